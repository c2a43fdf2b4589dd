import { onEveryDatabase } from '../support/databases.js'
import { gladiator } from '../support/gladiators.js'
import { PUBLIC, TOY, openToyHouse } from '../support/toy-house.js'

const fighter = TOY

onEveryDatabase(async (t, { database }) => {
  const toys = openToyHouse(database)
  const { fights } = toys
  t.teardown(toys.end)

  t.test('a seat by invite only is taken by nobody without one, the host included', async t => {
    const [host, ann] = [await gladiator(toys), await gladiator(toys)]
    const { fight: { id, seats }, hostToken } = await fights.create(host, { seats: [{ inviteOnly: true }, { inviteOnly: false }, {}] })
    t.match(seats, [{ inviteOnly: true }, { inviteOnly: false }, { inviteOnly: false }])
    for (const bearer of [PUBLIC, ann, host, await fights.bearerOf(hostToken)]) await t.rejects(fights.join(bearer, id, { fighter, seat: 1 }), { code: 'FORBIDDEN', message: /invite alone/ })
    t.match([await fights.join(PUBLIC, id, { fighter }), await fights.join(ann, id, { fighter })], [{ seat: 2 }, { seat: 3 }], 'others take what anybody may')
    await t.rejects(fights.join(PUBLIC, id, { fighter }), { code: 'FORBIDDEN', message: /invite alone/ })
  })

  t.test('a seat by invite only that is reserved for an account is that account\'s', async t => {
    const [host, ann, bob] = [await gladiator(toys), await gladiator(toys), await gladiator(toys)]
    const { fight: { id } } = await fights.create(host, { seats: [{ account: ann.name, inviteOnly: true }, { inviteOnly: true }] })
    await t.rejects(fights.join(bob, id, { fighter, seat: 1 }), { code: 'FORBIDDEN', message: /another account/ })
    t.match(await fights.join(ann, id, { fighter }), { seat: 1, fight: { seats: [{ inviteOnly: true }, {}] } })
    await fights.leave(ann, id, 1)
    t.match(await fights.fight(PUBLIC, id), { seats: [{ taken: false, inviteOnly: true, reservedFor: { id: ann.accountId } }, {}] }, 'who leaves leaves it as it was')
  })

  t.test('a seat that brings a fighter needs no invite, and is refused one', async t => {
    for (const bot of [{}, { bot: 'random' }]) await t.rejects(fights.create(PUBLIC, { seats: [{ fighter, inviteOnly: true, ...bot }, {}] }), { code: 'SETUP_REFUSED', message: /invite/ })
    t.match(await fights.create(PUBLIC, { seats: [{ fighter, inviteOnly: false }, { fighter }] }), { fight: { status: 'RUNNING' } })
  })
})
