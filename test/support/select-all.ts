import { type GraphQLNamedType, type GraphQLOutputType, type GraphQLSchema, getNamedType, isAbstractType, isLeafType, isObjectType, isInterfaceType } from 'graphql'

/** Fields that refer to other objects. */
const LEFT_OUT: readonly string[] = ['fight', 'events', 'record']

interface Place { readonly schema: GraphQLSchema, readonly keep: readonly string[] }

const fieldNames = (type: GraphQLNamedType): readonly string[] => isObjectType(type) || isInterfaceType(type) ? Object.keys(type.getFields()) : []

/** Names that the possible types of one abstract type have with different types: they need an alias each. */
const conflicting = (types: readonly GraphQLNamedType[]): ReadonlySet<string> => {
  const seen = new Map<string, string>()
  const conflicts = new Set<string>()
  for (const type of types) {
    if (!isObjectType(type)) continue
    for (const [name, field] of Object.entries(type.getFields())) {
      const text = String(field.type)
      if (seen.has(name) && seen.get(name) !== text) conflicts.add(name)
      seen.set(name, text)
    }
  }
  return conflicts
}

const select = (place: Place, type: GraphQLOutputType): string => {
  const named = getNamedType(type)
  if (isLeafType(named)) return ''
  if (isAbstractType(named)) {
    const types = place.schema.getPossibleTypes(named)
    const aliased = conflicting(types)
    const shared = new Set(fieldNames(named))
    const parts = types.map(possible => `... on ${possible.name} { __typename ${fields(place, possible, name => !shared.has(name), name => aliased.has(name) ? `${possible.name}_${name}: ` : '')} }`)
    return `{ ${fields(place, named)} ${parts.join(' ')} }`
  }
  return `{ ${fields(place, named)} }`
}

const fields = (place: Place, type: GraphQLNamedType, isWanted: (name: string) => boolean = () => true, alias: (name: string) => string = () => ''): string =>
  isObjectType(type) || isInterfaceType(type)
    ? Object.entries(type.getFields())
      .filter(([name]) => isWanted(name) && (!LEFT_OUT.includes(name) || place.keep.includes(`${type.name}.${name}`)))
      .map(([name, field]) => `${alias(name)}${name} ${select(place, field.type)}`)
      .join(' ')
    : ''

/**
 * A selection of everything in a type but what leads on; `keep`: `Type.field`s of those that are wanted all the same.
 */
export const selectAll = (schema: GraphQLSchema, typeName: string, keep: readonly string[] = []): string => {
  const type = schema.getType(typeName)
  if (!isObjectType(type) && !isAbstractType(type)) throw new Error(`There is no type ${typeName}`)
  return select({ schema, keep }, type)
}
