/** Sends random requests to the API, one after the other, and looks at every answer; then at what they left behind. */
import { setImmediate as nextRound, setTimeout as sleep } from 'node:timers/promises'
import { type Chance, chanceFrom } from '../../src/bots/chance.js'
import { REFUSALS } from '../../src/fights/refused.js'
import { type Json, schema } from '../support/api-clients.js'
import { ADMIN_TOKEN, HERE, PUBLIC } from '../support/toy-house.js'
import { takeAim } from './aim.js'
import { allFields, randomDocument } from './graphql-documents.js'
import { checkLogs, type Intact } from './intact.js'
import { openKnown } from './known.js'
import { openLiveChannel } from './live.js'
import type { Sources } from './named-values.js'
import { oneIn, someOf } from './odd-values.js'
import { randomRequest, routesOf } from './rest-requests.js'
import { openStage, type Stage } from './stage.js'
import { type Answer, judgeGraphql, restJudge, type Verdict } from './verdict.js'

export interface FuzzOptions {
  readonly requests: number
  readonly seed: number
  /** Called after so many requests. */
  readonly progress: (done: number) => void
}

/** A request whose answer is none that may be given, as it can be sent again. What is late may be of the request before. */
export interface Failure { readonly number: number, readonly why: string, readonly request: object, readonly before: object }

export interface FuzzFigures {
  readonly counts: Readonly<Record<string, number>>
  /** How many answers came by each code; OK: what was asked for was done. */
  readonly outcomes: Readonly<Record<string, number>>
  readonly failures: readonly Failure[]
  /** Routes, and fields of GraphQL that no request asked for. */
  readonly untouched: readonly string[]
  /** What was left behind, before and after. */
  readonly before: Readonly<Record<string, number>>
  readonly after: Readonly<Record<string, number>>
  readonly intact: Intact
}

interface Sent { readonly channel: string, readonly request: object, readonly verdict: Verdict, readonly text: string }

const TURN_LIMIT = { options: { turnLimit: 8 } }
/** Fights that there always are some of, so that most requests are about something. */
const FIGHTS: readonly Json[] = [
  { ...TURN_LIMIT, seats: [{ fighter: { type: 'ORC' } }, { fighter: { type: 'EMPIRE' } }] },
  { ...TURN_LIMIT, pacing: 'MANUAL', seats: [{ fighter: { type: 'CHAOS' } }, { fighter: { type: 'UNDEAD' } }, { fighter: { type: 'ORC' } }] },
  { ...TURN_LIMIT, clock: { preset: 'BOT' }, seats: [{ fighter: { type: 'ORC' } }, { fighter: { type: 'ORC' } }] },
  { ...TURN_LIMIT, visibility: 'PRIVATE', seats: [{ fighter: { type: 'ORC' } }, { fighter: { type: 'EMPIRE' }, bot: 'random' }] },
  { ruleset: 'toy', seats: [{ fighter: { type: 'TOY' } }, { fighter: { type: 'TOY' } }] },
  { seats: [{ fighter: { type: 'ORC' } }, {}] }
]
const A_NEW_FIGHT_EVERY = 25
const SETTLE_MILLISECONDS = 5000
const FAILURES_AT_MOST = 20

export const fuzz = async ({ requests, seed, progress }: FuzzOptions): Promise<FuzzFigures> => {
  const stage = await openStage()
  const live = openLiveChannel(stage.url)
  try {
    const chance = chanceFrom(seed)
    const known = openKnown(chance)
    const send = await openSender(stage, live, chance)
    const { token: key } = await stage.toys.accounts.create(PUBLIC, { name: 'Fuzz' }, HERE)
    known.learn(JSON.stringify([key]))
    const counts: Record<string, number> = {}
    const outcomes: Record<string, number> = {}
    const failures: Failure[] = []
    const before = await stage.leftBehind()
    const touched = new Set<string>()
    let last: object = {}
    for (let number = 0; number < requests && failures.length < FAILURES_AT_MOST; number++) {
      const faults = stage.toys.faults.length + stage.logged.length
      if (number % A_NEW_FIGHT_EVERY === 0) known.learn((await stage.app.inject({ method: 'POST', url: '/v1/fights', payload: { ...someOf(chance, FIGHTS) } })).payload)
      const aim = await takeAim(stage.toys.fights, known, chance, [ADMIN_TOKEN, key, key, key, 'lan_seat_none_1_0_nothing', 'nothing'])
      const { channel, request, verdict, text } = await send({ chance, known, aim, touched })
      // What nobody waited for is heard of a round later.
      await nextRound()
      counts[channel] = (counts[channel] ?? 0) + 1
      for (const outcome of outcomesOf(text)) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
      const why = verdict ?? (stage.toys.faults.length + stage.logged.length > faults ? `a fault was logged: ${JSON.stringify(stage.logged.at(-1) ?? String(stage.toys.faults.at(-1)))}` : null)
      if (why !== null) failures.push({ number, why, request, before: last })
      last = request
      known.learn(text)
      progress(number + 1)
    }
    await live.close()
    const after = await settled(stage, before)
    // Bots and clocks would play on while the logs are read.
    await stage.toys.end()
    const untouched = [...allFields(schema), ...send.operations].filter(name => !touched.has(name))
    return { counts, outcomes, failures, untouched, before, after, intact: await checkLogs(stage) }
  } finally {
    await live.close()
    await stage.close()
  }
}

