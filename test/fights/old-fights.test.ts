/** Public fault report 14: an old fight under a new build is replayed by its own rules, or it is said that it cannot be; it never ends otherwise. */
import { setTimeout as sleep } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { HOUSE_BOTS } from '../../src/bots/house-bots.js'
import type { Bearer } from '../../src/fights/bearer.js'
import { createScrollSets } from '../../src/fights/scroll-sets.js'
import type { EventView, FightView } from '../../src/fights/views.js'
import { parseRecord } from '../../src/referee/parse-record.js'
import { replay } from '../../src/referee/replay.js'
import { HOUSE_SETS, pitFighter, readScrollSet } from '../../src/rulesets/pit-fighter/index.js'
import { type Database, openDatabase } from '../../src/store/database.js'
import { scrollSetStore } from '../../src/store/scroll-set-store.js'
import { type ApiClient, graphqlClient, restClient, withoutNulls } from '../support/api-clients.js'
import { plainScroll } from '../support/plain-scroll.js'
import { openToyApi } from '../support/toy-api.js'
import { PUBLIC, type ToyHouse } from '../support/toy-house.js'
import { embeddedInMemory } from '../support/embedded.js'

type Build = { readonly toys: ToyHouse, readonly rest: ApiClient, readonly graphql: ApiClient, readonly publish: (set: unknown) => Promise<unknown> }

/** A node of a release that plays by some version of Pit Fighter. */
const openBuild = async (t: Test, on: Database, change: Partial<typeof pitFighter>): Promise<Build> => {
  const rules = { ...pitFighter, ...change }
  const scrollSets = createScrollSets({ builtIn: HOUSE_SETS, read: readScrollSet, store: scrollSetStore(on.source), clock: () => new Date() })
  const { app, toys } = await openToyApi(t, { on, house: { rulesets: new Map([[rules.id, rules]]), bots: HOUSE_BOTS, findContent: scrollSets.findContent } })
  return { toys, rest: restClient(app), graphql: graphqlClient(app), publish: scrollSets.publish }
}

const NEW = { version: 'next', stateShape: 99 }
const FROZEN = /needs ruleset pit-fighter version 1, which this server does not have/
const refused = { code: 'FIGHT_FROZEN', message: FROZEN }
const MONKS = { name: 'monks', provenance: 'made for a test', scrolls: { MONK: plainScroll('MONK', {}, {}) } }

const finish = async ({ toys: { fights } }: Build, id: string): Promise<FightView> => {
  for (;;) {
    const fight = await fights.fight(PUBLIC, id)
    if (fight.status === 'FINISHED') return fight
    await sleep(20)
  }
}

const withoutTexts = (events: readonly EventView[]): object[] => events.map(({ text, ...event }) => event)

