/** Every row of the design's list of what to be hard against, over GraphQL, WebSocket and Fastify: where it is tested, and the tests of those that no other file has. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { readdirSync, readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { GraphQLID, getNamedType, isInputObjectType, isInterfaceType, isObjectType, type GraphQLType } from 'graphql'
import t, { type Test } from 'tap'
import WebSocket from 'ws'
import { limits } from '../../src/api/graphql/limits.js'
import { LIVE_LIMITS } from '../../src/api/live/live-limits.js'
import { type Json, objectAt, schema } from '../support/api-clients.js'
import { nobodyListens, openLive } from '../support/live-api.js'
import { FIGHT_EVENTS, liveUrl, openBareSocket, subscribe } from '../support/live-clients.js'
import { type Elsewhere, standsThere } from '../support/told-elsewhere.js'
import { given, TOY } from '../support/toy-house.js'

type Live = Awaited<ReturnType<typeof openLive>>

interface Row {
  readonly against: string
  readonly elsewhere?: readonly Elsewhere[]
  readonly attack?: (t: Test, live: Live) => Promise<void>
}

const BAD_INPUT = 'api/bad-input.test.ts'
const ABUSE = 'api/live-abuse.test.ts'
const HEADERS = 'api/headers.test.ts'
const VERSIONS = 'tooling/versions.test.ts'
const there = (file: string, ...titles: readonly string[]): readonly Elsewhere[] => titles.map(title => ({ file, title }))

const ask = async (app: FastifyInstance, query: string, variables: Json = {}): Promise<Json> =>
  (await app.inject({ method: 'POST', url: '/graphql', payload: { query, variables } })).json()

/** What stands in the way of a document, each by its message. */
const messagesOf = ({ errors }: Json): readonly string[] => Array.isArray(errors) ? errors.map(({ message }: { readonly message: string }) => message) : []

const overGraphql: readonly Row[] = [
  { against: 'depth', elsewhere: there(BAD_INPUT, 'a document that is too deep', 'one that hides its depth in fragments', 'an introspection that is too deep') },
  { against: 'aliases, and many mutations in one request', elsewhere: there(BAD_INPUT, 'too many aliases', 'two mutations', 'mutations in a fragment') },
  { against: 'batches', elsewhere: there(BAD_INPUT, 'a batch') },
  { against: 'tokens and size', elsewhere: there(BAD_INPUT, 'too many tokens', 'a body over 64 KiB for GraphQL', 'too many fields by fragments') },
  { against: 'suggestions to those who guess', elsewhere: there(BAD_INPUT, 'in production nothing is suggested to those who guess') },
  {
    against: 'requests that a page of elsewhere can send without asking',
    elsewhere: there(BAD_INPUT, 'GraphQL by GET from elsewhere', 'GraphQL as a form', 'GraphQL as plain text'),
    async attack (t, { url }) {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', undefined]) {
        const { status } = await fetch(`${url}/graphql`, { method: 'POST', body: '{"query":"{viewer{kind}}"}', headers: type === undefined ? {} : { 'content-type': type } })
        t.ok(status >= 400 && status < 500, `${type}: ${status}`)
      }
      // The handshake of a WebSocket is not taken for one.
      const socket = await openBareSocket(url)
      await socket.init()
      t.match(socket.received, [{ type: 'connection_ack' }])
      socket.socket.terminate()
    }
  },
  {
    against: 'one rule that hides what the others have to say',
    async attack (t, { app }) {
      const deep = 'fight { decisions { '.repeat(5) + 'id' + ' } }'.repeat(5)
      const aliases = Array.from({ length: limits.aliases + 1 }, (_, index) => `a${index}: viewer { kind }`).join(' ')
      const messages = messagesOf(await ask(app, `{ viewer { ${deep} nothing } ${aliases} }`))
      for (const part of ['levels deep', 'aliases', 'Cannot query field']) t.ok(messages.some(message => message.includes(part)), part)
    }
  },
  { against: 'errors without a code, or with our insides', elsewhere: [...there(BAD_INPUT, 'nothing of the server\\\'s insides'), ...there('api/own-faults.test.ts', 'a fault of ours is logged and says nothing of itself'), ...there('server/logs.test.ts', 'graphql-failed')] },
  {
    against: 'fragments that grow by each other',
    async attack (t, { app }) {
      const fragments = Array.from({ length: 40 }, (_, index) => `fragment F${index} on Viewer { ...F${index + 1} ...F${index + 1} }`).join(' ')
      // Two to the fortieth of them would never be written out.
      const { errors } = await ask(app, `{ viewer { ...F0 } } ${fragments} fragment F40 on Viewer { kind }`)
      t.match(errors, [{ extensions: { code: 'BAD_REQUEST' } }])
    }
  },
  {
    against: 'a list of which some items fail at once and others later',
    async attack (t, { app, toys }) {
      // Whoever is lost on the way ends the process.
      for (let count = 0; count < 20; count++) await given(toys)
      const unheard: unknown[] = []
      const hear = (fault: unknown): void => { unheard.push(fault) }
      process.on('unhandledRejection', hear)
      for (const fields of ['record events { lastSeq }', 'events { lastSeq } record', 'a: events { lastSeq } b: events { lastSeq }']) {
        for (const before of ['', 'decisions { id }']) {
          t.match(await ask(app, `{ ${before} fights(first: 25) { nodes { ${fields} } } }`), { errors: [{ extensions: { code: 'BAD_REQUEST' } }] }, `${before} ${fields}`)
        }
      }
      await sleep(50)
      process.off('unhandledRejection', hear)
      t.strictSame(unheard, [])
    }
  },
  {
    against: 'a directive a thousand times',
    async attack (t, { app }) {
      t.match(await ask(app, `{ viewer { kind ${'@include(if: true) '.repeat(400)} } }`), { errors: [{ extensions: { code: 'BAD_REQUEST' } }] })
      t.match(await ask(app, `{ viewer { kind ${'@nothing '.repeat(300)} } }`), { errors: [{ extensions: { code: 'BAD_REQUEST' } }] })
    }
  }
]

