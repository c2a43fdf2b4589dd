/** Records: built once where the fight is over, read page by page where it goes on, a few at a time. */
import t, { type Test } from 'tap'
import type { FightStore } from '../../src/fights/ports.js'
import { createHeavyReads } from '../../src/fights/loading/heavy-reads.js'
import { readRecord } from '../../src/fights/record-text.js'
import type { Database } from '../../src/store/database.js'
import { fightStore } from '../../src/store/fight-store.js'
import { onEveryDatabase } from '../support/databases.js'
import { PUBLIC, TOY, type ToyHouse, given, openToyHouse } from '../support/toy-house.js'

const SEATS = 6
const TURNS = 8
const limits = { atOnce: 2, waitMilliseconds: 60_000 }

/** A running fight of two pages: each turn another seat scores a point, so that nobody has three. */
const long = async (house: ToyHouse) => {
  const fight = await given(house, { options: { turnLimit: 100 }, seats: Array.from({ length: SEATS }, () => ({ fighter: TOY })) })
  for (let turn = 0; turn < TURNS; turn++) {
    const first = turn % SEATS + 1
    for (let seat = 1; seat <= SEATS; seat++) {
      const { options } = await fight.asked(seat)
      await fight.seal(seat, Number((seat === first ? options.at(-1) : options[0])?.['number']))
    }
    await fight.strike(first, false)
  }
  return fight
}

/** A node on a database, and how often it reads the log and what is kept. */
const openNode = (t: Test, database: Database, change: Partial<FightStore> = {}) => {
  const asked: ('logPage' | 'keptRecordBody')[] = []
  const store = { ...fightStore(database.source), ...change }
  const house = openToyHouse(database, {
    heavyReadLimits: limits,
    store: {
      ...store,
      logPage: (...given) => { asked.push('logPage'); return store.logPage(...given) },
      keptRecordBody: (...given) => { asked.push('keptRecordBody'); return store.keptRecordBody(...given) }
    }
  })
  t.teardown(async () => house.end())
  return { house, asked }
}

onEveryDatabase(async (t, { database }) => {
  const { house, asked } = openNode(t, database)
  const { fights } = house
  const fight = await long(house)

  await t.test('the record of a running fight is read page by page, as it is taken', async t => {
    const { hash, pieces } = await fights.recordText(PUBLIC, fight.id)
    t.equal(hash, null, 'it may grow')
    t.equal(asked.length, 0)
    const reader = pieces[Symbol.asyncIterator]()
    const text = [(await reader.next()).value]
    t.equal(asked.length, 1)
    for (let piece = await reader.next(); piece.done !== true; piece = await reader.next()) text.push(piece.value)
    t.equal(asked.length, 2)
    const record = await fight.record(PUBLIC) as { readonly choices: readonly object[] }
    t.strictSame(JSON.parse(text.join('')), record)
    t.equal(record.choices.length, TURNS * (SEATS + 1) - (TURNS - 1), 'all but what answered cover asks')
    await fight.seal(1, 1)
    t.strictSame(await fight.record(PUBLIC), record, 'up to the first choice that is secret')
    t.equal((await fight.record(fight.bearerAt(1)) as typeof record).choices.length, record.choices.length + 1)
  })

  await t.test('a log that is deleted or damaged while it is read is not taken for a whole one', async t => {
    const { logPage } = fightStore(database.source)
    const { find } = fightStore(database.source)
    for (const [isDeleted, code] of [[true, 'FIGHT_NOT_FOUND'], [false, 'FIGHT_FROZEN']] as const) {
      let hasBegun = false
      const { house: { fights } } = openNode(t, database, {
        find: async id => hasBegun && isDeleted ? null : find(id),
        logPage: async (id, after, upTo, limit) => after === 0 ? logPage(id, after, upTo, limit) : []
      })
      const reader = (await fights.recordText(fight.bearerAt(1), fight.id)).pieces[Symbol.asyncIterator]()
      await reader.next()
      hasBegun = true
      await t.rejects(async () => reader.next(), { code })
    }
  })

  await t.test('the record of a finished fight is built once, whoever asks for it and however many at once', async t => {
    for (let seat = 1; seat < SEATS; seat++) await fights.choose(fight.bearerAt(seat), fight.id, { kind: 'CONCEDE', idempotencyKey: 'enough' }, 0)
    asked.length = 0
    const other = openNode(t, database)
    const texts = await Promise.all(Array.from({ length: 20 }, async () => fights.recordText(PUBLIC, fight.id)))
    t.strictSame(asked, ['logPage', 'logPage'], 'the log is read once')
    const bodies = await Promise.all([...texts, await other.house.fights.recordText(fight.bearerAt(1), fight.id)].map(readRecord))
    t.equal(new Set(bodies).size, 1)
    t.equal(new Set(texts.map(({ hash }) => hash)).size, 1)
    t.strictSame(other.asked, ['keptRecordBody'], 'another node reads what is kept')
    t.match(JSON.parse(bodies[0] ?? ''), { format: 'lanista.fight-record/1', dice: { source: 'seeded' }, result: { winners: [SEATS], reason: 'LAST_ONE' }, service: [{ type: 'FightCreated' }, {}] })
    asked.length = 0
    await fights.reissueToken(fight.host, fight.id, 1)
    const renewed = await fights.recordText(PUBLIC, fight.id)
    t.not(renewed.hash, texts[0]?.hash, 'what happens beside the rules may go on')
    t.match(JSON.parse(await readRecord(renewed)), { service: [{}, {}, { type: 'TokenReissued' }] })
    t.strictSame(asked, ['keptRecordBody'])
  })

  await t.test('only so many are read at once', async t => {
    let reading = 0
    let most = 0
    const { logPage } = fightStore(database.source)
    const { house } = openNode(t, database, {
      async logPage (...given) {
        most = Math.max(most, ++reading)
        return logPage(...given).finally(() => { reading-- })
      }
    })
    const { record } = await given(house)
    t.equal((await Promise.all(Array.from({ length: 20 }, () => record(PUBLIC)))).length, 20)
    t.ok(most <= limits.atOnce, `${most} at once`)
  })
})

t.test('a heavy read that waits too long is told to come again, unless its answer has begun', async t => {
  const heavyReads = createHeavyReads({ atOnce: 2, waitMilliseconds: 1 })
  let letGo = (): void => {}
  const held = new Promise<void>(resolve => { letGo = resolve })
  const first = [1, 2].map(n => heavyReads(async () => held.then(() => n)))
  await t.rejects(heavyReads(async () => 3), { statusCode: 503, retryAfter: 5, message: /Send the same request again in 5 seconds/ })
  const begun = heavyReads(async () => 4, { hasBegun: true })
  letGo()
  t.strictSame(await Promise.all([...first, begun]), [1, 2, 4])
  const faulty = createHeavyReads({ atOnce: 1, waitMilliseconds: 60_000 })
  await t.rejects(faulty(async () => { throw new Error('of the read') }), { message: 'of the read' })
  t.equal(await faulty(async () => 5), 5, 'the place of one that failed is free again')
})
