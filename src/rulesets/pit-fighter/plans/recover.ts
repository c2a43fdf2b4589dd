import { lostPoints } from '../characteristics.js'
import { rosterFor } from '../pit.js'
import { RECOVERY_POINTS } from '../recovering.js'
import { fighterOf } from '../state.js'
import type { Characteristic } from '../vocabulary.js'
import type { Planned } from './planned.js'

/**
 * Rule 6.7 (c) and ruling R71: recovers as many points as a counter allows, in the order of the list, for each counter.
 * Other characteristics are not recovered. If nothing in the list was lost, the seat is asked.
 */
export const recoverAsOrdered: Planned = ({ pit, state, seat }, _said, { recover: preference = [] }) => {
  const lost = lostPoints(rosterFor(pit, seat), fighterOf(state, seat))
  const recover: Partial<Record<Characteristic, number>> = {}
  let points = RECOVERY_POINTS
  for (const characteristic of preference) {
    const share = Math.min(points, lost[characteristic])
    if (share > 0) recover[characteristic] = share
    points -= share
  }
  return points < RECOVERY_POINTS ? { kind: 'RECOVER', recover } : null
}
