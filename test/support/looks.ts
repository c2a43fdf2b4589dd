import { everyFieldOf, type Json, schema, withFragments } from './api-clients.js'
import type { Sending } from './received.js'
import { selectAll } from './select-all.js'

/** A GraphQL document with its variables. */
export type Document = readonly [document: string, variables: Json]

/** One request that changes nothing; refused or not. */
export interface Look extends Sending { readonly path: string }

const PAGES: readonly string[] = ['/', '/errors', '/docs', '/docs/json', '/graphiql', '/healthz', '/readyz', '/metrics', '/v1/openapi.json', '/v1/rulesets/pit-fighter', '/v1/none', '/none']

/** Requests whose answer is the same for all callers. */
export const pages: readonly Look[] = PAGES.map(path => ({ path }))

const byGraphql = ([query, variables]: Document): Look => ({ path: '/graphql', body: { query: withFragments(query), variables } })

const queriesFor = (id: string): readonly Document[] => [
  [`query ($id: ID!) { fight(id: $id) ${everyFieldOf('Fight')} }`, { id }],
  [`query ($id: ID!) { fight(id: $id) { record events { nodes ${everyFieldOf('FightEvent')} lastSeq pageInfo { endCursor hasNextPage } } } }`, { id }],
  [`query ($id: ID!) { decisions(fightId: $id) ${everyFieldOf('Decision')} }`, { id }],
  [`query ($id: ID!) { odds(fightId: $id, attack: { kind: NORMAL, target: 1 }) ${everyFieldOf('AttackOdds')} }`, { id }]
]

const QUERIES: readonly Document[] = [
  [`{ decisions ${everyFieldOf('Decision')} }`, {}],
  [`{ fights { nodes ${everyFieldOf('Fight')} pageInfo { endCursor hasNextPage } } }`, {}],
  [`{ fights(filter: { invited: true }) { nodes ${everyFieldOf('Fight')} } }`, {}],
  [`{ viewer ${selectAll(schema, 'Viewer')} }`, {}],
  [`{ viewer { fight ${everyFieldOf('Fight')} } }`, {}],
  ['{ keys { id accountId scopes label createdAt endsAt } }', {}],
  ['{ nothing }', {}]
]

/** Every request that reads a fight, for any viewer. */
export const looksAt = (id: string): readonly Look[] => [
  ...['', '/decisions', '/events', '/events?after=3', '/record', '/odds?kind=NORMAL&target=1', '/none'].map(path => ({ path: `/v1/fights/${id}${path}` })),
  ...queriesFor(id).map(byGraphql)
]

const LISTS: readonly string[] = ['fights', 'fights?status=OPEN', 'fights?status=RUNNING', 'fights?status=FINISHED', 'fights?hasOpenSeat=true', 'fights?invited=true', 'decisions', 'viewer', 'keys', 'scroll-sets']

/** Every list, and what the bearer is asked and has over all fights. */
export const lists: readonly Look[] = [
  ...LISTS.map(path => ({ path: `/v1/${path}` })),
  ...QUERIES.map(byGraphql)
]

/** Those of the lists that change with every choice. */
export const shortLists: readonly Look[] = lists.filter(({ path }) => ['/v1/fights?status=RUNNING', '/v1/decisions'].includes(path))

/** Everything that a socket can subscribe to. */
export const subscriptionsTo = (ids: readonly string[]): readonly Document[] => [
  ...ids.map((id): Document => [withFragments(`subscription ($id: ID!) { fightEvents(fightId: $id) { __typename ... on FightEventPage { events ${everyFieldOf('FightEvent')} lastSeq more } ... on Lagged { afterSeq } } }`), { id }]),
  [withFragments(`subscription { decisions { __typename ... on DecisionOpened { decision ${everyFieldOf('Decision')} } ... on DecisionClosed { id fightId } } }`), {}],
  [withFragments(`subscription { lobby { __typename ... on FightListed { fight ${everyFieldOf('Fight')} } ... on FightUnlisted { fightId } } }`), {}]
]

/** Answers to what others are asked, and to nothing: every one is refused whoever sends it, but a seat's own pick. */
export const refusedChoices = (id: string, decision: string): readonly Look[] => [
  { decision, kind: 'PICK_MOVE', move: 'Fly' },
  { decision, kind: 'PICK_MOVE', move: 'Fly', replace: true },
  { decision, kind: 'HIT_LOCATION', location: 'NOSE' },
  { decision, kind: 'INTERRUPT', interrupt: 'perhaps' },
  { decision, kind: 'RECOVER', characteristic: 'X' },
  { decision: `${id}.1`, kind: 'HIT_LOCATION', location: 'NOSE' },
  { decision: `${id}.999`, kind: 'INTERRUPT', interrupt: true },
  { decision: `${id}.x`, kind: 'PICK_MOVE', move: 'Observe' },
  { kind: 'PICK_MOVE', move: 'Observe' },
  { kind: 'SPEND_ADRENALIN', characteristic: 'NOSE', idempotencyKey: 'another' }
].flatMap((choice): readonly Look[] => [
  { path: `/v1/fights/${id}/choices`, body: choice },
  ...choice.kind === 'PICK_MOVE' ? [byGraphql([`mutation ($id: ID!, $choice: JSON!) { submitChoice(fightId: $id, choice: $choice) { __typename ... on ChoiceRefused { code message rule decision ${everyFieldOf('Decision')} fight ${everyFieldOf('Fight')} } } }`, { id, choice }])] : []
])

