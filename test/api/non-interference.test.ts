import { createHash } from 'node:crypto'
import t, { type Test } from 'tap'
import type { FastifyInstance } from 'fastify'
import { deriveTokens } from '../../src/fights/tokens.js'
import type { Ruleset } from '../../src/referee/ruleset.js'
import { pitFighter } from '../../src/rulesets/pit-fighter/index.js'
import { listAt, textAt } from '../support/answers.js'
import { graphqlFace, type Json, objectAt, restFace } from '../support/faces.js'
import { openToyApi } from '../support/toy-api.js'

const AT = new Date('2026-01-01T12:00:00.000Z')

/** Chance that is the same in both worlds. */
const sameChance = () => {
  let drawn = 0
  return (bytes: number): Buffer => createHash('sha512').update(`${drawn++}`).digest().subarray(0, bytes)
}

/** A server in a world of its own: ids, seeds, clock and tokens are those of the other world's. */
const openWorld = async (t: Test) => {
  const house = { random: sameChance(), clock: () => AT, tokens: deriveTokens('one secret for both worlds'), rulesets: new Map([[pitFighter.id, pitFighter as Ruleset]]), bots: new Map() }
  const { app, toys } = await openToyApi(t, { house })
  const rest = restFace(app)
  const created = await rest.create({
    clock: { perDecision: 'PT30S' },
    seats: ['ORC', 'EMPIRE', 'CHAOS'].map(type => ({ fighter: { type } })),
    situation: { turn: 1, phase: 'PICK_MOVES', fighters: [{ seat: 1, at: [0, 0], facing: 'N' }, { seat: 2, at: [0, -1], facing: 'S' }, { seat: 3, at: [0, 3], facing: 'N' }] }
  })
  const id = textAt(objectAt(created.body, 'fight'), 'id')
  const [one = '', two = '', three = ''] = listAt(created.body, 'seatTokens').map(each => textAt(each, 'token'))
  const host = textAt(created.body, 'hostToken')
  const asked = async (token: string, kind: string): Promise<string | null> => {
    const decision = listAt((await rest.decisions(token, id)).body, 'decisions').find(each => each['kind'] === kind)
    return decision ? textAt(decision, 'id') : null
  }
  const choose = async (token: string, kind: string, fields: Json): Promise<void> => {
    const decision = await asked(token, kind)
    const { code, body } = await rest.choose(token, id, { kind, decision, ...fields })
    if (code !== null) throw new Error(`${kind}: ${code} ${JSON.stringify(body['rule'])}`)
  }
  return { app, toys, rest, graphql: graphqlFace(app), id, one, two, three, host, asked, choose }
}

type World = Awaited<ReturnType<typeof openWorld>>

/** The one header that is no answer but a name and a wall clock. */
const headersOf = ({ 'x-request-id': _id, date: _date, ...headers }: Readonly<Record<string, unknown>>): unknown => headers

const raw = async (app: FastifyInstance, token: string | null, url: string, payload?: Json): Promise<unknown> => {
  const { statusCode, headers, payload: body } = await app.inject({ method: payload ? 'POST' : 'GET', url, headers: token === null ? {} : { authorization: `Bearer ${token}` }, ...payload && { payload } })
  return [url, statusCode, headersOf(headers), body]
}

