import type { Server } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** By server: what stands before the path of every address that clients are given. */
const publicUrls = new WeakMap<Server, string>()

/** Such as `https://example.com/arena`; empty: addresses are paths of this server. */
export const publicUrlOf = (server: Server): string => publicUrls.get(server) ?? ''

/** Sets what addresses begin with, also those of `Location`. */
export const setPublicUrl = (app: FastifyInstance, publicUrl: string): void => {
  publicUrls.set(app.server, publicUrl)
  app.addHook('onSend', async (_request, reply) => {
    const location = reply.getHeader('location')
    if (typeof location === 'string' && location.startsWith('/')) reply.header('location', publicUrl + location)
  })
}

/** The path of the public URL, for pages. Empty if it has none. */
export const publicPathOf = (publicUrl: string): string => publicUrl === '' ? '' : new URL(publicUrl).pathname.replace(/\/$/, '')
