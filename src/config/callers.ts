import type { Allowance, JwtSettings } from '../accounts/ports.js'
import type { RateSettings } from '../accounts/rates.js'
import { oneOf, parseUrl, parseWholeNumber, type Settings } from './settings.js'

/** Accounts, identities and rate limits. */
export interface CallersConfig {
  /** Whether everybody may create an account; otherwise only the operator may. */
  readonly accountsOpen: boolean
  /** The operator's token. `null` if there is no operator. */
  readonly adminToken: string | null
  /** An external service whose users get accounts. `null` if there is none. */
  readonly jwt: JwtSettings | null
  /** Rate limits of callers. `null` if there are none. */
  readonly rateLimits: RateSettings | null
}

const ACCOUNTS = ['open', 'closed'] as const

/** `isShared`: the database is a separate server. Registration is then closed by default. */
export const readCallers = (settings: Settings, isShared: boolean, isProduction: boolean): CallersConfig => {
  const { read, readSwitch } = settings
  const rates = readRates(settings)
  return {
    accountsOpen: read('ACCOUNTS', isShared
      ? 'closed'
      : 'open', text => oneOf(ACCOUNTS, text), `one of ${ACCOUNTS.join(', ')}`) === 'open',
    adminToken: read<string | null>(
      'LANISTA_ADMIN_TOKEN',
      null,
      parseAdminToken,
      '32 to 256 random letters, digits and . _ ~ + / -'
    ),
    jwt: readJwt(settings, isProduction),
    rateLimits: readSwitch('RATE_LIMITS', 'on') ? rates : null
  }
}

const readRates = ({ read }: Settings): RateSettings => {
  const rate = (name: string, missing: number): number =>
    read(name, missing, text => parseWholeNumber(text, 1, 1_000_000), 'a whole number from 1 to 1000000')
  return {
    byKey: allowanceOf(rate('RATE_LIMIT_REQUESTS', 50), rate('RATE_LIMIT_BURST', 300)),
    byAddress: allowanceOf(rate('RATE_LIMIT_ANONYMOUS_REQUESTS', 20), rate('RATE_LIMIT_ANONYMOUS_BURST', 200)),
    accounts: { times: rate('RATE_LIMIT_ACCOUNTS', 10), seconds: 3600 }
  }
}

/** A bucket of `burst` tokens that fills by `perSecond` each second. */
const allowanceOf = (perSecond: number, burst: number): Allowance => ({ times: burst, seconds: burst / perSecond })

/** It is sent as a bearer token, so only characters that are valid in that header are allowed. */
const parseAdminToken = (text: string): string | null => /^[\w.~+/-]{32,256}$/.test(text) ? text : null

const JWT = ['JWT_ISSUER', 'JWT_AUDIENCE', 'JWT_JWKS_URL'] as const

/** The URL of the keys must not have a user or password. */
const parseKeysUrl = (isProduction: boolean) => (text: string): string | null => {
  const url = isProduction ? parseUrl('https:')(text) : parseUrl('https:', 'http:')(text)
  return url !== null && new URL(url).username + new URL(url).password === '' ? url : null
}

/** All three settings are needed, or none of them. */
const readJwt = ({ read, refuse, hasFault }: Settings, isProduction: boolean): JwtSettings | null => {
  const isText = (text: string): string | null => text.length <= 1000 && !/[\0\s]/.test(text) ? text : null
  const given = {
    JWT_ISSUER: read<string | null>(
      'JWT_ISSUER',
      null,
      isText,
      'the issuer ("iss") of accepted tokens, without spaces'
    ),
    JWT_AUDIENCE: read<string | null>(
      'JWT_AUDIENCE',
      null,
      isText,
      'the audience ("aud") of accepted tokens, without spaces'
    ),
    JWT_JWKS_URL: read<string | null>('JWT_JWKS_URL', null, parseKeysUrl(isProduction), `a URL such as https://id.example/jwks.json${isProduction
      ? ''
      : ' (http outside production)'}`)
  }
  const { JWT_ISSUER: issuer, JWT_AUDIENCE: audience, JWT_JWKS_URL: jwksUrl } = given
  if (issuer !== null && audience !== null && jwksUrl !== null) return { issuer, audience, jwksUrl }
  const missing = JWT.filter(name => given[name] === null && !hasFault(name))
  if (missing.length < JWT.length) for (const name of missing) refuse(`${name} must be set too, or none of JWT_ISSUER, JWT_AUDIENCE and JWT_JWKS_URL`)
  return null
}
