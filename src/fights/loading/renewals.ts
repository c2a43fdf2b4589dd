import type { Seat, Viewer } from '../../referee/seat.js'
import type { RefereeState } from '../../referee/state.js'
import type { FightRow, Renewal, Renewals } from '../ports.js'
import type { ReadableFight } from './readable-fight.js'

type Renewed = Pick<FightRow, 'renewals'>

/** A renewal: the new token does not see the answers that its seat has sealed and that are still secret. */
export const newRenewal = (
  { startedAt, state }: Pick<FightRow, 'startedAt' | 'state'>,
  seat: Seat,
  at: string
): Renewal =>
  ({ at, concealed: startedAt === null ? null : sealedBy(state, seat) })

const sealedBy = (state: RefereeState | null, seat: Seat): readonly number[] =>
  state?.secrets.filter(secret => secret.seat === seat).map(({ decision }) => decision) ?? []

/**
 * Whether the seat's token was renewed while the fight ran: the new token can neither see nor change the seat's plan.
 */
export const isPlanConcealed = ({ renewals }: Renewed, seat: Seat): boolean =>
  (renewals[seat]?.concealed ?? null) !== null

/** The decisions of the viewer's seat whose sealed answers the viewer may not see: its token was renewed later. */
export const concealedFrom = (
  { row, state }: { readonly row: Renewed, readonly state: RefereeState },
  viewer: Viewer
): readonly number[] => {
  const concealed = typeof viewer === 'number' ? row.renewals[viewer]?.concealed ?? [] : []
  return concealed.length === 0
    ? concealed
    : concealed.filter(decision => state.secrets.some(secret => secret.decision === decision))
}

/** The fight without the sealed answers of the viewer's seat that the viewer may not see. */
export const shownTo = <T extends ReadableFight>(shown: T, viewer: Viewer): T => {
  const concealed = concealedFrom(shown, viewer)
  return concealed.length === 0 || typeof viewer !== 'number'
    ? shown
    : { ...shown, state: shown.ruleset.conceal(shown.state, viewer, concealed) }
}

/**
 * The renewals after an answer by the seat's plan. The plan may be older than the token: its holder may not see the
 * answer.
 */
export const afterPlanned = (renewals: Renewals, seat: Seat, decision: number): Renewals => {
  const renewal = renewals[seat]
  return renewal?.concealed
    ? { ...renewals, [seat]: { ...renewal, concealed: [...renewal.concealed, decision] } }
    : renewals
}

/** The renewals without answers that have been revealed. */
export const stillConcealed = (renewals: Renewals, state: RefereeState): Renewals =>
  Object.fromEntries(Object.entries(renewals).map(([seat, { at, concealed }]) =>
    [seat, { at, concealed: concealed && concealedFrom({ row: { renewals }, state }, Number(seat)) }]))

/** The plans or renewals without those of one seat. */
export const withoutSeat = <T>(bySeat: Readonly<Record<number, T>>, seat: Seat): Readonly<Record<number, T>> => {
  const { [seat]: _left, ...others } = bySeat
  return others
}
