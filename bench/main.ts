/**
 * npm run bench [library] [server] [nodes] [live] [stored] [records] [bots] [weight]: prints the performance of rules
 * and server on this machine.
 */
import { spawnSync } from 'node:child_process'
import { cpus } from 'node:os'
import { columns } from '../src/cli/simulation-table.js'
import { startServices } from '../scripts/services.mjs'
import { ATTACKERS, BOTS_A_FIGHT, measureBots } from './bots.js'
import { importBuilt, measureLibrary } from './library.js'
import { measureLive } from './live.js'
import { measureChoices } from './load.js'
import { measureNodes } from './nodes.js'
import { measureStatements } from './pgbench.js'
import { measureRecords, READERS } from './records.js'
import { startServer } from './server.js'
import { measureStored } from './stored.js'
import { measureStyles } from './styles.js'
import { measureWeight } from './weight.js'

const SECONDS = 5
const SECONDS_A_STYLE = 2
const wanted = process.argv.slice(2)
const isWanted = (part: string): boolean => wanted.length === 0 || wanted.includes(part)
const whole = (figure: number): string => Math.round(figure).toLocaleString('en')

const print = (title: string, rows: readonly (readonly string[])[]): void => {
  console.log(`\n${title}\n`)
  for (const line of columns(rows)) console.log(`  ${line}`)
}

// Measures the built program.
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

/** One fight at a time shows the latency of a choice, many show the throughput of the server. */
const AT_ONCE = [1, 8, 32]
const CLIENTS = 8

const measureServer = async (name: string, databaseUrl: string | null): Promise<void> => {
  const server = await startServer(databaseUrl)
  try {
    await measureChoices([server.origin], 8, 2)
    const rows: string[][] = []
    for (const fights of AT_ONCE) {
      const { choicesPerSecond, medianMilliseconds, slowestOfHundredMilliseconds, readsPerChoice } = await measureChoices([server.origin], fights, SECONDS)
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
      console.log('\nPostgres is not available: the server is not measured on it')
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

/** Runs a part that needs Postgres (and Redis, if available), or reports that it is not available. */
const onServices = async (part: string, work: (postgres: string, redis: string | null) => Promise<void>): Promise<void> => {
  if (!isWanted(part)) return
  const services = await startServices({ postgres: true, redis: part === 'nodes' })
  try {
    if (services.postgres === null) console.log(`\nPostgres is not available: ${part} is not measured`)
    else await work(services.postgres, services.redis)
  } finally {
    await services.stop()
  }
}

await onServices('nodes', async (postgres, redis) => {
  const figures = await measureNodes(postgres, redis, SECONDS)
  const perSecond = await measureStatements(postgres, 'prepared', CLIENTS, SECONDS)
  print(`Nodes on one Postgres and ${redis === null ? 'no Redis' : 'one Redis'}, clients and all servers on this machine: 32 fights at once, medians of three interleaved runs`, [
    ['nodes', 'choices a second', 'median'],
    ...figures.map(({ nodes, choicesPerSecond, medianMilliseconds }) => [String(nodes), whole(choicesPerSecond), `${medianMilliseconds.toFixed(1)} ms`]),
    ['pgbench, the same statements', perSecond === null ? 'not installed' : whole(perSecond), '']
  ])
})

await onServices('live', async postgres => {
  const { subscriptions, sockets, choicesPerSecond, eventsPerSecond, median, slowestOfHundred, lost, bytesPerSubscription } = await measureLive(postgres, SECONDS * 4)
  print(`${whole(subscriptions)} subscriptions on ${sockets} sockets of one node, 20 fights`, [
    ['choices a second', choicesPerSecond.toFixed(1)],
    ['events told a second', whole(eventsPerSecond)],
    ['from stored to told', `median ${median.toFixed(0)} ms, 99 of 100 within ${slowestOfHundred.toFixed(0)} ms`],
    ['events that somebody missed or had twice', String(lost)],
    ['memory a subscription, its share of the socket included', `${(bytesPerSubscription / 1024).toFixed(1)} KiB`]
  ])
})

const printRecords = async (name: string, databaseUrl: string | null): Promise<void> => {
  const { quiet, beside, slowestBeside, readsPerSecond, bytesPerRecord, refused } = await measureRecords(databaseUrl, SECONDS)
  print(`${READERS} readers of records at once beside 4 fights, on ${name}: medians of three interleaved runs`, [
    ['a choice, without readers', `${quiet.toFixed(1)} ms`],
    ['a choice, beside them', `${beside.toFixed(1)} ms, 99 of 100 within ${slowestBeside.toFixed(1)} ms`],
    ['beside them to without', `${(beside / quiet).toFixed(2)} times`],
    ['records a second', `${whole(readsPerSecond)} of ${whole(bytesPerRecord)} bytes`],
    ['other answers, by status', JSON.stringify(refused)]
  ])
}

const printBots = async (name: string, databaseUrl: string | null): Promise<void> => {
  const { quiet, attacked, slowestAttacked, answerQuiet, answerAttacked } = await measureBots(databaseUrl, SECONDS)
  print(`${ATTACKERS} fights of ${BOTS_A_FIGHT} random bots that never meet beside 4 fights of players, on ${name}`, [
    ['a choice, without them', `median ${quiet.toFixed(1)} ms`],
    ['a choice, beside them', `median ${attacked.toFixed(1)} ms, 99 of 100 within ${slowestAttacked.toFixed(1)} ms`],
    ['beside them to without', `${(attacked / quiet).toFixed(2)} times`],
    ['from a choice to the answer of a greedy bot', `median ${answerQuiet.toFixed(1)} ms without, ${answerAttacked.toFixed(1)} ms beside: ${(answerAttacked / answerQuiet).toFixed(2)} times`]
  ])
}

if (isWanted('bots')) await printBots('PGlite', null)
await onServices('bots', postgres => printBots('Postgres', postgres))

if (isWanted('weight')) {
  const [full, lean] = [await measureWeight('FULL'), await measureWeight('LEAN')]
  const bytes = (figure: number): string => `${(figure / 1000).toFixed(1)} kB`
  print('What a bot reads in a turn of a duel, uncompressed', [
    ['', 'view=FULL', 'view=LEAN'],
    ['a turn, median', bytes(full.turn.median), bytes(lean.turn.median)],
    ['a turn, largest', bytes(full.turn.largest), bytes(lean.turn.largest)],
    ['a turn in brotli, median', bytes(full.turn.compressed), bytes(lean.turn.compressed)],
    ...lean.asks.map(({ kind, largest }) => [`${kind}, largest`, bytes(full.asks.find(ask => ask.kind === kind)?.largest ?? 0), bytes(largest)])
  ])
}

if (isWanted('records')) await printRecords('PGlite', null)
await onServices('records', postgres => printRecords('Postgres', postgres))

await onServices('stored', async postgres => {
  const figures = await measureStored(postgres, SECONDS, what => console.log(what))
  const [few, many] = figures
  print('Stored fights, 20 steps each, half of them running: 8 fights at once, medians of five interleaved runs', [
    ['stored', 'choices a second', 'bytes a fight'],
    ...figures.map(({ stored, choicesPerSecond, bytesPerFight }) => [whole(stored), whole(choicesPerSecond), whole(bytesPerFight)]),
    ['many to few', few && many ? `${(many.choicesPerSecond / few.choicesPerSecond * 100).toFixed(0)} %` : '', '']
  ])
})
