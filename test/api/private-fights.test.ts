import t, { type Test } from 'tap'
import { listAt, textAt } from '../support/answers.js'
import { type ApiClient, type Json, graphqlClient, objectAt, restClient } from '../support/api-clients.js'
import { openToyApi } from '../support/toy-api.js'

const TOY = { type: 'TOY' }

/** Everything that can be asked about one fight with a token. */
const requestsFor = (face: ApiClient, token: string | null, id: string): ReadonlyMap<string, () => ReturnType<ApiClient['fight']>> => new Map([
  ['fight', () => face.fight(token, id)],
  ['events', () => face.events(token, id, 0)],
  ['record', () => face.record(token, id)],
  ['decisions', () => face.decisions(token, id)],
  ['choose', () => face.choose(token, id, { decision: `${id}.1`, kind: 'SEAL_NUMBER', number: 2 })],
  ['concede', () => face.choose(token, id, { kind: 'CONCEDE', idempotencyKey: 'enough' })],
  ['join', () => face.join(id, { fighter: TOY }, token ?? undefined)],
  ['leave', () => face.leave(token, id, 1)],
  ['rematch', () => face.rematch(token, id)],
  ['cancel', () => face.cancel(token, id)],
  ['setClientSeed', () => face.setClientSeed(token, id, null)],
  ['invite', () => face.invite(token, id, {})],
  ['reissue', () => face.reissue(token, id, 1)],
  ['advance', () => face.advance(token, id, { from: { turn: 1, phase: 'SEALING' } })],
  ['odds', () => face.odds(token, id, { attack: { kind: 'NORMAL', target: 2 } })]
])

/** What is said of a fight, without its id. */
const answerOf = async (requests: ReturnType<typeof requestsFor>, id: string): Promise<readonly string[]> => {
  const answers: string[] = []
  for (const [name, send] of requests) answers.push(`${name}: ${JSON.stringify(await send()).replaceAll(id, 'ID')}`)
  return answers
}

const NO_FIGHT = '0000000000000000000000000'

const nobodyFindsIt = async (t: Test, face: ApiClient): Promise<void> => {
  const create = async (seats: readonly Json[]) => {
    const { body } = await face.create({ ruleset: 'toy', visibility: 'PRIVATE', seats })
    t.match(body, { fight: { visibility: 'PRIVATE' } })
    return { id: textAt(objectAt(body, 'fight'), 'id'), host: textAt(body, 'hostToken'), seats: listAt(body, 'seatTokens').map(each => textAt(each, 'token')) }
  }
  const open = await create([{ fighter: TOY }, {}])
  const running = await create([{ fighter: TOY }, { fighter: TOY }])
  const other = (await face.create({ ruleset: 'toy', seats: [{ fighter: TOY }, { fighter: TOY }] })).body
  t.match(other, { fight: { visibility: 'PUBLIC' } }, 'fights are public where nothing is said')
  for (const stranger of [null, textAt(other, 'hostToken'), textAt(objectAt(listAt(other, 'seatTokens')[0]), 'token')]) {
    const nothing = await answerOf(requestsFor(face, stranger, NO_FIGHT), NO_FIGHT)
    for (const { id } of [open, running]) {
      t.strictSame(await answerOf(requestsFor(face, stranger, id), id), nothing, 'it is answered as a fight that does not exist')
    }
    for (const answer of nothing) t.match(answer, /"code":"FIGHT_NOT_FOUND"/)
  }
  for (const query of [{}, { status: 'OPEN' }, { status: 'RUNNING' }, { hasOpenSeat: true }]) {
    const listed = listAt((await face.fights(query)).body, 'fights').map(fight => fight['id'])
    t.notOk(listed.includes(open.id) || listed.includes(running.id), 'it is in no list')
  }
  for (const token of [running.host, ...running.seats]) t.match(await face.fight(token, running.id), { code: null, body: { id: running.id } })
  t.match(await face.events(running.host, running.id, 0), { code: null })
  t.match(await face.join(open.id, { fighter: TOY }, open.host), { code: null, body: { seat: 2, fight: { status: 'RUNNING' } } }, 'its host seats who plays')
  t.match(await face.choose(running.seats[0] ?? null, running.id, { decision: `${running.id}.1`, kind: 'SEAL_NUMBER', number: 2 }), { code: null })
  t.match(await face.create({ ruleset: 'toy', visibility: 'SECRET', seats: [] }), { code: 'BAD_REQUEST' })
}

t.test('a private fight does not exist for whoever bears none of its tokens', async t => {
  const { app } = await openToyApi(t)
  for (const face of [restClient(app), graphqlClient(app)]) await t.test(face.name, t => nobodyFindsIt(t, face))
})
