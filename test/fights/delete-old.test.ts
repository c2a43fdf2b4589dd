/** Fights that are over are deleted after the days that the settings say, with their records. */
import t from 'tap'
import type { FightCreated } from '../../src/fights/use-cases.js'
import { openDatabase } from '../../src/store/database.js'
import { DAY, finished, openKeeper } from '../support/archived-fights.js'
import { newDatabase, onEveryDatabase } from '../support/databases.js'
import { given, PUBLIC, TOY } from '../support/toy-house.js'

const OPEN = { seats: [{ fighter: TOY }, {}] }

onEveryDatabase(async (t, { database }) => {
  const { house, house: { fights, house: { store } }, wait } = openKeeper(t, database, { archiveDays: 10, deleteDays: 20 })

  await t.test('finished, archived and cancelled fights are deleted with their records, and no others', async t => {
    const archived = await finished(house)
    const { fight: { id: cancelled } } = await fights.create(PUBLIC, OPEN)
    await fights.cancel({ kind: 'HOST', fightId: cancelled }, cancelled)
    const { fight: { id: rematch } } = await fights.rematch(archived.bearerAt(1), archived.id)
    const { fight: { id: open } } = await fights.create(PUBLIC, OPEN)
    const { id: running } = await given(house)
    wait(11 * DAY)
    await house.sweepExpired()
    t.match(await fights.fight(PUBLIC, archived.id), { archivedAt: /./ })
    const fresh = await finished(house)
    wait(9 * DAY)
    await house.sweepExpired()
    for (const id of [archived.id, cancelled]) t.ok(await store.find(id), 'after 20 days to the moment it is there')
    wait(1)
    await house.sweepExpired()
    for (const id of [archived.id, cancelled]) t.equal(await store.find(id), null)
    t.equal(await store.keptRecord(archived.id), null)
    for (const id of [rematch, open, running, fresh.id]) t.ok(await store.find(id))
    t.match(await fights.fight(PUBLIC, rematch), { rematchOf: null, status: 'OPEN' })
    t.strictSame(house.faults, [])
  })

  await t.test('those who read a record while its fight is deleted are told so, and those who watch are too', async t => {
    const { id, bearerAt } = await finished(house)
    const { pieces } = await fights.recordText(PUBLIC, id)
    const watched = fights.watch(PUBLIC, id, 0)
    await watched.next()
    const asked = fights.decisions(bearerAt(1), id, 0)
    t.strictSame(await asked, [])
    wait(21 * DAY)
    await house.sweepExpired()
    await t.rejects(async () => pieces[Symbol.asyncIterator]().next(), { code: 'FIGHT_NOT_FOUND' })
    await t.rejects(fights.watch(PUBLIC, id, 0).next(), { code: 'FIGHT_NOT_FOUND' })
    t.equal((await watched.next()).done, true, 'who has seen all of it has')
    t.strictSame(house.faults, [])
  })

  await t.test('a fight that is created again by its key while the one before is deleted goes on', async t => {
    const input = { seats: [{ fighter: TOY }, { fighter: TOY }], idempotencyKey: 'the same' }
    const { fight: { id } } = await fights.create(PUBLIC, input)
    await fights.choose({ kind: 'SEAT', fightId: id, seat: 1 }, id, { kind: 'CONCEDE', idempotencyKey: 'k' }, 0)
    wait(21 * DAY)
    let again: FightCreated | null = null
    const late = openKeeper(t, database, { deleteDays: 20 }, {
      clock: house.house.clock,
      store: {
        ...store,
        async ended (...given) {
          const found = await store.ended(...given)
          if (!found.some(ended => ended.id === id)) return found
          await house.sweepExpired()
          again = await fights.create(PUBLIC, input)
          return found
        }
      }
    })
    await late.house.sweepExpired()
    t.match(again, { fight: { status: 'RUNNING' } })
    t.match(await fights.fight(PUBLIC, (again as FightCreated | null)?.fight.id ?? ''), { status: 'RUNNING' })
    t.strictSame(late.house.faults, [])
  })
})

t.test('two nodes that delete at once count each fight once, and the others go on', async t => {
  const choice = await newDatabase(t)
  if (choice.kind !== 'postgres') {
    t.skip('NO POSTGRES: two nodes have not been tried', () => {})
    return
  }
  const databases = [await openDatabase(choice), await openDatabase(choice)] as const
  t.teardown(async () => { for (const database of databases) await database.close() })
  const counted: number[] = []
  const meter = { chosen () {}, chosenFor () {}, versionConflict () {}, swept: (what: string, found: number) => { if (what === 'DELETE') counted.push(found) } }
  const [one, two] = databases.map(database => openKeeper(t, database, { deleteDays: 1 }, { metrics: meter }))
  if (!one || !two) throw new Error('There are two nodes')
  const fights = []
  for (let made = 0; made < 12; made++) fights.push(await finished(one.house))
  for (const node of [one, two]) node.wait(2 * DAY)
  const running = await given(two.house)
  await Promise.all([one.house.sweepExpired(), two.house.sweepExpired(), running.seal(1, 1), running.seal(2, 2)])
  t.equal(counted.reduce((sum, count) => sum + count, 0), fights.length)
  for (const { id } of fights) t.equal(await one.house.house.store.find(id), null)
  t.match(await running.view(PUBLIC), { status: 'RUNNING' })
  t.strictSame([...one.house.faults, ...two.house.faults], [])
})
