import type { Move, Scroll } from '../../src/rulesets/pit-fighter/scroll.js'
import type { Characteristic } from '../../src/rulesets/pit-fighter/vocabulary.js'

/** Moves with one arrow where that will do, so that little has to be asked. */
export const PLAIN_MOVES: readonly Move[] = [
  { name: 'Observe', speed: 'SLOW', path: '', facings: 'F FR BR B BL FL' },
  { name: 'Hold', speed: 'SLOW', path: '', facings: 'F' },
  { name: 'Hack', speed: 'SLOW', path: '', facings: 'F!' },
  { name: 'Back Up', speed: 'SLOW', path: 'B', facings: 'F' },
  { name: 'Guard', speed: 'NORMAL', path: '', facings: 'F' },
  { name: 'Turn Right', speed: 'NORMAL', path: '', facings: 'FR' },
  { name: 'Advance', speed: 'NORMAL', path: 'F', facings: 'F' },
  { name: 'Dash', speed: 'NORMAL', path: 'F F', facings: 'F' },
  { name: 'Lunge', speed: 'NORMAL', path: 'F', facings: 'F!' },
  { name: 'Sweep', speed: 'NORMAL', path: 'F', facings: 'F FR!' },
  { name: 'Hook', speed: 'NORMAL', path: 'F FR', facings: 'FR' },
  { name: 'Flip', speed: 'NORMAL', path: '^F F', facings: 'F B' },
  { name: 'Sprint', speed: 'FAST', path: 'F F F', facings: 'F' }
]

/**
 * A scroll without armour, modifiers or special rules: 30 everywhere, 10 Wounds; attacks to the three hexes in front.
 */
export const plainScroll = (type: string, characteristics: Readonly<Partial<Record<Characteristic, number>>>, change: Partial<Scroll>): Scroll => ({
  type,
  group: 'CLASSIC',
  shield: false,
  provenance: 'made for a test',
  characteristics: { WS: 30, S: 30, T: 30, I: 30, W: 10, ...characteristics },
  bonusPoints: 0,
  special: [],
  armour: { HEAD: 0, BODY: 0, LEFT_ARM: 0, RIGHT_ARM: 0, GROIN: 0, LEGS: 0 },
  modifiers: {
    F: { A: 0, D: 0 },
    FR: { A: 0, D: 0 },
    BR: { A: null, D: 0 },
    B: { A: null, D: 0 },
    BL: { A: null, D: 0 },
    FL: { A: 0, D: 0 }
  },
  moves: PLAIN_MOVES,
  ...change
})
