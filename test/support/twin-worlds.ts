import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Test } from 'tap'
import { createTokens } from '../../src/fights/tokens.js'
import type { Ruleset } from '../../src/referee/ruleset.js'
import { pitFighter } from '../../src/rulesets/pit-fighter/index.js'
import { openLive } from './live-api.js'
import { subscriptionsTo } from './looks.js'
import { openReceiver, type Received, type Receiver, type Viewer } from './received.js'
import { heldWaits } from './held-waits.js'

const AT = new Date('2026-01-01T12:00:00.000Z')

/** Chance that is the same in every world. */
const sameChance = () => {
  let drawn = 0
  return (bytes: number): Buffer => createHash('sha512').update(`${drawn++}`).digest().subarray(0, bytes)
}

/**
 * A listening server in a world of its own: ids, seeds, clock, tokens, keys and names of requests are those of the
 * other world's.
 */
export const openTwin = async (t: Test) => {
  const random = sameChance()
  const clock = (): Date => AT
  const waits = heldWaits()
  const house = { ...waits.change, random, clock, tokens: createTokens('one secret for both worlds'), rulesets: new Map([[pitFighter.id, pitFighter as Ruleset]]), bots: new Map() }
  // No socket is ended because the machine is slow.
  const liveLimits = { initMilliseconds: 3_600_000, pingMilliseconds: 3_600_000, keepAliveMilliseconds: 3_600_000 }
  const live = await openLive(t, { liveLimits, house, setting: { random, clock } })
  // A request that is held is silent for as long as the machine needs.
  live.app.server.setTimeout(0)
  const received: Received[] = []
  const receiver = openReceiver(live.url, received, { 'x-request-id': 'one-name-for-all' })
  t.teardown(() => receiver.end())
  return { ...live, receiver, received, waits }
}

/** Whoever has something open: every subscription, and the streams of fights and of what it is asked. */
export const listenTo = async (receiver: Receiver, viewers: readonly Viewer[], ids: readonly string[]): Promise<void> => {
  for (const viewer of viewers) {
    await receiver.subscribe(viewer, subscriptionsTo(ids))
    for (const id of ids) await receiver.stream(viewer, `/v1/fights/${id}/events`)
    if (viewer.token !== null) await receiver.stream(viewer, '/v1/decisions')
  }
}

/** Looks before what differs counts as different: on the slowest machine what is on its way has come by then. */
const PATIENCE = 1200

/** Comes by a wall clock, as the header `date` does. */
const KEEP_ALIVE = ': keep-alive\n\n'

/** All that anybody but those was sent, joined by whom and by what. */
const joined = (received: readonly Received[], but: readonly string[]): Readonly<Record<string, string>> => {
  const texts = new Map<string, string[]>()
  for (const { viewer, channel, text } of received) {
    if (but.includes(viewer)) continue
    const key = `${viewer} by ${channel}`
    texts.set(key, [...texts.get(key) ?? [], text])
  }
  // In one order: channels come in that in which they were first heard.
  return Object.fromEntries([...texts].sort(([one], [other]) => one < other ? -1 : 1).map(([key, parts]) => [key, key.includes('stream') ? parts.join('').replaceAll(KEEP_ALIVE, '') : parts.join('\n')]))
}

interface Twin { readonly receiver: Receiver, readonly received: readonly Received[] }

/**
 * Byte for byte the same was sent in both worlds, to all but those who know what differs. What is on its way is waited
 * for.
 */
export const sentAlike = async (t: Test, left: Twin, right: Twin, but: readonly string[], what: string): Promise<void> => {
  await Promise.all([left.receiver.settle(), right.receiver.settle()])
  let [here, there] = [joined(left.received, but), joined(right.received, but)]
  for (let tries = 0; tries < PATIENCE && JSON.stringify(here) !== JSON.stringify(there); tries++) {
    await sleep(100)
    ;[here, there] = [joined(left.received, but), joined(right.received, but)]
  }
  const channels = [...new Set([...Object.keys(here), ...Object.keys(there)])]
  const unlike = channels.filter(channel => here[channel] !== there[channel])
  for (const channel of unlike) t.equal(there[channel], here[channel], `${what}: ${channel}`)
  if (unlike.length === 0) t.pass(`${what}: ${channels.length} channels`)
}
