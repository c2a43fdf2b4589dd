import { parseRecord } from '../referee/parse-record.js'
import type { Outcome } from '../referee/match.js'
import type { FightRecord } from '../referee/record.js'
import { malformed, read, type Read } from '../referee/replay-fault.js'
import { replay } from '../referee/replay.js'
import type { Game } from './game.js'
import { describeOutcome } from './outcome-text.js'
import { fileName, parseJson, readText } from './read-file.js'
import type { Terminal } from './terminal.js'

/** `lanista replay`: returns 0 if the record can be replayed and matches, else 1. */
export const replayCommand = (file: string, { json = false }: { readonly json?: boolean }, games: readonly Game[], terminal: Terminal): number => {
  const record = readRecord(readText(file))
  const outcome = record.ok ? replayRecord(record.value, games) : record
  if (json) {
    terminal.write(`${JSON.stringify(outcome.ok ? outcome.value : { error: outcome.fault })}\n`)
  } else if (outcome.ok && record.ok) {
    for (const line of [...describeOutcome(outcome.value), checkedLine(record.value)]) terminal.write(`${line}\n`)
  } else if (!outcome.ok) {
    terminal.warn(`lanista: ${fileName(file)}: ${outcome.fault.what}: ${outcome.fault.message}`)
  }
  return outcome.ok ? 0 : 1
}

/** Replays a record with its ruleset. */
export const replayRecord = (record: FightRecord, games: readonly Game[]): Read<Outcome> => {
  const game = gameOf(record, games)
  return game.ok ? replay(record, game.value.ruleset, game.value.library) : game
}

/** The game whose ruleset a record names. */
export const gameOf = (record: FightRecord, games: readonly Game[]): Read<Game> => {
  const game = games.find(({ ruleset }) => ruleset.id === record.ruleset.id)
  return game ? read(game) : malformed(`ruleset: ${record.ruleset.id} is unknown; known: ${games.map(({ ruleset }) => ruleset.id).join(', ')}`)
}

/** Reads a record from a file's text. */
export const readRecord = (text: string): Read<FightRecord> => {
  const parsed = parseJson(text)
  return parsed.ok ? parseRecord(parsed.value) : malformed(parsed.message)
}

const checkedLine = ({ events, result }: FightRecord): string => {
  const agree = [...events === undefined ? [] : [`${events.length} events`], ...result === undefined ? [] : ['the result']]
  return agree.length > 0 ? `checked: ${agree.join(' and ')} as in the record` : 'checked: nothing, the record has neither events nor a result'
}
