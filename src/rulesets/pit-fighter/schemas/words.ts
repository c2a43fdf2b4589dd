import { type Schema, decimal, flag, objectOf, orNull, whole, word } from '../../../referee/schema-parts.js'
import { ATTACK_KINDS, CHARACTERISTICS, EFFECT_KINDS, LOCATIONS, PHASES, SIDES, SKILLS, WINDOWS } from '../vocabulary.js'

/** JSON Schemas of the game's vocabulary. */

const coordinate: Schema = { type: 'integer', minimum: -1000, maximum: 1000 }

export const hex: Schema = { description: 'A hex, [q, r].', type: 'array', items: coordinate, minItems: 2, maxItems: 2 }
export const hexList = (description: string): Schema => ({ type: 'array', items: hex, description })
export const seat: Schema = { description: 'A seat, from 1.', type: 'integer', minimum: 1, maximum: 16 }
export const seatList = (description: string): Schema => ({ type: 'array', items: seat, description })
export const facing = word(SIDES, 'The side of the hex to face.')
export const phase = word(PHASES, 'A phase.')
export const location = word(LOCATIONS, 'A hit location.')
export const locationList = (description: string): Schema => ({ type: 'array', items: location, description })
export const characteristic = word(CHARACTERISTICS, 'A characteristic.')
export const attackKind = word(ATTACK_KINDS, 'The kind of attack.')
export const effectKind = word(EFFECT_KINDS, 'An effect.')
export const window = word(WINDOWS, 'The window that is open.')
export const actionKind = word(['MOVE', 'ATTACK'], 'The order: of moves or of attacks.')
export const turned = word(['LEFT', 'RIGHT', null], 'LEFT is counter-clockwise; null: no turn.')
export const skillList: Schema = { type: 'array', items: word(SKILLS, 'A skill.'), description: 'Skills by name.' }

export const described = (schema: Schema, description: string): Schema => ({ ...schema, description })

/** One whole number for each characteristic. */
export const each = (names: readonly string[], description: string): Schema =>
  objectOf(Object.fromEntries(names.map(name => [name, whole(`The value for ${name}.`)])), description)

/** One whole number for some of the characteristics. */
export const some = (points: Schema, description: string): Schema =>
  objectOf(Object.fromEntries(CHARACTERISTICS.map(name => [name, points])), description, CHARACTERISTICS)

/** The prospects of a hex and a facing. */
export const prospect = {
  hitOdds: decimal('The best probability to hit an enemy from there, if all others stay in their hexes; 0: none in reach.'),
  exposure: decimal('The best probability of an enemy to hit the fighter there.'),
  gap: orNull(whole('The distance from the hex in front to the nearest enemy, in hexes; null: no enemy is on the board.'))
}

/** The end of a move, as in `CARRY_OUT_MOVE`. */
export const moveEnd = {
  facing: described(facing, 'The side to face at the end. Optional if the move has one arrow.'),
  extraHex: flag('Spends a counter of Adrenalin on one hex straight ahead before the move. Left out: false.')
}

/** A reaction: a counter of Adrenalin, or a skill. */
export const uses: readonly Schema[] = [
  objectOf({ adrenalin: characteristic }, 'A counter of Adrenalin on a characteristic.'),
  objectOf({ skill: word(SKILLS, 'The skill.'), die: { description: 'The index of the damage die to roll again.', type: 'integer', minimum: 0, maximum: 9 } }, 'A skill.', ['die'])
]
