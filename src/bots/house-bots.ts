import type { HouseBot } from '../fights/ports.js'
import { greedy } from './greedy.js'
import { random } from './random.js'

/** The house bots by name. */
export const HOUSE_BOTS: ReadonlyMap<string, HouseBot> = new Map([['random', random], ['greedy', greedy]])
