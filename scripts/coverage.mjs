// Looks at the branches below src/referee and src/rulesets, from c8's JSON summary: below 95 % it says so and names
// the files, below 85 % the tests fail. Between the two lies what the counting itself is worth: V8 counts each process
// by itself, and their sum was seen to differ by two points between runs of the same tests.
// Files that no test loads count as uncovered. By itself: node scripts/coverage.mjs after npm test.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Report } from 'c8'

const wanted = 95
const needed = 85
const folders = ['src/referee', 'src/rulesets']
const directory = '.coverage'
const summaryFile = `${directory}/coverage-summary.json`
/** The bundles that test the rules and the bots. */
const isOfTheRules = bundle => /^\.tests\/test-(?:referee|rulesets|cases|bots)\b/.test(bundle)

/** What makes V8 count the branches that a bundle runs; nothing for bundles that do not test the rules. */
export const coverageEnvironment = bundle => isOfTheRules(bundle) ? { NODE_V8_COVERAGE: `${directory}/counts` } : {}

/** Writes the summary of what was counted. No folders are named: c8 loses branches of bundled files if it leaves others out. */
export async function reportCoverage () {
  if (!existsSync(`${directory}/counts`)) return
  const report = new Report({
    tempDirectory: `${directory}/counts`,
    reportsDirectory: directory,
    reporter: ['json-summary'],
    excludeNodeModules: true
  })
  await report.run()
}

/** Branches by source file, relative to the project; undefined if there is none. */
export function readSummary () {
  if (!existsSync(summaryFile)) return undefined
  const { total, ...files } = JSON.parse(readFileSync(summaryFile, 'utf8'))
  return new Map(Object.entries(files).map(([path, { branches }]) => [relative(process.cwd(), path), branches]))
}

function sourcesBelow (folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true }).map(name => `${folder}/${name}`).filter(name => /(?<!\.d)\.ts$/.test(name))
}

/** One line for each folder below a threshold, with its worst files; a file with only types has no report. */
export function coverageFaults (summary, mark = needed) {
  if (summary === undefined) return []
  return folders.flatMap(folder => {
    const entries = [...summary].filter(([name]) => name.startsWith(`${folder}/`))
    const total = entries.reduce((sum, [, { total }]) => sum + total, 0)
    const covered = entries.reduce((sum, [, { covered }]) => sum + covered, 0)
    if (total === 0 || covered * 100 >= mark * total) return []
    const worst = entries.filter(([, { total, covered }]) => covered < total)
      .sort(([, a], [, b]) => (b.total - b.covered) - (a.total - a.covered))
      .slice(0, 10).map(([name, branches]) => `  ${branches.covered}/${branches.total} ${name}`)
    return [`coverage: ${(covered * 100 / total).toFixed(1)} % of the branches below ${folder}, wanted ${wanted} %, needed ${needed} %`, ...worst]
  })
}

/** The remarks on coverage below the wanted threshold. */
export const coverageRemarks = summary => coverageFaults(summary, wanted)

function unseen (summary) {
  return folders.flatMap(sourcesBelow).filter(name => !summary.has(name))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const summary = readSummary()
  if (summary === undefined) {
    console.error(`${summaryFile} is not there: run npm test first`)
    process.exit(1)
  }
  for (const line of coverageRemarks(summary)) console.error(line)
  for (const name of unseen(summary)) console.error(`coverage: no test loads ${name} (or it has types only)`)
  process.exitCode = coverageFaults(summary).length > 0 ? 1 : 0
}
