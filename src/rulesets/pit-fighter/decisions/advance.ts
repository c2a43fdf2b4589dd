import { orNull } from '../../../referee/schema-parts.js'
import { phase } from '../schemas/words.js'
import { happen } from '../pit-table.js'
import { frameOf } from '../state.js'
import { beginPhase } from '../turning.js'
import { type PitDecision, firstIsFallback } from './kind.js'

/** Manual pacing: the host lets the next phase begin. */
export const advance: PitDecision = {
  schemas: {
    description: 'The host lets the next phase begin. Section 3.0.',
    answer: {},
    detail: { next: { ...orNull(phase), description: 'The phase that begins next.' } }
  },
  options: () => firstIsFallback([{ kind: 'ADVANCE' }]),
  detail: (_pit, state) => ({ next: frameOf(state, 'BETWEEN')?.next ?? null }),
  whyNot: () => ({ rule: '3.0', message: 'ADVANCE takes no fields' }),
  take: table => {
    const next = frameOf(table.state, 'BETWEEN')?.next
    if (!next) throw new Error('The host advances between phases only')
    happen(table, { type: 'PhaseAdvanced', rule: '3.0', seat: null, next })
    beginPhase(table, next)
  }
}
