import type { SetupFault } from '../../referee/ruling.js'
import type { Arena } from './arena.js'
import { EFFECT_RULES, EYES, LEGS } from './effects.js'
import { keyOf } from './hex.js'
import type { Situation, SituationFighter } from './pit-setup.js'
import type { Scroll } from './scroll.js'
import type { Style } from './style.js'
import { LAST_TURN } from './turn-limits.js'
import { reasonToEnd } from './victory.js'
import type { EffectKind, Reason } from './vocabulary.js'

/** A seat of a situation. `wounds` are the starting Wounds; `fighter` is `null` while the seat is open. */
export interface SituationSeat {
  readonly name: string
  readonly team: string | null
  readonly fighter: { readonly scroll: Scroll, readonly wounds: number } | null
}

interface Terms {
  readonly style: Style
  readonly turnLimit: number | null
  readonly arena: Arena
}

/** The first fault of a situation, or `null`. Ruling R81: a contradictory situation or a finished fight is refused. */
export const situationFault = (situation: Situation, seats: readonly SituationSeat[], { style, turnLimit, arena }: Terms): SetupFault | null => {
  const { turn, fighters } = situation
  for (const [index, { name }] of seats.entries()) {
    const entries = fighters.filter(({ seat }) => seat === index + 1)
    if (entries.length !== 1) return { index, message: `the situation must have exactly one entry for ${name} (seat ${index + 1})`, rule: null }
  }
  const stranger = fighters.find(({ seat }) => seat > seats.length)
  if (stranger) return { index: 0, message: `the situation names seat ${stranger.seat} of ${seats.length}`, rule: null }
  for (const fighter of fighters) {
    const fault = counterFault(fighter, turn) ?? fighterFault(fighter, seats, arena)
    if (fault) return fault
  }
  const placed = fighters.flatMap(({ at }) => at ? [keyOf(at)] : [])
  if (new Set(placed).size < placed.length) return { index: 0, message: 'two fighters of the situation stand in one hex', rule: '5.3' }
  return overFault(situation, seats, style) ?? lateFault(turn, turnLimit)
}

/** A fight must not be over when it begins. */
const overFault = ({ fighters }: Situation, seats: readonly SituationSeat[], style: Style): SetupFault | null => {
  const up = fighters.filter(({ takenOut }) => !takenOut).map(({ seat }) => seat)
  const reason = reasonToEnd(style, seats.map(({ team }) => team), up)
  return reason && { index: 0, message: `${OVER[reason]}: the fight would be over before it begins`, rule: '7.1' }
}

const OVER: Readonly<Record<Exclude<Reason, 'TURN_LIMIT'>, string>> = {
  NOBODY_STANDING: 'no fighter stands',
  ONE_SIDE_STANDING: 'only one side stands',
  HALF_OUT: 'half of the fighters or more are out'
}

const lateFault = (turn: number, turnLimit: number | null): SetupFault | null => {
  const last = turnLimit ?? LAST_TURN
  return turn > last ? { index: 0, message: `turn ${turn} of the situation is past the last turn, ${last} (options.turnLimit)`, rule: '7.1' } : null
}

/** Rule 6.7: a counter lapses at the end of the turn after it was gained. A fighter that is out keeps its counters. */
const counterFault = ({ seat, adrenalin = [], takenOut }: SituationFighter, turn: number): SetupFault | null => {
  const fault = (message: string): SetupFault => ({ index: seat - 1, message, rule: '6.7' })
  const late = adrenalin.find(lapses => lapses > turn + 1)
  if (late !== undefined) return fault(`adrenalin: no counter of turn ${turn} can last to turn ${late}; allowed are ${turn} and ${turn + 1}`)
  const gone = takenOut ? undefined : adrenalin.find(lapses => lapses < turn)
  return gone === undefined ? null : fault(`adrenalin: a counter that lapses in turn ${gone} is gone before turn ${turn}`)
}

const fighterFault = (start: SituationFighter, seats: readonly SituationSeat[], arena: Arena): SetupFault | null => {
  const { fighter = null } = seats[start.seat - 1] ?? {}
  const message = (fighter && moveFault(start, fighter.scroll)) ?? (start.takenOut ? outFault(start) : standingFault(start, arena, fighter?.wounds ?? Infinity))
  return message === null ? null : { index: start.seat - 1, message, rule: null }
}

const moveFault = ({ lastMove }: SituationFighter, { type, moves }: Scroll): string | null =>
  lastMove !== undefined && !moves.some(({ name }) => name === lastMove) ? `${type} has no move ${lastMove}` : null

const outFault = ({ at }: SituationFighter): string | null => at ? 'a fighter that is out must not have a hex' : null

const standingFault = ({ at, facing, wounds, effects = [], dead }: SituationFighter, arena: Arena, most: number): string | null => {
  if (dead) return 'a dead fighter must be taken out'
  if (!at || !facing) return 'a standing fighter needs a hex and a facing'
  if (!arena.isFree(at)) return `[${at.join(', ')}] is not a free hex of the arena`
  if (wounds !== undefined && wounds < 1) return `a standing fighter must have 1 Wound or more, not ${wounds}`
  if (wounds !== undefined && wounds > most) return `a standing fighter with ${most} starting Wounds must have 1 to ${most}, not ${wounds}`
  const count = (...kinds: readonly EffectKind[]): number => effects.filter(kind => kinds.includes(kind)).length
  const twice = effects.find(kind => EFFECT_RULES[kind].single && count(kind) > 1)
  if (twice) return `effects: list ${twice} only once`
  if (count('LEG_BROKEN', 'LEG_LOST') >= LEGS) return 'a fighter without a sound leg must be taken out'
  if (count('EYE_LOST') >= EYES) return 'a fighter without an eye must be taken out'
  return count('EAR_LOST') > 2 || count('ARM_LOST') > 2 ? 'a fighter can lose at most two ears and two arms' : null
}
