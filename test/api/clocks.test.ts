import t from 'tap'
import { GAMES } from '../../src/cli/games.js'
import { replayRecord } from '../../src/cli/replay-command.js'
import { parseRecord } from '../../src/referee/parse-record.js'
import { listAt, textAt } from '../support/answers.js'
import { graphqlClient, type Json, objectAt, restClient, withoutNulls } from '../support/api-clients.js'
import { openApp } from '../support/real-app.js'
import { until } from '../support/until.js'

const app = await openApp(t)
const [rest, graphql] = [restClient(app), graphqlClient(app)]

/** Seat 1 stands in the corner of a small arena, with the wall before it and at its sides. */
const atTheWall: Json = {
  arena: { radius: 2 },
  options: { turnLimit: 2 },
  seats: [{ fighter: { type: 'ORC' } }, { fighter: { type: 'EMPIRE' }, bot: 'greedy' }, { fighter: { type: 'CHAOS' }, bot: 'greedy' }],
  situation: {
    turn: 1,
    phase: 'PICK_MOVES',
    fighters: [{ seat: 1, at: [0, -2], facing: 'N' }, { seat: 2, at: [0, 2], facing: 'N' }, { seat: 3, takenOut: true }]
  }
}

t.test('a bot that never answers, next to the wall: legal fallbacks, the log says time-out, and who is out is not asked', async t => {
  const { body: created } = await rest.create({ ...atTheWall, clock: { perDecision: 'PT0.05S', lag: 'PT0S' } })
  const id = textAt(objectAt(created, 'fight'), 'id')
  await until(async () => (await rest.fight(null, id)).body['status'] === 'FINISHED')
  const events: Json[] = []
  for (let more = true; more;) {
    const { body } = await rest.events(null, id, events.length)
    events.push(...listAt(body, 'events'))
    more = body['more'] === true
  }
  // A busy machine may keep a house bot from answering in time too.
  const timedOut = events.filter(({ type, seat }) => type === 'DecisionTimedOut' && seat === 1)
  t.ok(timedOut.length > 0)
  t.match(timedOut[0], { seat: 1, text: /did not answer in time/, figures: { decision: new RegExp(`^${id}\\.\\d+$`), kind: 'PICK_MOVE' } })
  t.strictSame(events.filter(({ type, seat }) => type === 'DecisionAsked' && seat === 3), [])
  const { body: record } = await rest.record(null, id)
  t.match(listAt(record, 'choices').find(({ seat }) => seat === 1), { kind: 'PICK_MOVE', move: 'Observe', by: 'DEADLINE' })
})

t.test('a seat whose clock conceded for it is told from one that was taken out, on both faces', async t => {
  const { options: _, ...endless } = atTheWall
  const { body: created } = await rest.create({ ...endless, seats: listAt(endless, 'seats').map(({ fighter }) => ({ fighter })), clock: { perDecision: 'PT0.05S', lag: 'PT0S', timeoutsInARow: 2 } })
  const id = textAt(objectAt(created, 'fight'), 'id')
  await until(async () => (await rest.fight(null, id)).body['status'] === 'FINISHED')
  for (const face of [rest, graphql]) {
    t.strictSame((await face.fight(null, id)).body['result'], { winners: [1], reason: 'HALF_OUT', ended: [{ seat: 2, how: 'TIMED_OUT' }, { seat: 3, how: 'TAKEN_OUT' }] }, face.name)
  }
})

const apart: Json[] = [[0, 0], [4, 0], [-4, 0], [0, -4]].map((at, index) => ({ seat: index + 1, at, facing: 'N' }))
const [first, second, third, fourth] = apart

