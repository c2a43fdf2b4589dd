import {
  getNamedType, GraphQLError, GraphQLID, type GraphQLInputType, type GraphQLSchema, isInputObjectType, isListType, isNonNullType, Kind, typeFromAST, type ASTVisitor,
  type OperationDefinitionNode, type ValidationContext
} from 'graphql'

const MESSAGE = 'An ID is a string: JSON rounds large numbers, so a numeric id could name another object.'

/** Refuses numbers as ids in a document. */
export const textIds = (context: ValidationContext): ASTVisitor => ({
  IntValue (node) {
    const type = context.getInputType()
    if (type &&
      getNamedType(type) === GraphQLID) {
      context.reportError(new GraphQLError(`${MESSAGE} Put "${node.value}" in quotes.`, {
        nodes: node
      }))
    }
  }
})

/** The error of a number as id among the variables of an operation. `null` if there is none. */
export const numericIdFault = (
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>
): GraphQLError | null => {
  for (const { variable, type } of variableDefinitions) {
    // Each kind of type node has its own overload.
    const known = type.kind === Kind.NAMED_TYPE
      ? typeFromAST(schema, type)
      : type.kind === Kind.LIST_TYPE ? typeFromAST(schema, type) : typeFromAST(schema, type)
    const place = known &&
      numberIn(known as GraphQLInputType, variables[variable.name.value], `$${variable.name.value}`)
    if (place) return new GraphQLError(`${place}: ${MESSAGE} Send it in quotes.`, { nodes: variable })
  }
  return null
}

/** The place of a number that should be an id. `null` if there is none. */
const numberIn = (type: GraphQLInputType, value: unknown, place: string): string | null => {
  if (isNonNullType(type)) return numberIn(type.ofType, value, place)
  if (isListType(type)) {
    return Array.isArray(value)
      ? first(value.map((item, index) => () => numberIn(type.ofType, item, `${place}[${index}]`)))
      : numberIn(type.ofType, value, place)
  }
  if (type === GraphQLID) return typeof value === 'number' ? place : null
  if (!isInputObjectType(type) || !isObject(value)) return null
  return first(Object.values(type.getFields()).map(field => () => numberIn(
    field.type,
    value[field.name],
    `${place}.${field.name}`
  )))
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const first = (looks: readonly (() => string | null)[]): string | null => {
  for (const look of looks) {
    const found = look()
    if (found !== null) return found
  }
  return null
}
