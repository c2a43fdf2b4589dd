import type { HouseBot } from '../fights/ports.js'
import { greedy } from './greedy.js'
import { random } from './random.js'

/** The bots of the house by the names that a seat is given to them by. */
export const HOUSE_BOTS: ReadonlyMap<string, HouseBot> = new Map([['random', random], ['greedy', greedy]])
