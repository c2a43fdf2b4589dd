import t, { type Test } from 'tap'
import type { FastifyInstance } from 'fastify'
import { callerOf } from '../../src/accounts/place-of.js'
import { readConfig } from '../../src/config.js'
import type { Budgets } from '../../src/fights/budgets.js'
import { gladiator } from '../support/gladiators.js'
import { openApp } from '../support/real-app.js'
import { openToyApi } from '../support/toy-api.js'
import { ADMIN_TOKEN, TOY, given } from '../support/toy-house.js'

const plenty = { openFights: 1000, runningFights: 1000, botSeats: 1000, contentBytes: 1e9 }
const budgets: Budgets = { account: { ...plenty, openFights: 2 }, address: { ...plenty, openFights: 1 }, replacements: 1, keys: 1 }
const OPEN = { ruleset: 'toy', seats: [{ fighter: TOY }, {}] }

/** Requests of one caller, by both interfaces. */
const from = (app: FastifyInstance, remoteAddress: string, token: string | null = null) => {
  const send = (url: string, payload: object) => app.inject({ method: 'POST', url, remoteAddress, headers: token === null ? {} : { authorization: `Bearer ${token}` }, payload })
  return {
    rest: (body: object, path = 'fights') => send(`/v1/${path}`, body),
    create: async (change: object = {}) => (await send('/graphql', { query: 'mutation ($input: CreateFightInput!) { createFight(input: $input) { fight { id } } }', variables: { input: { ...OPEN, ...change } } })).json(),
    choose: async (fightId: string, choice: object) => {
      const query = 'mutation ($fightId: ID!, $choice: JSON!) { submitChoice(fightId: $fightId, choice: $choice) { ... on ChoiceRefused { code budget { name limit per freedBy } decision { id } } } }'
      return (await send('/graphql', { query, variables: { fightId, choice } })).json()
    }
  }
}

const open = async (t: Test) => openToyApi(t, { house: { budgets } })

t.test('both faces refuse what is over the budget of an address, and say what makes room', async t => {
  const { app } = await open(t)
  const here = from(app, '192.0.2.7')
  const made = (await here.rest(OPEN)).json()
  const budget = { name: 'OPEN_FIGHTS', limit: 1, per: 'ADDRESS', freedBy: 'An open fight counts until it begins or is cancelled.' }
  const refused = await here.rest(OPEN)
  t.equal(refused.statusCode, 409)
  t.match(refused.json(), { code: 'OVER_BUDGET', budget, detail: 'The limit is 1 open fights. An open fight counts until it begins or is cancelled.' })
  t.match(await here.create(), { errors: [{ extensions: { code: 'OVER_BUDGET', budget } }] })
  t.match(await from(app, '192.0.2.8').create(), { data: { createFight: { fight: { id: /./ } } } }, 'another address has a budget of its own')
  t.equal((await from(app, '192.0.2.7', made.hostToken).rest({}, `fights/${made.fight.id}/cancel`)).statusCode, 200)
  t.equal((await here.rest(OPEN)).statusCode, 201)
})

t.test('both faces refuse bots over the budget of seats', async t => {
  const { app } = await openToyApi(t, { house: { budgets: { ...budgets, address: { ...plenty, botSeats: 1 } } } })
  const here = from(app, '192.0.2.7')
  const seats = [{ fighter: TOY }, { fighter: TOY, bot: 'random' }]
  const budget = { name: 'BOT_SEATS', limit: 1, per: 'ADDRESS', freedBy: 'A seat of a house bot counts until its fight is over.' }
  t.equal((await here.rest({ ruleset: 'toy', seats })).statusCode, 201)
  t.match((await here.rest({ ruleset: 'toy', seats })).json(), { code: 'OVER_BUDGET', budget })
  t.match(await here.create({ seats }), { errors: [{ extensions: { code: 'OVER_BUDGET', budget } }] })
})

t.test('addresses of one IPv6 network of 64 bits share a budget', async t => {
  const { app } = await open(t)
  t.equal((await from(app, '2001:db8::1').rest(OPEN)).statusCode, 201)
  t.equal((await from(app, '2001:db8::ffff:2').rest(OPEN)).statusCode, 409)
  t.equal((await from(app, '2001:db8:0:1::1').rest(OPEN)).statusCode, 201)
})

