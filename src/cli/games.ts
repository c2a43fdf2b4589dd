import { DEFAULT_SCROLL_SET, HOUSE_SETS, pitFighter, readScrollSet } from '../rulesets/pit-fighter/index.js'
import { drawArena, isPitView } from './arena-picture.js'
import type { Game, Scrolls } from './game.js'
import { toneOfPitEvent } from './pit-tones.js'
import { drawScroll } from './scroll-picture.js'

const scrolls: Scrolls = {
  house: [DEFAULT_SCROLL_SET, ...HOUSE_SETS.filter(set => set !== DEFAULT_SCROLL_SET)],
  read: readScrollSet,
  draw: (set, type, colours) => {
    const read = readScrollSet(set)
    const scroll = read.ok ? read.value.set.scrolls[type] : undefined
    return scroll ? drawScroll(scroll, colours) : []
  }
}

/** The rulesets that the command line can play. `replay` and `odds` use the record's ruleset, all others the first. */
export const GAMES: readonly Game[] = [{
  ruleset: pitFighter,
  library: () => undefined,
  scrolls,
  melee: { name: 'EVERYBODY', groups: ['CLASSIC', 'PURSUER', 'TROLL_SLAYER', 'OGRE'], titles: [], sides: 'EACH_ALONE', end: 'HALF_OUT' },
  placing: 'PLACE_FIGHTER',
  draw: view => isPitView(view) ? drawArena(view) : [],
  toneOf: toneOfPitEvent
}]
