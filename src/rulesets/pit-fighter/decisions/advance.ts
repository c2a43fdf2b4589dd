import { orNull } from '../../../referee/schema-parts.js'
import { phase } from '../schemas/words.js'
import { happen } from '../pit-table.js'
import { frameOf } from '../state.js'
import { beginPhase } from '../turning.js'
import { type PitDecision, firstIsFallback } from './kind.js'

/** Manual pacing: the host starts the next phase. */
export const advance: PitDecision = {
  schemas: {
    description: 'Starts the next phase; only the host. Section 3.0.',
    answer: {},
    detail: { next: { ...orNull(phase), description: 'The phase that begins next.' } }
  },
  options: () => firstIsFallback([{ kind: 'ADVANCE' }]),
  detail: (_pit, state) => ({ next: frameOf(state, 'BETWEEN')?.next ?? null }),
  whyNot: () => ({ rule: '3.0', message: 'ADVANCE has no fields: leave them out' }),
  take: table => {
    const next = frameOf(table.state, 'BETWEEN')?.next
    if (!next) throw new Error('The host can advance only between phases')
    happen(table, { type: 'PhaseAdvanced', rule: '3.0', seat: null, next })
    beginPhase(table, next)
  }
}
