import { randomBytes } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { createAccounts } from './accounts/accounts.js'
import { hashOf } from './accounts/api-key.js'
import { NO_RATES, createRates } from './accounts/rates.js'
import { trustNetworks } from './api/client-address.js'
import { httpOptions } from './api/http-options.js'
import { apiPlugin } from './api/plugin.js'
import { botThreadSettings, createBotThreads } from './bots/bot-threads.js'
import { HOUSE_BOTS } from './bots/house-bots.js'
import { type Bus, createBus } from './bus/create-bus.js'
import type { Config } from './config.js'
import type { DependencyLog } from './dependency-log.js'
import { createFights } from './fights/fights.js'
import { createScrollSets } from './fights/scroll-sets.js'
import { HEAVY_READ_LIMITS } from './fights/loading/heavy-reads.js'
import { createTokens } from './fights/tokens.js'
import { jwtIdentities } from './identity/jwt-identities.js'
import { type LogStream, logOptions } from './log.js'
import { ofDatabase } from './not-started.js'
import { HOUSE_SETS, readScrollSet } from './rulesets/pit-fighter/index.js'
import { RULESETS } from './rulesets/rulesets.js'
import { secretIn } from './store/data-folder.js'
import { accountStore } from './store/account-store.js'
import { type Database, openDatabase } from './store/database.js'
import { databaseClock } from './store/database-clock.js'
import { fightStore } from './store/fight-store.js'
import { pulseOf } from './store/pulse.js'
import { scrollSetStore } from './store/scroll-set-store.js'
import { sharedSecret } from './store/service-secret.js'
import { type Metrics, createMetrics } from './telemetry/metrics.js'
import { traceRequests, traceStatements, traceUseCases } from './telemetry/tracing.js'

/**
 * Creates the complete application, not yet listening. `close` ends all of it. Throws `NotStarted` if the database
 * cannot be opened.
 */
export const buildApp = async (config: Config, logStream?: LogStream): Promise<FastifyInstance> => {
  const app = fastify({
    ...httpOptions,
    logger: logOptions(config, logStream),
    logController: new LogController({ disableRequestLogging: !['debug', 'trace'].includes(config.logLevel) })
  })
  const metrics = config.metrics ? createMetrics(() => fightStore(database.source).unfinished()) : null
  const dependencies: DependencyLog = {
    info: (details, message) => app.log.info(details, message),
    warn: (
      details,
      message
    ) => app.log.warn(details, message),
    ...metrics && { meter: metrics.dependencies }
  }
  const database = await ofDatabase(config.database, openDatabase(config.database, dependencies))
  if (database.hasRecovered) app.log.warn(RECOVERED)
  const bus = createBus(config.redisUrl, config.database.kind === 'postgres' ? config.database.url : null, dependencies)
  try {
    await putTogether(app, config, metrics, database, bus)
  } catch (fault) {
    await app.close()
    await bus.close()
    await database.close()
    throw fault
  }
  return app
}

const putTogether = async (
  app: FastifyInstance,
  config: Config,
  metrics: Metrics | null,
  database: Database,
  bus: Bus
): Promise<void> => {
  const closing = new AbortController()
  // All long polls listen to it, so there is no limit of listeners.
  setMaxListeners(0, closing.signal)
  const rulesets = RULESETS
  const botThreads = createBotThreads(botThreadSettings(), app.log)
  closing.signal.addEventListener('abort', botThreads.close)
  const { now: clock, set: setClock } = databaseClock(database.source)
  const publishedSets = scrollSetStore(database.source)
  const scrollSets = createScrollSets({
    builtIn: HOUSE_SETS,
    read: readScrollSet,
    store: publishedSets,
    clock,
    budgets: config.budgets
  })
  const store = traceStatements(fightStore(database.source))
  const accounts = createAccounts({
    store: traceStatements(accountStore(database.source)),
    clock,
    random: randomBytes,
    log: app.log,
    countNew: address => rates.newAccount(address),
    identities: config.jwt && jwtIdentities(config.jwt, clock, app.log),
    isOpen: config.accountsOpen,
    adminHash: config.adminToken === null ? null : hashOf(config.adminToken),
    closing: closing.signal
  })
  const { fights, start, close } = createFights({
    store,
    pulse: pulseOf(database.source),
    news: bus.news,
    lock: metrics?.timed(bus.lock) ?? bus.lock,
    clock,
    setClock,
    random: randomBytes,
    log: app.log,
    ...metrics && { metrics: metrics.meter },
    tokens: createTokens(config.secret ?? await ofDatabase(config.database, madeSecret(config, database))),
    rulesets,
    findContent: scrollSets.findContent,
    identify: accounts.identify,
    findAccounts: accounts.findOpen,
    isStillGood: accounts.isStillGood,
    bots: HOUSE_BOTS,
    think: botThreads.think,
    budgets: config.budgets,
    expiry: config.expiry,
    retention: config.retention,
    deleteUnusedSets: publishedSets.deleteUnused,
    heavyReadLimits: { ...HEAVY_READ_LIMITS, atOnce: config.heavyReads },
    closing: closing.signal
  })
  const rates = config.rateLimits
    ? createRates({ limiter: bus.limiter, ...config.rateLimits, isAsked: fights.isAsked })
    : NO_RATES
  // After the server listens: an outage lasts until requests are accepted.
  app.addHook('onListen', async () => start())
  app.addHook('onRequest', async ({ routeOptions }) => { if (routeOptions.url !== '/healthz') await start() })
  // An open connection would keep the server from closing.
  app.addHook('onSend', async (_request, reply) => { if (closing.signal.aborted) reply.header('connection', 'close') })
  traceRequests(app)
  await app.register(apiPlugin, {
    fights: traceUseCases('fights', fights),
    accounts: traceUseCases('accounts', accounts),
    rates,
    isTrusted: trustNetworks(config.trustedProxies),
    rulesets,
    scrollSets,
    ready: () => database.ready(),
    production: config.isProduction,
    closing: closing.signal,
    allowedOrigins: config.allowedOrigins,
    publicUrl: config.publicUrl,
    ...metrics && { metrics: { figures: metrics, token: config.metricsToken } }
  })
  // Before the sockets are closed, so that no long poll delays the server's close.
  app.addHook('preClose', async () => closing.abort())
  app.addHook('onClose', async () => {
    await close()
    await botThreads.close()
    await bus.close()
    await database.close()
  })
}

const RECOVERED =
  'The embedded database was not shut down cleanly and has recovered. After a power failure the last choices may ' +
  'be missing.'

const madeSecret = async ({ database: { kind, ...choice } }: Config, database: Database): Promise<string> => {
  if (kind === 'postgres') return sharedSecret(database.source)
  return 'folder' in choice && choice.folder !== null ? secretIn(choice.folder) : randomBytes(32).toString('hex')
}
