import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { generatorOf } from '../referee/generator.js'

/** A whole number from 0 to `n - 1`, each as likely as the others. */
export type Chance = (n: number) => number

/** Chance for bots that play in this process: the same seed gives the same numbers, close seeds unrelated ones. */
export const chanceFrom = (seed: number): Chance => {
  const generator = generatorOf('chance', seed)
  return n => uniformInt(generator, 0, n - 1)
}
