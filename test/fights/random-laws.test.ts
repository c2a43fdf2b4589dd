/** What holds of every fight, however it is asked for, timed, planned, replaced and repeated. */
import { chanceFrom } from '../../src/bots/chance.js'
import { ASKING_EVENTS } from '../../src/referee/event.js'
import { same } from '../../src/referee/same.js'
import { dueOf } from '../../src/fights/clocks/clocks.js'
import type { Bearer } from '../../src/fights/bearer.js'
import type { FightRow, StepRow } from '../../src/fights/ports.js'
import { pitFighter } from '../../src/rulesets/pit-fighter/index.js'
import { onEveryDatabase } from '../support/databases.js'
import { demand } from '../support/law.js'
import { pick } from '../support/random-fights.js'
import { type Acknowledged, CLOCKS, sendRandomly } from '../support/random-requests.js'
import { fightAgain } from '../support/refight.js'
import { openTimedHouse } from '../support/timed-house.js'
import { PUBLIC } from '../support/toy-house.js'

const FIGHTS = 14
const REQUESTS = 60
/** An answer that came in just before its deadline is given that long to be stored. */
const GRACE_MILLISECONDS = 250
const ANEW_AT_LEAST = 5000

const LINE_UPS = [['ORC', 'EMPIRE'], ['SKINK', 'WITCH_ELF'], ['CHAOS', 'ORC', 'EMPIRE']] as const
const SKILLS = ['QUICK_WITTED', 'COUNTER', 'EXTRA_ATTACK'] as const

/** No bank grows but by its increment, or to the five seconds that a search which begins anew leaves at least. */
const noBankGrows = (before: FightRow, after: FightRow): void => {
  if (!before.clocks || !after.clocks || !before.state || !after.state) return
  const turns = after.state.turn - before.state.turn
  after.clocks.seats.forEach(({ left }, index) => {
    const earlier = before.clocks?.seats[index]?.left ?? null
    if (left === null || earlier === null) return
    const most = Math.max(earlier, ANEW_AT_LEAST) + turns * (after.clock?.increment ?? 0)
    demand(left >= 0 && left <= most, () => `bank of seat ${index + 1}: ${earlier}, then ${left} after ${turns} turns`)
  })
}

const noGaps = (steps: readonly StepRow[], lastSeq: number): void => {
  const numbers = steps.flatMap(({ firstSeq, lastSeq }) => Array.from({ length: lastSeq - firstSeq + 1 }, (_, index) => firstSeq + index))
  demand(same(numbers, Array.from({ length: lastSeq }, (_, index) => index + 1)), () => `events have the numbers ${numbers.join(' ')}`)
}

/** Every choice that was acknowledged stands in the log where its answer said, and there is no other of a seat's own. */
const eachOnce = (steps: readonly StepRow[], acknowledged: readonly Acknowledged[]): void => {
  const own = steps.filter(({ choice }) => choice && choice.by === undefined)
  const told = new Set(acknowledged.map(({ choice, answer: { acceptedAt } }) => {
    const ask = choice.decision === undefined ? null : Number(choice.decision.split('.')[1])
    demand(own.some(step => step.ask === ask && step.at === acceptedAt && step.choice?.kind === choice.kind), () => `${JSON.stringify(choice)} of ${acceptedAt} is not in the log`)
    return JSON.stringify(ask === null ? [choice.kind, choice.idempotencyKey] : [ask, choice, acceptedAt])
  }))
  demand(own.length <= told.size, () => `${told.size} choices were acknowledged, ${own.length} are in the log`)
}

/** A decision has one outcome: whose time was up answers it no more. */
const oneOutcome = (steps: readonly StepRow[]): void => {
  for (const ask of new Set(steps.flatMap(({ ask }) => ask ?? []))) {
    const answers = steps.filter(step => step.ask === ask)
    const passed = answers.filter(({ choice }) => choice?.by === 'DEADLINE')
    demand(passed.length <= 1, () => `ask ${ask} timed out ${passed.length} times`)
    demand(passed.length === 0 || (answers.length === 1 && answers[0] === passed[0]), () => `ask ${ask} timed out and was answered`)
    const timedOut = steps.flatMap(({ events }) => events).filter(event => event.type === 'DecisionTimedOut' && 'decision' in event && event.decision === ask)
    demand(timedOut.length === passed.length, () => `the log says ${timedOut.length} times that ask ${ask} timed out`)
  }
}

