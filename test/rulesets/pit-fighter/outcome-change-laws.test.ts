/** That a use in a window is said to change the outcome just where some way to play the window on does. Rule 6.7, ruling R84. */
import t from 'tap'
import type { Answer } from '../../../src/referee/choice.js'
import { isOpen } from '../../../src/referee/decision.js'
import type { Seat } from '../../../src/referee/seat.js'
import { windowOf } from '../../../src/rulesets/pit-fighter/decisions/react.js'
import type { PitEvent } from '../../../src/rulesets/pit-fighter/event.js'
import { pitFighter } from '../../../src/rulesets/pit-fighter/index.js'
import { canChangeOutcome } from '../../../src/rulesets/pit-fighter/outcome-change.js'
import type { Pit } from '../../../src/rulesets/pit-fighter/pit.js'
import { usesOf } from '../../../src/rulesets/pit-fighter/reacting.js'
import type { PitState } from '../../../src/rulesets/pit-fighter/state.js'
import type { Window } from '../../../src/rulesets/pit-fighter/vocabulary.js'
import { demand, law } from '../../support/law.js'
import { anyRoll, playFight } from '../../support/random-play.js'

const JUDGED: readonly Window[] = ['AFTER_ATTACK_ROLL', 'AFTER_PUSH_ROLL', 'BEFORE_DAMAGE', 'WHEN_TAKEN_OUT']
const D20 = Array.from({ length: 20 }, (_, index) => index + 1)

/** How an action came out for a seat: 2 it won or stands, 1 it rolls again, 0 it lost; before damage the die that is rolled. */
const worthOf = (events: readonly PitEvent[], seat: Seat): number | null => {
  for (const event of events) {
    switch (event.type) {
      case 'AttackHit':
        return event.seat === seat ? 2 : 0
      case 'AttackMissed':
        return event.seat === seat ? 0 : 2
      case 'PushOffResolved':
        return event.seat === seat ? 2 : 0
      case 'PushOffTied':
        return 1
      case 'DamageRolled':
        return event.dice[0]?.sides ?? 0
      case 'FighterTakenOut':
        return 0
      case 'AttackEnded':
        return 2
    }
  }
  return null
}

/** All that the seat can make of a window while the other passes; a die that it rolls again may fall on any side. */
const reachable = (pit: Pit, state: PitState, seat: Seat, passes: boolean): readonly number[] => {
  const ask = state.asked.find(ask => ask.kind === 'REACT' && isOpen(ask))
  if (!ask) throw new Error('The window is left without an end')
  const pass: Answer = { kind: 'REACT', use: null }
  const answers = ask.seat === seat && !passes ? pitFighter.options(pit, state, ask).options : [pass]
  return answers.flatMap(answer => {
    const isSkill = JSON.stringify(answer).includes('skill') && !JSON.stringify(answer).includes('VITAL')
    return (isSkill ? D20 : [10]).flatMap(face => {
      const ruling = pitFighter.decide(pit, state, { ...answer, seat: ask.seat }, (index, sides) => index === state.nextDie ? Math.min(face, sides) : anyRoll(index, sides))
      if (!ruling.accepted) throw new Error(ruling.refusal.message)
      const worth = worthOf(ruling.events as readonly PitEvent[], seat)
      return worth === null ? reachable(pit, ruling.state as PitState, seat, passes) : [worth]
    })
  })
}

const seen = new Map<string, number>()

law('R84 a use can change the outcome just where some way to play the window on does', 160, plan => {
  playFight({ ...plan, covers: false, eager: true }, ({ after }, { pit }) => {
    const ask = after.asked.find(ask => ask.kind === 'REACT' && isOpen(ask))
    if (!ask || ask.seat === null || !JUDGED.includes(windowOf(ask))) return
    const { seat } = ask
    const uses = usesOf(pit, after, windowOf(ask), seat).filter(use => !('skill' in use && use.skill === 'VITAL_STRIKE'))
    if (uses.length === 0) return
    const [before = 0] = reachable(pit, after, seat, true)
    const ways = reachable(pit, after, seat, false)
    const can = windowOf(ask) === 'BEFORE_DAMAGE' ? ways.some(worth => worth !== before) : ways.some(worth => worth > before)
    const told = uses.some(use => canChangeOutcome(pit, after, windowOf(ask), seat, use))
    demand(can === told, () => `${windowOf(ask)}: ${JSON.stringify(uses)} ${String(told)}, but ${String(before)} and ${[...new Set(ways)].join()} can be had`)
    const what = `${windowOf(ask)} ${String(told)}`
    seen.set(what, (seen.get(what) ?? 0) + 1)
  }, 250, { spends: 40, concedes: 400, replaces: 12 })
})

t.test('every window was judged both ways', async t => {
  t.strictSame([...seen.keys()].toSorted(), JUDGED.flatMap(window => [`${window} false`, `${window} true`]).toSorted(), JSON.stringify([...seen]))
})
