import { type Schema, flag, listOf, objectOf, orNull, ref, text, whole, word } from '../../../referee/schema-parts.js'
import type { game } from '../game.js'
import { BEARINGS, CHARACTERISTICS, PHASES, SIDES, SKILLS, SPECIALS, TRAITS, WINDOWS } from '../vocabulary.js'
import * as words from './words.js'

const names = (list: readonly string[], description: string): Schema => listOf(word(list, 'One of them.'), description)

const rules: { readonly [Field in keyof ReturnType<typeof game>]: Schema } = {
  phases: names(PHASES, 'The phases, in order.'),
  sides: names(SIDES, 'The sides of a hex, clockwise from the top.'),
  bearings: names(BEARINGS, 'Directions relative to a facing, clockwise from the front.'),
  characteristics: names(CHARACTERISTICS, 'The characteristics.'),
  locations: listOf(objectOf({ location: words.location, adjacent: words.locationList('The locations next to it.') }), 'The hit locations.'),
  criticals: listOf(objectOf({
    location: words.location,
    lines: listOf(objectOf({
      from: whole('The least damage of this line.'),
      result: text('The result.'),
      effects: listOf(words.effectKind, 'The effects that it leaves.'),
      scars: flag('Whether a scar is rolled.'),
      kills: flag('Whether it kills.'),
      takesOut: flag('Whether it takes the fighter out.'),
      trophy: flag('Whether it gives a trophy.')
    }, 'A line of a chart.', ['scars', 'kills', 'takesOut', 'trophy']), 'The lines, the lightest first.')
  }), 'The critical charts.'),
  effects: listOf(objectOf({
    kind: words.effectKind,
    modifier: whole('The modifier of attack and defence rolls.'),
    initiative: whole('The points of Initiative that are lost.'),
    bleeds: whole('The Wounds that are lost in each End Phase.'),
    bleedsDie: whole('The sides of the die for the lost Wounds.'),
    halves: names(TRAITS, 'The characteristics that it halves.'),
    halving: text('The group of the halving: effects of one group halve only once.'),
    forbids: word(['FAST', 'ALL_BUT_SLOW', 'ALL_BUT_OBSERVE'], 'The moves that it forbids.'),
    disables: flag('Whether it forbids attacks.'),
    passes: flag('Whether it ends in the End Phase of the next turn.'),
    single: flag('Whether a fighter has it at most once.')
  }, 'The consequences of an effect.', ['modifier', 'initiative', 'bleeds', 'bleedsDie', 'halves', 'halving', 'forbids', 'disables', 'passes', 'single']), 'The effects.'),
  attacks: listOf(objectOf({
    kind: words.attackKind,
    from: whole('The nearest that a target may be, in hexes.'),
    to: whole('The farthest.'),
    needsGrid: flag('Whether the attacker\'s grid must have a modifier for the hex.'),
    isGuessed: flag('Whether both seal a hit location first.'),
    namesLocation: flag('Whether the attacker names the location.'),
    trait: word(TRAITS, 'The characteristic that both add to their dice.'),
    isFullRollOff: flag('Whether modifiers, injuries and naturals count.'),
    before: { ...orNull(words.window), description: 'The window before the roll; null: none.' },
    after: words.window,
    onHit: word(['DAMAGE', 'ENSNARE', 'DISARM', 'BASH'], 'The effect of a hit.')
  }), 'The kinds of attack.'),
  windows: names(WINDOWS, 'The reaction windows.'),
  skills: names(SKILLS, 'The skills.'),
  specials: names(SPECIALS, 'The special rules of types.'),
  styles: listOf(ref('Style'), 'The styles of combat.'),
  defaultStyle: text('The default style.'),
  scrollSets: listOf(objectOf({ name: text('Its name.'), hash: text('Its hash.') }), 'The built-in scroll sets.'),
  defaultScrollSet: text('The default scroll set.')
}

/** The schema of the game's rules. */
export const rulesSchema = objectOf(rules, 'Data that explains Pit Fighter to a client.')
