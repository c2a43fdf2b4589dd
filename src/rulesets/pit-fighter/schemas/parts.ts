import { only, without } from '../../../referee/lean.js'
import { type Schema, flag, listOf, objectOf, orNull, ref, text, whole, word } from '../../../referee/schema-parts.js'
import scrollSetSchema from '../data/scroll-set.schema.json' with { type: 'json' }
import seatSchema from '../data/seat.schema.json' with { type: 'json' }
import setupSchema from '../data/setup.schema.json' with { type: 'json' }
import type { Share } from '../event.js'
import type { Effect } from '../state.js'
import { CHARACTERISTICS, SPEEDS, TRAITS } from '../vocabulary.js'
import type { view } from '../view.js'
import { lean } from '../lean.js'
import * as words from './words.js'

/** A schema for each field. The compiler reports missing ones. */
type ShapeOf<T> = { readonly [Field in keyof T]-?: Schema }

const { seat, hex, facing } = words

const effect: ShapeOf<Effect> = {
  kind: words.effectKind,
  ends: orNull(whole('The turn in whose End Phase it ends; null: it lasts for the whole fight.')),
  by: { ...orNull(seat), description: 'The seat that inflicted it; null: none.' },
  side: word(['LEFT', 'RIGHT'], 'Which ear or eye.'),
  inches: whole('The length of a scar in inches.'),
  tries: whole('The number of tries to escape from a net.')
}

const share: ShapeOf<Share> = {
  seat,
  die: whole('The value of the die.'),
  skill: whole('The characteristic that counts, with its bonuses.'),
  modifier: whole('The modifiers.'),
  total: whole('The total.')
}

type View = ReturnType<typeof view>

const fighter: ShapeOf<View['fighters'][number]> = {
  type: text('The type: the name of its scroll.'),
  title: word(['PIT_KING', null], 'Its title; null: none.'),
  skills: words.skillList,
  starting: words.each(CHARACTERISTICS, 'The starting values.'),
  seat,
  at: { ...orNull(hex), description: 'The hex of the fighter; null: not placed yet, or out.' },
  facing: { ...orNull(facing), description: 'The side that it faces; null: not placed yet, or out.' },
  wounds: whole('Its Wounds, with bonuses that have not worn off.'),
  characteristics: words.each(TRAITS, 'The current values.'),
  attackModifier: whole('The modifier of its injuries for attack rolls.'),
  defenceModifier: whole('The modifier of its injuries for defence rolls.'),
  mightyBlow: flag('Whether it has the mighty-blow bonus this turn.'),
  effects: listOf(ref('Effect'), 'The effects on the fighter.'),
  takenOut: flag('Whether it is out.'),
  dead: flag('Whether it is dead.'),
  damageInflicted: whole('The total damage that it has inflicted.'),
  adrenalin: listOf(whole('A turn.'), 'The turns at whose end its counters of Adrenalin lapse.'),
  lastMove: text('The move it picked last turn.'),
  mayPickFast: flag('Whether it may pick a fast move.'),
  move: orNull(text('This turn\'s move. The fighter\'s own seat sees it at once, others when it is revealed; null: hidden or not picked.'))
}

const fight: ShapeOf<View> = {
  phase: words.phase,
  style: ref('Style'),
  options: objectOf({
    turnLimit: orNull(whole('The last turn; null: no limit.')),
    idleTurnLimit: whole('The number of turns in a row without a move, a hit or an offered attack that ends the fight.'),
    separateArms: flag('Whether the arms are two hit locations.'),
    pacing: word(['AUTO', 'MANUAL'], 'AUTO: phases start by themselves. MANUAL: the host starts them.')
  }, 'The options of the fight.'),
  arena: objectOf({
    radius: orNull(whole('The radius; null: the arena has a custom shape.')),
    hexes: words.hexList('All hexes.'),
    walls: words.hexList('The hexes with a wall.')
  }, 'The arena.'),
  scrolls: objectOf({ name: text('Its name.'), hash: text('Its hash.') }, 'The scroll set of the fight.'),
  fighters: listOf(ref('Fighter'), 'The fighters, by seat.')
}

const fighterTerms = lean.termsOfItems['fighters'] ?? []

const { then: ownStyle } = setupSchema.properties.style

/** The named schemas of Pit Fighter. */
export const parts: Readonly<Record<string, Schema>> = {
  Style: { ...ownStyle, description: 'A style of combat in full.' },
  FighterEntry: { ...seatSchema.properties.fighter, description: 'A fighter in the format of a seat.' },
  Effect: objectOf(effect, 'An effect on a fighter.', ['side', 'inches', 'tries']),
  Die: objectOf({ index: whole('Its number among the dice of the fight, from 0.'), sides: whole('Its sides.'), value: whole('The value that it shows.') }, 'One rolled die.'),
  Share: objectOf(share, 'One side of a contest.'),
  FacingOption: objectOf({ facing, mightyBlow: flag('Whether it is a red arrow: a mighty blow.'), ...words.prospect }, 'A side that a fighter may face at the end of a move.'),
  MoveOption: objectOf({
    name: text('Its name.'),
    speed: word(SPEEDS, 'How fast it is.'),
    legal: flag('Whether it may be picked.'),
    reason: orNull(text('The reason why it may not be picked; null: it may be picked.')),
    path: words.hexList('The hexes of the path. The last one is the end.'),
    end: { ...orNull(hex), description: 'The hex where it ends; null: the fighter is not on the board.' },
    facings: listOf(ref('FacingOption'), 'The sides it may face at the end.')
  }, 'A move of the scroll, as it would be on an empty board.'),
  Fighter: objectOf(fighter, 'A fighter in the pit.'),
  PitFight: objectOf(fight, 'A fight, as far as its viewer may see it.'),
  LeanFighter: objectOf(without(fighter, fighterTerms), 'The fields of a fighter that change during a fight.'),
  LeanPitFight: objectOf({ ...without(fight, lean.terms), fighters: listOf(ref('LeanFighter'), 'The fighters, by seat.') }, 'A fight without its terms.'),
  FighterTerms: objectOf(only(fighter, fighterTerms), 'The fields of a fighter that do not change.'),
  PitFightTerms: objectOf({ ...only(fight, lean.terms), fighters: listOf(ref('FighterTerms'), 'The fighters, by seat.') }, 'The fields of a fight that do not change.'),
  Scroll: { ...scrollSetSchema.properties.scrolls.additionalProperties, description: 'One type of fighter: its figures, armour, modifiers and moves.' }
}
