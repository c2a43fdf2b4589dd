import { setTimeout as sleep } from 'node:timers/promises'
import type { Json } from './api-clients.js'
import { openBareSocket, subscribe } from './live-clients.js'

/** A viewer of a server, with its token. */
export interface Viewer { readonly name: string, readonly token: string | null }

/** A received message: an answer with its headers, a frame of a socket, or a chunk of a stream. */
export interface Received { readonly viewer: string, readonly channel: string, readonly text: string }

export interface Sending {
  readonly method?: string
  /** An object, or what is sent as it is. */
  readonly body?: Json | string
  readonly headers?: Readonly<Record<string, string>>
}

/** Without the one header that is a wall clock. */
const headersOf = ({ headers }: Response): string => JSON.stringify([...headers].filter(([name]) => name !== 'date'))

/** Asks a listening server, and keeps every byte that anybody is sent. `sentAlong`: headers of every request. */
export const openReceiver = (url: string, received: Received[] = [], sentAlong: Readonly<Record<string, string>> = {}) => {
  const gone = new AbortController()
  const sockets: { terminate (): void }[] = []
  const reading: Promise<void>[] = []
  const keep = (viewer: Viewer, channel: string, text: string): void => { received.push({ viewer: viewer.name, channel, text }) }
  const headersFor = ({ token }: Viewer): Readonly<Record<string, string>> => ({ ...sentAlong, ...token !== null && { authorization: `Bearer ${token}` } })

  /** The answer, read as JSON where it is an object. */
  const ask = async (viewer: Viewer, path: string, { method, body, headers }: Sending = {}, signal: AbortSignal | null = null): Promise<Json> => {
    const response = await fetch(`${url}${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: { ...headersFor(viewer), ...body !== undefined && { 'content-type': 'application/json' }, ...headers },
      ...body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) },
      signal
    })
    const payload = await response.text()
    keep(viewer, `${method ?? ''} ${path}`, `${response.status} ${headersOf(response)}\n${payload}`)
    return /^\s*\{/.test(payload) ? JSON.parse(payload) as Json : {}
  }

  return {
    received,
    ask,
    /** Everything that the subscriptions tell from now on; a socket for each, on which nothing overtakes anything. */
    async subscribe (viewer: Viewer, documents: readonly (readonly [string, Json])[]): Promise<void> {
      for (const [index, [document, variables]] of documents.entries()) {
        const bare = await openBareSocket(url, { headers: sentAlong })
        sockets.push(bare.socket)
        bare.socket.on('message', text => { keep(viewer, `socket ${index}`, String(text)) })
        await bare.init(viewer.token === null ? {} : { token: viewer.token })
        bare.send(subscribe('one', document, variables))
        bare.closed.then(({ code, reason }) => keep(viewer, `socket ${index}`, `${code} ${reason}`), () => {})
      }
    },
    /** Everything that comes at an address as server-sent events from now on. */
    async stream (viewer: Viewer, path: string): Promise<void> {
      const response = await fetch(`${url}${path}`, { headers: { ...headersFor(viewer), accept: 'text/event-stream' }, signal: gone.signal })
      keep(viewer, `stream ${path}`, `${response.status} ${headersOf(response)}\n`)
      const read = async (): Promise<void> => {
        const decoder = new TextDecoder()
        for await (const piece of response.body ?? []) keep(viewer, `stream ${path}`, decoder.decode(piece as Uint8Array, { stream: true }))
      }
      reading.push(read().catch(() => {}))
    },
    /** A request that is held by the server, and kept when it is answered. */
    poll (viewer: Viewer, path: string): Promise<void> {
      const held = ask(viewer, path, {}, gone.signal).then(() => {}, () => {})
      reading.push(held)
      return held
    },
    /** Until nothing has come for a while. */
    async settle (): Promise<void> {
      for (let seen = -1; seen !== received.length;) {
        seen = received.length
        await sleep(120)
      }
    },
    async end (): Promise<void> {
      for (const socket of sockets) socket.terminate()
      gone.abort()
      await Promise.all(reading)
    }
  }
}

export type Receiver = ReturnType<typeof openReceiver>
