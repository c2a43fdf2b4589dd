import { setImmediate as nextRound } from 'node:timers/promises'
import type { Bearer } from '../../src/fights/bearer.js'
import { HOUSE_BOTS } from '../../src/bots/house-bots.js'
import { isJsonObject } from '../../src/referee/json.js'
import { parseRecord } from '../../src/referee/parse-record.js'
import { replay } from '../../src/referee/replay.js'
import { pitFighter } from '../../src/rulesets/pit-fighter/index.js'
import { onEveryDatabase } from '../support/databases.js'
import { PUBLIC, openToyHouse } from '../support/toy-house.js'

const TYPES = ['ORC', 'CHAOS', 'EMPIRE', 'UNDEAD']

/** Numbers that look like chance and are the same in every run. */
const chanceFrom = (seed: number) => {
  let state = seed
  return (n: number): number => {
    state = (state * 1103515245 + 12345) % 2 ** 31
    return Math.floor(state / 2 ** 31 * n)
  }
}

const replays = (record: object) => {
  const parsed = parseRecord(JSON.parse(JSON.stringify(record)))
  return parsed.ok ? replay(parsed.value, pitFighter, () => undefined) : parsed
}

onEveryDatabase(async (t, { database }) => {
  const house = openToyHouse(database, { rulesets: new Map([[pitFighter.id, pitFighter]]), bots: HOUSE_BOTS })
  const { fights } = house
  t.teardown(async () => house.end())

  for (const { seed, seats, choices } of [{ seed: 1, seats: 2, choices: 200 }, { seed: 2, seats: 4, choices: 120 }]) {
    t.test(`a fight of ${seats} is on record for everybody, whenever they look`, async t => {
      const chance = chanceFrom(seed)
      const { fight: { id }, seatTokens } = await fights.create(PUBLIC, { options: { turnLimit: 40 }, seats: TYPES.slice(0, seats).map(type => ({ fighter: { type } })) })
      const bearers: readonly Bearer[] = seatTokens.map(({ seat }) => ({ kind: 'SEAT', fightId: id, seat }))
      let longest = 0
      for (let chosen = 0; chosen < choices; chosen++) {
        const asked = (await Promise.all(bearers.map(async bearer => (await fights.decisions(bearer, id, 0)).map(decision => ({ bearer, decision }))))).flat()
        const one = asked[chance(asked.length)]
        if (!one) break
        const { bearer, decision } = one
        const wanted = decision.options.filter(({ kind, attack }) => kind !== 'ATTACK' || attack !== null)
        const give = async (replace: boolean) => fights.choose(bearer, id, { ...wanted[chance(wanted.length)] ?? decision.fallback, decision: decision.id, ...(replace && { replace }) }, 0)
        await give(false)
        // Sometimes a mind is changed, where that is still possible.
        if (decision.sealed && chance(4) === 0) await give(true).catch(() => {})
        if (chance(15) === 0) await fights.choose(bearer, id, { kind: 'SPEND_ADRENALIN', characteristic: 'WS', idempotencyKey: `${chosen}` }, 0).catch(() => {})
        if (chosen % 10 !== 0) continue
        for (const viewer of [PUBLIC, ...bearers]) {
          const record = await fights.record(viewer, id)
          const again = replays(record)
          if (!again.ok) t.fail('a record in mid-fight does not replay', { again, chosen, viewer })
          longest = Math.max(longest, isJsonObject(record) && Array.isArray(record['choices']) ? record['choices'].length : 0)
        }
      }
      t.ok(longest > choices / 3, 'records grow with the fight')
      for (const bearer of bearers) await fights.choose(bearer, id, { kind: 'CONCEDE', idempotencyKey: 'end' }, 0).catch(() => {})
      const whole = await fights.record(PUBLIC, id)
      t.match(whole, { result: { reason: String }, dice: { source: 'seeded' } })
      t.match(replays(whole), { ok: true, value: { status: 'FINISHED' } })
    })
  }

  t.test('house bots fight each other to an end that replays', async t => {
    const { fight: { id } } = await fights.create(PUBLIC, { seats: [{ fighter: { type: 'ORC' }, bot: 'greedy' }, { fighter: { type: 'EMPIRE' }, bot: 'random' }] })
    let page = await fights.events(PUBLIC, id, 0, 1000, 25)
    const seen = page.events.map(({ seq }) => seq)
    while (page.more || (await fights.fight(PUBLIC, id)).status === 'RUNNING') {
      page = await fights.events(PUBLIC, id, page.lastSeq, 1000, 25)
      seen.push(...page.events.map(({ seq }) => seq))
    }
    t.strictSame(seen, seen.map((_, index) => index + 1), 'every event once, in order')
    t.match(replays(await fights.record(PUBLIC, id)), { ok: true, value: { status: 'FINISHED' } })
  })

  t.test('a fighter that hates no other seat of the fight takes none, and bars nobody', async t => {
    const hating = (seat: number) => ({ fighter: { type: 'ORC', hates: [seat] } })
    for (const seat of [1, 4]) await t.rejects(fights.create(PUBLIC, { seats: [hating(seat), {}, {}] }), { code: 'SETUP_REFUSED', rule: '6.6' })
    const { fight: { id } } = await fights.create(PUBLIC, { seats: [hating(3), {}, {}] })
    for (const seat of [2, 4]) await t.rejects(fights.join(PUBLIC, id, hating(seat)), { code: 'SETUP_REFUSED', rule: '6.6' })
    await fights.join(PUBLIC, id, hating(1))
    t.match(await fights.join(PUBLIC, id, hating(2)), { fight: { status: 'RUNNING' } })
  })

  t.test('house bots let requests in while they fight', async t => {
    const bot = { fighter: { type: 'ORC' }, bot: 'greedy' }
    const created = await Promise.all([1, 2, 3].map(async () => fights.create(PUBLIC, { seats: [bot, bot] })))
    for (let rounds = 0; rounds < 3; rounds++) await nextRound()
    for (const { fight: { id } } of created) t.equal((await fights.fight(PUBLIC, id)).status, 'RUNNING')
  })

  t.test('nothing failed behind the scenes', async t => t.strictSame(house.faults, []))
})
