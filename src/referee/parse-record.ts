import { type Choice, GIVERS } from './choice.js'
import { isJsonObject, isWholeNumber, insteadOf, showJson, type JsonObject } from './json.js'
import { parseDice } from './parse-dice.js'
import { RECORD_FORMAT, type FightRecord } from './record.js'
import { faulty, malformed, read, type Read } from './replay-fault.js'
import type { Result } from './state.js'

/** Reads a record from parsed JSON and returns the first fault. The set-up is not checked: its ruleset reads it. */
export const parseRecord = (value: unknown): Read<FightRecord> => {
  if (!isJsonObject(value)) return malformed(`a record must be a JSON object${insteadOf(value)}`)
  const { format, ruleset, scrolls, style, options, arena, seats, situation } = value
  if (format !== RECORD_FORMAT) return malformed(`format: "${RECORD_FORMAT}" is needed${insteadOf(format)}`)
  if (!isRulesetName(ruleset)) return malformed(`ruleset: { "id": string, "version": string } is needed${insteadOf(ruleset)}`)
  const dice = parseDice(value['dice'])
  if (!dice.ok) return dice
  const choices = parseChoices(value['choices'])
  if (!choices.ok) return choices
  const claims = parseClaims(value)
  if (!claims.ok) return claims
  return read({ format, ruleset, scrolls, style, options, arena, seats, situation, dice: dice.value, choices: choices.value, ...claims.value })
}

const isRulesetName = (value: unknown): value is FightRecord['ruleset'] =>
  isJsonObject(value) && typeof value['id'] === 'string' && typeof value['version'] === 'string'

const parseChoices = (choices: unknown): Read<readonly Choice[]> => {
  if (!Array.isArray(choices)) return malformed(`choices: a list is needed${insteadOf(choices)}`)
  if (choices.every(isChoice)) return read(choices)
  const index = choices.findIndex(choice => !isChoice(choice))
  return faulty('choice', index, `choice ${index}: "seat" (from 1; null: the host) and "kind" are needed; optional: "by" (${GIVERS.join(', ')}) and "covers" (from 1), not ${showJson(choices[index])}`)
}

const isChoice = (value: unknown): value is Choice =>
  isJsonObject(value) && (value['seat'] === null || isSeat(value['seat'])) && typeof value['kind'] === 'string' && isGiver(value['by']) && isCount(value['covers'])

const isSeat = (value: unknown): value is number => isWholeNumber(value) && value >= 1
const isCount = (value: unknown): boolean => value === undefined || isSeat(value)
const isGiver = (value: unknown): boolean => value === undefined || GIVERS.some(giver => giver === value)

/** Reads the events and the result that the file claims, if any. */
const parseClaims = (record: JsonObject): Read<Pick<FightRecord, 'events' | 'result'>> => {
  const { events, result } = record
  if (events !== undefined && !isListOfObjects(events)) return malformed('events: a list of objects is needed (or leave it out)')
  if (result !== undefined && result !== null && !isResult(result)) return malformed(`result: null or { "winners": [seats], "reason": string } is needed (or leave it out)${insteadOf(result)}`)
  return read({ ...events === undefined ? {} : { events }, ...result === undefined ? {} : { result } })
}

const isListOfObjects = (value: unknown): value is readonly object[] => Array.isArray(value) && value.every(isJsonObject)

const isResult = (value: unknown): value is Result =>
  isJsonObject(value) && Array.isArray(value['winners']) && value['winners'].every(isSeat) && typeof value['reason'] === 'string'
