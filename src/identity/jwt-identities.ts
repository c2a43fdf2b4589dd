import { createRemoteJWKSet, decodeJwt, errors, jwtVerify } from 'jose'
import type { Identities, Identity, JwtSettings } from '../accounts/ports.js'
import type { Clock, Log } from '../fights/ports.js'

/** Asymmetric signatures only. Never `none`, and no HMAC: every verifier of an HMAC could forge it. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519']
const FORM = /^[\w-]+\.[\w-]+\.[\w-]+$/
const LONGEST_SUBJECT = 255
/** Clock tolerance between the two services. */
const TOLERANCE_SECONDS = 5
const KEYS_MILLISECONDS = 3000

/** Verifies identities of an external service by its JSON Web Tokens. */
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
          issuer,
          audience,
          algorithms: ALGORITHMS,
          requiredClaims: [
            'exp',
            'sub'
          ],
          currentDate: clock(),
          clockTolerance: TOLERANCE_SECONDS
        })
        isBlind = false
        // The library does not check the types of claims.
        const subject: unknown = claims.sub
        if (typeof subject !== 'string' ||
          subject === '' ||
          subject.length > LONGEST_SUBJECT ||
          /[\0\p{Cs}]/u.test(subject)) return null
        return { issuer, subject, names: namesIn(claims), endsAt: momentOf(exp) } satisfies Identity
      } catch (fault) {
        if (isOfToken(fault)) return null
        tell(fault instanceof Error ? fault : new Error('No keys'))
        return 'UNKNOWN'
      }
    }
  }
}

/** Checked before any keys are fetched: tokens of other issuers are not accepted. */
const issuerOf = (token: string): unknown => {
  try {
    return decodeJwt(token).iss
  } catch {
    return null
  }
}

/** Possible account names, best first. */
const namesIn = (claims: Readonly<Record<string, unknown>>): readonly string[] =>
  [claims['preferred_username'], claims['name']].filter(name => typeof name === 'string')

/** Limits an end of validity to the latest date that can be stored. */
const LAST_SECOND = 253_402_300_799
const momentOf = (seconds: number): string => new Date(Math.min(seconds, LAST_SECOND) * 1000).toISOString()

/** Errors that make the token invalid. Other errors concern the keys and say nothing about the token. */
const OF_TOKENS = [
  errors.JWTClaimValidationFailed, errors.JWTExpired, errors.JWTInvalid, errors.JWSInvalid, errors.JOSEAlgNotAllowed, errors.JOSENotSupported,
  errors.JWSSignatureVerificationFailed, errors.JWKSNoMatchingKey, errors.JWKSMultipleMatchingKeys
]
const isOfToken = (fault: unknown): boolean => OF_TOKENS.some(kind => fault instanceof kind)
