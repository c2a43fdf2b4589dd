import { isJsonObject } from '../../../referee/json.js'
import { omitNulls } from '../../../referee/left-out.js'
import type { Parsed } from '../../../referee/ruling.js'
import { shown } from '../decisions/kind.js'
import { checkBy } from '../schema.js'
import { CHARACTERISTICS, type Characteristic } from '../vocabulary.js'

/** Standing orders: what a seat does whenever it is asked, until it says otherwise. What is left out says nothing. */
export interface Orders {
  readonly interrupt?: InterruptOrder
  readonly adrenalin?: Margin
  readonly reroll?: Margin
  readonly passIfPointless?: boolean
  readonly recover?: readonly Characteristic[]
}

/** `within`: hexes to the candidate. */
export type InterruptOrder = 'NEVER' | 'ALWAYS' | 'IF_IT_CAN_ATTACK_ME' | { readonly within: number }

/** How far behind, in points of the two totals, a loser still uses something. */
export interface Margin { readonly losingByAtMost: number }

/** More than any arena is wide, and than any two totals lie apart. */
const MOST = 1000

const margin = (what: string, does: string): Order => ({
  means: `{ "losingByAtMost": n }, n from 0 to ${MOST}`,
  schema: {
    description: does,
    type: 'object',
    additionalProperties: false,
    required: ['losingByAtMost'],
    properties: { losingByAtMost: { description: `The most points that the seat's total may lie below the other's for ${what}.`, type: 'integer', minimum: 0, maximum: MOST } }
  }
})

/** One word of the vocabulary: what may be said of it, as a schema and in words. */
interface Order { readonly means: string, readonly schema: object }

const VOCABULARY: Readonly<Record<keyof Orders, Order>> = {
  interrupt: {
    means: `"NEVER", "ALWAYS", "IF_IT_CAN_ATTACK_ME" or { "within": n }, n from 1 to ${MOST}`,
    schema: {
      description: 'Whether to act before a candidate, of moves and of attacks. Sections 5.2 and 6.0.',
      anyOf: [
        { enum: ['NEVER', 'ALWAYS', 'IF_IT_CAN_ATTACK_ME'] },
        { type: 'object', additionalProperties: false, required: ['within'], properties: { within: { description: 'Hexes to the candidate, at most.', type: 'integer', minimum: 1, maximum: MOST } } }
      ]
    }
  },
  adrenalin: margin('a counter', 'Spends a counter after a roll that the seat loses by at most so much, where that can turn it. Section 6.7.'),
  reroll: margin('a re-roll', 'Rolls the seat\'s die again after a roll that it loses by at most so much, where that can turn it. Section 8.42.'),
  passIfPointless: {
    means: 'true or false',
    schema: { description: 'True: passes in a window where nothing that the seat could use can change the outcome. Section 6.7.', type: 'boolean' }
  },
  recover: {
    means: `a list of ${CHARACTERISTICS.join(', ')}, each once, the first to be taken back first`,
    schema: { description: 'What a counter takes back in the End Phase, the first as far as possible, then the next. Section 6.7.', type: 'array', minItems: 1, uniqueItems: true, items: { enum: CHARACTERISTICS } }
  }
}

export const ordersSchema = {
  description: 'A seat\'s standing orders. What is left out says nothing: the seat is asked.',
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(Object.entries(VOCABULARY).map(([word, { schema }]) => [word, schema]))
}

const check = checkBy(ordersSchema)
const isOrders = (value: unknown): value is Orders => check(value).length === 0

const CHECKS = new Map(Object.entries(VOCABULARY).map(([word, { means, schema }]) => [word, { means, check: checkBy(schema) }]))

/** Reads standing orders; every word that is none is a fault of its own. */
export const readOrders = (sent: unknown): Parsed<Orders> => {
  const input = omitNulls(ordersSchema, sent)
  if (isOrders(input)) return { ok: true, value: input }
  const faults = isJsonObject(input)
    ? Object.entries(input).flatMap(([word, value]) => faultsOf(word, value))
    : [{ path: '', message: `standing orders are an object, not ${shown(input)}` }]
  const [first] = faults
  return { ok: false, fault: { index: 0, message: first?.message ?? 'these are no standing orders', rule: null, faults } }
}

const faultsOf = (word: string, value: unknown): readonly { readonly path: string, readonly message: string }[] => {
  const known = CHECKS.get(word)
  const path = `/${word.replaceAll('~', '~0').replaceAll('/', '~1')}`
  if (!known) return [{ path, message: `${shown(word)} is no standing order: ${[...CHECKS.keys()].join(', ')}` }]
  return known.check(value).length === 0 ? [] : [{ path, message: `${word} is ${known.means}; not ${shown(value)}` }]
}

/** A plan's orders; none where what is stored is not in this vocabulary. */
export const ordersOf = ({ orders }: { readonly orders: object | null }): Orders => isOrders(orders) ? orders : {}
