import type { HouseBot } from '../fights/ports.js'
import type { Chance } from './chance.js'

/**
 * Takes the option that the ruleset judges best. It chooses at random between nearly equal options, and by the given
 * shares if a fixed answer would be predictable.
 */
export const greedy: HouseBot = ({ decision: { options, fallback }, judgement }, chance) => {
  switch (judgement?.kind) {
    case 'BEST': {
      const best = Math.max(...judgement.worths)
      const wanted = options.filter((_, index) => (judgement.worths[index] ?? -Infinity) >= best - judgement.near)
      return wanted[chance(wanted.length)] ?? fallback
    }
    case 'MIXED':
      return options[draw(judgement.shares, chance)] ?? fallback
    case undefined:
      return fallback
  }
}

/** The resolution of shares. */
const GRAIN = 1_000_000

/** The index of a random share, weighted by its size. */
const draw = (shares: readonly number[], chance: Chance): number => {
  let left = (chance(GRAIN) + 0.5) / GRAIN
  return shares.findIndex(share => (left -= share) < 0)
}
