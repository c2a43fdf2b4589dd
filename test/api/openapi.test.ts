import { Ajv } from 'ajv'
import { isObjectType } from 'graphql'
import t from 'tap'
import { readAccount, readGrace, readKey } from '../../src/api/inputs/accounts.js'
import { choiceReader } from '../../src/api/inputs/choice.js'
import { readAdvance, readCreate, readFighter, readInvite, readJoin, readReissue, readSeed } from '../../src/api/inputs/fights.js'
import { ranges } from '../../src/api/inputs/numbers.js'
import { accountRequests } from '../../src/api/rest/account-examples.js'
import { answerComponents, choiceComponents } from '../../src/api/rest/components.js'
import { requests } from '../../src/api/rest/examples.js'
import type { Ruleset } from '../../src/referee/ruleset.js'
import { pitFighter } from '../../src/rulesets/pit-fighter/index.js'
import { listAt, textAt } from '../support/answers.js'
import { type Json, objectAt, schema as graphqlSchema } from '../support/faces.js'
import { openApp } from '../support/real-app.js'

const ROUTES: readonly string[] = [
  'DELETE /v1/accounts/{id}',
  'DELETE /v1/fights/{id}/seats/{seat}',
  'DELETE /v1/keys/{id}',
  'GET /v1/accounts',
  'GET /v1/accounts/{id}',
  'GET /v1/decisions',
  'GET /v1/fights',
  'GET /v1/fights/{id}',
  'GET /v1/fights/{id}/decisions',
  'GET /v1/fights/{id}/events',
  'GET /v1/fights/{id}/odds',
  'GET /v1/fights/{id}/record',
  'GET /v1/keys',
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

const app = await openApp(t)

/** Formats are for readers: times are checked by the tests of fights. */
const ajv = new Ajv({ strict: false, validateFormats: false, discriminator: true })
for (const component of [...answerComponents, ...choiceComponents(pitFighter)]) ajv.addSchema({ ...component })

const faultsOf = (name: string, value: unknown): unknown => {
  const validate = ajv.getSchema(name)
  if (!validate) throw new Error(`There is no component ${name}`)
  return validate(value) ? [] : validate.errors
}

const readDocument = async (): Promise<Json> => (await app.inject('/v1/openapi.json')).json()

interface Route { readonly name: string, readonly operation: Json }

const routesOf = (document: Json): readonly Route[] => Object.entries(objectAt(document, 'paths')).flatMap(([path, methods]) =>
  Object.entries(objectAt(methods)).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation: objectAt(operation) })))

const componentOf = (reference: string): string => reference.split('/').at(-1) ?? ''

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
      const [type, media] = Object.entries(objectAt(response, 'content'))[0] ?? []
      t.equal(type, Number(status) < 400 ? 'application/json' : 'application/problem+json', `${name} ${status}`)
      const component = componentOf(textAt(objectAt(media, 'schema'), '$ref'))
      const examples = Object.values(objectAt(media, 'examples'))
      t.ok(examples.length > 0, `${name} ${status} has an example`)
      for (const example of examples) t.strictSame(faultsOf(component, objectAt(example)['value']), [], `${name} ${status} fits ${component}`)
    }
    if (!('requestBody' in operation)) continue
    const media = objectAt(operation, 'requestBody', 'content', 'application/json')
    t.ok('example' in media || 'examples' in media, `${name} has an example of its body`)
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
      t.match(response.json(), { status: 400, code: 'BAD_REQUEST', detail: documented.length === 0 ? /"surprise": this takes none/ : `"surprise": this takes ${documented.join(', ')}.` }, `${route}?${query}`)
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
    t.match(argument, { description: `At most so many, ${least} to ${most}.`, defaultValue: otherwise })
    for (const [first, code] of [[least - 1, 'BAD_REQUEST'], [least, null], [most, null], [most + 1, 'BAD_REQUEST']] as const) {
      t.strictSame(await codesOf(list, urls[list], first, String(id)), [code, code], `${list} ${first}`)
    }
  }
})