/** What came of a request: the codes that it was refused with. */
const outcomesOf = (text: string): readonly string[] => {
  const codes = [...text.matchAll(/"code":"([A-Z_]+)"/g)].map(([, code = '']) => code).filter(code => REFUSALS.some(known => known === code))
  return codes.length === 0 ? ['OK'] : [...new Set(codes)]
}

type Send = (sources: Sources) => Promise<Sent>

/** Sends; knows which operations of REST there are. */
type Sender = Send & { readonly operations: readonly string[] }

const openSender = async ({ app }: Stage, live: ReturnType<typeof openLiveChannel>, chance: Chance): Promise<Sender> => {
  const document = (await app.inject('/v1/openapi.json')).json<Json>()
  const routes = routesOf(document)
  const judgeRest = restJudge(document)

  const inject = async (method: string, url: string, headers: Record<string, string>, body: unknown): Promise<Answer> => {
    const payload = body === undefined ? {} : { payload: JSON.stringify(body) }
    const response = await app.inject({ method: method as 'GET', url, headers: { ...body !== undefined && { 'content-type': 'application/json' }, ...headers }, ...payload })
    return { status: response.statusCode, type: String(response.headers['content-type']), requestId: response.headers['x-request-id'], text: response.payload }
  }
  const bearing = ({ aim: { token } }: Sources): Record<string, string> => token === null ? {} : { authorization: `Bearer ${token}` }

  const graphql: Send = async sources => {
    const operation = oneIn(chance, 2) ? 'mutation' : 'query'
    const body = randomDocument(schema, sources, operation)
    const headers = bearing(sources)
    const answer = await inject('POST', '/graphql', headers, body)
    return { channel: `GraphQL ${operation}`, request: { method: 'POST', url: '/graphql', headers, body }, verdict: judgeGraphql(answer), text: answer.text }
  }

  const rest: Send = async sources => {
    const { route, url, headers: more, body } = randomRequest(document, oneIn(chance, 3) ? routes.find(({ id }) => id === 'choose') ?? someOf(chance, routes) : someOf(chance, routes), sources)
    const headers = { ...bearing(sources), ...more }
    const answer = await inject(route.method, url, headers, body)
    return { channel: 'REST', request: { method: route.method, url, headers, body }, verdict: judgeRest(route, answer), text: answer.text }
  }

  const subscription: Send = async sources => {
    const request = randomDocument(schema, sources, 'subscription')
    return { channel: 'subscription', request, verdict: await live.subscribe(request), text: '' }
  }

  const stream: Send = async sources => {
    const url = oneIn(chance, 2) ? '/v1/decisions' : `/v1/fights/${sources.aim.fightId ?? 'none'}/events?after=${chance(30)}`
    return { channel: 'stream', request: { url }, verdict: await live.stream(url, sources.aim.token), text: '' }
  }

  const send: Send = sources => {
    if (oneIn(chance, 40)) return subscription(sources)
    if (oneIn(chance, 80)) return stream(sources)
    return oneIn(chance, 3) ? rest(sources) : graphql(sources)
  }
  return Object.assign(send, { operations: routes.map(({ id }) => `REST ${id}`) })
}

/** What is left once who has gone is known to have gone. */
const settled = async (stage: Stage, before: Readonly<Record<string, number>>): Promise<Readonly<Record<string, number>>> => {
  for (let waited = 0; ; waited += 50) {
    const after = await stage.leftBehind()
    if (waited >= SETTLE_MILLISECONDS || Object.entries(after).every(([name, count]) => count <= (before[name] ?? 0))) return after
    await sleep(50)
  }
}
