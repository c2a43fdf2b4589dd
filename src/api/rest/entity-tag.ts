import type { FastifyReply, FastifyRequest } from 'fastify'

/** Names what is answered by its hash. Whether the client has it already. */
export const tellTag = ({ headers }: FastifyRequest, reply: FastifyReply, hash: string): boolean => {
  const tag = `"${hash}"`
  reply.headers({ etag: tag, 'cache-control': 'private, no-cache' })
  return headers['if-none-match']?.split(',').some(known => [tag, `W/${tag}`, '*'].includes(known.trim())) === true
}
