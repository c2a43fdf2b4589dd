import { GraphQLError, type GraphQLSchema } from 'graphql'
import type { MercuriusContext } from 'mercurius'
import type { Fights, LobbyFilter } from '../../fights/use-cases.js'
import { decisionChangeModel, fightNewsModel, gameOf, lobbyChangeModel } from '../graphql/models.js'
import { readLobby } from '../inputs/fights.js'
import { ranges, readWhole } from '../inputs/numbers.js'
import type { Running } from './subscriptions.js'

type LiveContext = Pick<MercuriusContext, 'bearer' | 'signal'> & Pick<Running, 'takeLobby'>
type Arguments = Readonly<Record<string, unknown>>
type Source = (root: unknown, given: Arguments, context: LiveContext) => AsyncIterable<object>

/** The event sources of the fields of `Subscription`. */
const sourcesOf = (fights: Fights): Readonly<Record<string, Source>> => ({
  fightEvents: (_, { fightId, afterSeq }, { bearer, signal }) => fightEvents(
    fights,
    String(fightId),
    readWhole(afterSeq, 'afterSeq', ranges.afterSeq),
    { bearer, signal }
  ),
  async * decisions (_, __, { bearer, signal }) {
    for await (const change of fights.watchDecisions(bearer, signal)) yield { decisions: decisionChangeModel(change) }
  },
  lobby: (_, { filter }, context) => lobby(fights, readLobby({ ...filter ?? {} }), context)
})

const lobby = async function * (fights: Fights, filter: LobbyFilter, { signal, takeLobby }: LiveContext) {
  const giveBack = takeLobby(filter)
  try {
    for await (const change of fights.watchLobby(filter, signal)) yield { lobby: lobbyChangeModel(change) }
  } finally {
    giveBack()
  }
}

const fightEvents = async function * (fights: Fights, fightId: string, afterSeq: number, { bearer, signal }: Pick<LiveContext, 'bearer' | 'signal'>) {
  const game = gameOf(await fights.fight(bearer, fightId))
  for await (const news of fights.watch(bearer, fightId, afterSeq, signal)) {
    yield {
      fightEvents: fightNewsModel(news, game)
    }
  }
}

/** Sets `subscribe` of the schema's subscriptions. Mercurius only does so if it serves them itself. */
export const addSources = (schema: GraphQLSchema, fights: Fights): void => {
  const fields = schema.getSubscriptionType()?.getFields() ?? {}
  for (const [name, subscribe] of Object.entries(sourcesOf(fights))) {
    const field = fields[name]
    if (!field) throw new GraphQLError(`Unknown subscription ${name}`)
    field.subscribe = subscribe
  }
}