t.test('report 14: old fights under a new build', async t => {
  const database = await openDatabase(await embeddedInMemory())
  const alive = setInterval(() => {}, 1000)
  const [old, next] = [await openBuild(t, database, {}), await openBuild(t, database, NEW)]
  t.teardown(async () => {
    await database.close()
    clearInterval(alive)
  })
  await old.publish(MONKS)
  const bots = { options: { turnLimit: 6 } }
  const seat = (type: string, bot?: string) => ({ fighter: { type }, ...bot !== undefined && { bot } })
  const over = [
    await old.toys.fights.create(PUBLIC, { ...bots, seats: [seat('ORC', 'greedy'), seat('EMPIRE', 'random')] }),
    await old.toys.fights.create(PUBLIC, { ...bots, scrolls: 'monks', seats: [seat('MONK', 'random'), seat('MONK', 'random')] })
  ]
  const running = await old.toys.fights.create(PUBLIC, { seats: [seat('ORC'), seat('EMPIRE')] })
  for (const { fight: { id } } of over) await finish(old, id)

  for (const { fight: { id } } of over) {
    const bearers: readonly Bearer[] = [PUBLIC, { kind: 'HOST', fightId: id }, { kind: 'SEAT', fightId: id, seat: 1 }]
    await t.test(`one that is over is shown from what is stored, ${id}`, async t => {
      const { fights } = next.toys
      for (const bearer of bearers) {
        const before = await old.toys.fights.fight(bearer, id)
        t.match(before, { frozen: null, game: Object })
        const fight = await fights.fight(bearer, id)
        t.match(fight.frozen, FROZEN)
        t.match(before, { result: { ended: Array } })
        t.strictSame(fight, { ...before, game: null, frozen: fight.frozen, result: before.result && { ...before.result, ended: null } }, 'all but what its own rules would say')
        const [log, told] = [await old.toys.fights.events(bearer, id, 0, 1000, 0), await fights.events(bearer, id, 0, 1000, 0)]
        t.strictSame(withoutTexts(told.events), withoutTexts(log.events), 'every event with its figures, as it was seen before')
        t.match(told.events[0]?.text, /FightBegan: this server does not have pit-fighter version 1 and cannot describe the event/)
        t.strictSame([told.lastSeq, told.more], [log.lastSeq, log.more])
        const seen: EventView[] = []
        for await (const news of fights.watch(bearer, id, 0)) if (news.kind === 'EVENTS') seen.push(...news.events)
        t.strictSame(seen, told.events, 'live too')
        t.strictSame(await fights.decisions(bearer, id, 0), [])
        t.strictSame(await fights.record(bearer, id), await old.toys.fights.record(bearer, id), 'and the record')
      }
      const parsed = parseRecord(JSON.parse(JSON.stringify(await fights.record(PUBLIC, id))))
      t.match(parsed.ok ? replay(parsed.value, pitFighter, () => undefined) : parsed, { ok: true, value: { status: 'FINISHED' } }, 'which its own rules fight again')
      await t.rejects(fights.choose({ kind: 'SEAT', fightId: id, seat: 1 }, id, { kind: 'CONCEDE', idempotencyKey: 'late' }, 0), { code: 'FIGHT_FINISHED' })
      for (const read of [(face: ApiClient) => face.fight(null, id), (face: ApiClient) => face.events(null, id, 0), (face: ApiClient) => face.record(null, id)]) {
        const byRest = await read(next.rest)
        t.equal(byRest.code, null)
        t.strictSame(withoutNulls(await read(next.graphql)), withoutNulls(byRest), 'both faces alike')
      }
    })
  }

  await t.test('one that runs waits for its own rules, and says so', async t => {
    const { fight: { id }, seatTokens: [first] } = running
    const token = first?.token ?? ''
    const choice = { kind: 'CONCEDE', seat: 1, idempotencyKey: 'enough' }
    const { fights } = next.toys
    const bearer: Bearer = { kind: 'SEAT', fightId: id, seat: 1 }
    const before = await old.toys.fights.fight(bearer, id)
    await t.rejects(fights.fight(bearer, id), refused)
    await t.rejects(fights.events(bearer, id, 0, 100, 0), refused)
    await t.rejects(fights.record(bearer, id), refused)
    await t.rejects(fights.decisions(bearer, id, 0), refused)
    await t.rejects(fights.choose(bearer, id, choice, 0), refused)
    await t.rejects(fights.watch(bearer, id, 0).next(), refused)
    for (const face of [next.rest, next.graphql]) {
      t.match(await face.fight(token, id), { code: 'FIGHT_FROZEN' })
      t.match(await face.choose(token, id, choice), { code: 'FIGHT_FROZEN' })
    }
    const { fights: listed } = await fights.fights(PUBLIC, { status: 'RUNNING' }, 10, null)
    t.match(listed.filter(fight => fight.id === id), [{ frozen: FROZEN, game: null, pending: [], decisions: [], seats: [{ fighter: { type: 'ORC' } }, {}] }], 'a list shows what is stored')
    t.strictSame(await old.toys.fights.fight(bearer, id), before, 'and nothing is changed')
    await old.toys.fights.choose(bearer, id, choice, 0)
    t.match(await fights.fight(bearer, id), { status: 'FINISHED', result: { winners: [2] }, frozen: FROZEN }, 'its own release plays on')
  })

  await t.test('no sweep of a new build stumbles over old fights', async t => {
    const { fight: { id } } = await old.toys.fights.create(PUBLIC, { clock: { perDecision: 'PT1S' }, seats: [seat('ORC'), seat('EMPIRE', 'random')] })
    const rules = { id: pitFighter.id, version: pitFighter.version }
    await next.toys.start()
    const late = new Date(Date.now() + 3_600_000).toISOString()
    t.ok((await database.source.query('SELECT due FROM fight WHERE id = $1', [id]))[0].due instanceof Date)
    t.strictSame(await next.toys.house.store.dueBy([{ ...rules, version: 'next' }], late, 10), [])
    t.strictSame(await next.toys.house.store.dueBy([rules], late, 10), [id])
    await sleep(1300)
    t.strictSame(next.toys.faults, [])
    t.match(await old.toys.fights.fight(PUBLIC, id), { status: 'RUNNING' })
  })
  t.strictSame([...old.toys.faults, ...next.toys.faults], [])
})
