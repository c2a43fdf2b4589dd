import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Sets the ETag of an answer. Returns whether the client already has this version. */
export const sendEntityTag = ({ headers }: FastifyRequest, reply: FastifyReply, hash: string): boolean => {
  const tag = `"${hash}"`
  reply.headers({ etag: tag, 'cache-control': 'private, no-cache' })
  return headers['if-none-match']?.split(',').some(known => [tag, `W/${tag}`, '*'].includes(known.trim())) === true
}

/** The tag of a fight without the remaining times of clocks: those change with every read, and deadlines imply them. */
export const entityTagOf = (shown: object): string =>
  createHash('sha256').update(JSON.stringify(shown, (name, value: unknown) => name === 'remaining'
    ? undefined
    : value)).digest('base64url')

/** Lets a client cache an answer permanently, because its URL contains the hash. */
export const cacheForever = (reply: FastifyReply, who: 'public' | 'private'): FastifyReply =>
  reply.header('cache-control', `${who}, max-age=31536000, immutable`)
