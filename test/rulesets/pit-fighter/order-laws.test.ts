/** That the order of moves and attacks is the rulebook's, worked out here anew from what everybody can see. */
import assert from 'node:assert/strict'
import type { Seat } from '../../../src/referee/seat.js'
import { canAttack } from '../../../src/rulesets/pit-fighter/attacking.js'
import { halve, currentTraits } from '../../../src/rulesets/pit-fighter/characteristics.js'
import type { PitEvent } from '../../../src/rulesets/pit-fighter/event.js'
import { pitFighter } from '../../../src/rulesets/pit-fighter/index.js'
import { type Pit, rosterFor } from '../../../src/rulesets/pit-fighter/pit.js'
import { type Fighter, type PitState, fighterOf, hasEffect, standing } from '../../../src/rulesets/pit-fighter/state.js'
import { demand, law } from '../../support/law.js'
import { playFight } from '../../support/random-play.js'

type Of = 'MOVE' | 'ATTACK'

const skill = (pit: Pit, seat: Seat, name: string): number => rosterFor(pit, seat).skills.some(skill => skill === name) ? 5 : 0

/** 5.0 and 6.0: where a fighter stands in the order; only where no Adrenalin is on Initiative, which is not halved. */
const placeIn = (pit: Pit, fighter: Fighter, of: Of, extra: boolean): number => {
  const { I } = currentTraits(rosterFor(pit, fighter.seat), fighter)
  if (of === 'MOVE') return I + skill(pit, fighter.seat, 'FAST_REACTIONS')
  const base = extra ? halve(I - 10 * fighter.boosts.I) + 10 * fighter.boosts.I : I
  return base + skill(pit, fighter.seat, 'LIGHTNING_STRIKE') + (rosterFor(pit, fighter.seat).scroll.special.includes('LIGHTNING_FURY') ? 5 : 0) + (fighter.observed ? 10 : 0)
}

const isAbove = (pit: Pit, of: Of, [a, extraA]: readonly [Fighter, boolean], [b, extraB]: readonly [Fighter, boolean]): boolean => {
  const [high, low] = [placeIn(pit, a, of, extraA), placeIn(pit, b, of, extraB)]
  return high > low || (high === low && a.seat > b.seat)
}

const toAct = (pit: Pit, state: PitState, of: Of): readonly Fighter[] =>
  standing(state).filter(fighter => of === 'MOVE' ? fighter.moved === 'NOT_YET' : canAttack(pit, state, fighter))

/** Every event with the state before it. */
const watchEvents = (plan: Parameters<typeof playFight>[0], look: (pit: Pit, state: PitState, event: PitEvent, next: readonly PitEvent[]) => void): void => {
  const { pit, match } = playFight(plan)
  let state = pitFighter.initial(pit)
  for (const [index, event] of match.events().entries()) {
    look(pit, state, event, match.events().slice(index + 1, index + 1 + pit.rosters.length))
    state = pitFighter.evolve(pit, state, event)
  }
}

law('the lowest in the order is named next, the older on a tie', 45, plan => {
  watchEvents(plan, (pit, state, event) => {
    if (event.type !== 'CandidateNamed') return
    const { of } = event
    const entries = toAct(pit, state, of).flatMap(fighter => of === 'MOVE'
      ? [[fighter, false] as const]
      : [...fighter.attacks.first ? [[fighter, false] as const] : [], ...fighter.attacks.extra ? [[fighter, true] as const] : []])
    const lowest = entries.filter(entry => entries.every(other => other === entry || isAbove(pit, of, other, entry)))
    assert.deepEqual(lowest.map(([{ seat }]) => seat), [event.seat])
    // R31: an extra attack that comes up while the first is open brings that one up.
    assert.equal(event.extra, of === 'ATTACK' && !fighterOf(state, event.seat).attacks.first)
    assert.equal(event.order, placeIn(pit, fighterOf(state, event.seat), of, event.extra))
  })
})

const isOnAllRed = (pit: Pit, { seat, move }: Fighter): boolean =>
  rosterFor(pit, seat).scroll.moves.some(({ name, facings }) => name === move && facings.split(' ').every(arrow => arrow.endsWith('!')))

