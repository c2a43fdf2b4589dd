/** What was told to clients, held against what is stored. */
import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'
import { isJsonObject } from '../../src/referee/json.js'
import { type FightEvent, isNumbered } from '../../src/referee/event.js'
import { parseRecord } from '../../src/referee/parse-record.js'
import { replay } from '../../src/referee/replay.js'
import { pitFighter } from '../../src/rulesets/pit-fighter/index.js'
import type { Client } from './client.js'
import type { Acknowledged, Ledger } from './ledger.js'

interface Step {
  readonly version: number
  readonly first_seq: number
  readonly last_seq: number
  readonly ask: number | null
  readonly choice: Readonly<Record<string, unknown>> | null
  readonly events: readonly FightEvent[]
  readonly at: Date
}

interface Row { readonly last_seq: number, readonly status: string, readonly result: object }

/** Every fault of the ledger, and all that the logs of its fights show. */
export const checkAll = async (ledger: Ledger, postgresUrl: string, client: Client): Promise<readonly string[]> => {
  const database = new pg.Client({ connectionString: postgresUrl })
  await database.connect()
  const faults: string[] = []
  try {
    for (const [id, tokens] of ledger.fights) {
      const { rows: steps } = await database.query<Step>('SELECT version, first_seq, last_seq, ask, choice, events, at FROM fight_step WHERE fight_id = $1 ORDER BY version', [id])
      const { rows: [row = { last_seq: -1, status: 'GONE', result: {} }] } = await database.query<Row>('SELECT last_seq, status, result FROM fight WHERE id = $1', [id])
      if (row.status !== 'FINISHED') faults.push(`${id}: it did not come to its end: ${row.status}`)
      faults.push(...checkLog(id, steps, row.last_seq), ...checkChoices(ledger, id, steps, tokens), ...await checkRecord(client, id, row.result))
      for (const token of [null, ...tokens]) await readAll(ledger, client, id, token)
      if (ledger.versionOf(id) !== row.last_seq) faults.push(`${id}: version ${ledger.versionOf(id)} was read, ${row.last_seq} is stored`)
    }
  } finally {
    await database.end()
  }
  return [...ledger.faults, ...faults]
}

/** Numbers without gaps. */
const checkLog = (id: string, steps: readonly Step[], lastSeq: number): readonly string[] => {
  const faults: string[] = []
  let last = 0
  for (const { version, first_seq: first, last_seq: end, events } of steps) {
    if (first !== last + 1 || end - first + 1 !== events.filter(isNumbered).length) faults.push(`${id}: step ${version} is numbered ${first} to ${end} after ${last}`)
    last = end
  }
  if (last !== lastSeq) faults.push(`${id}: its log ends at ${last}, its row at ${lastSeq}`)
  return faults
}

const askOf = ({ choice }: Pick<Acknowledged, 'choice'>): number => Number(choice.decision?.split('.')[1])

/** Every acknowledged choice once, none that was refused, and none that nobody made. */
const checkChoices = ({ acknowledged, refused }: Ledger, id: string, steps: readonly Step[], tokens: readonly (string | null)[]): readonly string[] => {
  const answersTo = (told: Pick<Acknowledged, 'choice'>): readonly Step[] => steps.filter(({ ask }) => ask === askOf(told))
  const ours = acknowledged.filter(({ fightId }) => fightId === id)
  const lost = ours.filter(told => {
    const [step, ...more] = answersTo(told)
    return !step || more.length > 0 || !isAsTold(told, step)
  })
  const claimed = new Set(ours.flatMap(answersTo))
  const isPlayed = (seat: unknown): boolean => typeof tokens[Number(seat) - 1] === 'string'
  const untold = steps.filter(step => step.choice && !claimed.has(step) && isPlayed(step.choice['seat']))
  const taken = refused.filter(told => told.fightId === id && answersTo(told).length > 0)
  return [
    ...lost.map(told => `${id}: LOST: ${JSON.stringify(told)}, and the log has ${JSON.stringify(answersTo(told).map(({ choice, at }) => ({ choice, at })))}`),
    ...untold.map(({ version, choice }) => `${id}: nobody was told of step ${version}: ${JSON.stringify(choice)}`),
    ...taken.map(({ choice }) => `${id}: ${JSON.stringify(choice)} was refused and is in the log`)
  ]
}

const isAsTold = ({ choice: { decision: _, ...answer }, seat, acceptedAt }: Acknowledged, step: Step): boolean =>
  isDeepStrictEqual(step.choice, { ...answer, seat }) && step.at.toISOString() === acceptedAt

const checkRecord = async (client: Client, id: string, result: object): Promise<readonly string[]> => {
  const { body } = await client.call('GET', `/v1/fights/${id}/record`, null)
  const parsed = parseRecord(body)
  if (!parsed.ok) return [`${id}: its record cannot be read: ${JSON.stringify(parsed).slice(0, 300)}`]
  const again = replay(parsed.value, pitFighter, () => undefined)
  if (!again.ok) return [`${id}: its record does not replay: ${JSON.stringify(again).slice(0, 300)}`]
  return isJsonObject(body) && isDeepStrictEqual(body['result'], result) ? [] : [`${id}: its record ends otherwise`]
}

/** Once more from the first to the last: what was read before must be its beginning. */
const readAll = async (ledger: Ledger, client: Client, id: string, token: string | null): Promise<void> => {
  for (let after = 0, more = true; more;) {
    const { body } = await client.call('GET', `/v1/fights/${id}/events?after=${after}`, token)
    ledger.readEvents(id, token, after, body.events)
    after = body.lastSeq
    more = body.more
    ledger.seen(id, after)
  }
}