/** What a host can try in a running fight whose seats others have filled: every one is refused. */
export const hostsPower = (id: string, seats: readonly number[]): readonly Look[] => [
  ...seats.flatMap((seat): readonly Look[] => [
    { path: `/v1/fights/${id}/tokens`, body: { seat } },
    byGraphql(['mutation ($input: ReissueTokenInput!) { reissueToken(input: $input) { token } }', { input: { fightId: id, seat } }]),
    { path: `/v1/fights/${id}/seats/${seat}`, method: 'DELETE' },
    { path: `/v1/fights/${id}/invites`, body: { seat } }
  ]),
  ...['cancel', 'ready', 'decline', 'rematch'].map((deed): Look => ({ path: `/v1/fights/${id}/${deed}`, method: 'POST' })),
  { path: `/v1/fights/${id}/seats`, body: { fighter: { type: 'ORC' } } },
  { path: `/v1/fights/${id}/client-seed`, body: { clientSeed: null } },
  { path: `/v1/fights/${id}/orders`, method: 'PUT', body: { orders: null } },
  { path: `/v1/fights/${id}/advance`, body: { from: { turn: 1, phase: 'PICK_MOVES' } } }
]

/** Requests that are wrong in every way that one can be, each with this text in it. */
export const malformed = (id: string, text: string): readonly Look[] => {
  const bodies: readonly (Json | string)[] = [
    text, `{"${text}`, `"${text}"`, `["${text}"]`, `{"kind": ${text}}`, { [text]: 1 }, { kind: text }, { kind: 'PICK_MOVE', move: text, decision: text }, { kind: 'PICK_MOVE', decision: `${id}.1`, move: { [text]: text } },
    { seats: text }, { seats: [{ fighter: { type: text } }, {}] }, { seats: [{ name: `${text}\0` }, {}] }, { seats: [{ account: text }, {}] }, { seats: [{}, {}], style: text }, { seats: [{}, {}], scrolls: text }, { seats: [{}, {}], clock: { bank: text } },
    { fighter: { type: text } }, { fighter: { type: 'ORC', skills: [text] } }, { fighter: { type: 'ORC' }, invite: text }, { renew: text }, { seat: text }, { clientSeed: text }, { orders: { [text]: text } }, { orders: { interrupt: text } }, { from: { turn: 1, phase: text } },
    { name: `${text}\u200b` }, { name: 'x', scrolls: text }, { scopes: [text] }, { idempotencyKey: { [text]: text } }
  ]
  const posts = ['fights', `fights/${id}/choices`, `fights/${id}/seats`, `fights/${id}/client-seed`, `fights/${id}/tokens`, `fights/${id}/invites`, `fights/${id}/advance`, 'accounts', 'keys', 'scroll-sets', 'fighters/validate'].map(path => `/v1/${path}`)
  return [
    ...posts.flatMap(path => bodies.map((body): Look => ({ path, body }))),
    ...bodies.map((body): Look => ({ path: `/v1/fights/${id}/orders`, method: 'PUT', body })),
    ...[text, `{ ${text} }`, `{ fight(id: "${text}") { id } `, `{ fight(id: "${text}") { id ${text} } }`, `mutation { concede(input: { decisionId: "${text}" }) { __typename } }`].map(query => ({ path: '/graphql', body: { query } })),
    { path: '/graphql', body: { query: 'query ($id: ID!, $first: Int) { fight(id: $id) { events(first: $first) { lastSeq } } }', variables: { id, first: text } } },
    { path: '/graphql', body: { query: 'query ($name: String) { account(name: $name) { id } }', variables: { name: `${text}\u200b` } } },
    { path: '/graphql', body: { query: 'mutation ($id: ID!, $choice: JSON!) { submitChoice(fightId: $id, choice: $choice) { __typename } }', variables: { id, choice: { kind: text } } } },
    { path: `/v1/fights?status=${text}` }, { path: `/v1/fights?first=${text}` }, { path: `/v1/fights/${id}/events?after=${text}` }, { path: `/v1/fights/${id}/odds?kind=${text}&target=${text}` },
    { path: `/v1/fights/${id}/choices`, body: `kind=${text}`, headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    { path: `/v1/fights/${id}/choices`, body: text, headers: { 'content-type': 'text/plain' } },
    { path: '/v1/fights', body: { seats: [{ name: text.repeat(6000) }] } },
    { path: '/v1/viewer', headers: { authorization: `Basic ${text}` } },
    { path: '/v1/viewer', headers: { authorization: `Bearer ${text}` } },
    { path: '/graphql', body: { query: '{ viewer { kind } }' }, headers: { authorization: `Bearer ${text}` } }
  ]
}