const init = async (url: string, payload: object, headers: Record<string, string> = {}) => {
  const socket = await openBareSocket(url, { headers })
  await socket.init(payload)
  return socket
}

const answerTo = async ({ received, send }: Awaited<ReturnType<typeof init>>, query: string, variables: Json = {}): Promise<Json> => {
  send(subscribe('1', query, variables))
  for (;;) {
    const answer = received.find(({ id }) => id === '1')
    if (answer) return answer
    await sleep(10)
  }
}

const overWebSocket: readonly Row[] = [
  { against: 'documents that nobody validates', elsewhere: there(ABUSE, 'an unknown field', 'too many aliases', 'too many tokens', 'too deep', 'two root fields', 'a query', 'a mutation') },
  {
    against: 'a payload that passes for headers',
    async attack (t, { toys, url }) {
      const { id, hostToken } = await given(toys, { visibility: 'PRIVATE' })
      const payloads: readonly object[] = [{ authorization: `Bearer ${hostToken}` }, { headers: { authorization: `Bearer ${hostToken}` } }, { Authorization: `Bearer ${hostToken}` }, { bearer: { kind: 'HOST', fightId: id } }, JSON.parse(`{"__proto__": {"token": "${hostToken}"}}`)]
      for (const payload of payloads) {
        const socket = await init(url, payload)
        t.match(await answerTo(socket, FIGHT_EVENTS, { id }), { type: 'error', payload: [{ extensions: { code: 'FIGHT_NOT_FOUND' } }] }, JSON.stringify(payload).slice(0, 20))
        socket.socket.terminate()
      }
      const rightly = await init(url, { token: hostToken })
      t.match(await answerTo(rightly, FIGHT_EVENTS, { id }), { type: 'next' })
      rightly.socket.terminate()
    }
  },
  { against: 'sockets that never say who they are', elsewhere: there(ABUSE, 'a socket that says nothing at first is closed', "name: 'two inits', code: 4429", "name: 'a subscription before the init', code: 4401") },
  { against: '3,000 subscriptions with one id', elsewhere: there(ABUSE, "name: '3,000 subscriptions with one id', code: 4409", "name: 'an id that is in use', code: 4409", 'leave nobody listening') },
  { against: 'tokens that prove nothing, or nothing any more', elsewhere: [...there(ABUSE, 'a token that proves nothing', 'a token that becomes void loses its sockets'), ...there('api/accounts.test.ts', 'sockets and streams of a revoked key are closed')] },
  { against: 'too much: subscriptions, sockets, frames, bytes', elsewhere: there(ABUSE, 'too many subscriptions', 'a token has so many sockets and streams', 'too many messages', 'too many pings', 'a frame that is too large') },
  {
    against: 'compression that swells in memory',
    async attack (t, { url }) {
      const socket = new WebSocket(liveUrl(url), 'graphql-transport-ws', { perMessageDeflate: true })
      await once(socket, 'open')
      t.equal(socket.extensions, '', 'none is agreed on')
      socket.terminate()
    }
  },
  {
    against: 'a message in a thousand pieces, or one that never ends',
    async attack (t, { url }) {
      const socket = await init(url, {})
      for (let piece = 0; piece < 40; piece++) socket.socket.send('x'.repeat(1024), { fin: false })
      t.equal((await socket.closed).code, 1009)
    }
  },
  { against: 'pages of other origins', elsewhere: there(ABUSE, 'pages of other origins get no socket') },
  { against: 'readers that do not read, and sockets that are dead', elsewhere: [...there('api/live-secrets-and-slowness.test.ts', 'a reader for whom too much waits is sent away'), ...there(ABUSE, 'a socket that answers no ping is ended')] },
  {
    against: 'a WebSocket on the path of another protocol, and one that is spoken wrongly',
    elsewhere: there(ABUSE, 'the subprotocol of former times', 'bytes that are no text'),
    async attack (t, { url }) {
      const say = async (text: string): Promise<string> => {
        const socket = connect(Number(new URL(url).port), '127.0.0.1')
        socket.write(text)
        const [answer] = await once(socket, 'data')
        socket.destroy()
        return String(answer).split('\r\n')[0] ?? ''
      }
      const handshake = (more: string): string => `GET /graphql/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${more}\r\n`
      t.match(await say(handshake('Sec-WebSocket-Version: 7\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n')), /^HTTP\/1.1 4\d\d/)
      t.match(await say(handshake('Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: short\r\n')), /^HTTP\/1.1 400/)
      t.match(await say(handshake('').replace('websocket', 'h2c')), /^HTTP\/1.1 4\d\d/)
    }
  }
]

