/** Holds how bodies are read: which may be missing, and in which encodings they come. */
import { gzipSync } from 'node:zlib'
import t from 'tap'
import type { InjectOptions } from 'fastify'
import { type Json, objectAt } from '../support/api-clients.js'
import { openApp } from '../support/real-app.js'

const app = await openApp(t)
const { paths } = (await app.inject('/v1/openapi.json')).json<{ readonly paths: Record<string, Record<string, { readonly requestBody?: { readonly required?: boolean } }>> }>()

const routes = Object.entries(paths).flatMap(([path, methods]) => Object.entries(methods)
  .filter(([method]) => method !== 'get')
  .map(([method, { requestBody }]) => ({ method: method.toUpperCase() as 'POST', url: path.replaceAll(/(?<=seats\/)\{\w+\}/g, '1').replaceAll(/\{\w+\}/g, 'none'), needsBody: requestBody?.required === true })))

const EMPTY: Readonly<Record<string, Omit<InjectOptions, 'url'>>> = {
  'JSON of no bytes': { headers: { 'content-type': 'application/json' }, payload: '' },
  'JSON with a charset': { headers: { 'content-type': 'application/json; charset=utf-8', 'content-length': '0' } },
  'a form of no bytes, as curl -d "" sends it': { headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '0' } },
  'chunks of nothing': { headers: { 'transfer-encoding': 'chunked' }, payload: '' },
  'JSON in chunks of nothing': { headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }, payload: '' },
  'JSON of no bytes, compressed': { headers: { 'content-type': 'application/json', 'content-encoding': 'gzip', 'content-length': '0' } },
  'a byte order mark alone': { headers: { 'content-type': 'application/json' }, payload: Buffer.from('\uFEFF') }
}

t.test('fault: an empty body of JSON was malformed where none is needed', async t => {
  t.ok(routes.filter(({ needsBody }) => needsBody).length >= 8 && routes.filter(({ needsBody }) => !needsBody).length >= 8)
  for (const { method, url, needsBody } of routes) {
    const without = await app.inject({ method, url })
    const { code, detail } = without.json<Json>()
    if (needsBody) t.match({ code, detail }, { code: 'BAD_REQUEST', detail: /^The body is missing: send a JSON object with "\w+"/ }, `${method} ${url} says what is missing`)
    else t.notMatch(code, 'BAD_REQUEST', `${method} ${url} needs none: ${detail}`)
    for (const [what, request] of Object.entries(EMPTY)) {
      const { statusCode, payload } = await app.inject({ method, url, ...request })
      t.strictSame({ statusCode, code: JSON.parse(payload).code, detail: JSON.parse(payload).detail }, { statusCode: without.statusCode, code, detail }, `${method} ${url}: ${what}`)
    }
  }
})

const NAMED = { seats: [{ name: 'José', fighter: { type: 'ORC' } }, {}] }
const asRest = (body: Buffer, headers: Record<string, string>): InjectOptions => ({ method: 'POST', url: '/v1/fights', headers, payload: body })
const asGraphql = (body: Buffer, headers: Record<string, string>): InjectOptions => ({ method: 'POST', url: '/graphql', headers, payload: body })
const TYPE = 'application/json'

/** On both interfaces: the same body. */
const send = async (encode: (text: string) => Buffer, headers: Record<string, string>) => {
  const query = { query: 'mutation ($input: CreateFightInput!) { createFight(input: $input) { fight { seats { name } } } }', variables: { input: NAMED } }
  const answers = await Promise.all([app.inject(asRest(encode(JSON.stringify(NAMED)), headers)), app.inject(asGraphql(encode(JSON.stringify(query)), headers))])
  return answers.map(answer => ({ status: answer.statusCode, body: asProblem(answer.json()) }))
}

/** An error of GraphQL with the names that REST has. */
const asProblem = (body: Json): Json => {
  if (!('errors' in body)) return body
  const { message, extensions } = objectAt(body, 'errors', 0)
  return { code: objectAt(extensions)['code'], detail: message }
}

