// Compiles the tests and runs them by tap with one throw-away Postgres and Redis for all of them.
// A whole run then looks at the branch coverage of the rules. The last line is "N passed, N failed": asserts, as tap counts them.
// Arguments: test files (none: all of them), and options of tap such as --bail.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import { bundleTests, testFiles } from './bundle-tests.mjs'
import { coverageFaults, coverageRemarks, readSummary } from './coverage.mjs'
import { quietly } from './quiet.mjs'
import { startServices } from './services.mjs'

const args = process.argv.slice(2)
const named = args.filter(arg => !arg.startsWith('-')).map(file => relative('.', file))
const options = args.filter(arg => arg.startsWith('-'))
const isWholeRun = named.length === 0
const all = testFiles()
const unknown = named.filter(file => !all.includes(file))
if (unknown.length > 0) {
  console.error(`No such test file: ${unknown.join(', ')}`)
  console.log('0 passed, 0 failed')
  process.exit(1)
}
const { DATABASE_URL: givenPostgres, REDIS_URL: givenRedis, ...environment } = process.env

let interruption
let tap
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    interruption ??= signal
    tap?.kill(signal)
  })
}

function run (bundles, env) {
  const hasReporter = options.some(arg => /^(-R|--reporter)/.test(arg))
  const show = hasReporter ? console.log : quietly(console.log)
  return new Promise((resolve, reject) => {
    const defaults = [...hasReporter ? [] : ['--reporter=tap'], ...isWholeRun ? [] : ['--disable-coverage']]
    tap = spawn(process.execPath, ['node_modules/tap/dist/esm/run.mjs', ...defaults, ...options, ...bundles], { stdio: ['inherit', 'pipe', 'inherit'], env })
    let counts = ''
    const lines = createInterface({ input: tap.stdout })
    lines.on('line', line => {
      if (line.startsWith('# { total:')) counts = line
      else show(line)
    })
    tap.once('error', reject)
    tap.once('close', code => resolve({ code, counts }))
  })
}

rmSync('.tap/report', { recursive: true, force: true })
const templates = mkdtempSync(join(tmpdir(), 'lanista-test-templates-'))
const [bundles, services] = await Promise.all([
  bundleTests(isWholeRun ? all : named),
  startServices({ postgres: !givenPostgres, redis: !givenRedis })
])
let result = { code: 1, counts: '' }
try {
  if (interruption === undefined) {
    result = await run(bundles, {
      ...environment,
      TEST_TEMPLATES: templates,
      TEST_POSTGRES_IS_OWN: givenPostgres ? '' : '1',
      TEST_POSTGRES_URL: givenPostgres || services.postgres || '',
      TEST_REDIS_URL: givenRedis || services.redis || ''
    })
  }
} finally {
  await services.stop()
  rmSync(templates, { recursive: true, force: true })
}

const count = name => Number(new RegExp(`\\b${name}: (\\d+)`).exec(result.counts)?.[1] ?? 0)
const passed = count('pass')
const failed = count('fail')
const skipped = count('skip') + count('todo')

const summary = isWholeRun && interruption === undefined ? readSummary() : undefined
const faults = coverageFaults(summary)
for (const remark of coverageRemarks(summary)) console.error(remark)

if (passed + failed === 0) console.error('no test was run')
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)

if (interruption !== undefined) process.exitCode = 128 + constants.signals[interruption]
else process.exitCode = result.code !== 0 || failed > 0 || passed === 0 || faults.length > 0 ? 1 : 0
