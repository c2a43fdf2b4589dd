import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Rates } from '../../accounts/rates.js'
import type { Bearer } from '../../fights/bearer.js'
import { Refused } from '../../fights/refused.js'
import type { Fights } from '../../fights/use-cases.js'
import type { FightView } from '../../fights/views.js'
import { PUBLIC } from '../access.js'
import { type Charge, chargeTo } from '../count-request.js'
import { whileConnected } from '../while-connected.js'
import { MAX_COST } from './prices.js'

declare module 'mercurius' {
  interface MercuriusContext {
    readonly bearer: Bearer
    /** When the request arrived. */
    readonly arrivedAt: string
    /** Aborted when the client disconnects. */
    readonly signal: AbortSignal
    /** A fight as the caller may see it, read once per request. */
    readonly fightOf: (id: string) => Promise<FightView>
    /** Counts the cost of a field. Throws BAD_REQUEST if the request costs too much. */
    readonly spend: (price: number) => void
    /** Counts the extra cost of heavy fields. Throws RATE_LIMITED. */
    readonly charge: Charge
  }
}

export const contextOf = (fights: Fights, rates: Rates) => (request: FastifyRequest, reply: FastifyReply) => {
  // A request that failed before authentication has no caller, but still a context.
  const bearer: Bearer = request.bearer ?? PUBLIC
  return contextFor(
    fights,
    bearer,
    whileConnected(reply),
    request.arrivedAt,
    chargeTo(rates, bearer, request.ip, reply)
  )
}

/** The context of resolvers for one answer. Subscriptions omit `charge`: they have no heavy fields. */
export const contextFor = (
  fights: Fights,
  bearer: Bearer,
  signal: AbortSignal,
  arrivedAt = fights.now(),
  charge: Charge = async () => {}
) => {
  const seen = new Map<string, Promise<FightView>>()
  let spent = 0
  return {
    bearer,
    signal,
    arrivedAt,
    charge,
    spend (price: number) {
      spent += price
      if (spent > MAX_COST) {
        throw new Refused(
          'BAD_REQUEST',
          'The document costs too much. Ask for fewer or shorter lists, logs and records in one request.'
        )
      }
    },
    fightOf (id: string): Promise<FightView> {
      const known = seen.get(id)
      if (known) return known
      const asked = fights.fight(bearer, id)
      seen.set(id, asked)
      return asked
    }
  }
}
