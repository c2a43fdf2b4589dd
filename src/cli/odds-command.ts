import type { Game } from './game.js'
import { isAttackOdds, oddsTable } from './odds-table.js'
import { fileName, readText } from './read-file.js'
import { gameOf, readRecord } from './replay-command.js'
import { refight, type Refought } from '../referee/replay.js'
import type { Read } from '../referee/replay-fault.js'
import type { Terminal } from './terminal.js'
import { UsageError } from './usage-error.js'

export interface OddsOptions {
  readonly seat: number
  readonly kind: string
  readonly target: number
  readonly at?: number
  readonly location?: string
  readonly aim?: string
  readonly guess?: string
  readonly json?: boolean
}

/**
 * `lanista odds`: the exact odds of an attack in the state after the choices of a record.
 * Returns 1 if the record cannot be replayed to that state.
 */
export const oddsCommand = (file: string, options: OddsOptions, games: readonly Game[], { write, warn, colours }: Terminal): number => {
  const { seat, kind, target, at, location, aim, guess, json = false } = options
  const fought = refightRecord(readText(file), at, games)
  if (!fought.ok) {
    warn(`lanista: ${fileName(file)}: ${fought.fault.what}: ${fought.fault.message}`)
    return 1
  }
  const { ruleset, prepared, match } = fought.value
  const seats = ruleset.seatsOf(fought.value.setup)
  if (seat > seats.length) throw new UsageError(`--seat ${seat}: the record has the seats 1 to ${seats.length}`)
  if (match.state().result) throw new UsageError(`${fileName(file)}: the fight is over at this point; use --at from 0 to ${fought.value.choices - 1}`)
  const question = { attack: { kind: kind.toUpperCase(), target, ...placeOf('location', location) }, ...placeOf('aim', aim), ...placeOf('guess', guess) }
  const odds = ruleset.odds(prepared, match.state(), seat, question)
  if (!odds.ok) throw new UsageError(odds.fault.message)
  if (json) {
    write(`${JSON.stringify(odds.value)}\n`)
  } else if (isAttackOdds(odds.value)) {
    const nameOf = (number: number): string => seats[number - 1]?.name ?? `seat ${number}`
    for (const line of oddsTable({ attacker: nameOf(seat), target: nameOf(target), aim: aim?.toUpperCase() ?? null, guess: guess?.toUpperCase() ?? null, odds: odds.value }, colours)) write(`${line}\n`)
  }
  return 0
}

const placeOf = (name: 'location' | 'aim' | 'guess', place: string | undefined): object => place === undefined ? {} : { [name]: place.toUpperCase() }

/** Replays the first `at` choices of a record. Default: all. */
const refightRecord = (text: string, at: number | undefined, games: readonly Game[]): Read<Refought & Pick<Game, 'ruleset'> & { readonly choices: number }> => {
  const record = readRecord(text)
  if (!record.ok) return record
  const game = gameOf(record.value, games)
  if (!game.ok) return game
  const { choices } = record.value
  if (at !== undefined && at > choices.length) throw new UsageError(`--at ${at}: the record has ${choices.length} choices`)
  const fought = refight({ ...record.value, choices: choices.slice(0, at) }, game.value.ruleset, game.value.library)
  return fought.ok ? { ok: true, value: { ...fought.value, ruleset: game.value.ruleset, choices: choices.length } } : fought
}
