import type { SetupFault } from '../../referee/ruling.js'
import type { Arena } from './arena.js'
import { EFFECT_RULES, EYES, LEGS } from './effects.js'
import { keyOf } from './hex.js'
import type { ScrollSet } from './scroll.js'
import type { PitSetup, Situation, SituationFighter } from './pit-setup.js'
import type { EffectKind } from './vocabulary.js'

/** What is wrong with a start in mid-fight, if anything. Ruling R81: one that no fight could come to is refused. */
export const situationFault = (situation: Situation, setup: PitSetup, arena: Arena, set: ScrollSet): SetupFault | null => {
  for (const [index, { name }] of setup.seats.entries()) {
    const entries = situation.fighters.filter(({ seat }) => seat === index + 1)
    if (entries.length !== 1) return { index, message: `the situation must say once how ${name} (seat ${index + 1}) stands`, rule: null }
  }
  const stranger = situation.fighters.find(({ seat }) => seat > setup.seats.length)
  if (stranger) return { index: 0, message: `the situation names seat ${stranger.seat} of ${setup.seats.length}`, rule: null }
  for (const fighter of situation.fighters) {
    const message = fighterFault(fighter, situation.turn, setup, arena, set)
    if (message !== null) return { index: fighter.seat - 1, message, rule: null }
  }
  const placed = situation.fighters.flatMap(({ at }) => at ? [keyOf(at)] : [])
  if (new Set(placed).size < placed.length) return { index: 0, message: 'two fighters of the situation stand in one hex', rule: '5.3' }
  return placed.length === 0 ? { index: 0, message: 'nobody stands in the situation', rule: '7.1' } : null
}

const fighterFault = (fighter: SituationFighter, turn: number, setup: PitSetup, arena: Arena, set: ScrollSet): string | null => {
  const entry = setup.seats[fighter.seat - 1]
  const scroll = entry && set.scrolls[entry.fighter.type]
  if (!entry || !scroll) return 'there is no such seat'
  const { lastMove, adrenalin = [] } = fighter
  if (lastMove !== undefined && !scroll.moves.some(({ name }) => name === lastMove)) return `${scroll.type} has no move ${lastMove}`
  // Who is out keeps them as they were.
  if (!fighter.takenOut && adrenalin.some(lapses => lapses < turn)) return `a counter that lapsed before turn ${turn} is gone`
  return fighter.takenOut ? outFault(fighter) : standingFault(fighter, arena, scroll.characteristics.W + (entry.fighter.bonus.W ?? 0))
}

const outFault = ({ at }: SituationFighter): string | null => at ? 'a fighter that is out stands nowhere' : null

const standingFault = ({ at, facing, wounds, effects = [], dead }: SituationFighter, arena: Arena, most: number): string | null => {
  if (dead) return 'a dead fighter is out'
  if (!at || !facing) return 'a standing fighter needs a hex and a facing'
  if (!arena.isFree(at)) return `[${at.join(', ')}] is no free hex of the arena`
  if (wounds !== undefined && (wounds < 1 || wounds > most)) return `a standing fighter of ${most} Wounds has 1 to ${most}, not ${wounds}`
  const count = (...kinds: readonly EffectKind[]): number => effects.filter(kind => kinds.includes(kind)).length
  const twice = effects.find(kind => EFFECT_RULES[kind].single && count(kind) > 1)
  if (twice) return `${twice} is a state: it is listed once`
  if (count('LEG_BROKEN', 'LEG_LOST') >= LEGS) return 'a fighter without a sound leg is out'
  if (count('EYE_LOST') >= EYES) return 'a fighter without an eye is out'
  return count('EAR_LOST') > 2 || count('ARM_LOST') > 2 ? 'a fighter has two ears and two arms' : null
}
