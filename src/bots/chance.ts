import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** A whole number from 0 to `n - 1`, each as likely as the others. */
export type Chance = (n: number) => number

/** Chance for bots that play in this process: the same seed gives the same numbers. */
export const chanceFrom = (seed: number): Chance => {
  const generator = xoroshiro128plus(seed)
  return n => uniformInt(generator, 0, n - 1)
}
