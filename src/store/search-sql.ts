/** The search for fights: it joins and asks for nothing but what is looked for, so that the planner finds the index of it. */
import type { FightSearch } from '../fights/ports.js'
import type { LobbyFilter } from '../fights/use-cases.js'
import { COLUMNS } from './fight-columns.js'

/**
 * What a fight `f` can be looked for by: where it is stored, and what it is read from. The migration that made the table says
 * the same; `lobby-filter.ts` says it of a view.
 */
const TERMS = {
  ruleset: ['ruleset', 'f.ruleset'],
  style: ['style', 'f.style'],
  pacing: ['pacing', 'f.pacing'],
  clock: ['clock', "CASE WHEN f.clock IS NULL THEN 'NONE' WHEN f.clock ->> 'perDecision' IS NULL THEN 'BANK' ELSE 'PER_DECISION' END"],
  preset: ['preset', "f.clock ->> 'preset'"],
  seats: ['seats', 'jsonb_array_length(f.seats)'],
  withBot: ['with_bot', "EXISTS (SELECT FROM jsonb_array_elements(f.seats) AS seat WHERE seat ->> 'bot' IS NOT NULL)"]
} as const satisfies Readonly<Record<keyof LobbyFilter, readonly [string, string]>>

const NAMES = Object.keys(TERMS) as readonly (keyof LobbyFilter)[]

/** Stores the terms of the fights in `moved`. Only a bot may be sent away: the others never change. */
export const STORE_TERMS = `INSERT INTO fight_terms AS t (fight_id, created_at, ${NAMES.map(name => TERMS[name][0]).join(', ')})
    SELECT f.id, f.created_at, ${NAMES.map(name => TERMS[name][1]).join(', ')} FROM moved f
    ON CONFLICT (fight_id) DO UPDATE SET with_bot = excluded.with_bot WHERE t.with_bot <> excluded.with_bot`

const HAS_OPEN_SEAT = `f.status = 'OPEN' AND EXISTS (
    SELECT FROM jsonb_array_elements(f.seats) AS seat
    WHERE seat -> 'taken' = 'false' AND coalesce(seat -> 'reservedFor', 'null') = 'null' AND coalesce(seat -> 'inviteOnly', 'false') = 'false')`

const TABLES = { a: 'fight_account a', t: 'fight_terms t' } as const

export const searchStatement = (search: FightSearch): { readonly sql: string, readonly values: readonly unknown[] } => {
  const { status, hasOpenSeat, mine, invited, before, limit } = search
  const values: unknown[] = []
  const value = (given: unknown): string => `$${values.push(given)}`
  const terms = NAMES.filter(name => search[name] !== undefined)
  const account = mine ?? invited
  const joined = [...account === undefined ? [] : ['a' as const], ...terms.length === 0 ? [] : ['t' as const]]
  // All say the same; the planner reads in the order of the narrowest.
  const order = joined[0] === undefined ? ['f.created_at', 'f.id'] : [`${joined[0]}.created_at`, `${joined[0]}.fight_id`]
  const conditions = [
    account === undefined ? "f.visibility = 'PUBLIC'" : `a.account_id = ${value(account)}`,
    mine !== undefined && 'a.has_part',
    invited !== undefined && 'a.is_invited',
    ...terms.map(name => `t.${TERMS[name][0]} = ${value(search[name])}`),
    status !== undefined && `f.status = ${value(status)}`,
    hasOpenSeat !== undefined && (hasOpenSeat ? HAS_OPEN_SEAT : `NOT (${HAS_OPEN_SEAT})`),
    before !== null && `(${order.join(', ')}) < (${value(before.createdAt)}::timestamptz, ${value(before.id)})`
  ]
  return {
    sql: `SELECT ${COLUMNS} FROM fight f${joined.map(table => ` JOIN ${TABLES[table]} ON ${table}.fight_id = f.id`).join('')}
  WHERE ${conditions.filter(condition => condition !== false).join(' AND ')}
  ORDER BY ${order.map(column => `${column} DESC`).join(', ')} LIMIT ${value(limit)}`,
    values
  }
}
