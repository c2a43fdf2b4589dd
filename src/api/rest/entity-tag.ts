import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Names what is answered by its hash. Whether the client has it already. */
export const sendEntityTag = ({ headers }: FastifyRequest, reply: FastifyReply, hash: string): boolean => {
  const tag = `"${hash}"`
  reply.headers({ etag: tag, 'cache-control': 'private, no-cache' })
  return headers['if-none-match']?.split(',').some(known => [tag, `W/${tag}`, '*'].includes(known.trim())) === true
}

/** The tag of what is shown, but for what is left of clocks: that is less at each look, and deadlines tell it. */
export const entityTagOf = (shown: object): string =>
  createHash('sha256').update(JSON.stringify(shown, (name, value: unknown) => name === 'remaining' ? undefined : value)).digest('base64url')

/** Lets a client keep an answer whose address names its content. */
export const cacheForever = (reply: FastifyReply, who: 'public' | 'private'): FastifyReply => reply.header('cache-control', `${who}, max-age=31536000, immutable`)