/** All that somebody who is not seat 1 can get to see: every route and every field, refusals too. */
const seenBy = async ({ app, toys, graphql, id, asked, one }: World, token: string | null): Promise<string> => {
  const seen: unknown[] = []
  for (const path of ['', '/decisions', '/events', '/events?after=3', '/record', '/odds?kind=NORMAL&target=1']) seen.push(await raw(app, token, `/v1/fights/${id}${path}`))
  for (const path of ['fights', 'fights?status=RUNNING', 'fights?status=OPEN', 'decisions', 'viewer']) seen.push(await raw(app, token, `/v1/${path}`))
  for (const look of [graphql.fight(token, id), graphql.decisions(token, id), graphql.decisions(token, null), graphql.events(token, id, 0), graphql.record(token, id), graphql.fights({}), graphql.viewer(token)]) seen.push(await look)
  const theirs = await asked(one, 'PICK_MOVE') ?? await asked(one, 'INTERRUPT') ?? await asked(one, 'HIT_LOCATION') ?? `${id}.1`
  for (const choice of [
    { decision: theirs, kind: 'PICK_MOVE', move: 'Observe' },
    { decision: theirs, kind: 'PICK_MOVE', move: 'Observe', replace: true },
    { decision: `${id}.1`, kind: 'HIT_LOCATION', location: 'HEAD' },
    { decision: `${id}.2`, kind: 'PICK_MOVE', move: 'Fly' },
    { decision: `${id}.999`, kind: 'INTERRUPT', interrupt: true },
    { kind: 'SPEND_ADRENALIN', characteristic: 'WS', idempotencyKey: 'seat one used this' }
  ]) seen.push(await raw(app, token, `/v1/fights/${id}/choices`, choice))
  const bearer = await toys.fights.bearerOf(token)
  const news = toys.fights.watch(bearer, id, 0)
  seen.push((await news.next()).value)
  await news.return()
  if (bearer.kind !== 'PUBLIC') {
    const changes = toys.fights.watchDecisions(bearer)
    const first = await Promise.race([changes.next(), new Promise(resolve => { setTimeout(resolve, 50, 'nothing') })])
    seen.push(first)
    await changes.return()
  }
  return JSON.stringify(seen)
}

const alike = async (t: Test, left: World, right: World, what: string): Promise<void> => {
  for (const name of ['two', 'three', 'host', 'nobody'] as const) {
    const [here, there] = [await seenBy(left, name === 'nobody' ? null : left[name]), await seenBy(right, name === 'nobody' ? null : right[name])]
    if (here !== there) t.strictSame(JSON.parse(there), JSON.parse(here), `${what}, seen by ${name}`)
    else t.pass(`${what}, seen by ${name}`)
  }
}

t.test('nobody can tell from any answer what a seat has sealed, ordered or changed', async t => {
  const [left, right] = [await openWorld(t), await openWorld(t)]
  t.equal(left.id, right.id)
  await alike(t, left, right, 'before')

  await left.rest.setOrders(left.one, left.id, { recover: ['W'], passIfPointless: true })
  await alike(t, left, right, 'orders in one world')

  await left.choose(left.one, 'PICK_MOVE', { move: 'Observe' })
  const picked = await right.asked(right.one, 'PICK_MOVE')
  await right.choose(right.one, 'PICK_MOVE', { move: 'Advance', interrupt: false, idempotencyKey: 'seat one used this' })
  await alike(t, left, right, 'another move, and more said in advance')

  t.match(await right.rest.choose(right.one, right.id, { kind: 'PICK_MOVE', decision: picked, move: 'Observe', replace: true, idempotencyKey: 'again' }), { code: null })
  await alike(t, left, right, 'an answer replaced in one world')

  for (const { choose, two } of [left, right]) await choose(two, 'PICK_MOVE', { move: 'Observe', carryOut: { facing: 'S' }, interrupt: false })
  await alike(t, left, right, 'while the third thinks')
  for (const { choose, three } of [left, right]) await choose(three, 'PICK_MOVE', { move: 'Observe', carryOut: { facing: 'N' }, interrupt: false })
  // Both picked Observe in the end: whatever follows is the same as well.
  await alike(t, left, right, 'after the moves are picked')

  for (const { asked, choose, one } of [left, right]) {
    if (await asked(one, 'INTERRUPT') !== null) await choose(one, 'INTERRUPT', { interrupt: false })
    if (await asked(one, 'CARRY_OUT_MOVE') !== null) await choose(one, 'CARRY_OUT_MOVE', { facing: 'N' })
  }
  await alike(t, left, right, 'after the moves')

  // Until the location of an attack is sealed, by whomever it is.
  for (let turns = 0; turns < 8 && await left.asked(left.one, 'HIT_LOCATION') === null; turns++) {
    for (const world of [left, right]) {
      for (const [token, enemy] of [[world.two, 1], [world.one, 2]] as const) {
        if (await world.asked(token, 'ATTACK') !== null) await world.choose(token, 'ATTACK', { attack: { kind: 'NORMAL', target: enemy } })
        else if (await world.asked(token, 'INTERRUPT') !== null) await world.choose(token, 'INTERRUPT', { interrupt: false })
      }
    }
  }
  await left.choose(left.one, 'HIT_LOCATION', { location: 'HEAD' })
  await right.choose(right.one, 'HIT_LOCATION', { location: 'LEGS' })
  await alike(t, left, right, 'another location')
})
