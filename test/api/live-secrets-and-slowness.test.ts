import { setTimeout as sleep } from 'node:timers/promises'
import t from 'tap'
import type { Json } from '../support/api-clients.js'
import { playOn, seqs, tokensOf, upTo } from '../support/live.js'
import { nobodyListens, openLive } from '../support/live-api.js'
import { eventsBySocket, FIGHT_EVENTS, liveClient, openBareSocket, openEventSource, type Sent, subscribe } from '../support/live-clients.js'
import { PUBLIC, TOY, given } from '../support/toy-house.js'
import { until, untilAlike } from '../support/until.js'

const DECISIONS = 'subscription { decisions { __typename ... on DecisionOpened { decision { id kind seat sealed answered options fight { version pending { seat kind answered } decisions { id } } } } ... on DecisionClosed { id } } }'

/** A message, or each event of a page of them. */
const messagesOf = (message: Json): readonly unknown[] => {
  const events = Object(Object(Object(Object(message)['payload'])['data'])['fightEvents'])['events']
  return Array.isArray(events) ? events : [message]
}

/** A fight, and all frames of it that everybody but seat 1 is sent. */
const framesOfOthers = async ({ toys, url }: Awaited<ReturnType<typeof openLive>>) => {
  const fight = await given(toys, { seats: [1, 2, 3].map(() => ({ fighter: TOY })) })
  const { ann: _ann, ...others } = tokensOf(fight)
  const sockets = await Promise.all(Object.values(others).map(async token => {
    const socket = await openBareSocket(url)
    await socket.init(token === null ? {} : { token })
    socket.send(subscribe('events', FIGHT_EVENTS, { id: fight.id }), subscribe('decisions', DECISIONS), subscribe('lobby', 'subscription { lobby { __typename } }'))
    return socket
  }))
  const streams = await Promise.all(Object.values(others).map(token => openEventSource(`${url}/v1/fights/${fight.id}/events`, { token })))
  const sent: Sent[][] = streams.map(() => [])
  const reading = streams.map(async ({ events }, index) => { for await (const event of events) sent[index]?.push(event) })
  const decision = `${fight.id}.1`
  /** Until everybody has been told the fight's last event. */
  const areTold = async (): Promise<void> => {
    const { totalCount } = await toys.fights.events(PUBLIC, fight.id, 0, 1, 0)
    const last = new RegExp(`"seq\\\\*":${totalCount}\\b`)
    const isTold = (all: readonly unknown[]): boolean => last.test(JSON.stringify(all))
    await until(() => sockets.every(({ received }) => isTold(received)) && sent.every(isTold))
  }
  /** All that came so far. How many events one message holds is for the machine to say. */
  const frames = (): string => {
    const shown = sockets.map(({ received }) => received.flatMap(messagesOf).map(message => JSON.stringify(message)).toSorted())
    return JSON.stringify([shown, sent]).replaceAll(fight.id, 'ID').replace(/"(at|[a-z]+At)\\*":\\*"[^"]*"/g, '"$1":""').replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
  }
  // What is opened shows the fight as it is when it is sent: who is asked has it before anything is sealed.
  const bob = sockets[Object.keys(others).indexOf('bob')]
  await until(() => bob?.received.some(({ id, type }) => id === 'decisions' && type === 'next') === true)
  await areTold()
  return {
    frames,
    /** Seat 1 seals, and changes its mind. */
    async seal (seals: readonly number[]): Promise<void> {
      for (const [index, number] of seals.entries()) {
        await fight.seal(1, number, { decision, ...(index > 0 && { replace: true }) })
        if (index === 0) await areTold()
      }
    },
    /** The others seal too, so that what seat 1 has sealed is shown. */
    async show (): Promise<void> {
      await fight.seal(2, 4)
      await fight.seal(3, 1)
      await areTold()
    },
    async end (): Promise<void> {
      for (const { socket } of sockets) socket.terminate()
      for (const { cut } of streams) cut()
      await Promise.allSettled(reading)
    }
  }
}

t.test('nobody else is sent a trace of what is sealed, or of what was replaced', async t => {
  const live = await openLive(t)
  for (const seals of [[6], [2, 5], [3, 4, 5]]) {
    const [one, other] = [await framesOfOthers(live), await framesOfOthers(live)]
    const areAlike = (): boolean => one.frames() === other.frames()
    await one.seal([5])
    await other.seal(seals)
    await untilAlike(areAlike)
    t.match(one.frames(), 'ChoiceSealed')
    t.notMatch(one.frames(), /choice\\*":/, 'not what was sealed')
    t.equal(other.frames(), one.frames(), `sealed: ${seals.join(', then ')}`)
    if (seals.at(-1) === 5) {
      await one.show()
      await other.show()
      await untilAlike(areAlike)
      t.equal(other.frames(), one.frames(), 'and when all have')
    }
    await one.end()
    await other.end()
  }
  await nobodyListens(t, live.news)
})

/** A subscription that is told far more than a connection holds, again and again, of fights with heavy fighters. */
const FLOOD = `subscription { decisions { ... on DecisionOpened { decision { fight { ${Array.from({ length: 20 }, (_, index) => `f${index}: seats { fighter }`).join(' ')} } } } } }`
const heavy = { seats: [1, 2, 3, 4].map(() => ({ fighter: { ...TOY, ballast: 'x'.repeat(2000) } })) }

t.test('a reader that is too slow is told, and resumes', async t => {
  const { toys, url, news } = await openLive(t, { house: { eventsBehindAtMost: 10 }, liveLimits: { waitingBytes: Infinity } })
  const fight = await given(toys, heavy)
  const slow = await openBareSocket(url)
  await slow.init({ token: tokensOf(fight).ann })
  slow.socket.pause()
  slow.send(subscribe('events', FIGHT_EVENTS, { id: fight.id }), ...Array.from({ length: 49 }, (_, index) => subscribe(`flood ${index}`, FLOOD)))
  await until(() => news.listeners() > 0)
  await sleep(500)
  await playOn(toys, fight, [1, 2, 3, 4], { pause: 10 })
  slow.socket.resume()
  while (!slow.received.some(({ id, type }) => id === 'events' && type === 'complete')) await sleep(20)
  const told = slow.received.filter(({ id, type }) => id === 'events' && type === 'next').map(({ payload }) => (payload as { data: { fightEvents: Json } }).data.fightEvents)
  const seen = told.flatMap(({ events }) => Array.isArray(events) ? seqs(events) : [])
  t.strictSame(told.at(-1), { __typename: 'Lagged', afterSeq: seen.at(-1) })
  const { version } = await fight.view(PUBLIC)
  const client = liveClient(url, null)
  t.strictSame([...seen, ...seqs(await eventsBySocket(client, fight.id, Number(seen.at(-1))))], upTo(version), 'nothing is missing')
  slow.socket.terminate()
  await client.dispose()
  await nobodyListens(t, news)
})

t.test('a reader for whom too much waits is sent away', async t => {
  const { toys, url, news } = await openLive(t)
  const fight = await given(toys, heavy)
  const slow = await openBareSocket(url)
  await slow.init({ token: tokensOf(fight).ann })
  slow.socket.pause()
  slow.send(...Array.from({ length: 50 }, (_, index) => subscribe(`flood ${index}`, FLOOD)))
  await until(() => news.listeners() > 0)
  await sleep(500)
  await playOn(toys, fight, [1, 2, 3, 4], { pause: 10 })
  slow.socket.resume()
  t.match(await slow.closed, { code: 1013, reason: /resume/ })
  await nobodyListens(t, news)
})
