import { setMaxListeners } from 'node:events'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { NO_RATES, type Rates } from '../accounts/rates.js'
import type { Accounts } from '../accounts/use-cases.js'
import type { Ruleset } from '../referee/ruleset.js'
import type { ScrollSets } from '../fights/scroll-sets.js'
import type { Fights } from '../fights/use-cases.js'
import { proveBearers } from './access.js'
import { answerError } from './answer-error.js'
import { findClients, type IsTrusted } from './client-address.js'
import { setBrowserRules } from './browser-rules.js'
import { compressAnswers } from './compression.js'
import { graphqlPlugin } from './graphql/plugin.js'
import { endIdleConnections } from './idle-connections.js'
import { choiceReader } from './inputs/choice.js'
import { readJsonBodies } from './json-body.js'
import { CHANNELS, countOpen, LIVE_LIMITS, type LiveLimits } from './live/live-limits.js'
import { livePlugin } from './live/plugin.js'
import { answerUnrouted } from './methods.js'
import { graphiqlPage } from './pages/graphiql.js'
import { healthPages } from './pages/health.js'
import { landingPages } from './pages/landing.js'
import { countRequests, metricsPage, type MetricsOptions } from './pages/metrics.js'
import { setPublicUrl } from './public-url.js'
import { countPage, countRequest } from './rate-limit.js'
import { restPlugin } from './rest/plugin.js'
import { sendRequestIds } from './request-id.js'
import { refuseUnsupported } from './unsupported-requests.js'

export interface ApiOptions {
  readonly fights: Fights
  readonly accounts: Accounts
  /** By id. */
  readonly rulesets: ReadonlyMap<string, Ruleset>
  readonly scrollSets: ScrollSets
  /** Whether the database answers. */
  readonly ready: () => Promise<boolean>
  readonly production: boolean
  /** Aborted when the server stops, before its Fastify closes. */
  readonly closing?: AbortSignal
  /** Additional origins whose pages may use this server. Default: none. */
  readonly allowedOrigins?: readonly string[]
  /** The base of every URL in answers, such as `https://example.com/arena`. If it is omitted, answers have paths. */
  readonly publicUrl?: string
  readonly liveLimits?: Partial<LiveLimits>
  /** Default: no limits. */
  readonly rates?: Rates
  /** Trusted proxies. Default: none. */
  readonly isTrusted?: IsTrusted
  /** Default: no metrics. */
  readonly metrics?: MetricsOptions | undefined
}

/** REST, GraphQL, live channels and pages. Its Fastify must be created with `httpOptions`. */
export const apiPlugin: FastifyPluginAsync<ApiOptions> = async (
  app,
  { fights, accounts, rulesets, scrollSets, ready, production, closing, allowedOrigins = [], publicUrl = '', liveLimits, metrics, rates = NO_RATES, isTrusted = () => false }
) => {
  const limits = { ...LIVE_LIMITS, ...liveLimits }
  const live = { limits, open: countOpen(limits), closing: closingOf(app, closing), watchBearer: accounts.watch }
  const services = { fights, accounts, rates, rulesets, scrollSets, readChoice: choiceReader(rulesets.values()), live }
  const forget = endIdleConnections(app.server, live.closing)
  app.addHook('onClose', async () => forget())
  app.decorateRequest('overRate', null)
  findClients(app, isTrusted)
  setPublicUrl(app, publicUrl)
  readJsonBodies(app)
  sendRequestIds(app)
  refuseUnsupported(app)
  answerUnrouted(app)
  await compressAnswers(app)
  await setBrowserRules(app, { allowedOrigins, production })
  app.setErrorHandler((error: Error, request, reply) => answerError(error, request, reply))
  if (metrics) {
    countRequests(app, metrics.figures)
    for (const kind of CHANNELS) metrics.figures.watchOpen(kind, () => live.open.total(kind))
    metricsPage(app, metrics)
  }
  healthPages(app, ready)
  await app.register(async pages => {
    pages.addHook('onRequest', countPage(rates))
    landingPages(pages, publicUrl)
    graphiqlPage(pages)
  })
  await restPlugin(app, services)
  await app.register(async graphql => {
    proveBearers(graphql, fights, rates)
    graphql.addHook('onRequest', countRequest(rates))
    await graphqlPlugin(graphql, services, { production })
    livePlugin(graphql, {
      ...live,
      schema: graphql.graphql.schema,
      fights,
      rates,
      isTrusted,
      production,
      allowedOrigins
    })
  })
}

/** Aborted when the server stops: by the given signal, or at the latest when its Fastify closes. */
const closingOf = (app: FastifyInstance, told: AbortSignal | undefined): AbortSignal => {
  const closing = new AbortController()
  // Every stream listens to it, so there is no limit of listeners.
  setMaxListeners(0, closing.signal)
  const close = (): void => closing.abort()
  told?.addEventListener('abort', close, { once: true })
  app.addHook('preClose', async () => close())
  return closing.signal
}
