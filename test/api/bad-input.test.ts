import t from 'tap'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { getIntrospectionQuery } from 'graphql'
import { limits } from '../../src/api/graphql/limits.js'
import { listAt, textAt } from '../support/answers.js'
import { type Json, objectAt } from '../support/api-clients.js'
import { openApp } from '../support/real-app.js'

interface Attack { readonly why: string, readonly request: (stage: Stage) => InjectOptions, readonly status: number, readonly code: string }
interface Stage { readonly id: string, readonly token: string, readonly decision: string }

const json = (body: unknown, more: InjectOptions = {}): InjectOptions => ({ method: 'POST', url: '/v1/fights', headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body), ...more })
const text = (payload: string, type = 'application/json', url = '/v1/fights'): InjectOptions => ({ method: 'POST', url, headers: { 'content-type': type }, payload })
const get = (url: string, headers: Record<string, string> = {}): InjectOptions => ({ method: 'GET', url, headers })
const choice = (body: unknown) => ({ id, token }: Stage): InjectOptions =>
  ({ method: 'POST', url: `/v1/fights/${id}/choices`, headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` }, payload: JSON.stringify(body) })
const graphql = (query: unknown, variables?: unknown): InjectOptions => json({ query, variables }, { url: '/graphql' })
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)

const bad = (why: string, request: InjectOptions | Attack['request'], code = 'BAD_REQUEST', status = 400): Attack =>
  ({ why, request: typeof request === 'function' ? request : () => request, code, status })

const seats = [{ fighter: { type: 'ORC' } }, {}]

const attacks: readonly Attack[] = [
  bad('malformed JSON', text('{"seats": [')),
  bad('no JSON at all', text('seats')),
  bad('an empty body', text('')),
  bad('no body', { method: 'POST', url: '/v1/fights' }),
  bad('null for a body', text('null')),
  bad('a list for a body', text('[]')),
  bad('a number for a body', text('7')),
  bad('another content type', text('seats=2', 'application/x-www-form-urlencoded'), 'UNSUPPORTED_MEDIA_TYPE', 415),
  bad('JSON that is sent as text', text(JSON.stringify({ seats }), 'text/plain'), 'UNSUPPORTED_MEDIA_TYPE', 415),
  bad('a content type that is none', text('{}', 'nonsense'), 'UNSUPPORTED_MEDIA_TYPE', 415),
  bad('a body over 64 KiB', json({ seats, style: 'x'.repeat(66_000) }), 'BODY_TOO_LARGE', 413),
  bad('a body over 64 KiB for GraphQL', graphql(`# ${'x'.repeat(66_000)}`), 'BODY_TOO_LARGE', 413),
  bad('a key of prototypes', text('{"seats": [{}, {}], "__proto__": {"a": 1}}')),
  bad('an unknown field', json({ seats, colour: 'red' })),
  bad('seats that are no list', json({ seats: 'two' })),
  bad('a seat that is no object', json({ seats: ['ORC', {}] })),
  bad('a name that is a number', json({ seats: [{ name: 5 }, {}] })),
  bad('a NUL in a name', json({ seats: [{ name: 'a\0', fighter: { type: 'ORC' } }, {}] })),
  bad('half a surrogate pair in a name', text('{"seats": [{"name": "\\ud800", "fighter": {"type": "ORC"}}, {}]}')),
  bad('a NUL in an arena', json({ seats, arena: { shape: '\0' } })),
  bad('a very deep body', text(`{"seats": [{}, {}], "arena": {"hexes": ${nested(5000)}}}`)),
  bad('a deeper one for GraphQL', text(`{"query": "mutation ($i: CreateFightInput!) { createFight(input: $i) { hostToken } }", "variables": {"i": {"seats": [{}, {}], "arena": ${nested(30_000)}}}}`, 'application/json', '/graphql'), 'BAD_REQUEST', 200),
  bad('a client seed that is short', json({ seats: [{ fighter: { type: 'ORC' }, clientSeed: 'abc' }, {}] })),
  bad('two idempotency keys', json({ seats, idempotencyKey: 'a' }, { headers: { 'content-type': 'application/json', 'idempotency-key': 'b' } })),
  bad('an idempotency key that is very long', json({ seats, idempotencyKey: 'k'.repeat(201) })),
  bad('no fighter of that type', json({ seats: [{ fighter: { type: 'ELF' } }, {}] }), 'SETUP_REFUSED', 422),
  bad('a bonus that is not whole', json({ seats: [{ fighter: { type: 'ORC', bonus: { WS: 2.5 } } }, {}] })),
  bad('a bonus that is too much', json({ seats: [{ fighter: { type: 'ORC', bonus: { WS: 1e9 } } }, {}] }), 'SETUP_REFUSED', 422),
  bad('an arena of a huge radius', json({ seats, arena: { radius: 1e9 } }), 'SETUP_REFUSED', 422),
  bad('an arena with hexes of text', json({ seats, arena: { hexes: ['a'] } }), 'SETUP_REFUSED', 422),
  bad('scrolls that are a number of things', json({ seats, scrolls: { scrolls: 5 } }), 'SETUP_REFUSED', 422),
  bad('one seat', json({ seats: [{ fighter: { type: 'ORC' } }] }), 'SETUP_REFUSED', 422),
  bad('no seats', json({ seats: [] }), 'SETUP_REFUSED', 422),
  bad('a turn limit of text', json({ seats, options: { turnLimit: 'ten' } }), 'SETUP_REFUSED', 422),
  bad('a situation that is none', json({ seats, situation: { turn: -1 } }), 'SETUP_REFUSED', 422),
  bad('a bot that there is not', json({ seats: [{ fighter: { type: 'ORC' }, bot: 'skynet' }, {}] }), 'SETUP_REFUSED', 422),

  bad('an unknown route', get('/v1/nothing'), 'NOT_FOUND', 404),
  bad('an unknown method', { method: 'PUT', url: '/v1/fights' }, 'METHOD_NOT_ALLOWED', 405),
  bad('an unknown fight', get('/v1/fights/none'), 'FIGHT_NOT_FOUND', 404),
  bad('an address that ends before the id', get('/v1/fights/'), 'NOT_FOUND', 404),
  bad('an address without the id in its middle', get('/v1/fights//decisions'), 'NOT_FOUND', 404),
  bad('a fight whose id is odd', get('/v1/fights/%00'), 'FIGHT_NOT_FOUND', 404),
  bad('a fight whose id is SQL', get("/v1/fights/1'%20OR%20'1'='1"), 'FIGHT_NOT_FOUND', 404),
  bad('an address that cannot be read', get('/v1/fights/%zz')),
  bad('a very long id', get(`/v1/fights/${'x'.repeat(190)}`), 'FIGHT_NOT_FOUND', 404),
  bad('a longer one', get(`/v1/fights/${'x'.repeat(2000)}`)),
  bad('a seat that is no number', { method: 'DELETE', url: '/v1/fights/none/seats/one' }),
  bad('a wait that is no number', get('/v1/decisions?wait=soon')),
  bad('a wait that is too long', get('/v1/decisions?wait=26')),
  bad('a wait below nothing', get('/v1/decisions?wait=-1')),
  bad('a wait twice', get('/v1/decisions?wait=1&wait=2')),
  bad('a page of nothing', get('/v1/fights?first=0')),
  bad('a status that there is not', get('/v1/fights?status=LOST')),
  bad('a cursor that is none', get('/v1/fights?after=nonsense')),
  bad('a cursor with a NUL', get('/v1/fights?after=%00')),
  bad('a cursor of a day that there is not', get(`/v1/fights?after=${Buffer.from('2026-02-30T00:00:00.000Z a').toString('base64url')}`)),
  bad('a cursor of the year 0', get(`/v1/fights?after=${Buffer.from('0000-01-01T00:00:00.000Z a').toString('base64url')}`)),
  ...['+010000-01-01T00:00:00.000Z', '+275760-09-13T00:00:00.000Z', '-000001-01-01T00:00:00.000Z', '1969-12-31T23:59:59.999Z', '9999-12-31T24:00:00.000Z', '2026-11-30', '2026-11-30T00:00:00Z', 'infinity', 'now', 'epoch', ''].map(moment =>
    bad(`fault: a cursor of a moment that no fight has was an error of the server: ${moment}`, get(`/v1/fights?after=${Buffer.from(`${moment} 0abc`).toString('base64url')}`))),
  bad('events after a huge number', ({ id }) => get(`/v1/fights/${id}/events?after=99999999999999999999`)),
  bad('a scroll set that there is not', get('/v1/scroll-sets/nobodys'), 'NOT_FOUND', 404),
  bad('a scroll set with a NUL', get('/v1/scroll-sets/%00')),

  bad('a header that is no token', get('/v1/viewer', { authorization: 'Basic YTpi' }), 'UNAUTHENTICATED', 401),
  bad('a header without a token', get('/v1/viewer', { authorization: 'Bearer ' }), 'UNAUTHENTICATED', 401),
  bad('an empty header', get('/v1/viewer', { authorization: '' }), 'UNAUTHENTICATED', 401),
  bad('a token that was never given', get('/v1/viewer', { authorization: 'Bearer lan_seat_abc_1_0_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx' }), 'UNAUTHENTICATED', 401),
  bad('an invite that was never given', get('/v1/viewer', { authorization: 'Bearer lan_invite_abc_1_0_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx' }), 'UNAUTHENTICATED', 401),
  bad('a very long token', get('/v1/viewer', { authorization: `Bearer ${'x'.repeat(5000)}` }), 'UNAUTHENTICATED', 401),
  bad('a token with another ending', ({ token }) => get('/v1/viewer', { authorization: `Bearer ${token}x` }), 'UNAUTHENTICATED', 401),
  bad('a bad token for GraphQL', { ...graphql('{ viewer { kind } }'), headers: { 'content-type': 'application/json', authorization: 'Bearer nothing' } }, 'UNAUTHENTICATED', 401),

  bad('a choice of nothing', choice({})),
  bad('a choice without a decision', choice({ kind: 'PLACE_FIGHTER', hex: [0, 0], facing: 'N' })),
  bad('a choice without a kind', stage => choice({ decision: stage.decision })(stage)),
  bad('a kind that is a prototype', stage => choice({ decision: stage.decision, kind: 'constructor' })(stage)),
  bad('a decision that is a number', choice({ decision: 1, kind: 'CONCEDE' })),
  bad('a hex of three', stage => choice({ decision: stage.decision, kind: 'PLACE_FIGHTER', hex: [0, 0, 0], facing: 'N' })(stage)),
  bad('a hex of fractions', stage => choice({ decision: stage.decision, kind: 'PLACE_FIGHTER', hex: [0.5, 0], facing: 'N' })(stage)),
  bad('a facing that there is not', stage => choice({ decision: stage.decision, kind: 'PLACE_FIGHTER', hex: [0, 0], facing: 'UP' })(stage)),
  bad('a choice that says who gave it', stage => choice({ decision: stage.decision, kind: 'PLACE_FIGHTER', hex: [0, 0], facing: 'N', by: 'HOST' })(stage)),
  bad('a hex that is no option', stage => choice({ decision: stage.decision, kind: 'PLACE_FIGHTER', hex: [0, 0], facing: 'N' })(stage), 'ILLEGAL_CHOICE', 422),
  bad('another kind than is asked', stage => choice({ decision: stage.decision, kind: 'PICK_MOVE', move: 'Observe' })(stage), 'ILLEGAL_CHOICE', 422),
  bad('a decision that was never put', stage => choice({ decision: `${stage.id}.999999999`, kind: 'PICK_MOVE', move: 'Observe' })(stage), 'NOT_ASKED', 422),
  bad('another seat\'s decision', stage => choice({ decision: `${stage.id}.2`, kind: 'PICK_MOVE', move: 'Observe' })(stage), 'NOT_ASKED', 422),
  bad('a counter that it has not', choice({ kind: 'SPEND_ADRENALIN', characteristic: 'WS', idempotencyKey: 'k' }), 'ILLEGAL_CHOICE', 422),

  bad('a mutation by GET', get('/graphql?query=mutation%7BcloseAccount(input%3A%7Bid%3A%22a%22%7D)%7B__typename%7D%7D', { 'graphql-require-preflight': '1' })),
  bad('GraphQL by GET without a document', get('/graphql', { 'graphql-require-preflight': '1' })),
  bad('variables by GET that are not JSON', get('/graphql?query=%7Bviewer%7Bkind%7D%7D&variables=%7B', { 'graphql-require-preflight': '1' })),
  bad('a persisted query', json({ extensions: { persistedQuery: { version: 1, sha256Hash: 'ab'.repeat(32) } } }, { url: '/graphql' }), 'PERSISTED_QUERY_NOT_SUPPORTED'),
  bad('a persisted query by GET', get(`/graphql?extensions=${encodeURIComponent('{"persistedQuery":{"version":1,"sha256Hash":"ab"}}')}`, { 'graphql-require-preflight': '1' }), 'PERSISTED_QUERY_NOT_SUPPORTED'),
  bad('a number for an id in variables', graphql('query ($id: ID!) { fight(id: $id) { id } }', { id: Number('9007199254740993') })),
  bad('a number for an id in an input', graphql('mutation ($input: LeaveFightInput!) { leaveFight(input: $input) { fight { id } } }', { input: { fightId: 7, seat: 1 } })),
  bad('a number for an id in a document', graphql('{ fight(id: 9007199254740993) { id } }')),
  bad('GraphQL by GET from elsewhere', get('/graphql?query=%7Bviewer%7Bkind%7D%7D')),
  bad('GraphQL as a form', text('query={viewer{kind}}', 'application/x-www-form-urlencoded', '/graphql'), 'UNSUPPORTED_MEDIA_TYPE', 415),
  bad('GraphQL as plain text', text('{"query": "{viewer{kind}}"}', 'text/plain', '/graphql'), 'UNSUPPORTED_MEDIA_TYPE', 415),
  bad('a batch', json([{ query: '{ viewer { kind } }' }, { query: '{ viewer { kind } }' }], { url: '/graphql' })),
  bad('no document', graphql(undefined)),
  bad('an empty document', graphql('')),
  bad('a document that is a number', graphql(7)),
  bad('a document that is JSON', graphql('{"kind": "Document", "definitions": []}')),
  bad('a document that is a list', graphql('[]')),
  bad('a document that is null', graphql('null')),
  bad('a document that does not end', graphql('{ viewer {')),
  bad('an unknown field', graphql('{ secrets }')),
  bad('a query parameter that is misspelt', get('/v1/fights?openSeat=true')),
  bad('a query parameter of prototypes', get('/v1/fights?__proto__=1')),
  bad('a query parameter of another route', ({ id }) => get(`/v1/fights/${id}?wait=5`)),
  bad('a query parameter where there are none', json({ seats }, { url: '/v1/fights?pretty' })),
  bad('a subscription', graphql('subscription { fightEvents { seq } }')),
  bad('an unknown operation', json({ query: 'query A { viewer { kind } }', operationName: 'B' }, { url: '/graphql' })),
  bad('two operations and no name', graphql('query A { viewer { kind } } query B { viewer { kind } }')),
  bad('variables that are text', graphql('{ viewer { kind } }', 'none')),
  bad('a variable of a wrong type', graphql('query ($id: ID!) { fight(id: $id) { id } }', { id: { a: 1 } })),
  bad('a variable that is missing', graphql('query ($id: ID!) { fight(id: $id) { id } }')),
  bad('a fragment that spreads itself', graphql('{ viewer { ...A } } fragment A on Viewer { fight { decisions { fight { id } } } ...A }')),
  bad('a document that is too deep', graphql('{ viewer { fight { decisions { fight { decisions { fight { decisions { id } } } } } } } }')),
  bad('one that hides its depth in fragments', graphql('{ viewer { ...A } } fragment A on Viewer { fight { ...B } } fragment B on Fight { decisions { fight { decisions { fight { decisions { id } } } } } }')),
  bad('too many aliases', graphql(`{ ${Array.from({ length: limits.aliases + 1 }, (_, index) => `a${index}: viewer { kind }`).join(' ')} }`)),
  bad('too many fields by fragments', graphql(`{ ${Array.from({ length: 20 }, (_, index) => `a${index}: viewer { ...V }`).join(' ')} } fragment V on Viewer { ${'kind '.repeat(60)} }`)),
  bad('too many tokens', graphql(`{ viewer { ${'kind '.repeat(limits.tokens)} } }`)),
  bad('two mutations', graphql('mutation { a: cancelFight(input: { fightId: "x" }) { fight { id } } b: cancelFight(input: { fightId: "x" }) { fight { id } } }')),
  bad('mutations in a fragment', graphql('mutation { ...M } fragment M on Mutation { a: cancelFight(input: { fightId: "x" }) { fight { id } } b: cancelFight(input: { fightId: "x" }) { fight { id } } }')),
  bad('an introspection that is too deep', graphql(`{ __schema { types { ${'ofType { '.repeat(20)} name ${'} '.repeat(20)} } } }`))
]

/** What is refused once a document is executed: HTTP says 200. */
const executed: readonly Attack[] = [
  bad('a decision that is no id', graphql('mutation { submitMove(input: { decisionId: "x", move: "Observe" }) { __typename } }'), 'BAD_REQUEST', 200),
  bad('more logs than a request may ask for', ({ id }) =>
    graphql(`{ ${Array.from({ length: 25 }, (_, index) => `a${index}: fight(id: "${id}") { record }`).join(' ')} }`), 'BAD_REQUEST', 200),
  ...([
    ['whole lists of fights', 7, 'fights(first: 50) { nodes { id } }'],
    ['records of the fights in lists', 6, 'fights(first: 10) { nodes { record } }'],
    ['pages of scroll sets', 4, 'scrollSets(first: 1) { nodes { scrolls } }'],
    ['scroll sets', 16, 'scrollSet(name: "house-1") { scrolls }'],
    ['rulesets', 16, 'ruleset { game }'],
    ['lists behind a number that is none', 30, 'fights(first: -1000) { nodes { id } }']
  ] as const).map(([what, times, field]) => bad(`more ${what} than one request may ask for`, graphql(`{ ${Array.from({ length: times }, (_, index) => `a${index}: ${field}`).join(' ')} }`), 'BAD_REQUEST', 200)),
  bad('an unknown fight', graphql('{ fight(id: "\\u0000") { id } }'), 'FIGHT_NOT_FOUND', 200),
  bad('a page that is too long', graphql('{ fights(first: 51) { nodes { id } } }'), 'BAD_REQUEST', 200),
  bad('a choice that is a list', ({ id }) => graphql(`mutation { submitChoice(fightId: "${id}", choice: [1]) { __typename } }`), 'BAD_REQUEST', 200)
]

const setStage = async (app: FastifyInstance): Promise<Stage> => {
  const { payload } = await app.inject(json({ seats: [{ fighter: { type: 'ORC' } }, { fighter: { type: 'EMPIRE' } }] }))
  const created: Json = JSON.parse(payload)
  const id = textAt(objectAt(created, 'fight'), 'id')
  return { id, token: textAt(objectAt(listAt(created, 'seatTokens')[0]), 'token'), decision: `${id}.1` }
}

const codeOf = (body: Json): unknown => 'errors' in body ? objectAt(body, 'errors', 0, 'extensions')['code'] : body['code']

const app = await openApp(t)

t.test('bad input gets its own code, never a 500, and changes nothing', async t => {
  const stage = await setStage(app)
  const look = async (): Promise<string> => (await app.inject(get(`/v1/fights/${stage.id}`, { authorization: `Bearer ${stage.token}` }))).payload
  const before = await look()
  for (const { why, request, status, code } of [...attacks, ...executed]) {
    const response = await app.inject(request(stage))
    const body: Json = response.json()
    t.strictSame({ status: response.statusCode, code: codeOf(body) }, { status, code }, why)
    const type = String(response.headers['content-type'])
    t.match(type, 'errors' in body ? /^application\/json/ : /^application\/problem\+json/)
    t.notMatch(response.payload, /node_modules|SELECT|at \w+ \(/, 'nothing of the server\'s insides')
  }
  t.equal(await look(), before, 'the fight is as it was')
})

t.test('what is wrong is said so that it can be put right', async t => {
  for (const { request, detail } of [
    { request: text(JSON.stringify({ seats }), 'text/plain;charset=UTF-8'), detail: 'Send the body as JSON, with the header "content-type: application/json".' },
    { request: text('{}', 'application/x-www-form-urlencoded'), detail: 'Send the body as JSON, with the header "content-type: application/json".' },
    { request: json({ seats, style: { name: 'MINE' } }), detail: 'style: lacks the field "groups".' },
    { request: json({ seats, style: { name: 'MINE', groups: [], titles: [], sides: 'EACH_ALONE', end: 'HALF_OUT', colour: 1 } }), detail: 'style: unknown field "colour".' },
    { request: json({ seats, style: 7 }), detail: 'style: must be a string or null.' },
    { request: json({ seats: [] }), detail: '/seats must have 2 entries or more' },
    { request: json({ seats: Array.from({ length: 101 }, () => ({})) }), detail: 'seats: may have 100 entries at most.' },
    { request: json({ seats: [{ name: 'x'.repeat(101) }, {}] }), detail: 'seats[0].name: may have 100 characters at most.' },
    { request: json({ seats: [{ fighter: 7 }, {}] }), detail: 'seats[0].fighter: must be an object or null.' },
    { request: json({ seats, clock: { timeoutsInAll: -1 } }), detail: 'clock.timeoutsInAll: must be 0 or more.' },
    { request: json({ seats, clock: { preset: 'FAST' } }), detail: 'clock.preset: must be one of BOT, BLITZ, DAILY, null.' },
    { request: json({ seats, turnLimit: 3 }), detail: 'fight: unknown field "turnLimit".' },
    { request: get('/v1/fights?after=nonsense'), detail: '"after" is not a valid cursor. Use "endCursor" of a previous page.' },
    { request: get('/v1/fights/'), detail: 'Not found: GET /v1/fights/. The path has an empty id or name.' },
    { request: get('/v1/fights?seats=0'), detail: 'seats: must be 1 or more.' },
    { request: get('/v1/decisions?wait=0&fight=x'), detail: 'Unknown query parameter "fight": allowed are wait, view.' },
    { request: get('/v1/viewer?who'), detail: 'Unknown query parameter "who": this route has no parameters.' }
  ]) t.equal((await app.inject(request)).json<Json>()['detail'], detail)
})

t.test('GraphiQL may ask for the whole schema', async t => {
  const response = await app.inject(graphql(getIntrospectionQuery({ descriptions: true, inputValueDeprecation: true, specifiedByUrl: true })))
  t.match(response.json(), { data: { __schema: { queryType: { name: 'Query' } } } })
})

t.test('in production nothing is suggested to those who guess', async t => {
  const guess = graphql('{ viewr { kind } }')
  t.match((await app.inject(guess)).payload, 'Did you mean')
  t.notMatch((await (await openApp(t, { isProduction: true })).inject(guess)).payload, 'Did you mean')
})
