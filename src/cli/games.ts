import { DEFAULT_SCROLL_SET, pitFighter } from '../rulesets/pit-fighter/index.js'
import { drawArena, isPitView } from './arena-picture.js'
import type { Game } from './game.js'
import { toneOfPitEvent } from './pit-tones.js'

/** Every ruleset that the command line plays; `play` and `simulate` take the first. */
export const GAMES: readonly Game[] = [{
  ruleset: pitFighter,
  library: () => undefined,
  fighterTypes: Object.keys(DEFAULT_SCROLL_SET.scrolls),
  draw: view => isPitView(view) ? drawArena(view) : [],
  toneOf: toneOfPitEvent
}]