law('all who stand above the candidate and may interrupt are asked, and nobody else', 45, plan => {
  watchEvents(plan, (pit, state, event, next) => {
    if (event.type !== 'CandidateNamed' && event.type !== 'InterruptDeclared') return
    const { of, seat, extra } = event
    const candidate = fighterOf(state, seat)
    const above = toAct(pit, state, of).filter(fighter => fighter.seat !== seat && isAbove(pit, of, [fighter, of === 'ATTACK' && !fighter.attacks.first], [candidate, extra]))
    const may = above.filter(fighter => of === 'MOVE' ? !hasEffect(fighter, 'ENSNARED') && (plan.covers || !isOnAllRed(pit, fighter)) : !fighter.mightyBlow)
    const end = next.findIndex(({ type }) => type !== 'DecisionAsked')
    const asked = (end < 0 ? next : next.slice(0, end)).flatMap(({ type, ...ask }) => type === 'DecisionAsked' && 'kind' in ask && ask.kind === 'INTERRUPT' ? [ask] : [])
    assert.deepEqual(asked.map(ask => 'seat' in ask ? ask.seat : null), may.map(fighter => fighter.seat))
    for (const ask of asked) if ('cover' in ask && 'seat' in ask) demand(ask.cover === (of === 'MOVE' && isOnAllRed(pit, fighterOf(state, ask.seat ?? 0))), () => JSON.stringify(ask))
  })
})

law('the highest of those who interrupt acts, out of its turn, and turns to no red arrow of a mixed move', 45, plan => {
  watchEvents(plan, (pit, state, event) => {
    if (event.type === 'InterruptDeclared') {
      const extraOf = (fighter: Fighter): boolean => event.of === 'ATTACK' && !fighter.attacks.first
      const all = event.interrupting.map(seat => fighterOf(state, seat))
      const highest = all.filter(fighter => all.every(other => other === fighter || isAbove(pit, event.of, [fighter, extraOf(fighter)], [other, extraOf(other)])))
      assert.deepEqual(highest.map(({ seat }) => seat), [event.seat])
    }
    if (event.type === 'MoveShown' && event.interrupted) demand(!isOnAllRed(pit, fighterOf(state, event.seat)), () => JSON.stringify(event))
  })
})

law('nobody is fast after a fight or a slow move, and the hurt pick what they can', 45, plan => {
  const fought = new Map<number, Set<Seat>>()
  const slow = new Map<number, Set<Seat>>()
  const note = (turns: Map<number, Set<Seat>>, turn: number, ...seats: readonly Seat[]): unknown => turns.set(turn, new Set([...turns.get(turn) ?? [], ...seats]))
  watchEvents(plan, (pit, state, event) => {
    if (event.type === 'AttackDeclared') note(fought, event.turn, event.seat, event.target)
    if (event.type !== 'MovesPicked') return
    for (const { seat, move, effects } of standing(pitFighter.evolve(pit, state, event))) {
      const picked = rosterFor(pit, seat).scroll.moves.find(({ name }) => name === move)
      const barred = fought.get(event.turn - 1)?.has(seat) === true || slow.get(event.turn - 1)?.has(seat) === true || (event.turn === 1 && !plan.situation)
      const suffers = (...kinds: readonly string[]): boolean => effects.some(({ kind }) => kinds.includes(kind))
      const say = () => `turn ${event.turn}: seat ${seat} picked ${move} with ${effects.map(({ kind }) => kind).join(' ')}`
      demand(!(barred || suffers('LEG_BROKEN', 'LEG_LOST', 'DISEMBOWELLED')) || picked?.speed !== 'FAST', say)
      demand(!suffers('FLOORED') || picked?.speed === 'SLOW', say)
      demand(!suffers('ENSNARED', 'KNOCKED_DOWN') || move === 'Observe', say)
      if (picked?.speed === 'SLOW') note(slow, event.turn, seat)
    }
  })
})

law('a fighter moves hex by hex, along its path or pushed, and a mighty blow is of a red arrow or a push-off', 45, plan => {
  watchEvents(plan, (pit, state, event) => {
    if (event.type === 'FighterMoved') {
      assert.deepEqual(fighterOf(state, event.seat).at, event.from)
      demand(event.extraHex || Math.max(Math.abs(event.from[0] - event.to[0]), Math.abs(event.from[1] - event.to[1])) <= 2, () => JSON.stringify(event))
    }
    if (event.type === 'MoveEnded') {
      const { move, facing } = fighterOf(state, event.seat)
      const picked = rosterFor(pit, event.seat).scroll.moves.find(({ name }) => name === move)
      demand(!event.mightyBlow || picked?.facings.includes('!') === true, () => JSON.stringify(event))
      demand(event.end !== 'STOPPED' || !event.mightyBlow, () => JSON.stringify(event))
      if (event.end !== 'COMPLETED') assert.equal(event.facing, facing)
    }
  })
})
