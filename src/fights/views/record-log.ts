import type { Choice } from '../../referee/choice.js'
import { countCoverWaits, markCovers } from '../../referee/cover-waits.js'
import type { RolledDie } from '../../referee/dice.js'
import { isToldInRecords } from '../../referee/event.js'
import { addToLedger } from '../../referee/record.js'
import type { Viewer } from '../../referee/seat.js'
import type { FightRow, FightStore, ReplacedAnswer, StepRow } from '../ports.js'
import { missingLog } from '../loading/archived.js'
import type { HeavyReads } from '../loading/heavy-reads.js'
import { STEPS_A_PAGE } from '../loading/log-pages.js'
import { concealedFrom } from '../loading/renewals.js'
import type { ReadableFight } from '../loading/readable-fight.js'

/** What a record tells of a fight's log. */
export interface RecordLog {
  /** The events as JSON, page by page, with commas between. Choices and rolls are whole when this has ended. */
  readonly events: AsyncIterable<string>
  readonly choices: readonly Choice[]
  readonly rolls: readonly RolledDie[]
}

/** Which steps of a log a record tells, and which choice of each; `null`: it ends before this step. */
interface Selection { tell (step: StepRow, isCoverAnswer: boolean): { readonly isTold: boolean, readonly choice: Choice | null } | null }

/** A log as a record tells it. The next page is read and written when it is asked for. */
export const createRecordLog = (store: FightStore, heavyReads: HeavyReads, row: FightRow, selection: Selection): RecordLog => {
  const choices: Choice[] = []
  const rolls: RolledDie[] = []
  const count = countCoverWaits()

  /** The events of a page; `isCut`: the record ends there. */
  const write = (steps: readonly StepRow[]): { readonly events: readonly string[], readonly isCut: boolean } => {
    const events: string[] = []
    for (const step of steps) {
      const mark = count(step)
      const told = selection.tell(step, mark === null)
      if (!told) return { events, isCut: true }
      if (!told.isTold) continue
      if (told.choice && mark !== null) choices.push(markCovers(told.choice, mark))
      addToLedger(rolls, step.events)
      events.push(...step.events.filter(isToldInRecords).map(event => JSON.stringify(event)))
    }
    return { events, isCut: false }
  }

  const read = async function * (): AsyncGenerator<string, void, void> {
    let last = 0
    /** The number of the last event that was read. */
    let told = 0
    let hasEvents = false
    for (let isMore = true, hasBegun = false; isMore; hasBegun = true) {
      const { events, isCut } = await heavyReads(async () => {
        const steps = await store.logPage(row.id, last, row.version, STEPS_A_PAGE)
        last = steps.at(-1)?.version ?? last
        for (const { firstSeq, lastSeq } of steps) {
          if (firstSeq !== told + 1) throw await missingLog(store, row.id, told)
          told = lastSeq
        }
        isMore = steps.length === STEPS_A_PAGE
        return write(steps)
      }, { hasBegun })
      if (events.length > 0) yield `${hasEvents ? ',' : ''}${events.join(',')}`
      hasEvents ||= events.length > 0
      if (isCut) return
    }
    // Half a log must not pass for a whole one.
    if (told !== row.lastSeq) throw await missingLog(store, row.id, told)
  }

  return { events: read(), choices, rolls }
}

/** Of a finished fight everything. */
export const WHOLE_LOG: Selection = { tell: ({ choice }) => ({ isTold: true, choice }) }

/**
 * Of a running fight the steps before the first choice that the viewer may not see. Where an answer was replaced, the new one
 * stands in the old one's place, so that nobody sees that there was another.
 */
export const visibleLog = (shown: Pick<ReadableFight, 'row' | 'state'>, viewer: Viewer, replaced: readonly ReplacedAnswer[]): Selection => {
  const concealed = concealedFrom(shown, viewer)
  const secretAsks = new Set(shown.state.secrets.filter(({ seat, decision }) => seat !== viewer || concealed.includes(decision)).map(({ decision }) => decision))
  const answers = new Map(replaced.map(answer => [answer.ask, answer]))
  return {
    tell ({ ask, version, choice }, isCoverAnswer) {
      const answer = ask === null ? undefined : answers.get(ask)
      // What answers a cover ask is in no record: there is nothing to cut before.
      if (ask !== null && secretAsks.has(ask) && !isCoverAnswer) return null
      const last = answer?.choice ?? choice
      return { isTold: answer === undefined || answer.version === version, choice: last && withoutOrders(last) }
    }
  }
}

/** That a seat has orders, or said something in advance, is nobody's business before the end. */
const withoutOrders = ({ by, ...choice }: Choice): Choice => by === undefined || by === 'ORDER' ? choice : { ...choice, by }
