/** The search for fights. It joins only the tables of the given filters, so that the planner uses their index. */
import type { FightSearch } from '../fights/ports.js'
import type { LobbyFilter } from '../fights/use-cases.js'
import { COLUMNS } from './fight-columns.js'

const HAS_OPEN_SEAT = `f.status = 'OPEN' AND EXISTS (
    SELECT FROM jsonb_array_elements(f.seats) AS seat
    WHERE seat -> 'taken' = 'false' AND coalesce(seat -> 'reservedFor', 'null') = 'null' AND coalesce(seat -> 'inviteOnly', 'false') = 'false')`

/**
 * The search terms of a fight `f`: the column of each, and the expression that it is computed from. The migrations that
 * created the table use the same expressions.
 */
const TERMS = {
  ruleset: ['ruleset', 'f.ruleset'],
  style: ['style', 'f.style'],
  pacing: ['pacing', 'f.pacing'],
  clock: [
    'clock',
    "CASE WHEN f.clock IS NULL THEN 'NONE' WHEN f.clock ->> 'perDecision' IS NULL THEN 'BANK' ELSE 'PER_DECISION' END"
  ],
  preset: ['preset', "f.clock ->> 'preset'"],
  seats: ['seats', 'jsonb_array_length(f.seats)'],
  withBot: ['with_bot', "EXISTS (SELECT FROM jsonb_array_elements(f.seats) AS seat WHERE seat ->> 'bot' IS NOT NULL)"],
  status: ['status', 'f.status'],
  hasOpenSeat: ['has_open_seat', HAS_OPEN_SEAT]
} as const satisfies Readonly<Record<keyof LobbyFilter | 'status' | 'hasOpenSeat', readonly [string, string]>>

const NAMES = Object.keys(TERMS) as readonly (keyof typeof TERMS)[]
const columnsOf = (names: readonly (keyof typeof TERMS)[], of = ''): string =>
  names.map(name => of + TERMS[name][0]).join(', ')

/** The terms that can change. */
const CHANGING = ['withBot', 'status', 'hasOpenSeat'] as const satisfies readonly (keyof typeof TERMS)[]

/** Stores the terms of the fights in `moved`. */
export const STORE_TERMS = `INSERT INTO fight_terms AS t (fight_id, created_at, is_public, ${columnsOf(NAMES)})
    SELECT f.id, f.created_at, f.visibility = 'PUBLIC', ${NAMES.map(name => TERMS[name][1]).join(', ')} FROM moved f
    ON CONFLICT (fight_id) DO UPDATE SET (${columnsOf(CHANGING)}) = (${columnsOf(CHANGING, 'excluded.')})
      WHERE (${columnsOf(CHANGING, 't.')}) <> (${columnsOf(CHANGING, 'excluded.')})`

const TABLES = { a: 'fight_account a', t: 'fight_terms t' } as const

export const searchStatement = (search: FightSearch): { readonly sql: string, readonly values: readonly unknown[] } => {
  const { hasOpenSeat, mine, invited, before, limit } = search
  const values: unknown[] = []
  const value = (given: unknown): string => `$${values.push(given)}`
  const terms = NAMES.filter(name => search[name] !== undefined)
  const account = mine ?? invited
  const joined = [...account === undefined ? [] : ['a' as const], ...terms.length === 0 ? [] : ['t' as const]]
  // All these columns are equal; the planner reads in the order of the smallest table.
  const order = joined[0] === undefined
    ? ['f.created_at', 'f.id']
    : [`${joined[0]}.created_at`, `${joined[0]}.fight_id`]
  const equal = (name: keyof typeof TERMS): string | false => {
    // The partial index of joinable fights contains only OPEN ones, so the condition is redundant.
    if (name === 'hasOpenSeat') return hasOpenSeat ? 't.has_open_seat' : 'NOT t.has_open_seat'
    return !(name === 'status' && hasOpenSeat && search.status === 'OPEN') &&
      `t.${TERMS[name][0]} = ${value(search[name])}`
  }
  const conditions = [
    account !== undefined && `a.account_id = ${value(account)}`,
    account === undefined && (joined.length === 0 ? "f.visibility = 'PUBLIC'" : 't.is_public'),
    mine !== undefined && 'a.has_part',
    invited !== undefined && 'a.is_invited',
    ...terms.map(equal),
    before !== null && `(${order.join(', ')}) < (${value(before.createdAt)}::timestamptz, ${value(before.id)})`
  ]
  return {
    sql: `SELECT ${COLUMNS} FROM fight f${joined.map(table => ` JOIN ${TABLES[table]} ON ${table}.fight_id = f.id`)
      .join('')}
  WHERE ${conditions.filter(condition => condition !== false).join(' AND ')}
  ORDER BY ${order.map(column => `${column} DESC`).join(', ')} LIMIT ${value(limit)}`,
    values
  }
}
