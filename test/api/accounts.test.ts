import { once } from 'node:events'
import t, { type Test } from 'tap'
import type { FastifyInstance } from 'fastify'
import { listAt, textAt } from '../support/answers.js'
import { type ApiClient, graphqlClient, type Json, objectAt, type Reply, restClient, withoutNulls } from '../support/api-clients.js'
import { nobodyListens, openLive } from '../support/live-api.js'
import { liveClient, openBareSocket, openEventSource, tellings } from '../support/live-clients.js'
import { openToyApi } from '../support/toy-api.js'
import { ADMIN_TOKEN, TOY } from '../support/toy-house.js'
import { until } from '../support/until.js'

const facesOf = (app: FastifyInstance): readonly [ApiClient, ApiClient] => [restClient(app), graphqlClient(app)]

/** What both faces say, without ids, times and keys. */
const plainly = ({ code, body }: Reply): unknown => ({ code, body: JSON.parse(JSON.stringify(body, (name, value: unknown) => ['id', 'accountId', 'token', 'createdAt', 'endsAt', 'message'].includes(name) ? typeof value : value)) as unknown })

t.test('accounts and keys by both faces', async t => {
  const { app } = await openToyApi(t)
  const traces: unknown[] = []
  for (const [index, face] of facesOf(app).entries()) {
    await t.test(face.name, async t => {
      const trace: Reply[] = []
      const note = async (reply: Promise<Reply>): Promise<Json> => {
        const each = await reply
        trace.push(each)
        return each.body
      }
      const created = await note(face.createAccount(null, { name: `Jose\u0301 ${index}`, label: 'first' }))
      const { id } = objectAt(created, 'account')
      const [key, keyId] = [textAt(created, 'token'), textAt(objectAt(created, 'key'), 'id')]
      t.match(created, { account: { name: `Jos\u00e9 ${index}` }, key: { accountId: id, scopes: ['play', 'host', 'keys'], label: 'first', endsAt: null } })
      t.strictSame(await note(face.viewer(key)), { kind: 'ACCOUNT', fightId: null, seat: null, account: { id, name: `Jos\u00e9 ${index}` }, scopes: ['play', 'host', 'keys'] })
      t.strictSame((await face.viewer(ADMIN_TOKEN)).body, { kind: 'ADMIN', fightId: null, seat: null, account: null, scopes: ['admin'] })
      t.strictSame(await note(face.account({ name: `JOSÉ ${index}` })), { id, name: `Jos\u00e9 ${index}` })
      t.strictSame(await note(face.account({ id })), { id, name: `Jos\u00e9 ${index}` })
      const bot = await note(face.createKey(key, { scopes: ['play'], label: null }))
      const rotated = await note(face.rotateKey(key, textAt(objectAt(bot, 'key'), 'id'), { grace: 'PT0S' }))
      t.match((await face.viewer(textAt(bot, 'token'))).code, 'UNAUTHENTICATED')
      const { keys } = await note(face.keys(key))
      t.match(keys, [{ id: keyId }, { id: objectAt(rotated, 'key')['id'] }])
      t.strictSame((await face.keys(ADMIN_TOKEN, String(id))).body['keys'], keys)
      await note(face.revokeKey(key, textAt(objectAt(rotated, 'key'), 'id')))
      t.match(await face.viewer(textAt(rotated, 'token')), { code: 'UNAUTHENTICATED' })
      await note(face.closeAccount(ADMIN_TOKEN, String(id)))
      t.match(await face.viewer(key), { code: 'UNAUTHENTICATED' })
      traces.push(JSON.parse(JSON.stringify(trace.map(plainly)).replaceAll(`Jos\u00e9 ${index}`, 'NAME')))
    })
  }
  t.strictSame(traces[1], traces[0], 'alike')
})

interface Stage { readonly key: string, readonly keyId: string, readonly weak: string, readonly other: string, readonly host: string }

