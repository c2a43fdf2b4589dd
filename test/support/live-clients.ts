import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { createInterface } from 'node:readline'
import { type Client, createClient, type ExecutionResult } from 'graphql-ws'
import WebSocket from 'ws'
import type { Json } from './api-clients.js'

export const liveUrl = (url: string): string => `${url.replace(/^http/, 'ws')}/graphql/live`

/** A client of the library that others use too; it does not come back by itself. */
export const liveClient = (url: string, token: string | null, retryAttempts = 0): Client => createClient({
  url: liveUrl(url),
  webSocketImpl: WebSocket,
  retryAttempts,
  connectionParams: token === null ? {} : { token }
})

export const FIGHT_EVENTS = `subscription ($id: ID!, $after: Int) { fightEvents(fightId: $id, afterSeq: $after) {
  __typename ... on FightEventPage { events { seq type turn phase at rule ruling seat text figures } lastSeq more } ... on Lagged { afterSeq } } }`

/** The message that begins a subscription, as graphql-transport-ws has it. */
export const subscribe = (id: string, query: string, variables: Json = {}): Json => ({ id, type: 'subscribe', payload: { query, variables } })

/** What a subscription tells in one field, to its end. Throws its errors. */
export const tellings = async function * (client: Client, query: string, variables: Json = {}): AsyncGenerator<Json, void, void> {
  for await (const { data, errors } of client.iterate<Json>({ query, variables }) as AsyncIterable<ExecutionResult<Json>>) {
    if (errors) throw new Error(JSON.stringify(errors))
    const [told] = Object.values(data ?? {})
    yield told as Json
  }
}

/** All events that a fight's subscription tells, to its end. */
export const eventsBySocket = async (client: Client, id: string, after = 0, seen: Json[] = []): Promise<Json[]> => {
  for await (const told of tellings(client, FIGHT_EVENTS, { id, after })) seen.push(...told['events'] as readonly Json[])
  return seen
}

export interface Sent { readonly id: string | null, readonly event: string, readonly data: Json }

export interface EventSource {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly events: AsyncGenerator<Sent, void, void>
  /** Comments that came, such as keep-alives. */
  readonly comments: string[]
  cut (): void
}

/** Reads server-sent events as a browser would. */
export const openEventSource = async (url: string, { token = null, lastEventId }: { readonly token?: string | null, readonly lastEventId?: string } = {}): Promise<EventSource> => {
  const sent = request(url, {
    headers: {
      accept: 'text/event-stream',
      ...token === null ? {} : { authorization: `Bearer ${token}` },
      ...lastEventId === undefined ? {} : { 'last-event-id': lastEventId }
    }
  })
  sent.on('error', () => {})
  sent.end()
  const [response] = await once(sent, 'response') as [IncomingMessage]
  const comments: string[] = []
  return { status: response.statusCode ?? 0, headers: response.headers, comments, events: readEvents(response, comments), cut: () => sent.destroy() }
}

const readEvents = async function * (response: IncomingMessage, comments: string[]): AsyncGenerator<Sent, void, void> {
  let [id, event, data]: [string | null, string, string] = [null, 'message', '']
  response.on('error', () => {})
  for await (const line of createInterface({ input: response })) {
    const [, name = '', value = ''] = /^(\w*): ?(.*)$/.exec(line) ?? []
    if (line === '') {
      if (data !== '') yield { id, event, data: JSON.parse(data) as Json }
      ;[id, event, data] = [null, 'message', '']
    } else if (name === '') comments.push(value)
    else if (name === 'id') id = value
    else if (name === 'event') event = value
    else if (name === 'data') data += value
  }
}

/** A raw socket, for messages that no correct client sends. */
export interface BareSocket {
  readonly socket: WebSocket
  readonly received: Json[]
  readonly closed: Promise<{ readonly code: number, readonly reason: string }>
  send (...messages: readonly (object | string)[]): void
  /** Sends `connection_init` and waits for its answer. */
  init (payload?: object): Promise<void>
}

export const openBareSocket = async (url: string, { protocol = 'graphql-transport-ws', headers = {} }: { readonly protocol?: string, readonly headers?: Record<string, string> } = {}): Promise<BareSocket> => {
  const socket = new WebSocket(liveUrl(url), protocol, { headers })
  const received: Json[] = []
  const closed = new Promise<{ code: number, reason: string }>(resolve => {
    socket.once('close', (code, reason) => resolve({ code, reason: String(reason) }))
  })
  socket.on('message', text => { received.push(JSON.parse(String(text)) as Json) })
  await once(socket, 'open')
  socket.on('error', () => {})
  const send = (...messages: readonly (object | string)[]): void => {
    for (const message of messages) socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }
  return {
    socket,
    received,
    closed,
    send,
    async init (payload = {}) {
      send({ type: 'connection_init', payload })
      await Promise.race([once(socket, 'message'), closed])
    }
  }
}
