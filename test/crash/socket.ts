/** A subscription of a fight's events at one node, by a bare WebSocket: nothing comes back by itself. */
import WebSocket from 'ws'
import type { EventView } from '../../src/fights/views.js'

/** The fields of an event in the order in which REST has them, so that what was told by either can be compared. */
const QUERY = `subscription ($id: ID!, $after: Int) {
  fightEvents(fightId: $id, afterSeq: $after) { ... on FightEventPage { events { seq type turn phase at rule ruling seat text figures } } ... on Lagged { afterSeq } }
}`

interface Frame {
  readonly type: string
  readonly payload?: { readonly data?: { readonly fightEvents: { readonly events?: readonly EventView[], readonly afterSeq?: number } } }
}

/** Reads until the subscription ends, is cut or falls silent; true: there is nothing more to come. */
export const readSocket = (origin: string, fightId: string, token: string | null, after: number, silenceMilliseconds: number, tell: (event: EventView) => void): Promise<boolean> => new Promise(resolve => {
  const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/graphql/live`, 'graphql-transport-ws')
  let isOver = false
  let hasLagged = false
  const timer = setTimeout(() => socket.terminate(), silenceMilliseconds)
  const send = (message: object): void => socket.send(JSON.stringify(message))
  socket.on('error', () => {})
  socket.once('open', () => send({ type: 'connection_init', payload: token === null ? {} : { token } }))
  socket.on('message', text => {
    timer.refresh()
    const { type, payload }: Frame = JSON.parse(String(text))
    if (type === 'connection_ack') send({ id: '1', type: 'subscribe', payload: { query: QUERY, variables: { id: fightId, after } } })
    if (type === 'next') {
      const told = payload?.data?.fightEvents
      hasLagged ||= told?.afterSeq !== undefined
      for (const event of told?.events ?? []) tell(event)
    }
    if (type === 'error') socket.terminate()
    if (type !== 'complete') return
    isOver = !hasLagged
    socket.close()
  })
  socket.once('close', () => {
    clearTimeout(timer)
    resolve(isOver)
  })
})
