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

/** Finds a published content set by name, and by hash if given. Returns `undefined` if unknown. */
export type ContentLibrary = (name: string, hash: string | null) => unknown

/** A set-up in the format of a record. Read by `parseSetup`. */
export interface SetupInput {
  readonly scrolls?: unknown
  readonly style?: unknown
  readonly options?: unknown
  readonly arena?: unknown
  readonly seats?: unknown
  readonly situation?: unknown
}

/** The terms of a fight, known before its seats are filled. */
export interface Terms {
  readonly style: string
  readonly pacing: 'AUTO' | 'MANUAL'
  /** `scrolls` in the form to store, which always means the same set. Absent: store it unchanged. */
  readonly scrolls?: unknown
}

/** The public data of a seat, before and during a fight. */
export interface SeatSetup {
  readonly seat: Seat
  readonly name: string
  readonly team: string | null
}

/** A seat of a fight with open seats: its team or reserved team, and its fighter unless open or hidden. */
export interface KnownSeat { readonly team: string | null, readonly fighter: object | null }

/** The place of a new seat: its number, and all seats of the fight in order. */
export interface SeatPlace { readonly seat: Seat, readonly seats: readonly KnownSeat[] }

/**
 * The contract of a game. All methods are pure functions: no clock, no I/O, no randomness except `roll`.
 * Refusals are values; exceptions are bugs. `Setup`, `State` and `Event` are plain JSON.
 * `Prepared` is a set-up with indexes for fast look-ups and is never stored.
 */
export interface Ruleset<Setup extends object = object, Prepared extends object = object, State extends RefereeState = RefereeState, Event extends FightEvent = FightEvent> {
  readonly id: string
  readonly version: string
  /** Stored with each state. A state with another number is rebuilt from set-up, choices and dice. */
  readonly stateShape: number

  /** Reads a whole set-up and fills in defaults, or returns the first fault. */
  parseSetup (input: SetupInput, library: ContentLibrary): Parsed<Setup>
  /** Reads the terms (style, options, arena, scrolls) while seats are open. Of `input.seats` it uses number and teams. */
  parseTerms (input: SetupInput, library: ContentLibrary): Parsed<Terms>
  /**
   * Reads one seat (`{ name?, team?, fighter }`) of a fight whose other seats may still be open.
   * With a `place`, a seat that makes the fight impossible is refused.
   * Returns the team that the seat is put into if it names none and needs one.
   */
  parseSeat (seat: unknown, input: SetupInput, library: ContentLibrary, place?: SeatPlace): Parsed<{ readonly team: string | null }>
  /** All faults of such a seat for the style and the scrolls of `input`. Empty if it may fight. */
  seatFaults (seat: unknown, input: SetupInput, library: ContentLibrary): readonly SetupFault[]
  seatsOf (setup: Setup): readonly SeatSetup[]
  /** The set-up in the format of a record. */
  setupForRecord (setup: Setup, library: ContentLibrary): Required<SetupInput>
  /** Converts the set-up of older records for `parseSetup`. Absent: no conversion. */
  setupFromRecord? (recorded: SetupInput): SetupInput
  /** `covers`: whether cover asks are put. The service puts them, a replay does not. */
  prepare (setup: Setup, library: ContentLibrary, play: { readonly covers: boolean }): Prepared

  /** Returns the first state, and the events until the first decision. */
  begin (prepared: Prepared, roll: Roll): { readonly events: readonly Event[], readonly state: State }
  /** Rules on a choice. `state` is not changed. */
  decide (prepared: Prepared, state: State, choice: Choice, roll: Roll): Ruling<State, Event>
  /** Returns the refusal that `decide` would give, or `null` if it would accept the choice. */
  check (prepared: Prepared, state: State, choice: Choice): Refusal | null
  /** The state after one event of the log. `state` is not changed. */
  evolve (prepared: Prepared, state: State, event: Event): State
  /** The state before the first event. */
  initial (prepared: Prepared): State

  /** The legal answers to an ask of this state. Validation, bots and clients use this list. */
  options (prepared: Prepared, state: State, ask: Ask): Options
  /** The ask with its options, and data that explains them to a client. */
  describe (prepared: Prepared, state: State, ask: Ask): Decision
  /** The kinds of choice that may be legal for `seat` now without an ask. */
  unasked (prepared: Prepared, state: State, seat: Seat): readonly string[]

  /** Reads standing orders, or returns the first fault, with all faults and their paths in `faults`. */
  readOrders (input: unknown): Parsed<object>
  /** The JSON Schema of standing orders. */
  readonly ordersSchema: object
  /** Splits a combined choice before it is ruled on. Illegal choices are returned unchanged: `decide` refuses them. */
  splitChoice (prepared: Prepared, state: State, choice: Choice): Split
  /**
   * The option that a seat's plan chooses for an open ask of that seat, or `null` if the seat must be asked.
   * It depends only on what the seat may see. Cover asks are answered whenever a real ask would be.
   */
  plannedAnswer (prepared: Prepared, state: State, ask: Ask, plan: Plan): Answer | null
  /** The answers in advance that may still be used. The others are used or too late. */
  stillAhead (prepared: Prepared, state: State, seat: Seat, ahead: readonly Ahead[]): readonly Ahead[]

  /** The exact odds of an action of `seat`, from what it may know. The ruleset defines question and answer. */
  odds (prepared: Prepared, state: State, seat: Seat, question: unknown): Parsed<object>

  /**
   * Rates the options of an open ask for its seat, from what that seat may know. House bots use it.
   * `null`, or no such method: no preference.
   */
  judge? (prepared: Prepared, state: State, ask: Ask): Judgement | null

  /** The part of the state that a viewer may see: `game` in the API. */
  view (prepared: Prepared, state: State, viewer: Viewer): object
  /**
   * The state that the holder of a renewed token may see: without the seat's sealed answers to these decisions,
   * and without their consequences. An option that is legal in it is legal in the real state.
   */
  conceal (state: State, seat: Seat, decisions: readonly number[]): State
  /** The part of an event that a viewer may see; at least `type` and `seat`. */
  seenBy (prepared: Prepared, viewer: Viewer, event: Event): FightEvent
  /** Describes the result of `seenBy` in one plain English sentence. */
  describeEvent (prepared: Prepared, event: FightEvent): string
  /** The status of each seat, by number; after the fight, its ending. */
  endings (prepared: Prepared, state: State): readonly SeatEnding[]
  /** The fighters in the format of `lanista replay --json`. */
  outcome (prepared: Prepared, state: State): readonly object[]
  /** Data that explains the game to a client: styles, skills, locations, charts, kinds of choice. Plain JSON. */
  game (): object
  /** A JSON Schema for the fields of each kind of choice, by kind. */
  readonly choiceSchemas: Readonly<Record<string, object>>
  /** The parts that lean answers leave out. */
  readonly lean: LeanParts
  /** JSON Schemas of the ruleset's data. */
  readonly schemas: RulesetSchemas
  /** Plays the beginning of a fight, for examples in documents. */
  example (): RulesetExample
}
