/** Random documents, mostly valid, made by walking the schema. */
import {
  getNamedType, type GraphQLField, type GraphQLInputType, type GraphQLNamedType, type GraphQLOutputType, type GraphQLSchema, isAbstractType, isEnumType, isInputObjectType, isInterfaceType, isLeafType, isListType,
  isNonNullType, isObjectType
} from 'graphql'
import { CHOICE_MUTATIONS } from '../../src/api/graphql/pit-fighter.js'
import { namedValue, type Sources } from './named-values.js'
import { oddValue, oneIn, someOf, word } from './odd-values.js'

export type Operation = 'query' | 'mutation' | 'subscription'

export interface Document { readonly query: string, readonly variables: Readonly<Record<string, unknown>> }

/** Levels of fields; now and then more than are allowed. */
const DEPTH = 6
const ODDS_OF_AN_ODD_VALUE = 25
const MOST_ITEMS = 3

export const randomDocument = (schema: GraphQLSchema, sources: Sources, operation: Operation): Document => {
  const { chance } = sources
  const type = { query: schema.getQueryType(), mutation: schema.getMutationType(), subscription: schema.getSubscriptionType() }[operation]
  if (!type) throw new Error(`The schema has no ${operation}`)
  const writer = openWriter(schema, sources)
  const fields = operation === 'query' ? Array.from({ length: 1 + chance(3) }, () => someOf(chance, Object.values(type.getFields()))) : [rootField(operation, Object.values(type.getFields()), sources)]
  const depth = oneIn(chance, 30) ? DEPTH + 3 : 1 + chance(DEPTH)
  const body = fields.map((field, index) => `f${index}: ${writer.field(field, type.name, depth)}`).join(' ')
  const { declared, variables } = writer
  return { query: `${operation} Fuzz${declared.length === 0 ? '' : `(${declared.join(', ')})`} { ${body} }`, variables }
}

/** What is asked is mostly answered by the mutation for it. */
const rootField = (operation: Operation, fields: readonly GraphQLField<unknown, unknown>[], { chance, aim }: Sources): GraphQLField<unknown, unknown> => {
  const kind = aim.decision?.kind
  const fitting = fields.find(({ name }) => Object.entries(CHOICE_MUTATIONS).some(([mutation, of]) => mutation === name && of === kind))
  return operation === 'mutation' && fitting && !oneIn(chance, 3) ? fitting : someOf(chance, fields)
}

const openWriter = (schema: GraphQLSchema, sources: Sources) => {
  const { chance } = sources
  const declared: string[] = []
  const variables: Record<string, unknown> = {}

  const argument = (name: string, type: GraphQLInputType, within: string): string => {
    const value = inputValue(sources, type, name, within)
    if (oneIn(chance, 3)) return `${name}: ${literal(value, type)}`
    const variable = `v${declared.length}`
    declared.push(`$${variable}: ${String(type)}`)
    variables[variable] = value
    return `${name}: $${variable}`
  }

  const field = ({ name, args, type }: GraphQLField<unknown, unknown>, within: string, depth: number): string => {
    sources.touched.add(`${within}.${name}`)
    const given = args.filter(arg => isNonNullType(arg.type) || oneIn(chance, 3)).map(arg => argument(arg.name, arg.type, `${within}.${name}`))
    return `${name}${given.length === 0 ? '' : `(${given.join(', ')})`}${selection(type, depth - 1)}`
  }

  const selection = (type: GraphQLOutputType, depth: number): string => {
    const named = getNamedType(type)
    if (isLeafType(named)) return ''
    const own = fieldsOf(named).filter(each => depth > 0 || isLeafType(getNamedType(each.type)))
    const chosen = new Map(Array.from({ length: own.length === 0 ? 0 : 1 + chance(4) }, () => someOf(chance, own)).map(each => [each.name, each]))
    const parts = [...chosen.values()].map(each => field(each, named.name, depth))
    return ` { __typename ${[...parts, ...fragments(named, depth)].join(' ')} }`
  }

  const fragments = (type: GraphQLNamedType, depth: number): readonly string[] => {
    if (!isAbstractType(type)) return []
    const shared = new Set(fieldsOf(type).map(({ name }) => name))
    return Array.from({ length: chance(3) }, () => someOf(chance, schema.getPossibleTypes(type))).map((possible, index) => {
      const own = fieldsOf(possible).filter(({ name, type: of }) => !shared.has(name) && (depth > 0 || isLeafType(getNamedType(of))))
      const only = own.length === 0 ? undefined : someOf(chance, own)
      // Types of one name may have fields of one name that differ.
      return `... on ${possible.name} { __typename ${only ? `a${index}_${only.name}: ${field(only, possible.name, depth)}` : ''} }`
    })
  }

  return { declared, variables, field }
}

/** Every field of every type that is answered, as `touched` has them: those that a type shares with others are theirs. */
export const allFields = (schema: GraphQLSchema): readonly string[] => Object.values(schema.getTypeMap()).filter(isObjectType).filter(({ name }) => !name.startsWith('__'))
  .flatMap(type => fieldsOf(type).filter(({ name }) => type.getInterfaces().every(shared => !(name in shared.getFields()))).map(({ name }) => `${type.name}.${name}`))

const fieldsOf = (type: GraphQLNamedType): readonly GraphQLField<unknown, unknown>[] => isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : []

const inputValue = (sources: Sources, type: GraphQLInputType, name: string, within: string): unknown => {
  const { chance, aim } = sources
  if (oneIn(chance, ODDS_OF_AN_ODD_VALUE)) return oddValue(chance)
  if (isNonNullType(type)) return inputValue(sources, type.ofType, name, within)
  // What the decision allows is mostly what is answered.
  if (name in aim.answer && !oneIn(chance, 4)) return aim.answer[name]
  if (isInputObjectType(type)) {
    return Object.fromEntries(Object.values(type.getFields())
      .filter(field => isNonNullType(field.type) || field.name in aim.answer || oneIn(chance, 3))
      .map(field => [field.name, inputValue(sources, field.type, field.name, type.name)]))
  }
  if (isListType(type)) return Array.from({ length: chance(MOST_ITEMS + 1) }, () => inputValue(sources, type.ofType, name, within))
  const known = namedValue(sources, name, within)
  if (known !== undefined) return known
  if (isEnumType(type)) return someOf(chance, type.getValues()).name
  switch (type.name) {
    case 'Int': return chance(12)
    case 'Boolean': return oneIn(chance, 2)
    case 'Hex': return [chance(7) - 3, chance(7) - 3]
    case 'Duration': return someOf(chance, ['PT5S', 'PT1M', 'P1D', 'PT0S'])
    default: return word(chance)
  }
}

/** A value as it is written into a document: words of an enum stand bare. */
const literal = (value: unknown, type: GraphQLInputType): string => {
  const named = isNonNullType(type) ? type.ofType : type
  if (Array.isArray(value)) return `[${value.map(item => literal(item, isListType(named) ? named.ofType : named)).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    const fields = isInputObjectType(named) ? named.getFields() : {}
    return `{${Object.entries(value).filter(([name]) => /^[_A-Za-z]\w*$/.test(name)).map(([name, field]) => `${name}: ${literal(field, fields[name]?.type ?? named)}`).join(', ')}}`
  }
  if (typeof value === 'string' && isEnumType(named) && /^[_A-Za-z]\w*$/.test(value)) return value
  return JSON.stringify(value) ?? 'null'
}
