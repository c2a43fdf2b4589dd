import { didYouMean } from '../../referee/did-you-mean.js'
import type { Ruleset } from '../../referee/ruleset.js'
import { Refused } from '../../fights/refused.js'
import type { ChoiceInput } from '../../fights/use-cases.js'
import { checkOf } from './check.js'
import { withKey } from './idempotency-key.js'
import { choiceEnvelope, DECISION_ID, idempotencyKey, type Schema } from './schemas.js'

/** Reads a client's choice. Throws BAD_REQUEST if its form is invalid. `key`: the header Idempotency-Key. */
export type ReadChoice = (raw: unknown, key?: string) => ChoiceInput

interface Envelope {
  readonly decision?: string
  readonly kind: string
  readonly seat?: number | null
  readonly replace?: boolean
  readonly idempotencyKey?: string | null
  readonly [field: string]: unknown
}

const checkEnvelope = checkOf<Envelope>({
  type: 'object',
  required: ['kind'],
  properties: { ...choiceEnvelope, idempotencyKey: { ...idempotencyKey, type: ['string', 'null'] } }
}, 'choice')

/** The schemas of each kind, over all rulesets: a choice does not name its ruleset. */
const schemasByKind = (rulesets: Iterable<Ruleset>): ReadonlyMap<string, Schema> => {
  const found = new Map<string, object[]>()
  for (const { choiceSchemas } of rulesets) {
    for (const [kind, schema] of Object.entries(choiceSchemas)) found.set(kind, [...found.get(kind) ?? [], schema])
  }
  return new Map([...found].map(([kind, schemas]) => [kind, schemas.length === 1
    ? { ...schemas[0] }
    : { anyOf: schemas }]))
}

export const choiceReader = (rulesets: Iterable<Ruleset>): ReadChoice => {
  const checks = new Map([...schemasByKind(rulesets)].map(([kind, schema]) => [kind, checkOf<object>(schema, kind)]))
  return (raw, key) => {
    const { decision, kind, seat, replace, idempotencyKey, ...fields } = checkEnvelope(withKey(raw, key))
    const check = checks.get(kind)
    if (decision === undefined && typeof idempotencyKey !== 'string') {
      throw new Refused(
        'BAD_REQUEST',
        'choice: needs a "decision" to answer. A choice without one needs an "idempotencyKey", so that it counts once.'
      )
    }
    if (check === undefined) {
      throw new Refused(
        'BAD_REQUEST',
        `choice.kind: must be one of ${[...checks.keys()].join(', ')}${didYouMean(kind, [...checks.keys()])}.`
      )
    }
    return {
      ...check(fields),
      kind,
      ...(seat === undefined ? {} : { seat }),
      ...(decision === undefined ? {} : { decision }),
      ...(replace === true ? { replace } : {}),
      ...(typeof idempotencyKey === 'string' ? { idempotencyKey } : {})
    }
  }
}

/** The fight that a decision belongs to. */
export const fightOfDecision = (decision: string): string => {
  const fightId = new RegExp(DECISION_ID).exec(decision)?.[1]
  if (fightId === undefined) throw new Refused('BAD_REQUEST', `choice.decision: must match pattern "${DECISION_ID}".`)
  return fightId
}
