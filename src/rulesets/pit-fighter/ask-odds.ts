import { omitNulls } from '../../referee/left-out.js'
import type { Parsed } from '../../referee/ruling.js'
import type { Seat } from '../../referee/seat.js'
import { same } from '../../referee/same.js'
import { ATTACK_RULES } from './attack-kinds.js'
import { type Attack, legalAttacks } from './attacking.js'
import { type Forecast, type Guesses, forecast } from './forecast.js'
import { type PossibleAttack, attackModifiers } from './odds.js'
import type { Pit } from './pit.js'
import { checkBy } from './schema.js'
import { type PitState, fighterOf, frameOf } from './state.js'
import { ATTACK_KINDS, LOCATIONS, type Location } from './vocabulary.js'

const location = { enum: LOCATIONS }

/** The question: an attack, and the locations that both sides choose (`null` or left out: all equally likely). */
const oddsSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['attack'],
  properties: {
    attack: {
      type: 'object',
      additionalProperties: false,
      required: ['kind', 'target'],
      properties: { kind: { enum: ATTACK_KINDS }, target: { type: 'integer', minimum: 1, maximum: 16 }, location }
    },
    aim: { anyOf: [location, { type: 'null' }] },
    guess: { anyOf: [location, { type: 'null' }] }
  }
}

interface Question {
  readonly attack: Attack
  readonly aim?: Location | null
  readonly guess?: Location | null
}

const check = checkBy(oddsSchema)
const isQuestion = (question: unknown): question is Question => check(question).length === 0

/** The exact odds of an attack that the seat could make now, or why it cannot. */
export const askOdds = (pit: Pit, state: PitState, seat: Seat, asked: unknown): Parsed<Forecast & ReturnType<typeof attackModifiers> & { readonly attack: Attack }> => {
  const question = omitNulls(oddsSchema, asked)
  if (!isQuestion(question)) return refuse(check(question).map(({ path, message }) => `${path || 'odds'} ${message}`)[0] ?? 'the question is invalid')
  const { attack, aim = null, guess = null } = question
  if (!legalAttacks(pit, state, fighterOf(state, seat)).some(legal => same(legal, attack))) return refuse(`seat ${seat} cannot make this attack from where it stands`)
  const strange = [aim, guess].find(place => place !== null && !pit.locations.includes(place))
  if (strange) return refuse(`${strange} is not a hit location of this fight: ${pit.locations.join(', ')}`)
  const guesses: Guesses = ATTACK_RULES[attack.kind].isGuessed ? { aim, guess } : { aim: null, guess: null }
  const possible = attackNow(state, seat, attack)
  return { ok: true, value: { attack, ...attackModifiers(pit, state, possible), ...forecast(pit, state, possible, guesses) } }
}

/** The attack as it would be made now, including the interrupts that led to it. */
export const attackNow = (state: PitState, seat: Seat, attack: Attack): PossibleAttack & Attack => {
  const chosen = frameOf(state, 'CHOOSE_ATTACK')
  const isOwn = chosen?.seat === seat
  return { ...attack, seat, extra: isOwn && chosen.extra, interrupted: isOwn ? chosen.interrupted : [] }
}

const refuse = (message: string): { readonly ok: false, readonly fault: { readonly index: number, readonly message: string, readonly rule: string } } =>
  ({ ok: false, fault: { index: 0, message, rule: '6.1' } })
