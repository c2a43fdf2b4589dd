import t from 'tap'
import { listAt, textAt } from '../support/answers.js'
import { type ApiClient, graphqlClient, objectAt, restClient, withoutNulls } from '../support/api-clients.js'
import { openToyApi } from '../support/toy-api.js'
import { TOY } from '../support/toy-house.js'

const { app } = await openToyApi(t)

const fightIn = (body: object): string => textAt(objectAt(body, 'fight'), 'id')
const tokensIn = (body: Parameters<typeof listAt>[0]): readonly string[] => listAt(body, 'seatTokens').map(each => textAt(each, 'token'))

/** A fight that its first seat has given up, and its tokens. */
const over = async (face: ApiClient, input: object = {}) => {
  const { body } = await face.create({ seats: [{ name: 'Ann', fighter: TOY }, { name: 'Bob', fighter: TOY }], ...input })
  const id = fightIn(body)
  const [one = '', two = ''] = tokensIn(body)
  await face.choose(one, id, { kind: 'CONCEDE', seat: 1, idempotencyKey: 'enough' })
  return { id, host: textAt(body, 'hostToken'), one, two }
}

for (const face of [restClient(app), graphqlClient(app)]) {
  t.test(`two fight again over ${face.name}`, async t => {
    const { id, host, one, two } = await over(face)
    const first = await face.rematch(one, id)
    const rematch = fightIn(first.body)
    t.match(first, { code: null, body: { hostToken: null, seatTokens: [{ seat: 1, token: /^lan_seat_/ }], fight: { status: 'OPEN', rematchOf: id, seats: [{ taken: true, inviteOnly: true }, { taken: false, inviteOnly: true }] } } })
    t.strictSame(await face.rematch(one, id), first)
    t.match((await face.fight(null, id)).body, { rematch })
    t.match(await face.rematch(host, id), { code: null, body: { hostToken: /^lan_host_/, seatTokens: [{ seat: 1 }, { seat: 2 }], fight: { id: rematch, status: 'RUNNING' } } })
    t.match(await face.rematch(two, id), { code: null, body: { hostToken: null, seatTokens: [{ seat: 2 }] } })
  })

  t.test(`the rematch of a private fight is declined by who bears the old token over ${face.name}`, async t => {
    const { id, host, one, two } = await over(face, { visibility: 'PRIVATE' })
    const rematch = fightIn((await face.rematch(one, id)).body)
    t.match(await face.fight(null, rematch), { code: 'FIGHT_NOT_FOUND' })
    t.match(withoutNulls((await face.fight(two, rematch)).body), { id: rematch, visibility: 'PRIVATE' })
    t.match(await face.decline(two, rematch), { code: null, body: { fight: { status: 'CANCELLED', cancelReason: 'DECLINED' } } })
    const next = fightIn((await face.rematch(one, id)).body)
    t.not(next, rematch)
    t.match(await face.join(next, { name: 'Bert', fighter: TOY }, two), { code: null, body: { seat: 2, fight: { status: 'RUNNING', seats: [{}, { name: 'Bert' }] } } })
    t.match((await face.fight(host, id)).body, { rematch: next })
  })

  t.test(`what cannot be fought again is refused alike over ${face.name}`, async t => {
    const { id, one, two } = await over(face)
    const open = await face.create({ seats: [{ fighter: TOY }, {}] })
    t.match(await face.rematch(null, id), { code: 'UNAUTHENTICATED' })
    t.match(await face.rematch(textAt(open.body, 'hostToken'), id), { code: 'FORBIDDEN' })
    t.match(await face.rematch(textAt(open.body, 'hostToken'), fightIn(open.body)), { code: 'FIGHT_NOT_FINISHED' })
    t.match(await face.rematch(one, 'nosuchfight'), { code: 'FIGHT_NOT_FOUND' })
    const rematch = fightIn((await face.rematch(one, id)).body)
    await face.join(rematch, { fighter: TOY }, two)
    t.match(await face.rematch(two, id), { code: 'FIGHT_FULL' })
  })
}

t.test('REST says where the rematch is', async t => {
  const { id, host } = await over(restClient(app))
  const response = await app.inject({ method: 'POST', url: `/v1/fights/${id}/rematch`, headers: { authorization: `Bearer ${host}` } })
  t.match(response, { statusCode: 201, headers: { location: `/v1/fights/${fightIn(response.json())}` } })
})
