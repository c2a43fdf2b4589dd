import t from 'tap'
import { objectAt, graphqlClient, type Json, restClient } from '../support/api-clients.js'
import { textAt } from '../support/answers.js'
import { openApp } from '../support/real-app.js'

const app = await openApp(t)

const orc: Json = { type: 'ORC' }
const seats = [{ fighter: orc }, {}]
const fighter = (more: Json): Json => ({ seats: [{ fighter: { ...orc, ...more } }, {}] })

/** Each with a null somewhere that means the same as leaving it out. */
const creates: readonly { readonly where: string, readonly input: Json }[] = [
  { where: 'bonus', input: fighter({ bonus: null }) },
  { where: 'bonus.T', input: fighter({ bonus: { WS: 10, T: null } }) },
  { where: 'skills, hates, title', input: fighter({ skills: null, hates: null, title: null }) },
  { where: 'options.separateArms', input: { seats, options: { separateArms: null } } },
  { where: 'options.turnLimit, where null is a value', input: { seats, options: { turnLimit: null, separateArms: true } } },
  { where: 'options', input: { seats, options: null } },
  { where: 'arena', input: { seats, arena: null } },
  { where: 'arena.walls', input: { seats, arena: { radius: 6, walls: null } } },
  { where: 'arena.hexes', input: { seats, arena: { radius: 6, hexes: null } } },
  { where: 'the fight', input: { seats, style: null, scrolls: null, situation: null, pacing: null, visibility: null, clock: null, hideFighters: null, readyCheck: null, ruleset: null, idempotencyKey: null } },
  { where: 'a clock', input: { seats, clock: { preset: 'BLITZ', bank: null, perDecision: null, increment: null, lag: null, timeoutsInARow: null, timeoutsInAll: null } } },
  { where: 'a seat', input: { seats: [{ fighter: orc, name: null, team: null, bot: null, account: null, inviteOnly: null, clientSeed: null }, { fighter: null }] } }
]

for (const face of [restClient(app), graphqlClient(app)]) {
  t.test(`${face.name}: null for an optional field is as if it were left out`, async t => {
    for (const { where, input } of creates) t.strictSame((await face.create(input)).code, null, where)
    const { body } = await face.create({ seats: [{ fighter: orc }, {}] })
    const id = textAt(objectAt(body, 'fight'), 'id')
    t.strictSame((await face.join(id, { fighter: { ...orc, bonus: { WS: 10, T: null }, hates: null }, team: null, seat: null, name: null, invite: null, clientSeed: null })).code, null, 'a join')
    t.strictSame((await face.validateFighter({ fighter: { ...orc, bonus: { WS: 10, S: null }, skills: null, hates: null }, style: null, scrolls: null, ruleset: null })).body['valid'], true, 'a fighter')
  })

  t.test(`${face.name}: null in a choice, in orders and in a question for odds`, async t => {
    const situation = { turn: 1, phase: 'PICK_MOVES', fighters: [{ seat: 1, at: [0, 0], facing: 'N' }, { seat: 2, at: [0, -1], facing: 'S' }] }
    const { body } = await face.create({ seats: [{ fighter: orc }, { fighter: { type: 'EMPIRE' } }], situation })
    const id = textAt(objectAt(body, 'fight'), 'id')
    const tokens = body['seatTokens']
    const token = textAt(objectAt(tokens, 0), 'token')
    const picked = { decision: `${id}.1`, kind: 'PICK_MOVE', move: 'Observe', carryOut: null, interrupt: null, replace: null, idempotencyKey: null }
    t.strictSame((await face.choose(token, id, picked)).code, null, 'a choice')
    const other = await face.choose(textAt(objectAt(tokens, 1), 'token'), id, { decision: `${id}.2`, kind: 'PICK_MOVE', move: 'Observe', carryOut: { facing: 'S', extraHex: null } })
    t.strictSame(other.code, null, 'and below its fields')
    t.strictSame((await face.setOrders(token, id, { recover: null, passIfPointless: true })).code, null, 'orders')
    t.notMatch((await face.odds(token, id, { attack: { kind: 'NORMAL', target: 2, location: null }, aim: null, guess: null })).code, 'BAD_REQUEST', 'odds')
  })
}
