/** Holds which methods and media types the addresses take, and how answers are shaped. */
import t from 'tap'
import type { InjectOptions } from 'fastify'
import { preferenceFor } from '../../src/api/accept.js'
import { type Json, objectAt } from '../support/api-clients.js'
import { openApp } from '../support/real-app.js'

const app = await openApp(t)
const open = await openApp(t, { allowedOrigins: ['https://arena.example'] })
const send = async (request: InjectOptions, server = app) => {
  const { statusCode, headers, payload } = await server.inject(request)
  const body: Json = payload.startsWith('{') ? JSON.parse(payload) : {}
  return { status: statusCode, code: body['code'], headers, body }
}
const document = (await send({ url: '/v1/openapi.json' })).body
const paths = Object.entries(objectAt(document, 'paths')).map(([path, methods]) => ({ url: path.replaceAll(/\{\w+\}/g, '1'), path, methods: Object.keys(objectAt(methods)).map(method => method.toUpperCase()) }))

const ADDRESSES: Readonly<Record<string, string>> = {
  '/': 'GET, HEAD, OPTIONS',
  '/errors': 'GET, HEAD, OPTIONS',
  '/healthz': 'GET, HEAD, OPTIONS',
  '/metrics': 'GET, HEAD, OPTIONS',
  '/graphiql/main.js': 'GET, HEAD, OPTIONS',
  '/v1/openapi.json': 'GET, HEAD, OPTIONS',
  '/docs/static/index.css': 'GET, HEAD, OPTIONS',
  '/graphql': 'GET, HEAD, OPTIONS, POST',
  ...Object.fromEntries(paths.map(({ url, methods }) => [url, [...new Set([...methods, ...methods.includes('GET') ? ['HEAD'] : [], 'OPTIONS'])].toSorted().join(', ')]))
}

t.test('fault: a method that an address does not take was answered as if nothing were there', async t => {
  for (const [url, allow] of Object.entries(ADDRESSES)) {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'] as const) {
      if (allow.split(', ').includes(method)) continue
      const payload = method === 'POST' ? { headers: { 'content-type': 'application/json' }, payload: '{' } : {}
      const answer = await send({ method: method as 'GET', url: `${url}?a=b`, ...payload })
      t.match(answer, { status: 405, code: 'METHOD_NOT_ALLOWED', headers: { allow, 'content-type': 'application/problem+json', 'x-request-id': String }, body: { detail: `${method} is not supported at ${url}. Use ${allow}.` } }, `${method} ${url}`)
    }
  }
  for (const method of ['GET', 'PUT', 'OPTIONS'] as const) {
    for (const url of ['/nothing', ...method === 'GET' ? ['/docs/static/nothing.css'] : [], '/v1/nothing', '/v1/fights/1/2/3', '/v1/fightsx', '/v1xrulesets']) {
      const answer = await send({ method, url })
      t.match(answer, { status: 404, code: 'NOT_FOUND' }, `${method} ${url}`)
      t.notOk(answer.headers.allow)
    }
  }
})

t.test('OPTIONS names the methods of every address', async t => {
  for (const server of [app, open]) {
    for (const [url, allow] of Object.entries(ADDRESSES)) {
      const { status, headers } = await send({ method: 'OPTIONS', url }, server)
      t.match({ status, allow: headers.allow }, { status: 204, allow }, url)
    }
    t.match(await send({ method: 'OPTIONS', url: '/v1/fights', headers: { authorization: 'nonsense' } }, server), { status: 204 }, 'whoever asks')
  }
})

t.test('HEAD answers as GET does, without a body', async t => {
  const created = await send({ method: 'POST', url: '/v1/fights', payload: { seats: [{ fighter: { type: 'ORC' } }, {}] } })
  const id = String(objectAt(created.body, 'fight')['id'])
  for (const url of ['/', '/healthz', '/v1', '/v1/fights', `/v1/fights/${id}`, `/v1/fights/${id}/record`, `/v1/fights/${id}/events`, '/v1/rulesets/pit-fighter', '/v1/fights/none', '/v1/openapi.json']) {
    const [get, head] = [await app.inject(url), await app.inject({ method: 'HEAD', url })]
    t.strictSame([head.statusCode, head.headers['content-type'], head.payload], [get.statusCode, get.headers['content-type'], ''], url)
  }
  t.match(await app.inject({ method: 'HEAD', url: `/v1/fights/${id}/events`, headers: { accept: 'text/event-stream' } }), { statusCode: 200, payload: '', headers: { 'content-type': /^text\/event-stream/ } }, 'a stream is not opened')
})

t.test('how much a client wants a media type', async t => {
  for (const [accept, quality, isNamed = false] of [
    [undefined, 1], ['', 1], [',', 1], ['nonsense', 1], ['*/*', 1], ['application/*', 1], ['application/json', 1, true], ['Application/JSON; q=0.5', 0.5, true],
    ['text/html, application/xhtml+xml, */*;q=0.8', 0.8], ['application/json;q=0, */*', 0, true], ['application/*;q=0.3, */*', 0.3], ['text/html', 0], ['*/*;q=0', 0],
    ['application/json;charset=utf-8', 1, true], ['application/json;q=0.2, application/json;indent=1;q=0.4', 0.4, true], ['application/jsonx', 0], ['text/*', 0], ['application/json;q=2', 1, true], ['*/json, text/html', 0]
  ] as const) t.strictSame(preferenceFor(accept, 'application/json'), { quality, isNamed }, String(accept))
})

