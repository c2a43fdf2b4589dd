import type { Server } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** The base of the URLs in answers, by server. */
const publicUrls = new WeakMap<Server, string>()

/** For example `https://example.com/arena`. Empty if answers have paths. */
export const publicUrlOf = (server: Server): string => publicUrls.get(server) ?? ''

/** Sets the base of URLs in answers, including `Location`. */
export const setPublicUrl = (app: FastifyInstance, publicUrl: string): void => {
  publicUrls.set(app.server, publicUrl)
  app.addHook('onSend', async (_request, reply) => {
    const location = reply.getHeader('location')
    if (typeof location === 'string' && location.startsWith('/')) reply.header('location', publicUrl + location)
  })
}

/** The path of the public URL, for pages. Empty if it has none. */
export const publicPathOf = (publicUrl: string): string =>
  publicUrl === '' ? '' : new URL(publicUrl).pathname.replace(/\/$/, '')
