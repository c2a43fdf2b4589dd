import type { Answer, Choice } from '../../src/referee/choice.js'
import type { Ask } from '../../src/referee/decision.js'
import { same } from '../../src/referee/same.js'
import { type PitState, fighterOf, isStanding } from '../../src/rulesets/pit-fighter/state.js'
import { CHARACTERISTICS } from '../../src/rulesets/pit-fighter/vocabulary.js'

const MISSING = Symbol('left out')

/** What a careless or hostile client puts into a field. */
const JUNK: readonly unknown[] = [
  MISSING, null, true, false, -1, 0, 1, 2, 99, 1.5, NaN, '', 'N', 'BODY', 'LEFT_ARM', 'LEFT', 'Observe', 'Run', 'WS', 'toString', [], [0, 0], [0, 0, 0], ['0', '0'], {},
  { adrenalin: 'WS' }, { adrenalin: 'W', skill: 'QUICK_WITTED' }, { skill: 'QUICK_WITTED' }, { skill: 'QUICK_WITTED', die: 0 }, { kind: 'NORMAL', target: 1 },
  { kind: 'NORMAL', target: 2, location: 'BODY' }, { kind: 'THROWING_KNIFE', target: 1, location: 'HEAD' }, { W: 1 }, { W: 6 }, { W: -1 }, { W: 1, I: 0 }, { I: 1.5 }, { WS: 3, S: 3 }
]

export const KINDS = ['PLACE_FIGHTER', 'PICK_MOVE', 'INTERRUPT', 'CARRY_OUT_MOVE', 'ADJUST_FACING', 'ATTACK', 'HIT_LOCATION', 'REACT', 'RECOVER', 'ADVANCE']
const NO_KINDS = ['SPEND', '', 'constructor', 'toString', '__proto__', 'hasOwnProperty', 'DecisionAsked']

const withField = (answer: Answer, field: string, value: unknown): Answer => {
  const { [field]: _, ...rest } = answer
  return value === MISSING ? { ...rest, kind: answer.kind } : { ...rest, kind: answer.kind, [field]: value }
}

/** Answers of the same kind with one field spoilt; some of them are legal by accident. */
export const mutationsOf = (answer: Answer): readonly Answer[] => Object.keys(answer).filter(field => field !== 'kind').flatMap(field => {
  const value = answer[field]
  const inside = typeof value === 'object' && value !== null && !Array.isArray(value)
    ? [{ ...value, more: 1 }, ...Object.keys(value).flatMap(key => [{ ...value, [key]: 99 }, { ...value, [key]: null }])]
    : []
  return [...JUNK, ...inside].map(junk => withField(answer, field, junk))
})

/** Whether one of the options says the same, with what `fight-record.md` lets a choice leave out. */
export const isAmong = (options: readonly Answer[], choice: Answer): boolean => {
  const facings = new Set(options.map(({ facing }) => facing))
  const whole = choice.kind === 'CARRY_OUT_MOVE'
    ? { ...choice, facing: choice['facing'] ?? (facings.size === 1 ? [...facings][0] : undefined), extraHex: choice['extraHex'] ?? false }
    : choice
  return options.some(option => Object.keys(option).every(field => same(option[field], whole[field])))
}

/** Choices that no ask of the state calls for: other seats', other kinds', and such as do not exist. */
export const foreignChoices = (state: PitState, ask: Ask, answer: Answer): readonly Choice[] => {
  const seats = [null, 0, -1, 1.5, 99, ...state.fighters.map(({ seat }) => seat)]
  const isAsked = (seat: number | null, kind: string): boolean => state.asked.some(other => other.seat === seat && other.kind === kind)
  return [
    ...seats.filter(seat => !isAsked(seat, ask.kind)).map(seat => ({ ...answer, seat })),
    ...[...KINDS, ...NO_KINDS].filter(kind => !isAsked(ask.seat, kind)).map(kind => ({ ...answer, seat: ask.seat, kind })),
    ...seats.filter(seat => !mayConcede(state, seat)).map(seat => ({ seat, kind: 'CONCEDE' })),
    ...seats.flatMap(seat => [...CHARACTERISTICS, 'X', null].filter(characteristic => !maySpend(state, seat, characteristic)).map(characteristic => ({ seat, kind: 'SPEND_ADRENALIN', characteristic })))
  ]
}

const isSeat = (state: PitState, seat: number | null): seat is number => state.fighters.some(fighter => fighter.seat === seat)

export const mayConcede = (state: PitState, seat: number | null): boolean => isSeat(state, seat) && isStanding(fighterOf(state, seat))

export const maySpend = (state: PitState, seat: number | null, characteristic: unknown): boolean =>
  isSeat(state, seat) && isStanding(fighterOf(state, seat)) && fighterOf(state, seat).adrenalin.length > 0 && CHARACTERISTICS.some(known => known === characteristic)
