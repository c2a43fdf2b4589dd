import { setTimeout as sleep } from 'node:timers/promises'
import t from 'tap'
import type { Json } from '../support/api-clients.js'
import { openLive } from '../support/live-api.js'
import { type BareSocket, FIGHT_EVENTS, openBareSocket, subscribe } from '../support/live-clients.js'
import { given, TOY } from '../support/toy-house.js'
import { until } from '../support/until.js'

const LOBBY = 'subscription ($filter: LobbyFilter) { lobby(filter: $filter) { __typename } }'
const TOO_MANY = { type: 'error', payload: [{ extensions: { code: 'RATE_LIMITED' } }] }

const answerTo = async ({ received }: BareSocket, id: string): Promise<Json> => {
  for (;;) {
    const answer = received.find(message => message['id'] === id)
    if (answer) return answer
    await sleep(10)
  }
}

t.test('lobbies are counted over all sockets of an address, whatever token each bears', async t => {
  const { url, toys } = await openLive(t, { liveLimits: { lobbiesPerPlace: 4, filtersPerPlace: 2 } })
  const { hostToken } = await given(toys, { seats: [{ fighter: TOY }, {}] })
  const sockets = [await openBareSocket(url), await openBareSocket(url)]
  const [open, hosting] = sockets
  if (!open || !hosting) return
  await open.init()
  await hosting.init({ token: hostToken })
  const watch = (socket: BareSocket, id: string, filter: Json | null) => {
    socket.send(subscribe(id, LOBBY, { filter }))
    return answerTo(socket, id)
  }
  t.match(await watch(open, '1', null), { type: 'next' })
  t.match(await watch(hosting, '1', { seats: 2, withBot: false }), { type: 'next' })
  t.match(await watch(hosting, '2', { seats: 3 }), TOO_MANY, 'a third filter')
  t.match(await watch(open, '2', { withBot: false, seats: 2 }), { type: 'next' }, 'the same filter in another order')
  t.match(await watch(open, '3', {}), { type: 'next' })
  t.match(await watch(hosting, '3', {}), TOO_MANY, 'a fifth lobby')
  hosting.socket.terminate()
  open.send({ id: '2', type: 'complete' })
  // The server hears of it a little later.
  let again = 0
  await until(async () => (await watch(open, `again ${again++}`, { seats: 2 }))['type'] === 'next')
  t.pass('what is given back can be had')
  open.socket.terminate()
})

t.test('subscriptions are counted over all sockets of an address', async t => {
  const { url, toys } = await openLive(t, { liveLimits: { subscriptionsPerPlace: 3 } })
  const { id } = await given(toys, { seats: [{ fighter: TOY }, {}] })
  const watch = async (name: string) => {
    const socket = await openBareSocket(url)
    await socket.init()
    socket.send(subscribe(name, FIGHT_EVENTS, { id }))
    return socket
  }
  const sockets = [await watch('1'), await watch('2'), await watch('3')]
  const refused = await watch('4')
  t.match(await answerTo(refused, '4'), TOO_MANY)
  for (const { socket } of sockets) socket.terminate()
  let again = 0
  await until(async () => {
    const name = `again ${again++}`
    refused.send(subscribe(name, 'subscription { lobby { __typename } }'))
    return (await answerTo(refused, name))['type'] === 'next'
  })
  t.pass('what is given back can be had')
  refused.socket.terminate()
})
