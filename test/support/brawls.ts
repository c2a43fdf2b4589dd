import { chanceFrom } from '../../src/bots/chance.js'
import { isIdleSkill } from '../../src/rulesets/pit-fighter/abilities/abilities.js'
import { hexesWithin } from '../../src/rulesets/pit-fighter/hex.js'
import { DEFAULT_SCROLL_SET, pitFighter } from '../../src/rulesets/pit-fighter/index.js'
import { GROUPS, SIDES, SKILLS } from '../../src/rulesets/pit-fighter/vocabulary.js'
import { type Plan, noLibrary, pick, shuffled } from './random-fights.js'
import { type RandomFight, beginSetup } from './random-play.js'

const FIGHTERS = 6

/** Strong, tough and hard to kill, so that every line of the charts is reached, and reached twice. */
const scrolls = {
  name: 'brawlers',
  provenance: 'made for a test',
  scrolls: Object.fromEntries(Object.entries(DEFAULT_SCROLL_SET.scrolls).map(([type, scroll]) => [type, { ...scroll, characteristics: { ...scroll.characteristics, S: 40, T: 40, W: 90 } }]))
}

const style = { name: 'BRAWL', groups: GROUPS, titles: [], sides: 'EACH_ALONE', end: 'ONE_SIDE_STANDING' }

/**
 * Six close together in a narrow pit, with every skill, one eye and one ear gone; until one stands, or the last turn.
 */
export const beginBrawl = (seed: number): RandomFight => {
  const chance = chanceFrom(seed)
  const plan: Plan = { style: style.name, seats: FIGHTERS, arena: 'SMALL', situation: true, pacing: 'AUTO', separateArms: false, turnLimit: 40, covers: false, eager: true, seed }
  const places = shuffled(chance, hexesWithin(2))
  const types = Array.from({ length: FIGHTERS }, () => pick(chance, Object.values(DEFAULT_SCROLL_SET.scrolls)))
  const parsed = pitFighter.parseSetup({
    scrolls,
    style,
    options: { turnLimit: plan.turnLimit },
    arena: { radius: 2 },
    seats: types.map(scroll => ({ fighter: { type: scroll.type, skills: SKILLS.filter(skill => !isIdleSkill(skill, scroll)) } })),
    situation: {
      turn: 1,
      phase: 'PICK_MOVES',
      fighters: types.map((_, index) => ({ seat: index + 1, at: places[index] ?? null, facing: pick(chance, SIDES), effects: ['EYE_LOST', 'EAR_LOST'], adrenalin: [1, 2] }))
    }
  }, noLibrary)
  if (!parsed.ok) throw new Error(parsed.fault.message)
  return beginSetup(plan, parsed.value)
}
