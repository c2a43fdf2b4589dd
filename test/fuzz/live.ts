/** Random subscriptions over one socket, and streams that are cut. */
import { setTimeout as sleep } from 'node:timers/promises'
import { isJsonObject } from '../../src/referee/json.js'
import { openBareSocket } from '../support/live-clients.js'
import type { Document } from './graphql-documents.js'
import { judgeError, type Verdict } from './verdict.js'

const ANSWER_MILLISECONDS = 40
const PER_SOCKET = 20

export interface LiveChannel {
  /** Subscribes, waits a little for what is told, and leaves. */
  subscribe (document: Document): Promise<Verdict>
  stream (path: string, token: string | null): Promise<Verdict>
  close (): Promise<void>
}

export const openLiveChannel = (url: string): LiveChannel => {
  let socket: Awaited<ReturnType<typeof openBareSocket>> | null = null
  let used = 0

  const close = async (): Promise<void> => {
    socket?.socket.terminate()
    await socket?.closed
    socket = null
  }

  const ready = async () => {
    if (socket && used < PER_SOCKET && socket.socket.readyState === socket.socket.OPEN) return socket
    await close()
    used = 0
    socket = await openBareSocket(url)
    await socket.init()
    return socket
  }

  return {
    close,
    async subscribe ({ query, variables }) {
      const { send, received } = await ready()
      const id = String(used++)
      const from = received.length
      send({ id, type: 'subscribe', payload: { query, variables } })
      for (let waited = 0; waited < ANSWER_MILLISECONDS && received.length === from; waited += 5) await sleep(5)
      send({ id, type: 'complete' })
      return received.slice(from).map(judgeFrame).find(verdict => verdict !== null) ?? null
    },
    async stream (path, token) {
      const leaving = new AbortController()
      const headers = { accept: 'text/event-stream', ...token !== null && { authorization: `Bearer ${token}` } }
      const { status, body } = await fetch(`${url}${path}`, { headers, signal: leaving.signal })
      const first = await body?.getReader().read().catch(() => undefined)
      leaving.abort()
      return status >= 500 || (status === 200 && !first) ? `a stream was answered with ${status}` : null
    }
  }
}

const judgeFrame = (frame: unknown): Verdict => {
  if (!isJsonObject(frame)) return 'a frame is no message'
  const { type, payload } = frame
  if (type === 'error') return Array.isArray(payload) ? payload.map(judgeError).find(verdict => verdict !== null) ?? null : 'an error says nothing'
  if (type !== 'next' || !isJsonObject(payload)) return type === 'complete' || type === 'pong' ? null : `a frame is of the type ${String(type)}`
  const { errors } = payload
  return Array.isArray(errors) ? errors.map(judgeError).find(verdict => verdict !== null) ?? null : null
}