for (const { name, fight, result } of [
  {
    name: 'the limit of idle turns',
    fight: { seats: [{}, {}], options: { turnLimit: null, idleTurnLimit: 1 }, fighters: [first, second] },
    result: { winners: [], reason: 'TURN_LIMIT', ended: [{ seat: 1, how: 'STANDING' }, { seat: 2, how: 'STANDING' }] }
  },
  {
    name: 'an Alliance of which one side bleeds out',
    fight: {
      style: 'ALLIANCE',
      seats: [{ team: 'RED' }, { team: 'RED' }, { team: 'BLUE' }, { team: 'BLUE' }],
      fighters: [{ seat: 1, takenOut: true }, second, { ...third, wounds: 1, effects: ['BLEEDING'] }, { seat: 4, takenOut: true }]
    },
    result: { winners: [1, 2], reason: 'ONE_SIDE_STANDING', ended: [{ seat: 3, how: 'TAKEN_OUT' }, { seat: 4, how: 'TAKEN_OUT' }] }
  },
  {
    name: 'Sigmar at the turn limit, without damage',
    fight: {
      style: 'SIGMAR',
      options: { turnLimit: 1 },
      seats: [{ team: 'MANY' }, { team: 'LONE' }, { team: 'MANY' }, { team: 'MANY' }],
      fighters: [first, second, { seat: 3, takenOut: true }, fourth]
    },
    result: {
      winners: [],
      reason: 'TURN_LIMIT',
      ended: [{ seat: 1, how: 'STANDING' }, { seat: 2, how: 'STANDING' }, { seat: 3, how: 'TAKEN_OUT' }, { seat: 4, how: 'STANDING' }]
    }
  }
]) {
  t.test(`how each seat ended is alike on both faces and in the record: ${name}`, async t => {
    const { seats, fighters, ...terms } = { ...fight }
    const { code, body } = await rest.create({
      ...terms, seats: seats.map(seat => ({ ...seat, fighter: { type: 'ORC' } })), situation: { turn: 1, phase: 'PICK_MOVES', fighters }, clock: { perDecision: 'PT0.05S', lag: 'PT0S' }
    })
    t.equal(code, null)
    const id = textAt(objectAt(body, 'fight'), 'id')
    await until(async () => (await rest.fight(null, id)).body['status'] === 'FINISHED')
    for (const face of [rest, graphql]) t.strictSame((await face.fight(null, id)).body['result'], result, face.name)
    const parsed = parseRecord((await rest.record(null, id)).body)
    t.match(parsed.ok ? replayRecord(parsed.value, GAMES) : parsed, { ok: true, value: { ended: result.ended } }, 'by its record')
  })
}

t.test('clocks look alike on both faces, and in the record no time stands', async t => {
  const clock = { bank: 'PT10M', increment: 'PT5S', lag: 'PT2S', timeoutsInARow: 3, timeoutsInAll: 9 }
  const seats = [{ fighter: { type: 'ORC' } }, {}]
  const [byRest, byGraphql] = await Promise.all([rest, graphql].map(async face => objectAt((await face.create({ seats, clock })).body, 'fight')))
  t.strictSame(withoutNulls(byRest?.['clock']), clock)
  t.strictSame(withoutNulls(byGraphql?.['clock']), clock)
  for (const face of [rest, graphql]) {
    const { body } = await face.create({ seats: [{ fighter: { type: 'ORC' } }, { fighter: { type: 'EMPIRE' } }], clock: { preset: 'BLITZ' } })
    const fight = objectAt(body, 'fight')
    t.match(fight, { clock: { preset: 'BLITZ', bank: 'PT3M' }, seats: [{ clock: { running: true, timeoutsInARow: 0 } }, { clock: { remaining: 'PT3M', running: false } }] })
    const [token = ''] = listAt(body, 'seatTokens').map(each => textAt(each, 'token'))
    const [decision = {}] = listAt((await face.decisions(token, textAt(fight, 'id'))).body, 'decisions')
    t.ok(Date.parse(textAt(decision, 'deadline')) - Date.parse(textAt(decision, 'openedAt')) === 180_000)
    t.match(decision, { remaining: /^PT(3M|2M59(\.\d+)?S)$/ })
    t.notOk(JSON.stringify((await face.record(null, textAt(fight, 'id'))).body['choices']).includes('deadline'))
  }
})

t.test('clocks that cannot be are refused alike', async t => {
  const seats = [{}, {}]
  for (const [clock, code] of [
    [{ preset: 'SLOW' }, 'BAD_REQUEST'], [{ bank: 5 }, 'BAD_REQUEST'], [{ colour: 'red' }, 'BAD_REQUEST'], [{ timeoutsInARow: 1.5 }, 'BAD_REQUEST'], ['BLITZ', 'BAD_REQUEST'],
    [{ bank: 'soon' }, 'SETUP_REFUSED'], [{ perDecision: 'PT1S', bank: 'PT1M' }, 'SETUP_REFUSED'], [{ perDecision: 'P1Y' }, 'SETUP_REFUSED']
  ] as const) for (const face of [rest, graphql]) t.match(await face.create({ seats, clock }), { code }, `${face.name} ${JSON.stringify(clock)}`)
})
