import { GraphQLError, valueFromASTUntyped, type ValueNode } from 'graphql'

type Maybe<T> = T | null | undefined

const isHex = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every(part => Number.isSafeInteger(part))

const hexOf = (value: unknown): readonly [number, number] => {
  if (!isHex(value)) throw new GraphQLError('A hex is [q, r], two whole numbers.')
  return value
}

const textOf = (value: unknown): string => {
  if (typeof value !== 'string') throw new GraphQLError('Must be a string.')
  return value
}

const fromLiteral = <T>(parse: (value: unknown) => T) => (
  node: ValueNode,
  variables?: Maybe<Record<string, unknown>>
): T =>
  parse(valueFromASTUntyped(node, variables))

/** Implementations of the schema's scalars. They are plain objects, so that the schema's descriptions are kept. */
export const scalars = {
  Hex: { serialize: hexOf, parseValue: hexOf, parseLiteral: fromLiteral(hexOf) },
  JSON: { parseLiteral: fromLiteral(value => value) },
  DateTime: { serialize: textOf, parseValue: textOf, parseLiteral: fromLiteral(textOf) },
  Duration: { serialize: textOf, parseValue: textOf, parseLiteral: fromLiteral(textOf) }
}
