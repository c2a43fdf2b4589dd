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

/** A schema for each field: the compiler misses one that is left out. */
type ShapeOf<T> = { readonly [Field in keyof T]-?: Schema }

const { seat, hex, facing } = words

const effect: ShapeOf<Effect> = {
  kind: words.effectKind,
  ends: orNull(whole('The turn at whose End Phase it goes; null: it lasts the fight.')),
  by: { ...orNull(seat), description: 'The seat that inflicted it; null: nobody.' },
  side: word(['LEFT', 'RIGHT'], 'Which ear or eye.'),
  inches: whole('The length of a scar in inches.'),
  tries: whole('How often an ensnared fighter has tried to get free.')
}

const share: ShapeOf<Share> = {
  seat,
  die: whole('What the die shows.'),
  skill: whole('The characteristic that counts, with its bonuses.'),
  modifier: whole('The modifiers.'),
  total: whole('All of it.')
}

type View = ReturnType<typeof view>

const fighter: ShapeOf<View['fighters'][number]> = {
  type: text('The scroll it fights by.'),
  title: word(['PIT_KING', null], 'Its title; null: none.'),
  skills: words.skillList,
  starting: words.each(CHARACTERISTICS, 'What it started with.'),
  seat,
  at: { ...orNull(hex), description: 'The hex where it stands; null: not placed yet, or out.' },
  facing: { ...orNull(facing), description: 'The side it faces; null likewise.' },
  wounds: whole('Its Wounds, with bonuses that have not worn off.'),
  characteristics: words.each(TRAITS, 'What counts now.'),
  attackModifier: whole('What its injuries add to its attack rolls.'),
  defenceModifier: whole('What its injuries add to its defence rolls.'),
  mightyBlow: flag('Whether it has the mighty-blow bonus this turn.'),
  effects: listOf(ref('Effect'), 'What it suffers from.'),
  takenOut: flag('Whether it is out.'),
  dead: flag('Whether it is dead.'),
  damageInflicted: whole('The damage it has inflicted in all.'),
  adrenalin: listOf(whole('A turn.'), 'The turns at whose end its counters of Adrenalin lapse.'),
  lastMove: text('The move it picked last turn.'),
  mayPickFast: flag('Whether it may pick a fast move.'),
  move: orNull(text('This turn\'s move, once it is shown; the bearer\'s own at once; null: it is not shown.'))
}

const fight: ShapeOf<View> = {
  phase: words.phase,
  style: ref('Style'),
  options: objectOf({
    turnLimit: orNull(whole('The last turn; null: none is agreed.')),
    idleTurnLimit: whole('So many turns in a row in which nobody is moved, hit or asked to attack end the fight.'),
    separateArms: flag('Whether the arms are two hit locations.'),
    pacing: word(['AUTO', 'MANUAL'], 'What moves the fight on.')
  }, 'What was agreed.'),
  arena: objectOf({
    radius: orNull(whole('Its radius; null: it has a shape of its own.')),
    hexes: words.hexList('All its hexes.'),
    walls: words.hexList('Those with a wall.')
  }, 'The pit.'),
  scrolls: objectOf({ name: text('Its name.'), hash: text('Its hash.') }, 'The scroll set that is fought with.'),
  fighters: listOf(ref('Fighter'), 'The fighters, by seat.')
}

const fighterTerms = lean.termsOfItems['fighters'] ?? []

const { then: ownStyle } = setupSchema.properties.style

/** The parts of what Pit Fighter shows, by name. */
export const parts: Readonly<Record<string, Schema>> = {
  Style: { ...ownStyle, description: 'A style of combat in full.' },
  FighterEntry: { ...seatSchema.properties.fighter, description: 'A fighter as its seat brings it.' },
  Effect: objectOf(effect, 'What a fighter suffers from.', ['side', 'inches', 'tries']),
  Die: objectOf({ index: whole('Its number among the dice of the fight, from 0.'), sides: whole('Its sides.'), value: whole('What it shows.') }, 'One die as it fell.'),
  Share: objectOf(share, 'One side of a contest.'),
  FacingOption: objectOf({ facing, mightyBlow: flag('Whether it is a red arrow: a mighty blow.'), ...words.prospect }, 'A side that a fighter may face at the end of a move.'),
  MoveOption: objectOf({
    name: text('Its name.'),
    speed: word(SPEEDS, 'How fast it is.'),
    legal: flag('Whether it may be picked.'),
    reason: orNull(text('Why it may not; null: it may.')),
    path: words.hexList('The hexes it leads through, the last where it ends.'),
    end: { ...orNull(hex), description: 'Where it ends; null: the fighter is on no hex.' },
    facings: listOf(ref('FacingOption'), 'The sides it may face at the end.')
  }, 'A move of the scroll, as it would go on an empty board.'),
  Fighter: objectOf(fighter, 'A fighter in the pit.'),
  PitFight: objectOf(fight, 'A pit fight as its viewer may see it.'),
  LeanFighter: objectOf(without(fighter, fighterTerms), 'What changes of a fighter in the pit.'),
  LeanPitFight: objectOf({ ...without(fight, lean.terms), fighters: listOf(ref('LeanFighter'), 'The fighters, by seat.') }, 'A pit fight without its terms.'),
  FighterTerms: objectOf(only(fighter, fighterTerms), 'What stays the same of a fighter.'),
  PitFightTerms: objectOf({ ...only(fight, lean.terms), fighters: listOf(ref('FighterTerms'), 'The fighters, by seat.') }, 'What stays the same while a pit fight is fought.'),
  Scroll: { ...scrollSetSchema.properties.scrolls.additionalProperties, description: 'One type of fighter: its figures, armour, modifiers and moves.' }
}
