import { once } from 'node:events'
import { connect } from 'node:net'
import { createHash } from 'node:crypto'
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import t, { type Test } from 'tap'
import { httpOptions } from '../../src/api/http-options.js'
import { LIVE_LIMITS } from '../../src/api/live/live-limits.js'
import { ranges } from '../../src/api/inputs/numbers.js'
import { type Json, objectAt } from '../support/api-clients.js'
import { openApp } from '../support/real-app.js'

const app = await openApp(t)
const open = await openApp(t, { allowedOrigins: ['https://arena.example', 'http://localhost:5173'], isProduction: true })
const graphql: InjectOptions = { method: 'POST', url: '/graphql', payload: { query: '{ viewer { kind } }' } }

/** One of every kind of answer, with the policy that a browser is given for it. */
const answers: Readonly<Record<string, { readonly request: InjectOptions, readonly policy: RegExp }>> = {
  'the landing page': { request: { url: '/' }, policy: /^default-src 'none';.*style-src 'sha256-/ },
  errors: { request: { url: '/errors' }, policy: /style-src 'sha256-/ },
  GraphiQL: { request: { url: '/graphiql' }, policy: /^default-src 'none';.*script-src 'self';style-src 'self' 'unsafe-inline'/ },
  'a script of it': { request: { url: '/graphiql/main.js' }, policy: /script-src 'self'/ },
  'Swagger UI': { request: { url: '/docs' }, policy: /script-src 'self'/ },
  'a script of that': { request: { url: '/docs/static/swagger-ui.css' }, policy: /script-src 'self'/ },
  'the OpenAPI document': { request: { url: '/v1/openapi.json' }, policy: /^default-src 'none'/ },
  'a list': { request: { url: '/v1/fights' }, policy: /^default-src 'none'/ },
  'a refusal': { request: { url: '/v1/fights/none' }, policy: /^default-src 'none'/ },
  'no route': { request: { url: '/nothing' }, policy: /^default-src 'none'/ },
  GraphQL: { request: graphql, policy: /^default-src 'none'/ },
  health: { request: { url: '/healthz' }, policy: /^default-src 'none'/ }
}

t.test('every answer tells browsers to trust it no further than it needs', async t => {
  for (const [what, { request, policy }] of Object.entries(answers)) {
    const { headers } = await app.inject(request)
    t.match(headers, {
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin'
    }, what)
    t.match(headers['content-security-policy'], /frame-ancestors 'none'/, what)
    t.notMatch(headers['content-security-policy'], /https?:|upgrade-insecure-requests|unsafe-eval|\*/, `${what} needs nobody else`)
    t.notOk(headers['strict-transport-security'], 'HTTPS is asked for in production alone')
    t.notOk(headers['access-control-allow-origin'], 'no other page reads it')
    t.notOk(headers['x-powered-by'])
  }
  t.match((await open.inject('/')).headers, { 'strict-transport-security': /^max-age=\d+$/ })
})

t.test('the style of a page is the one that its policy allows', async t => {
  for (const url of ['/', '/errors']) {
    const { headers, payload } = await app.inject(url)
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(payload) ?? []
    t.match(headers['content-security-policy'], createHash('sha256').update(style).digest('base64'))
  }
})

const from = (origin: string | undefined, more: Record<string, string> = {}): Record<string, string> => ({ ...origin === undefined ? {} : { origin }, ...more })

t.test('pages of other origins read what is answered if they are allowed to', async t => {
  const all = await openApp(t, { allowedOrigins: ['*'] })
  const cases: readonly { readonly server: FastifyInstance, readonly origin: string | undefined, readonly allowed: string | undefined }[] = [
    { server: app, origin: 'https://arena.example', allowed: undefined },
    { server: open, origin: 'https://arena.example', allowed: 'https://arena.example' },
    { server: open, origin: 'http://localhost:5173', allowed: 'http://localhost:5173' },
    { server: open, origin: 'https://evil.example', allowed: undefined },
    { server: open, origin: 'https://arena.example.evil.example', allowed: undefined },
    { server: open, origin: 'http://arena.example', allowed: undefined },
    { server: open, origin: 'null', allowed: undefined },
    { server: open, origin: undefined, allowed: undefined },
    { server: all, origin: 'https://evil.example', allowed: '*' }
  ]
  for (const { server, origin, allowed } of cases) {
    const requests: readonly InjectOptions[] = [{ url: '/v1/fights' }, { url: '/v1/fights/none' }, { url: '/v1/viewer', headers: { authorization: 'nonsense' } }, graphql]
    for (const request of requests) {
      const { headers } = await server.inject({ ...request, headers: { ...request.headers, ...from(origin) } })
      t.equal(headers['access-control-allow-origin'], allowed, `${origin} asks for ${request.url}`)
      t.notOk(headers['access-control-allow-credentials'])
      if (allowed !== undefined) t.match(headers['access-control-expose-headers'], /Location, RateLimit, RateLimit-Policy, Retry-After.*x-request-id/)
      if (server === open) t.match(headers['vary'], /Origin/, 'a cache keeps them apart')
    }
    const preflight = await server.inject({ method: 'OPTIONS', url: '/v1/fights', headers: from(origin, { 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' }) })
    t.equal(preflight.headers['access-control-allow-origin'], allowed, `${origin} asks whether it may`)
    t.equal(preflight.statusCode, 204)
    if (server === app) continue
    t.match(preflight.headers, { 'access-control-allow-headers': /Authorization, Content-Type, Idempotency-Key, Last-Event-ID/, 'access-control-max-age': String })
  }
})

t.test('every method of the API may be asked for from elsewhere', async t => {
  const { headers } = await open.inject({ method: 'OPTIONS', url: '/v1/fights', headers: from('https://arena.example', { 'access-control-request-method': 'POST' }) })
  const allowed = String(headers['access-control-allow-methods']).split(', ')
  const paths = objectAt((await app.inject('/v1/openapi.json')).json<Json>(), 'paths')
  for (const path of Object.values(paths)) for (const method of Object.keys(objectAt(path))) t.ok(allowed.includes(method.toUpperCase()), method)
})

t.test('every answer says what its request is called', async t => {
  const MADE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
  const all: readonly InjectOptions[] = [...Object.values(answers).map(({ request }) => request), { url: '/v1/fights/%zz' }, { method: 'PUT', url: '/v1/fights' }]
  for (const request of all) {
    t.match((await app.inject(request)).headers['x-request-id'], MADE, request.url as string)
    t.equal((await app.inject({ ...request, headers: { 'x-request-id': 'mine:7.a-B_' } })).headers['x-request-id'], 'mine:7.a-B_')
  }
  for (const odd of ['', 'a b', 'x'.repeat(65), 'é', '<script>', 'a,b', '"']) t.match((await app.inject({ url: '/healthz', headers: { 'x-request-id': odd } })).headers['x-request-id'], MADE, `not ${odd.slice(0, 10)}`)
})

const speak = async (t: Test, app: FastifyInstance, text: string): Promise<string> => {
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  t.teardown(() => socket.destroy())
  let answer = ''
  socket.on('data', chunk => { answer += String(chunk) })
  socket.on('error', () => {})
  socket.write(text)
  await once(socket, 'close')
  return answer
}

t.test('what is no request is answered all the same, and who dawdles is sent away', async t => {
  const { connectionsCheckingInterval: _, ...http } = httpOptions.http
  const cases = [
    { why: 'no HTTP', text: 'HELLO\r\n\r\n', status: 400 },
    { why: 'headers that are too large', text: `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(17_000)}\r\n\r\n`, status: 431 },
    { why: 'headers that do not end', text: 'GET / HTTP/1.1\r\nHost: x\r\n', status: 408 },
    { why: 'a body that does not come', text: 'POST /v1/fights HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{', status: 408 }
  ]
  for (const { why, text, status } of cases) {
    const quick = Fastify({ ...httpOptions, requestTimeout: 60, http: { ...http, headersTimeout: 50, connectionsCheckingInterval: 20 } })
    quick.post('/v1/fights', async () => ({}))
    t.teardown(() => quick.close())
    const answer = await speak(t, quick, text)
    const [head = '', body = '{}'] = answer.split('\r\n\r\n')
    t.match(head, new RegExp(`^HTTP/1.1 ${status} `), why)
    t.match(head, /x-request-id: [\w-]{36}/)
    t.match(JSON.parse(body), { code: 'BAD_REQUEST', status, title: String, detail: String })
  }
})

t.test('time-outs are as they should be', async t => {
  const { requestTimeout, connectionTimeout, http } = httpOptions
  for (const milliseconds of [requestTimeout, connectionTimeout]) t.ok(milliseconds >= 10_000 && milliseconds <= 30_000)
  t.ok(http.headersTimeout <= requestTimeout)
  t.ok(connectionTimeout > ranges.wait.most * 1000, 'who waits is not cut off')
  t.ok(connectionTimeout > LIVE_LIMITS.keepAliveMilliseconds, 'nor is a stream')
  t.match(app.server, { requestTimeout, timeout: connectionTimeout, headersTimeout: http.headersTimeout })
})
