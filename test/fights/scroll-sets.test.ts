/** Published scroll sets, as several nodes of one database fight with them. */
import { createScrollSets } from '../../src/fights/scroll-sets.js'
import { HOUSE_BOTS } from '../../src/bots/house-bots.js'
import { DEFAULT_SCROLL_SET, HOUSE_SETS, hashOf, pitFighter, readScrollSet } from '../../src/rulesets/pit-fighter/index.js'
import type { Bearer } from '../../src/fights/bearer.js'
import { scrollSetStore } from '../../src/store/scroll-set-store.js'
import { onEveryDatabase } from '../support/databases.js'
import { plainScroll } from '../support/plain-scroll.js'
import { openToyHouse } from '../support/toy-house.js'

onEveryDatabase(async (t, { database }) => {
  const openNode = () => {
    const scrollSets = createScrollSets({ builtIn: HOUSE_SETS, read: readScrollSet, store: scrollSetStore(database.source), clock: () => new Date() })
    return { scrollSets, house: openToyHouse(database, { rulesets: new Map([[pitFighter.id, pitFighter]]), bots: HOUSE_BOTS, findContent: scrollSets.findContent }) }
  }
  const [here, there] = [openNode(), openNode()]
  t.teardown(async () => {
    for (const { house } of [here, there]) await house.end()
  })
  const fighter = { type: 'MONK' }
  const setOf = (strength: number) => ({ name: 'monks', provenance: 'made for a test', scrolls: { MONK: plainScroll('MONK', { S: strength }, {}) } })

  t.test('a set that was published at one node is fought with at another', async t => {
    const { hash } = await here.scrollSets.publish(setOf(30))
    const { fight: { id } } = await there.house.fights.create({ kind: 'PUBLIC' }, { scrolls: 'monks', seats: [{ fighter }, {}] })
    await there.scrollSets.publish(setOf(40))
    t.match(await here.house.fights.join({ kind: 'PUBLIC' }, id, { fighter }), { fight: { status: 'RUNNING', game: { scrolls: { name: 'monks', hash } } } })
    const bearer: Bearer = { kind: 'SEAT', fightId: id, seat: 1 }
    for (const { house } of [there, here]) {
      const [decision] = await house.fights.decisions(bearer, id, 0)
      if (decision) await house.fights.choose(bearer, id, { ...decision.fallback, decision: decision.id }, 0)
      t.match(await house.fights.record(bearer, id), { scrolls: setOf(30) }, 'and carried by its record')
    }
  })

  t.test('an open fight keeps the set that it was opened with, whatever becomes the house\'s default', async t => {
    const { fight: { id }, hostToken } = await here.house.fights.create({ kind: 'PUBLIC' }, { seats: [{}, {}] })
    const host = await here.house.fights.bearerOf(hostToken)
    t.match(await there.house.fights.record(host, id), { scrolls: { name: DEFAULT_SCROLL_SET.name, hash: hashOf(DEFAULT_SCROLL_SET) } })
  })
})
