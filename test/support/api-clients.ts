import type { FastifyInstance } from 'fastify'
import { buildSchema } from 'graphql'
import { readFileSync } from 'node:fs'
import { CHOICE_MUTATIONS } from '../../src/api/graphql/pit-fighter.js'
import { same } from '../../src/referee/same.js'
import { selectAll } from './select-all.js'

export type Json = Readonly<Record<string, unknown>>

/** The result of a request: the answer, or the code of a refusal with its data. */
export interface Reply { readonly code: string | null, readonly body: Json }

/** The requests of a client, over REST or GraphQL. */
export interface ApiClient {
  readonly name: 'REST' | 'GraphQL'
  viewer (token: string | null): Promise<Reply>
  create (input: Json, token?: string): Promise<Reply>
  join (fightId: string, input: Json, token?: string): Promise<Reply>
  leave (token: string | null, fightId: string, seat: number): Promise<Reply>
  cancel (token: string | null, fightId: string): Promise<Reply>
  deleteFight (token: string | null, fightId: string): Promise<Reply>
  ready (token: string | null, fightId: string): Promise<Reply>
  decline (token: string | null, fightId: string): Promise<Reply>
  rematch (token: string | null, fightId: string): Promise<Reply>
  setClientSeed (token: string | null, fightId: string, clientSeed: string | null): Promise<Reply>
  invite (token: string | null, fightId: string, input: Json): Promise<Reply>
  reissue (token: string | null, fightId: string, seat: number | null): Promise<Reply>
  choose (token: string | null, fightId: string, choice: Json, wait?: number): Promise<Reply>
  setOrders (token: string | null, fightId: string, orders: unknown): Promise<Reply>
  advance (token: string | null, fightId: string, input: Json): Promise<Reply>
  fight (token: string | null, fightId: string): Promise<Reply>
  fights (query: Json, token?: string): Promise<Reply>
  decisions (token: string | null, fightId: string | null, wait?: number): Promise<Reply>
  events (token: string | null, fightId: string, after: number): Promise<Reply>
  record (token: string | null, fightId: string): Promise<Reply>
  ruleset (id: string): Promise<Reply>
  scrollSet (name: string, hash: string | null): Promise<Reply>
  scrollSets (query: Json): Promise<Reply>
  publish (set: unknown): Promise<Reply>
  odds (token: string | null, fightId: string, question: Json): Promise<Reply>
  validateFighter (input: Json): Promise<Reply>
  createAccount (token: string | null, input: Json): Promise<Reply>
  account (query: Json): Promise<Reply>
  closeAccount (token: string | null, id: string): Promise<Reply>
  keys (token: string | null, account?: string): Promise<Reply>
  createKey (token: string | null, input: Json): Promise<Reply>
  rotateKey (token: string | null, id: string, input?: Json): Promise<Reply>
  revokeKey (token: string | null, id: string): Promise<Reply>
}

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A field of an answer as an object; fails if it is missing. */
export const objectAt = (value: unknown, ...path: readonly (string | number)[]): Json => {
  const found = path.reduce<unknown>((at, step) => typeof at === 'object' && at !== null ? (at as Json)[step] : undefined, value)
  if (!isJson(found)) throw new Error(`There is no object at ${path.join('.')} of ${JSON.stringify(value)}`)
  return found
}

const bearer = (token: string | null): Record<string, string> => token === null ? {} : { authorization: `Bearer ${token}` }

