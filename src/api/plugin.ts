import type { FastifyPluginAsync } from 'fastify'
import type { Ruleset } from '../referee/ruleset.js'
import type { ScrollSets } from '../fights/scroll-sets.js'
import type { Fights } from '../fights/use-cases.js'
import { authenticate } from './access.js'
import { answerError, answerNotFound } from './answer-error.js'
import { graphqlFace } from './graphql/plugin.js'
import { choiceReader } from './inputs/choice.js'
import { graphiqlPage } from './pages/graphiql.js'
import { healthPages } from './pages/health.js'
import { landingPages } from './pages/landing.js'
import { restFace } from './rest/plugin.js'

export interface ApiOptions {
  readonly fights: Fights
  /** By id. */
  readonly rulesets: ReadonlyMap<string, Ruleset>
  readonly scrollSets: ScrollSets
  /** Whether the database answers. */
  readonly ready: () => Promise<boolean>
  readonly production: boolean
}

/** Both faces of the API and the pages beside them. Its Fastify is made with `httpOptions`. */
export const apiPlugin: FastifyPluginAsync<ApiOptions> = async (app, { fights, rulesets, scrollSets, ready, production }) => {
  const services = { fights, rulesets, scrollSets, readChoice: choiceReader(rulesets.values()) }
  app.decorateRequest('bearer')
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(answerNotFound)
  healthPages(app, ready)
  landingPages(app)
  graphiqlPage(app)
  await restFace(app, services)
  await app.register(async graphql => {
    graphql.addHook('onRequest', authenticate(fights))
    await graphqlFace(graphql, services, { production })
  })
}
