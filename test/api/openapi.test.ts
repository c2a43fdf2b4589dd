import { isObjectType } from 'graphql'
import t from 'tap'
import { readAccount, readGrace, readKey } from '../../src/api/inputs/accounts.js'
import { choiceReader } from '../../src/api/inputs/choice.js'
import { readAdvance, readCreate, readFighter, readInvite, readJoin, readOrders, readReissue, readSeed } from '../../src/api/inputs/fights.js'
import { ranges } from '../../src/api/inputs/numbers.js'
import { accountRequests } from '../../src/api/rest/account-examples.js'
import { components } from '../../src/api/rest/components.js'
import { requestsOf } from '../../src/api/rest/examples.js'
import type { Ruleset } from '../../src/referee/ruleset.js'
import { pitFighter } from '../../src/rulesets/pit-fighter/index.js'
import { listAt, textAt } from '../support/answers.js'
import { checkBy } from '../support/document-check.js'
import { held } from '../support/documented.js'
import { type Json, objectAt, schema as graphqlSchema } from '../support/api-clients.js'
import { openApp } from '../support/real-app.js'
import { toyRuleset } from '../support/toy-ruleset.js'

const ROUTES: readonly string[] = [
  'DELETE /v1/accounts/{id}',
  'DELETE /v1/fights/{id}',
  'DELETE /v1/fights/{id}/seats/{seat}',
  'DELETE /v1/keys/{id}',
  'GET /v1',
  'GET /v1/accounts',
  'GET /v1/accounts/{id}',
  'GET /v1/decisions',
  'GET /v1/fights',
  'GET /v1/fights/{id}',
  'GET /v1/fights/{id}/decisions',
  'GET /v1/fights/{id}/events',
  'GET /v1/fights/{id}/odds',
  'GET /v1/fights/{id}/record',
  'GET /v1/fights/{id}/terms',
  'GET /v1/keys',
  'GET /v1/rulesets',
  'GET /v1/rulesets/{id}',
  'GET /v1/scroll-sets',
  'GET /v1/scroll-sets/{name}',
  'GET /v1/viewer',
  'POST /v1/accounts',
  'POST /v1/fighters/validate',
  'POST /v1/fights',
  'POST /v1/fights/{id}/advance',
  'POST /v1/fights/{id}/cancel',
  'POST /v1/fights/{id}/choices',
  'POST /v1/fights/{id}/client-seed',
  'POST /v1/fights/{id}/decline',
  'POST /v1/fights/{id}/invites',
  'POST /v1/fights/{id}/ready',
  'POST /v1/fights/{id}/rematch',
  'POST /v1/fights/{id}/seats',
  'POST /v1/fights/{id}/tokens',
  'POST /v1/keys',
  'POST /v1/keys/{id}/rotate',
  'POST /v1/scroll-sets',
  'PUT /v1/fights/{id}/orders'
]

const ADMIN = 'the-operator-of-these-tests-proves-himself-so'
const app = await openApp(t, { adminToken: ADMIN })

const readDocument = async (): Promise<Json> => (await app.inject('/v1/openapi.json')).json()
const check = checkBy(await readDocument())
const requests = requestsOf(pitFighter)

/** The place of an operation. */
const place = (route: string): readonly string[] => {
  const [method = '', path = ''] = route.split(' ')
  return ['paths', path, method.toLowerCase()]
}

interface Route { readonly name: string, readonly operation: Json }

const routesOf = (document: Json): readonly Route[] => Object.entries(objectAt(document, 'paths')).flatMap(([path, methods]) =>
  Object.entries(objectAt(methods)).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation: objectAt(operation) })))