const nothingIsOverdue = ({ status, clock, clocks, state }: FightRow, now: string): void => {
  if (status !== 'RUNNING' || !clock || !clocks || !state) return
  for (const ask of state.asked.filter(({ answer }) => answer === null)) {
    const due = dueOf(clock, clocks, ask)
    demand(due === null || Date.parse(due) + GRACE_MILLISECONDS >= Date.parse(now), () => `ask ${ask.id} was due at ${due}, and it is ${now}`)
  }
}

const replays = (record: object, whose: string): void => {
  const again = fightAgain(JSON.parse(JSON.stringify(record)))
  demand(again.ok, () => `the record of ${whose} does not replay: ${JSON.stringify(again)}`)
}

onEveryDatabase(async (t, { database }) => {
  const { house, now, wait, sweep } = openTimedHouse(database, [], { rulesets: new Map([[pitFighter.id, pitFighter]]) })
  const { fights, house: { store } } = house
  t.teardown(house.end)
  const seen = { accepted: 0, refused: new Set<string>(), by: new Set<string>(), repeats: 0 }

  for (let seed = 1; seed <= FIGHTS; seed++) {
    t.test(`fight ${seed}: nothing is lost, counted twice or given for nothing`, async () => {
      const chance = chanceFrom(seed)
      const clock = CLOCKS[seed % CLOCKS.length]
      const types = pick(chance, LINE_UPS)
      const { fight: { id }, seatTokens } = await fights.create(PUBLIC, { ...clock && { clock }, options: { turnLimit: 12 }, seats: types.map(type => ({ fighter: { type, skills: SKILLS.filter(() => chance(2) === 0) } })) })
      const seats: readonly Bearer[] = seatTokens.map(({ seat }) => ({ kind: 'SEAT', fightId: id, seat }))
      const { acknowledged, row, send, step } = sendRandomly({ fights, store, id, seats, now, wait, sweep }, chance)

      for (let sent = 0; sent < REQUESTS; sent++) {
        const before = await row()
        if (before.status !== 'RUNNING') break
        const told = acknowledged.length
        const came = await step()
        const after = await row()
        noBankGrows(before, after)
        if (came instanceof Error) seen.refused.add('code' in came ? String(came.code) : '')
        // Only that a deadline had passed may have moved on a fight in which a request was refused.
        if (came instanceof Error && 'code' in came && came.code !== 'DECISION_SUPERSEDED') demand(before.version === after.version || before.due !== null, () => `refused with ${String(came.code)}, and something has changed`)
        seen.accepted += acknowledged.length - told
        if (sent % 12 === 0) for (const bearer of [PUBLIC, ...seats]) replays(await fights.record(bearer, id), JSON.stringify(bearer))
      }

      await sweep()
      nothingIsOverdue(await row(), now())
      for (const [index, bearer] of seats.entries()) await send(bearer, { kind: 'CONCEDE', idempotencyKey: `end ${index}` })
      const { status, lastSeq } = await row()
      demand(status === 'FINISHED', () => `the fight is ${status}`)
      const steps = await store.logPage(id, 0, 1_000_000, 1_000_000)
      noGaps(steps, lastSeq)
      eachOnce(steps, acknowledged)
      oneOutcome(steps)
      replays(await fights.record(PUBLIC, id), 'all')
      for (const { bearer, choice, answer } of acknowledged) {
        const again = await fights.choose(bearer, id, choice, 0)
        demand(again.acceptedAt === answer.acceptedAt, () => `${JSON.stringify(choice)} was accepted at ${answer.acceptedAt}, and again at ${again.acceptedAt}`)
        seen.repeats++
      }
      for (const { choice } of steps) seen.by.add(String(choice?.by))
      demand(steps.flatMap(({ events }) => events).some(({ type }) => !ASKING_EVENTS.includes(type)), () => 'nothing happened')
    })
  }

  t.test('all of it was tried', async t => {
    t.ok(seen.accepted > FIGHTS * 20, `${seen.accepted} choices`)
    t.ok(seen.repeats > FIGHTS * 20, `${seen.repeats} repeats`)
    for (const by of ['undefined', 'ORDER', 'DEADLINE']) t.ok(seen.by.has(by), by)
    for (const code of ['ILLEGAL_CHOICE', 'DECISION_SUPERSEDED', 'ALREADY_ANSWERED', 'KEY_REUSED']) t.ok(seen.refused.has(code), code)
    t.strictSame(house.faults, [])
  })
})
