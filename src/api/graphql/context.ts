import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Bearer } from '../../fights/bearer.js'
import type { Fights } from '../../fights/use-cases.js'
import type { FightView } from '../../fights/views.js'
import { PUBLIC } from '../access.js'
import { whileConnected } from '../while-connected.js'

declare module 'mercurius' {
  interface MercuriusContext {
    readonly bearer: Bearer
    /** Aborted when the client has gone. */
    readonly signal: AbortSignal
    /** A fight as the bearer sees it, read once a request. */
    readonly fightOf: (id: string) => Promise<FightView>
  }
}

export const contextOf = (fights: Fights) => (request: FastifyRequest, reply: FastifyReply) => {
  // A request that failed before it was authenticated has no bearer, and a context all the same.
  const bearer: Bearer | undefined = request.bearer
  const seen = new Map<string, Promise<FightView>>()
  return {
    bearer: bearer ?? PUBLIC,
    signal: whileConnected(reply),
    fightOf (id: string): Promise<FightView> {
      const known = seen.get(id)
      if (known) return known
      const asked = fights.fight(bearer, id)
      seen.set(id, asked)
      return asked
    }
  }
}
