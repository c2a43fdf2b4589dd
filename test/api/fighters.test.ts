/** What a client can find out before it fights or strikes: whether a fighter may fight, in what style, with what odds. */
import t from 'tap'
import { GAMES } from '../../src/cli/games.js'
import { describeOutcome } from '../../src/cli/outcome-text.js'
import { replayRecord } from '../../src/cli/replay-command.js'
import { parseRecord } from '../../src/referee/parse-record.js'
import { listAt, textAt } from '../support/answers.js'
import { graphqlClient, type Json, objectAt, restClient, withoutNulls } from '../support/api-clients.js'
import { openApp } from '../support/real-app.js'

const app = await openApp(t)
const faces = [restClient(app), graphqlClient(app)] as const
const [rest, graphql] = faces

const OGRES: Json = { name: 'OGRES_TOO', groups: ['CLASSIC', 'OGRE'], titles: [], sides: 'EACH_ALONE', end: 'ONE_SIDE_STANDING' }

t.test('every fault of a fighter is named, and nothing is created', async t => {
  for (const { input, rules } of [
    { input: { fighter: { type: 'ORC' } }, rules: [] },
    { input: { fighter: { type: 'OGRE', title: 'PIT_KING', bonus: { WS: 1 }, skills: ['SHIELD_BASH'] } }, rules: ['2.3', '8.1', '8.42', '8.3', '8.3'] },
    { input: { style: 'SIGMAR', fighter: { type: 'OGRE' } }, rules: [] },
    { input: { style: OGRES, fighter: { type: 'OGRE' } }, rules: [] },
    { input: { style: { ...OGRES, groups: ['PURSUER'] }, fighter: { type: 'OGRE' } }, rules: ['8.3'] },
    { input: { style: { ...OGRES, name: 'FREE' }, fighter: { type: 'ORC' } }, rules: ['8.3'] },
    { input: { style: 'WALTZ', fighter: { type: 'ORC' } }, rules: ['8.3'] },
    { input: { scrolls: 'nowhere', fighter: { type: 'ORC' } }, rules: ['2.2'] },
    { input: { fighter: { type: 'DRAGON' } }, rules: ['2.1'] },
    { input: { fighter: { type: 7, bonus: { WS: -1 }, skills: ['SINGING', 'SINGING'], wings: 2 } }, rules: [null, null, null, null, null, null] }
  ]) {
    const verdict = await rest.validateFighter(input)
    t.strictSame(listAt(verdict.body, 'faults').map(({ rule }) => rule), rules, JSON.stringify(input))
    t.equal(verdict.body['valid'], rules.length === 0)
    t.strictSame(withoutNulls(await graphql.validateFighter(input)), withoutNulls(verdict), 'on both faces')
  }
  t.match(await rest.validateFighter({ fighter: { type: 7 } }), { body: { faults: [{ message: '/fighter/type must be a string' }] } })
  for (const face of faces) {
    t.match(await face.validateFighter({ fighter: 'ORC' }), { code: 'BAD_REQUEST' })
    t.match(await face.validateFighter({ ruleset: 'chess', fighter: {} }), { code: 'SETUP_REFUSED' })
  }
  t.strictSame(listAt((await rest.fights({})).body, 'fights'), [])
})

t.test('a join that would make the teams impossible is refused at once, and one that names no team is put into one', async t => {
  for (const face of faces) {
    const { body } = await face.create({ style: 'ALLIANCE', seats: [{ fighter: { type: 'ORC' }, team: 'RED' }, { fighter: { type: 'ORC' }, team: 'RED' }, {}, {}] })
    const id = textAt(objectAt(body, 'fight'), 'id')
    t.match(await face.join(id, { team: 'RED', fighter: { type: 'ORC' } }), { code: 'SETUP_REFUSED', body: { rule: '8.3' } }, face.name)
    t.match(await face.join(id, { fighter: { type: 'OGRE' } }), { code: 'SETUP_REFUSED', body: { rule: '8.3' } }, face.name)
    t.match(await face.join(id, { fighter: { type: 'ORC' } }), { code: null, body: { seat: 3, fight: { status: 'OPEN', seats: [{}, {}, { team: 'A' }, { team: null }] } } }, face.name)
    t.match(await face.join(id, { fighter: { type: 'ORC' }, team: null }), { code: null, body: { seat: 4, fight: { status: 'RUNNING', seats: [{}, {}, {}, { team: 'A' }] } } }, face.name)
  }
})

