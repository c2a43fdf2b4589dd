import type pg from 'pg'

/**
 * Settings that the statements and the parsing of results rely on. They override those of the database and the role.
 */
const RELIED_ON = [
  // Each change is one statement that compares versions. A stricter level would fail statements that waited for a lock.
  "default_transaction_isolation = 'read committed'",
  'default_transaction_deferrable = off',
  "DateStyle = 'ISO, YMD'",
  "IntervalStyle = 'postgres'",
  "TimeZone = 'UTC'",
  "client_encoding = 'UTF8'",
  'standard_conforming_strings = on',
  "bytea_output = 'hex'",
  'extra_float_digits = 1',
  // JIT compilation costs more than it saves for these short statements, up to seconds.
  'jit = off',
  'idle_session_timeout = 0'
]

const TIMEOUTS = ["statement_timeout = '30s'", "lock_timeout = '10s'", "idle_in_transaction_session_timeout = '30s'"]
const NO_TIMEOUTS = ['statement_timeout = 0', 'lock_timeout = 0', 'idle_in_transaction_session_timeout = 0']

const set = (settings: readonly string[]): string => settings.map(setting => `SET ${setting}`).join('; ')

/**
 * Configures a new connection of the pool. By statements, because poolers refuse the `options` of a start-up packet.
 */
export const prepareSession = async (
  client: pg.ClientBase
): Promise<void> => { await client.query(set([...RELIED_ON, ...TIMEOUTS])) }

/** The same for a connection that waits while other processes migrate. */
export const preparePatientSession = async (
  client: pg.ClientBase
): Promise<void> => { await client.query(set([...RELIED_ON, ...NO_TIMEOUTS])) }

/** For the transaction of a migration, which may take long. */
export const WITHOUT_TIMEOUTS =
  'SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0'
