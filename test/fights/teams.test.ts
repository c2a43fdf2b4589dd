import { HOUSE_BOTS } from '../../src/bots/house-bots.js'
import type { SeatInput } from '../../src/fights/use-cases.js'
import { pitFighter } from '../../src/rulesets/pit-fighter/index.js'
import { onEveryDatabase } from '../support/databases.js'
import { PUBLIC, openToyHouse } from '../support/toy-house.js'

const orc = { type: 'ORC' }
const ogre = { type: 'OGRE' }

onEveryDatabase(async (t, { database }) => {
  const house = openToyHouse(database, { rulesets: new Map([[pitFighter.id, pitFighter]]), bots: HOUSE_BOTS })
  const { fights } = house
  t.teardown(house.end)

  const open = async (style: string | object, seats: readonly SeatInput[], more: object = {}) => {
    const { fight: { id }, hostToken } = await fights.create(PUBLIC, { style, seats, ...more })
    const host = await fights.bearerOf(hostToken)
    return {
      id,
      host,
      join: (input: object) => fights.join(PUBLIC, id, { fighter: orc, ...input }),
      teams: async () => (await fights.fight(PUBLIC, id)).seats.map(({ team }) => team)
    }
  }
  const full = (message: RegExp) => ({ code: 'SETUP_REFUSED', rule: '8.3', message })

  t.test('who joins a full team is refused at once, and no seat is taken', async t => {
    const fight = await open('ALLIANCE', [{}, {}, {}, {}])
    await fight.join({ team: 'RED' })
    await fight.join({ team: 'RED' })
    await t.rejects(fight.join({ team: 'RED' }), full(/^ALLIANCE: no fight is possible with another fighter in team RED: two or more teams of equal size/))
    await t.rejects(fight.join({ team: ' RED ' }), full(/team RED/), 'however it is written')
    t.match(await fights.fight(PUBLIC, fight.id), { seats: [{ taken: true }, { taken: true }, { taken: false }, { taken: false }] })
    await fight.join({ team: 'BLUE' })
    await t.rejects(fight.join({ team: 'GREEN' }), full(/equal size/))
    t.match(await fight.join({ team: 'BLUE' }), { fight: { status: 'RUNNING' } }, 'and whoever comes last may fight')
  })

  t.test('who leaves makes room again', async t => {
    const fight = await open('SIGMAR', [{}, {}, {}, {}])
    for (const team of ['MANY', 'MANY', 'MANY']) await fight.join({ team })
    await t.rejects(fight.join({ team: 'MANY' }), full(/two teams are needed: one fighter against three/))
    await fights.leave(fight.host, fight.id, 2)
    await t.rejects(fight.join({ team: 'MANY', fighter: ogre }), full(/only be the lone fighter/))
    await fight.join({ team: 'MANY' })
    t.match(await fight.join({ team: 'ONE', fighter: ogre }), { seat: 4, fight: { status: 'RUNNING' } })
  })

  t.test('who names no team is put into one that has room', async t => {
    const alliance = await open('ALLIANCE', [{}, {}, {}, {}])
    await alliance.join({ team: 'RED' })
    await alliance.join({ team: 'RED' })
    t.match(await alliance.join({ team: null }), { fight: { seats: [{}, {}, { team: 'A', taken: true }, {}] } })
    t.match(await alliance.join({}), { fight: { status: 'RUNNING', seats: [{ team: 'RED' }, { team: 'RED' }, { team: 'A' }, { team: 'A' }] } })

    const own = { name: 'HUNT', groups: ['CLASSIC', 'OGRE'], titles: [], sides: 'ONE_AGAINST_THREE', end: 'ONE_SIDE_STANDING' }
    const hunt = await open(own, [{}, {}, {}, { fighter: ogre, bot: 'random' }])
    for (const seat of [1, 2, 3]) t.match(await hunt.join({}), { seat })
    t.strictSame(await hunt.teams(), ['B', 'B', 'B', 'A'])
    const free = await open('FREE', [{}, {}])
    await t.rejects(free.join({ team: 'RED' }), full(/has no teams/))
    t.match(await free.join({}), { fight: { seats: [{ team: null }, {}] } })
  })

  t.test('a team that a seat was put into is gone with who leaves it', async t => {
    const fight = await open('ALLIANCE', [{}, {}])
    await fight.join({})
    t.strictSame(await fight.teams(), ['A', null])
    await fights.leave(fight.host, fight.id, 1)
    t.strictSame(await fight.teams(), [null, null])
  })

  t.test('seats are kept for teams: who names one takes a seat of it', async t => {
    const fight = await open('ALLIANCE', [{ team: 'RED' }, {}, { team: 'BLUE' }, {}])
    t.match(await fight.join({ team: 'BLUE' }), { seat: 3 })
    t.match(await fight.join({ team: 'BLUE' }), { seat: 2 }, 'or else one that is kept for none')
    await t.rejects(fight.join({ team: 'BLUE' }), full(/equal size/))
    t.match(await fight.join({}), { seat: 1 })
    t.match(await fight.join({}), { seat: 4, fight: { status: 'RUNNING', seats: [{ team: 'RED' }, {}, {}, { team: 'RED' }] } })
    for (const [style, seats] of [
      ['ALLIANCE', [{ team: 'RED' }, { team: 'RED' }, { team: 'RED' }, {}]], ['SIGMAR', [{}, {}, {}]], ['FREE', [{ team: 'RED' }, {}]],
      ['ALLIANCE', [{ team: 'RED', fighter: orc }, { team: 'RED', fighter: ogre }, {}, { team: 'BLUE', fighter: { type: 'ORC', title: 'PIT_KING' } }]]
    ] as const) await t.rejects(open(style, seats), full(/./), style)
  })

  t.test('a fight that is full at its creation finds teams for those that name none', async t => {
    const { fight } = await fights.create(PUBLIC, { style: 'ALLIANCE', seats: [{ fighter: orc }, { fighter: orc, team: 'RED' }, { fighter: orc }, { fighter: orc }] })
    t.equal(fight.status, 'RUNNING')
    const teams = fight.seats.map(({ team }) => team)
    t.strictSame(teams.filter(team => team === 'RED').length, 2)
    await t.rejects(fights.create(PUBLIC, { style: 'ALLIANCE', seats: [orc, orc, orc].map(fighter => ({ fighter, team: 'RED' })) }), full(/equal size/))
  })

  t.test('what follows from a hidden fighter refuses nobody before the last', async t => {
    const fight = await open('ALLIANCE', [{}, {}, {}, {}], { hideFighters: true })
    await fight.join({ team: 'RED', fighter: ogre })
    await fight.join({ team: 'BLUE' })
    await fight.join({ team: 'BLUE' })
    await t.rejects(fight.join({ team: 'BLUE' }), full(/equal size/), 'teams are seen by everybody')
    await t.rejects(fight.join({ team: 'RED' }), { code: 'SETUP_REFUSED', message: /^These fighters are not allowed together/ })
  })

  t.test('of those who join at once none makes the teams impossible', async t => {
    const fight = await open('ALLIANCE', [{}, {}, {}, {}])
    const joined = await Promise.allSettled([1, 2, 3, 4].map(() => fight.join({ team: 'RED' })))
    t.strictSame(joined.map(({ status }) => status).toSorted(), ['fulfilled', 'fulfilled', 'rejected', 'rejected'])
  })
})
