import { GraphQLError, Kind, type ASTVisitor, type FragmentDefinitionNode, type OperationDefinitionNode, type SelectionNode, type SelectionSetNode, type ValidationContext } from 'graphql'
import { fightPrices } from './prices.js'
import { textIds } from './text-ids.js'

export const limits = {
  /** Levels of fields. */
  depth: 7,
  /** Levels of fields below `__schema` and `__type`; GraphiQL asks for 13. */
  introspectionDepth: 15,
  aliases: 30,
  /** Fields with every fragment written out: a choice with all that it answers has some 650. */
  fields: 1000,
  tokens: 2000
} as const

interface Size { readonly depth: number, readonly fields: number }

const NOTHING: Size = { depth: 0, fields: 0 }

/** Depth and number of the fields of a selection, fragments written out; each fragment is measured once. */
const measure = (context: ValidationContext) => {
  const fragments = new Map<string, Size>()
  const sizeOfFragment = (name: string): Size => {
    const known = fragments.get(name)
    if (known !== undefined) return known
    // A fragment in a cycle counts as nothing here: another rule refuses it.
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
  selections.length > 0 && selections.every(selection => selection.kind === Kind.FIELD && isIntrospection(selection.name.value))

/** Refuses documents that are too deep or too wide. Deeper are only those that ask for nothing but the schema. */
const limitSize = (context: ValidationContext): ASTVisitor => {
  const { sizeOf } = measure(context)
  return {
    OperationDefinition (node) {
      const { depth, fields } = sizeOf(node.selectionSet)
      const deepest = asksForSchema(node) ? limits.introspectionDepth : limits.depth
      if (depth > deepest) context.reportError(new GraphQLError(`The document is ${depth} levels deep. At most ${deepest} are allowed.`, { nodes: node }))
      if (fields > limits.fields) context.reportError(new GraphQLError(`The document asks for ${fields} fields. At most ${limits.fields} are allowed.`, { nodes: node }))
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

const isTypeName = (selection: SelectionNode): boolean => selection.kind === Kind.FIELD && selection.name.value === '__typename'

/** One mutation a request, so that limits on requests are limits on mutations; `__typename` is none. A fragment could hide more, so it may hold none. */
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

const noSubscription = only(operation => operation !== 'subscription', 'Subscriptions are served over WebSocket at /graphql/live.')
const onlySubscriptions = only(operation => operation === 'subscription', 'Queries and mutations are answered by POST at /graphql.')

/** A subscription is answered again and again, by no request that is counted: what has a price in a fight is read by one. */
const nothingDear = (context: ValidationContext): ASTVisitor => ({
  Field (node) {
    if (context.getParentType()?.name === 'Fight' && Object.hasOwn(fightPrices, node.name.value)) {
      context.reportError(new GraphQLError(`A subscription cannot select ${node.name.value} of a fight. Read it by POST at /graphql, or at /v1.`, { nodes: node }))
    }
  }
})

/** What documents over HTTP keep to, beside the rules of GraphQL. */
export const validationRules = [limitSize, limitAliases, oneMutation, noSubscription, textIds]

/** What documents over WebSocket keep to: the same limits, and nothing dear. */
export const liveRules = [limitSize, limitAliases, onlySubscriptions, nothingDear, textIds]
