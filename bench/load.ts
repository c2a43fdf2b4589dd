/** Fights of two random bots over REST from one process: every choice is one request at a time for each fight. */
import { performance } from 'node:perf_hooks'
import { chanceFrom, type Chance } from '../src/bots/chance.js'
import { random } from '../src/bots/random.js'
import { spreadOf } from '../src/cli/simulation-summary.js'
import type { FightCreated } from '../src/fights/use-cases.js'
import type { ChoiceAccepted, DecisionView } from '../src/fights/views.js'
import { httpClient } from './http-client.js'
import { optionsOf } from './options-of.js'

export interface LoadFigures {
  readonly fightsAtOnce: number
  readonly choicesPerSecond: number
  readonly medianMilliseconds: number
  readonly slowestOfHundredMilliseconds: number
  /** Reads of decisions between the choices; their time is included above. */
  readonly readsPerChoice: number
}

export interface Tally { readonly latencies: number[], reads: number }
type Client = ReturnType<typeof httpClient>

/** Plays `fightsAtOnce` fights for about `seconds`; a fight that ends is followed by another. */
export const measureChoices = async (origins: readonly string[], fightsAtOnce: number, seconds: number): Promise<LoadFigures> => {
  const client = httpClient(origins, fightsAtOnce)
  const tally: Tally = { latencies: [], reads: 0 }
  const until = { end: performance.now() + seconds * 1000 }
  const started = performance.now()
  await Promise.all(Array.from({ length: fightsAtOnce }, (_, index) => playUntil(client, () => performance.now() >= until.end, chanceFrom(index), tally)))
  const elapsed = (performance.now() - started) / 1000
  client.close()
  const sorted = tally.latencies.toSorted((a, b) => a - b)
  return {
    fightsAtOnce,
    choicesPerSecond: sorted.length / elapsed,
    medianMilliseconds: spreadOf(sorted).median,
    slowestOfHundredMilliseconds: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
    readsPerChoice: tally.reads / sorted.length
  }
}

/** Plays fight after fight; every choice adds its latency in milliseconds to the tally. */
export const playUntil = async (client: Client, isOver: () => boolean, chance: Chance, tally: Tally): Promise<void> => {
  while (!isOver()) {
    const { fight: { id }, seatTokens } = await client.call<FightCreated>('POST', '/v1/fights', null, { seats: [{ fighter: { type: 'ORC' } }, { fighter: { type: 'EMPIRE' } }] })
    await playFight(client, id, new Map(seatTokens.map(({ seat, token }) => [seat, token])), isOver, chance, tally)
  }
}

const playFight = async (client: Client, id: string, tokens: ReadonlyMap<number, string>, isOver: () => boolean, chance: Chance, tally: Tally): Promise<void> => {
  const tokenOf = (seat: number | null): string => tokens.get(seat ?? 0) ?? ''
  let open = await readDecisions(client, id, [...tokens.values()], tally)
  while (!isOver()) {
    const [decision] = open
    if (!decision) return
    const { kind, seat, sealed, fallback } = decision
    const asked = { id: 0, kind, seat, sealed, answered: false, options: optionsOf(decision), fallback, detail: {} }
    const answer = random({ decision: asked, view: {} }, chance)
    const sent = performance.now()
    const { fight, next } = await client.call<ChoiceAccepted>('POST', `/v1/fights/${id}/choices`, tokenOf(decision.seat), { ...answer, decision: decision.id })
    tally.latencies.push(performance.now() - sent)
    const others = fight.pending.filter(({ seat, answered }) => seat !== decision.seat && !answered).map(({ seat }) => tokenOf(seat))
    open = next.filter(({ answered }) => !answered)
    if (open.length === 0) open = await readDecisions(client, id, others, tally)
  }
}

const readDecisions = async (client: Client, id: string, tokens: readonly string[], tally: Tally): Promise<readonly DecisionView[]> => {
  for (const token of tokens) {
    tally.reads++
    const { decisions } = await client.call<{ readonly decisions: readonly DecisionView[] }>('GET', `/v1/fights/${id}/decisions`, token)
    const unanswered = decisions.filter(({ answered }) => !answered)
    if (unanswered.length > 0) return unanswered
  }
  return []
}
