import type { Allowance, JwtSettings } from './accounts/ports.js'
import type { RateSettings } from './accounts/rates.js'
import { readNetworks } from './api/client-address.js'

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** What the server is set to. */
export interface Config {
  readonly port: number
  readonly host: string
  /** A Postgres server, or a folder of this machine; `folder` null: memory, gone with the process. */
  readonly database:
    | { readonly kind: 'postgres', readonly url: string, readonly poolSize: number }
    | { readonly kind: 'embedded', readonly folder: string | null }
  /** The Redis that several nodes share; `null`: there is none. */
  readonly redisUrl: string | null
  /** What tokens are derived from; `null`: one is made and kept with the fights. */
  readonly secret: string | null
  /** Whether everybody may create an account; otherwise the operator alone may. */
  readonly accountsOpen: boolean
  /** What the operator proves himself by; `null`: nobody is it. */
  readonly adminToken: string | null
  /** Another service whose users are taken as accounts; `null`: there is none. */
  readonly jwt: JwtSettings | null
  /** How much one may ask for; `null`: as much as he likes. */
  readonly rateLimits: RateSettings | null
  /** Networks of proxies that are believed where a request comes from. */
  readonly trustedProxies: readonly string[]
  /** Origins of pages, such as `https://arena.example`, that may use this server from a browser, by any channel; `*`: all. */
  readonly allowedOrigins: readonly string[]
  /** Whether figures are kept and shown at /metrics. */
  readonly metrics: boolean
  /** What whoever reads them must bear; `null`: anybody may. */
  readonly metricsToken: string | null
  readonly logLevel: (typeof LOG_LEVELS)[number]
  readonly isProduction: boolean
}

/** Settings that cannot be: a line for each, and no value of theirs in it. */
export class ConfigFault extends Error {
  readonly faults: readonly string[]

  constructor (faults: readonly string[]) {
    super(faults.join('\n'))
    this.faults = faults
  }
}

const ENVIRONMENTS = ['development', 'test', 'production']
const ACCOUNTS = ['open', 'closed'] as const
const SHORTEST_SECRET = 32
const SHORTEST_TOKEN = 16
const SWITCH = ['on', 'off']

/** Reads one setting, as `parse` says; a wrong one is `wanted` otherwise. */
type Read = <T>(name: string, missing: T, parse: (text: string) => T | null, wanted: string) => T

/** Reads the settings from the environment; an empty variable counts as none. Throws `ConfigFault` with every fault. */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): Config => {
  const faults: string[] = []
  const read: Read = <T>(name: string, missing: T, parse: (text: string) => T | null, wanted: string): T => {
    const text = environment[name]?.trim()
    if (!text) return missing
    const value = parse(text)
    if (value === null) faults.push(`${name} must be ${wanted}`)
    return value ?? missing
  }
  const url = read<string | null>('DATABASE_URL', null, parsePostgresUrl, 'a URL such as postgres://user:password@host:5432/database')
  const folder = read('DATA_DIR', './data', text => text.includes('\0') ? null : text, 'a folder')
  const poolSize = read('DATABASE_POOL', 10, text => parseWholeNumber(text, 1, 200), 'a whole number from 1 to 200')
  const mode = read('NODE_ENV', 'development', text => oneOf(ENVIRONMENTS, text), `one of ${ENVIRONMENTS.join(', ')}`)
  const rate = (name: string, missing: number): number => read(name, missing, text => parseWholeNumber(text, 1, 1_000_000), 'a whole number from 1 to 1000000')
  const rates: RateSettings = {
    byKey: allowanceOf(rate('RATE_LIMIT_REQUESTS', 50), rate('RATE_LIMIT_BURST', 300)),
    byAddress: allowanceOf(rate('RATE_LIMIT_ANONYMOUS_REQUESTS', 20), rate('RATE_LIMIT_ANONYMOUS_BURST', 200)),
    accounts: { times: rate('RATE_LIMIT_ACCOUNTS', 10), seconds: 3600 }
  }
  const config: Config = {
    port: read('PORT', 4000, text => parseWholeNumber(text, 0, 65535), 'a port, 0 to 65535'),
    host: read('HOST', 'localhost', text => /^[\w.:-]+$/.test(text) ? text : null, 'a host name or address'),
    database: url === null ? { kind: 'embedded', folder } : { kind: 'postgres', url, poolSize },
    redisUrl: read<string | null>('REDIS_URL', null, parseRedisUrl, 'a URL such as redis://:password@host:6379'),
    secret: read<string | null>('LANISTA_SECRET', null, text => text.length < SHORTEST_SECRET ? null : text, `${SHORTEST_SECRET} characters or more, made by chance`),
    accountsOpen: read('ACCOUNTS', url === null ? 'open' : 'closed', text => oneOf(ACCOUNTS, text), `one of ${ACCOUNTS.join(', ')}`) === 'open',
    adminToken: read<string | null>('LANISTA_ADMIN_TOKEN', null, parseAdminToken, `${SHORTEST_SECRET} to 256 letters, digits and . _ ~ + / -, made by chance`),
    jwt: readJwt(read, faults, mode === 'production'),
    rateLimits: read('RATE_LIMITS', 'on', text => oneOf(SWITCH, text), `one of ${SWITCH.join(', ')}`) === 'on' ? rates : null,
    trustedProxies: read<readonly string[]>('TRUSTED_PROXIES', [], readNetworks, 'addresses or networks such as 10.0.0.0/8, with commas between'),
    allowedOrigins: read<readonly string[]>('ALLOWED_ORIGINS', [], parseOrigins, 'origins such as https://arena.example, with commas between, or *'),
    metrics: read('METRICS', 'on', text => oneOf(SWITCH, text), 'on or off') === 'on',
    metricsToken: read<string | null>('METRICS_TOKEN', null, text => text.length >= SHORTEST_TOKEN && /^[\w.~+/-]+=*$/.test(text) ? text : null, `${SHORTEST_TOKEN} or more letters, digits and - . _ ~ + /`),
    logLevel: read('LOG_LEVEL', 'info', text => oneOf(LOG_LEVELS, text), `one of ${LOG_LEVELS.join(', ')}`),
    isProduction: mode === 'production'
  }
  if (faults.length > 0) throw new ConfigFault(faults)
  return config
}

