import Fastify from 'fastify'
import t from 'tap'
import { healthPages } from '../../src/api/pages/health.js'
import { textAt } from '../support/answers.js'
import { type Json, objectAt } from '../support/faces.js'
import { openApp } from '../support/real-app.js'

const app = await openApp(t)

t.test('pages are served by this server alone', async t => {
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

t.test('the examples that GraphiQL opens with are the beginning of a fight', async t => {
  const { examples }: { readonly examples: readonly { readonly query: string }[] } = await import(new URL('../../web/graphiql/examples.js', import.meta.url).href)
  const [create, decisions, place, pick, watch] = examples.map(({ query }) => async (variables: Json, token: string | null): Promise<Json> => {
    const response = await app.inject({ method: 'POST', url: '/graphql', headers: token === null ? {} : { authorization: `Bearer ${token}` }, payload: { query, variables } })
    t.notOk(response.json<Json>()['errors'])
    return objectAt(response.json(), 'data')
  })
  const created = objectAt(await create?.({}, null), 'createFight')
  const token = textAt(objectAt(created, 'seatTokens', 0), 'token')
  const asked = objectAt(await decisions?.({}, token), 'decisions', 0)
  const placed = objectAt(await place?.({ decision: asked['id'] }, token), 'placeFighter')
  t.match(placed, { next: [{ kind: 'PICK_MOVE' }] })
  t.match(await pick?.({ decision: objectAt(placed, 'next', 0)['id'] }, token), { submitMove: { events: Array } })
  t.match(await watch?.({ fight: objectAt(created, 'fight')['id'] }, null), { fight: { status: 'RUNNING', game: { fighters: [{ type: 'ORC' }, { type: 'EMPIRE' }] } } })
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