t.test('the OpenAPI document describes every route, with examples that fit', async t => {
  const document = await readDocument()
  t.match(document, { openapi: '3.1.0', info: { title: 'Lanista' } })
  const routes = routesOf(document)
  t.strictSame(routes.map(({ name }) => name).toSorted(), ROUTES)
  const ids = routes.map(({ operation }) => textAt(operation, 'operationId'))
  t.equal(new Set(ids).size, ids.length, 'every operation has an id of its own')
  t.strictSame(ids.filter(id => !/^[a-z]+[A-Za-z]*$/.test(id)), [])
  for (const { name, operation } of routes) {
    t.match(operation, { summary: String, tags: Array }, name)
    for (const [status, response] of Object.entries(objectAt(operation, 'responses'))) {
      t.match(response, { description: String, headers: { 'X-Request-Id': Object } }, `${name} ${status}`)
      if (['204', '304'].includes(status)) continue
      const [type, media] = Object.entries(objectAt(response, 'content'))[0] ?? []
      t.equal(type, Number(status) < 400 ? 'application/json' : 'application/problem+json', `${name} ${status}`)
      const examples = Object.entries(objectAt(media, 'examples'))
      t.ok(examples.length > 0, `${name} ${status} has an example`)
      for (const [example, value] of examples) {
        t.notMatch(example, /^example\d/, `${name} names its examples`)
        t.equal(check([...place(name), 'responses', status, 'content', String(type), 'schema'], objectAt(value)['value']), null, `${name} ${status} ${example}`)
      }
    }
    if (!('requestBody' in operation)) continue
    const body = ['requestBody', 'content', 'application/json']
    for (const [example, value] of Object.entries(objectAt(operation, ...body, 'examples'))) {
      t.equal(check([...place(name), ...body, 'schema'], objectAt(value)['value']), null, `${name} takes ${example}`)
    }
  }
  const references = JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)
  for (const [, name = ''] of references) if (!(name in objectAt(document, 'components', 'schemas'))) t.fail(`${name} is not described`)
  t.notMatch(JSON.stringify(document), /def-\d/, 'every schema has a name')
})

t.test('a query parameter that a route does not document is refused', async t => {
  for (const route of ROUTES) {
    const [method = '', path = ''] = route.split(' ')
    const { parameters = [] } = objectAt(await readDocument(), 'paths', path, method.toLowerCase())
    const documented = (parameters as readonly Json[]).filter(parameter => parameter['in'] === 'query').map(({ name }) => String(name))
    const url = path.replaceAll(/\{\w+\}/g, '1')
    for (const query of ['surprise=1', [...documented.map(name => `${name}=1`), 'surprise'].join('&')]) {
      const response = await app.inject({ method: method as 'GET', url: `${url}?${query}` })
      t.match(response.json(), { status: 400, code: 'BAD_REQUEST', detail: documented.length === 0 ? /"surprise": this route has no parameters/ : `"surprise": allowed are ${documented.join(', ')}.` }, `${route}?${query}`)
    }
    for (const name of documented) t.notMatch((await app.inject({ method: method as 'GET', url: `${url}?${name}=1` })).payload, /query parameter/, `${route}?${name}`)
  }
  for (const [url, status] of [['/healthz?surprise=1', 200], ['/docs/?surprise=1', 200], ['/v1/openapi.json?surprise=1', 200]] as const) t.equal((await app.inject(url)).statusCode, status, url)
})

/** What asking for so many is answered with, by REST and by GraphQL. */
const codesOf = async (list: string, url: string, first: number, fightId: string): Promise<readonly unknown[]> => {
  const selection = `${list}(first: ${first}) { nodes { __typename } }`
  const byRest: Json = (await app.inject(`${url}?first=${first}`)).json()
  const byGraphql: Json = (await app.inject({ method: 'POST', url: '/graphql', payload: { query: list === 'events' ? `{ fight(id: "${fightId}") { ${selection} } }` : `{ ${selection} }` } })).json()
  return [byRest['code'] ?? null, 'errors' in byGraphql ? objectAt(byGraphql, 'errors', 0, 'extensions')['code'] : null]
}

t.test('what a list holds at most is one for both faces, and both say it', async t => {
  const fields = graphqlSchema.getQueryType()?.getFields()
  const fight = graphqlSchema.getType('Fight')
  const args = { fights: fields?.['fights']?.args, scrollSets: fields?.['scrollSets']?.args, events: isObjectType(fight) ? fight.getFields()['events']?.args : [] }
  const { id } = objectAt((await app.inject({ method: 'POST', url: '/v1/fights', payload: { seats: [{ fighter: { type: 'ORC' } }, {}] } })).json(), 'fight')
  const urls = { fights: '/v1/fights', scrollSets: '/v1/scroll-sets', events: `/v1/fights/${String(id)}/events` }
  for (const list of ['fights', 'scrollSets', 'events'] as const) {
    const { least, most, otherwise } = ranges[list]
    const { parameters } = objectAt(await readDocument(), 'paths', urls[list].replace(String(id), '{id}'), 'get')
    const documented = (parameters as readonly Json[]).find(({ name }) => name === 'first')
    t.match(documented, { schema: { minimum: least, maximum: most, default: otherwise } })
    const argument = args[list]?.find(({ name }) => name === 'first')
    t.match(argument, { description: `Page size, ${least} to ${most}.`, defaultValue: otherwise })
    for (const [first, code] of [[least - 1, 'BAD_REQUEST'], [least, null], [most, null], [most + 1, 'BAD_REQUEST']] as const) {
      t.strictSame(await codesOf(list, urls[list], first, String(id)), [code, code], `${list} ${first}`)
    }
  }
})