/** What is refused, by what brings it about. */
const refusals: readonly { readonly code: string, readonly why: string, readonly tell: (face: ApiClient, stage: Stage) => Promise<Reply> }[] = [
  { code: 'BAD_REQUEST', why: 'an account without a name', tell: face => face.createAccount(null, {}) },
  { code: 'BAD_REQUEST', why: 'a name that is a number', tell: face => face.createAccount(null, { name: 7 }) },
  { code: 'BAD_REQUEST', why: 'a very long name', tell: face => face.createAccount(null, { name: 'x'.repeat(201) }) },
  { code: 'BAD_REQUEST', why: 'a NUL in a name', tell: face => face.createAccount(null, { name: 'Gr\0m' }) },
  { code: 'BAD_REQUEST', why: 'a field that an account has not', tell: face => face.createAccount(null, { name: 'Grom', admin: true }) },
  { code: 'BAD_REQUEST', why: 'an empty label', tell: face => face.createAccount(null, { name: 'Grom', label: '' }) },
  { code: 'BAD_REQUEST', why: 'no scopes', tell: (face, { key }) => face.createKey(key, { scopes: [] }) },
  { code: 'BAD_REQUEST', why: 'a scope that there is not', tell: (face, { key }) => face.createKey(key, { scopes: ['all'] }) },
  { code: 'BAD_REQUEST', why: 'a grace that is none', tell: (face, { key, keyId }) => face.rotateKey(key, keyId, { grace: 'an hour' }) },
  { code: 'BAD_REQUEST', why: 'a grace of a month', tell: (face, { key, keyId }) => face.rotateKey(key, keyId, { grace: 'P1M' }) },
  { code: 'BAD_REQUEST', why: 'an account of no name', tell: face => face.account({}) },
  { code: 'NAME_REFUSED', why: 'a mixed word', tell: face => face.createAccount(null, { name: '\u0430dmin' }) },
  { code: 'NAME_REFUSED', why: 'a zero-width space', tell: face => face.createAccount(null, { name: 'Gr\u200bom' }) },
  { code: 'NAME_TAKEN', why: 'a name in other letters', tell: face => face.createAccount(null, { name: 'SPARTACUS' }) },
  { code: 'UNAUTHENTICATED', why: 'keys of nobody', tell: face => face.keys(null) },
  { code: 'UNAUTHENTICATED', why: 'a key for nobody', tell: face => face.createKey(null, { scopes: ['play'] }) },
  { code: 'UNAUTHENTICATED', why: 'nobody closes an account', tell: face => face.closeAccount(null, 'x') },
  { code: 'UNAUTHENTICATED', why: 'a key that was never given', tell: face => face.viewer(`lan_key_${'0'.repeat(16)}_${'0'.repeat(38)}`) },
  { code: 'FORBIDDEN', why: 'keys by the token of a host', tell: (face, { host }) => face.keys(host) },
  { code: 'FORBIDDEN', why: 'keys by a key without that scope', tell: (face, { weak }) => face.keys(weak) },
  { code: 'FORBIDDEN', why: 'more than one\'s own', tell: (face, { key }) => face.createKey(key, { scopes: ['admin'] }) },
  { code: 'FORBIDDEN', why: 'the keys of another', tell: (face, { key }) => face.keys(key, 'another') },
  { code: 'FORBIDDEN', why: 'an account closed by its key', tell: (face, { key }) => face.closeAccount(key, 'x') },
  { code: 'NOT_FOUND', why: 'an account that there is not', tell: face => face.account({ id: 'none' }) },
  { code: 'NOT_FOUND', why: 'an account whose id is odd', tell: face => face.account({ id: '\0' }) },
  { code: 'NOT_FOUND', why: 'a name that there is not', tell: face => face.account({ name: 'Nobody here' }) },
  { code: 'NOT_FOUND', why: 'a name that cannot be', tell: face => face.account({ name: '\0' }) },
  { code: 'NOT_FOUND', why: 'a key that there is not', tell: (face, { key }) => face.revokeKey(key, 'f'.repeat(16)) },
  { code: 'NOT_FOUND', why: 'a key whose id is odd', tell: (face, { key }) => face.revokeKey(key, '\0') },
  { code: 'NOT_FOUND', why: 'a key of another', tell: (face, { key, other }) => face.rotateKey(key, other) },
  { code: 'NOT_FOUND', why: 'an account to close', tell: face => face.closeAccount(ADMIN_TOKEN, 'none') }
]

