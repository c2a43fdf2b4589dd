import { firstDifference } from '../../referee/json.js'
import { isToldInRecords } from '../../referee/event.js'
import { parseRecord } from '../../referee/parse-record.js'
import { refight } from '../../referee/replay.js'
import type { ContentLibrary, Ruleset } from '../../referee/ruleset.js'
import type { RefereeState } from '../../referee/state.js'
import type { FightDependencies } from '../dependencies.js'
import type { FightRow } from '../ports.js'
import { Refused } from '../refused.js'

/**
 * Rebuilds the state of an archived fight whose stored shape differs from this build's, from its record. Throws
 * FIGHT_FROZEN on failure, so that the fight is shown without its rules, but does not mark it as frozen.
 */
export const stateOfRecord = async (
  { store }: Pick<FightDependencies, 'store'>,
  row: FightRow,
  ruleset: Ruleset,
  library: ContentLibrary
): Promise<{ readonly row: FightRow, readonly state: RefereeState }> => {
  const again = fightAgain(await store.keptRecordBody(row.id), ruleset, library)
  if (typeof again === 'string') {
    throw new Refused('FIGHT_FROZEN', `The fight is archived, and cannot be fought again from its record: ${again}.`)
  }
  const change = { state: again, stateShape: ruleset.stateShape }
  const to = row.version + 1
  const isStored = await store.commit({
    id: row.id,
    from: row.version,
    to,
    change,
    steps: [],
    keys: [],
    serviceEvents: []
  })
  return { row: isStored ? { ...row, ...change, version: to } : row, state: again }
}

const fightAgain = (body: string | null, ruleset: Ruleset, library: ContentLibrary): RefereeState | string => {
  if (body === null) return 'there is none'
  const record = parseRecord(JSON.parse(body))
  const fought = record.ok ? refight(record.value, ruleset, library) : record
  if (!record.ok || !fought.ok) return fought.ok ? 'it cannot be read' : fought.fault.message
  const { match } = fought.value
  const difference = firstDifference(record.value.events ?? [], match.events().filter(isToldInRecords))
  return difference ? `its events differ at ${difference.path}` : match.state()
}