t.test('the bodies of the examples are read', async t => {
  const readChoice = choiceReader([pitFighter as Ruleset])
  const each = (bodies: object): readonly Json[] => Object.values(bodies)
  for (const body of each(requests.createFight)) t.match(readCreate(body), body)
  for (const body of each(requests.validateFighter)) t.match(readFighter(body), body)
  for (const body of each(requests.joinFight)) t.match(readJoin(body), body)
  for (const body of each(requests.createInvite)) t.strictSame(readInvite(body), body)
  for (const body of each(requests.setClientSeed)) t.equal(readSeed(body), body['clientSeed'])
  for (const body of each(requests.reissueToken)) t.equal(readReissue(body), body['seat'])
  for (const body of each(requests.setOrders)) t.strictSame(readOrders(body), body['orders'])
  for (const body of each(requests.advancePhase)) t.match(readAdvance(body), body)
  for (const body of each(requests.choose)) t.match(readChoice(body), body)
  for (const body of each(accountRequests.createAccount)) t.strictSame(readAccount(body), body)
  for (const body of each(accountRequests.createKey)) t.strictSame(readKey(body), body)
  for (const body of each(accountRequests.rotateKey)) t.equal(readGrace(body), body['grace'])
  const kinds = new Set(each(requests.choose).map(({ kind }) => kind))
  t.strictSame(Object.keys(pitFighter.choiceSchemas).filter(kind => kind !== 'ADVANCE' && !kinds.has(kind)), [], 'every kind has an example')
})

t.test('what does not fit the document is found', async t => {
  const fight = (await app.inject({ method: 'POST', url: '/v1/fights', payload: { seats: [{ fighter: { type: 'ORC' } }, { fighter: { type: 'EMPIRE' } }] } })).json<Json>()
  const { id } = objectAt(fight, 'fight')
  const { events: [event] } = (await app.inject(`/v1/fights/${String(id)}/events`)).json<{ readonly events: readonly Json[] }>()
  const schema = (name: string): readonly string[] => ['components', 'schemas', name]
  t.equal(check(schema('FightCreated'), fight), null)
  t.match(check(schema('FightCreated'), { ...fight, secret: 1 }), /secret/)
  t.match(check(schema('Fight'), { ...objectAt(fight, 'fight'), createdAt: 'yesterday' }), /createdAt must match format/)
  t.equal(check(schema('Event'), event), null)
  t.match(check(schema('Event'), { ...event, figures: { ...objectAt(event, 'figures'), more: 1 } }), /figures/)
  t.match(check(schema('Event'), { ...event, type: 'NothingOfTheKind' }), /byTag/)
  t.match(check(schema('Clock'), { preset: null, perDecision: 'PT1.5S', bank: null, increment: null, lag: '5 s', timeoutsInARow: 0, timeoutsInAll: 0 }), /^\/lag [^;]*$/, 'fractions of a second are a duration')
})

/** A duel that has begun by a blow's distance, with the decisions and the tokens of both. */
const SITUATION = { turn: 1, phase: 'PICK_MOVES', fighters: [{ seat: 1, at: [0, 0], facing: 'S' }, { seat: 2, at: [0, 1], facing: 'N' }] }