t.test('a style of one\'s own is fought in, shown and kept', async t => {
  for (const face of faces) {
    await t.test(face.name, async t => {
      const { code, body } = await face.create({ style: OGRES, seats: [{ fighter: { type: 'OGRE' } }, {}] })
      t.equal(code, null)
      const id = textAt(objectAt(body, 'fight'), 'id')
      t.match(body, { fight: { style: 'OGRES_TOO', game: null } })
      t.match(await face.record(null, id), { body: { style: OGRES } }, 'for whoever wants to join')
      t.match(await face.join(id, { fighter: { type: 'SKINK' } }), { code: 'SETUP_REFUSED', body: { rule: '8.3' } })
      const joined = await face.join(id, { fighter: { type: 'ORC' } })
      t.match(joined, { code: null, body: { fight: { style: 'OGRES_TOO', game: { style: OGRES } } } })
      t.match(listAt((await face.fights({ style: 'OGRES_TOO' })).body, 'fights'), [{ style: 'OGRES_TOO' }])
      await face.choose(textAt(joined.body, 'token'), id, { kind: 'CONCEDE', seat: 2, idempotencyKey: 'enough' })
      const { body: record } = await face.record(null, id)
      t.match(record, { style: OGRES, result: { winners: [1], reason: 'ONE_SIDE_STANDING' } })
      const parsed = parseRecord(record)
      t.match(parsed.ok && replayRecord(parsed.value, GAMES), { ok: true })
      const seats = [{}, {}]
      t.match(await face.create({ style: { ...OGRES, name: 'CLASSIC' }, seats }), { code: 'SETUP_REFUSED', body: { rule: '8.3' } }, 'nobody can take a name of the rulebook')
      t.match(await face.create({ style: { ...OGRES, name: 'ogres' }, seats }), { code: 'SETUP_REFUSED' })
      t.match(await face.create({ style: { ...OGRES, colour: 'red' }, seats }), { code: 'BAD_REQUEST' })
      t.match(await face.create({ style: { ...OGRES, sides: 'ALL_OVER' }, seats }), { code: face.name === 'REST' ? 'SETUP_REFUSED' : 'BAD_REQUEST' })
    })
  }
  const both = await app.inject({ method: 'POST', url: '/graphql', payload: { query: 'mutation ($s: StyleInput) { createFight(input: { style: "FREE", ownStyle: $s, seats: [{}, {}] }) { hostToken } }', variables: { s: OGRES } } })
  t.match(both.json(), { errors: [{ extensions: { code: 'BAD_REQUEST' } }] })
})

t.test('a start in mid-fight that is over, or contradicts itself, is refused at once, though a seat is open', async t => {
  const one = { seat: 1, at: [0, 0], facing: 'N' }
  const two = { seat: 2, at: [0, -1], facing: 'S' }
  for (const { name, fighters, turn = 2, rule } of [
    { name: 'half are out', fighters: [one, { seat: 2, takenOut: true }], rule: '7.1' },
    { name: 'past the turn limit', fighters: [one, two], turn: 101, rule: '7.1' },
    { name: 'a counter that no fight could give', fighters: [one, { ...two, adrenalin: [20_000] }], rule: '6.7' },
    { name: 'two in one hex', fighters: [one, { ...two, at: [0, 0] }], rule: '5.3' }
  ]) {
    for (const seats of [[{ fighter: { type: 'ORC' } }, {}], [{ fighter: { type: 'ORC' } }, { fighter: { type: 'ORC' } }]]) {
      for (const face of faces) t.match(await face.create({ seats, situation: { turn, phase: 'PICK_MOVES', fighters } }), { code: 'SETUP_REFUSED', body: { rule } }, `${face.name}: ${name}`)
    }
  }
})

t.test('a result says how it ended for each seat that did not win, and the record stays as it was', async t => {
  const places = [[0, 0], [0, -3], [3, 0], [-3, 0]]
  const fighters = [...places.map((at, index) => ({ seat: index + 1, at, facing: 'N', damageInflicted: index === 2 ? 5 : 1 })), { seat: 5, takenOut: true }]
  for (const face of faces) {
    await t.test(face.name, async t => {
      const { body } = await face.create({ seats: fighters.map(() => ({ fighter: { type: 'ORC' } })), situation: { turn: 2, phase: 'PICK_MOVES', fighters } })
      const id = textAt(objectAt(body, 'fight'), 'id')
      const tokens = listAt(body, 'seatTokens').map(seat => textAt(seat, 'token'))
      t.match(body, { fight: { result: null } })
      for (const seat of [1, 2]) await face.choose(tokens[seat - 1] ?? null, id, { kind: 'CONCEDE', seat, idempotencyKey: `enough ${seat}` })
      const { body: fight } = await face.fight(null, id)
      t.strictSame(fight['result'], {
        winners: [3], reason: 'HALF_OUT', ended: [{ seat: 1, how: 'CONCEDED' }, { seat: 2, how: 'CONCEDED' }, { seat: 4, how: 'STANDING' }, { seat: 5, how: 'TAKEN_OUT' }]
      })
      t.match(listAt((await face.fights({ status: 'FINISHED' })).body, 'fights').find(listed => listed['id'] === id), { result: { ended: [{ how: 'CONCEDED' }, {}, {}, {}] } }, 'in a list too')
      const { body: record } = await face.record(null, id)
      t.strictSame(record['result'], { winners: [3], reason: 'HALF_OUT' })
      const parsed = parseRecord(record)
      const replayed = parsed.ok ? replayRecord(parsed.value, GAMES) : parsed
      t.match(replayed, { ok: true, value: { result: record['result'], ended: objectAt(fight, 'result')['ended'] } })
      t.match(replayed.ok && describeOutcome(replayed.value).join('\n'), /seat 1: conceded, .*seat 4: at \[-3, 0\].*seat 5: taken out/s)
    })
  }
})

