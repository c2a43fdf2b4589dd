import t from 'tap'
import { listAt, textAt } from '../support/answers.js'
import { type ApiClient, graphqlClient, type Json, objectAt, restClient } from '../support/api-clients.js'
import { openApp } from '../support/real-app.js'

const app = await openApp(t)
const faces = [restClient(app), graphqlClient(app)]

/** Two fighters face to face, who will stay so. */
const contact: Json = {
  seats: [{ fighter: { type: 'ORC' } }, { fighter: { type: 'EMPIRE' } }],
  situation: { turn: 1, phase: 'PICK_MOVES', fighters: [{ seat: 1, at: [0, 0], facing: 'N' }, { seat: 2, at: [0, -1], facing: 'S' }] }
}

interface Asked extends Json { readonly kind: string, readonly seat: number }

const facingOf = ({ seat }: Asked): string => seat === 1 ? 'N' : 'S'
const enemyOf = ({ seat }: Asked): number => 3 - seat

/** Both attack and guard the head, so that no die decides how many questions there are. */
const oneByOne = (asked: Asked): Json => {
  switch (asked.kind) {
    case 'PICK_MOVE': return { move: 'Observe' }
    case 'INTERRUPT': return { interrupt: false }
    case 'CARRY_OUT_MOVE': return { facing: facingOf(asked) }
    case 'ATTACK': return { attack: { kind: 'NORMAL', target: enemyOf(asked) } }
    default: return { location: 'HEAD' }
  }
}

const combined = (asked: Asked): Json => {
  switch (asked.kind) {
    case 'PICK_MOVE': return { move: 'Observe', carryOut: { facing: facingOf(asked) }, interrupt: false }
    case 'ATTACK': return { attack: { kind: 'NORMAL', target: enemyOf(asked) }, location: 'HEAD' }
    default: return oneByOne(asked)
  }
}

const isAsked = (decision: Json): decision is Asked => typeof decision['kind'] === 'string' && typeof decision['seat'] === 'number'

const create = async (face: ApiClient, input: Json = contact) => {
  const { body: created } = await face.create(input)
  return { id: textAt(objectAt(created, 'fight'), 'id'), tokens: listAt(created, 'seatTokens').map(each => textAt(each, 'token')), host: textAt(created, 'hostToken') }
}

/** Plays one turn, and gives the kinds of the choices that were sent. */
const playTurn = async (face: ApiClient, { id, tokens }: { readonly id: string, readonly tokens: readonly string[] }, answer: (asked: Asked) => Json): Promise<readonly string[]> => {
  const sent: string[] = []
  for (;;) {
    const open = (await Promise.all(tokens.map(async token => listAt((await face.decisions(token, id)).body, 'decisions').filter(isAsked).map(decision => ({ token, decision }))))).flat()
    const [next] = open
    if (!next || (sent.length > 0 && open.every(({ decision }) => decision.kind === 'PICK_MOVE') && open.length === 2)) return sent
    const { token, decision } = next
    const { code, body } = await face.choose(token, id, { decision: decision['id'], kind: decision.kind, ...answer(decision) })
    if (code !== null) throw new Error(`${decision.kind}: ${code} ${JSON.stringify(body['message'])}`)
    sent.push(decision.kind)
  }
}

for (const face of faces) {
  t.test(`a contact turn of a duel takes 12 requests, or 6, over ${face.name}`, async t => {
    const plain = await create(face)
    const kinds = await playTurn(face, plain, oneByOne)
    t.strictSame(kinds, ['PICK_MOVE', 'PICK_MOVE', 'INTERRUPT', 'CARRY_OUT_MOVE', 'CARRY_OUT_MOVE', 'INTERRUPT', 'ATTACK', 'HIT_LOCATION', 'HIT_LOCATION', 'ATTACK', 'HIT_LOCATION', 'HIT_LOCATION'])
    const few = await create(face)
    t.strictSame(await playTurn(face, few, combined), ['PICK_MOVE', 'PICK_MOVE', 'ATTACK', 'HIT_LOCATION', 'ATTACK', 'HIT_LOCATION'])
    const ends = await Promise.all([plain, few].map(async ({ id }) => listAt((await face.events(null, id, 0)).body, 'events').filter(({ type }) => type !== 'ChoiceSealed').map(({ type, seat }) => ({ type, seat }))))
    t.strictSame(ends[1], ends[0], 'and the same happens, whoever seals first')
  })

  t.test(`standing orders take the interrupts away too, over ${face.name}`, async t => {
    const fight = await create(face)
    for (const token of fight.tokens) t.match(await face.setOrders(token, fight.id, { interrupt: 'NEVER' }), { code: null, body: { fight: { orders: { interrupt: 'NEVER' } } } })
    const kinds = await playTurn(face, fight, oneByOne)
    t.equal(kinds.length, 10)
    t.notOk(kinds.includes('INTERRUPT'))
    for (const [token, orders] of [[fight.tokens[0], { interrupt: 'NEVER' }], [fight.host, null], [null, null]] as const) {
      t.strictSame(objectAt((await face.fight(token ?? null, fight.id)).body)['orders'] ?? null, orders, 'they are shown to their seat alone')
    }
  })

  t.test(`who says by order, is said in the record after the end alone, over ${face.name}`, async t => {
    const fight = await create(face)
    const orders = async (): Promise<number> => listAt((await face.record(fight.tokens[0] ?? null, fight.id)).body, 'choices').filter(({ by }) => by === 'ORDER').length
    await playTurn(face, fight, combined)
    t.equal(await orders(), 0)
    await face.choose(fight.tokens[1] ?? null, fight.id, { kind: 'CONCEDE', seat: 2, idempotencyKey: 'enough' })
    t.equal(await orders(), 6, 'two interrupts, two moves and two locations')
  })

  t.test(`what can never be used is refused, over ${face.name}`, async t => {
    const { id, tokens: [token = ''], host } = await create(face)
    const decision = textAt(listAt((await face.decisions(token, id)).body, 'decisions')[0] ?? {}, 'id')
    t.match(await face.choose(token, id, { decision, kind: 'PICK_MOVE', move: 'Advance', carryOut: { facing: 'S' } }), { code: 'ILLEGAL_CHOICE', body: { rule: '5.1' } })
    t.match(await face.setOrders(token, id, { interrupt: 'SOMETIMES', retreat: true }), { code: 'ORDERS_REFUSED', body: { faults: [{ path: '/interrupt' }, { path: '/retreat' }] } })
    t.match(await face.setOrders(host, id, { interrupt: 'NEVER' }), { code: 'FORBIDDEN' })
    t.match(await face.setOrders(null, id, null), { code: 'UNAUTHENTICATED' })
    t.match(await face.setOrders(token, 'nobody', null), { code: 'FIGHT_NOT_FOUND' })
    t.match(await face.setOrders(token, id, 'NEVER'), { code: 'BAD_REQUEST' })
    await face.choose(token, id, { kind: 'CONCEDE', seat: 1, idempotencyKey: 'enough' })
    t.match(await face.setOrders(token, id, { interrupt: 'NEVER' }), { code: 'FIGHT_FINISHED' })
  })
}
