import { type Ask, isOpen } from '../referee/decision.js'
import type { Seat, Viewer } from '../referee/seat.js'
import type { Bearer } from './bearer.js'
import type { Standing } from './desk.js'
import type { FightRow, SeatRow } from './ports.js'
import type { DecisionView, FightView, PendingView, SeatView } from './views.js'

/** As whom a bearer looks at a fight: at another's fight as the public. */
export const viewerOf = (bearer: Bearer, fightId: string): Viewer => {
  if (bearer.kind === 'PUBLIC' || bearer.fightId !== fightId) return 'PUBLIC'
  return bearer.kind === 'HOST' ? 'HOST' : bearer.seat
}

/** A fight as the viewer may see it, field by field. `standing` null: it has not begun, or cannot be shown. */
export const viewFight = (row: FightRow, standing: Standing | null, viewer: Viewer): FightView => ({
  id: row.id,
  ruleset: { id: row.ruleset, version: row.rulesetVersion },
  style: row.style,
  status: row.status,
  pacing: row.pacing,
  visibility: row.visibility,
  turn: standing?.state.turn ?? 0,
  version: row.lastSeq,
  seats: row.seats.map(viewSeat),
  pending: standing?.state.asked.map(viewPending) ?? [],
  decisions: standing ? decisionsFor(standing, viewer) : [],
  game: standing ? standing.ruleset.view(standing.prepared, standing.state, viewer) : null,
  diceCommitment: row.commitment,
  diceSeed: row.status === 'FINISHED' ? row.diceSeed : null,
  result: row.result,
  createdAt: row.createdAt,
  startedAt: row.startedAt,
  finishedAt: row.finishedAt
})

const viewSeat = ({ name, team, taken, bot, fighter }: SeatRow, index: number): SeatView =>
  ({ number: index + 1, name, team, taken, bot, fighter })

const viewPending = (ask: Ask): PendingView =>
  ({ seat: ask.seat, kind: ask.kind, window: ask.context.window ?? null, answered: !isOpen(ask), deadline: null })

/** The asks that are put to the viewer, sealed ones that it may still answer otherwise included. */
export const asksOf = ({ state }: Standing, viewer: Viewer): readonly Ask[] => {
  const seat = seatOf(viewer)
  return seat === undefined ? [] : state.asked.filter(ask => ask.seat === seat)
}

/** The seat that a viewer answers for; `null` the host's own decisions, `undefined` none. */
const seatOf = (viewer: Viewer): Seat | null | undefined => {
  if (viewer === 'HOST') return null
  return viewer === 'PUBLIC' ? undefined : viewer
}

const decisionsFor = (standing: Standing, viewer: Viewer): readonly DecisionView[] =>
  asksOf(standing, viewer).map(ask => viewDecision(standing, ask))

/** What the viewer must answer now. */
export const openDecisionsFor = (standing: Standing, viewer: Viewer): readonly DecisionView[] =>
  asksOf(standing, viewer).filter(isOpen).map(ask => viewDecision(standing, ask))

/** A decision for its own seat, and for no other. */
export const viewDecision = ({ row, ruleset, prepared, state }: Standing, ask: Ask): DecisionView => {
  const { kind, seat, sealed, answered, options, fallback, detail } = ruleset.describe(prepared, state, ask)
  const own = {
    id: decisionId(row.id, ask.id),
    kind,
    fightId: row.id,
    rulesetId: row.ruleset,
    seat,
    sealed,
    answered,
    openedAt: row.askedAt[ask.id] ?? row.createdAt,
    deadline: null,
    remaining: null,
    fallback,
    options
  }
  // Read in this order, and no detail takes the place of a field of its own.
  return { ...own, ...detail, ...own }
}

export const decisionId = (fightId: string, ask: number): string => `${fightId}.${ask}`

/** The ask that a decision's id names; `null`: it is of no decision of this fight. */
export const askNumberOf = (fightId: string, decision: string): number | null => {
  const [, id, number] = /^([0-9a-z]+)\.([1-9]\d{0,8})$/.exec(decision) ?? []
  return id === fightId ? Number(number) : null
}
