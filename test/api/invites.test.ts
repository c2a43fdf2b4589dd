import t from 'tap'
import { listAt, textAt } from '../support/answers.js'
import { type ApiClient, graphqlClient, type Json, objectAt, restClient, withoutNulls } from '../support/api-clients.js'
import { openToyApi } from '../support/toy-api.js'
import { TOY } from '../support/toy-house.js'

const { app } = await openToyApi(t)

const keyOf = async (face: ApiClient, name: string): Promise<string> => textAt((await face.createAccount(null, { name: `${name} of ${face.name}` })).body, 'token')

const open = async (face: ApiClient, input: Json, token?: string) => {
  const { body } = await face.create(input, token)
  return { id: textAt(objectAt(body, 'fight'), 'id'), host: textAt(body, 'hostToken'), body }
}

for (const face of [restClient(app), graphqlClient(app)]) {
  t.test(`somebody without an account is invited to a private fight over ${face.name}`, async t => {
    const { id, host } = await open(face, { visibility: 'PRIVATE', seats: [{ fighter: TOY }, { inviteOnly: true }] })
    const made = await face.invite(host, id, { seat: 2 })
    t.match(made, { code: null, body: { seat: 2, invite: /^lan_invite_/ } })
    const invite = textAt(made.body, 'invite')
    t.match(withoutNulls((await face.viewer(invite)).body), { kind: 'INVITE', fightId: id, seat: 2, scopes: [] })
    t.match(await face.fight(invite, id), { code: null, body: { seats: [{ taken: true }, { taken: false, inviteOnly: true }] } })
    t.match(await face.record(invite, id), { code: null })
    t.match(await face.events(invite, id, 0), { code: null, body: { events: [] } })
    t.match(await face.decisions(invite, id), { code: 'FORBIDDEN' })
    const joined = await face.join(id, { fighter: TOY, name: 'Bob' }, invite)
    t.match(joined, { code: null, body: { seat: 2, token: /^lan_seat_/, fight: { status: 'RUNNING', seats: [{}, { name: 'Bob' }] } } })
    t.match(await face.decisions(textAt(joined.body, 'token'), id), { body: { decisions: [{ seat: 2 }] } })
    t.ok(listAt((await face.events(invite, id, 0)).body, 'events').length > 0, 'who is invited may watch')
    t.match(await face.join(id, { fighter: TOY }, invite), { code: 'FIGHT_FULL' })
  })

  t.test(`an account sends an invite beside its key over ${face.name}`, async t => {
    const [host, bob] = [await keyOf(face, 'Host'), await keyOf(face, 'Bob')]
    const { id } = await open(face, { visibility: 'PRIVATE', seats: [{ inviteOnly: true }, { inviteOnly: true }] }, host)
    const old = textAt((await face.invite(host, id, {})).body, 'invite')
    const renewed = await face.invite(host, id, { renew: true, seat: null })
    t.match(renewed, { code: null, body: { seat: null } })
    const invite = textAt(renewed.body, 'invite')
    t.match(await face.join(id, { fighter: TOY }, bob), { code: 'FIGHT_NOT_FOUND' })
    t.match(await face.join(id, { fighter: TOY, invite: old }, bob), { code: 'UNAUTHENTICATED' })
    t.match(await face.viewer(old), { code: 'UNAUTHENTICATED' })
    t.match(await face.join(id, { fighter: TOY, invite, idempotencyKey: 'mine' }, bob), { code: null, body: { seat: 1, fight: { seats: [{ name: `Bob of ${face.name}`, account: { name: `Bob of ${face.name}` } }, {}] } } })
    t.match(await face.join(id, { fighter: TOY, invite, idempotencyKey: 'mine' }, bob), { code: null, body: { seat: 1 } })
    t.match(await face.fight(bob, id), { code: null, body: { id } }, 'its key is enough from then on')
    t.match(await face.join(id, { fighter: TOY, invite }, bob), { code: 'ALREADY_SEATED' })
  })

  t.test(`a cancelled fight says why over ${face.name}`, async t => {
    const [host, ann] = [await keyOf(face, 'Hostess'), await keyOf(face, 'Ann')]
    const { id, body } = await open(face, { seats: [{ account: `Ann of ${face.name}` }, {}] }, host)
    t.equal(objectAt(body, 'fight')['cancelReason'], null)
    t.match(await face.decline(ann, id), { code: null, body: { fight: { status: 'CANCELLED', cancelReason: 'DECLINED' } } })
    const other = await open(face, { seats: [{}, {}] })
    t.match(await face.cancel(other.host, other.id), { code: null, body: { fight: { status: 'CANCELLED', cancelReason: 'CALLED_OFF' } } })
    for (const token of [null, host]) {
      const shown = await face.fight(token, id)
      t.match(shown, { code: null, body: { cancelReason: 'DECLINED' } })
      t.match(await face.record(token, id), { body: { service: [{}, { type: 'ChallengeDeclined', by: `Ann of ${face.name}` }] } }, 'who it was stands in what happened')
    }
    t.match(await face.fight(null, other.id), { body: { cancelReason: 'CALLED_OFF' } })
  })
}
