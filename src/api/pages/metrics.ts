import { timingSafeEqual, createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Refused } from '../../fights/refused.js'
import { tokenOf } from '../access.js'

/** Metrics of a server: what the API reports, and how they are read. */
export interface Figures {
  readonly contentType: string
  read (): Promise<string>
  /** `seconds` is null for a stream. */
  answered (request: {
    readonly route: string,
    readonly method: string,
    readonly status: number,
    readonly seconds: number | null
  }): void
  watchOpen (kind: 'SOCKET' | 'STREAM', count: () => number): void
}

export interface MetricsOptions {
  readonly figures: Figures
  /** The token for reading them. `null` if everybody may. */
  readonly token: string | null
}

/** Reports every answer by route, not by URL, so that labels have few values. */
export const countRequests = (app: FastifyInstance, figures: Figures): void => {
  app.addHook('onResponse', async ({ routeOptions, method }, reply) => {
    const isStream = String(reply.getHeader('content-type')).startsWith('text/event-stream')
    figures.answered({
      route: routeOptions.url ?? 'none',
      method,
      status: reply.statusCode,
      seconds: isStream
        ? null
        : reply.elapsedTime / 1000
    })
  })
}

/** /metrics, for Prometheus. */
export const metricsPage = (app: FastifyInstance, { figures, token }: MetricsOptions): void => {
  app.get('/metrics', async (request, reply) => {
    if (token !== null && !isSame(tokenOf(request.headers.authorization) ?? '', token)) {
      throw new Refused(
        'UNAUTHENTICATED',
        'The metrics need a token. Send METRICS_TOKEN as "Authorization: Bearer <token>".'
      )
    }
    return reply.headers({
      'content-type': figures.contentType,
      'cache-control': 'no-store'
    }).send(await figures.read())
  })
}

/** Compares in constant time. */
const isSame = (given: string, expected: string): boolean => timingSafeEqual(digest(given), digest(expected))

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