/** Two fighters face to face. */
const closeUp: Json = {
  seats: [{ fighter: { type: 'ORC', skills: ['THROWING_KNIFE'] } }, { fighter: { type: 'EMPIRE' } }],
  situation: { turn: 1, phase: 'PICK_MOVES', fighters: [{ seat: 1, at: [0, 0], facing: 'N' }, { seat: 2, at: [0, -1], facing: 'S' }] }
}

t.test('a seat learns the odds of its own attacks, alike on both faces', async t => {
  const { body: created } = await rest.create(closeUp)
  const id = textAt(objectAt(created, 'fight'), 'id')
  const [orc = '', empire = ''] = listAt(created, 'seatTokens').map(seat => textAt(seat, 'token'))
  const blow = { attack: { kind: 'NORMAL', target: 2 } }
  for (const question of [
    blow,
    { ...blow, aim: 'HEAD' },
    { ...blow, aim: 'LEGS', guess: 'HEAD' },
    { attack: { kind: 'THROWING_KNIFE', target: 2, location: 'GROIN' } }
  ]) {
    const answer = await rest.odds(orc, id, question)
    t.match(answer, { code: null, body: { attack: question.attack, hit: Number, takenOut: Number } })
    t.strictSame(withoutNulls(await graphql.odds(orc, id, question)), withoutNulls(answer), JSON.stringify(question))
    const damage = listAt(answer.body, 'damage').reduce((sum, { chance }) => sum + Number(chance), 0)
    t.ok(Math.abs(damage - Number(answer.body['hit'])) < 1e-12, 'every hit does damage')
  }
  t.match(await rest.odds(orc, id, { ...blow, aim: 'LEGS', guess: 'HEAD' }), { body: { hit: 1 } }, 'places far apart')
  t.match(await rest.odds(orc, id, { ...blow, aim: 'LEGS', guess: 'LEGS' }), { body: { hit: 0, damage: [], criticals: [] } }, 'the same place')
  for (const face of faces) {
    t.match(await face.odds(null, id, blow), { code: 'UNAUTHENTICATED' })
    t.match(await face.odds(textAt(created, 'hostToken'), id, blow), { code: 'FORBIDDEN' })
    t.match(await face.odds(empire, id, { attack: { kind: 'NORMAL', target: 2 } }), { code: 'ILLEGAL_CHOICE', body: { rule: '6.1' } }, 'nobody attacks itself')
    t.match(await face.odds(orc, id, { attack: { kind: 'NET', target: 2 } }), { code: 'ILLEGAL_CHOICE' })
    t.match(await face.odds(orc, id, { ...blow, aim: 'LEFT_ARM' }), { code: 'ILLEGAL_CHOICE' }, 'both arms are one place here')
    t.match(await face.odds(orc, 'nowhere', blow), { code: 'FIGHT_NOT_FOUND' })
  }
  t.match(await rest.odds(orc, id, { attack: { kind: 'NORMAL', target: 'two' } }), { code: 'BAD_REQUEST' })
  t.match((await app.inject({ url: `/v1/fights/${id}/odds?kind=NORMAL`, headers: { authorization: `Bearer ${orc}` } })).json(), { code: 'BAD_REQUEST' })
  await rest.choose(empire, id, { kind: 'CONCEDE', seat: 2, idempotencyKey: 'enough' })
  for (const face of faces) t.match(await face.odds(orc, id, blow), { code: 'FIGHT_FINISHED' })
  const { body: open } = await rest.create({ seats: [{ fighter: { type: 'ORC' } }, {}] })
  const [waiting] = listAt(open, 'seatTokens')
  t.match(await rest.odds(textAt(objectAt(waiting), 'token'), textAt(objectAt(open, 'fight'), 'id'), blow), { code: 'ILLEGAL_CHOICE' })
})
