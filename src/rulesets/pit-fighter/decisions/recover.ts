import { listOf, objectOf, orNull, whole } from '../../../referee/schema-parts.js'
import { lostPoints } from '../characteristics.js'
import { rosterFor } from '../pit.js'
import { RECOVERY_POINTS, recoveries } from '../recovering.js'
import { characteristic as characteristicSchema, some } from '../schemas/words.js'
import { CHARACTERISTICS } from '../vocabulary.js'
import { type PitDecision, askedFighter, shown } from './kind.js'

/** Rule 6.7 (c): the points that one counter recovers, or null for none. */
export const recover: PitDecision = {
  schemas: {
    description: 'The points that a counter recovers; sealed; null: none. Section 6.7.',
    answer: {
      recover: { ...orNull(some({ type: 'integer', minimum: 1, maximum: RECOVERY_POINTS }, `Points by characteristic, ${RECOVERY_POINTS} in all at most.`)), minProperties: 1 }
    },
    detail: {
      reduced: listOf(objectOf({ characteristic: characteristicSchema, lost: whole('The points that it has lost.') }), 'The characteristics that may be recovered.'),
      points: whole('The maximum of points that one counter recovers.'),
      counters: whole('The counters that the seat holds.')
    }
  },
  options: (pit, state, ask) => {
    const nothing = { kind: 'RECOVER', recover: null }
    const fighter = askedFighter(state, ask)
    const options = fighter.adrenalin.length > 0 ? recoveries(pit, fighter).map(recover => ({ kind: 'RECOVER', recover })) : []
    return { options: [nothing, ...options], fallback: nothing }
  },
  detail: (pit, state, ask) => {
    const fighter = askedFighter(state, ask)
    const lost = lostPoints(rosterFor(pit, fighter.seat), fighter)
    return {
      reduced: CHARACTERISTICS.filter(characteristic => lost[characteristic] > 0).map(characteristic => ({ characteristic, lost: lost[characteristic] })),
      points: RECOVERY_POINTS,
      counters: fighter.adrenalin.length
    }
  },
  whyNot: (_pit, _state, _ask, { recover }) => ({
    rule: '6.7',
    message: `recover must be null or whole points by characteristic, 1 to ${RECOVERY_POINTS} in all and no more than were lost, not ${shown(recover)}`
  })
}
