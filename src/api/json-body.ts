import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refused } from '../fights/refused.js'
import { SEND_JSON } from './problem.js'

/** Allowed charsets of a body: UTF-8, and ASCII, which is a subset of it. */
const CHARSETS = ['utf-8', 'utf8', 'us-ascii', 'ascii']

const unsupported = (message: string): Refused => new Refused('UNSUPPORTED_MEDIA_TYPE', message)

/** Refuses a body with an unsupported charset or content encoding. */
const checkHeaders = ({ headers }: FastifyRequest): void => {
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(headers['content-type'] ?? '') ?? []
  if (!CHARSETS.includes(charset.toLowerCase())) {
    throw unsupported(`The charset "${charset.slice(0, 40)}" is not supported. Send the body in UTF-8.`)
  }
  const encoding = headers['content-encoding'] ?? 'identity'
  if (encoding.trim().toLowerCase() !== 'identity') {
    throw unsupported(`The content-encoding "${encoding.slice(
      0,
      40
    )}" is not supported. Send the body uncompressed, without this header.`)
  }
}

/** A body as text, without a byte order mark. Invalid UTF-8 is refused instead of replaced. */
const textOf = (body: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    throw new Refused('BAD_REQUEST', 'The body is not valid UTF-8.')
  }
}

type Done = (fault: Error | null, body?: unknown) => void

/** Wraps a body parser: an empty body, and a body for which no route exists, become `undefined`. */
const reading = (read: (request: FastifyRequest, body: Buffer, done: Done) => void) => (
  request: FastifyRequest,
  body: Buffer,
  done: Done
): void => {
  if (body.length === 0 || request.is404) return done(null, undefined)
  try {
    read(request, body, done)
  } catch (fault) {
    done(fault instanceof Error ? fault : new Error(String(fault)))
  }
}

/** Bodies are JSON in UTF-8, on both interfaces. */
export const readJsonBodies = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, reading((request, body, done) => {
    checkHeaders(request)
    const text = textOf(body)
    if (text === '') done(null, undefined)
    else parse(request, text, done)
  }))
  app.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, reading(() => { throw unsupported(SEND_JSON) }))
}

/** Mercurius would accept a plain document in any encoding. */
export const refuseGraphqlBodies = async ({ headers }: FastifyRequest): Promise<void> => {
  if (/^application\/graphql\s*($|;)/i.test(headers['content-type'] ?? '')) throw unsupported(SEND_JSON)
}
