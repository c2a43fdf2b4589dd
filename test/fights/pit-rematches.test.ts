import { HOUSE_BOTS } from '../../src/bots/house-bots.js'
import { createScrollSets } from '../../src/fights/scroll-sets.js'
import type { CreateFightInput } from '../../src/fights/use-cases.js'
import { parseRecord } from '../../src/referee/parse-record.js'
import { replay } from '../../src/referee/replay.js'
import type { SetupInput } from '../../src/referee/ruleset.js'
import { HOUSE_SETS, pitFighter, readScrollSet } from '../../src/rulesets/pit-fighter/index.js'
import { scrollSetStore } from '../../src/store/scroll-set-store.js'
import { onEveryDatabase } from '../support/databases.js'
import { finish, over } from '../support/ended-fights.js'
import { plainScroll } from '../support/plain-scroll.js'
import { PUBLIC, openToyHouse } from '../support/toy-house.js'

onEveryDatabase(async (t, { database }) => {
  const scrollSets = createScrollSets({ builtIn: HOUSE_SETS, read: readScrollSet, store: scrollSetStore(database.source), clock: () => new Date() })
  const pits = openToyHouse(database, { rulesets: new Map([[pitFighter.id, pitFighter]]), bots: HOUSE_BOTS, findContent: scrollSets.findContent })
  const monks = { name: 'monks', provenance: 'made for a test', scrolls: { MONK: plainScroll('MONK', {}, {}) } }
  await scrollSets.publish(monks)
  const [orc, empire, monk] = ['ORC', 'EMPIRE', 'MONK'].map(type => ({ fighter: { type } }))
  const inputs: readonly (readonly [string, CreateFightInput])[] = [
    ['a style of one\'s own', { style: { name: 'ORCS_ALONE', groups: ['CLASSIC'], titles: [], sides: 'EACH_ALONE', end: 'ONE_SIDE_STANDING' }, seats: [{ ...orc }, { ...empire }] }],
    ['teams', { style: 'ALLIANCE', options: { separateArms: true }, seats: [{ ...orc, team: 'RED' }, { ...empire, team: 'BLUE', name: 'Karl' }] }],
    ['a set that was published', { scrolls: 'monks', seats: [{ ...monk }, { ...monk }] }],
    ['a set that was brought', { scrolls: { ...monks, name: 'brought' }, seats: [{ ...monk }, { ...monk }] }],
    ['a start in mid-fight, walls, an old hatred', {
      arena: { radius: 6, walls: [[3, 0]] },
      situation: { turn: 3, phase: 'PICK_MOVES', fighters: [{ seat: 1, at: [0, 0], facing: 'N', wounds: 4, effects: ['LEG_BROKEN'] }, { seat: 2, at: [0, -1], facing: 'S' }] },
      seats: [{ fighter: { type: 'ORC', hates: [2] } }, { fighter: { type: 'EMPIRE', bonus: { WS: 3, T: 7 } } }]
    }]
  ]
  t.teardown(pits.end)

  for (const [what, input] of inputs) {
    t.test(`${what} is the same in the rematch`, async t => {
      const { id, host } = await over(pits, input)
      const { fight } = await pits.fights.rematch(host, id)
      t.match(fight, { status: 'RUNNING', style: (await pits.fights.fight(PUBLIC, id)).style })
      await finish(pits, fight.id)
      const [before, after] = [await pits.fights.record(PUBLIC, id), await pits.fights.record(PUBLIC, fight.id)].map(record => {
        const { scrolls, style, options, arena, seats, situation } = record as Record<string, unknown>
        return { scrolls, style, options, arena, seats, situation }
      })
      t.strictSame(after, before, 'as its record says')
      const parsed = parseRecord(JSON.parse(JSON.stringify(await pits.fights.record(PUBLIC, fight.id))))
      t.match(parsed.ok ? replay(parsed.value, pitFighter, () => undefined) : parsed, { ok: true, value: { status: 'FINISHED' } }, 'and it is fought again')
      const [kept, again] = (await Promise.all([id, fight.id].map(each => pits.house.store.find(each)))).map(row => ({ ...row?.setup } as SetupInput).scrolls)
      t.strictSame(again, kept, 'a set stays named where it was')
    })
  }

  t.test('8.3 a house bot comes again on its own side, whoever was there before it', async t => {
    const [brute] = ['OGRE'].map(type => ({ fighter: { type } }))
    for (const [style, seats] of [
      ['ALLIANCE', [{ ...orc }, { ...orc, bot: 'random' }]],
      ['SIGMAR', [{ ...brute }, { ...orc, bot: 'random' }, { ...orc, bot: 'random' }, { ...orc, bot: 'random' }]]
    ] as const) {
      const { fight: { id }, hostToken, seatTokens } = await pits.fights.create(PUBLIC, { style, seats })
      const teams = async (of: string) => (await pits.fights.fight(PUBLIC, of)).seats.map(({ team }) => team)
      await pits.fights.choose(await pits.fights.bearerOf(seatTokens[0]?.token ?? ''), id, { kind: 'CONCEDE', idempotencyKey: 'enough' }, 0)
      const { fight } = await pits.fights.rematch(await pits.fights.bearerOf(hostToken), id)
      t.strictSame([fight.status, await teams(fight.id)], ['RUNNING', await teams(id)], style)
    }
  })
})
