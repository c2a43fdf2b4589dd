import t from 'tap'
import { graphqlClient, objectAt, restClient } from '../support/api-clients.js'
import { textAt } from '../support/answers.js'
import { openToyApi } from '../support/toy-api.js'
import { TOY } from '../support/toy-house.js'

t.test('a fight keeps who made it, by account or else by place, and shows it to nobody', async t => {
  const { app, toys } = await openToyApi(t)
  for (const face of [restClient(app), graphqlClient(app)]) {
    const { id, key } = await account(face.createAccount(null, { name: `Maker ${face.name}` }))
    for (const { token, createdBy } of [{ createdBy: 'address:127.0.0.1' }, { token: key, createdBy: `account:${id}` }]) {
      const created = await face.create({ seats: [{ fighter: TOY }, { fighter: TOY }] }, token)
      const fightId = textAt(objectAt(created.body, 'fight'), 'id')
      t.equal((await toys.house.store.find(fightId))?.createdBy, createdBy, `${face.name} ${createdBy}`)
      const host = textAt(created.body, 'hostToken')
      const shown = [created, await face.fight(host, fightId), await face.record(host, fightId), await face.events(host, fightId, 0)]
      t.notMatch(JSON.stringify(shown), /created_?by|127\.0\.0\.1/i)
    }
  }
})

t.test('a rematch is counted by who asks for it', async t => {
  const { app, toys } = await openToyApi(t)
  for (const face of [restClient(app), graphqlClient(app)]) {
    const { id, key } = await account(face.createAccount(null, { name: `Again ${face.name}` }))
    const created = await face.create({ seats: [{ account: id, fighter: TOY }, { fighter: TOY }] }, key)
    const fightId = textAt(objectAt(created.body, 'fight'), 'id')
    await face.choose(key, fightId, { kind: 'CONCEDE', idempotencyKey: 'I give up' })
    const rematch = await face.rematch(textAt(created.body, 'hostToken'), fightId)
    t.equal((await toys.house.store.find(textAt(objectAt(rematch.body, 'fight'), 'id')))?.createdBy, 'address:127.0.0.1', `${face.name}: by the token, so by the place`)
  }
})

const account = async (made: Promise<{ readonly body: Readonly<Record<string, unknown>> }>): Promise<{ readonly id: string, readonly key: string }> => {
  const { body } = await made
  return { id: textAt(objectAt(body, 'account'), 'id'), key: textAt(body, 'token') }
}
