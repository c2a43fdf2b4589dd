import Fastify from 'fastify'
import t from 'tap'
import { healthPages } from '../../src/api/pages/health.js'
import { openApp } from '../support/real-app.js'

t.test('pages are served by this server alone', async t => {
  const app = await openApp(t)
  const pages: Readonly<Record<string, RegExp>> = {
    '/': /^text\/html/,
    '/errors': /^text\/html/,
    '/graphiql': /^text\/html/,
    '/docs': /^text\/html/,
    '/docs/': /^text\/html/,
    '/v1/openapi.json': /^application\/json/,
    '/healthz': /^application\/json/,
    '/readyz': /^application\/json/
  }
  for (const [url, type] of Object.entries(pages)) {
    const { statusCode, headers, payload } = await app.inject(url)
    t.match({ statusCode, type: headers['content-type'] }, { statusCode: 200, type }, url)
    t.notMatch(payload, /(?:src|href)="?(?:https?:)?\/\//, `${url} names no other host`)
    for (const [, path] of payload.matchAll(/(?:src|href)="(\/[^"#]*)"/g)) t.equal((await app.inject(path ?? '')).statusCode, 200, `${url} links to ${path}`)
  }
  t.match((await app.inject('/graphiql')).headers['content-security-policy'], /script-src 'self'/)
  t.match((await app.inject('/graphiql/examples.js')).payload, /CreateDuel/)
  t.match((await app.inject('/errors')).payload, 'id="illegal_choice"')
  t.match((await app.inject('/readyz')).json(), { status: 'ready' })
})

t.test('readiness is that of the database, health that of the process', async t => {
  const states: Readonly<Record<string, () => Promise<boolean>>> = { away: async () => false, failing: async () => { throw new Error('no database') } }
  for (const [state, ready] of Object.entries(states)) {
    const app = Fastify()
    healthPages(app, ready)
    t.equal((await app.inject('/readyz')).statusCode, 503, state)
    t.equal((await app.inject('/healthz')).statusCode, 200, state)
    await app.close()
  }
})
