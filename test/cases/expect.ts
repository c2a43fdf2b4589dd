import { isJsonObject, type JsonObject } from '../../src/referee/json.js'

/** What a case says of the outcome: a part of it, or the error. */
export type Expected = JsonObject

/** One point in which an outcome is not as expected. */
export interface Unlike {
  readonly path: string
  readonly expected: unknown
  readonly got: unknown
}

/** Compares as README.md says: only what is named, some lists without their order. */
export const unlikeExpected = (expected: Expected, outcome: object): readonly Unlike[] => {
  const got: JsonObject = { ...outcome }
  if (!('error' in expected) && got['error'] !== undefined) return [{ path: 'error', expected: 'none', got: got['error'] }]
  return Object.entries(expected).flatMap(([key, wanted]) => {
    if (key === 'fighters') return unlikeFighters(wanted, got['fighters'])
    if (key === 'pending') return unlikePending(wanted, got['pending'])
    if (key === 'result') return unlikePart(sortedWinners(wanted), sortedWinners(got['result']), key)
    return unlikePart(wanted, got[key], key)
  })
}

/** Whether `expected` is a part of `got`: objects may hold more fields, all else is equal. */
const unlikePart = (expected: unknown, got: unknown, path: string): readonly Unlike[] => {
  if (isJsonObject(expected) && isJsonObject(got)) return Object.entries(expected).flatMap(([key, wanted]) => unlikePart(wanted, got[key], `${path}.${key}`))
  return JSON.stringify(expected) === JSON.stringify(got) ? [] : [{ path, expected, got }]
}

const unlikeFighters = (expected: unknown, got: unknown): readonly Unlike[] => Object.entries(objectOf(expected)).flatMap(([seat, fields]) => {
  const fighter = listOf(got).map(objectOf).find(fighter => fighter['seat'] === Number(seat))
  return Object.entries(objectOf(fields)).flatMap(([field, wanted]) =>
    unlikePart(inAnyOrder(field, wanted), inAnyOrder(field, fighter?.[field]), `fighters.${seat}.${field}`))
})

/** Effects are compared by their kinds; effects and counters as multisets. */
const inAnyOrder = (field: string, value: unknown): unknown => {
  if (!Array.isArray(value)) return value
  if (field === 'effects') return value.map(effect => isJsonObject(effect) ? effect['kind'] : effect).sort()
  return field === 'adrenalin' ? value.toSorted((a, b) => a - b) : value
}

const sortedWinners = (result: unknown): unknown => isJsonObject(result) ? { ...result, winners: listOf(result['winners']).toSorted() } : result

/** All who are asked, in any order; a window counts only where the case names it. */
const unlikePending = (expected: unknown, got: unknown): readonly Unlike[] => {
  const rest = [...listOf(got)]
  for (const wanted of listOf(expected)) {
    const index = rest.findIndex(asked => unlikePart(wanted, asked, '').length === 0)
    if (index < 0) return [{ path: 'pending', expected, got }]
    rest.splice(index, 1)
  }
  return rest.length === 0 ? [] : [{ path: 'pending', expected, got }]
}

const listOf = (value: unknown): readonly unknown[] => Array.isArray(value) ? value : []
const objectOf = (value: unknown): JsonObject => isJsonObject(value) ? value : {}
