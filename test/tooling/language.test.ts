/** Holds that phrases which the language pass removed do not return. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import t, { type Test } from 'tap'

const root = join(import.meta.dirname, '../..')

type Phrases = readonly (readonly [RegExp, string])[]

/** What must not be written anywhere, and what to write in its place. */
const PHRASES: Phrases = [
  [/so-manieth/i, 'the number'],
  [/\b(he|his|him|himself)\b/i, '"they", or the noun'],
  [/\bthat there is not\b/i, '"unknown"'],
  [/\bwho(ever)? bears\b/i, '"the holder of", or "has"'],
  [/\bin whatever\b/i, '"in any"'],
  [/\bnobody waits for ever\b/i, 'what happens']
]

/** Further phrases that the documents are free of. Sources are not yet. */
const PHRASES_OF_DOCUMENTS: Phrases = [
  [/\bis none\b/i, '"is invalid", "is not a …"'],
  [/\bone who\b/i, 'the noun'],
  [/\bbears (a|any|the|no|none|its)\b/i, '"has"'],
  [/\bgood for\b/i, '"valid for", "may be used for"'],
  [/\bfor good\b/i, '"permanently"'],
  [/\bso many\b/i, 'the number'],
  [/\bwhether nothing\b/i, '"if nothing"']
]

function filesBelow (folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.(ts|md|json)$/.test(file)).map(file => `${folder}/${file}`).sort()
}

const documents = ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'bench/README.md', ...filesBelow('docs')]
const sources = ['schema.graphql', ...filesBelow('src')]

/** The lines of a file that match, each with its place and the words to use. */
const findings = (path: string, pattern: RegExp, instead: string): readonly string[] =>
  readFileSync(join(root, path), 'utf8').split('\n').flatMap((line, index) =>
    pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()} (write ${instead})`] : [])

const check = (t: Test, paths: readonly string[], phrases: Phrases): void => {
  for (const [pattern, instead] of phrases) {
    t.strictSame(paths.flatMap(path => findings(path, pattern, instead)), [], String(pattern))
  }
}

t.test('documents are free of the removed phrases', async t => {
  check(t, documents, [...PHRASES, ...PHRASES_OF_DOCUMENTS])
})

t.test('sources and the schema are free of the removed phrases', async t => {
  check(t, sources, PHRASES)
})
