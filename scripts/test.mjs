// Compiles the tests and runs them with one throw-away Postgres and Redis for all of them.
// A whole run then looks at the branch coverage of the rules. The last line is "N passed, N failed": asserts, as tap counts them.
// Arguments: test files (none: all of them).
import { constants } from 'node:os'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { bundleTests, testFiles } from './bundle-tests.mjs'
import { coverageEnvironment, coverageFaults, coverageRemarks, readSummary, reportCoverage } from './coverage.mjs'
import { runBundles } from './run-bundles.mjs'
import { startServices } from './services.mjs'

const named = process.argv.slice(2).map(file => relative('.', file))
const isWholeRun = named.length === 0
const all = testFiles()
const unknown = named.filter(file => !all.includes(file))
if (unknown.length > 0) {
  console.error(`No such test file: ${unknown.join(', ')}`)
  console.log('0 passed, 0 failed')
  process.exit(1)
}
const { DATABASE_URL: givenPostgres, REDIS_URL: givenRedis, ...environment } = process.env

const JOBS = 2

let interruption
let run
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    interruption ??= signal
    run?.stop(signal)
  })
}

const templates = mkdtempSync(join(tmpdir(), 'lanista-test-templates-'))
const [bundles, services] = await Promise.all([
  bundleTests(isWholeRun ? all : named),
  startServices({ postgres: !givenPostgres, redis: !givenRedis })
])
let counts = { pass: 0, fail: 0, skip: 0, todo: 0 }
try {
  if (interruption === undefined) {
    const common = {
      ...environment,
      TAP_TIMEOUT: String(30 * 60),
      TEST_TEMPLATES: templates,
      TEST_POSTGRES_IS_OWN: givenPostgres ? '' : '1',
      TEST_POSTGRES_URL: givenPostgres || services.postgres || '',
      TEST_REDIS_URL: givenRedis || services.redis || ''
    }
    run = runBundles(bundles, {
      jobs: JOBS,
      environmentOf: bundle => ({ ...common, ...isWholeRun && coverageEnvironment(bundle) }),
      print: console.log
    })
    counts = await run.counts
  }
} finally {
  await services.stop()
  rmSync(templates, { recursive: true, force: true })
}

const { pass: passed, fail: failed } = counts
const skipped = counts.skip + counts.todo

if (isWholeRun && interruption === undefined) await reportCoverage()
const summary = isWholeRun && interruption === undefined ? readSummary() : undefined
const faults = coverageFaults(summary)
for (const remark of coverageRemarks(summary)) console.error(remark)

if (passed + failed === 0) console.error('no test was run')
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)

if (interruption !== undefined) process.exitCode = 128 + constants.signals[interruption]
else process.exitCode = failed > 0 || passed === 0 || faults.length > 0 ? 1 : 0
