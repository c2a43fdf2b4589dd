import type { FastifyReply } from 'fastify'

/** A signal that is aborted if the client disconnects before its answer, so that no work continues for it. */
export const whileConnected = ({ raw }: FastifyReply): AbortSignal => {
  const gone = new AbortController()
  if (raw.destroyed) gone.abort()
  else raw.once('close', () => gone.abort())
  return gone.signal
}
