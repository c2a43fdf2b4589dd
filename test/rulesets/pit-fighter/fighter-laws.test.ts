/** What holds of the fighters in every fight: where they stand, what they suffer from, and that every figure adds up. */
import assert from 'node:assert/strict'
import { ADRENALIN_BONUS, NO_BOOSTS, currentTraits } from '../../../src/rulesets/pit-fighter/characteristics.js'
import { EFFECT_RULES, EYES, LEGS, lameLegs, lostEyes } from '../../../src/rulesets/pit-fighter/effects.js'
import type { EventOf, PitEvent } from '../../../src/rulesets/pit-fighter/event.js'
import { keyOf } from '../../../src/rulesets/pit-fighter/hex.js'
import { pitFighter } from '../../../src/rulesets/pit-fighter/index.js'
import { initialState } from '../../../src/rulesets/pit-fighter/initial.js'
import { type Pit, areMates, rosterFor } from '../../../src/rulesets/pit-fighter/pit.js'
import { type Fighter, type PitState, fighterOf, frameOf, isStanding, standing } from '../../../src/rulesets/pit-fighter/state.js'
import { TRAITS } from '../../../src/rulesets/pit-fighter/vocabulary.js'
import { demand, law } from '../../support/law.js'
import { type RandomFight, playFight } from '../../support/random-play.js'

const FIGHTS = 45

/** Looks at every fighter of every state of a fight, the first included. */
const watch = (fight: Parameters<typeof playFight>[0], look: (pit: Pit, state: PitState, fighter: Fighter) => void): RandomFight => playFight(fight, ({ after }, { pit }) => {
  for (const fighter of after.fighters) look(pit, after, fighter)
})

const isOf = <Type extends PitEvent['type']>(type: Type) => (event: PitEvent): event is EventOf<Type> => event.type === type

law('fighters stand on free hexes, one in each', FIGHTS, plan => {
  playFight(plan, ({ after }, { pit }) => {
    const places = after.fighters.flatMap(({ at }) => at ? [at] : [])
    demand(new Set(places.map(keyOf)).size === places.length, () => `two fighters stand in one hex: ${JSON.stringify(places)}`)
    for (const at of places) demand(pit.arena.isFree(at), () => `[${String(at)}] is not free`)
  })
})

law('who stands has a place and Wounds, and who is out has no place, no attack and no mighty blow', FIGHTS, plan => {
  watch(plan, (_pit, state, fighter) => {
    const { seat, at, facing, wounds, takenOut, dead, attacks, mightyBlow } = fighter
    const say = (what: string) => () => `seat ${seat} ${what}: ${JSON.stringify(fighter)}`
    demand((at === null) === (facing === null), say('has half a place'))
    demand(!dead || takenOut, say('is dead and stands'))
    if (takenOut) {
      demand(at === null && !mightyBlow && !attacks.first && !attacks.extra, say('is out'))
      return
    }
    demand(at !== null || state.phase === 'SET_UP', say('stands nowhere'))
    const isFalling = frameOf(state, 'WINDOW')?.window === 'WHEN_TAKEN_OUT' && frameOf(state, 'ATTACK')?.target === seat
    // Whoever concedes while another falls ends the fight before that one's window closes (R78).
    demand(wounds > 0 || isFalling || state.result !== null, say('stands without Wounds'))
  })
})

law('no counter and no effect outlasts its turn', FIGHTS, plan => {
  watch(plan, (_pit, { turn }, { seat, takenOut, adrenalin, effects, brandishes }) => {
    assert.deepEqual(adrenalin, [...adrenalin].sort((a, b) => a - b))
    if (takenOut) return
    demand(adrenalin.every(lapses => lapses >= turn && lapses <= turn + 1), () => `turn ${turn}: seat ${seat} holds ${String(adrenalin)}`)
    for (const { kind, ends } of effects) demand(ends === null || (ends >= turn && ends <= turn + 1), () => `turn ${turn}: ${kind} of seat ${seat} ends in ${ends}`)
    demand(brandishes.every(brandish => brandish <= turn + 1), () => `turn ${turn}: ${String(brandishes)}`)
  })
})

