import t from 'tap'
import { type Chance, chanceFrom } from '../../src/bots/chance.js'
import type { ChoiceInput, CreateFightInput } from '../../src/fights/use-cases.js'
import type { DecisionView } from '../../src/fights/views.js'
import { type Ask, isOpen } from '../../src/referee/decision.js'
import type { Seat } from '../../src/referee/seat.js'
import { type ApiClient, graphqlClient, restClient } from '../support/api-clients.js'
import { untried, useAllPower } from '../support/host-power.js'
import { inputOf, oneIn, pick, type Plan } from '../support/random-fights.js'
import { answerTo, drawOption, isSameAnswer, openService, type TwinFight } from '../support/twin-fights.js'

const FIGHTS_AT_MOST = 40
const CHOICES_AT_MOST = 60
const KINDS = ['PICK_MOVE', 'HIT_LOCATION', 'INTERRUPT', 'RECOVER'] as const
const STYLES = ['FREE', 'ALLIANCE', 'CORE', 'PURSUIT']

const planOf = (number: number): Plan => ({
  style: STYLES[(number + Math.floor(number / KINDS.length)) % STYLES.length] ?? 'FREE',
  seats: number % 5 === 4 ? 2 : 4,
  arena: 'SMALL',
  situation: true,
  pacing: 'AUTO',
  separateArms: false,
  turnLimit: 8,
  covers: true,
  eager: true,
  seed: 5000 + number
})

const numberOf = (decision: string): number => Number(decision.split('.')[1])

const decisionOf = async (fight: TwinFight, { seat, id }: Pick<Ask, 'seat' | 'id'>): Promise<DecisionView> => {
  const decision = (await fight.decisions(seat ?? 0)).find(each => numberOf(each.id) === id)
  if (!decision) throw new Error(`Decision ${id} is asked in one world alone`)
  return decision
}

/** What the seat answered otherwise in the one world than in the other. */
interface Difference { readonly hidden: Seat, readonly decision: string, readonly kind: string, readonly answers: readonly [ChoiceInput, ChoiceInput] }

/** Plays both alike until several seats are asked for a secret of that kind, and lets one answer it in each otherwise. `null`: it does not come to that. */
const sealApart = async ([left, right]: readonly [TwinFight, TwinFight], kind: string, chance: Chance): Promise<Difference | null> => {
  for (let n = 0; n < CHOICES_AT_MOST; n++) {
    const { isOver, asked } = await left.stands()
    const open = asked.filter(isOpen)
    if (isOver) return null
    // Where only one is asked, all is shown at once; but what a turn's moves are is not.
    const wanted = open.length > 1 || kind === 'PICK_MOVE' ? open.filter(ask => ask.kind === kind && ask.seat !== null) : []
    const ask = pick(chance, wanted.length > 0 ? wanted : open)
    const decision = await decisionOf(left, ask)
    const answer = answerTo(decision, drawOption(chance, decision))
    const others = decision.options.map(option => answerTo(decision, option)).filter(each => !isSameAnswer(each, answer))
    if (wanted.length === 0 || others.length === 0 || ask.seat === null) {
      for (const fight of [left, right]) await fight.choose({ seat: ask.seat ?? 0, choice: answer })
      continue
    }
    const other = pick(chance, others)
    await left.choose({ seat: ask.seat, choice: { ...answer, idempotencyKey: 'the same key' } })
    await right.choose({ seat: ask.seat, choice: { ...other, idempotencyKey: oneIn(chance, 2) ? 'the same key' : 'another key' } })
    const isSecret = (await Promise.all([left, right].map(each => each.stands()))).every(({ secrets }) => secrets.has(ask.id))
    return isSecret ? { hidden: ask.seat, decision: decision.id, kind, answers: [answer, other] } : null
  }
  return null
}

const facesOf = ({ app }: TwinFight): readonly ApiClient[] => [restClient(app), graphqlClient(app)]

/** All that who holds the token can get to see, and what is answered to all that it could try to read the sealed answers by. */
const looksOf = async (fight: TwinFight, token: string, hidden: Seat, { decision, answers }: Difference, isPrying: boolean): Promise<ReadonlyMap<string, string>> => {
  const { id } = fight.tokens
  const seen = new Map<string, string>()
  for (const face of facesOf(fight)) {
    const keep = async (what: string, reply: Promise<object>): Promise<void> => { seen.set(`${face.name} ${what}`, JSON.stringify(await reply)) }
    await keep('fight', face.fight(token, id))
    await keep('decisions', face.decisions(token, null))
    await keep('events', face.events(token, id, 0))
    await keep('record', face.record(token, id))
    for (const target of fight.tokens.seats.keys()) await keep(`odds ${target}`, face.odds(token, id, { attack: { kind: 'NORMAL', target } }))
    if (!isPrying) continue
    for (const orders of [null, { passIfPointless: true }]) await keep(`orders ${JSON.stringify(orders)}`, face.setOrders(token, id, orders))
    for (const answer of answers) {
      const choice = { ...answer, decision }
      for (const more of [{}, { replace: true }, { idempotencyKey: 'the same key' }, { idempotencyKey: 'the same key', replace: true }, { interrupt: 'perhaps', move: 'Fly', location: 'NOSE' }]) {
        await keep(`choice ${JSON.stringify({ ...choice, ...more })}`, face.choose(token, id, { ...choice, ...more }))
      }
    }
  }
  const bearer = await fight.fights.bearerOf(token)
  for (const [name, stream] of [['watch', fight.fights.watch(bearer, id, 0)], ['watchDecisions', fight.fights.watchDecisions(bearer)]] as const) {
    if (name === 'watch' || (await fight.decisions(hidden)).some(({ answered }) => !answered)) seen.set(name, JSON.stringify((await stream.next()).value))
    await stream.return()
  }
  return seen
}

