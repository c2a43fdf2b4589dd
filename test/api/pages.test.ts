import Fastify from 'fastify'
import t from 'tap'
import { healthPages } from '../../src/api/pages/health.js'
import { type Json, objectAt } from '../support/api-clients.js'
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

interface Completed { readonly problem?: string, readonly variables?: Json, readonly headers?: Record<string, string> }
interface CurrentFight {
  readonly currentFight: (storage: object) => unknown
  readonly remember: (storage: object, answer: unknown) => void
  readonly complete: (known: unknown, request: Json) => Completed
}
const ofPage = async <T>(file: string): Promise<T> => await import(new URL(`../../web/graphiql/${file}`, import.meta.url).href) as T
const storage = () => {
  const items = new Map<string, string>()
  return { getItem: (key: string) => items.get(key) ?? null, setItem: (key: string, value: string) => { items.set(key, value) } }
}

t.test('the examples that GraphiQL opens with run one after the other as they stand', async t => {
  const { examples } = await ofPage<{ readonly examples: readonly Json[] }>('examples.js')
  const { currentFight, remember, complete } = await ofPage<CurrentFight>('current-fight.js')
  const page = storage()
  const run = async (example: Json): Promise<Json> => {
    const { problem, variables = {}, headers = {} } = complete(currentFight(page), example)
    t.equal(problem, undefined)
    const response = await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query: example['query'], variables } })
    const answer = response.json<Json>()
    t.notOk(answer['errors'])
    remember(page, answer)
    return objectAt(answer, 'data')
  }
  for (const time of ['a first time', 'and again']) {
    const [created, decisions, placed, picked, watched] = [await run(objectAt(examples, 0)), await run(objectAt(examples, 1)), await run(objectAt(examples, 2)), await run(objectAt(examples, 3)), await run(objectAt(examples, 4))]
    t.match(created, { createFight: { fight: { status: 'RUNNING' } } }, time)
    t.match(decisions, { decisions: [{ kind: 'PLACE_FIGHTER', options: undefined }] })
    t.match(placed, { placeFighter: { next: [{ kind: 'PICK_MOVE' }] } })
    t.match(picked, { submitMove: { events: Array } })
    t.match(watched, { fight: { status: 'RUNNING', game: { fighters: [{ type: 'ORC' }, { type: 'EMPIRE' }] } } })
  }
  t.equal(examples.length, 5, 'all were run')
})

t.test('GraphiQL says which example to run first, and sends what is given as it is', async t => {
  const { currentFight, remember, complete } = await ofPage<CurrentFight>('current-fight.js')
  const page = storage()
  t.equal(currentFight(page), null)
  t.match(complete(null, { query: 'query ($fight: ID!) { fight(id: $fight) { id } }' }), { problem: /Run example 1 first/ })
  remember(page, { data: { createFight: { fight: { id: 'f1' }, seatTokens: [{ seat: 1, token: 'secret' }] } } })
  t.match(complete(currentFight(page), { query: 'mutation ($decision: ID!) { x }' }), { problem: /Run examples 1 and 2 first/ })
  remember(page, { data: { decisions: [{ id: 'other.3' }, { id: 'f1.3' }] } })
  remember(page, { errors: [] })
  remember(page, { data: { decisions: [] } })
  t.strictSame(complete(currentFight(page), { query: 'query ($fight: ID!, $decision: ID!) { x }' }), { variables: { fight: 'f1', decision: 'f1.3' }, headers: { Authorization: 'Bearer secret' } })
  const given = { variables: { fight: 'f2', decision: 'f2.1' }, headers: { authorization: 'Bearer other' } }
  t.strictSame(complete(currentFight(page), { query: 'query ($fight: ID!, $decision: ID!) { x }', ...given }), given)
  t.strictSame(complete(currentFight(page), { query: 'mutation { createFight }' }), { variables: {}, headers: undefined })
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
