import type { HouseBot } from '../fights/ports.js'
import type { Chance } from './chance.js'

/**
 * Takes what the ruleset judges best. Chance decides between options that are nearly as good, and draws where the same
 * answer each time would be predictable.
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

/** Shares are told apart down to this part. */
const GRAIN = 1_000_000

/** The place of one of the shares, each as likely as it is large. */
const draw = (shares: readonly number[], chance: Chance): number => {
  let left = (chance(GRAIN) + 0.5) / GRAIN
  return shares.findIndex(share => (left -= share) < 0)
}
