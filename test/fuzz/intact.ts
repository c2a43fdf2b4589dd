/** Whether every fight is still what its log says, after whatever was done to it. */
import type { Bearer } from '../../src/fights/bearer.js'
import { type FightEvent, isNumbered } from '../../src/referee/event.js'
import { isJsonObject } from '../../src/referee/json.js'
import { parseRecord } from '../../src/referee/parse-record.js'
import { replay } from '../../src/referee/replay.js'
import type { Ruleset } from '../../src/referee/ruleset.js'
import { same } from '../../src/referee/same.js'
import { openToyHouse } from '../support/toy-house.js'
import type { Stage } from './stage.js'

interface Row { readonly id: string, readonly status: string, readonly last_seq: number, readonly ruleset: string }
interface Step { readonly version: number, readonly first_seq: number, readonly last_seq: number, readonly events: readonly FightEvent[] }

export interface Intact { readonly fights: number, readonly steps: number, readonly replayed: number, readonly faults: readonly string[] }

/** Looks at every log, fights every record again, and has every state made anew from its choices. */
export const checkLogs = async ({ database, toys }: Stage): Promise<Intact> => {
  const rows: readonly Row[] = await database.source.query('SELECT id, status, last_seq, ruleset FROM fight ORDER BY id')
  const faults: string[] = []
  let [steps, replayed] = [0, 0]
  const anew = openToyHouse(database, { ...toys.house, rulesets: new Map([...toys.house.rulesets].map(([id, ruleset]): [string, Ruleset] => [id, { ...ruleset, stateShape: ruleset.stateShape + 1000 }])) })
  for (const { id, status, last_seq: lastSeq, ruleset } of rows) {
    const log: readonly Step[] = await database.source.query('SELECT version, first_seq, last_seq, events FROM fight_step WHERE fight_id = $1 ORDER BY version', [id])
    steps += log.length
    faults.push(...checkNumbers(id, log, lastSeq))
    if (status !== 'RUNNING' && status !== 'FINISHED') continue
    faults.push(...await checkRecord(toys.fights, id, toys.house.rulesets.get(ruleset), status))
    replayed++
    if (status === 'RUNNING') faults.push(...await checkState(toys.fights, anew.fights, id))
  }
  await anew.end()
  return { fights: rows.length, steps, replayed, faults }
}

type Fights = Stage['toys']['fights']

const checkNumbers = (id: string, log: readonly Step[], lastSeq: number): readonly string[] => {
  const faults: string[] = []
  let last = 0
  for (const { version, first_seq: first, last_seq: end, events } of log) {
    if (first !== last + 1 || end - first + 1 !== events.filter(isNumbered).length) faults.push(`${id}: step ${version} is numbered ${first} to ${end} after ${last}`)
    last = end
  }
  return last === lastSeq ? faults : [...faults, `${id}: its log ends at ${last}, its row at ${lastSeq}`]
}

const checkRecord = async (fights: Fights, id: string, ruleset: Ruleset | undefined, status: string): Promise<readonly string[]> => {
  const record: unknown = JSON.parse(JSON.stringify(await fights.record({ kind: 'HOST', fightId: id }, id)))
  const parsed = parseRecord(record)
  if (!parsed.ok || !ruleset) return [`${id}: its record cannot be read: ${JSON.stringify(parsed).slice(0, 300)}`]
  const again = replay(parsed.value, ruleset, () => undefined)
  if (!again.ok) return [`${id}: its record does not replay: ${JSON.stringify(again).slice(0, 300)}`]
  return status !== 'FINISHED' || (isJsonObject(record) && record['result'] !== null) ? [] : [`${id}: it is over and its record has no result`]
}

const checkState = async (fights: Fights, anew: Fights, id: string): Promise<readonly string[]> => {
  const bearer: Bearer = { kind: 'HOST', fightId: id }
  const before = await fights.fight(bearer, id)
  const after = await anew.fight(bearer, id).catch((fault: unknown) => fault)
  return same(withoutTimes(before), withoutTimes(after)) ? [] : [`${id}: made anew it is another fight: ${String(after).slice(0, 200)}`]
}

/** What remains of a clock is less at each look. */
const withoutTimes = (fight: unknown): unknown => JSON.parse(JSON.stringify(fight, (name, value: unknown) => name === 'remaining' ? undefined : value))