t.test('both faces refuse alike', async t => {
  const { app } = await openToyApi(t)
  const [rest] = facesOf(app)
  const { body: own } = await rest.createAccount(null, { name: 'Spartacus' })
  const { body: others } = await rest.createAccount(null, { name: 'Crixus' })
  const key = textAt(own, 'token')
  const { body: fight } = await rest.create({ ruleset: 'toy', seats: [{ fighter: TOY }, {}] })
  const stage: Stage = {
    key,
    keyId: textAt(objectAt(own, 'key'), 'id'),
    weak: textAt((await rest.createKey(key, { scopes: ['play', 'host'] })).body, 'token'),
    other: textAt(objectAt(others, 'key'), 'id'),
    host: textAt(fight, 'hostToken')
  }
  const before = (await rest.keys(key)).body
  for (const { code, why, tell } of refusals) {
    for (const face of facesOf(app)) t.equal((await tell(face, stage)).code, code, `${face.name}: ${why}`)
  }
  t.strictSame((await rest.keys(key)).body, before, 'and nothing has changed')
})

const given = async (app: FastifyInstance, name: string): Promise<{ readonly key: string, readonly bot: string, readonly botId: string }> => {
  const [rest] = facesOf(app)
  const key = textAt((await rest.createAccount(null, { name })).body, 'token')
  const { body } = await rest.createKey(key, { scopes: ['play'] })
  return { key, bot: textAt(body, 'token'), botId: textAt(objectAt(body, 'key'), 'id') }
}

const closesWithTheKey = async (t: Test, { app, url, news }: Awaited<ReturnType<typeof openLive>>): Promise<void> => {
  const { key, bot, botId } = await given(app, 'Verus')
  const [rest] = facesOf(app)
  const { body: fight } = await rest.create({ ruleset: 'toy', seats: [{ fighter: TOY }, { fighter: TOY }] })
  const id = textAt(objectAt(fight, 'fight'), 'id')
  const idle = await openBareSocket(url)
  await idle.init({ token: bot })
  const others = await openBareSocket(url)
  await others.init({ token: key })
  const lobby = liveClient(url, bot)
  const told = tellings(lobby, 'subscription { lobby { __typename } }')
  told.next().catch(() => {})
  const stream = await openEventSource(`${url}/v1/fights/${id}/events`, { token: bot })
  t.match(await stream.events.next(), { value: { event: 'message' } })
  t.match(await rest.revokeKey(key, botId), { code: null })
  t.match(await idle.closed, { code: 4401 }, 'a socket on which nothing runs')
  const last: unknown[] = []
  for await (const { event, data } of stream.events) last.push(event === 'problem' ? data['code'] : event)
  t.strictSame(last.filter(event => event !== 'message'), ['UNAUTHENTICATED'], 'a stream, and it does not look like the end of the fight')
  others.send({ type: 'ping' })
  await until(() => others.received.some(({ type }) => type === 'pong') || others.socket.readyState !== others.socket.OPEN)
  t.equal(others.socket.readyState, others.socket.OPEN, 'what another key opened stays')
  others.socket.close()
  await once(others.socket, 'close')
  await lobby.dispose()
  await nobodyListens(t, news)
}

