/**
 * Two clients that know only the public API fight a duel to its end: Grom over REST, Karl over GraphQL, each with a
 * token
 * of its own. A spectator without a token prints the events.
 *
 *     npm run example:two-clients -- http://localhost:4000 [--record FILE]
 */
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Decision, Fight, Player } from './two-clients/api.js'
import { graphql, graphqlPlayer } from './two-clients/graphql-player.js'
import { rest, restPlayer } from './two-clients/rest-player.js'
import { choose } from './two-clients/strategy.js'

interface Created {
  readonly fight: Fight,
  readonly seatTokens: readonly {
    readonly seat: number,
    readonly token: string
  }[]
}
interface Joined { readonly seat: number, readonly token: string }
interface Events {
  readonly events: readonly {
    readonly type: string,
    readonly text: string
  }[],
  readonly lastSeq: number,
  readonly more: boolean
}

/** Events about decisions, which the spectator does not print. */
const QUESTIONS: readonly string[] = ['DecisionAsked', 'ChoiceSealed', 'DecisionWithdrawn']

const JOIN = `mutation Join($input: JoinFightInput!) {
  joinFight(input: $input) { seat token }
}`

/** Answers the decisions of a player until the fight is over. */
const play = async (player: Player): Promise<void> => {
  let asked: readonly Decision[] = []
  for (;;) {
    const [decision] = asked
    if (!decision) {
      asked = await player.decisions()
      if (asked.length === 0 && (await player.fight()).status !== 'RUNNING') return
      continue
    }
    asked = await player.answer(decision, choose(decision, await player.fight())) ?? []
  }
}

/** Prints the public events as they happen, until the fight is over. */
const tell = async (server: string, fightId: string, say: (line: string) => void): Promise<Fight> => {
  for (let after = 0; ;) {
    const { events, lastSeq, more } = await rest<Events>(
      server,
      'GET',
      `/v1/fights/${fightId}/events?after=${after}&wait=20`
    )
    for (const { type, text } of events) if (!QUESTIONS.includes(type)) say(text)
    after = lastSeq
    if (events.length > 0 || more) continue
    const fight = await rest<Fight>(server, 'GET', `/v1/fights/${fightId}`)
    if (fight.status !== 'RUNNING') return fight
  }
}

/** Lets two clients fight on the server. Returns the finished fight. */
export const fightDuel = async (server: string, say: (line: string) => void): Promise<Fight> => {
  const { fight, seatTokens } = await rest<Created>(server, 'POST', '/v1/fights', {
    body: { seats: [{ name: 'Grom', fighter: { type: 'ORC' } }, {}] }
  })
  const [grom] = seatTokens
  if (!grom) throw new Error('The server gave no token for seat 1')
  const { joinFight: karl } = await graphql<{ readonly joinFight: Joined }>(server, JOIN, {
    input: { fightId: fight.id, name: 'Karl', fighter: { type: 'EMPIRE' } }
  })
  const [finished] = await Promise.all([
    tell(server, fight.id, say),
    play(restPlayer(server, fight.id, grom.seat, grom.token)),
    play(graphqlPlayer(server, fight.id, karl.seat, karl.token))
  ])
  return finished
}

/** One line about how a fight ended. */
export const ending = ({ result, seats }: Fight): string => {
  if (result === null) return 'The fight did not end.'
  const names = result.winners.map(seat => seats.find(({ number }) => number === seat)?.name ?? `Seat ${seat}`)
  return names.length === 0 ? `A draw (${result.reason}).` : `Winner: ${names.join(', ')} (${result.reason}).`
}

const main = async (): Promise<void> => {
  const { values: { record }, positionals: [server = 'http://localhost:4000'] } = parseArgs({
    allowPositionals: true,
    options: { record: { type: 'string' } }
  })
  const fight = await fightDuel(server, console.log)
  if (record !== undefined) {
    await writeFile(
      record,
    `${JSON.stringify(await rest<object>(server, 'GET', `/v1/fights/${fight.id}/record`), null, 2)}\n`
    )
  }
  console.log(ending(fight))
  process.exitCode = fight.status === 'FINISHED' ? 0 : 1
}

if (process.argv[1]?.endsWith('two-clients.ts') === true) {
  await main().catch((error: unknown) => {
    const { message, cause } = error instanceof Error ? error : new Error(String(error))
    console.error(cause instanceof Error ? `${message}: ${cause.message}` : message)
    process.exitCode = 1
  })
}
