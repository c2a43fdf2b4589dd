import { same } from '../../referee/same.js'
import type { Fields, Schema } from '../../referee/schema-parts.js'

/** A named schema of the document. All fields are always there but those of `optional`; `open`: others may stand beside them. */
export const component = (name: string, description: string, fields: Fields, { open = false, optional = {} }: { readonly open?: boolean, readonly optional?: Fields } = {}): Schema =>
  ({ $id: name, type: 'object', description, required: Object.keys(fields), properties: { ...fields, ...optional }, additionalProperties: open })

/** A duration as the service writes it: days and hours to thousandths of a second. RFC 3339's `duration` knows no fractions. */
export const duration = (description: string): Schema => ({
  type: 'string',
  pattern: '^P(?=.)(\\d+D)?(T(?=.)(\\d+H)?(\\d+M)?(\\d+(\\.\\d{1,3})?S)?)?$',
  description: `${description} An ISO 8601 duration, such as PT2M47.5S.`
})

/** The shape that one of the rulesets has for something. */
export const oneFor = (shapes: readonly Schema[], description: string): Schema => {
  const [only, ...others] = shapes
  return only && others.length === 0 ? { ...only, description } : { anyOf: shapes, description }
}

export type Named = readonly [name: string, schema: Schema]

/** Each name once. Rulesets may use the same name: equal shapes become one, others an `anyOf`. */
export const byName = (named: readonly Named[]): readonly Named[] => {
  const shapes = new Map<string, readonly Schema[]>()
  for (const [name, schema] of named) {
    const known = shapes.get(name) ?? []
    if (!known.some(other => same(other, schema))) shapes.set(name, [...known, schema])
  }
  return [...shapes].map(([name, [first = {}, ...others]]) => [name, others.length === 0 ? first : { anyOf: [first, ...others] }])
}

/** Named schemas, each name once. */
export const eachOnce = (schemas: readonly Schema[]): readonly Schema[] =>
  byName(schemas.map(({ $id, ...schema }) => [String($id), schema])).map(([$id, schema]) => ({ $id, ...schema }))
