import type { Choice } from '../../referee/choice.js'
import { type CoverMark, countCoverWaits, markCovers } from '../../referee/cover-waits.js'
import type { DiceSource } from '../../referee/dice.js'
import { HMAC_DICE } from '../../referee/dice.js'
import { RECORD_FORMAT, ledgerOf, writeRecord } from '../../referee/record.js'
import type { Viewer } from '../../referee/seat.js'
import type { RefereeState } from '../../referee/state.js'
import type { Bearer } from '../bearer.js'
import type { Desk } from '../standing/desk.js'
import { fightOf } from '../standing/fight-of.js'
import { hideFighter } from './hidden-fighter.js'
import { type Part, partIn, viewerIn } from '../part.js'
import type { FightRow, StepRow } from '../ports.js'
import { seatForRules } from '../standing/seat-for-rules.js'
import type { Shown } from '../standing/shown.js'

/**
 * The fight as one file. While it runs, it ends before the first choice that the viewer may not see; after its end it
 * is whole, with the seed of its dice.
 */
export const recordOf = async (desk: Desk, bearer: Bearer, fightId: string): Promise<object> => {
  const row = await fightOf(desk, bearer, fightId)
  const service = await desk.store.happenings(fightId)
  if (!row.state) return { ...recordBeforeBegin(row, partIn(bearer, row)), service }
  const standing = await desk.show(row)
  // Read after the row: what is newer than its state is not for this record.
  const steps = (await desk.store.allSteps(fightId)).filter(({ version }) => version <= row.version)
  const marks = marksOf(steps)
  const isWhole = row.status === 'FINISHED'
  const shown = isWhole ? steps : cut(steps, marks, standing.state, viewerIn(bearer, row))
  const events = shown.flatMap(step => step.events)
  const choices = shown.flatMap(({ choice, version }) => {
    const mark = marks.get(version) ?? null
    return choice && mark !== null ? [markCovers(isWhole ? choice : withoutOrders(choice), mark)] : []
  })
  const rolls = ledgerOf(events)
  const dice: DiceSource = isWhole ? await seededDice(desk, standing, rolls) : { source: 'scripted', rolls }
  return { ...writeRecord(standing.ruleset, standing.row.setup, await desk.libraryFor(standing.row.setup), dice, { events, choices, result: isWhole ? row.result : null }), service }
}

const seededDice = async (desk: Desk, { row }: Shown, rolls: DiceSource['rolls']): Promise<DiceSource> => ({
  source: 'seeded',
  algorithm: HMAC_DICE,
  fight: row.id,
  serverSeed: (await desk.store.secret(row.id)).serverSeed,
  clientSeeds: row.seats.map(({ clientSeed }) => clientSeed),
  rolls: rolls ?? []
})

const recordBeforeBegin = (row: FightRow, part: Part): object => ({
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

/** That a seat has orders, or said something in advance, is nobody's business before the end. */
const withoutOrders = ({ by, ...choice }: Choice): Choice => by === undefined || by === 'ORDER' ? choice : { ...choice, by }

/** What a record says of each step's choice, by the version of the step. */
const marksOf = (steps: readonly StepRow[]): ReadonlyMap<number, CoverMark> => {
  const count = countCoverWaits()
  return new Map(steps.map(step => [step.version, count(step)]))
}

/**
 * The steps before the first choice that the viewer may not see. Where an answer was replaced, the new one stands in the
 * old one's place, so that nobody sees that there was another.
 */
const cut = (steps: readonly StepRow[], marks: ReadonlyMap<number, CoverMark>, { secrets }: RefereeState, viewer: Viewer): readonly StepRow[] => {
  const secretAsks = new Set(secrets.filter(({ seat }) => seat !== viewer).map(({ decision }) => decision))
  // What answers a cover ask is in no record: there is nothing to cut before.
  const end = steps.findIndex(({ ask, version }) => ask !== null && secretAsks.has(ask) && marks.get(version) !== null)
  const last = new Map(steps.map(({ ask, choice }) => [ask, choice]))
  const first = new Map([...steps].reverse().map(({ ask, version }) => [ask, version]))
  return (end < 0 ? steps : steps.slice(0, end))
    .filter(({ ask, version }) => ask === null || first.get(ask) === version)
    .map(step => step.ask === null ? step : { ...step, choice: last.get(step.ask) ?? step.choice })
}
