import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { generatorOf } from '../referee/generator.js'

/** A uniformly distributed whole number from 0 to `n - 1`. */
export type Chance = (n: number) => number

/** Seeded random numbers for bots in this process: close seeds give unrelated numbers. */
export const chanceFrom = (seed: number): Chance => {
  const generator = generatorOf('chance', seed)
  return n => uniformInt(generator, 0, n - 1)
}
