import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { REQUEST_ID } from './request-id.js'

/** Directives of a content security policy. */
export type Policy = Readonly<Record<string, readonly string[]>>

/** What is no page loads nothing and stands in no frame. */
const NOTHING: Policy = { 'default-src': ["'none'"], 'base-uri': ["'none'"], 'form-action': ["'none'"], 'frame-ancestors': ["'none'"] }

/** The security headers of a page that may load a little more; an option of its route. */
export const pageRules = (more: Policy) => ({ helmet: { contentSecurityPolicy: { useDefaults: false, directives: mutable({ ...NOTHING, ...more }) } } })

const mutable = (policy: Policy): Record<string, string[]> => Object.fromEntries(Object.entries(policy).map(([name, values]) => [name, [...values]]))

const SECONDS_A_PREFLIGHT_HOLDS = 600

interface BrowserRules {
  /** Origins of pages that may use this server beside its own; `*`: all. */
  readonly allowedOrigins: readonly string[]
  readonly production: boolean
}

/** What browsers are told: how far to trust an answer, and which pages may read it. There are no cookies, so nothing is ever sent on its own. */
export const setBrowserRules = async (app: FastifyInstance, { allowedOrigins, production }: BrowserRules): Promise<void> => {
  await app.register(helmet, {
    ...pageRules({}).helmet,
    frameguard: { action: 'deny' },
    // Browsers heed it over HTTPS alone; other hosts of the domain are not ours to speak for.
    hsts: production && { includeSubDomains: false }
  })
  if (allowedOrigins.length === 0) return
  await app.register(cors, {
    origin: [...allowedOrigins],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'Last-Event-ID', REQUEST_ID],
    exposedHeaders: ['ETag', 'Location', 'RateLimit', 'RateLimit-Policy', 'Retry-After', 'WWW-Authenticate', REQUEST_ID],
    credentials: false,
    maxAge: SECONDS_A_PREFLIGHT_HOLDS,
    strictPreflight: false
  })
}
