import type { FastifyReply } from 'fastify'

/** A signal that is aborted when the client goes before it has its answer, so that nothing waits for a client that is gone. */
export const whileConnected = ({ raw }: FastifyReply): AbortSignal => {
  const gone = new AbortController()
  if (raw.destroyed) gone.abort()
  else raw.once('close', () => gone.abort())
  return gone.signal
}