law('nobody suffers what would have taken it out, or a state twice', FIGHTS, plan => {
  watch(plan, (_pit, _state, { seat, effects, takenOut }) => {
    const count = (kind: string, side?: string): number => effects.filter(effect => effect.kind === kind && (side === undefined || effect.side === side)).length
    for (const { kind, side } of effects) {
      demand(!EFFECT_RULES[kind].single || count(kind) === 1, () => `seat ${seat} suffers twice from ${kind}`)
      demand(side === undefined || count(kind, side) === 1, () => `seat ${seat} loses twice its ${side} of ${kind}`)
    }
    demand(count('ARM_LOST') <= 2, () => `seat ${seat} has lost three arms`)
    demand(takenOut || (lameLegs(effects) < LEGS && lostEyes(effects) < EYES), () => `seat ${seat} stands maimed`)
  })
})

law('Adrenalin and mighty blows wear off before the next turn', FIGHTS, plan => {
  // With manual pacing a counter may be spent after the End Phase, for the turn to come.
  playFight({ ...plan, pacing: 'AUTO' }, ({ events }, { match }) => {
    if (!events.some(event => event.type === 'PhaseBegan' && event.phase === 'PICK_MOVES')) return
    for (const { seat, boosts, mightyBlow } of standing(match.state())) assert.deepEqual({ boosts, mightyBlow }, { boosts: NO_BOOSTS, mightyBlow: false }, `seat ${seat}`)
  }, 250, { spends: 3, concedes: 1000, replaces: 1000 })
})

law('current characteristics are whole numbers, none below 0, and points lost are those of the injuries', FIGHTS, plan => {
  watch(plan, (pit, _state, fighter) => {
    const roster = rosterFor(pit, fighter.seat)
    const traits = currentTraits(roster, fighter)
    for (const trait of TRAITS) {
      demand(Number.isInteger(traits[trait]) && traits[trait] >= 0, () => `${trait} ${traits[trait]}`)
      demand(fighter.reduced[trait] >= 0, () => `${trait} lost ${fighter.reduced[trait]}`)
    }
    demand(fighter.wounds <= roster.starting.W + ADRENALIN_BONUS * fighter.boosts.W, () => `${fighter.wounds} of ${roster.starting.W}`)
    const inflicted = fighter.effects.reduce((sum, { kind }) => sum + (EFFECT_RULES[kind].initiative ?? 0), 0)
    demand(fighter.reduced.I <= inflicted, () => `I lost ${fighter.reduced.I} by ${inflicted}`)
    assert.deepEqual({ ...fighter.reduced, I: 0 }, { WS: 0, S: 0, T: 0, I: 0 })
  })
})

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

law('Wounds and totals of damage are what the log adds up to', FIGHTS, plan => {
  const { match, pit } = playFight(plan)
  const events = match.events()
  const start = initialState(pit)
  for (const { seat, damageInflicted, wounds, boosts } of match.state().fighters) {
    const dealt = events.filter(isOf('DamageDealt'))
    assert.equal(damageInflicted, fighterOf(start, seat).damageInflicted + sum(dealt.filter(event => event.seat === seat).map(({ damage }) => damage)), `damage of seat ${seat}`)
    const hurt = sum(dealt.filter(({ target }) => target === seat).map(({ damage }) => damage))
    const bled = sum(events.filter(isOf('BloodLost')).filter(event => event.seat === seat).map(({ lost }) => lost))
    const recovered = sum(events.filter(isOf('RecoveriesRevealed')).flatMap(({ recoveries }) => recoveries.filter(recovery => recovery.seat === seat).map(({ recover }) => recover?.W ?? 0)))
    assert.equal(wounds, fighterOf(start, seat).wounds - hurt - bled + recovered + ADRENALIN_BONUS * boosts.W, `Wounds of seat ${seat}`)
  }
})

law('the damage of a blow is its dice and bonus less armour, at least 1, and totals are sums', FIGHTS, plan => {
  const { match } = playFight(plan)
  for (const event of match.events()) {
    if (event.type === 'DamageDealt') demand(event.damage === Math.max(1, event.rolled + event.bonus - event.armour), () => JSON.stringify(event))
    if ('shares' in event) for (const { die, skill, modifier, total } of event.shares) demand(total === die + skill + modifier && die >= 1 && die <= 20, () => JSON.stringify(event))
  }
})

