import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.js'
import type { Config } from './config.js'
import { cannotListen, nameDatabase } from './not-started.js'
import { stopRequest } from './stop-request.js'

const CLOSE_MILLISECONDS = 15_000

/**
 * Serves until the process is told to end, then closes what it opened. Prints its URL and its database. Throws
 * `NotStarted`.
 */
export const runServer = async (config: Config, print: (line: string) => void): Promise<void> => {
  // The embedded database alone does not keep the process alive while it opens.
  const alive = setInterval(() => {}, 60_000)
  try {
    const stop = stopRequest(process)
    const app = await buildApp(config)
    // A server fault must not end the process and its other requests. All accepted choices are stored.
    const tell = (fault: unknown): void => app.log.error({ err: fault }, 'Unhandled promise rejection')
    process.on('unhandledRejection', tell)
    try {
      await app.listen({
        port: config.port,
        host: config.host
      }).catch((fault: unknown) => { throw cannotListen(config, fault) })
      for (const line of welcome(config, app)) print(line)
      await stop
      print('Closing …')
      // Connections that do not end in time are destroyed. Every accepted choice is stored already.
      setTimeout(() => process.exit(1), CLOSE_MILLISECONDS).unref()
    } finally {
      await app.close()
      process.off('unhandledRejection', tell)
    }
  } finally {
    clearInterval(alive)
  }
}

const welcome = (config: Config, { server }: FastifyInstance): readonly string[] => {
  const address = server.address()
  const { port } = isAddress(address) ? address : config
  const url = `http://${['0.0.0.0', '::', '::1'].includes(config.host) ? 'localhost' : config.host}:${port}`
  return [
    `Lanista is at ${url}`,
    `  GraphQL   ${url}/graphql (try it at ${url}/graphiql)`,
    `  REST      ${url}/v1 (read it at ${url}/docs)`,
    ...config.publicUrl === '' ? [] : [`  Public    ${config.publicUrl}`],
    ...config.metrics
      ? [`  Metrics   ${url}/metrics${config.metricsToken === null ? '' : ' (with METRICS_TOKEN as the bearer token)'}`]
      : [],
    `  Database  ${nameDatabase(config.database)}`,
    `  Nodes     ${nameBus(config)}`,
    `  Secret    ${nameSecret(config)}`,
    `  Accounts  ${nameAccounts(config)}`
  ]
}

const isAddress = (address: AddressInfo | string | null): address is AddressInfo =>
  typeof address === 'object' && address !== null

const nameBus = ({ redisUrl, database }: Config): string => {
  if (redisUrl !== null) return `several, through Redis, ${new URL(redisUrl).host}`
  return database.kind === 'postgres'
    ? 'several, through Postgres: LISTEN and NOTIFY, no locks; set REDIS_URL for more'
    : 'this process alone'
}

const nameSecret = ({ secret, database }: Config): string => {
  if (secret !== null) return 'LANISTA_SECRET'
  return database.kind === 'postgres'
    ? 'made once and kept in the database; set LANISTA_SECRET to keep it apart'
    : 'made at the first start and kept in the data folder'
}

const nameAccounts = ({ accountsOpen, adminToken, jwt }: Config): string => [
  accountsOpen
    ? 'open to everybody'
    : adminToken === null
      ? 'closed; set LANISTA_ADMIN_TOKEN to create them, or ACCOUNTS=open'
      : 'created by the operator',
  ...jwt ? [`and the users of ${jwt.issuer}`] : []
].join(', ')
