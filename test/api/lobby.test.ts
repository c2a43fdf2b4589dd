import t from 'tap'
import { listAt, textAt } from '../support/answers.js'
import { graphqlClient, objectAt, restClient, withoutNulls } from '../support/api-clients.js'
import { openLive } from '../support/live-api.js'
import { liveClient, tellings } from '../support/live-clients.js'
import { openToyApi } from '../support/toy-api.js'
import { TOY } from '../support/toy-house.js'

const { app } = await openToyApi(t)
const [rest, graphql] = [restClient(app), graphqlClient(app)]
const create = async (input: object, token?: string): Promise<string> => textAt(objectAt((await rest.create({ ...input }, token)).body, 'fight'), 'id')
const account = async (name: string): Promise<string> => textAt((await rest.createAccount(null, { name })).body, 'token')

t.test('both faces find the same fights by the same filters', async t => {
  const key = await account('Hostess')
  const bots = await create({ seats: [{ fighter: TOY, bot: 'random' }, {}, {}], clock: { preset: 'BLITZ' } })
  const slow = await create({ seats: [{}, {}], clock: { perDecision: 'P1D' }, pacing: 'MANUAL' })
  const own = await create({ seats: [{}, {}], visibility: 'PRIVATE' }, key)
  for (const [filter, ids] of [
    [{ ruleset: 'toy' }, [slow, bots]], [{ ruleset: 'pit-fighter' }, []], [{ style: 'PLAIN', status: 'OPEN' }, [slow, bots]], [{ clock: 'NONE' }, []], [{ clock: 'BANK' }, [bots]],
    [{ clock: 'PER_DECISION' }, [slow]], [{ preset: 'BLITZ' }, [bots]], [{ preset: 'BOT' }, []], [{ seats: 1 }, []], [{ seats: 2 }, [slow]], [{ seats: 64 }, []],
    [{ withBot: true }, [bots]], [{ withBot: false }, [slow]], [{ pacing: 'MANUAL' }, [slow]], [{ pacing: 'MANUAL', seats: 2, hasOpenSeat: true }, [slow]], [{ mine: true }, [own]],
    [{ mine: true, seats: 3 }, []], [{ mine: false }, [slow, bots]], [{ invited: true }, []]
  ] as const) {
    const [byRest, byGraphql] = [await rest.fights(filter, key), await graphql.fights(filter, key)]
    t.strictSame(listAt(byRest.body, 'fights').map(({ id }) => id), ids, JSON.stringify(filter))
    t.strictSame(withoutNulls(byGraphql), withoutNulls(byRest), JSON.stringify(filter))
  }
})

t.test('filters that are no filters are refused', async t => {
  const host = textAt((await rest.create({ seats: [{}, {}] })).body, 'hostToken')
  for (const face of [rest, graphql]) {
    for (const filter of [{ clock: 'SAND' }, { preset: 'blitz' }, { preset: '' }, { seats: 0 }, { seats: 65 }, { seats: -1 }, { seats: 2.5 }, { seats: 'two' }, { withBot: 'perhaps' }, { withBot: 1 }, { pacing: 'FAST' }, { status: 'DONE' }, { mine: 'yes' }, { ruleset: 'x'.repeat(101) }]) {
      t.match(await face.fights(filter), { code: 'BAD_REQUEST' }, `${face.name} ${JSON.stringify(filter)}`)
    }
    for (const filter of [{ mine: true }, { invited: true }]) {
      t.match(await face.fights(filter), { code: 'UNAUTHENTICATED' })
      t.match(await face.fights(filter, host), { code: 'FORBIDDEN' })
    }
  }
  for (const [query, named] of [['seats=2&seats=3', 'seats'], ['withBot=true&withBot=false', 'withBot'], ['clock=', 'clock'], ['preset=BOT&preset=BOT', 'preset']] as const) {
    t.match((await app.inject(`/v1/fights?${query}`)).json(), { code: 'BAD_REQUEST', detail: new RegExp(`^${named}: `) }, query)
  }
})

t.test('a lobby is watched by a filter', async t => {
  const { app, url } = await openLive(t)
  const { create } = restClient(app)
  const client = liveClient(url, null)
  const lobby = 'subscription ($filter: LobbyFilter) { lobby(filter: $filter) { __typename ... on FightListed { fight { id seats { bot } } } ... on FightUnlisted { fightId } } }'
  const told = tellings(client, lobby, { filter: { seats: 3, withBot: true, clock: 'NONE', preset: null } })
  for (const seats of [[{}, {}, {}], [{ fighter: TOY, bot: 'random' }, {}]]) await create({ seats })
  const { body } = await create({ seats: [{ fighter: TOY, bot: 'random' }, {}, {}] })
  const id = textAt(objectAt(body, 'fight'), 'id')
  t.match((await told.next()).value, { __typename: 'FightListed', fight: { id, seats: [{ bot: 'random' }, {}, {}] } })
  await restClient(app).leave(textAt(body, 'hostToken'), id, 1)
  t.match((await told.next()).value, { __typename: 'FightUnlisted', fightId: id })
  for (const filter of [{ seats: 65 }, { seats: 0 }, { clock: 'SAND' }, { nothing: true }]) {
    await t.rejects(tellings(client, lobby, { filter }).next(), JSON.stringify(filter))
  }
  await client.dispose()
})