law('counters are gained by damage and brandishing, and spent one at a time', FIGHTS, plan => {
  const { match, pit } = playFight(plan)
  const events = match.events()
  for (const { seat, adrenalin } of match.state().fighters) {
    const count = (counts: (event: PitEvent) => number): number => sum(events.map(counts))
    const gained = count(event => event.type === 'DamageDealt' && event.seat === seat ? 1 : event.type === 'ObserveServed' && event.seat === seat ? event.brandished : 0)
    const spent = count(event => {
      switch (event.type) {
        case 'AdrenalinSpent':
          return event.seat === seat ? 1 : 0
        case 'ReactionUsed':
          return event.seat === seat && 'adrenalin' in event.use ? 1 : 0
        case 'MoveOrdered':
          return event.seat === seat && event.extraHex ? 1 : 0
        case 'RecoveriesRevealed':
          return event.recoveries.filter(recovery => recovery.seat === seat && recovery.recover !== null).length
        case 'EffectsEnded':
          return event.seat === seat ? event.counters.length : 0
        default:
          return 0
      }
    })
    assert.equal(adrenalin.length, fighterOf(initialState(pit), seat).adrenalin.length + gained - spent, `seat ${seat}`)
  }
})

law('nobody attacks a mate, itself, or one that is out, and only with an attack that is open', FIGHTS, plan => {
  playFight(plan, ({ before, events }, { pit }) => {
    for (const event of events) {
      if (event.type !== 'AttackDeclared') continue
      demand(event.seat !== event.target && !areMates(pit, event.seat, event.target), () => JSON.stringify(event))
      demand(isStanding(fighterOf(before, event.target)) && isStanding(fighterOf(before, event.seat)), () => JSON.stringify(event))
      const { first, extra } = fighterOf(before, event.seat).attacks
      demand(event.extra ? extra && !first : first, () => `attacks ${JSON.stringify({ first, extra })}: ${JSON.stringify(event)}`)
    }
  })
})

law('every standing fighter moves or loses its move once a turn', FIGHTS, plan => {
  const { match } = playFight(plan)
  const moves = new Map<string, number>()
  for (const event of match.events()) {
    if (event.type === 'MoveEnded' || event.type === 'MoveLost') moves.set(`${event.turn}.${event.seat}`, (moves.get(`${event.turn}.${event.seat}`) ?? 0) + 1)
    if (event.type === 'PhaseBegan' && event.phase === 'RESOLVE_ATTACKS') {
      for (const { seat } of match.state().fighters) {
        const outBy = match.events().find(({ type, ...out }) => (type === 'FighterTakenOut' || type === 'FighterConceded') && 'seat' in out && out.seat === seat)
        const isOut = outBy !== undefined ? match.events().indexOf(outBy) < match.events().indexOf(event) : !isStanding(fighterOf(match.state(), seat))
        const times = moves.get(`${event.turn}.${seat}`) ?? 0
        demand(isOut ? times <= 1 : times === 1, () => `turn ${event.turn}: seat ${seat} moved ${times} times`)
      }
    }
  }
})

law('a fight ends as its style says: half are out, one side stands, nobody stands, or the turn is the last', FIGHTS, plan => {
  const { match, pit, setup } = playFight(plan, () => {}, 600)
  const { result, fighters, turn } = match.state()
  if (!result) return
  const up = standing(match.state()).map(({ seat }) => seat)
  const out = fighters.length - up.length
  const reasons = {
    HALF_OUT: pit.style.end === 'HALF_OUT' && up.length > 0 && out >= fighters.length / 2,
    ONE_SIDE_STANDING: pit.style.sides !== 'EACH_ALONE' || pit.style.end === 'ONE_SIDE_STANDING' ? up.length > 0 && up.every(seat => seat === up[0] || areMates(pit, seat, up[0] ?? seat)) : false,
    NOBODY_STANDING: up.length === 0 && result.winners.length === 0,
    TURN_LIMIT: (setup.options.turnLimit !== null && turn >= setup.options.turnLimit) || match.state().idleTurns + 1 >= setup.options.idleTurnLimit
  }
  demand(Object.entries(reasons).some(([reason, holds]) => reason === result.reason && holds), () => `${JSON.stringify(result)} with ${String(up)} of ${fighters.length} in turn ${turn}`)
  const [winner] = result.winners.filter(seat => up.includes(seat))
  demand(result.winners.length === 0 || winner !== undefined, () => JSON.stringify(result))
  assert.deepEqual(result.winners, winner === undefined ? [] : pit.rosters.map(({ seat }) => seat).filter(seat => seat === winner || areMates(pit, seat, winner)), 'a side wins as a whole')
  assert.deepEqual(match.events().at(-1)?.type, 'FightEnded')
  assert.equal(pitFighter.outcome(pit, match.state()).length, fighters.length)
})
