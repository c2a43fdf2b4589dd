import type { Ask } from '../../../referee/decision.js'
import type { Answer } from '../../../referee/choice.js'
import { listOf, objectOf, whole } from '../../../referee/schema-parts.js'
import { areAdjacent } from '../attack-kinds.js'
import { rosterFor } from '../pit.js'
import { attackKind, described, location as locationSchema, locationList, seat } from '../schemas/words.js'
import { armourAt } from '../scroll.js'
import { frameOf } from '../state.js'
import { type PitDecision, shown } from './kind.js'

const FALLBACK: Answer = { kind: 'HIT_LOCATION', location: 'BODY' }

const partiesOf = ({ context }: Ask): { readonly attacker: number, readonly target: number } => ({
  attacker: 'attacker' in context && typeof context.attacker === 'number' ? context.attacker : 0,
  target: 'target' in context && typeof context.target === 'number' ? context.target : 0
})

/** Rule 6.2: attacker and target each seal one location of the target's scroll. */
export const hitLocation: PitDecision = {
  schemas: {
    description: 'The location to aim at, or to guard; sealed. Section 6.2.',
    answer: { location: locationSchema },
    detail: {
      attacker: described(seat, 'The seat that attacks.'),
      target: described(seat, 'The seat that is attacked.'),
      attackKind,
      locations: listOf(objectOf({
        location: locationSchema,
        armour: whole('The armour of the target there.'),
        adjacent: locationList('The adjacent locations: a roll-off decides between adjacent ones.')
      }), 'Every hit location of the fight.')
    }
  },
  options: pit => ({ options: pit.locations.map(location => ({ kind: 'HIT_LOCATION', location })), fallback: FALLBACK }),
  detail: (pit, state, ask) => {
    const { attacker, target } = partiesOf(ask)
    const { scroll } = rosterFor(pit, target)
    return {
      attacker,
      target,
      attackKind: frameOf(state, 'ATTACK')?.kind ?? 'NORMAL',
      locations: pit.locations.map(location => ({ location, armour: armourAt(scroll, location), adjacent: pit.locations.filter(other => areAdjacent(location, other)) }))
    }
  },
  whyNot: (pit, _state, _ask, { location }) => ({ rule: '6.2', message: `${shown(location)} is not a hit location of this fight: ${pit.locations.join(', ')}` })
}
