import t from 'tap'
import { listAt, textAt } from '../support/answers.js'
import { graphqlClient, objectAt, restClient, withoutNulls } from '../support/api-clients.js'
import { openToyApi } from '../support/toy-api.js'
import { TOY } from '../support/toy-house.js'

const { app } = await openToyApi(t)

for (const [index, face] of [restClient(app), graphqlClient(app)].entries()) {
  const account = async (name: string) => {
    const { body } = await face.createAccount(null, { name: `${name} ${index}` })
    return { id: textAt(objectAt(body, 'account'), 'id'), name: `${name} ${index}`, key: textAt(body, 'token') }
  }

  t.test(`a challenge is made, found, seen and declined over ${face.name}`, async t => {
    const [host, ann, bob] = [await account('Hostess'), await account('Ann'), await account('Bob')]
    const { body } = await face.create({ visibility: 'PRIVATE', seats: [{ account: ann.name }, {}] }, host.key)
    const id = textAt(objectAt(body, 'fight'), 'id')
    t.match(withoutNulls(objectAt(body, 'fight')), { seats: [{ reservedFor: { id: ann.id, name: ann.name }, ready: false }, {}] })
    const invited = async (key: string): Promise<readonly unknown[]> => listAt((await face.fights({ invited: true }, key)).body, 'fights').map(fight => fight['id'])
    t.strictSame(await invited(ann.key), [id])
    t.strictSame(await invited(bob.key), [])
    t.match(await face.fight(ann.key, id), { code: null })
    t.match(await face.fight(bob.key, id), { code: 'FIGHT_NOT_FOUND' })
    t.match(await face.decline(bob.key, id), { code: 'FIGHT_NOT_FOUND' })
    t.match(await face.decline(ann.key, id), { code: null, body: { fight: { status: 'CANCELLED' } } })
    t.match(await face.decline(ann.key, id), { code: 'FIGHT_NOT_OPEN' })
    t.match(await face.create({ seats: [{ account: 'nobody at all' }, {}] }), { code: 'SETUP_REFUSED' })
  })

  t.test(`an account sits in the fight that it creates over ${face.name}`, async t => {
    const [ann, bob] = [await account('Annie'), await account('Bobby')]
    const { body } = await face.create({ seats: [{ account: ann.name, fighter: TOY }, { account: bob.name }] }, ann.key)
    const id = textAt(objectAt(body, 'fight'), 'id')
    t.match(withoutNulls(objectAt(body, 'fight')), { seats: [{ name: ann.name, account: { id: ann.id, name: ann.name }, taken: true }, { reservedFor: { id: bob.id } }] })
    t.match(await face.join(id, { fighter: TOY }, bob.key), { code: null, body: { fight: { status: 'RUNNING' } } })
    t.match((await face.decisions(ann.key, id)).body, { decisions: [{ seat: 1 }] })
    t.match(await face.create({ seats: [{ account: bob.name, fighter: TOY }, {}] }, ann.key), { code: 'SETUP_REFUSED' })
  })

  t.test(`a fight with a ready check and hidden fighters begins with the last who is ready over ${face.name}`, async t => {
    const { body } = await face.create({ readyCheck: true, hideFighters: true, seats: [{ fighter: TOY }, { fighter: TOY }] })
    const id = textAt(objectAt(body, 'fight'), 'id')
    const [one = '', two = ''] = listAt(body, 'seatTokens').map(each => textAt(each, 'token'))
    t.match(objectAt(body, 'fight'), { status: 'OPEN', readyCheck: true, hideFighters: true })
    t.match(withoutNulls((await face.fight(null, id)).body['seats']), [{ taken: true, ready: false }, { taken: true }])
    t.notOk(JSON.stringify((await face.fight(two, id)).body['seats']).includes('"fighter":{"type":"TOY"},"number":1'))
    t.match(await face.ready(null, id), { code: 'UNAUTHENTICATED' })
    t.match(await face.ready(one, id), { code: null, body: { fight: { status: 'OPEN', seats: [{ ready: true, fighter: { type: 'TOY' } }, { ready: false }] } } })
    t.match(await face.ready(two, id), { code: null, body: { fight: { status: 'RUNNING', seats: [{ fighter: { type: 'TOY' } }, {}] } } })
    const { body: plain } = await face.create({ seats: [{ fighter: TOY }, {}] })
    t.match(await face.ready(textAt(listAt(plain, 'seatTokens')[0] ?? {}, 'token'), textAt(objectAt(plain, 'fight'), 'id')), { code: 'NOT_ASKED' })
  })
}
