/** npm run fuzz -- [--requests 100000] [--seed 1]: random requests to every field and route, and what came of them. */
import { parseArgs } from 'node:util'
import { SingleBar } from 'cli-progress'
import { fuzz } from './run.js'

const { values } = parseArgs({ options: { requests: { type: 'string', default: '100000' }, seed: { type: 'string', default: String(Date.now() % 100_000) } } })
console.log(`Seed ${values.seed}, ${values.requests} requests`)
const bar = process.stdout.isTTY ? new SingleBar({ format: '{bar} {value} of {total} requests, {eta_formatted} left', clearOnComplete: true, hideCursor: true }) : null
bar?.start(Number(values.requests), 0)
const { counts, outcomes, failures, untouched, before, after, intact } = await fuzz({ requests: Number(values.requests), seed: Number(values.seed), progress: done => { bar?.update(done) } })
bar?.stop()

const table = (title: string, figures: Readonly<Record<string, number>>): void => {
  console.log(`\n${title}`)
  for (const [name, count] of Object.entries(figures).toSorted(([, a], [, b]) => b - a)) console.log(`  ${String(count).padStart(8)}  ${name}`)
}
const { faults, ...checked } = intact
table('Requests', counts)
table('What came of them', outcomes)
table('Listeners and what was open, at the end', after)
table('Looked at afterwards', checked)
console.log(`\nNot asked for: ${untouched.length === 0 ? 'nothing' : untouched.join(', ')}`)
const grown = Object.entries(after).filter(([name, count]) => count > (before[name] ?? 0)).map(([name, count]) => `${name} grew from ${before[name] ?? 0} to ${count}`)
for (const { number, why, request, before } of failures) console.log(`\nRequest ${number}: ${why}\n${JSON.stringify(request)}\nbefore it: ${JSON.stringify(before)}`)
for (const fault of [...faults, ...grown]) console.log(`\n${fault}`)
const failed = failures.length + faults.length + grown.length
console.log(`\n${failed} failures`)
process.exitCode = failed === 0 ? 0 : 1
