/** Holds that the server works under a path of nginx, by what docs/hosting.md shows. */
import t, { type Test } from 'tap'
import { buildApp } from '../../src/app.js'
import { readConfig } from '../../src/config.js'
import { freePort } from '../../scripts/services.mjs'
import { listAt, textAt } from '../support/answers.js'
import { embeddedInMemory } from '../support/embedded.js'
import { type Json, objectAt } from '../support/api-clients.js'
import { FIGHT_EVENTS, liveClient, openEventSource, tellings } from '../support/live-clients.js'
import { startNginx } from '../support/nginx.js'
import { readPage } from '../support/page-snippets.js'

const { snippets } = readPage('hosting.md')

/** A server behind nginx at /arena; `null`: there is no nginx. */
const openBehindNginx = async (t: Test): Promise<string | null> => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/arena`
  const app = await buildApp({ ...readConfig({ PUBLIC_URL: `${url}/`, RATE_LIMITS: 'off', TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'silent' }), database: await embeddedInMemory() })
  t.teardown(() => app.close())
  const upstream = new URL(await app.listen({ port: 0, host: '127.0.0.1' })).host
  const [whole] = snippets('nginx')
  const shared = whole.slice(0, whole.indexOf('\nserver {')).replace(/( +server) 10[^;]*;\n +server [^;]*;/, `$1 ${upstream};`)
  return await startNginx(t, `${shared}\nserver {\nlisten 127.0.0.1:${port};\n${snippets('nginx prefix')[0]}\n}`, port) ? url : null
}

const get = async (url: string) => {
  const response = await fetch(url, { redirect: 'manual' })
  return { status: response.status, type: response.headers.get('content-type') ?? '', location: response.headers.get('location'), text: await response.text() }
}

/** What a page loads and links to, as a browser finds it. */
const linksOf = (url: string, html: string): readonly string[] => [...html.matchAll(/(?:href|src)="([^"#]+)"/g)].map(([, link = '']) => new URL(link, url).href).filter(link => link.startsWith('http'))

t.test('fault: under a path of a proxy pages, links and Location led to the root', async t => {
  const url = await openBehindNginx(t)
  if (url === null) return
  await t.test('every page finds what it loads and links to', async t => {
    t.match(await get(url), { status: 308, location: /\/arena\/$/ })
    for (const page of ['/', '/errors', '/graphiql', '/docs', '/docs/']) {
      const { status, type, text } = await get(url + page)
      t.match({ status, type }, { status: 200, type: /html/ }, page)
      for (const link of linksOf(url + page, text)) {
        t.ok(link.startsWith(`${url}/`), `${page}: ${link}`)
        t.equal((await get(link)).status, 200, link)
      }
    }
    t.match(await get(`${url}/docs/static/index.html`), { status: 302, location: `${url}/docs/` })
    t.equal((await get(`${url}/metrics`)).status, 404, 'figures are not for everybody')
  })

  await t.test('GraphiQL asks the server under the path', async t => {
    const { text } = await get(`${url}/graphiql/main.js`)
    const [, endpoint = ''] = /url: new URL\('([^']+)', import\.meta\.url\)/.exec(text) ?? []
    t.equal(new URL(endpoint, `${url}/graphiql/main.js`).href, `${url}/graphql`)
    const asked = await fetch(`${url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"query": "{ viewer { kind } }"}' })
    t.strictSame(await asked.json(), { data: { viewer: { kind: 'PUBLIC' } } })
  })

  await t.test('addresses in answers begin with PUBLIC_URL', async t => {
    const { servers } = JSON.parse((await get(`${url}/v1/openapi.json`)).text)
    t.match(servers, [{ url }])
    const links = objectAt(JSON.parse((await get(`${url}/v1`)).text), 'links')
    for (const link of Object.values(links)) t.not((await get(String(link))).status, 404, String(link))
    for (const path of ['/v1/fights/none', '/nothing']) t.match(JSON.parse((await get(url + path)).text), { type: new RegExp(`^${url}/errors#`) }, path)
    t.match(JSON.parse((await get(`${url}/v1/fights/%25zz`)).text), { type: new RegExp(`^${url}/errors#`) })
  })

  const post = async (path: string, token: string | null, body: Json): Promise<{ readonly location: string | null, readonly body: Json }> => {
    const response = await fetch(url + path, { method: 'POST', headers: { 'content-type': 'application/json', ...token !== null && { authorization: `Bearer ${token}` } }, body: JSON.stringify(body) })
    return { location: response.headers.get('location'), body: await response.json() as Json }
  }

  await t.test('a fight is created, joined, told of and played through the proxy', async t => {
    const created = await post('/v1/fights', null, { seats: [{ fighter: { type: 'ORC' } }, {}] })
    const id = textAt(objectAt(created.body, 'fight'), 'id')
    t.equal(created.location, `${url}/v1/fights/${id}`)
    t.match(JSON.parse((await get(String(created.location))).text), { id })
    const stream = await openEventSource(`${url}/v1/fights/${id}/events`)
    t.equal(stream.status, 200)
    const client = liveClient(url, null)
    const told = tellings(client, FIGHT_EVENTS, { id })
    const [fromStream, fromSocket] = [stream.events.next(), told.next()]
    t.equal((await post(`/v1/fights/${id}/seats`, null, { fighter: { type: 'EMPIRE' } })).location, `${url}/v1/fights/${id}`)
    t.match(await fromStream, { value: { id: '1' } }, 'an event is passed on while the stream is open')
    t.match(await fromSocket, { value: { __typename: 'FightEventPage' } }, 'a WebSocket too')
    const token = textAt(objectAt(listAt(created.body, 'seatTokens')[0]), 'token')
    const decisions = await fetch(`${url}/v1/fights/${id}/decisions`, { headers: { authorization: `Bearer ${token}` } })
    const [decision] = listAt(await decisions.json() as Json, 'decisions')
    const chosen = await post(`/v1/fights/${id}/choices`, token, { ...objectAt(decision?.['fallback']), decision: decision?.['id'] })
    t.match(chosen.body, { acceptedAt: String })
    stream.cut()
    await client.dispose()
  })
})

t.test('PUBLIC_URL is a URL without a query', async t => {
  const read = (text: string): string => readConfig({ PUBLIC_URL: text }).publicUrl
  for (const [text, url] of [['https://example.com', 'https://example.com'], ['https://example.com/', 'https://example.com'], ['https://example.com/arena/', 'https://example.com/arena'], ['http://[::1]:80/a/b', 'http://[::1]/a/b']] as const) t.equal(read(text), url)
  for (const wrong of ['example.com', '/arena', 'ftp://example.com', 'https://example.com/?a=b', 'https://example.com/#a', 'https://user:secret@example.com', 'https://']) {
    t.throws(() => read(wrong), { message: /^PUBLIC_URL must be a URL/ }, wrong)
  }
})
