import type { Answer } from '../../src/referee/choice.js'
import { isOpen, withoutAnswers } from '../../src/referee/decision.js'
import type { AskingEvent, Die, FightEvent } from '../../src/referee/event.js'
import { NOTHING_LEAN } from '../../src/referee/lean.js'
import { isJsonObject } from '../../src/referee/json.js'
import { type Play, check, decide, describe, playOn } from '../../src/referee/play.js'
import type { Ruleset, SetupInput } from '../../src/referee/ruleset.js'
import type { Parsed } from '../../src/referee/ruling.js'
import type { Seat, Viewer } from '../../src/referee/seat.js'
import type { RefereeState, Result } from '../../src/referee/state.js'
import { applyAsking, closeAsks, countDice, reveal, setTable } from '../../src/referee/table.js'
import { toyExample, toySchemas } from './toy-schemas.js'

/**
 * A game without hexes, to show that the service knows of none. Each turn everybody seals a number; the highest is
 * shown and its seat may dare a die for two points; then the other numbers are shown. Who scored last rests: it is put
 * a cover ask. Three points win. A seat may say with its number whether it will dare, and order the same number for
 * every turn.
 */
export interface ToySetup {
  readonly style: string
  readonly options: { readonly turnLimit: number, readonly pacing: 'AUTO' | 'MANUAL' }
  readonly seats: readonly { readonly name: string, readonly team: null, readonly fighter: object }[]
}
interface ToyPrepared { readonly setup: ToySetup, readonly covers: boolean }

type Stage = 'TURN' | 'ASK' | 'SHOW' | 'STRIKE' | 'REST' | 'SCORE'
export interface ToyState extends RefereeState {
  stage: Stage
  points: number[]
  out: boolean[]
  /** Secret until shown. */
  picks: (number | null)[]
  shown: (number | null)[]
  striker: Seat | null
  resting: Seat | null
  advanced: boolean
}

interface Stamp { readonly turn: number, readonly phase: string, readonly rule: string }
type Body =
  | { readonly type: 'TurnBegan' | 'NumbersSealed' | 'TurnEnded' }
  | { readonly type: 'Advanced', readonly seat: null }
  | { readonly type: 'NumberShown', readonly seat: Seat, readonly number: number, readonly strikes: boolean }
  | { readonly type: 'Struck', readonly seat: Seat, readonly dare: boolean, readonly gained: number, readonly dice?: readonly Die[] }
  | { readonly type: 'Conceded', readonly seat: Seat }
  | { readonly type: 'FightEnded', readonly result: Result }
export type ToyEvent = AskingEvent | (Stamp & Body)

const POINTS_TO_WIN = 3
const HIGHEST = 6

const stamp = ({ turn, phase }: ToyState): Stamp => ({ turn, phase, rule: 'toy' })

const apply = (_prepared: ToyPrepared, state: ToyState, event: ToyEvent): void => {
  countDice(state, event)
  switch (event.type) {
    case 'TurnBegan':
      Object.assign(state, { turn: state.turn + 1, phase: 'SEALING', stage: 'ASK', advanced: false, striker: null })
      state.picks = state.picks.map(() => null)
      state.shown = state.picks.map(() => null)
      return
    case 'NumbersSealed':
      for (const { seat, answer, cover } of state.asked) if (seat !== null && !cover) state.picks[seat - 1] = Number(answer?.['number'])
      closeAsks(state, 'SEAL_NUMBER', null)
      state.stage = 'SHOW'
      return
    case 'Advanced':
      closeAsks(state, 'ADVANCE', null)
      state.advanced = true
      return
    case 'NumberShown':
      reveal(state, 'SEAL_NUMBER', event.seat)
      state.shown[event.seat - 1] = event.number
      if (event.strikes) Object.assign(state, { stage: 'STRIKE', phase: 'STRIKING', striker: event.seat })
      return
    case 'Struck':
      closeAsks(state, 'STRIKE', null)
      state.points[event.seat - 1] = (state.points[event.seat - 1] ?? 0) + event.gained
      Object.assign(state, { stage: 'REST', resting: event.seat })
      return
    case 'TurnEnded':
      state.stage = 'SCORE'
      return
    case 'Conceded':
      state.out[event.seat - 1] = true
      state.asked = state.asked.filter(ask => ask.seat !== event.seat)
      if (state.striker === event.seat && state.stage === 'STRIKE') state.stage = 'REST'
      return
    case 'FightEnded':
      Object.assign(state, { asked: [], secrets: [], result: event.result })
      return
    default:
      applyAsking(state, event)
  }
}

