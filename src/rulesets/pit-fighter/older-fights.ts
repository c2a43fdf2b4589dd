import type { FightOptions } from './pit-setup.js'
import { MAX_IDLE_TURNS } from './turn-limits.js'

/** A fight from before ruling R89, known by its limit of idle turns, goes on by the rules of its time: see R2 and R81. */
export const isOlder = ({ idleTurnLimit }: Pick<FightOptions, 'idleTurnLimit'>): boolean => idleTurnLimit > MAX_IDLE_TURNS
