import { type Ask, isOpen } from '../../referee/decision.js'
import type { Seat } from '../../referee/seat.js'
import { type Result, type SeatEnding, endedIn } from '../../referee/state.js'
import { viewClock } from '../clocks/clock-settings.js'
import { hasGivenUp, leftAt } from '../clocks/clocks.js'
import { showDuration } from '../clocks/duration.js'
import { answersFor, type Role, viewerAs } from '../role.js'
import type { FightRow, SeatRow } from '../ports.js'
import { hideFighter } from './hidden-fighter.js'
import { isPlanConcealed, shownTo } from '../loading/renewals.js'
import type { ReadableFight } from '../loading/readable-fight.js'
import type { DecisionView, FightView, PendingView, SeatClockView, SeatView } from '../views.js'

/** A fight as the role may see it. `begun` null: it has not begun, or cannot be loaded. */
export const viewFight = (row: FightRow, begun: ReadableFight | null, part: Role): FightView =>
  showFight(row, begun && shownTo(begun, viewerAs(part)), part)

const showFight = (row: FightRow, standing: ReadableFight | null, part: Role): FightView => ({
  id: row.id,
  ruleset: { id: row.ruleset, version: row.rulesetVersion },
  style: row.style,
  status: row.status,
  pacing: row.pacing,
  visibility: row.visibility,
  clock: row.clock && viewClock(row.clock),
  hideFighters: row.hideFighters,
  readyCheck: row.readyCheck,
  rematchOf: row.rematchOf,
  rematch: row.rematch,
  cancelReason: row.cancelReason,
  turn: standing?.state.turn ?? 0,
  version: row.lastSeq,
  seats: row.seats.map((seat, index) => viewSeat(row, seat, index + 1, standing, part)),
  pending: standing?.state.asked.map(ask => viewPending(standing, ask)) ?? [],
  decisions: standing ? decisionsFor(standing, part) : [],
  orders: part.seat === null || isPlanConcealed(row, part.seat) ? null : row.plans[part.seat]?.orders ?? null,
  game: standing ? standing.ruleset.view(standing.prepared, standing.state, viewerAs(part)) : null,
  diceCommitment: row.commitment,
  diceSeed: row.status === 'FINISHED' ? row.diceSeed : null,
  result: row.result && { ...row.result, ended: standing && endedOf(standing, row.result) },
  frozen: standing ? standing.frozen : row.frozen,
  createdAt: row.createdAt,
  startedAt: row.startedAt,
  finishedAt: row.finishedAt,
  archivedAt: row.archivedAt
})

/** A seat that conceded after reaching the limit of time-outs ended by its clock. */
const endedOf = (
  { row: { clock, clocks }, ruleset, prepared, state }: ReadableFight,
  result: Result
): readonly SeatEnding[] | null => {
  const endings = ruleset.endings(prepared, state)
  return endings && endedIn(result, endings, seat => clock !== null && hasGivenUp(clock, clocks?.seats[seat - 1]))
}

const viewSeat = (row: FightRow, seat: SeatRow, number: Seat, standing: ReadableFight | null, part: Role): SeatView => {
  const { name, team, taken, bot, account, accountName, reservedFor, inviteOnly, ready } = seat
  const { fighter } = hideFighter(row, seat, number, part)
  const clock = standing && viewSeatClock(standing, number)
  return {
    number,
    name,
    team,
    taken,
    bot,
    account: account === null ? null : { id: account, name: accountName ?? '' },
    reservedFor,
    inviteOnly,
    ready,
    tokenRenewedAt: row.renewals[number]?.at ?? null,
    fighter,
    clock
  }
}

const viewSeatClock = ({ row: { clocks }, now }: ReadableFight, seat: Seat): SeatClockView | null => {
  const clock = clocks?.seats[seat - 1]
  if (!clock) return null
  const left = leftAt(clock, now)
  const { since, timeoutsInARow, timeoutsInAll } = clock
  return {
    remaining: left === null ? null : showDuration(left),
    running: since !== null,
    timeoutsInARow,
    timeoutsInAll
  }
}

const viewPending = ({ row }: ReadableFight, ask: Ask): PendingView =>
  ({
    seat: ask.seat,
    kind: ask.kind,
    window: ask.context.window ?? null,
    answered: !isOpen(ask),
    deadline: row.clocks?.deadlines[ask.id] ?? null
  })

/** The asks of the role, including sealed ones whose answer it can still replace. */
export const asksOf = ({ state }: ReadableFight, part: Role): readonly Ask[] =>
  state.asked.filter(ask => answersFor(part, ask))

const decisionsFor = (standing: ReadableFight, part: Role): readonly DecisionView[] =>
  asksOf(standing, part).map(ask => viewDecision(standing, ask))

/** The open decisions of the role. */
export const openDecisionsFor = (standing: ReadableFight, part: Role): readonly DecisionView[] =>
  asksOf(standing, part).filter(isOpen).map(ask => viewDecision(standing, ask))

/** A decision as its own seat sees it. Must not be shown to others. */
export const viewDecision = (shown: ReadableFight, asked: Ask): DecisionView => {
  const { row, ruleset, prepared, state, now } = shownTo(shown, asked.seat ?? 'HOST')
  const ask = state.asked.find(({ id }) => id === asked.id) ?? asked
  const { kind, seat, sealed, answered, options, fallback, detail } = ruleset.describe(prepared, state, ask)
  const deadline = row.clocks?.deadlines[ask.id] ?? null
  const own = {
    id: decisionId(row.id, ask.id),
    kind,
    fightId: row.id,
    rulesetId: row.ruleset,
    seat,
    sealed,
    answered,
    openedAt: row.askedAt[ask.id] ?? row.createdAt,
    deadline,
    remaining: deadline === null ? null : showDuration(Date.parse(deadline) - Date.parse(now)),
    fallback,
    options
  }
  // `own` comes first for the order of the fields, and last so that `detail` cannot replace one of them.
  return { ...own, ...detail, ...own }
}

export const decisionId = (fightId: string, ask: number): string => `${fightId}.${ask}`

/** The number of the ask in a decision's id; `null`: not a decision of this fight. */
export const askNumberOf = (fightId: string, decision: string): number | null => {
  const [, id, number] = /^([0-9a-z]+)\.([1-9]\d{0,8})$/.exec(decision) ?? []
  return id === fightId ? Number(number) : null
}
