import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { REQUEST_ID } from './request-id.js'

/** Directives of a content security policy. */
export type Policy = Readonly<Record<string, readonly string[]>>

/** Answers that are not pages may load nothing and may not be framed. */
const NOTHING: Policy = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"]
}

/** Security headers of a page that may load more. It is an option of the route. */
export const pageRules = (more: Policy) => ({
  helmet: { contentSecurityPolicy: { useDefaults: false, directives: mutable({ ...NOTHING, ...more }) } }
})

const mutable = (policy: Policy): Record<string, string[]> =>
  Object.fromEntries(Object.entries(policy).map(([name, values]) => [name, [...values]]))

const SECONDS_A_PREFLIGHT_HOLDS = 600

interface BrowserRules {
  /** Additional origins whose pages may use this server. `*` allows all. */
  readonly allowedOrigins: readonly string[]
  readonly production: boolean
}

/** Security headers and CORS. There are no cookies, so browsers send no credentials by themselves. */
export const setBrowserRules = async (
  app: FastifyInstance,
  { allowedOrigins, production }: BrowserRules
): Promise<void> => {
  await app.register(helmet, {
    ...pageRules({}).helmet,
    frameguard: { action: 'deny' },
    // Browsers obey it only over HTTPS. It does not include subdomains, which can belong to other services.
    hsts: production && { includeSubDomains: false }
  })
  if (allowedOrigins.length === 0) return
  await app.register(cors, {
    origin: [...allowedOrigins],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'Last-Event-ID', REQUEST_ID],
    exposedHeaders: [
      'ETag',
      'Location',
      'RateLimit',
      'RateLimit-Policy',
      'Retry-After',
      'WWW-Authenticate',
      REQUEST_ID
    ],
    credentials: false,
    maxAge: SECONDS_A_PREFLIGHT_HOLDS,
    strictPreflight: false
  })
}
