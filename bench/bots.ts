/** The effect of one caller's hundred large fights between house bots on other players. */
import { spreadOf } from '../src/cli/simulation-summary.js'
import type { FightCreated } from '../src/fights/use-cases.js'
import type { ChoiceAccepted } from '../src/fights/views.js'
import { httpClient } from './http-client.js'
import { measureChoices } from './load.js'
import { startServer } from './server.js'

export interface BotsFigures {
  /** Medians of a choice in milliseconds. */
  readonly quiet: number
  readonly attacked: number
  readonly slowestAttacked: number
  /** Medians of the time until a greedy bot has answered a player's choice, in milliseconds. */
  readonly answerQuiet: number
  readonly answerAttacked: number
}

export const ATTACKERS = 100
export const BOTS_A_FIGHT = 16
const FIGHTS_AT_ONCE = 4
const ANSWERS = 30

/** Hexes that no step connects. */
const APART = Array.from({ length: BOTS_A_FIGHT }, (_, index) => [index % 4 * 5, Math.floor(index / 4) * 5])
const ATTACK = {
  style: 'FREE',
  arena: { hexes: APART },
  options: { turnLimit: null },
  seats: APART.map(() => ({ fighter: { type: 'ORC' }, bot: 'random' }))
}

type Client = ReturnType<typeof httpClient>

/** The same players before the load and under it. */
export const measureBots = async (databaseUrl: string | null, seconds: number): Promise<BotsFigures> => {
  const server = await startServer(databaseUrl)
  const client = httpClient([server.origin], FIGHTS_AT_ONCE)
  const choices = () => measureChoices([server.origin], FIGHTS_AT_ONCE, seconds)
  try {
    await measureChoices([server.origin], FIGHTS_AT_ONCE, 2)
    const quiet = await choices()
    const answerQuiet = await measureAnswers(client)
    for (let fight = 0; fight < ATTACKERS; fight++) await client.call('POST', '/v1/fights', null, ATTACK)
    const attacked = await choices()
    const answerAttacked = await measureAnswers(client)
    return {
      quiet: quiet.medianMilliseconds,
      attacked: attacked.medianMilliseconds,
      slowestAttacked: attacked.slowestOfHundredMilliseconds,
      answerQuiet,
      answerAttacked
    }
  } finally {
    client.close()
    await server.stop()
  }
}

/** How long a player of duels with a greedy bot waits from a choice until the next question. */
const measureAnswers = async (client: Client): Promise<number> => {
  const waits: number[] = []
  while (waits.length < ANSWERS) {
    const { fight: { id }, seatTokens: [own] } = await client.call<FightCreated>('POST', '/v1/fights', null, { seats: [{ fighter: { type: 'EMPIRE' } }, { fighter: { type: 'ORC' }, bot: 'greedy' }] })
    let { decisions: next } = await client.call<{ readonly decisions: ChoiceAccepted['next'] }>('GET', `/v1/fights/${id}/decisions?wait=10`, own?.token ?? '')
    for (let [decision] = next; decision && waits.length < ANSWERS; [decision] = next) {
      const sent = performance.now()
      const reply = await client.call<ChoiceAccepted>('POST', `/v1/fights/${id}/choices?wait=25`, own?.token ?? '', { ...decision.fallback, decision: decision.id })
      next = reply.next
      waits.push(performance.now() - sent)
    }
  }
  return spreadOf(waits).median
}
