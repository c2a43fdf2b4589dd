import { same } from '../../referee/same.js'
import type { Fields, Schema } from '../../referee/schema-parts.js'

/**
 * A named schema of the document. All fields are required except those of `optional`. `open` allows additional fields.
 */
export const component = (
  name: string,
  description: string,
  fields: Fields,
  { open = false, optional = {} }: { readonly open?: boolean, readonly optional?: Fields } = {}
): Schema =>
  ({
    $id: name,
    type: 'object',
    description,
    required: Object.keys(fields),
    properties: { ...fields, ...optional },
    additionalProperties: open
  })

/** A duration as the service writes it: from days to milliseconds. RFC 3339's `duration` allows no fractions. */
export const duration = (description: string): Schema => ({
  type: 'string',
  pattern: '^P(?=.)(\\d+D)?(T(?=.)(\\d+H)?(\\d+M)?(\\d+(\\.\\d{1,3})?S)?)?$',
  description: `${description} An ISO 8601 duration, such as PT2M47.5S.`
})

/** A schema that one of the rulesets must match. */
export const oneFor = (shapes: readonly Schema[], description: string): Schema => {
  const [only, ...others] = shapes
  return only && others.length === 0 ? { ...only, description } : { anyOf: shapes, description }
}

export type Named = readonly [name: string, schema: Schema]

/** Each name once. If rulesets share a name, equal schemas are merged and different ones become an `anyOf`. */
export const byName = (named: readonly Named[]): readonly Named[] => {
  const shapes = new Map<string, readonly Schema[]>()
  for (const [name, schema] of named) {
    const known = shapes.get(name) ?? []
    if (!known.some(other => same(other, schema))) shapes.set(name, [...known, schema])
  }
  return [...shapes].map(([name, [first = {}, ...others]]) => [name, others.length === 0
    ? first
    : { anyOf: [first, ...others] }])
}

/** Named schemas, each name once. */
export const eachOnce = (schemas: readonly Schema[]): readonly Schema[] =>
  byName(schemas.map(({ $id, ...schema }) => [String($id), schema])).map(([$id, schema]) => ({ $id, ...schema }))
