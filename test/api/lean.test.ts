import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import t from 'tap'
import { listAt, textAt } from '../support/answers.js'
import { type Json, objectAt } from '../support/api-clients.js'
import { openApp } from '../support/real-app.js'

const app = await openApp(t)

const call = async (method: 'GET' | 'POST', url: string, token: string | null, payload?: Json, headers: Record<string, string> = {}) =>
  app.inject({ method, url, headers: { ...headers, ...token !== null && { authorization: `Bearer ${token}` } }, ...payload && { payload } })

const duel = async (more: Json = {}): Promise<{ readonly url: string, readonly tokens: readonly string[] }> => {
  const created = (await call('POST', '/v1/fights', null, { seats: [{ fighter: { type: 'ORC' } }, { fighter: { type: 'EMPIRE' } }], ...more })).json<Json>()
  return { url: `/v1/fights/${textAt(objectAt(created, 'fight'), 'id')}`, tokens: [0, 1].map(index => textAt(objectAt(created, 'seatTokens', index), 'token')) }
}

const TERMS = ['style', 'options', 'arena', 'scrolls']

t.test('a reply to a choice holds what changes, and all of it when it is asked for', async t => {
  const { url, tokens: [first = '', second = ''] } = await duel()
  const { decisions } = (await call('GET', `${url}/decisions`, first)).json<{ readonly decisions: readonly Json[] }>()
  const place = { decision: decisions[0]?.['id'], kind: 'PLACE_FIGHTER', hex: [0, -5], facing: 'S' }
  const lean = (await call('POST', `${url}/choices`, first, place)).json<Json>()
  const full = (await call('POST', `${url}/choices?view=FULL`, first, place)).json<Json>()
  t.match(lean, { fight: { view: 'LEAN', status: 'RUNNING', turn: 0, terms: /^[\w-]{43}$/ } })
  t.strictSame(Object.keys(objectAt(lean, 'fight')).filter(field => ['decisions', 'seats', 'diceCommitment', 'createdAt', 'style', 'clock'].includes(field)), [])
  t.notOk(TERMS.some(field => field in objectAt(lean, 'fight', 'game')))
  t.ok(TERMS.every(field => field in objectAt(full, 'fight', 'game')))
  t.notOk('view' in objectAt(full, 'fight'))
  t.strictSame(listAt(lean, 'events').map(event => objectAt({ event }, 'event')['type']), ['FighterPlaced'], 'what is asked and sealed stands in `next` and `pending`')
  t.match(listAt(full, 'events').map(event => objectAt({ event }, 'event')['type']), ['FighterPlaced', 'DecisionAsked'])

  const refused = { ...place, decision: (await call('GET', `${url}/decisions`, second)).json<{ readonly decisions: readonly Json[] }>().decisions[0]?.['id'] }
  t.match((await call('POST', `${url}/choices`, second, refused)).json(), { code: 'ILLEGAL_CHOICE', fight: { view: 'LEAN' }, decision: { product: { hex: 'hexes', facing: 'facings' }, options: undefined } })
  t.match((await call('POST', `${url}/choices?view=FULL`, second, refused)).json(), { code: 'ILLEGAL_CHOICE', fight: { view: undefined }, decision: { product: undefined, options: Array } })
})

t.test('options that are a product are said by the product', async t => {
  const { url, tokens: [token = ''] } = await duel()
  const read = async (view: string): Promise<Json> => objectAt((await call('GET', `${url}/decisions?view=${view}`, token)).json(), 'decisions', 0)
  const [lean, full] = [await read('LEAN'), await read('FULL')]
  t.strictSame(lean['product'], { hex: 'hexes', facing: 'facings' })
  t.notOk('options' in lean)
  const combined = listAt(lean, 'hexes').flatMap(hex => listAt(lean, 'facings').map(facing => ({ kind: 'PLACE_FIGHTER', hex, facing })))
  t.strictSame(combined, full['options'])
  t.strictSame((await call('GET', '/v1/decisions?view=LEAN', token)).json(), { decisions: [lean] })
})

t.test('a lean PICK_MOVE lists the moves that are legal, with chances of four places', async t => {
  const situation = { turn: 1, phase: 'PICK_MOVES', fighters: [{ seat: 1, at: [0, 0], facing: 'N' }, { seat: 2, at: [0, -2], facing: 'S' }] }
  const { url, tokens: [token = ''] } = await duel({ situation })
  const read = async (view: string): Promise<Json> => objectAt((await call('GET', `${url}/decisions?view=${view}`, token)).json(), 'decisions', 0)
  const [lean, full] = [await read('LEAN'), await read('FULL')]
  const namesOf = (decision: Json): readonly unknown[] => listAt(decision, 'moves').map(move => objectAt({ move }, 'move')['name'])
  t.strictSame(namesOf(lean), listAt(full, 'options').map(option => objectAt({ option }, 'option')['move']))
  t.ok(namesOf(full).length > namesOf(lean).length, 'in full those that are not are explained')
  t.strictSame(lean['product'], { move: 'moves[].name' })
  t.notMatch(JSON.stringify(lean), /\d\.\d{5}/)
  t.match(JSON.stringify(full), /\d\.\d{5}/)
})

