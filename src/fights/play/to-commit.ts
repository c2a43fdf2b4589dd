import type { Choice } from '../../referee/choice.js'
import { isOpen } from '../../referee/decision.js'
import { type FightEvent, isNumbered } from '../../referee/event.js'
import { same } from '../../referee/same.js'
import type { RefereeState } from '../../referee/state.js'
import { type Clocks, nextDue } from '../clocks/clocks.js'
import type { FightChange, FightRow, Plans, Renewals, SeatRow, StepRow } from '../ports.js'

/** One applied choice with its events; `choice` null: the fight began. */
export interface AppliedChoice {
  readonly ask: number | null
  readonly choice: Choice | null
  readonly events: readonly FightEvent[]
}

export interface Moment {
  /** When the request is accepted. */
  readonly at: string
  /** When the request arrived. */
  readonly arrivedAt: string
}

/** The new state of a fight, and the turns that led to it. */
export interface Progress {
  readonly state: RefereeState
  /** `null`: the fight has no clock. */
  readonly clocks: Clocks | null
  readonly plans: Plans
  readonly renewals: Renewals
  readonly turns: readonly AppliedChoice[]
}

/** The row's change and one step for each turn. */
export const toCommit = (
  row: FightRow,
  { state, clocks, plans, renewals, turns }: Progress,
  { at, arrivedAt }: Moment
) => {
  const steps: StepRow[] = []
  let { version, lastSeq } = row
  for (const { ask, choice, events } of turns) {
    const firstSeq = lastSeq + 1
    lastSeq += events.filter(isNumbered).length
    version++
    steps.push({ version, firstSeq, lastSeq, ask, choice, events, at, arrivedAt })
  }
  const change = {
    lastSeq,
    changedAt: at,
    state,
    askedAt: Object.fromEntries(state.asked.map(({ id }) => [id, row.askedAt[id] ?? at])),
    botAsked: isBotAsked(state, row.seats),
    ...replacementsAfter(row, state, turns),
    ...(!same(plans, row.plans) && { plans }),
    ...(!same(renewals, row.renewals) && { renewals }),
    ...(row.clock && clocks && { clocks, due: nextDue(row.clock, clocks, state.asked) }),
    ...(state.result && { status: 'FINISHED', result: state.result, finishedAt: at } as const)
  } satisfies FightChange
  // A changed plan alone needs a new version too, so that concurrent commits conflict.
  return { steps, change, to: Math.max(version, row.version + 1) }
}

/** Only the first answer of a request can replace one. Counts of closed asks are dropped. */
const replacementsAfter = (
  { state: before, replacements }: FightRow,
  { asked }: RefereeState,
  [turn]: readonly AppliedChoice[]
): Pick<FightChange, 'replacements'> => {
  const replaced = before?.asked.find(ask => ask.id === turn?.ask && !isOpen(ask))?.id
  const counted = replaced === undefined
    ? replacements
    : { ...replacements, [replaced]: (replacements[replaced] ?? 0) + 1 }
  const kept = Object.fromEntries(Object.entries(counted).filter(([id]) => asked.some(ask => ask.id === Number(id))))
  return same(kept, replacements) ? {} : { replacements: kept }
}

const isBotAsked = ({ asked }: RefereeState, seats: readonly SeatRow[]): boolean =>
  asked.some(ask => isOpen(ask) && ask.seat !== null && typeof seats[ask.seat - 1]?.bot === 'string')