export const restClient = (app: FastifyInstance): ApiClient => {
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, token: string | null, payload?: Json): Promise<Reply> => {
    const response = await app.inject({ method, url, headers: bearer(token), ...(payload ? { payload } : {}) })
    const body: unknown = response.json()
    if (!isJson(body)) throw new Error(`${method} ${url} answered no object`)
    if (response.statusCode < 400) return { code: null, body }
    const { code, rule, decision, fight, faults } = body
    return { code: String(code), body: { rule, decision, fight, faults } }
  }
  const query = (fields: Json): string => new URLSearchParams(Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)])).toString()
  return {
    name: 'REST',
    viewer: token => call('GET', '/v1/viewer', token),
    create: (input, token) => call('POST', '/v1/fights', token ?? null, input),
    join: (id, input, token) => call('POST', `/v1/fights/${id}/seats`, token ?? null, input),
    leave: (token, id, seat) => call('DELETE', `/v1/fights/${id}/seats/${seat}`, token),
    cancel: (token, id) => call('POST', `/v1/fights/${id}/cancel`, token),
    deleteFight: (token, id) => call('DELETE', `/v1/fights/${id}`, token),
    ready: (token, id) => call('POST', `/v1/fights/${id}/ready`, token),
    decline: (token, id) => call('POST', `/v1/fights/${id}/decline`, token),
    rematch: (token, id) => call('POST', `/v1/fights/${id}/rematch`, token),
    setClientSeed: (token, id, clientSeed) => call('POST', `/v1/fights/${id}/client-seed`, token, { clientSeed }),
    invite: (token, id, input) => call('POST', `/v1/fights/${id}/invites`, token, input),
    reissue: (token, id, seat) => call('POST', `/v1/fights/${id}/tokens`, token, { seat }),
    choose: (token, id, choice, wait = 0) => call('POST', `/v1/fights/${id}/choices?wait=${wait}&view=FULL`, token, choice),
    setOrders: (token, id, orders) => call('PUT', `/v1/fights/${id}/orders`, token, { orders }),
    advance: (token, id, input) => call('POST', `/v1/fights/${id}/advance`, token, input),
    fight: (token, id) => call('GET', `/v1/fights/${id}`, token),
    fights: (fields, token) => call('GET', `/v1/fights?${query(fields)}`, token ?? null),
    decisions: (token, id, wait = 0) => call('GET', id === null ? `/v1/decisions?wait=${wait}` : `/v1/fights/${id}/decisions?wait=${wait}`, token),
    events: (token, id, after) => call('GET', `/v1/fights/${id}/events?after=${after}`, token),
    record: (token, id) => call('GET', `/v1/fights/${id}/record`, token),
    ruleset: id => call('GET', `/v1/rulesets/${id}`, null),
    scrollSet: (name, hash) => call('GET', `/v1/scroll-sets/${name}${hash === null ? '' : `?hash=${hash}`}`, null),
    scrollSets: fields => call('GET', `/v1/scroll-sets?${query(fields)}`, null),
    publish: set => call('POST', '/v1/scroll-sets', null, objectAt(set)),
    odds: (token, id, { attack, ...guesses }) => call('GET', `/v1/fights/${id}/odds?${query({ ...objectAt(attack), ...guesses })}`, token),
    validateFighter: input => call('POST', '/v1/fighters/validate', null, input),
    createAccount: (token, input) => call('POST', '/v1/accounts', token, input),
    account: ({ id, name }) => call('GET', typeof id === 'string' ? `/v1/accounts/${encodeURIComponent(id)}` : `/v1/accounts${name === undefined ? '' : `?${query({ name })}`}`, null),
    closeAccount: async (token, id) => only('account', await call('DELETE', `/v1/accounts/${encodeURIComponent(id)}`, token)),
    keys: (token, account) => call('GET', `/v1/keys${account === undefined ? '' : `?${query({ account })}`}`, token),
    createKey: (token, input) => call('POST', '/v1/keys', token, input),
    rotateKey: (token, id, input) => call('POST', `/v1/keys/${encodeURIComponent(id)}/rotate`, token, input ?? {}),
    revokeKey: async (token, id) => only('key', await call('DELETE', `/v1/keys/${encodeURIComponent(id)}`, token))
  }
}

export const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'))
const FRAGMENTS = ['Fight', 'Decision', 'FightEvent', 'Ruleset', 'ScrollSet', 'AttackOdds', 'FighterVerdict', 'Account', 'ApiKey'].map(type => [type, `fragment Every${type} on ${type} ${selectAll(schema, type)}`] as const)
export const everyFieldOf = (type: string): string => `{ ...Every${type} }`
export const withFragments = (document: string): string =>
  [document, ...FRAGMENTS.filter(([type]) => document.includes(`...Every${type} `)).map(([, fragment]) => fragment)].join('\n')
const inputTypes = schema.getMutationType()?.getFields() ?? {}

/** As REST has it: fields of own types beside the others, without the aliases and type names that GraphQL needs. */
const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plain)
  if (!isJson(value)) return value
  const { __typename: typename, detail, fields, ...rest } = value
  if (isJson(rest['figures'])) return eventOf(rest, rest['figures'])
  const own = typename === 'OtherDecision' ? detail : typename === 'OtherGame' ? fields : {}
  const named = Object.entries(rest).map(([name, field]) => [name.replace(/^[A-Z][a-z]\w*_/, ''), plain(field)] as const)
  return { ...Object.fromEntries(named), ...(isJson(own) ? own : {}) }
}

const COMMON_TO_EVENTS: readonly string[] = ['seq', 'type', 'turn', 'phase', 'at', 'rule', 'ruling', 'seat', 'text', 'figures']

/** An event without the fields of its type that repeat its figures. */
const eventOf = (event: Json, figures: Json): Json => Object.fromEntries(Object.entries(event).filter(([name, field]) =>
  COMMON_TO_EVENTS.includes(name) || !same(withoutNulls(field), withoutNulls(name === 'hex' ? figures['hex'] ?? figures['at'] : figures[name]))))

