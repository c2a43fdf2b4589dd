import t from 'tap'
import { GAMES } from '../../src/cli/games.js'
import { replayRecord } from '../../src/cli/replay-command.js'
import { parseRecord } from '../../src/referee/parse-record.js'
import { DEFAULT_SCROLL_SET } from '../../src/rulesets/pit-fighter/index.js'
import { listAt, textAt } from '../support/answers.js'
import { type ApiClient, graphqlClient, type Json, objectAt, restClient } from '../support/api-clients.js'
import { plainScroll } from '../support/plain-scroll.js'
import { openApp } from '../support/real-app.js'

const app = await openApp(t)
const faces = [restClient(app), graphqlClient(app)] as const

/** A set with two types of its own. */
const setNamed = (name: string, strength = 30): Json => ({
  name,
  provenance: 'made for a test',
  scrolls: { ZEALOT: plainScroll('ZEALOT', { S: strength }, {}), ABBOT: plainScroll('ABBOT', {}, { group: 'PURSUER' }) }
})

const hashOf = (body: Json): string => textAt(body, 'hash')

t.test('a published set never changes, whoever sends what under its name', async t => {
  const [rest, graphql] = faces
  const first = await rest.publish(setNamed('monks'))
  t.match(first, { code: null, body: { name: 'monks', hash: /^sha256:[0-9a-f]{64}$/, types: ['ZEALOT', 'ABBOT'], publishedAt: String, scrolls: { ZEALOT: { type: 'ZEALOT' } } } })
  t.strictSame(await graphql.publish(setNamed('monks')), first, 'the same content again, by the other face')
  const { scrolls, ...rest2 } = setNamed('monks')
  t.strictSame(await rest.publish({ scrolls, ...rest2 }), first, 'in whatever order')
  const second = await graphql.publish(setNamed('monks', 40))
  t.match(second, { code: null, body: { name: 'monks', hash: /^sha256:/ } })
  t.not(hashOf(second.body), hashOf(first.body))
  for (const face of faces) {
    t.strictSame(await face.scrollSet('monks', null), first, `${face.name}: the name alone means the first`)
    t.strictSame(await face.scrollSet('monks', hashOf(second.body)), second)
    t.match(await face.scrollSet('monks', `sha256:${'0'.repeat(64)}`), { code: 'NOT_FOUND' })
  }
  const located = await app.inject({ method: 'POST', url: '/v1/scroll-sets', payload: setNamed('monks', 40) })
  t.equal(located.statusCode, 201)
  t.match((await app.inject(String(located.headers.location))).json(), { hash: hashOf(second.body) })
})

t.test('every fault of a refused set is named with its path', async t => {
  const faulty = { ...setNamed('bad name'), colour: 'red' }
  const scroll = plainScroll('ZEALOT', {}, {})
  const deep = { ...setNamed('deep'), scrolls: { ZEALOT: { ...scroll, moves: [...scroll.moves, { name: 'Hop', speed: 'QUICK', path: 'F ^F', facings: 'F F' }, { ...scroll.moves[0], path: 'F' }] } } }
  const logic = { ...setNamed('deep'), scrolls: { ZEALOT: { ...scroll, type: 'MONK', moves: [...scroll.moves, { name: 'Hop', speed: 'FAST', path: 'F ^F', facings: 'F F' }] } } }
  for (const { set, paths } of [
    { set: faulty, paths: ['', '/name'] },
    { set: deep, paths: ['/scrolls/ZEALOT/moves/13/speed', '/scrolls/ZEALOT/moves/14/name'] },
    { set: logic, paths: ['/scrolls/ZEALOT/moves/13/facings', '/scrolls/ZEALOT/moves/13/path', '/scrolls/ZEALOT/type'] },
    { set: {}, paths: ['', '', ''] },
    { set: { ...setNamed('house-9') }, paths: ['/name'] },
    { set: { ...DEFAULT_SCROLL_SET, provenance: 'stolen' }, paths: ['/name'] }
  ]) {
    for (const face of faces) {
      const { code, body } = await face.publish(set)
      t.equal(code, 'SCROLLS_REFUSED')
      t.strictSame(listAt(body, 'faults').map(({ path }) => path).toSorted(), paths, face.name)
    }
  }
  const flood = (type: string): Json => ({ name: 'flood', provenance: '', scrolls: { [type]: Object.fromEntries(Array.from({ length: 900 }, (_, index) => [`f${index}`, 0])) } })
  for (const { type, faults } of [{ type: 'X', faults: 200 }, { type: 'X'.repeat(9000), faults: 1 }]) {
    const { body } = await faces[0].publish(flood(type))
    t.equal(listAt(body, 'faults').length, faults)
    t.ok(JSON.stringify(body).length < 200_000, 'and no flood of them')
  }
  for (const face of faces) {
    t.match(await face.create({ scrolls: deep, seats: [{ fighter: { type: 'ZEALOT' } }, {}] }), { code: 'SETUP_REFUSED', body: { rule: '2.2', faults: [{ path: '/scrolls/scrolls/ZEALOT/moves/13/speed' }] } })
  }
})

