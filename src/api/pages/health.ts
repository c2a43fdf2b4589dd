import type { FastifyInstance } from 'fastify'

/** /healthz: the process answers. /readyz: the database answers too. */
export const healthPages = (app: FastifyInstance, ready: () => Promise<boolean>): void => {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    const isReady = await ready().catch((error: unknown) => {
      request.log.error({ err: error }, 'Not ready')
      return false
    })
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' })
  })
}
