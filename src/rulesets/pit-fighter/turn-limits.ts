/** The turn limit where none is given. Ruling R27. */
export const DEFAULT_TURN_LIMIT = 100

/** Ruling R27: a fight without a limit ends too, at the highest that may be agreed. */
export const LAST_TURN = 10_000

/** Ruling R89: the most idle turns in a row that a new fight allows. */
export const MAX_IDLE_TURNS = 200
