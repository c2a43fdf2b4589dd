import { createHash } from 'node:crypto'
import { type DiceSource, HMAC_DICE } from '../../referee/dice.js'
import { RECORD_FORMAT, writeRecord } from '../../referee/record.js'
import type { Bearer } from '../bearer.js'
import type { FightContext } from '../loading/fight-context.js'
import { fightOf, noSuchFight } from '../loading/fight-of.js'
import { hideFighter } from './hidden-fighter.js'
import { type Role, permittedRole, viewerIn } from '../role.js'
import type { FightRow } from '../ports.js'
import type { RecordText } from '../record-text.js'
import { createRecordLog, type RecordLog, visibleLog, WHOLE_LOG } from './record-log.js'
import { seatForRules } from '../loading/seat-for-rules.js'
import type { ReadableFight } from '../loading/readable-fight.js'

/** Reads records. Those of finished fights are built once. */
export interface Records {
  /**
   * The record of a fight. For a running fight it ends before the first choice that the viewer may not see. For a
   * finished one it is complete, with the seed of its dice.
   */
  textOf (bearer: Bearer, fightId: string): Promise<RecordText>
  /** Builds and stores the record of a finished fight, unless it is stored. Returns its hash. */
  keep (row: FightRow): Promise<string>
}

export const createRecords = (context: FightContext): Records => {
  const { store, heavyReads } = context
  /** Concurrent requests for one record build it once. */
  const building = new Map<string, Promise<string>>()

  const build = async (row: FightRow): Promise<string> => {
    const body = await wholeBody(context, await context.readFight(row))
    await heavyReads(() => store.keepRecord(row.id, { hash: sha256(body), body }))
    // Another node may have been first.
    return (await store.keptRecord(row.id))?.hash ?? sha256(body)
  }

  /** Another node may archive the fight at the same time: then the log is deleted, and the record is stored. */
  const buildOrFind = (row: FightRow): Promise<string> => build(row).catch(async (fault: unknown) => {
    const kept = await store.keptRecord(row.id)
    if (!kept) throw fault
    return kept.hash
  })

  const keep = async (row: FightRow): Promise<string> => {
    const known = building.get(row.id)
    if (known) return known
    const built = buildOrFind(row).finally(() => building.delete(row.id))
    building.set(row.id, built)
    return built
  }

  return {
    keep,
    async textOf (bearer, fightId) {
      const { row, kept, service } = await heavyReads(async () => {
        const row = await fightOf(context, bearer, fightId)
        return {
          row,
          kept: row.status === 'FINISHED' ? await store.keptRecord(fightId) : null,
          service: JSON.stringify(await store.serviceEvents(fightId))
        }
      })
      if (row.status === 'FINISHED') {
        const hash = kept?.hash ?? await keep(row)
        // The service events of a finished fight can still grow, by renewed tokens.
        return { hash: sha256(hash + service), pieces: keptPieces(context, fightId, service) }
      }
      if (!row.state) {
        return {
          hash: null,
          pieces: piecesOf([
            JSON.stringify(recordBeforeBegin(row, permittedRole(bearer, row))).slice(0, -1),
            endOf(service)
          ])
        }
      }
      const shown = await context.readFight(row)
      const replaced = await heavyReads(() => store.replacedAnswers(fightId, row.version))
      const log = createRecordLog(store, heavyReads, row, visibleLog(shown, viewerIn(bearer, row), replaced))
      return {
        hash: null,
        pieces: runningPieces(await frameOf(context, shown, { source: 'scripted', rolls: [] }), log, service)
      }
    }
  }
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The end of the JSON: the service events. */
const endOf = (service: string): string => `,"service":${service}}`

const piecesOf = async function * (pieces: readonly string[]): AsyncGenerator<string, void, void> { yield * pieces }

const keptPieces = async function * (
  { store, heavyReads }: FightContext,
  fightId: string,
  service: string
): AsyncGenerator<string, void, void> {
  const body = await heavyReads(() => store.keptRecordBody(fightId))
  // The fight was deleted while its record was read.
  if (body === null) throw noSuchFight(fightId)
  yield body.slice(0, -1)
  yield endOf(service)
}

/** A record without its choices, events and rolls. */
type Frame = ReturnType<typeof writeRecord>

const frameOf = async (context: FightContext, { ruleset, row }: ReadableFight, dice: DiceSource): Promise<Frame> =>
  writeRecord(
    ruleset,
    row.setup,
    await context.libraryFor(row.setup),
    dice,
    { events: [], choices: [], result: row.status === 'FINISHED' ? row.result : null }
  )

/** The fields of an object as JSON, without its braces. */
const fieldsOf = (fields: object): string => JSON.stringify(fields).slice(1, -1)

/** First the events, as they are read; then the choices and rolls that were collected from them. */
const runningPieces = async function * (
  frame: Frame,
  log: RecordLog,
  service: string
): AsyncGenerator<string, void, void> {
  const { dice, choices: _choices, events: _events, ...fields } = frame
  let before = `{${fieldsOf(fields)},"events":[`
  for await (const events of log.events) {
    // Sent with the first page, so that a refusal before it is answered with an error status.
    yield before + events
    before = ''
  }
  yield `${before}],${fieldsOf({ choices: log.choices, dice: { ...dice, rolls: log.rolls } })}`
  yield endOf(service)
}

const wholeBody = async (context: FightContext, shown: ReadableFight): Promise<string> => {
  const { row } = shown
  const dice: DiceSource = {
    source: 'seeded',
    algorithm: HMAC_DICE,
    fight: row.id,
    serverSeed: (await context.store.secret(row.id)).serverSeed,
    clientSeeds: row.seats.map(({ clientSeed }) => clientSeed)
  }
  const frame = await frameOf(context, shown, dice)
  const log = createRecordLog(context.store, context.heavyReads, row, WHOLE_LOG)
  const events: string[] = []
  for await (const page of log.events) events.push(page)
  const parts = Object.entries({ ...frame, dice: { ...dice, rolls: log.rolls }, choices: log.choices })
  return `{${parts.map(([name, value]) => name === 'events'
    ? `"events":[${events.join('')}]`
    : fieldsOf({ [name]: value })).filter(part => part !== '').join(',')}}`
}

const recordBeforeBegin = (row: FightRow, part: Role): object => ({
  format: RECORD_FORMAT,
  ruleset: { id: row.ruleset, version: row.rulesetVersion },
  style: row.style,
  ...row.setup,
  seats: row.seats.map((seat, index) => seatForRules(hideFighter(row, seat, index + 1, part))),
  dice: { source: 'scripted', rolls: [] },
  choices: [],
  events: [],
  result: null
})
