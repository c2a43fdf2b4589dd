import type pg from 'pg'

/** What the statements and the reading of their results rely on, whatever a database or a role is set to. */
const RELIED_ON = [
  // Each change is one statement that compares versions: a stricter level would refuse what waits for another change.
  "default_transaction_isolation = 'read committed'",
  'default_transaction_deferrable = off',
  "DateStyle = 'ISO, YMD'",
  "IntervalStyle = 'postgres'",
  "TimeZone = 'UTC'",
  "client_encoding = 'UTF8'",
  'standard_conforming_strings = on',
  "bytea_output = 'hex'",
  'extra_float_digits = 1',
  // No statement here is so long that compiling it would pay; where the planner thinks otherwise, it errs by seconds.
  'jit = off',
  'idle_session_timeout = 0'
]

const TIMEOUTS = ["statement_timeout = '30s'", "lock_timeout = '10s'", "idle_in_transaction_session_timeout = '30s'"]
const NO_TIMEOUTS = ['statement_timeout = 0', 'lock_timeout = 0', 'idle_in_transaction_session_timeout = 0']

const set = (settings: readonly string[]): string => settings.map(setting => `SET ${setting}`).join('; ')

/** Sets a new connection of the pool. By statements: poolers refuse the `options` of a start-up packet. */
export const prepareSession = async (client: pg.ClientBase): Promise<void> => { await client.query(set([...RELIED_ON, ...TIMEOUTS])) }

/** The same for a connection that waits as long as others migrate. */
export const preparePatientSession = async (client: pg.ClientBase): Promise<void> => { await client.query(set([...RELIED_ON, ...NO_TIMEOUTS])) }

/** A migration may take long: for its transaction only. */
export const WITHOUT_TIMEOUTS = 'SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0'
