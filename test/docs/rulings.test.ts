/** Holds that docs/rulings.md, the code and the tests name the same rulings. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'

const root = join(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const filesBelow = (folder: string, ending: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith(ending)).map(file => `${folder}/${file}`).sort()

const THIS = 'test/docs/rulings.test.ts'
const RULES = 'src/rulesets/pit-fighter/'
/** The rulings that the design of the game began with; later ones are our own. */
const GIVEN = Array.from({ length: 79 }, (_, index) => `R${index + 1}`)
/** No code follows these before there are campaigns. Of R36 the set-up follows its part already (R41). */
const WAITING = ['R37']

const named = (text: string): readonly string[] => [...new Set(text.match(/\bR[1-9]\d{0,2}\b/g))]

/** What a test says, without its comments: a ruling is tested where a title or a message names it. */
const withoutComments = (code: string): string => code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')

interface RuleCase { readonly rulings: readonly string[] }
const rulingsOfCase = (path: string): readonly string[] => {
  const { rulings }: RuleCase = JSON.parse(read(path))
  return rulings
}

const citedIn: ReadonlyMap<string, readonly string[]> = new Map([
  ...filesBelow('src', '.ts').map(path => [path, named(read(path))] as const),
  ...filesBelow('test', '.ts').filter(path => path !== THIS).map(path => [path, named(withoutComments(read(path)))] as const),
  ...filesBelow('test/cases', '.json').map(path => [path, rulingsOfCase(path)] as const)
])
const citing = (ruling: string, isWanted: (path: string) => boolean): readonly string[] =>
  [...citedIn].filter(([path, rulings]) => isWanted(path) && rulings.includes(ruling)).map(([path]) => path)
const isRules = (path: string): boolean => /^src\/(rulesets|referee)\//.test(path)
const isTest = (path: string): boolean => /\.test\.ts$|^test\/cases\/.*\.json$/.test(path)

/** The entries of the page: `### R12 · title`, then one line each of question, choice, reason, alternative, code and tests. */
const page = read('docs/rulings.md')
const entries = new Map(page.split(/^### /m).slice(1).map(entry => [/^R\d+(?= · )/.exec(entry)?.[0] ?? entry.slice(0, 40), entry]))
const LINES = ['- **Question** (', '- **Chosen:** ', '- **Why:** ', '- **Instead, possible:** ', '- **Code:** ', '- **Tests:** ']

const filesNamed = (entry: string, line: 'Code' | 'Tests'): readonly string[] =>
  [...(new RegExp(`^- \\*\\*${line}:\\*\\* (.*)$`, 'm').exec(entry)?.[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, path = '']) => pathOf(path, line))
const pathOf = (path: string, line: 'Code' | 'Tests'): string => {
  if (line === 'Code') return path.startsWith('src/') ? path : `${RULES}${path}`
  return path.startsWith('cases/') ? `test/${path}.json` : `test/${path}`
}

t.test('every ruling has one entry, in one form', async t => {
  t.strictSame(GIVEN.filter(ruling => !entries.has(ruling)), [])
  const numbers = [...page.matchAll(/^### R(\d+) · /gm)].map(([, number]) => Number(number)).sort((a, b) => a - b)
  t.strictSame(numbers, numbers.map((_, index) => index + 1), 'no number is missing or used twice')
  for (const [ruling, entry] of entries) t.strictSame(LINES.filter(line => entry.split('\n').filter(text => text.startsWith(line)).length !== 1), [], `${ruling} has each line once`)
})

t.test('every ruling that code and tests name has an entry', async t => {
  const strangers = [...citedIn].flatMap(([path, rulings]) => rulings.filter(ruling => !entries.has(ruling)).map(ruling => `${ruling} in ${path}`))
  t.strictSame(strangers, [])
})

t.test('every ruling is followed by code', async t => {
  t.strictSame([...entries.keys()].filter(ruling => !WAITING.includes(ruling) && citing(ruling, isRules).length === 0), [])
})

t.test('every ruling is held by a test', async t => {
  t.strictSame([...entries.keys()].filter(ruling => !WAITING.includes(ruling) && citing(ruling, isTest).length === 0), [], 'these lack one')
})

t.test('the files that an entry names are there and name the ruling', async t => {
  for (const line of ['Code', 'Tests'] as const) {
    const faults = [...entries].flatMap(([ruling, entry]) => filesNamed(entry, line).flatMap(path =>
      existsSync(join(root, path)) ? citedIn.get(path)?.includes(ruling) ? [] : [`${path} does not name ${ruling}`] : [`${path}, named by ${ruling}, is not there`]))
    t.strictSame(faults, [], line)
  }
  t.strictSame([...entries].filter(([ruling, entry]) => filesNamed(entry, 'Code').length === 0 && !WAITING.includes(ruling)).map(([ruling]) => ruling), [], 'entries without code')
})