t.test('an account pays for its own fights, wherever it is; the operator does not', async t => {
  const { app, toys } = await open(t)
  const { token } = await gladiator(toys)
  for (const address of ['192.0.2.1', '192.0.2.2']) t.equal((await from(app, address, token).rest(OPEN)).statusCode, 201)
  t.match((await from(app, '192.0.2.3', token).rest(OPEN)).json(), { code: 'OVER_BUDGET', budget: { per: 'ACCOUNT', limit: 2 } })
  t.equal((await from(app, '192.0.2.1').rest(OPEN)).statusCode, 201, 'its address has paid for nothing')
  for (let n = 0; n < 3; n++) t.equal((await from(app, '192.0.2.1', ADMIN_TOKEN).rest(OPEN)).statusCode, 201)
  t.equal(callerOf({ kind: 'ACCOUNT', accountId: 'a', name: 'a', scopes: ['admin'], keyId: 'k' }, '192.0.2.1'), null)
})

t.test('a choice that is over a budget is refused with the decision as it stands', async t => {
  const { app, toys } = await open(t)
  const { id, seatTokens, asked } = await given(toys)
  const seat = from(app, '192.0.2.1', seatTokens[0]?.token ?? null)
  const { id: decision } = await asked(1)
  const seal = (number: number, more: object = {}) => ({ decision, kind: 'SEAL_NUMBER', number, ...more })
  const path = `fights/${id}/choices`
  t.equal((await seat.rest(seal(1), path)).statusCode, 200)
  t.equal((await seat.rest(seal(2, { replace: true }), path)).statusCode, 200)
  const refused = await seat.rest(seal(3, { replace: true }), path)
  t.equal(refused.statusCode, 409)
  t.match(refused.json(), { code: 'OVER_BUDGET', budget: { name: 'REPLACEMENTS', limit: 1, per: 'DECISION' }, decision: { id: decision } })
  t.match(await seat.choose(id, seal(3, { replace: true })), { data: { submitChoice: { code: 'OVER_BUDGET', budget: { name: 'REPLACEMENTS', limit: 1, per: 'DECISION' }, decision: { id: decision } } } })
  t.equal((await seat.rest(seal(2, { idempotencyKey: 'one', replace: true }), path)).statusCode, 200)
  t.match(await seat.choose(id, seal(2, { idempotencyKey: 'two', replace: true })), { data: { submitChoice: { code: 'OVER_BUDGET', budget: { name: 'KEYS' } } } })
})

t.test('honest use does not meet the limits that hold without settings', async t => {
  const app = await openApp(t, { budgets: readConfig({}).budgets })
  const here = from(app, '192.0.2.1')
  const fighter = { type: 'ORC' }
  const hexes = Array.from({ length: 400 }, (_, index) => [index % 20, Math.floor(index / 20)])
  for (let n = 0; n < 40; n++) {
    t.equal((await here.rest({ seats: [{ fighter }, {}] })).statusCode, 201)
    t.equal((await here.rest({ seats: [{ fighter }, { fighter: { type: 'EMPIRE' } }] })).statusCode, 201)
  }
  for (let n = 0; n < 5; n++) t.equal((await here.rest({ arena: { hexes }, seats: [{ fighter }, {}] })).statusCode, 201, 'arenas of their own')
  const [made] = (await here.rest({ seats: [{ fighter }, { fighter }] })).json().seatTokens
  const seat = from(app, '192.0.2.1', made.token)
  const id = made.token.split('_')[2]
  const [decision] = (await app.inject({ url: `/v1/fights/${id}/decisions`, headers: { authorization: `Bearer ${made.token}` } })).json().decisions
  if (decision) for (let n = 0; n < 5; n++) t.equal((await seat.rest({ ...decision.fallback, decision: decision.id, idempotencyKey: `try ${n}` }, `fights/${id}/choices`)).statusCode, 200, 'a choice that is sent again under other keys')
})
