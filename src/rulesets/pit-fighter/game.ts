import { ATTACK_RULES, neighboursOf } from './attack-kinds.js'
import { CHARTS, OUTCOMES } from './criticals.js'
import { EFFECT_RULES } from './effects.js'
import { DEFAULT_SCROLL_SET, HOUSE_SETS, hashOf } from './scroll-set.js'
import { DEFAULT_STYLE, STYLES } from './style.js'
import { BEARINGS, CHARACTERISTICS, EFFECT_KINDS, LOCATIONS, PHASES, SIDES, SKILLS, SPECIALS, WINDOWS } from './vocabulary.js'

/** Data that explains the game to a client. Plain JSON. */
export const game = () => ({
  phases: PHASES,
  sides: SIDES,
  bearings: BEARINGS,
  characteristics: CHARACTERISTICS,
  locations: LOCATIONS.map(location => ({ location, adjacent: neighboursOf(location) })),
  criticals: LOCATIONS.map(location => ({ location, lines: [...CHARTS[location]].reverse().map(([from, result]) => ({ from, result, ...OUTCOMES[result] })) })),
  effects: EFFECT_KINDS.map(kind => ({ kind, ...EFFECT_RULES[kind] })),
  attacks: Object.entries(ATTACK_RULES).map(([kind, rule]) => ({ kind, ...rule })),
  windows: WINDOWS,
  skills: SKILLS,
  specials: SPECIALS,
  styles: Object.values(STYLES),
  defaultStyle: DEFAULT_STYLE,
  scrollSets: HOUSE_SETS.map(set => ({ name: set.name, hash: hashOf(set) })),
  defaultScrollSet: DEFAULT_SCROLL_SET.name
})