t.test('an account fights by its key, by both faces alike', async t => {
  const { app } = await openToyApi(t)
  const faces = facesOf(app)
  const [rest, graphql] = faces
  for (const face of faces) {
    await t.test(face.name, async t => {
      const [host, ann, bob] = await Promise.all(['Host of', 'Ann of', 'Bob of'].map(async name => textAt((await face.createAccount(null, { name: `${name} ${face.name}` })).body, 'token')))
      const created = await face.create({ ruleset: 'toy', pacing: 'MANUAL', seats: [{}, {}], idempotencyKey: 'one' }, host)
      const id = textAt(objectAt(created.body, 'fight'), 'id')
      t.match(await face.join(id, { fighter: TOY }, ann), { code: null, body: { seat: 1, fight: { seats: [{ name: `Ann of ${face.name}`, account: { name: `Ann of ${face.name}` } }, { account: null }] } } })
      t.match(await face.join(id, { fighter: TOY }, ann), { code: 'ALREADY_SEATED' })
      t.match(await face.join(id, { fighter: TOY }, bob), { code: null, body: { seat: 2, fight: { status: 'RUNNING' } } })
      for (const key of [ann, bob]) {
        const { body } = await face.decisions(key ?? null, null)
        const [decision] = listAt(body, 'decisions')
        t.match(decision, { fightId: id, kind: 'SEAL_NUMBER' })
        t.match(await face.choose(key ?? null, id, { decision: decision?.['id'], kind: 'SEAL_NUMBER', number: 2 }), { code: null })
      }
      for (const [who, key] of Object.entries({ host, ann, bob })) {
        for (const look of [(face: ApiClient) => face.fight(key ?? null, id), (face: ApiClient) => face.decisions(key ?? null, null), (face: ApiClient) => face.record(key ?? null, id), (face: ApiClient) => face.viewer(key ?? null)]) {
          t.strictSame(withoutNulls(await look(graphql)), withoutNulls(await look(rest)), who)
        }
      }
      t.match((await face.decisions(host ?? null, null)).body, { decisions: [{ kind: 'ADVANCE' }] })
      t.match(await face.advance(host ?? null, id, { from: { turn: 1, phase: 'SEALING' } }), { code: null })
      t.match(await face.choose(ann ?? null, id, { kind: 'CONCEDE', seat: 1, idempotencyKey: 'enough' }), { code: null, body: { fight: { status: 'FINISHED' } } })
    })
  }
})

t.test('sockets and streams tell an account what it is asked, in all its fights', async t => {
  const { app, url, news } = await openLive(t)
  const { key, bot } = await given(app, 'Carpophorus')
  const [rest] = facesOf(app)
  const client = liveClient(url, bot)
  const told = tellings(client, 'subscription { decisions { __typename ... on DecisionOpened { decision { id } } ... on DecisionClosed { id } } }')
  const stream = await openEventSource(`${url}/v1/decisions`, { token: key })
  const ids: string[] = []
  for (const round of [1, 2]) {
    const next = told.next()
    const { body } = await rest.create({ ruleset: 'toy', seats: [{}, { fighter: TOY }] }, key)
    const id = textAt(objectAt(body, 'fight'), 'id')
    ids.push(id)
    t.match(await rest.join(id, { fighter: TOY }, key), { code: null })
    t.match((await next).value, { __typename: 'DecisionOpened', decision: { id: `${id}.1` } }, `fight ${round}`)
    t.match((await stream.events.next()).value, { event: 'opened', data: { fightId: id } })
  }
  t.match(await rest.choose(bot, ids[0] ?? '', { decision: `${ids[0]}.1`, kind: 'SEAL_NUMBER', number: 2 }), { code: null })
  t.match((await told.next()).value, { __typename: 'DecisionClosed', id: `${ids[0]}.1` })
  t.match((await stream.events.next()).value, { event: 'closed', data: { id: `${ids[0]}.1` } })
  stream.cut()
  await client.dispose()
  await nobodyListens(t, news)
})

t.test('sockets and streams of a revoked key are closed', async t => {
  await closesWithTheKey(t, await openLive(t))
})

t.test('a key stands in no answer but the one that gives it', async t => {
  const { app } = await openToyApi(t)
  for (const face of facesOf(app)) {
    const { body } = await face.createAccount(null, { name: `Priscus ${face.name}` })
    const key = textAt(body, 'token')
    const secret = key.slice(25, 57)
    const keyId = textAt(objectAt(body, 'key'), 'id')
    const { body: fight } = await face.create({ ruleset: 'toy', seats: [{ fighter: TOY }, {}] })
    const id = textAt(objectAt(fight, 'fight'), 'id')
    const seen = [
      await face.viewer(key), await face.keys(key), await face.fight(key, id), await face.revokeKey(key, keyId), await face.viewer(key), await face.fights({}),
      await face.join(id, { fighter: TOY }, key), await face.record(null, id)
    ]
    t.notOk(JSON.stringify(seen).includes(secret))
    t.equal(listAt((await face.fights({})).body, 'fights').length > 0, true)
  }
})