const openers = ({ tokens: { seats } }: TwinFight, hidden: Seat): readonly Seat[] => [...seats.keys()].filter(seat => seat !== hidden)

t.test('a host is told nothing of what a seat has sealed by anything that it does, nor by the seat\'s renewed token', async t => {
  t.strictSame(untried(), [], 'every mutation is tried')
  const services = [await openService(t), await openService(t)] as const
  const counts = new Map<string, number>()
  let playedOn = 0
  for (let number = 0; number < FIGHTS_AT_MOST; number++) {
    const wanted = KINDS[number % KINDS.length] ?? 'PICK_MOVE'
    if ((counts.get(wanted) ?? 0) >= (wanted === 'PICK_MOVE' ? 2 : 1)) continue
    const input = inputOf(planOf(number)) as unknown as CreateFightInput
    const chance = chanceFrom(number)
    const left = await services[0].begin(number, input).catch(() => null)
    if (!left) continue
    const right = await services[1].begin(number, input)
    const both = [left, right] as const
    const difference = await sealApart(both, wanted, chance)
    if (!difference) continue
    const { hidden, decision, kind } = difference
    const when = `fight ${number}, ${kind}`
    const alike = (what: string, one: unknown, other: unknown): void => { if (JSON.stringify(one) !== JSON.stringify(other)) t.strictSame(other, one, `${when}: ${what}`) }
    const compare = async (tokens: readonly (readonly [string, string])[], prying: string | null): Promise<void> => {
      for (const [name, token] of tokens) {
        const [here, there] = [await looksOf(left, token, hidden, difference, name === prying), await looksOf(right, token, hidden, difference, name === prying)]
        for (const [what, answer] of here) alike(`${name}: ${what}`, answer, there.get(what))
      }
    }

    // Said before by the seat in the one world alone.
    const hasOrders = number >= KINDS.length && !(await left.stands()).asked.some(ask => ask.seat === hidden && isOpen(ask))
    if (hasOrders) await left.fights.setOrders({ kind: 'SEAT', fightId: left.tokens.id, seat: hidden }, left.tokens.id, { recover: ['W'], reroll: { losingByAtMost: 613 } })
    const { turn, game } = await left.fights.fight({ kind: 'PUBLIC' }, left.tokens.id)
    const phase = game !== null && 'phase' in game ? game.phase : ''
    const hostedIn = ({ tokens }: TwinFight) => ({ id: tokens.id, token: tokens.host, seats: [...tokens.seats.keys()], decisions: [decision], from: { turn, phase } })
    for (const index of [0, 1]) alike('what the host does', ...await Promise.all(both.map(fight => useAllPower(facesOf(fight)[index] ?? restClient(fight.app), hostedIn(fight)))) as [unknown, unknown])
    const renewed = await Promise.all(both.map(async fight => (await restClient(fight.app).reissue(fight.tokens.host, fight.tokens.id, hidden)).body))
    alike('the token', ...renewed as [unknown, unknown])
    const token = String(renewed[0]?.['token'])
    const seats = openers(left, hidden).map(seat => [`seat ${seat}`, left.tokens.seats.get(seat) ?? ''] as const)
    await compare([['host', left.tokens.host], ['renewed', token], ...seats.slice(0, 1)], 'renewed')
    counts.set(kind, (counts.get(kind) ?? 0) + 1)

    // The host plays on by the new token, until what differs is shown to all.
    for (let n = 0; n < (hasOrders ? 0 : 4); n++) {
      const stands = [await left.stands(), await right.stands()]
      if (stands.some(({ isOver, secrets }) => isOver || !secrets.has(numberOf(decision)))) break
      const ask = stands[0]?.asked.find(isOpen)
      if (!ask) break
      const [here, there] = [await decisionOf(left, ask), await decisionOf(right, ask)]
      alike('what is asked', here, there)
      const choice = answerTo(here, drawOption(chance, here))
      if (ask.seat === hidden && ask.kind === 'INTERRUPT' && kind === 'PICK_MOVE') {
        const yes = await Promise.all(both.map(fight => restClient(fight.app).choose(token, fight.tokens.id, { ...choice, interrupt: true })))
        alike('an interrupt', ...yes as [unknown, unknown])
      }
      for (const fight of both) await fight.choose({ seat: ask.seat ?? 0, choice })
      const now = [await left.stands(), await right.stands()]
      if (now.some(({ isOver, secrets }) => isOver || !secrets.has(numberOf(decision)))) break
      await compare([['renewed', token]], null)
      playedOn++
    }
    t.pass(when)
  }
  t.ok(counts.has('PICK_MOVE') && counts.has('INTERRUPT') && playedOn > 0, JSON.stringify([...counts, playedOn]))
})