export const graphqlClient = (app: FastifyInstance): ApiClient => {
  const call = async (document: string, token: string | null, variables: Json = {}): Promise<Reply> => {
    const response = await app.inject({ method: 'POST', url: '/graphql', headers: bearer(token), payload: { query: withFragments(document), variables } })
    const { data, errors } = response.json<{ data: Json | null, errors?: readonly { message: string, extensions: { code: string, rule: string | null, faults: readonly object[] } }[] }>()
    const [error] = errors ?? []
    if (error) return { code: error.extensions.code, body: { rule: error.extensions.rule, decision: null, fight: null, faults: error.extensions.faults, message: error.message } }
    const result = data?.['result'] ?? null
    if (!isJson(result)) return { code: result === null ? 'NOT_FOUND' : null, body: { result: plain(result) } }
    const { code, message: _message, __typename: typename, ...body } = result
    // Only a scroll set has faults: GraphQL's ChoiceRefused knows none.
    if (typename === 'ChoiceRefused') return { code: String(code), body: { ...objectAt(plain(body)), faults: [] } }
    return { code: null, body: objectAt(plain(typename === 'ChoiceAccepted' ? body : result)) }
  }
  const withInput = (mutation: string, payload: string, token: string | null, input: Json): Promise<Reply> => {
    const type = inputTypes[mutation]?.args.find(({ name }) => name === 'input')?.type
    return call(`mutation ($input: ${String(type)}) { result: ${mutation}(input: $input) ${payload} }`, token, { input })
  }
  const keyPayload = `{ key ${everyFieldOf('ApiKey')} token }`
  const fightPayload = `{ fight ${everyFieldOf('Fight')} }`
  const choiceResult = `{ __typename
    ... on ChoiceAccepted { fight ${everyFieldOf('Fight')} acceptedAt events ${everyFieldOf('FightEvent')} next ${everyFieldOf('Decision')} }
    ... on ChoiceRefused { code message rule decision ${everyFieldOf('Decision')} fight ${everyFieldOf('Fight')} } }`
  const mutationOf = (kind: unknown): string | undefined => Object.entries(CHOICE_MUTATIONS).find(([, of]) => of === kind)?.[0]
  const page = (body: Json, name: string): Json => {
    const { nodes, pageInfo, ...rest } = body
    const { endCursor, hasNextPage } = objectAt(pageInfo)
    return { ...rest, [name]: nodes, more: hasNextPage, ...(name === 'events' ? {} : { endCursor }) }
  }
  return {
    name: 'GraphQL',
    viewer: token => call('{ result: viewer { kind fightId seat account { id name } scopes } }', token),
    create: (input, token) => withInput('createFight', `{ fight ${everyFieldOf('Fight')} hostToken seatTokens { seat token } }`, token ?? null, withOwnStyle(input)),
    join: (fightId, input, token) => withInput('joinFight', `{ fight ${everyFieldOf('Fight')} seat token }`, token ?? null, { ...input, fightId }),
    leave: (token, fightId, seat) => withInput('leaveFight', fightPayload, token, { fightId, seat }),
    deleteFight: (token, fightId) => withInput('deleteFight', '{ fightId }', token, { fightId }),
    cancel: (token, fightId) => withInput('cancelFight', fightPayload, token, { fightId }),
    ready: (token, fightId) => withInput('ready', fightPayload, token, { fightId }),
    decline: (token, fightId) => withInput('declineChallenge', fightPayload, token, { fightId }),
    rematch: (token, fightId) => withInput('rematch', `{ fight ${everyFieldOf('Fight')} hostToken seatTokens { seat token } }`, token, { fightId }),
    setClientSeed: (token, fightId, clientSeed) => withInput('setClientSeed', fightPayload, token, { fightId, clientSeed }),
    invite: (token, fightId, input) => withInput('createInvite', '{ seat invite }', token, { ...input, fightId }),
    reissue: (token, fightId, seat) => withInput('reissueToken', '{ seat token }', token, { fightId, seat }),
    choose (token, fightId, choice, wait = 0) {
      const { kind, decision, ...fields } = choice
      const mutation = mutationOf(kind)
      const isTyped = mutation !== undefined && (typeof decision === 'string' || 'seat' in fields)
      if (isTyped) return withInput(mutation, choiceResult, token, { ...fields, ...(decision === undefined ? { fightId } : { decisionId: decision }), wait })
      return call(`mutation ($fightId: ID!, $choice: JSON!, $wait: Int) { result: submitChoice(fightId: $fightId, choice: $choice, wait: $wait) ${choiceResult} }`, token, { fightId, choice, wait })
    },
    setOrders: (token, fightId, orders) => withInput('setOrders', fightPayload, token, { fightId, orders }),
    advance: (token, fightId, input) => withInput('advancePhase', fightPayload, token, { ...input, fightId }),
    fight: (token, id) => call(`query ($id: ID!) { result: fight(id: $id) ${everyFieldOf('Fight')} }`, token, { id }),
    async fights ({ first, after, ...filter }, token) {
      const { code, body } = await call(`query ($filter: FightFilter, $first: Int, $after: String) { result: fights(filter: $filter, first: $first, after: $after) { nodes ${everyFieldOf('Fight')} pageInfo { endCursor hasNextPage } } }`, token ?? null, { filter, first, after })
      return code === null ? { code, body: page(body, 'fights') } : { code, body }
    },
    async decisions (token, fightId, wait = 0) {
      const { code, body } = await call(`query ($fightId: ID, $wait: Int) { result: decisions(fightId: $fightId, wait: $wait) ${everyFieldOf('Decision')} }`, token, { fightId, wait })
      return { code, body: code === null ? { decisions: body['result'] } : body }
    },
    async events (token, id, after) {
      const { code, body } = await call(`query ($id: ID!, $after: Int) { result: fight(id: $id) { events(afterSeq: $after) { nodes ${everyFieldOf('FightEvent')} lastSeq totalCount pageInfo { endCursor hasNextPage } } } }`, token, { id, after })
      return code === null ? { code, body: page(objectAt(body, 'events'), 'events') } : { code, body }
    },
    async record (token, id) {
      const { code, body } = await call('query ($id: ID!) { result: fight(id: $id) { record } }', token, { id })
      return code === null ? { code, body: objectAt(body, 'record') } : { code, body }
    },
    ruleset: id => call(`query ($id: String) { result: ruleset(id: $id) ${everyFieldOf('Ruleset')} }`, null, { id }),
    scrollSet: (name, hash) => call(`query ($name: String!, $hash: String) { result: scrollSet(name: $name, hash: $hash) ${everyFieldOf('ScrollSet')} }`, null, { name, hash }),
    async scrollSets (fields) {
      const { code, body } = await call(`query ($first: Int, $after: String) { result: scrollSets(first: $first, after: $after) { nodes ${everyFieldOf('ScrollSet')} pageInfo { endCursor hasNextPage } } }`, null, fields)
      return code === null ? { code, body: page(body, 'scrollSets') } : { code, body }
    },
    async publish (set) {
      return only('scrollSet', await withInput('publishScrollSet', `{ scrollSet ${everyFieldOf('ScrollSet')} }`, null, { set }))
    },
    odds: (token, fightId, question) => call(`query ($fightId: ID!, $attack: AttackInput!, $aim: Location, $guess: Location) { result: odds(fightId: $fightId, attack: $attack, aim: $aim, guess: $guess) ${everyFieldOf('AttackOdds')} }`, token, { fightId, ...question }),
    validateFighter: input => call(`query ($input: ValidateFighterInput!) { result: validateFighter(input: $input) ${everyFieldOf('FighterVerdict')} }`, null, { input: withOwnStyle(input) }),
    createAccount: (token, input) => withInput('createAccount', `{ account ${everyFieldOf('Account')} key ${everyFieldOf('ApiKey')} token }`, token, input),
    account: query => call(`query ($id: ID, $name: String) { result: account(id: $id, name: $name) ${everyFieldOf('Account')} }`, null, query),
    closeAccount: async (token, id) => only('account', await withInput('closeAccount', `{ account ${everyFieldOf('Account')} }`, token, { id })),
    async keys (token, account) {
      const { code, body } = await call(`query ($account: ID) { result: keys(account: $account) ${everyFieldOf('ApiKey')} }`, token, { account })
      return { code, body: code === null ? { keys: body['result'] } : body }
    },
    createKey: (token, input) => withInput('createKey', keyPayload, token, input),
    rotateKey: (token, id, input) => withInput('rotateKey', keyPayload, token, { ...input, id }),
    revokeKey: async (token, id) => only('key', await withInput('revokeKey', `{ key ${everyFieldOf('ApiKey')} }`, token, { id }))
  }
}

/** REST answers with the object itself, GraphQL with a payload around it. */
const only = (field: string, { code, body }: Reply): Reply => code === null ? { code, body: objectAt(body, field) } : { code, body }

/** A custom style has a separate field in GraphQL. */
const withOwnStyle = (input: Json): Json => {
  const { style, ...rest } = input
  return isJson(style) ? { ...rest, ownStyle: style } : input
}

/** Without the fields that are null or missing: REST leaves some out that GraphQL says are null. */
export const withoutNulls = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (!isJson(value)) return value
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== null && field !== undefined).map(([name, field]) => [name, withoutNulls(field)]))
}
