import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/**
 * Answers with JSON that is read piece by piece, as fast as the client takes it. What is refused before the first piece
 * is
 * answered as a problem; after that the connection is cut, so that half an answer passes for none.
 */
export const sendPieces = async (reply: FastifyReply, pieces: AsyncIterable<string>): Promise<FastifyReply> => {
  const reader = pieces[Symbol.asyncIterator]()
  reply.type('application/json; charset=utf-8')
  const first = await reader.next()
  if (reply.request.method === 'HEAD') {
    await reader.return?.()
    return reply.send(Readable.from([]))
  }
  const all = first.done === true ? [] : resume(first.value, { [Symbol.asyncIterator]: () => reader })
  return reply.send(Readable.from(all, { objectMode: false }))
}

const resume = async function * (first: string, rest: AsyncIterable<string>): AsyncGenerator<string, void, void> {
  yield first
  yield * rest
}