t.test('every route answers as its document says', async t => {
  const call = async (route: string, token: string | null = null, payload?: object): Promise<Json> => {
    const [method = '', url = ''] = route.split(' ')
    const response = await app.inject({ method: method as 'GET', url, headers: token === null ? {} : { authorization: `Bearer ${token}` }, ...payload && { payload } })
    t.ok(response.statusCode < 300, `${route}: ${response.payload.slice(0, 300)}`)
    return response.json()
  }
  const tokenOf = (created: Json, index = 0): string => textAt(objectAt(listAt(created, 'seatTokens')[index]), 'token')
  const ORC = { fighter: { type: 'ORC' } }
  const host = textAt(await call('POST /v1/accounts', null, { name: 'Retiarius' }), 'token')
  const guest = await call('POST /v1/accounts', null, { name: 'Murmillo' })
  const { id: guestId } = objectAt(guest, 'account')
  for (const route of ['GET /v1', 'GET /v1/rulesets', 'GET /v1/viewer', 'GET /v1/keys', 'GET /v1/decisions', 'GET /v1/fights?mine=true', 'GET /v1/accounts?name=retiarius', `GET /v1/accounts/${String(guestId)}`]) await call(route, host)
  const key = objectAt(await call('POST /v1/keys', host, { scopes: ['play'] }), 'key')
  const rotated = objectAt(await call(`POST /v1/keys/${textAt(key, 'id')}/rotate`, host, {}), 'key')
  await call(`DELETE /v1/keys/${textAt(rotated, 'id')}`, host)
  for (const route of ['GET /v1/rulesets/pit-fighter', 'GET /v1/scroll-sets', 'GET /v1/scroll-sets/house-1']) await call(route)
  await call('POST /v1/scroll-sets', null, objectAt(requests, 'publishScrollSet', 'ownSet'))
  await call('POST /v1/fighters/validate', null, ORC)

  const declined = objectAt(await call('POST /v1/fights', host, { seats: [ORC, { account: 'Murmillo' }] }), 'fight')
  await call(`POST /v1/fights/${textAt(declined, 'id')}/decline`, textAt(guest, 'token'))
  const open = await call('POST /v1/fights', null, { readyCheck: true, seats: [ORC, {}] })
  const openId = textAt(objectAt(open, 'fight'), 'id')
  const hostToken = textAt(open, 'hostToken')
  await call(`POST /v1/fights/${openId}/invites`, hostToken, {})
  await call(`POST /v1/fights/${openId}/client-seed`, tokenOf(open), { clientSeed: null })
  await call(`POST /v1/fights/${openId}/ready`, tokenOf(open))
  await call(`POST /v1/fights/${openId}/seats`, null, ORC)
  await call(`DELETE /v1/fights/${openId}/seats/2`, hostToken)
  await call(`POST /v1/fights/${openId}/tokens`, hostToken, {})

  const running = await call('POST /v1/fights', null, { pacing: 'MANUAL', situation: SITUATION, seats: [ORC, ORC] })
  const id = textAt(objectAt(running, 'fight'), 'id')
  const [first, second] = [tokenOf(running), tokenOf(running, 1)]
  await call(`GET /v1/fights/${id}/odds?kind=NORMAL&target=2`, first)
  await call(`PUT /v1/fights/${id}/orders`, first, { orders: { interrupt: 'NEVER' } })
  const { id: decision } = objectAt(await call(`GET /v1/fights/${id}/decisions`, first), 'decisions', 0)
  await call(`POST /v1/fights/${id}/choices`, first, { decision, kind: 'PICK_MOVE', move: 'Observe' })
  await call(`POST /v1/fights/${id}/advance`, textAt(running, 'hostToken'), { from: { turn: 1, phase: 'PICK_MOVES' }, overMissing: true })
  await call(`POST /v1/fights/${id}/choices`, second, { kind: 'CONCEDE', idempotencyKey: 'enough' })
  for (const what of ['', '/terms', '/events', '/record']) await call(`GET /v1/fights/${id}${what}`, first)
  await call(`POST /v1/fights/${id}/rematch`, first)
  const cancelled = await call('POST /v1/fights', null, { seats: [ORC, {}] })
  await call(`POST /v1/fights/${textAt(objectAt(cancelled, 'fight'), 'id')}/cancel`, textAt(cancelled, 'hostToken'))
  await call(`DELETE /v1/fights/${textAt(objectAt(cancelled, 'fight'), 'id')}`, ADMIN)
  await call(`DELETE /v1/accounts/${String(guestId)}`, ADMIN)
  const answered = new Set([...held].filter(answer => / 20[01]$/.test(answer)).map(answer => answer.replaceAll(/:(\w+)/g, '{$1}').slice(0, -4)))
  t.strictSame(ROUTES.filter(route => !answered.has(route)), [], 'each was held to the document')
})

t.test('two rulesets that ask by the same kinds share one document', async t => {
  const schemas = components([pitFighter, toyRuleset as Ruleset])
  const names = schemas.map(({ $id }) => $id)
  t.strictSame(names.filter((name, index) => names.indexOf(name) !== index), [], 'each name is there once')
  const branchesOf = (name: string): readonly unknown[] => listAt(schemas.find(({ $id }) => $id === name) ?? {}, 'oneOf')
  for (const name of ['Decision', 'Event', 'RecordEvent', 'RecordChoice']) {
    const branches = branchesOf(name).map(branch => JSON.stringify(objectAt({ branch }, 'branch')['properties'] ?? branch))
    const tags = branches.map(branch => /"(?:type|kind)":\{"type":"string","const":"(\w+)"/.exec(branch)?.[1] ?? branch)
    t.strictSame(tags.filter((tag, index) => tags.indexOf(tag) !== index), [], `${name}: each branch has a tag of its own`)
  }
})
