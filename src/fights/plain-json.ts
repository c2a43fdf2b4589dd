import { Refused } from './refused.js'

/** Deeper than any set-up or choice, and far below the limits of the database and the stack. */
const DEEPEST = 24

/**
 * Refuses values that JSON allows and Postgres cannot store: NUL characters, unpaired surrogates, very deep nesting.
 */
export const refuseUnstorable = (value: unknown, depth = 0): void => {
  if (depth > DEEPEST) throw new Refused('BAD_REQUEST', `The request is nested more than ${DEEPEST} levels deep.`)
  if (typeof value === 'string') refuseText(value)
  else if (Array.isArray(value)) value.forEach(item => refuseUnstorable(item, depth + 1))
  else if (typeof value === 'object' && value !== null) {
    for (const [name, field] of Object.entries(value)) {
      refuseText(name)
      refuseUnstorable(field, depth + 1)
    }
  } else if (typeof value === 'number' &&
    !Number.isFinite(value)) throw new Refused('BAD_REQUEST', 'A number in the request is not finite.')
}

const refuseText = (text: string): void => {
  if (/[\0\p{Cs}]/u.test(text)) {
    throw new Refused(
      'BAD_REQUEST',
      'A text in the request contains a NUL character or an unpaired surrogate. Remove it.'
    )
  }
}
