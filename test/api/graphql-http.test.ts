import t from 'tap'
import type { InjectOptions } from 'fastify'
import type { Json } from '../support/api-clients.js'
import { openToyApi } from '../support/toy-api.js'
import { given } from '../support/toy-house.js'

const QUERY = 'query Who { viewer { kind } }'
const MEDIA = 'application/graphql-response+json'
const byGet = (query: Record<string, string>, headers: Record<string, string>): InjectOptions => ({ method: 'GET', url: `/graphql?${new URLSearchParams(query).toString()}`, headers })
const byPost = (body: Json, headers: Record<string, string> = {}): InjectOptions => ({ method: 'POST', url: '/graphql', payload: body, headers })

t.test('a query by GET is answered to clients that no page of another origin can imitate', async t => {
  const { app, toys } = await openToyApi(t)
  const { id, hostToken } = await given(toys)
  const preflights = ['graphql-require-preflight', 'apollo-require-preflight', 'x-apollo-operation-name', 'mercurius-require-preflight'].map(name => ({ [name]: '1' }))
  for (const headers of [{ accept: `${MEDIA}, application/json` }, ...preflights]) {
    const answer = await app.inject(byGet({ query: QUERY, operationName: 'Who', variables: '{}' }, headers))
    t.match({ status: answer.statusCode, body: answer.json<Json>() }, { status: 200, body: { data: { viewer: { kind: 'PUBLIC' } } } }, JSON.stringify(headers))
  }
  const fight = await app.inject(byGet({ query: 'query ($id: ID!) { fight(id: $id) { status } }', variables: JSON.stringify({ id }) }, { accept: MEDIA, authorization: `Bearer ${hostToken}` }))
  t.match(fight.json(), { data: { fight: { status: 'RUNNING' } } })
  const refused = await app.inject(byGet({ query: QUERY }, { accept: '*/*' }))
  t.match(refused.json(), { errors: [{ message: /header "accept: application\/graphql-response\+json" or "graphql-require-preflight: 1"/, extensions: { code: 'BAD_REQUEST' } }] }, 'the refusal names what helps')
  const mutation = await app.inject(byGet({ query: `mutation { cancelFight(input: { fightId: "${id}" }) { __typename } }` }, { accept: MEDIA, authorization: `Bearer ${hostToken}` }))
  t.match(mutation.json(), { data: null, errors: [{ message: /POST|GET/ }] }, 'a mutation never')
  t.match(await toys.fights.fight({ kind: 'HOST', fightId: id }, id), { status: 'RUNNING' })
})

t.test('the media type is the one that was asked for', async t => {
  const { app } = await openToyApi(t)
  for (const [accept, type] of [[MEDIA, MEDIA], [`${MEDIA};q=0.9, application/json;q=0.8`, MEDIA], ['application/json', 'application/json'], ['*/*', 'application/json']] as const) {
    for (const body of [{ query: QUERY }, { query: '{ nothing }' }, { query: '' }]) {
      const { headers } = await app.inject(byPost(body, { accept }))
      t.ok(String(headers['content-type']).startsWith(type), `${accept}: ${JSON.stringify(body)}`)
    }
  }
})

t.test('a mutation with a root __typename is one mutation', async t => {
  const { app, toys } = await openToyApi(t)
  const { id, hostToken } = await given(toys, { seats: [{}, {}] })
  const cancel = `cancelFight(input: { fightId: "${id}" }) { fight { status } }`
  const headers = { authorization: `Bearer ${hostToken}` }
  t.match((await app.inject(byPost({ query: `mutation { __typename ${cancel} other: ${cancel} }` }, headers))).json(), { errors: [{ message: 'A request may hold one mutation.' }] })
  t.match((await app.inject(byPost({ query: `mutation { __typename ${cancel} also: __typename }` }, headers))).json(), { data: { __typename: 'Mutation', cancelFight: { fight: { status: 'CANCELLED' } } } })
})

t.test('a number for an id is refused before it is rounded to another one', async t => {
  const { app } = await openToyApi(t)
  const raw = '{"query": "query ($id: ID!) { fight(id: $id) { id } }", "variables": {"id": 9007199254740993}}'
  const answer = await app.inject({ method: 'POST', url: '/graphql', headers: { 'content-type': 'application/json' }, payload: raw })
  t.match(answer.json(), { errors: [{ message: /^\$id: An ID is a string/, extensions: { code: 'BAD_REQUEST' } }] })
  const input = await app.inject(byPost({ query: 'mutation ($input: LeaveFightInput!) { leaveFight(input: $input) { __typename } }', variables: { input: { fightId: 7, seat: 1 } } }))
  t.match(input.json(), { errors: [{ message: /^\$input\.fightId: An ID is a string/, extensions: { code: 'BAD_REQUEST' } }] })
  t.match((await app.inject(byPost({ query: '{ fight(id: 9007199254740993) { id } }' }))).json(), { errors: [{ message: /Put "9007199254740993" in quotes/ }] })
})

t.test('variables and extensions that are left empty, null or no object do not make the server fail', async t => {
  const { app, toys } = await openToyApi(t)
  const headers = { accept: MEDIA }
  for (const text of ['', 'null', '{}']) {
    for (const name of ['variables', 'extensions']) t.match((await app.inject(byGet({ query: QUERY, operationName: '', [name]: text }, headers))).json(), { data: { viewer: { kind: 'PUBLIC' } } }, `${name}=${text}`)
  }
  for (const text of ['1', '"x"', '[]', 'true', '{x', '{"__proto__": 1}x']) {
    for (const name of ['variables', 'extensions']) {
      const answer = await app.inject(byGet({ query: QUERY, [name]: text }, headers))
      t.match({ status: answer.statusCode, body: answer.json<Json>() }, { status: 400, body: { errors: [{ message: `The query parameter "${name}" must be a JSON object or be omitted.` }] } }, `${name}=${text}`)
    }
  }
  t.match((await app.inject({ method: 'GET', url: '/graphql?query=%7Bviewer%7Bkind%7D%7D&variables=%7B%7D&variables=%7B%7D', headers })).json(), { errors: [{ extensions: { code: 'BAD_REQUEST' } }] })
  t.match((await app.inject(byPost({ query: QUERY, variables: null, operationName: null, extensions: null }))).json(), { data: { viewer: { kind: 'PUBLIC' } } })
  t.strictSame(toys.faults, [])
})

t.test('a GET that names no operation of its document does not make the server fail', async t => {
  const { app, toys } = await openToyApi(t)
  for (const query of [{ query: QUERY, operationName: 'Nobody' }, { query: `${QUERY} query Other { viewer { kind } }` }, { query: 'fragment F on Query { viewer { kind } }' }]) {
    const answer = await app.inject(byGet(query, { accept: MEDIA }))
    t.match({ status: answer.statusCode, body: answer.json<Json>() }, { status: 400, body: { errors: [{ extensions: { code: 'BAD_REQUEST' } }] } }, JSON.stringify(query))
  }
  t.match((await app.inject(byGet({ query: `${QUERY} query Other { viewer { kind } }`, operationName: 'Other' }, { accept: MEDIA }))).json(), { data: { viewer: { kind: 'PUBLIC' } } })
  t.strictSame(toys.faults, [])
})