t.test('the terms of a fight are read once and kept', async t => {
  const { url } = await duel()
  const { hash, terms } = (await call('GET', `${url}/terms`, null)).json<{ readonly hash: string, readonly terms: Json }>()
  const lean = (await call('GET', `${url}?view=LEAN`, null)).json<Json>()
  const full = (await call('GET', url, null)).json<Json>()
  t.equal(lean['terms'], hash)
  t.strictSame(Object.fromEntries(TERMS.map(field => [field, objectAt(full, 'game')[field]])), Object.fromEntries(TERMS.map(field => [field, terms[field]])))
  const fighters = listAt(objectAt(lean, 'game'), 'fighters').map((fighter, index) => ({ ...objectAt({ fighter }, 'fighter'), ...objectAt(terms, 'fighters', index) }))
  t.same({ ...objectAt(lean, 'game'), ...terms, fighters }, full['game'], 'both together are the whole game')

  t.match((await call('GET', `${url}/terms`, null)).headers, { 'cache-control': 'private, no-cache', etag: `"${hash}"` })
  t.match((await call('GET', `${url}/terms?hash=${hash}`, null)).headers, { 'cache-control': 'private, max-age=31536000, immutable' })
  t.match(await call('GET', `${url}/terms`, null, undefined, { 'if-none-match': `"${hash}"` }), { statusCode: 304, payload: '' })
  t.match((await call('GET', `${url}/terms?hash=other`, null)).json(), { code: 'NOT_FOUND' })
  const open = (await call('POST', '/v1/fights', null, { seats: [{ fighter: { type: 'ORC' } }, {}] })).json<Json>()
  t.match((await call('GET', `/v1/fights/${textAt(objectAt(open, 'fight'), 'id')}/terms`, null)).json(), { code: 'NOT_FOUND', detail: /has not started/ })
  t.equal((await duel()).url === url, false)
  t.equal((await call('GET', `${(await duel()).url}/terms`, null)).json<Json>()['hash'], hash, 'equal terms have equal hashes')
})

t.test('a fight that has not changed is not sent again', async t => {
  const { url, tokens: [first = ''] } = await duel({ clock: { preset: 'BLITZ' } })
  const tagOf = async (token: string | null, view = 'FULL'): Promise<string> => String((await call('GET', `${url}?view=${view}`, token)).headers.etag)
  const tag = await tagOf(first)
  t.match(await call('GET', url, first, undefined, { 'if-none-match': tag }), { statusCode: 304, payload: '' }, 'clocks that run make no difference')
  t.not(await tagOf(null), tag, 'another viewer sees something else')
  t.not(await tagOf(first, 'LEAN'), tag)
  const [decision] = (await call('GET', `${url}/decisions`, first)).json<{ readonly decisions: readonly Json[] }>().decisions
  await call('POST', `${url}/choices`, first, { decision: decision?.['id'], ...objectAt(decision?.['fallback']) })
  t.equal((await call('GET', url, first, undefined, { 'if-none-match': tag })).statusCode, 200)
})

t.test('a scroll set is kept for good by its hash', async t => {
  const set = (await call('GET', '/v1/scroll-sets/house-2', null)).json<Json>()
  const byName = await call('GET', '/v1/scroll-sets/house-2', null)
  t.match(byName.headers, { 'cache-control': 'private, no-cache', etag: `"${String(set['hash'])}"` })
  t.match((await call('GET', `/v1/scroll-sets/house-2?hash=${String(set['hash'])}`, null)).headers, { 'cache-control': 'public, max-age=31536000, immutable' })
  t.match(await call('GET', '/v1/scroll-sets/house-2', null, undefined, { 'if-none-match': String(byName.headers.etag) }), { statusCode: 304, payload: '' })
})

t.test('a view that there is not is refused', async t => {
  const { url, tokens: [token = ''] } = await duel()
  for (const path of [url, `${url}/decisions`, '/v1/decisions']) t.match((await call('GET', `${path}?view=lean`, token)).json(), { code: 'BAD_REQUEST', detail: 'view: must be one of FULL, LEAN.' }, path)
  t.match((await call('POST', `${url}/choices?view=`, token, { kind: 'CONCEDE', idempotencyKey: 'a' })).json(), { code: 'BAD_REQUEST' })
  t.match((await call('GET', url, null)).json(), { status: 'RUNNING' }, 'and nothing was done')
})

t.test('answers are compressed for clients that take it, but not what is small or streamed', async t => {
  const { url, tokens: [token = ''] } = await duel()
  const plain = await call('GET', url, null)
  for (const [encoding, decompress] of [['br', brotliDecompressSync], ['gzip', gunzipSync]] as const) {
    const response = await call('GET', url, null, undefined, { 'accept-encoding': encoding })
    t.match(response.headers, { 'content-encoding': encoding, vary: /accept-encoding/i, etag: plain.headers.etag })
    t.same(JSON.parse(decompress(response.rawPayload).toString()), plain.json())
    t.ok(response.rawPayload.length < plain.rawPayload.length / 2)
  }
  t.equal((await call('GET', '/v1/viewer', token, undefined, { 'accept-encoding': 'br, gzip' })).headers['content-encoding'], undefined)
  const [decision] = (await call('GET', `${url}/decisions`, token)).json<{ readonly decisions: readonly Json[] }>().decisions
  await call('POST', `${url}/choices`, token, { kind: 'CONCEDE', idempotencyKey: 'enough', decision: undefined })
  t.ok(decision)
  const stream = await call('GET', `${url}/events`, token, undefined, { accept: 'text/event-stream', 'accept-encoding': 'br, gzip' })
  t.match(stream.headers, { 'content-type': /text\/event-stream/, 'content-encoding': undefined })
  t.match(stream.payload, /^id: 1\n/m)
  const graphql = await call('POST', '/graphql', null, { query: '{ __schema { types { name fields { name description } } } }' }, { 'accept-encoding': 'gzip' })
  t.match(graphql.headers, { 'content-encoding': 'gzip' })
})