const DUPLICATES = ['"seats": [{}, {}], "seats": []', '"seats": [], "seats": [{"fighter": {"type": "TOY"}}, {}]'] as const

const overHttp: readonly Row[] = [
  { against: 'requests that do not end', elsewhere: there(HEADERS, 'what is no request is answered all the same, and who dawdles is sent away', 'time-outs are as they should be') },
  { against: 'proxies that nobody trusts', elsewhere: there('api/rate-limits.test.ts', 'believes trusted proxies alone', 'nobody says it of himself') },
  {
    against: 'bodies that pass by their type',
    elsewhere: there(BAD_INPUT, 'JSON that is sent as text', 'another content type', 'a content type that is none'),
    async attack (t) {
      const api = new URL('../../src/api/', import.meta.url)
      // A schema a content type is looked up by what the client says: another spelling of it is validated by none.
      const offenders = readdirSync(api, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.ts') && /body: \{\s*content/.test(readFileSync(new URL(file, api), 'utf8')))
      t.strictSame(offenders, [])
    }
  },
  {
    against: 'a key twice: the last one counts, for both faces alike',
    async attack (t, { app }) {
      const [none, two] = await Promise.all(DUPLICATES.map(async body => {
        const rest = await app.inject({ method: 'POST', url: '/v1/fights', headers: { 'content-type': 'application/json' }, payload: `{"ruleset": "toy", ${body}}` })
        const graphql = await app.inject({ method: 'POST', url: '/graphql', headers: { 'content-type': 'application/json' }, payload: `{"query": "mutation ($i: CreateFightInput!) { createFight(input: $i) { fight { seats { taken } } } }", "variables": {"i": {"ruleset": "toy", ${body}}}}` })
        return [rest.statusCode, objectAt(rest.json())['code'] ?? null, objectAt(graphql.json())['errors'] === undefined]
      }))
      t.strictSame([none, two], [[422, 'SETUP_REFUSED', false], [201, null, true]])
    }
  },
  {
    against: 'numbers that JSON rounds: ids are texts everywhere',
    elsewhere: there(BAD_INPUT, 'a decision that is a number', 'events after a huge number'),
    async attack (t, { app, toys }) {
      const numbers: string[] = []
      for (const type of Object.values(schema.getTypeMap())) {
        if (type.name.startsWith('__') || !(isObjectType(type) || isInterfaceType(type) || isInputObjectType(type))) continue
        for (const [name, { type: of }] of Object.entries<{ readonly type: GraphQLType }>(type.getFields())) {
          if (/(?:^id|[a-z]Id)$/.test(name) && ![GraphQLID.name, 'String'].includes(getNamedType(of).name)) numbers.push(`${type.name}.${name}`)
        }
      }
      t.strictSame(numbers, [], 'in GraphQL')
      t.strictSame([...JSON.stringify((await app.inject('/v1/openapi.json')).json()).matchAll(/"(?:id|\w+Id)":\{"type":"(?:integer|number)/g)], [], 'and in REST')
      const { id, hostToken } = await given(toys, { seats: [{ fighter: TOY }, {}] })
      for (const number of ['9007199254740993', '1e400', '-1', '0.5']) {
        const { statusCode } = await app.inject({ method: 'POST', url: `/v1/fights/${id}/tokens`, headers: { 'content-type': 'application/json', authorization: `Bearer ${hostToken}` }, payload: `{"seat": ${number}}` })
        t.ok(statusCode >= 400 && statusCode < 500, number)
        t.match(await ask(app, `{ fight(id: ${number}) { id } }`), { errors: [{ extensions: { code: /BAD_REQUEST|FIGHT_NOT_FOUND/ } }] })
      }
    }
  },
  {
    against: 'two requests in one: lengths that contradict each other',
    async attack (t, { url }) {
      const smuggled = 'GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n'
      for (const head of ['Content-Length: 4\r\nTransfer-Encoding: chunked', 'Content-Length: 4\r\nContent-Length: 40', 'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity', 'Content-Length: -1']) {
        const socket = connect(Number(new URL(url).port), '127.0.0.1')
        let answers = ''
        socket.on('data', chunk => { answers += String(chunk) })
        socket.on('error', () => {})
        socket.write(`POST /v1/fights HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${head}\r\n\r\n0\r\n\r\n${smuggled}`)
        await once(socket, 'close')
        t.match(answers, /^HTTP\/1.1 400 /, head)
        t.equal(answers.match(/^HTTP\/1.1/gm)?.length, 1, 'and nothing after it is read')
      }
    }
  },
  { against: 'old versions with known holes', elsewhere: there(VERSIONS, "mercurius: '16.8.0', fastify: '5.12.6', ws: '8.21.1'") }
]

for (const [channel, rows] of Object.entries({ 'GraphQL over HTTP': overGraphql, WebSocket: overWebSocket, 'Fastify and HTTP': overHttp })) {
  t.test(channel, async t => {
    const live = await openLive(t, { liveLimits: { perAddress: 60 } })
    for (const { against, elsewhere = [], attack } of rows) {
      await t.test(`against ${against}`, async t => {
        for (const where of elsewhere) standsThere(t, where)
        await attack?.(t, live)
      })
    }
    await nobodyListens(t, live.news)
    t.strictSame(live.toys.faults, [], 'nothing failed behind the scenes')
    t.ok(LIVE_LIMITS.frameBytes <= 16 * 1024)
  })
}
