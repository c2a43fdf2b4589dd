import type { Game } from './game.js'

/** Every ruleset that the command line plays. */
export const GAMES: readonly Game[] = []