t.test('fault: a body in Latin-1 was stored with replacement characters', async t => {
  for (const [why, encode, charset] of [
    ['Latin-1', (text: string) => Buffer.from(text, 'latin1'), ''],
    ['Latin-1 that is called UTF-8', (text: string) => Buffer.from(text, 'latin1'), '; charset=utf-8'],
    ['UTF-16 with a byte order mark', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le'), ''],
    ['an overlong slash', (text: string) => Buffer.concat([Buffer.from(text), Buffer.from([0xc0, 0xaf])]), ''],
    ['half a surrogate pair', (text: string) => Buffer.concat([Buffer.from(text), Buffer.from([0xed, 0xa0, 0x80])]), ''],
    ['half a letter at the end', (text: string) => Buffer.concat([Buffer.from(text), Buffer.from([0xc3])]), '']
  ] as const) {
    for (const { status, body } of await send(encode, { 'content-type': `${TYPE}${charset}` })) {
      t.match({ status, body }, { status: 400, body: { code: 'BAD_REQUEST', detail: 'The body is not valid UTF-8.' } }, why)
    }
  }
})

t.test('a charset or a content encoding that is not read is refused', async t => {
  const utf8 = (text: string): Buffer => Buffer.from(text)
  for (const charset of ['iso-8859-1', 'ISO-8859-1', '"latin1"', 'utf-16', 'utf-16le', 'windows-1252', 'utf-7', 'utf-88', '""']) {
    for (const answer of await send(utf8, { 'content-type': `${TYPE}; charset=${charset}` })) t.match(answer, { status: 415, body: { code: 'UNSUPPORTED_MEDIA_TYPE', detail: /charset/ } }, charset)
  }
  for (const [encoding, encode] of [['gzip', (text: string) => gzipSync(text)], ['br', utf8], ['deflate', utf8], ['identity, gzip', utf8], ['x', utf8]] as const) {
    for (const answer of await send(encode, { 'content-type': TYPE, 'content-encoding': encoding })) t.match(answer, { status: 415, body: { code: 'UNSUPPORTED_MEDIA_TYPE', detail: /content-encoding/ } }, encoding)
  }
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'application/graphql', 'application/graphql; charset=utf-8', 'nonsense', 'application/jsonx', '']) {
    for (const answer of await send(utf8, { 'content-type': type })) t.match(answer, { status: 415, body: { code: 'UNSUPPORTED_MEDIA_TYPE', detail: /content-type: application\/json/ } }, type)
  }
})

t.test('UTF-8 is read by all its names, and with a byte order mark', async t => {
  const mark = (text: string): Buffer => Buffer.from(`\uFEFF${text}`)
  for (const [type, encode] of [
    ...['', '; charset=utf-8', '; charset=UTF-8', ';charset="utf-8"', '; charset="UTF8"', '; Charset=utf8', '; charset=us-ascii', '; profile=x; charset=utf-8'].map(charset => [`${TYPE}${charset}`, (text: string) => Buffer.from(text)] as const),
    ['Application/JSON', (text: string) => Buffer.from(text)] as const,
    [TYPE, mark] as const
  ]) {
    const [rest, graphql] = await send(encode, { 'content-type': type, 'content-encoding': 'Identity' })
    t.match(rest, { status: 201, body: { fight: { seats: [{ name: 'José' }, {}] } } }, `REST: ${type}`)
    t.strictSame(objectAt(graphql?.body, 'data', 'createFight', 'fight', 'seats', 0)['name'], 'José', `GraphQL: ${type}`)
  }
})

t.test('a body that no route takes is not looked at', async t => {
  for (const [type, payload] of [[TYPE, '{'], ['text/plain', 'x'], [`${TYPE}; charset=latin1`, '{}']] as const) {
    const answer = await app.inject({ method: 'POST', url: '/v1/nothing', headers: { 'content-type': type }, payload })
    t.match({ status: answer.statusCode, body: answer.json<Json>() }, { status: 404, body: { code: 'NOT_FOUND' } }, type)
  }
})
