import { objectOf } from '../../referee/schema-parts.js'
import { DECISIONS, UNASKED } from './decisions/kinds.js'

/** The fields of each kind of choice. The options of a decision list the legal values. */
export const choiceSchemas: Readonly<Record<string, object>> = Object.fromEntries(
  Object.entries({ ...DECISIONS, ...UNASKED }).map(([kind, { schemas: { description, answer, optional = [], ahead = {} } }]) =>
    [kind, objectOf({ ...answer, ...ahead }, description, [...optional, ...Object.keys(ahead)])])
)
