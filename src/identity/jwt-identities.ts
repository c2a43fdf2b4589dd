import { createRemoteJWKSet, decodeJwt, errors, jwtVerify } from 'jose'
import type { Identities, Identity, JwtSettings } from '../accounts/ports.js'
import type { Clock, Log } from '../fights/ports.js'

/** Signatures that prove who signed. Never `none`, and no HMAC: whoever may check one of those could forge it. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519']
const FORM = /^[\w-]+\.[\w-]+\.[\w-]+$/
const LONGEST_SUBJECT = 255
/** Clocks of two services are never quite the same. */
const TOLERANCE_SECONDS = 5
const KEYS_MILLISECONDS = 3000

/** Identities of another service, by the JSON Web Tokens that it gives out. */
export const jwtIdentities = ({ issuer, audience, jwksUrl }: JwtSettings, clock: Clock, log: Log): Identities => {
  const keys = createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: KEYS_MILLISECONDS })
  let isBlind = false

  const tell = (fault: Error): void => {
    if (!isBlind) log.error({ err: fault }, 'The keys of the token issuer cannot be loaded')
    isBlind = true
  }

  return {
    async read (token) {
      if (!FORM.test(token) || issuerOf(token) !== issuer) return null
      try {
        const { payload: { exp = 0, ...claims } } = await jwtVerify(token, keys, {
          issuer, audience, algorithms: ALGORITHMS, requiredClaims: ['exp', 'sub'], currentDate: clock(), clockTolerance: TOLERANCE_SECONDS
        })
        isBlind = false
        // Their types are what the library wishes for, not what it checks.
        const subject: unknown = claims.sub
        if (typeof subject !== 'string' || subject === '' || subject.length > LONGEST_SUBJECT || /[\0\p{Cs}]/u.test(subject)) return null
        return { issuer, subject, names: namesIn(claims), endsAt: momentOf(exp) } satisfies Identity
      } catch (fault) {
        if (isOfToken(fault)) return null
        tell(fault instanceof Error ? fault : new Error('No keys'))
        return 'UNKNOWN'
      }
    }
  }
}

/** Before anything is asked of anybody: a token of another issuer is none. */
const issuerOf = (token: string): unknown => {
  try {
    return decodeJwt(token).iss
  } catch {
    return null
  }
}

/** What the account may be called, the best first. */
const namesIn = (claims: Readonly<Record<string, unknown>>): readonly string[] =>
  [claims['preferred_username'], claims['name']].filter(name => typeof name === 'string')

/** A token that is good for ever so long is good until the last day that can be written. */
const LAST_SECOND = 253_402_300_799
const momentOf = (seconds: number): string => new Date(Math.min(seconds, LAST_SECOND) * 1000).toISOString()

/** What is wrong with a token itself. All else is wrong with the keys, and tells nothing of it. */
const OF_TOKENS = [
  errors.JWTClaimValidationFailed, errors.JWTExpired, errors.JWTInvalid, errors.JWSInvalid, errors.JOSEAlgNotAllowed, errors.JOSENotSupported,
  errors.JWSSignatureVerificationFailed, errors.JWKSNoMatchingKey, errors.JWKSMultipleMatchingKeys
]
const isOfToken = (fault: unknown): boolean => OF_TOKENS.some(kind => fault instanceof kind)
