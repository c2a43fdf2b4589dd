import { objectOf } from '../../referee/schema-parts.js'
import { DECISIONS, UNASKED } from './decisions/kinds.js'

/** The fields of each kind of choice. What is legal among them, the decision's options say. */
export const choiceSchemas: Readonly<Record<string, object>> = Object.fromEntries(
  Object.entries({ ...DECISIONS, ...UNASKED }).map(([kind, { schemas: { description, answer, optional = [], ahead = {} } }]) =>
    [kind, objectOf({ ...answer, ...ahead }, description, [...optional, ...Object.keys(ahead)])])
)
