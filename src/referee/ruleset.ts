import type { Answer, Choice } from './choice.js'
import type { Ask, Decision, Options } from './decision.js'
import type { Roll } from './dice.js'
import type { FightEvent } from './event.js'
import type { Judgement } from './judgement.js'
import type { LeanParts } from './lean.js'
import type { Ahead, Plan, Split } from './plan.js'
import type { Parsed, Refusal, Ruling, SetupFault } from './ruling.js'
import type { Seat, Viewer } from './seat.js'
import type { RulesetExample } from './ruleset-example.js'
import type { RulesetSchemas } from './ruleset-schemas.js'
import type { RefereeState, SeatEnding } from './state.js'

/** Finds a published content set by name (and hash, where one is given); `undefined`: there is none. */
export type ContentLibrary = (name: string, hash: string | null) => unknown

/** What a fight begins with, as the record spells it; read by `parseSetup`. */
export interface SetupInput {
  readonly scrolls?: unknown
  readonly style?: unknown
  readonly options?: unknown
  readonly arena?: unknown
  readonly seats?: unknown
  readonly situation?: unknown
}

/** What a fight is played by, known before its seats are filled. */
export interface Terms {
  readonly style: string
  readonly pacing: 'AUTO' | 'MANUAL'
  /** `scrolls` of the set-up as it is to be kept, so that it means the same set for ever; absent: as it came. */
  readonly scrolls?: unknown
}

/** One seat as everybody may know it before and during a fight. */
export interface SeatSetup {
  readonly seat: Seat
  readonly name: string
  readonly team: string | null
}

/** What is known of a seat while others are open: the team that it was taken in or is kept for, and its fighter, unless it is open or hidden. */
export interface KnownSeat { readonly team: string | null, readonly fighter: object | null }

/** Where a fighter is to sit: the number of its seat, and what is known of all seats of the fight, in their order. */
export interface SeatPlace { readonly seat: Seat, readonly seats: readonly KnownSeat[] }

/**
 * A game as the referee plays it. Everything is a pure function of its arguments: no clock, no I/O, no chance
 * but `roll`. Refusals are values; what is thrown is a bug. `Setup`, `State` and `Event` are plain JSON;
 * `Prepared` is a set-up made ready for quick look-ups and is never stored.
 */
export interface Ruleset<Setup extends object = object, Prepared extends object = object, State extends RefereeState = RefereeState, Event extends FightEvent = FightEvent> {
  readonly id: string
  readonly version: string
  /** Stored with a state; a state of another shape is rebuilt from set-up, choices and dice. */
  readonly stateShape: number

  /** Reads a whole set-up, fills in what was left out, and names the first fault. */
  parseSetup (input: SetupInput, library: ContentLibrary): Parsed<Setup>
  /** Reads what all seats share (style, options, arena, scrolls) while seats are open: of `input.seats` only their number and their teams count. */
  parseTerms (input: SetupInput, library: ContentLibrary): Parsed<Terms>
  /**
   * Reads one seat (`{ name?, team?, fighter }`) for a fight whose other seats may be open still; with a `place`, as one of them: a
   * seat with which no fight can come about any more is refused. `team`: the one that it is put into, where it names none and needs one.
   */
  parseSeat (seat: unknown, input: SetupInput, library: ContentLibrary, place?: SeatPlace): Parsed<{ readonly team: string | null }>
  /** All that is wrong with such a seat for the style and the scrolls of `input`; none: it may fight. */
  seatFaults (seat: unknown, input: SetupInput, library: ContentLibrary): readonly SetupFault[]
  seatsOf (setup: Setup): readonly SeatSetup[]
  /** The set-up's part of a record: `scrolls`, `style`, `options`, `arena`, `seats`, `situation`. */
  setupForRecord (setup: Setup, library: ContentLibrary): Required<SetupInput>
  /** Reads that part of a record, for `parseSetup`: what older records leave out means what it meant then. Absent: as it stands. */
  setupFromRecord? (recorded: SetupInput): SetupInput
  /** `covers`: whether cover asks are put, as the service does and a replay does not. */
  prepare (setup: Setup, library: ContentLibrary, play: { readonly covers: boolean }): Prepared