t.test('the bodies of the examples are read', async t => {
  const readChoice = choiceReader([pitFighter as Ruleset])
  for (const body of requests.createFight) t.match(readCreate(body), body)
  for (const body of requests.validateFighter) t.match(readFighter(body), body)
  for (const body of requests.joinFight) t.match(readJoin(body), body)
  for (const body of requests.createInvite) t.strictSame(readInvite(body), body)
  for (const body of requests.setClientSeed) t.equal(readSeed(body), body.clientSeed)
  for (const body of requests.reissueToken) t.equal(readReissue(body), body.seat)
  for (const body of requests.advancePhase) t.match(readAdvance(body), body)
  for (const body of requests.choose) t.match(readChoice(body), body)
  for (const body of accountRequests.createAccount) t.strictSame(readAccount(body), body)
  for (const body of accountRequests.createKey) t.strictSame(readKey(body), body)
  for (const body of accountRequests.rotateKey) t.equal(readGrace(body), 'grace' in body ? body.grace : undefined)
  const kinds = new Set(requests.choose.map(({ kind }) => kind))
  t.strictSame(Object.keys(pitFighter.choiceSchemas).filter(kind => kind !== 'ADVANCE' && !kinds.has(kind as 'CONCEDE')), [], 'every kind has an example')
  for (const body of requests.choose) t.strictSame(faultsOf(`${body.kind.split('_').map(word => word.charAt(0) + word.slice(1).toLowerCase()).join('')}Choice`, body), [])
})

t.test('what is really answered fits the document', async t => {
  const call = async (method: 'GET' | 'POST' | 'DELETE', url: string, token?: string, payload?: Json): Promise<{ readonly status: number, readonly body: Json }> => {
    const response = await app.inject({ method, url, headers: token === undefined ? {} : { authorization: `Bearer ${token}` }, ...(payload ? { payload } : {}) })
    return { status: response.statusCode, body: response.json() }
  }
  const created = await app.inject({ method: 'POST', url: '/v1/fights', payload: { seats: [{ fighter: { type: 'ORC' } }, {}] } })
  const fight = objectAt(created.json(), 'fight')
  const id = textAt(fight, 'id')
  t.equal(created.statusCode, 201)
  t.equal(created.headers.location, `/v1/fights/${id}`)
  t.strictSame(faultsOf('FightCreated', created.json()), [])
  const [seat] = listAt(created.json(), 'seatTokens')
  const token = textAt(objectAt(seat), 'token')
  const joined = await call('POST', `/v1/fights/${id}/seats`, undefined, { fighter: { type: 'EMPIRE' } })
  t.equal(joined.status, 201)
  t.strictSame(faultsOf('FightJoined', joined.body), [])
  const decisions = await call('GET', `/v1/fights/${id}/decisions`, token)
  const [decision] = listAt(decisions.body, 'decisions')
  const looks: Readonly<Record<string, readonly [string, string?]>> = {
    Fight: [`/v1/fights/${id}`, token],
    FightPage: ['/v1/fights?first=5'],
    Decisions: [`/v1/fights/${id}/decisions`, token],
    EventPage: [`/v1/fights/${id}/events`],
    Record: [`/v1/fights/${id}/record`],
    Viewer: ['/v1/viewer', token],
    Ruleset: ['/v1/rulesets/pit-fighter'],
    ScrollSetPage: ['/v1/scroll-sets'],
    ScrollSet: ['/v1/scroll-sets/house-1'],
    Problem: ['/v1/fights/none']
  }
  for (const [component, [url, as]] of Object.entries(looks)) t.strictSame(faultsOf(component, (await call('GET', url, as)).body), [], component)
  const account = await call('POST', '/v1/accounts', undefined, { name: 'Retiarius' })
  t.equal(account.status, 201)
  t.strictSame(faultsOf('AccountCreated', account.body), [])
  const key = textAt(account.body, 'token')
  t.strictSame(faultsOf('Viewer', (await call('GET', '/v1/viewer', key)).body), [])
  t.strictSame(faultsOf('Keys', (await call('GET', '/v1/keys', key)).body), [])
  t.strictSame(faultsOf('Account', (await call('GET', '/v1/accounts?name=retiarius')).body), [])
  const another = await call('POST', '/v1/keys', key, { scopes: ['play'] })
  t.strictSame([another.status, faultsOf('KeyCreated', another.body)], [201, []])
  t.strictSame(faultsOf('ApiKey', (await call('DELETE', `/v1/keys/${textAt(objectAt(another.body, 'key'), 'id')}`, key)).body), [])
  const refused = await call('POST', `/v1/fights/${id}/choices`, token, { decision: decision?.['id'], kind: 'PLACE_FIGHTER', hex: [0, 0], facing: 'N' })
  t.match(refused, { status: 422, body: { code: 'ILLEGAL_CHOICE', rule: '2.4', decision: { id: decision?.['id'] }, fight: { id } } })
  t.strictSame(faultsOf('Problem', refused.body), [])
  const accepted = await call('POST', `/v1/fights/${id}/choices`, token, { ...objectAt(decision, 'fallback'), decision: decision?.['id'] })
  t.strictSame(faultsOf('ChoiceAccepted', accepted.body), [])
})
