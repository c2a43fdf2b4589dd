import type { Seat, Viewer } from '../../referee/seat.js'
import type { RefereeState } from '../../referee/state.js'
import type { FightRow, Renewal, Renewals } from '../ports.js'
import type { ReadableFight } from './readable-fight.js'

type Renewed = Pick<FightRow, 'renewals'>

/** What a token does not see that is made anew now: all that its seat has sealed and nobody was shown. */
export const newRenewal = ({ startedAt, state }: Pick<FightRow, 'startedAt' | 'state'>, seat: Seat, at: string): Renewal =>
  ({ at, concealed: startedAt === null ? null : sealedBy(state, seat) })

const sealedBy = (state: RefereeState | null, seat: Seat): readonly number[] =>
  state?.secrets.filter(secret => secret.seat === seat).map(({ decision }) => decision) ?? []

/** Whether the token of a seat was renewed while the fight ran: the plan that the seat had then stands, and its new token neither sees nor changes it. */
export const isPlanConcealed = ({ renewals }: Renewed, seat: Seat): boolean => (renewals[seat]?.concealed ?? null) !== null

/** The decisions whose sealed answers are the viewer's own seat's and not for the viewer: its token was renewed later. */
export const concealedFrom = ({ row, state }: { readonly row: Renewed, readonly state: RefereeState }, viewer: Viewer): readonly number[] => {
  const concealed = typeof viewer === 'number' ? row.renewals[viewer]?.concealed ?? [] : []
  return concealed.length === 0 ? concealed : concealed.filter(decision => state.secrets.some(secret => secret.decision === decision))
}

/** The fight without the sealed answers of the viewer's seat that the viewer may not see. */
export const shownTo = <T extends ReadableFight>(shown: T, viewer: Viewer): T => {
  const concealed = concealedFrom(shown, viewer)
  return concealed.length === 0 || typeof viewer !== 'number' ? shown : { ...shown, state: shown.ruleset.conceal(shown.state, viewer, concealed) }
}

/** The renewals after the seat's plan gave an answer: the plan may be older than the token, so that the answer is not for its holder. */
export const afterPlanned = (renewals: Renewals, seat: Seat, decision: number): Renewals => {
  const renewal = renewals[seat]
  return renewal?.concealed ? { ...renewals, [seat]: { ...renewal, concealed: [...renewal.concealed, decision] } } : renewals
}

/** The renewals without answers that were shown meanwhile. */
export const stillConcealed = (renewals: Renewals, state: RefereeState): Renewals =>
  Object.fromEntries(Object.entries(renewals).map(([seat, { at, concealed }]) => [seat, { at, concealed: concealed && concealedFrom({ row: { renewals }, state }, Number(seat)) }]))

/** The plans or renewals without those of one seat. */
export const withoutSeat = <T>(bySeat: Readonly<Record<number, T>>, seat: Seat): Readonly<Record<number, T>> => {
  const { [seat]: _left, ...others } = bySeat
  return others
}
