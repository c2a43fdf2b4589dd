import { later } from '../../src/fights/clocks/clocks.js'
import type { Outage } from '../../src/fights/ports.js'
import { pulseOf } from '../../src/store/pulse.js'
import { onEveryDatabase } from '../support/databases.js'
import { AT, openTimedHouse, SECOND } from '../support/timed-house.js'
import { PUBLIC, given } from '../support/toy-house.js'

onEveryDatabase(async (t, { database }) => {
  t.test('after an outage deadlines are extended once, as an event, and then they hold', async t => {
    const outages: Outage[] = []
    const timed = openTimedHouse(database, outages)
    t.teardown(async () => timed.house.end())
    const { id, view, seal, record } = await given(timed.house, { clock: { perDecision: 'PT30S', lag: 'PT0S' } })
    const deadline = async () => (await view(PUBLIC)).pending.map(({ deadline }) => deadline)
    timed.wait(10 * SECOND)
    const from = timed.now()
    timed.wait(3600 * SECOND)
    outages.push({ id: 7, from, to: timed.now() })
    await Promise.all([timed.sweep(), timed.sweep()])
    t.strictSame(await deadline(), [1, 2].map(() => later(timed.now(), 20 * SECOND)))
    await timed.sweep()
    t.match(await record(PUBLIC), { service: [{ type: 'FightCreated' }, { type: 'FightStarted' }, { type: 'DeadlinesExtended', from, to: timed.now(), by: 'PT1H' }] })
    t.equal((await record(PUBLIC) as { service: readonly object[] }).service.length, 3)
    timed.wait(20 * SECOND)
    await seal(1, 5)
    timed.wait(251)
    await timed.sweep()
    t.match((await timed.house.house.store.logPage(id, 0, 1_000_000, 1_000_000)).flatMap(({ choice }) => choice ?? []), [{ seat: 1, number: 5 }, { seat: 2, by: 'DEADLINE' }])
  })

  t.test('a fight that began after an outage is not extended for it, nor told of it', async t => {
    const outages: Outage[] = []
    const timed = openTimedHouse(database, outages)
    t.teardown(async () => timed.house.end())
    const outage = (id: number): void => {
      const from = timed.now()
      timed.wait(60 * SECOND)
      outages.push({ id, from, to: timed.now() })
    }
    const extensions = async ({ record }: Awaited<ReturnType<typeof given>>) =>
      (await record(PUBLIC) as { service: readonly { readonly type: string }[] }).service.filter(({ type }) => type === 'DeadlinesExtended')
    outage(1)
    const fight = await given(timed.house, { clock: { perDecision: 'PT30S', lag: 'PT0S' } })
    await timed.sweep()
    t.strictSame(await extensions(fight), [])
    timed.wait(SECOND)
    outage(2)
    await timed.sweep()
    t.match(await extensions(fight), [{ from: outages[1]?.from, to: outages[1]?.to }])
    t.equal((await extensions(fight)).length, 1)
  })

  t.test('who watches its decisions is told that a deadline was moved', async t => {
    const outages: Outage[] = []
    const timed = openTimedHouse(database, outages)
    t.teardown(async () => timed.house.end())
    const { bearerAt } = await given(timed.house, { clock: { perDecision: 'PT30S', lag: 'PT0S' } })
    const watch = timed.house.fights.watchDecisions(bearerAt(1))
    const next = async () => (await watch.next()).value
    const first = await next()
    const from = timed.now()
    timed.wait(60 * SECOND)
    outages.push({ id: 1, from, to: timed.now() })
    await timed.sweep()
    t.match(await next(), { kind: 'OPENED', decision: { id: first?.kind === 'OPENED' ? first.decision.id : '', deadline: later(timed.now(), 30 * SECOND) } })
    await watch.return()
  })

  t.test('two nodes sweep while a choice comes in late: one outcome, whoever is first', async t => {
    for (let round = 0; round < 5; round++) {
      const nodes = [openTimedHouse(database), openTimedHouse(database)] as const
      const [{ house: one }, { house: two }] = nodes
      const { id, asked, bearerAt } = await given(one, { clock: { perDecision: 'PT30S', lag: 'PT0S' } })
      const decision = (await asked(2)).id
      for (const node of nodes) node.wait(30 * SECOND + 251)
      const late = two.fights.choose(bearerAt(2), id, { kind: 'SEAL_NUMBER', number: 6, decision }, 0)
      await Promise.all([nodes[0].sweep(), nodes[1].sweep(), t.rejects(late, { code: 'DECISION_SUPERSEDED' })])
      // Where the late request was quicker than the sweeps, it passed its own seat's deadline alone.
      await nodes[0].sweep()
      const choices = (await one.house.store.logPage(id, 0, 1_000_000, 1_000_000)).flatMap(({ choice }) => choice ?? [])
      t.match(choices.toSorted((a, b) => Number(a.seat) - Number(b.seat)), [{ seat: 1, number: 1, by: 'DEADLINE' }, { seat: 2, number: 1, by: 'DEADLINE' }])
      for (const { house } of nodes) await house.end()
    }
  })

  t.test('a choice that comes in before the first sweep after an outage is in time', async t => {
    const outages: Outage[] = []
    const timed = openTimedHouse(database, outages)
    t.teardown(async () => timed.house.end())
    const { seal } = await given(timed.house, { clock: { perDecision: 'PT30S', lag: 'PT0S' } })
    const from = timed.now()
    timed.wait(3600 * SECOND)
    outages.push({ id: 1, from, to: timed.now() })
    t.match(await seal(1, 5), { fight: { pending: [{ seat: 1, answered: true }, { seat: 2, answered: false }] } })
  })

  t.test('the pulse notes an outage, once, however many nodes come back', async t => {
    const pulse = pulseOf(database.source)
    const last = async () => (await pulse.outagesAfter(0)).at(-1)
    const before = (await last())?.id ?? 0
    const far = '2030-01-01T00:00:00.000Z'
    await pulse.beat(far)
    const known = (await last())?.id ?? 0
    await pulse.beat(later(far, 10 * SECOND))
    t.equal((await last())?.id ?? 0, known, 'ten seconds are none')
    const back = later(far, 20 * SECOND + 1)
    await Promise.all([back, later(back, 1), later(back, 2)].map(pulse.beat))
    t.strictSame((await pulse.outagesAfter(known)).map(({ from }) => from), [later(far, 10 * SECOND)])
    await pulse.beat(AT)
    t.equal((await pulse.outagesAfter(known)).length, 1, 'a node that is behind sets nothing back')
    t.ok(known >= before)
  })
})