  /** The first state, and what happens until somebody must decide. */
  begin (prepared: Prepared, roll: Roll): { readonly events: readonly Event[], readonly state: State }
  /** Rules on a choice; `state` is not changed. */
  decide (prepared: Prepared, state: State, choice: Choice, roll: Roll): Ruling<State, Event>
  /** Why `decide` would refuse a choice; `null`: it would accept it. */
  check (prepared: Prepared, state: State, choice: Choice): Refusal | null
  /** The state after one event of the log; `state` is not changed. */
  evolve (prepared: Prepared, state: State, event: Event): State
  /** The state before the first event. */
  initial (prepared: Prepared): State

  /** What may be answered to an ask of this state: the one list that validation, bots and clients share. */
  options (prepared: Prepared, state: State, ask: Ask): Options
  /** The same in full, with what a client needs to explain it. */
  describe (prepared: Prepared, state: State, ask: Ask): Decision
  /** The kinds of choice that `seat` may give without being asked, as far as it could be legal now. */
  unasked (prepared: Prepared, state: State, seat: Seat): readonly string[]

  /** Reads a seat's standing orders; names the first fault, and in `faults` all of them, each with its place. */
  readOrders (input: unknown): Parsed<object>
  /** A JSON Schema for them. */
  readonly ordersSchema: object
  /** Takes a combined choice apart, before it is ruled on. What is no legal choice of its kind passes as it is: `decide` refuses it. */
  splitChoice (prepared: Prepared, state: State, choice: Choice): Split
  /**
   * What a seat's plan answers to an open ask of that seat: one of the ask's options, or `null`, where the seat is to be asked.
   * It depends only on what the seat may see, and a cover ask is answered whenever a real one would be.
   */
  plannedAnswer (prepared: Prepared, state: State, ask: Ask, plan: Plan): Answer | null
  /** What a seat said in advance and may still be asked for; the rest is used, or too late. */
  stillAhead (prepared: Prepared, state: State, seat: Seat, ahead: readonly Ahead[]): readonly Ahead[]

  /** The exact chances of what `seat` could do now, from what it may know; the question and the answer are the ruleset's. */
  odds (prepared: Prepared, state: State, seat: Seat, question: unknown): Parsed<object>

  /**
   * How good the options of an open ask are for its seat, from what that seat may know. House bots choose by it.
   * `null`, or no such method: the ruleset prefers none.
   */
  judge? (prepared: Prepared, state: State, ask: Ask): Judgement | null

  /** What a viewer may know of the state, field by field: `game` of the API. */
  view (prepared: Prepared, state: State, viewer: Viewer): object
  /**
   * The state without what a seat sealed in answer to these decisions, and without what follows from those answers: what the holder of a renewed token
   * may know. Whatever is legal in it is legal in the state, whichever answers were sealed.
   */
  conceal (state: State, seat: Seat, decisions: readonly number[]): State
  /** What a viewer may know of an event; at least `type` and `seat`. */
  seenBy (prepared: Prepared, viewer: Viewer, event: Event): FightEvent
  /** One plain English sentence from what `seenBy` left of an event. */
  describeEvent (prepared: Prepared, event: FightEvent): string
  /** How it stands with each seat, by number: once the fight is over, how it ended. */
  endings (prepared: Prepared, state: State): readonly SeatEnding[]
  /** The fighters as `lanista replay --json` prints them. */
  outcome (prepared: Prepared, state: State): readonly object[]
  /** All that a client needs to explain the game: styles, skills, locations, charts, kinds of choice. Plain JSON. */
  game (): object
  /** A JSON Schema for the fields of each kind of choice, by kind. */
  readonly choiceSchemas: Readonly<Record<string, object>>
  /** What a client that has read a fight in full can do without. */
  readonly lean: LeanParts
  /** JSON Schemas of what it shows. */
  readonly schemas: RulesetSchemas
  /** Plays a little of a fight, for examples. */
  example (): RulesetExample
}
