import t from 'tap'
import { type Chance, chanceFrom } from '../../src/bots/chance.js'
import type { ChoiceInput, CreateFightInput } from '../../src/fights/use-cases.js'
import type { DecisionView } from '../../src/fights/views.js'
import { type Ask, isOpen } from '../../src/referee/decision.js'
import type { Seat } from '../../src/referee/seat.js'
import { inputOf, oneIn, pick, type Plan } from '../support/random-fights.js'
import { answerTo, drawOption, type Given, isSameAnswer, openService, type TwinFight } from '../support/twin-fights.js'

const FIGHTS = 20
const CHOICES_AT_MOST = 40
const STYLES = ['FREE', 'ALLIANCE', 'SIGMAR', 'CORE', 'PURSUIT', 'OWN_MELEE']

const planOf = (number: number): Plan => ({
  style: STYLES[number % STYLES.length] ?? 'FREE',
  seats: number % 4 === 3 ? 2 : 3 + number % 2,
  arena: number % 3 === 0 ? 'SMALL' : 'DEFAULT',
  situation: number % 8 !== 7,
  pacing: 'AUTO',
  separateArms: number % 5 === 0,
  turnLimit: 4,
  covers: true,
  eager: true,
  seed: 1000 + number
})

/** Two fights that differ in what one seat has sealed. */
interface Pair {
  left: TwinFight
  right: TwinFight
  readonly hidden: Seat
  /** What the hidden seat has answered to what, in both. */
  readonly sealed: Map<string, readonly [left: ChoiceInput, right: ChoiceInput]>
  hasConceded: boolean
}

const differing = ({ sealed }: Pair): readonly string[] => [...sealed].filter(([, [left, right]]) => !isSameAnswer(left, right)).map(([id]) => id)

/** Whether any difference has been shown in either, and whether either is over. */
const stateOf = async (pair: Pair): Promise<{ readonly isOver: boolean, readonly isShown: boolean }> => {
  const both = [await pair.left.stands(), await pair.right.stands()]
  return { isOver: both.some(({ isOver }) => isOver), isShown: differing(pair).some(id => both.some(({ secrets }) => !secrets.has(numberOf(id)))) }
}

const numberOf = (decision: string): number => Number(decision.split('.')[1])

const decisionOf = async (fight: TwinFight, { seat, id }: Ask): Promise<DecisionView> => {
  const decision = (await fight.decisions(seat ?? 0)).find(each => numberOf(each.id) === id)
  if (!decision) throw new Error('One world asks what the other does not')
  return decision
}

/** One choice in each: the same, but for what is sealed by the hidden seat, which changes its mind in one of them now and then. */
const step = async (pair: Pair, chance: Chance): Promise<void> => {
  const { left, right, hidden, sealed } = pair
  const { asked } = await left.stands()
  const own = asked.filter(({ seat }) => seat === hidden)
  const answered = own.filter(ask => !isOpen(ask))
  if (answered.length > 0 && oneIn(chance, 5)) {
    const decision = await decisionOf(left, pick(chance, answered))
    const choice = answerTo(decision, drawOption(chance, decision), { replace: true })
    sealed.set(decision.id, [choice, sealed.get(decision.id)?.[1] ?? choice])
    return left.choose({ seat: hidden, choice })
  }
  // The hidden one first as a rule: so it stays sealed while others are asked.
  const ask = own.find(each => each.sealed && isOpen(each) && !oneIn(chance, 4)) ?? pick(chance, asked.filter(isOpen))
  const decision = await decisionOf(left, ask)
  const choice = answerTo(decision, drawOption(chance, decision))
  if (!pair.hasConceded && differing(pair).length > 0 && oneIn(chance, 25)) {
    // It takes along what it has sealed.
    pair.hasConceded = true
    return both(pair, { seat: hidden, choice: { kind: 'CONCEDE', idempotencyKey: 'enough' } })
  }
  if (ask.seat !== hidden || !ask.sealed) return both(pair, { seat: ask.seat ?? 0, choice })
  // What it may answer follows from what it has sealed before.
  const counterpart = await decisionOf(right, ask)
  const other = answerTo(counterpart, drawOption(chance, counterpart), oneIn(chance, 3) ? { idempotencyKey: `key ${decision.id}` } : {})
  sealed.set(decision.id, [choice, other])
  await left.choose({ seat: hidden, choice })
  await right.choose({ seat: hidden, choice: other })
}

const both = async ({ left, right }: Pair, given: Given): Promise<void> => { for (const fight of [left, right]) await fight.choose(given) }

t.test('random fights show nobody what a seat has sealed, by any request or stream', async t => {
  const [one, two] = [await openService(t), await openService(t)]
  const counts = { fights: 0, compared: 0, shown: 0 }
  const kinds = new Set<string>()
  for (let number = 0; number < FIGHTS; number++) {
    const input = inputOf(planOf(number)) as unknown as CreateFightInput
    const chance = chanceFrom(number)
    const left = await one.begin(number, input).catch(() => null)
    if (!left) continue
    counts.fights++
    const hidden = 1 + chance(left.tokens.seats.size)
    const pair: Pair = { left, right: await two.begin(number, input), hidden, sealed: new Map(), hasConceded: false }
    for (const fight of [pair.left, pair.right]) fight.watch(hidden)
    for (let n = 0; n < CHOICES_AT_MOST; n++) {
      await step(pair, chance)
      const { isOver, isShown } = await stateOf(pair)
      if (isOver) break
      if (differing(pair).length === 0) continue
      if (isShown) {
        // The other is fought again as this one was, and both go on.
        counts.shown++
        await pair.right.unwatch()
        pair.right = await two.begin(number, input)
        pair.right.watch(hidden)
        for (const given of pair.left.script) await pair.right.choose(given)
        pair.sealed.clear()
        continue
      }
      await compare(pair, `fight ${number}, choice ${n}`)
      counts.compared++
      for (const id of differing(pair)) kinds.add(String(pair.sealed.get(id)?.[0].kind))
    }
    for (const fight of [pair.left, pair.right]) await fight.unwatch()
  }
  t.ok(counts.fights >= 15 && counts.compared >= 100 && counts.shown >= 15, JSON.stringify(counts))
  t.strictSame([...kinds].sort(), ['HIT_LOCATION', 'INTERRUPT', 'PICK_MOVE', 'RECOVER'], 'all that is sealed has differed')
})

const compare = async ({ left, right, hidden, sealed }: Pair, when: string): Promise<void> => {
  const theirs = [...sealed.keys()].at(-1) ?? ''
  const [here, there] = [await left.seen(hidden, theirs), await right.seen(hidden, theirs)]
  for (const [what, answer] of here) if (there.get(what) !== answer) t.equal(there.get(what), answer, `${when}: ${what}`)
  for (let tries = 0; left.heard() !== right.heard() && tries < 1200; tries++) await new Promise(resolve => setTimeout(resolve, 50))
  if (left.heard() !== right.heard()) t.equal(right.heard(), left.heard(), `${when}: what those are told who watch`)
}
