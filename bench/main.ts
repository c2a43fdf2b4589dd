/** npm run bench [library] [server]: prints what the rules and the server can do on this machine. */
import { spawnSync } from 'node:child_process'
import { cpus } from 'node:os'
import { columns } from '../src/cli/simulation-table.js'
import { startServices } from '../scripts/services.mjs'
import { importBuilt, measureLibrary } from './library.js'
import { measureChoices } from './load.js'
import { measureStatements } from './pgbench.js'
import { startServer } from './server.js'
import { measureStyles } from './styles.js'

const SECONDS = 5
const SECONDS_A_STYLE = 2
const wanted = process.argv.slice(2)
const isWanted = (part: string): boolean => wanted.length === 0 || wanted.includes(part)
const whole = (figure: number): string => Math.round(figure).toLocaleString('en')

const print = (title: string, rows: readonly (readonly string[])[]): void => {
  console.log(`\n${title}\n`)
  for (const line of columns(rows)) console.log(`  ${line}`)
}

// What is measured is what is shipped.
const { status } = spawnSync(process.execPath, ['scripts/build.mjs', '--if-stale'], { stdio: 'inherit' })
if (status !== 0) process.exit(1)

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`)

if (isWanted('library')) {
  const built = await importBuilt()
  const { seconds, decisionsPerSecond, decisionsPerProcessorSecond, duelsPerSecond, turns, decisions, stateBytes } = measureLibrary(built, SECONDS)
  print(`Rules library: random bots that attack when they can, all pairs of classic types, one core, ${seconds.toFixed(1)} s`, [
    ['decisions a second', whole(decisionsPerSecond)],
    ['… of processor time', whole(decisionsPerProcessorSecond)],
    ['duels a second', whole(duelsPerSecond)],
    ['turns a duel', `median ${turns.median}, mean ${turns.mean.toFixed(1)}`],
    ['decisions a duel', `median ${decisions.median}, mean ${decisions.mean.toFixed(1)}`],
    ['state of a duel, JSON', `median ${whole(stateBytes.median)} bytes, largest ${whole(stateBytes.largest)} bytes`]
  ])
  const styles = measureStyles(built, SECONDS_A_STYLE)
  print(`Random fights in every style, one core, ${SECONDS_A_STYLE} s each`, [
    ['style', 'fighters', 'fights a second', 'decisions a second'],
    ...styles.map(({ style, seats, fightsPerSecond, decisionsPerSecond }) => [style, seats, fightsPerSecond < 100 ? fightsPerSecond.toFixed(1) : whole(fightsPerSecond), whole(decisionsPerSecond)])
  ])
}

/** One fight at a time shows what a choice takes, many what the server bears. */
const AT_ONCE = [1, 8, 32]
const CLIENTS = 8

const measureServer = async (name: string, databaseUrl: string | null): Promise<void> => {
  const server = await startServer(databaseUrl)
  try {
    await measureChoices(server.origin, 8, 2)
    const rows: string[][] = []
    for (const fights of AT_ONCE) {
      const { choicesPerSecond, medianMilliseconds, slowestOfHundredMilliseconds, readsPerChoice } = await measureChoices(server.origin, fights, SECONDS)
      rows.push([String(fights), whole(choicesPerSecond), `${medianMilliseconds.toFixed(1)} ms`, `${slowestOfHundredMilliseconds.toFixed(1)} ms`, readsPerChoice.toFixed(2)])
    }
    print(`Server on ${name}: choices accepted over HTTP, client, server and database on this machine`, [['fights at once', 'choices a second', 'median', '99 of 100 within', 'reads a choice'], ...rows])
  } finally {
    await server.stop()
  }
}

if (isWanted('server')) {
  await measureServer('PGlite', null)
  const services = await startServices({ postgres: true, redis: false })
  try {
    if (services.postgres === null) {
      console.log('\nThere is no Postgres here: the server is not measured on it')
    } else {
      await measureServer('Postgres (a throw-away cluster without fsync)', services.postgres)
      const rows: string[][] = []
      for (const protocol of ['extended', 'prepared'] as const) {
        const perSecond = await measureStatements(services.postgres, protocol, CLIENTS, SECONDS)
        rows.push([`${protocol} statements`, perSecond === null ? 'pgbench is not installed' : whole(perSecond)])
      }
      print(`pgbench: the same three statements a choice on the same Postgres, ${CLIENTS} clients and nothing before them`, [['', 'choices a second'], ...rows])
    }
  } finally {
    await services.stop()
  }
}
