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

/** The part of a fight's log that a record contains. */
export interface RecordLog {
  /** The events as JSON, page by page, separated by commas. Choices and rolls are complete when this has ended. */
  readonly events: AsyncIterable<string>
  readonly choices: readonly Choice[]
  readonly rolls: readonly RolledDie[]
}

/** Selects the steps of a log for a record, and the choice of each; `null`: the record ends before this step. */
interface Selection {
  tell (step: StepRow, isCoverAnswer: boolean): { readonly isTold: boolean, readonly choice: Choice | null } | null
}

/** A log for a record. A page is read when the consumer asks for it. */
export const createRecordLog = (
  store: FightStore,
  heavyReads: HeavyReads,
  row: FightRow,
  selection: Selection
): RecordLog => {
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
    // A truncated log must not look complete.
    if (told !== row.lastSeq) throw await missingLog(store, row.id, told)
  }

  return { events: read(), choices, rolls }
}

/** For finished fights: all steps. */
export const WHOLE_LOG: Selection = { tell: ({ choice }) => ({ isTold: true, choice }) }

/**
 * For running fights: the steps before the first choice that the viewer may not see. A replaced answer appears only
 * once, with its last content in the first place, so that the replacement is not visible.
 */
export const visibleLog = (
  shown: Pick<ReadableFight, 'row' | 'state'>,
  viewer: Viewer,
  replaced: readonly ReplacedAnswer[]
): Selection => {
  const concealed = concealedFrom(shown, viewer)
  const secretAsks = new Set(shown.state.secrets.filter(({ seat, decision }) => seat !== viewer ||
    concealed.includes(decision)).map(({ decision }) => decision))
  const answers = new Map(replaced.map(answer => [answer.ask, answer]))
  return {
    tell ({ ask, version, choice }, isCoverAnswer) {
      const answer = ask === null ? undefined : answers.get(ask)
      // Answers to cover asks are in no record, so they do not end it.
      if (ask !== null && secretAsks.has(ask) && !isCoverAnswer) return null
      const last = answer?.choice ?? choice
      return { isTold: answer === undefined || answer.version === version, choice: last && withoutOrders(last) }
    }
  }
}

/** Hides before the end that an answer was given by orders or in advance. */
const withoutOrders = (
  { by, ...choice }: Choice
): Choice => by === undefined || by === 'ORDER' ? choice : { ...choice, by }
