/** npm run bench [library] [server]: prints what the rules and the server can do on this machine. */
import { cpus } from 'node:os'
import { columns } from '../src/cli/simulation-table.js'
import { measureLibrary } from './library.js'

const SECONDS = 5
const wanted = process.argv.slice(2)
const isWanted = (part: string): boolean => wanted.length === 0 || wanted.includes(part)
const whole = (figure: number): string => Math.round(figure).toLocaleString('en')

const print = (title: string, rows: readonly (readonly string[])[]): void => {
  console.log(`\n${title}\n`)
  for (const line of columns(rows)) console.log(`  ${line}`)
}

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`)

if (isWanted('library')) {
  const { seconds, decisionsPerSecond, duelsPerSecond, turns, decisions, stateBytes } = measureLibrary(SECONDS)
  print(`Rules library: random bots that attack when they can, all pairs of classic types, one core, ${seconds.toFixed(1)} s`, [
    ['decisions a second', whole(decisionsPerSecond)],
    ['duels a second', whole(duelsPerSecond)],
    ['turns a duel', `median ${turns.median}, mean ${turns.mean.toFixed(1)}`],
    ['decisions a duel', `median ${decisions.median}, mean ${decisions.mean.toFixed(1)}`],
    ['state of a duel, JSON', `median ${whole(stateBytes.median)} bytes, largest ${whole(stateBytes.largest)} bytes`]
  ])
}
