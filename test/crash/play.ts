/** Fights as clients play them, each request to any node, while nodes come and go. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Chance } from '../../src/bots/chance.js'
import { random } from '../../src/bots/random.js'
import type { FightCreated } from '../../src/fights/use-cases.js'
import type { DecisionView, EventPage, EventView, FightView } from '../../src/fights/views.js'
import type { Answered, Client } from './client.js'
import type { Ledger } from './ledger.js'

interface Fighting { readonly id: string, readonly ledger: Ledger, readonly client: Client, readonly chance: Chance, readonly late: Promise<void>[] }

const TYPES = ['ORC', 'EMPIRE', 'CHAOS', 'UNDEAD']
const LATEST_MILLISECONDS = 4000
/** A choice that comes when its question has gone: the only refusals that a client without faults is given. */
const TOO_LATE = ['DECISION_SUPERSEDED', 'FIGHT_FINISHED']

export interface Party {
  readonly seats: number
  /** A house bot has the last seat. */
  readonly withBot: boolean
}

/** Plays one fight to its end. */
export const playFight = async (client: Client, ledger: Ledger, chance: Chance, { seats: count, withBot }: Party): Promise<void> => {
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  const seats = numbers.map(seat => ({ fighter: { type: TYPES[chance(TYPES.length)] ?? 'ORC' }, ...withBot && seat === count && { bot: 'random' } }))
  const key = randomUUID()
  const create = async (): Promise<FightCreated> => (await client.call('POST', '/v1/fights', null, { seats, options: { turnLimit: 8 } }, key)).body
  const [{ fight: { id }, seatTokens }, again] = await Promise.all([create(), create()])
  if (again.fight.id !== id || JSON.stringify(again.seatTokens) !== JSON.stringify(seatTokens)) ledger.faults.push(`${id}: the same request created ${again?.fight.id}`)
  const tokens = numbers.map(number => seatTokens.find(({ seat }) => seat === number)?.token ?? null)
  ledger.fights.set(id, tokens)
  const fighting = { id, ledger, client, chance, late: [] }
  await Promise.all([
    watch(fighting, null),
    watchLive(fighting, tokens[0] ?? null, 'streamed'),
    watchLive(fighting, tokens[0] ?? null, 'subscribed'),
    watchLive(fighting, null, 'subscribed'),
    ...tokens.map((token, index) => token === null ? null : playSeat(fighting, index + 1, token)),
    ...tokens.map(token => token === null || chance(2) === 0 ? null : watch(fighting, token))
  ])
  await Promise.all(fighting.late)
}

const readFight = async ({ id, ledger, client }: Fighting, token: string | null): Promise<FightView> => {
  const least = ledger.versionOf(id)
  const { body } = await client.call('GET', `/v1/fights/${id}`, token)
  ledger.counts.reads++
  if (!(body.version >= least)) ledger.faults.push(`${id}: version ${body.version ?? JSON.stringify(body)} was read after ${least}`)
  ledger.seen(id, body.version)
  return body
}

/** Reads all events as they come, and now and then all of them again. */
const watch = async (fighting: Fighting, token: string | null): Promise<void> => {
  const { id, ledger, client, chance } = fighting
  for (let after = 0; ;) {
    const from = chance(12) === 0 ? 0 : after
    const { body } = await client.call('GET', `/v1/fights/${id}/events?after=${from}&wait=2`, token)
    const page: EventPage = body
    ledger.counts.reads++
    ledger.readEvents(id, token, from, page.events)
    after = Math.max(after, page.lastSeq)
    ledger.seen(id, after)
    if (page.events.length === 0 && !page.more && (await readFight(fighting, token)).status !== 'RUNNING') return
  }
}

/** The same as they happen, by a stream or a socket of its own; whenever that is cut it goes on at another node. */
const watchLive = async (fighting: Fighting, token: string | null, by: 'streamed' | 'subscribed'): Promise<void> => {
  const { id, ledger, client } = fighting
  for (let after = 0; ;) {
    const tell = (event: EventView): void => {
      ledger.counts[by]++
      ledger.readEvents(id, token, after, [event])
      after = event.seq
    }
    const isOver = await (by === 'streamed' ? client.stream(`/v1/fights/${id}/events`, token, after, tell) : client.subscribe(id, token, after, tell))
    ledger.seen(id, after)
    if (!isOver) await sleep(100)
    else if ((await readFight(fighting, token)).version === after) return
    else ledger.faults.push(`${id}: what is ${by} ended after ${after}`)
  }
}

const playSeat = async (fighting: Fighting, seat: number, token: string): Promise<void> => {
  const { id, client, chance } = fighting
  for (;;) {
    const { body: { decisions } } = await client.call('GET', `/v1/fights/${id}/decisions?wait=2`, token)
    const open: DecisionView | undefined = (decisions ?? []).find(({ answered }: DecisionView) => !answered)
    if (open) await answer(fighting, seat, token, open)
    else if ((await readFight(fighting, token)).status !== 'RUNNING') return
    if (chance(12) === 0) await sleep(chance(60))
  }
}

const answer = async (fighting: Fighting, seat: number, token: string, { id: decision, kind, sealed, options, fallback }: DecisionView): Promise<void> => {
  const { id, ledger, client, chance } = fighting
  const chosen = random({ decision: { id: 0, kind, seat, sealed, answered: false, options, fallback, detail: {} }, view: {} }, chance)
  const choice = { ...chosen, decision }
  const key = chance(2) === 0 ? randomUUID() : undefined
  const request = ['POST', `/v1/fights/${id}/choices`, token, choice, key] as const
  const twin = chance(8) === 0 ? client.once(...request) : null
  if (twin) ledger.counts.duplicates++
  const answered = await client.call(...request)
  const { status, body, sentAt } = answered
  if (status !== 200) {
    if (!TOO_LATE.includes(body.code)) ledger.faults.push(`${id}: ${JSON.stringify(choice)} was refused: ${status} ${JSON.stringify(body).slice(0, 300)}`)
    ledger.refused.push({ fightId: id, seat, choice })
    return
  }
  ledger.acknowledged.push({ fightId: id, seat, choice, acceptedAt: body.acceptedAt })
  ledger.seen(id, body.fight.version)
  if (Date.parse(body.acceptedAt) < sentAt) ledger.counts.lateAnswers++
  if (twin) holdAgainst(ledger, id, answered, await twin)
  if (chance(6) === 0) fighting.late.push(sendAgain(fighting, request, answered))
}

/** The same request arrives once more, when the fight has gone on. */
const sendAgain = async ({ id, ledger, client, chance }: Fighting, request: Readonly<Parameters<Client['once']>>, first: Answered): Promise<void> => {
  await sleep(chance(LATEST_MILLISECONDS))
  ledger.counts.duplicates++
  holdAgainst(ledger, id, first, await client.once(...request))
}

/** A repeat is given the first answer, or none. */
const holdAgainst = ({ faults }: Ledger, id: string, first: Answered, repeated: Answered | null): void => {
  if (repeated && (repeated.status !== 200 || repeated.body.acceptedAt !== first.body.acceptedAt)) {
    faults.push(`${id}: a repeat was answered ${repeated.status} ${JSON.stringify(repeated.body).slice(0, 300)}, first ${first.body.acceptedAt}`)
  }
}
