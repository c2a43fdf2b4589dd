import type { Choice } from './choice.js'
import { type Ask, isOpen } from './decision.js'
import type { AskingEvent, FightEvent } from './event.js'

/** An accepted choice (`null`: the beginning), the ask that it answered, and the events that followed. */
export interface LoggedStep {
  readonly choice: Choice | null
  readonly ask: number | null
  readonly events: readonly FightEvent[]
}

/**
 * How a record stores the choice of a step. `null`: not at all (the beginning, or an answer to a cover ask).
 * 0: unchanged. k: with `covers: k`, because the fight waited only for cover asks.
 */
export type CoverMark = number | null

/**
 * Counts the waits for cover asks only, as a replay reaches them. A replay answers cover asks last.
 * Call the result with every step of a fight in order.
 */
export const countCoverWaits = (): ((step: LoggedStep) => CoverMark) => {
  const covers = new Set<number>()
  let round: Round | null = null
  let waits = 0
  return ({ choice, ask, events }) => {
    const isTold = choice !== null && !(ask !== null && covers.has(ask))
    const mark = !isTold ? null : isCoversAlone(round) ? waits : 0
    if (round) leave(round, ask, events)
    if (isTold) waits = isCoversAlone(round) ? 1 : 0
    const put = askedAtLast(events)
    for (const { decision, cover } of put) if (cover) covers.add(decision)
    if (put.length > 0) {
      round = roundOf(put)
      if (isCoversAlone(round)) waits++
    }
    return mark
  }
}

/** The choice as a record stores it. */
export const markCovers = (choice: Choice, mark: number): Choice => mark === 0 ? choice : { ...choice, covers: mark }

/** Whether the fight waits only for answers to cover asks. */
export const waitsForCovers = ({ asked }: { readonly asked: readonly Ask[] }): boolean => {
  const open = asked.filter(isOpen)
  return open.length > 0 && open.every(({ cover }) => cover)
}

/** The asks of one round that a replay still waits for. */
interface Round { readonly own: Set<number>, readonly covers: Set<number> }

type AskedEvent = Extract<AskingEvent, { readonly type: 'DecisionAsked' }>

const isAsked = (event: FightEvent): event is AskedEvent => event.type === 'DecisionAsked' && 'decision' in event && 'cover' in event
const isWithdrawn = (event: FightEvent): event is Extract<AskingEvent, { readonly type: 'DecisionWithdrawn' }> => event.type === 'DecisionWithdrawn' && 'decision' in event

/** `null` for a round without cover asks: it never waits only for them. */
const roundOf = (put: readonly AskedEvent[]): Round | null => {
  if (!put.some(({ cover }) => cover)) return null
  const idsOf = (asks: readonly AskedEvent[]): Set<number> => new Set(asks.map(({ decision }) => decision))
  return { own: idsOf(put.filter(({ cover }) => !cover)), covers: idsOf(put.filter(({ cover }) => cover)) }
}

const isCoversAlone = (round: Round | null): boolean => round !== null && round.own.size === 0 && round.covers.size > 0

const leave = ({ own, covers }: Round, ask: number | null, events: readonly FightEvent[]): void => {
  if (ask !== null) own.delete(ask)
  for (const { decision } of events.filter(isWithdrawn)) {
    own.delete(decision)
    covers.delete(decision)
  }
}

/** The asks at the end of a step. Empty if the earlier asks are still open. */
const askedAtLast = (events: readonly FightEvent[]): readonly AskedEvent[] => {
  const last = events.findLastIndex(event => !isAsked(event))
  return last === events.length - 1 ? [] : events.slice(last + 1).filter(isAsked)
}
