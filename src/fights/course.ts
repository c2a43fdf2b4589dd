import type { Answer, Choice, GivenBy } from '../referee/choice.js'
import { type Ask, isOpen } from '../referee/decision.js'
import type { Roll } from '../referee/dice.js'
import type { Ruling } from '../referee/ruling.js'
import type { Seat } from '../referee/seat.js'
import type { RefereeState } from '../referee/state.js'
import { type Clocks, hasGivenUp, runClocks } from './clocks/clocks.js'
import type { Standing } from './desk.js'
import type { Moment, Turn } from './move-on.js'

/** A fight as one request moves it on: choice after choice, to be stored together. */
export interface Course {
  state (): RefereeState
  /** `null`: the fight has no clock. */
  clocks (): Clocks | null
  turns (): readonly Turn[]
  /** Rules on a choice, of whatever came in at `arrivedAt`; a refused one changes nothing. */
  give (choice: Choice, ask: Ask | null, arrivedAt?: string): Ruling
  /** Takes the fallback of the ask of this number, if it is still open. */
  letPass (ask: number, by?: GivenBy, arrivedAt?: string): void
  /** Goes on with what needs nobody: fallbacks of whose bank is empty, and the end for who has let too many decisions pass. */
  settle (): void
}

/** Answers that need nobody, in one request; if there are more, the sweep of the deadlines goes on. */
const SETTLED_AT_MOST = 500
const CONCEDE = 'CONCEDE'

export const openCourse = ({ row, ruleset, prepared, state: begun }: Standing, roll: Roll, { at, arrivedAt: requestedAt }: Moment): Course => {
  let state = begun
  let { clocks } = row
  const turns: Turn[] = []

  const give = (choice: Choice, ask: Ask | null, arrivedAt = requestedAt): Ruling => {
    const ruling = ruleset.decide(prepared, state, choice, roll)
    if (!ruling.accepted) return ruling
    turns.push({ ask: ask?.id ?? null, choice: ruling.choice, events: ruling.events })
    if (row.clock && clocks) clocks = runClocks(row.clock, clocks, state, ruling.state, { seat: choice.seat, by: choice.by, isUnasked: ask === null, at, arrivedAt })
    state = ruling.state
    return ruling
  }

  /** An answer of the rules' own making is legal. */
  const mustGive = (answer: Answer, seat: Seat | null, ask: Ask | null, by?: GivenBy, arrivedAt?: string): void => {
    const ruling = give(by === undefined ? { ...answer, seat } : { ...answer, seat, by }, ask, arrivedAt)
    if (!ruling.accepted) throw new Error(`${answer.kind} of the rules was refused: ${ruling.refusal.message}`)
  }

  const letPass = (id: number, by?: GivenBy, arrivedAt?: string): void => {
    const ask = state.asked.find(ask => ask.id === id && isOpen(ask))
    // What came before may have taken the ask away.
    if (ask && !state.result) mustGive(ruleset.options(prepared, state, ask).fallback, ask.seat, ask, by, arrivedAt)
  }

  const settleOne = (): boolean => {
    if (state.result || !row.clock || !clocks) return false
    const { clock } = row
    const { seats } = clocks
    const gone = seats.findIndex((seat, index) => hasGivenUp(clock, seat) && ruleset.unasked(prepared, state, index + 1).includes(CONCEDE))
    if (gone >= 0) {
      mustGive({ kind: CONCEDE }, gone + 1, null, 'DEADLINE')
      return true
    }
    const late = state.asked.find(ask => isOpen(ask) && ask.seat !== null && seats[ask.seat - 1]?.left === 0)
    if (late) letPass(late.id, 'DEADLINE')
    return late !== undefined
  }

  return {
    state: () => state,
    clocks: () => clocks,
    turns: () => turns,
    give,
    letPass,
    settle () {
      for (let settled = 0; settled < SETTLED_AT_MOST && settleOne(); settled++);
    }
  }
}