t.test('sets are listed page by page, with those of the house', async t => {
  for (const name of ['zoo', 'aviary', 'hounds', 'Kennel']) await faces[0].publish(setNamed(name))
  const listed = async (face: ApiClient): Promise<readonly string[]> => {
    const names: string[] = []
    for (let after = {}; ;) {
      const { body } = await face.scrollSets({ first: 2, ...after })
      names.push(...listAt(body, 'scrollSets').map(set => textAt(set, 'name')))
      if (body['more'] === false) return names
      after = { after: body['endCursor'] }
    }
  }
  const [rest, graphql] = faces
  const names = await listed(rest)
  t.strictSame(names, [...names].sort(), 'in order')
  t.match(names, ['Kennel', 'aviary', 'hounds'])
  t.strictSame(names.filter(name => ['monks', 'house-1'].includes(name)), ['house-1', 'monks', 'monks'])
  t.strictSame(await listed(graphql), names)
  t.match(await rest.scrollSets({ after: 'nowhere' }), { code: 'BAD_REQUEST' })
})

t.test('large sets make pages of a bounded size, which end where the next begins', async t => {
  const app = await openApp(t)
  const [rest, graphql] = [restClient(app), graphqlClient(app)]
  const types = Array.from({ length: 20 }, (_, index) => `MONK_${String.fromCharCode(65 + index)}`)
  const scrolls = Object.fromEntries(types.map(type => [type, plainScroll(type, {}, {})]))
  const names = Array.from({ length: 12 }, (_, index) => `${index % 2 === 0 ? 'a' : 'z'}-large-${String(index).padStart(2, '0')}`)
  for (const name of names) t.match(await rest.publish({ ...setNamed(name), scrolls }), { code: null })
  for (const face of [rest, graphql]) {
    const listed: string[] = []
    let pages = 1
    for (let after: Json = {}; pages < 10; pages++) {
      const { body } = await face.scrollSets({ first: 50, ...after })
      t.ok(JSON.stringify(body).length < 350_000, `${JSON.stringify(body).length}`)
      listed.push(...listAt(body, 'scrollSets').map(set => textAt(set, 'name')))
      if (body['more'] === false) break
      after = { after: body['endCursor'] }
    }
    t.ok(pages > 1)
    t.strictSame(listed, [...names, 'house-1', 'house-2', 'house-3'].sort(), face.name)
  }
})

t.test('a fight names a published set, and its record carries it whole', async t => {
  for (const face of faces) {
    await t.test(face.name, async t => {
      const { body: set } = await face.publish(setNamed(`duel-${face.name}`))
      const { body: other } = await face.publish(setNamed(`duel-${face.name}`, 50))
      const name = textAt(set, 'name')
      for (const { scrolls, hash } of [{ scrolls: name, hash: hashOf(set) }, { scrolls: { name, hash: hashOf(other) }, hash: hashOf(other) }]) {
        const created = await face.create({ scrolls, seats: [{ fighter: { type: 'ZEALOT' } }, {}] })
        t.equal(created.code, null)
        const id = textAt(objectAt(created.body, 'fight'), 'id')
        const joined = await face.join(id, { fighter: { type: 'ABBOT' } })
        t.match(joined, { code: null, body: { fight: { status: 'RUNNING', game: { scrolls: { name, hash }, fighters: [{ type: 'ZEALOT' }, { type: 'ABBOT' }] } } } })
        const token = textAt(joined.body, 'token')
        t.match(await face.choose(token, id, { kind: 'CONCEDE', seat: 2, idempotencyKey: 'enough' }), { code: null, body: { fight: { status: 'FINISHED' } } })
        const { body: record } = await face.record(null, id)
        t.match(record, { scrolls: { name, scrolls: { ZEALOT: { type: 'ZEALOT' } } } })
        const parsed = parseRecord(record)
        t.match(parsed.ok && replayRecord(parsed.value, GAMES), { ok: true, value: { status: 'FINISHED' } }, 'it replays without any database')
      }
      t.match(await face.create({ scrolls: 'nobody-has-it', seats: [{}, {}] }), { code: 'SETUP_REFUSED', body: { rule: '2.2' } })
      t.match(await face.create({ scrolls: { name, hash: 'sha256:00' }, seats: [{}, {}] }), { code: 'SETUP_REFUSED' })
    })
  }
})
