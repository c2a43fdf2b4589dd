import { GraphQLError, type GraphQLSchema } from 'graphql'
import type { MercuriusContext } from 'mercurius'
import type { Fights } from '../../fights/use-cases.js'
import type { LobbyChange } from '../../fights/views.js'
import { decisionChangeModel, fightNewsModel, gameOf, lobbyChangeModel } from '../graphql/models.js'
import { readLobby } from '../inputs/fights.js'
import { ranges, readWhole } from '../inputs/numbers.js'

type LiveContext = Pick<MercuriusContext, 'bearer' | 'signal'>
type Arguments = Readonly<Record<string, unknown>>
type Source = (root: unknown, given: Arguments, context: LiveContext) => AsyncIterable<object>

/** Where the fields of `Subscription` take what they tell from. */
const sourcesOf = (fights: Fights): Readonly<Record<string, Source>> => ({
  fightEvents: (_, { fightId, afterSeq }, { bearer, signal }) => fightEvents(fights, String(fightId), readWhole(afterSeq, 'afterSeq', ranges.afterSeq), { bearer, signal }),
  async * decisions (_, __, { bearer, signal }) {
    for await (const change of fights.watchDecisions(bearer, signal)) yield { decisions: decisionChangeModel(change) }
  },
  lobby: (_, { filter }, { signal }) => lobby(fights.watchLobby(readLobby({ ...filter ?? {} }), signal))
})

const lobby = async function * (changes: AsyncIterable<LobbyChange>) {
  for await (const change of changes) yield { lobby: lobbyChangeModel(change) }
}

const fightEvents = async function * (fights: Fights, fightId: string, afterSeq: number, { bearer, signal }: LiveContext) {
  const game = gameOf(await fights.fight(bearer, fightId))
  for await (const news of fights.watch(bearer, fightId, afterSeq, signal)) yield { fightEvents: fightNewsModel(news, game) }
}

/** Gives the schema's subscriptions their sources. Mercurius takes none while it does not serve them itself. */
export const addSources = (schema: GraphQLSchema, fights: Fights): void => {
  const fields = schema.getSubscriptionType()?.getFields() ?? {}
  for (const [name, subscribe] of Object.entries(sourcesOf(fights))) {
    const field = fields[name]
    if (!field) throw new GraphQLError(`There is no subscription ${name}`)
    field.subscribe = subscribe
  }
}
