import t, { type Test } from 'tap'
import type { FightRow, FightSearch } from '../../src/fights/ports.js'
import type { LobbyFilter } from '../../src/fights/use-cases.js'
import { LOBBY_LIMITS, createLobby } from '../../src/fights/streams/lobby.js'
import { until } from '../support/until.js'

/** Lobbies over searches that tell what they are asked for, and find what they are given. */
const openSearched = (t: Test, limits: Readonly<Record<string, number>> = {}) => {
  const searches: LobbyFilter[] = []
  const closing = new AbortController()
  t.teardown(() => closing.abort())
  let rows: readonly Pick<FightRow, 'id' | 'version'>[] = []
  const store = {
    async search ({ status, hasOpenSeat, before, limit, ...filter }: FightSearch) {
      searches.push(filter)
      return rows.slice(0, limit).map(row => ({ ...ROW, ...row, lastSeq: row.version }))
    }
  }
  const lobby = createLobby({ store, closing: closing.signal, log: { error: (_: object, message: string) => t.fail(message) } } as never, { ...LOBBY_LIMITS, lookMilliseconds: 20, ...limits })
  return { lobby, searches, find: (...found: typeof rows) => { rows = found } }
}

const ROW = { ruleset: 'toy', rulesetVersion: '1', status: 'OPEN', seats: [], clock: null, clocks: null, service: [] }

t.test('a thousand who watch by one filter are one search a look, and hear nothing while nothing changes', async t => {
  const { lobby, searches, find } = openSearched(t)
  find({ id: 'a', version: 1 }, { id: 'b', version: 1 })
  let rung = 0
  const rooms = Array.from({ length: 1000 }, (_, index) => lobby.enter(index % 2 === 0 ? { seats: 2, withBot: false } : { withBot: false, seats: 2 }, () => { rung++ }))
  await until(() => searches.length >= 5)
  t.strictSame(new Set(searches.map(filter => JSON.stringify(filter))).size, 1)
  t.equal(rung, 1000, 'each was told of the first look')
  const [room] = rooms
  const listed = room?.listed() ?? new Map()
  t.strictSame(room?.changesSince(new Map()).map(change => change.kind === 'LISTED' && change.fight.id), ['b', 'a'])
  find({ id: 'b', version: 2 }, { id: 'c', version: 1 })
  await until(() => rung > 1000)
  t.equal(rung, 2000)
  t.match(room?.changesSince(listed), [{ kind: 'UNLISTED', fightId: 'a' }, { kind: 'LISTED', fight: { id: 'c' } }, { kind: 'LISTED', fight: { id: 'b', version: 2 } }])
  t.ok(rooms.every(each => each.changesSince(listed) === room?.changesSince(listed)), 'the same for all')
  for (const each of rooms) each.leave()
})

t.test('however many filters there are, a look is a bounded number of searches, and each filter has its turn', async t => {
  const { lobby, searches } = openSearched(t, { filters: 10, searchesALook: 3, lookMilliseconds: 60 })
  const rooms = Array.from({ length: 10 }, (_, index) => lobby.enter({ seats: index + 1 }, () => {}))
  t.throws(() => lobby.enter({ seats: 20 }, () => {}), { code: 'RATE_LIMITED', retryAfter: 60 })
  rooms.push(lobby.enter({ seats: 3 }, () => {}), lobby.enter({}, () => {}))
  t.equal(searches.length, 1, 'at once for the first who comes')
  await until(() => searches.length > 1)
  t.equal(searches.length, 4, 'then three a look')
  await until(() => searches.length >= 12)
  t.equal(new Set(searches.slice(0, 11).map(filter => JSON.stringify(filter))).size, 11)
  for (const each of rooms) each.leave()
  lobby.enter({ seats: 20 }, () => {}).leave()
  t.throws(() => lobby.enter({ style: '\0' }, () => {}), { code: 'BAD_REQUEST' }, 'what a database cannot take would stop the look for all')
})