t.test('fault: an answer was sent to clients that do not take it', async t => {
  const graphql = (accept: string): InjectOptions => ({ method: 'POST', url: '/graphql', headers: { accept }, payload: { query: '{ viewer { kind } }' } })
  for (const accept of ['text/html', 'application/xml, text/*', 'application/json;q=0', '*/*;q=0', 'application/problem+json', 'text/event-stream']) {
    t.match(await send({ url: '/v1/viewer', headers: { accept } }), { status: 406, code: 'NOT_ACCEPTABLE', headers: { 'content-type': 'application/problem+json' }, body: { detail: /application\/json/ } }, accept)
    t.match(await app.inject(graphql(accept)), { statusCode: 406, payload: /NOT_ACCEPTABLE/ }, `GraphQL: ${accept}`)
  }
  for (const accept of ['*/*', 'application/*', 'application/json', 'text/html, */*;q=0.1', 'application/json;q=0.1', '', 'nonsense']) {
    t.match(await send({ url: '/v1/viewer', headers: { accept } }), { status: 200, headers: { 'content-type': /^application\/json/ } }, accept)
    t.match(await app.inject(graphql(accept)), { statusCode: 200, headers: { 'content-type': /^application\/json/ } }, `GraphQL: ${accept}`)
  }
  for (const [accept, type] of [['application/graphql-response+json', 'application/graphql-response+json'], ['application/graphql-response+json;q=0.5, application/json', 'application/json'], ['application/json;q=0.5, application/graphql-response+json;q=0.9', 'application/graphql-response+json']] as const) {
    t.match((await app.inject(graphql(accept))).headers['content-type'], type, accept)
  }
  t.match(await send({ url: '/v1/decisions', headers: { accept: 'text/html' } }), { status: 406, body: { detail: /application\/json or text\/event-stream/ } })
  t.match(await send({ url: '/v1/decisions', headers: { accept: 'text/event-stream;q=0.5, application/json' } }), { status: 200 }, 'the list is wanted more than the stream')
  t.match(await send({ url: '/v1/decisions', headers: { accept: 'text/event-stream, application/json' } }), { status: 401 }, 'the stream is wanted as much, by its name')
})

t.test('an index leads to everything', async t => {
  const { links } = (await send({ url: '/v1' })).body
  t.match(links, { fights: '/v1/fights', rulesets: '/v1/rulesets', scrollSets: '/v1/scroll-sets', openapi: '/v1/openapi.json', graphql: '/graphql' })
  for (const [name, url] of Object.entries(objectAt(links))) t.not((await send({ url: String(url) })).status, 404, name)
  const { rulesets } = (await send({ url: '/v1/rulesets' })).body
  t.match(rulesets, [{ id: 'pit-fighter', version: String }])
  const { body } = await send({ method: 'POST', url: '/graphql', payload: { query: '{ rulesets { id version } }' } })
  t.strictSame(objectAt(body, 'data')['rulesets'], rulesets, 'GraphQL has the same')
})

t.test('what was made says where it is read', async t => {
  for (const { path, methods } of paths) {
    for (const method of methods) {
      const responses = objectAt(document, 'paths', path, method.toLowerCase(), 'responses')
      if ('201' in responses) t.ok('Location' in objectAt(responses, '201', 'headers'), `${method} ${path}`)
    }
  }
  const { body: { fight }, headers: { location } } = await send({ method: 'POST', url: '/v1/fights', payload: { seats: [{ fighter: { type: 'ORC' } }, {}] } })
  const joined = await send({ method: 'POST', url: `${location}/seats`, payload: { fighter: { type: 'EMPIRE' } } })
  t.match(joined, { status: 201, headers: { location: `/v1/fights/${objectAt(fight)['id']}` } })
  t.match(await send({ url: String(joined.headers.location) }), { status: 200, body: { id: objectAt(fight)['id'] } })
  const account = await send({ method: 'POST', url: '/v1/accounts', payload: { name: 'Placed' } })
  const authorization = `Bearer ${account.body['token']}`
  const key = await send({ method: 'POST', url: '/v1/keys', headers: { authorization }, payload: { scopes: ['play'] } })
  t.match(key, { status: 201, headers: { location: '/v1/keys' } })
  t.match(await send({ url: '/v1/keys', headers: { authorization } }), { status: 200 })
})

/** Decision 0020: reading one thing answers the thing, everything else an object of named fields. */
t.test('answers have one manner', async t => {
  const { schemas } = objectAt(document, 'components') as { readonly schemas: Json }
  const nameOf = (path: string, method: string): string => {
    const responses = objectAt(document, 'paths', path, method.toLowerCase(), 'responses')
    const status = Object.keys(responses).find(status => /^20[01]$/.test(status)) ?? ''
    return String(objectAt(responses, status, 'content', 'application/json', 'schema')['$ref']).split('/').at(-1) ?? ''
  }
  const THINGS = ['AnyFight', 'Fight', 'FightTerms', 'Account', 'ApiKey', 'Ruleset', 'ScrollSet', 'Viewer', 'Record', 'AttackOdds', 'FighterVerdict', 'Index']
  for (const { path, methods } of paths) {
    for (const method of methods) {
      const name = nameOf(path, method)
      const isReadOrPublished = method === 'GET' || path === '/v1/scroll-sets' || path === '/v1/fighters/validate'
      t.ok(!THINGS.includes(name) || isReadOrPublished, `${method} ${path} answers ${name}`)
      if (THINGS.includes(name)) continue
      const { properties } = objectAt(schemas, name)
      if (method === 'GET') t.ok(Object.values(objectAt(properties)).some(property => objectAt(property)['type'] === 'array'), `${path} is a list in a field`)
    }
  }
})
