import { isJsonObject } from '../../../referee/json.js'
import { omitNulls } from '../../../referee/left-out.js'
import type { Parsed } from '../../../referee/ruling.js'
import { shown } from '../decisions/kind.js'
import { checkBy } from '../schema.js'
import { CHARACTERISTICS, type Characteristic } from '../vocabulary.js'

/** Standing orders: answers that are given for a seat until it changes them. Without an order the seat is asked. */
export interface Orders {
  readonly interrupt?: InterruptOrder
  readonly adrenalin?: Margin
  readonly reroll?: Margin
  readonly passIfPointless?: boolean
  readonly recover?: readonly Characteristic[]
}

/** `within`: hexes to the candidate. */
export type InterruptOrder = 'NEVER' | 'ALWAYS' | 'IF_IT_CAN_ATTACK_ME' | { readonly within: number }

/** The largest difference of the totals, in points, at which the loser reacts. */
export interface Margin { readonly losingByAtMost: number }

/** Larger than any distance in an arena and any difference of totals. */
const MOST = 1000

const margin = (what: string, does: string): Order => ({
  means: `{ "losingByAtMost": n }, n from 0 to ${MOST}`,
  schema: {
    description: does,
    type: 'object',
    additionalProperties: false,
    required: ['losingByAtMost'],
    properties: { losingByAtMost: { description: `The largest number of points by which the seat may lose for ${what}.`, type: 'integer', minimum: 0, maximum: MOST } }
  }
})

/** One standing order: its allowed values in words and as a schema. */
interface Order { readonly means: string, readonly schema: object }

const VOCABULARY: Readonly<Record<keyof Orders, Order>> = {
  interrupt: {
    means: `"NEVER", "ALWAYS", "IF_IT_CAN_ATTACK_ME" or { "within": n }, n from 1 to ${MOST}`,
    schema: {
      description: 'Whether to act before a candidate, for moves and attacks. Sections 5.2 and 6.0.',
      anyOf: [
        { enum: ['NEVER', 'ALWAYS', 'IF_IT_CAN_ATTACK_ME'] },
        { type: 'object', additionalProperties: false, required: ['within'], properties: { within: { description: 'The largest distance to the candidate, in hexes.', type: 'integer', minimum: 1, maximum: MOST } } }
      ]
    }
  },
  adrenalin: margin('a counter', 'Spends a counter after a roll that the seat loses by at most this margin, if that can change the outcome. Section 6.7.'),
  reroll: margin('a re-roll', 'Rolls the seat\'s die again after a roll that it loses by at most this margin, if that can change the outcome. Section 8.42.'),
  passIfPointless: {
    means: 'true or false',
    schema: { description: 'True: passes in a window if no counter or skill of the seat can change the outcome. Section 6.7.', type: 'boolean' }
  },
  recover: {
    means: `a list of ${CHARACTERISTICS.join(', ')}, without duplicates, in the order of recovery`,
    schema: { description: 'The characteristics that a counter recovers in the End Phase, in this order. Section 6.7.', type: 'array', minItems: 1, uniqueItems: true, items: { enum: CHARACTERISTICS } }
  }
}

export const ordersSchema = {
  description: 'A seat\'s standing orders. Without an order the seat is asked.',
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(Object.entries(VOCABULARY).map(([word, { schema }]) => [word, schema]))
}

const check = checkBy(ordersSchema)
const isOrders = (value: unknown): value is Orders => check(value).length === 0

const CHECKS = new Map(Object.entries(VOCABULARY).map(([word, { means, schema }]) => [word, { means, check: checkBy(schema) }]))

/** Reads standing orders. Returns a fault for each unknown order and each invalid value. */
export const readOrders = (sent: unknown): Parsed<Orders> => {
  const input = omitNulls(ordersSchema, sent)
  if (isOrders(input)) return { ok: true, value: input }
  const faults = isJsonObject(input)
    ? Object.entries(input).flatMap(([word, value]) => faultsOf(word, value))
    : [{ path: '', message: `standing orders must be an object, not ${shown(input)}` }]
  const [first] = faults
  return { ok: false, fault: { index: 0, message: first?.message ?? 'the standing orders are invalid', rule: null, faults } }
}

const faultsOf = (word: string, value: unknown): readonly { readonly path: string, readonly message: string }[] => {
  const known = CHECKS.get(word)
  const path = `/${word.replaceAll('~', '~0').replaceAll('/', '~1')}`
  if (!known) return [{ path, message: `${shown(word)} is not a standing order: ${[...CHECKS.keys()].join(', ')}` }]
  return known.check(value).length === 0 ? [] : [{ path, message: `${word} must be ${known.means}; not ${shown(value)}` }]
}

/** The orders of a plan. Empty if the stored orders are invalid by this schema. */
export const ordersOf = ({ orders }: { readonly orders: object | null }): Orders => isOrders(orders) ? orders : {}