const parseWholeNumber = (text: string, least: number, most: number): number | null => {
  const value = Number(text)
  return /^\d{1,9}$/.test(text) && value >= least && value <= most ? value : null
}

const parseUrl = (...protocols: readonly string[]) => (text: string): string | null =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol) ? text : null

const parsePostgresUrl = parseUrl('postgres:', 'postgresql:')
const parseRedisUrl = parseUrl('redis:', 'rediss:')

/** All three or none: each is worth nothing by itself. */
const readJwt = (read: Read, faults: string[], isProduction: boolean): JwtSettings | null => {
  const isText = (text: string): string | null => text.length <= 1000 && !/[\0\s]/.test(text) ? text : null
  const settings = {
    JWT_ISSUER: read<string | null>('JWT_ISSUER', null, isText, 'the issuer of tokens, as they name it'),
    JWT_AUDIENCE: read<string | null>('JWT_AUDIENCE', null, isText, 'whom tokens for this server name as their audience'),
    JWT_JWKS_URL: read<string | null>('JWT_JWKS_URL', null, isProduction ? parseUrl('https:') : parseUrl('https:', 'http:'), `a URL such as https://id.example/jwks.json${isProduction ? '' : ' (http outside production)'}`)
  }
  const { JWT_ISSUER: issuer, JWT_AUDIENCE: audience, JWT_JWKS_URL: jwksUrl } = settings
  if (issuer !== null && audience !== null && jwksUrl !== null) return { issuer, audience, jwksUrl }
  const missing = Object.entries(settings).filter(([name, value]) => value === null && !faults.some(fault => fault.startsWith(name))).map(([name]) => name)
  if (missing.length > 0 && missing.length < 3) faults.push(...missing.map(name => `${name} must be set too, or none of JWT_ISSUER, JWT_AUDIENCE and JWT_JWKS_URL`))
  return null
}

/** So many a second on the whole, and as many at once as `burst`. */
const allowanceOf = (perSecond: number, burst: number): Allowance => {
  const seconds = Math.max(1, Math.round(burst / perSecond))
  return { times: Math.max(burst, perSecond * seconds), seconds }
}

/** It is sent as a bearer token: what such a header cannot hold would never be taken. */
const parseAdminToken = (text: string): string | null => /^[\w.~+/-]{32,256}$/.test(text) ? text : null

const parseOrigins = (text: string): readonly string[] | null => {
  const origins = text.split(',').map(origin => origin.trim())
  return origins.every(origin => origin === '*' || (URL.canParse(origin) && new URL(origin).origin === origin)) ? origins : null
}

const oneOf = <T extends string>(values: readonly T[], text: string): T | null => values.find(value => value === text) ?? null