const seatsIn = ({ out }: ToyState): readonly Seat[] => out.flatMap((isOut, index) => isOut ? [] : [index + 1])

const toyPlay: Play<ToyPrepared, ToyState, ToyEvent> = {
  copy: state => structuredClone(state),
  apply,
  asking: (state, body) => ({ ...stamp(state), ...body }),
  step ({ prepared, state, emit }) {
    const say = (body: Body): void => emit({ ...stamp(state), ...body })
    const ask = (seat: Seat | null, kind: string, sealed: boolean, cover: boolean): void =>
      emit({ ...stamp(state), type: 'DecisionAsked', decision: state.nextAsk, kind, seat, sealed, cover, context: {} })
    if (state.asked.some(({ kind }) => kind === 'SEAL_NUMBER')) return say({ type: 'NumbersSealed' })
    switch (state.stage) {
      case 'TURN':
        return say({ type: 'TurnBegan' })
      case 'ASK':
        for (const seat of seatsIn(state)) if (seat !== state.resting || prepared.covers) ask(seat, 'SEAL_NUMBER', true, seat === state.resting)
        return
      case 'SHOW': {
        if (prepared.setup.options.pacing === 'MANUAL' && !state.advanced) return ask(null, 'ADVANCE', false, false)
        const number = Math.max(...state.picks.map(pick => pick ?? 0))
        return say({ type: 'NumberShown', seat: state.picks.indexOf(number) + 1, number, strikes: true })
      }
      case 'STRIKE':
        return ask(state.striker, 'STRIKE', false, false)
      case 'REST': {
        const index = state.picks.findIndex((pick, index) => pick !== null && state.shown[index] === null)
        const number = state.picks[index]
        return number == null ? say({ type: 'TurnEnded' }) : say({ type: 'NumberShown', seat: index + 1, number, strikes: false })
      }
      case 'SCORE': {
        const winner = state.points.findIndex(points => points >= POINTS_TO_WIN)
        if (winner >= 0) return say({ type: 'FightEnded', result: { winners: [winner + 1], reason: 'POINTS' } })
        if (state.turn >= prepared.setup.options.turnLimit) return say({ type: 'FightEnded', result: { winners: [], reason: 'TURN_LIMIT' } })
        return say({ type: 'TurnBegan' })
      }
    }
  },
  kinds: {
    SEAL_NUMBER: {
      options: (_prepared, _state, { cover }) => {
        const options = Array.from({ length: cover ? 1 : HIGHEST }, (_, index) => ({ kind: 'SEAL_NUMBER', number: cover ? 0 : index + 1 }))
        return { options, fallback: { kind: 'SEAL_NUMBER', number: cover ? 0 : 1 } }
      },
      detail: () => ({ highest: HIGHEST }),
      whyNot: () => ({ message: 'No such number', rule: 'toy' })
    },
    STRIKE: {
      options: () => ({ options: [true, false].map(dare => ({ kind: 'STRIKE', dare })), fallback: { kind: 'STRIKE', dare: false } }),
      detail: () => ({ needed: 4 }),
      whyNot: () => ({ message: 'Dare or do not', rule: 'toy' }),
      take ({ state, emit, roll }, { seat }, answer) {
        if (seat === null) return
        const dice = answer['dare'] === true ? [roll(HIGHEST)] : null
        const gained = dice === null ? 1 : (dice[0]?.value ?? 0) >= 4 ? 2 : 0
        emit({ ...stamp(state), type: 'Struck', seat, dare: dice !== null, gained, ...(dice && { dice }) })
      }
    },
    ADVANCE: {
      options: () => ({ options: [{ kind: 'ADVANCE' }], fallback: { kind: 'ADVANCE' } }),
      detail: () => ({}),
      whyNot: () => ({ message: 'Advance', rule: 'toy' }),
      take: ({ state, emit }) => emit({ ...stamp(state), type: 'Advanced', seat: null })
    }
  },
  unasked: {
    CONCEDE: {
      complete: () => ({ kind: 'CONCEDE' }),
      whyNot: (_prepared, state, { seat }) => seat === null || state.out[seat - 1] ? { message: 'It is out', rule: 'toy' } : null,
      take ({ state, emit }, { seat }) {
        if (seat === null) return
        emit({ ...stamp(state), type: 'Conceded', seat })
        const winners = seatsIn(state)
        if (winners.length === 1) emit({ ...stamp(state), type: 'FightEnded', result: { winners, reason: 'LAST_ONE' } })
      }
    }
  }
}

