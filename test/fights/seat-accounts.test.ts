import { onEveryDatabase } from '../support/databases.js'
import { gladiator } from '../support/gladiators.js'
import { openToyHouse, PUBLIC } from '../support/toy-house.js'

onEveryDatabase(async (t, { database }) => {
  const { end, accounts } = openToyHouse(database)
  const looks: (readonly string[])[] = []
  const toys = openToyHouse(database, {
    findAccounts (namesOrIds) {
      looks.push(namesOrIds)
      return accounts.findOpen(namesOrIds)
    }
  })
  t.teardown(async () => {
    await toys.end()
    await end()
  })

  t.test('fault: a list of a hundred seats looked up a hundred accounts before anybody asked whether a fight may have them', async t => {
    const { fights } = toys
    const [ann, bob] = [await gladiator(toys), await gladiator(toys)]
    for (const many of [7, 64, 100]) {
      await t.rejects(fights.create(PUBLIC, { seats: Array.from({ length: many }, (_, index) => ({ account: `nobody${index}` })) }), { code: 'SETUP_REFUSED' })
    }
    await t.rejects(fights.create(PUBLIC, { seats: [{ account: ann.name }, { name: ' ' }] }), { code: 'SETUP_REFUSED', message: /^Seat 2/ })
    await fights.create(PUBLIC, { seats: [{}, {}] })
    t.strictSame(looks.filter(each => each.length > 0), [])
    const created = await fights.create(PUBLIC, { seats: [{ account: ann.name.toUpperCase() }, { account: bob.accountId }] })
    t.match(created, { fight: { seats: [{ reservedFor: { id: ann.accountId } }, { reservedFor: { id: bob.accountId } }] } })
    t.strictSame(looks.filter(each => each.length > 0), [[ann.name.toUpperCase(), bob.accountId]], 'one look for all')
    await t.rejects(fights.create(PUBLIC, { seats: [{ account: ann.name }, { account: 'no\0body' }] }), { code: 'BAD_REQUEST' })
    await t.rejects(fights.create(PUBLIC, { seats: [{ account: ann.name }, { account: ann.accountId }] }), { code: 'SETUP_REFUSED', message: /one seat/ })
  })
})
