import { ASKING_EVENTS, type FightEvent, isNumbered } from '../../referee/event.js'
import type { Viewer } from '../../referee/seat.js'
import type { StepRow } from '../ports.js'
import { concealedFrom } from '../loading/renewals.js'
import type { ReadableFight } from '../loading/readable-fight.js'
import { decisionId } from './view-fight.js'
import type { EventView } from '../views.js'

/** The numbered events of a step as the viewer may see them. */
export const viewStep = (
  shown: ReadableFight,
  viewer: Viewer,
  { events, firstSeq, at }: StepRow
): readonly EventView[] => {
  const concealed = concealedFrom(shown, viewer)
  const viewerOf = (
    event: FightEvent
  ): Viewer => 'decision' in event && concealed.some(decision => decision === event.decision) ? 'PUBLIC' : viewer
  return events.filter(isNumbered).map((event, index) => viewEvent(shown, viewerOf(event), event, firstSeq + index, at))
}

const viewEvent = (
  { row, ruleset, prepared }: ReadableFight,
  viewer: Viewer,
  event: FightEvent,
  seq: number,
  at: string
): EventView => {
  const seen = ruleset.seenBy(prepared, viewer, event)
  const { type, turn, phase, rule, ruling, seat, ...figures } = seen
  return {
    seq,
    type,
    turn,
    phase,
    at,
    rule: rule ?? null,
    ruling: ruling ?? null,
    seat: seat ?? null,
    text: ruleset.describeEvent(prepared, seen),
    figures: ASKING_EVENTS.includes(type) ? askingFigures(row.id, viewer, seat, figures) : figures
  }
}

/**
 * The referee itself hides the secrets of asks and seals, independent of the ruleset: a cover ask looks like any other,
 * and a sealed choice is visible only to its own seat.
 */
const askingFigures = (fightId: string, viewer: Viewer, seat: FightEvent['seat'], figures: object): object => {
  const { decision, kind, sealed, context, choice }: Readonly<Record<string, unknown>> = { ...figures }
  const isOwn = viewer === seat || (viewer === 'HOST' && seat === null)
  return {
    ...(typeof decision === 'number' && { decision: decisionId(fightId, decision) }),
    ...(kind !== undefined && { kind }),
    ...(sealed !== undefined && { sealed }),
    ...(context !== undefined && { context }),
    ...(choice !== undefined && isOwn && { choice })
  }
}