const isNumber = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= HIGHEST

const fault = (message: string, index = 0): Parsed<never> => ({ ok: false, fault: { index, message, rule: 'toy' } })

const parseTerms = ({ style = 'PLAIN', options = {}, seats }: SetupInput) => {
  if (style !== 'PLAIN') return fault('The only style is PLAIN')
  if (!isJsonObject(options)) return fault('Options are an object')
  if (!Array.isArray(seats) || seats.length < 2 || seats.length > 6) return fault('A fight has two to six seats')
  const { turnLimit = 10, pacing = 'AUTO' } = options
  if (typeof turnLimit !== 'number' || (pacing !== 'AUTO' && pacing !== 'MANUAL')) return fault('Options: turnLimit, pacing')
  return { ok: true, value: { style, pacing, turnLimit } } as const
}

const parseSeat = (seat: unknown, index = 0) => {
  if (!isJsonObject(seat) || !isJsonObject(seat['fighter']) || seat['fighter']['type'] !== 'TOY') return fault('A seat has a fighter of type TOY', index)
  const { name = `Toy ${index + 1}`, fighter } = seat
  return { ok: true, value: { name: String(name), team: null, fighter: { lucky: false, ...fighter } } } as const
}

export const toyRuleset: Ruleset<ToySetup, ToyPrepared, ToyState, ToyEvent> = {
  id: 'toy',
  version: '1',
  stateShape: 1,
  parseTerms,
  parseSeat: seat => parseSeat(seat),
  seatFaults: seat => {
    const parsed = parseSeat(seat)
    return parsed.ok ? [] : [parsed.fault]
  },
  odds: () => ({ ok: false, fault: { index: 0, message: 'this game has no odds', rule: null } }),
  parseSetup (input) {
    const terms = parseTerms(input)
    if (!terms.ok) return terms
    const { style, pacing, turnLimit } = terms.value
    const seats = Array.isArray(input.seats) ? input.seats.map(parseSeat) : []
    if (new Set(seats.map(seat => seat.ok && seat.value.fighter).filter(fighter => fighter && fighter.lucky)).size > 1) return fault('One lucky toy a fight')
    const bad = seats.find(seat => !seat.ok)
    return bad && !bad.ok ? bad : { ok: true, value: { style, options: { turnLimit, pacing }, seats: seats.flatMap(seat => seat.ok ? [seat.value] : []) } }
  },
  seatsOf: ({ seats }) => seats.map(({ name, team }, index) => ({ seat: index + 1, name, team })),
  setupForRecord: ({ style, options, seats }) => ({ scrolls: null, style, options, arena: null, seats, situation: null }),
  prepare: (setup, _library, { covers }) => ({ setup, covers }),
  initial: ({ setup: { seats } }) => ({
    turn: 0,
    phase: 'SEALING',
    asked: [],
    nextAsk: 1,
    nextDie: 0,
    secrets: [],
    result: null,
    stage: 'TURN',
    points: seats.map(() => 0),
    out: seats.map(() => false),
    picks: seats.map(() => null),
    shown: seats.map(() => null),
    striker: null,
    resting: null,
    advanced: false
  }),
  begin (prepared, roll) {
    const table = setTable(prepared, toyRuleset.initial(prepared), roll, apply)
    playOn(toyPlay, table)
    return { events: table.events, state: table.state }
  },
  decide: (prepared, state, choice, roll) => decide(toyPlay, prepared, state, choice, roll),
  check: (prepared, state, choice) => check(toyPlay, prepared, state, choice),
  evolve (prepared, state, event) {
    const next = structuredClone(state)
    apply(prepared, next, event)
    return next
  },
  options: (prepared, state, ask) => describe(toyPlay, prepared, state, ask),
  describe: (prepared, state, ask) => describe(toyPlay, prepared, state, ask),
  unasked: (_prepared, state, seat) => state.out[seat - 1] ? [] : ['CONCEDE'],
  view: (_prepared, { turn, phase, points, out, shown, picks }, viewer) =>
    ({ turn, phase, points, out, shown, own: typeof viewer === 'number' ? picks[viewer - 1] ?? null : null }),
  conceal: (state, seat, decisions) => ({
    ...state,
    asked: withoutAnswers(state.asked, decisions),
    picks: state.secrets.some(({ decision }) => decisions.includes(decision)) ? state.picks.map((pick, index) => index === seat - 1 ? null : pick) : state.picks
  }),
  seenBy: (_prepared, viewer: Viewer, event): FightEvent => {
    if (event.type === 'DecisionAsked') {
      const { cover: _cover, ...seen } = event
      return seen
    }
    if (event.type !== 'ChoiceSealed' || event.seat === viewer) return event
    const { choice: _choice, ...seen } = event
    return seen
  },
  describeEvent: (_prepared, { type, seat }) => seat == null ? `${type}.` : `Seat ${seat}: ${type}.`,
  endings: (_prepared, { out }) => out.map((isOut, index) => ({ seat: index + 1, how: isOut ? 'CONCEDED' : 'STANDING' })),
  outcome: (_prepared, { points }) => points.map((points, index) => ({ seat: index + 1, points })),
  game: () => ({ highest: HIGHEST }),
  ordersSchema: { type: 'object', properties: { number: { type: 'integer', minimum: 1, maximum: HIGHEST } }, additionalProperties: false },
  readOrders: input => {
    if (!isJsonObject(input)) return fault('orders: { "number" }')
    const strange = Object.keys(input).find(word => word !== 'number')
    if (strange !== undefined) return fault(`orders.${strange} is no order`)
    return input['number'] === undefined || isNumber(input['number']) ? { ok: true, value: input } : fault(`orders.number is 1 to ${HIGHEST}`)
  },
  splitChoice: (_prepared, { turn }, { dare, ...choice }) => {
    if (choice.kind !== 'SEAL_NUMBER' || dare === undefined) return { ok: true, choice: dare === undefined ? choice : { ...choice, dare }, ahead: [] }
    if (typeof dare !== 'boolean') return { ok: false, refusal: { code: 'ILLEGAL_CHOICE', message: 'Dare or do not', rule: 'toy' } }
    return { ok: true, choice, ahead: [{ cameWith: 'SEAL_NUMBER', kind: 'STRIKE', turn, dare }] }
  },
  plannedAnswer: (prepared, state, ask, { orders, ahead }) => {
    if (!isOpen(ask)) return null
    const { options } = toyRuleset.options(prepared, state, ask)
    const ordered = orders !== null && 'number' in orders ? orders.number : null
    const said = ahead.find(({ kind, turn }) => kind === ask.kind && turn === state.turn)
    if (ask.cover) return ordered === null ? null : options[0] ?? null
    return options.find(({ kind, number, dare }) => kind === 'SEAL_NUMBER' ? number === ordered : kind === 'STRIKE' && said !== undefined && dare === said['dare']) ?? null
  },
  stillAhead: (_prepared, { turn, stage }, _seat, ahead) => ahead.filter(said => said.turn === turn && (stage === 'ASK' || stage === 'SHOW' || stage === 'STRIKE')),
  lean: NOTHING_LEAN,
  schemas: toySchemas,
  example: toyExample,
  choiceSchemas: {
    SEAL_NUMBER: { type: 'object', properties: { number: { type: 'integer' }, dare: { type: 'boolean' } }, required: ['number'], additionalProperties: false },
    STRIKE: { type: 'object', properties: { dare: { type: 'boolean' } }, required: ['dare'], additionalProperties: false },
    ADVANCE: { type: 'object', properties: {}, additionalProperties: false },
    CONCEDE: { type: 'object', properties: {}, additionalProperties: false }
  }
}

/** A house bot for any ruleset: the option that its chance falls on. */
export const toyBot = ({ decision: { options, fallback } }: { readonly decision: { readonly options: readonly Answer[], readonly fallback: Answer } }, chance: (n: number) => number): Answer =>
  options[chance(options.length)] ?? fallback
