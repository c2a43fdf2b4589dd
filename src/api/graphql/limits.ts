import {
  GraphQLError,
  Kind,
  type ASTVisitor,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext
} from 'graphql'
import { fightPrices } from './prices.js'
import { textIds } from './text-ids.js'

export const limits = {
  /** Levels of fields. */
  depth: 7,
  /** Levels of fields below `__schema` and `__type`. GraphiQL needs 13. */
  introspectionDepth: 15,
  aliases: 30,
  /** Number of fields with all fragments expanded. A choice with its complete answer has about 650. */
  fields: 1000,
  tokens: 2000
} as const

interface Size { readonly depth: number, readonly fields: number }

const NOTHING: Size = { depth: 0, fields: 0 }

/** Depth and number of the fields of a selection, with fragments expanded. Each fragment is measured once. */
const measure = (context: ValidationContext) => {
  const fragments = new Map<string, Size>()
  const sizeOfFragment = (name: string): Size => {
    const known = fragments.get(name)
    if (known !== undefined) return known
    // A cyclic fragment counts as empty here: another rule refuses it.
    fragments.set(name, NOTHING)
    const fragment: FragmentDefinitionNode | null | undefined = context.getFragment(name)
    const size = fragment ? sizeOf(fragment.selectionSet) : NOTHING
    fragments.set(name, size)
    return size
  }
  const sizeOf = ({ selections }: SelectionSetNode): Size => {
    let [depth, fields] = [0, 0]
    for (const selection of selections) {
      const within = selection.kind === Kind.FRAGMENT_SPREAD
        ? sizeOfFragment(selection.name.value)
        : selection.selectionSet ? sizeOf(selection.selectionSet) : NOTHING
      const own = selection.kind === Kind.FIELD ? 1 : 0
      depth = Math.max(depth, within.depth + own)
      fields += within.fields + own
    }
    return { depth, fields }
  }
  return { sizeOf }
}

const isIntrospection = (name: string): boolean => name === '__schema' || name === '__type'

const asksForSchema = ({ selectionSet: { selections } }: OperationDefinitionNode): boolean =>
  selections.length > 0 &&
    selections.every(selection => selection.kind === Kind.FIELD && isIntrospection(selection.name.value))

/** Refuses documents that are too deep or too wide. Introspection may be deeper. */
const limitSize = (context: ValidationContext): ASTVisitor => {
  const { sizeOf } = measure(context)
  return {
    OperationDefinition (node) {
      const { depth, fields } = sizeOf(node.selectionSet)
      const deepest = asksForSchema(node) ? limits.introspectionDepth : limits.depth
      if (depth > deepest) {
        context.reportError(new GraphQLError(
        `The document is ${depth} levels deep. At most ${deepest} are allowed.`,
        { nodes: node }
        ))
      }
      if (fields > limits.fields) {
        context.reportError(new GraphQLError(
        `The document asks for ${fields} fields. At most ${limits.fields} are allowed.`,
        { nodes: node }
        ))
      }
    }
  }
}

const limitAliases = (context: ValidationContext): ASTVisitor => {
  let count = 0
  return {
    Field (node) {
      if (node.alias && ++count === limits.aliases + 1) {
        context.reportError(new GraphQLError(`The document has more than ${limits.aliases} aliases.`, { nodes: node }))
      }
    }
  }
}

const isTypeName = (selection: SelectionNode): boolean =>
  selection.kind === Kind.FIELD && selection.name.value === '__typename'

/**
 * One mutation per request, so that request limits are mutation limits. `__typename` is not counted. Fragments may hold
 * no mutation, because they could hide more.
 */
const oneMutation = (context: ValidationContext): ASTVisitor => ({
  OperationDefinition ({ operation, selectionSet }) {
    const selections = selectionSet.selections.filter(selection => !isTypeName(selection))
    if (operation === 'mutation' && (selections.length > 1 || selections.some(({ kind }) => kind !== Kind.FIELD))) {
      context.reportError(new GraphQLError('A request may hold one mutation.', { nodes: selections }))
    }
  }
})

const only = (isAllowed: (operation: string) => boolean, message: string) => (context: ValidationContext): ASTVisitor => ({
  OperationDefinition (node) {
    if (!isAllowed(node.operation)) context.reportError(new GraphQLError(message, { nodes: node }))
  }
})

const noSubscription = only(
  operation => operation !== 'subscription',
  'Subscriptions are served over WebSocket at /graphql/live.'
)
const onlySubscriptions = only(
  operation => operation === 'subscription',
  'Queries and mutations are answered by POST at /graphql.'
)

/** Subscriptions cannot select costly fields of a fight, because their answers are not counted as requests. */
const nothingDear = (context: ValidationContext): ASTVisitor => ({
  Field (node) {
    if (context.getParentType()?.name === 'Fight' && Object.hasOwn(fightPrices, node.name.value)) {
      context.reportError(new GraphQLError(
        `A subscription cannot select ${node.name.value} of a fight. Read it by POST at /graphql, or at /v1.`,
        { nodes: node }
      ))
    }
  }
})

/** Validation rules of documents over HTTP, in addition to those of GraphQL. */
export const validationRules = [limitSize, limitAliases, oneMutation, noSubscription, textIds]

/** Validation rules of documents over WebSocket: the same limits, and no costly fields. */
export const liveRules = [limitSize, limitAliases, onlySubscriptions, nothingDear, textIds]
