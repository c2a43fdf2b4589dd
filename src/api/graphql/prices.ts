import type { MercuriusContext } from 'mercurius'
import type { Bearer } from '../../fights/bearer.js'
import { EVENTS_PER_REQUEST, RECORD_COST } from '../heavy-costs.js'
import { ranges } from '../inputs/numbers.js'
import type { Query, QueryResolvers } from './generated.js'

/**
 * The maximum total cost of a request's fields. Rate limits count a document as one request, so one
 * document must not cost much more than a REST request. See docs/accounts.md for the costs.
 */
export const MAX_COST = 30

interface Given { readonly [argument: string]: unknown }
type Price = (given: Given, bearer: Bearer) => number
type QueryField = Exclude<keyof Query, '__typename'>

/** The cost of a list by its number of rows. An invalid argument has the lowest cost. */
const each = (
  rows: number,
  { first }: Given,
  { most, otherwise }: { readonly most: number, readonly otherwise: number }
): number =>
  Math.max(1, Math.ceil(Math.min(typeof first === 'number' ? first : otherwise, most) / rows))

const ALL_FIGHTS = 15

/** 1: one cheap read. */
const prices: Readonly<Record<QueryField, Price>> = {
  // It reads nothing.
  viewer: () => 0,
  account: () => 1,
  keys: () => 1,
  fight: () => 1,
  fights: given => each(10, given, ranges.fights),
  // An account may be asked in a hundred fights.
  decisions: ({ fightId }, { kind }) => kind === 'ACCOUNT' && (fightId === undefined || fightId === null)
    ? ALL_FIGHTS
    : 1,
  odds: () => 2,
  validateFighter: () => 2,
  rulesets: () => 1,
  ruleset: () => 2,
  scrollSets: () => 8,
  scrollSet: () => 2
}

/** The extra costs of a fight's fields, for each fight of a list. */
export const fightPrices = {
  record: () => RECORD_COST,
  events: (given: Given) => each(EVENTS_PER_REQUEST, given, ranges.events)
} as const satisfies Readonly<Record<string, Price>>

type Resolve = (root: unknown, given: Given, context: MercuriusContext, info: unknown) => unknown

/** The queries. The cost of each is counted before it runs. */
export const counted = (queries: QueryResolvers): QueryResolvers =>
  Object.fromEntries(Object.entries(prices).map(([name, price]) => {
    const resolve = queries[name as QueryField] as Resolve
    return [name, async (root: unknown, given: Given, context: MercuriusContext, info: unknown) => {
      context.spend(price(given, context.bearer))
      return resolve(root, given, context, info)
    }]
  }))
