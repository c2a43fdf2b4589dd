/** npm run crash -- [--seconds 180] [--seed 1] [--nodes 2] [--fights 6] [--no-redis] [--sources] [--log]: the service under all that may befall it. */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { crash } from './run.js'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '180' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    nodes: { type: 'string', default: '2' },
    fights: { type: 'string', default: '6' },
    sources: { type: 'boolean', default: false },
    'no-redis': { type: 'boolean', default: false },
    log: { type: 'boolean', default: false }
  }
})
// What is tried is what is shipped.
if (!values.sources && spawnSync(process.execPath, ['scripts/build.mjs', '--if-stale'], { stdio: 'inherit' }).status !== 0) process.exit(1)
console.log(`Seed ${values.seed}, ${values.nodes} nodes on Postgres ${values['no-redis'] ? 'alone' : 'and Redis'}, ${values.seconds} s`)
const figures = await crash({
  seconds: Number(values.seconds),
  least: { faults: 0, choices: 0 },
  seed: Number(values.seed),
  withRedis: !values['no-redis'],
  nodes: Number(values.nodes),
  program: values.sources ? 'sources' : 'built',
  fightsAtOnce: Number(values.fights),
  say: line => { console.log(`  ${line}`) }
})
if (figures === null) throw new Error('Postgres and Redis could not be had')
const { faults, losses, output, ...counts } = figures
if (values.log) console.log(output)
console.log('\nFaults')
for (const [name, count] of Object.entries(faults)) console.log(`  ${String(count).padStart(6)}  ${name}`)
console.log('\nFigures')
for (const [name, count] of Object.entries(counts)) console.log(`  ${String(count).padStart(6)}  ${name}`)
console.log(`  ${String(losses.length).padStart(6)}  losses`)
for (const loss of losses.slice(0, 50)) console.log(`\n${loss}`)
process.exitCode = losses.length === 0 ? 0 : 1
