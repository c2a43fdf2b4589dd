/** A JSON Schema, or `true`. */
type Schema = unknown

/** Schemas by their `$id`, for `$ref`. */
export type SchemasById = ReadonlyMap<string, Schema>

/**
 * Removes properties that are null if their schema does not allow null: there null means "left out".
 * A null that the schema allows (`turnLimit: null`) stays, and so does a null in an unknown property.
 */
export const omitNulls = (schema: Schema, value: unknown, byId: SchemasById = new Map()): unknown => {
  const shapes = shapesOf(schema, byId)
  if (Array.isArray(value)) {
    const items = shapes.flatMap(shape => isShape(shape['items']) ? [shape['items']] : [])
    return items.length === 0 ? value : value.map(item => omitNulls({ anyOf: items }, item, byId))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).flatMap(([name, field]) => {
    const known = shapes.flatMap(shape => fieldOf(shape, name))
    if (field === null && known.length > 0 && !known.some(each => allowsNull(each, byId))) return []
    return [[name, known.length === 0 ? field : omitNulls({ anyOf: known }, field, byId)]]
  }))
}

interface Shape { readonly [keyword: string]: unknown }

const isShape = (schema: Schema): schema is Shape => typeof schema === 'object' && schema !== null && !Array.isArray(schema)

/** All schemas that may apply to a value of the schema. */
const shapesOf = (schema: Schema, byId: SchemasById): readonly Shape[] => {
  if (!isShape(schema)) return []
  const { $ref, anyOf, oneOf, then, else: otherwise } = schema
  const others = [...listOf(anyOf), ...listOf(oneOf), then, otherwise, typeof $ref === 'string' ? byId.get($ref) : undefined]
  return [schema, ...others.flatMap(other => shapesOf(other, byId))]
}

const fieldOf = ({ properties, additionalProperties }: Shape, name: string): readonly Schema[] => {
  if (isShape(properties) && Object.hasOwn(properties, name)) return [properties[name]]
  return isShape(additionalProperties) ? [additionalProperties] : []
}

const allowsNull = (schema: Schema, byId: SchemasById): boolean => shapesOf(schema, byId).some(shape => {
  const { type, enum: values } = shape
  if (values !== undefined) return listOf(values).includes(null)
  if (type !== undefined) return type === 'null' || listOf(type).includes('null')
  return !['anyOf', 'oneOf', 'if', '$ref', 'const', 'properties', 'items'].some(keyword => keyword in shape)
})

const listOf = (value: unknown): readonly unknown[] => Array.isArray(value) ? value : []
