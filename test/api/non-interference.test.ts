import t, { type Test } from 'tap'
import { listAt, textAt } from '../support/answers.js'
import { type Json, objectAt } from '../support/api-clients.js'
import { lists, type Look, looksAt, malformed, refusedChoices, shortLists } from '../support/looks.js'
import type { Viewer } from '../support/received.js'
import { listenTo, openTwin, sentAlike } from '../support/twin-worlds.js'
import { until } from '../support/until.js'

const KEY = 'seat one used this'

/** Two fights: one that is fought, of seat 1 and others; one that is open, its first fighter hidden, as `hidden` has it. */
const openWorld = async (t: Test, hidden: Json) => {
  const twin = await openTwin(t)
  const { ask, poll } = twin.receiver
  const nobody: Viewer = { name: 'nobody', token: null }
  const account = async (name: string): Promise<Viewer> => ({ name, token: textAt(await ask(nobody, '/v1/accounts', { body: { name } }), 'token') })
  const [third, stranger] = [await account('third'), await account('stranger')]
  const created = await ask(nobody, '/v1/fights', {
    body: {
      clock: { perDecision: 'PT30S' },
      seats: [{ fighter: { type: 'ORC' } }, { fighter: { type: 'EMPIRE' } }, {}],
      situation: { turn: 1, phase: 'PICK_MOVES', fighters: [{ seat: 1, at: [0, 0], facing: 'N' }, { seat: 2, at: [0, -1], facing: 'S' }, { seat: 3, at: [0, 3], facing: 'N' }] }
    }
  })
  const id = textAt(objectAt(created, 'fight'), 'id')
  const [one, two] = listAt(created, 'seatTokens').map((each): Viewer => ({ name: `seat ${String(each['seat'])}`, token: textAt(each, 'token') }))
  if (!one || !two) throw new Error('The seats have no tokens')
  const host: Viewer = { name: 'host', token: textAt(created, 'hostToken') }
  const three: Viewer = { name: 'seat 3', token: textAt(await ask(third, `/v1/fights/${id}/seats`, { body: { fighter: { type: 'CHAOS' } } }), 'token') }
  const other = await ask(stranger, '/v1/fights', { body: { hideFighters: true, readyCheck: true, seats: [{}, {}, {}] } })
  const openId = textAt(objectAt(other, 'fight'), 'id')
  const opener: Viewer = { name: 'opener', token: textAt(other, 'hostToken') }
  const viewers = [nobody, two, three, third, host, stranger, opener]
  await listenTo(twin.receiver, viewers, [id, openId])

  const asked = async (viewer: Viewer, kind: string): Promise<string | null> => {
    const decision = listAt(await ask(viewer, `/v1/fights/${id}/decisions`), 'decisions').find(each => each['kind'] === kind)
    return decision ? textAt(decision, 'id') : null
  }
  const choose = async (viewer: Viewer, kind: string, fields: Json): Promise<void> => {
    const answer = await ask(viewer, `/v1/fights/${id}/choices?view=FULL`, { body: { kind, decision: fields['decision'] ?? await asked(viewer, kind), ...fields } })
    if (answer['acceptedAt'] === undefined) throw new Error(`${viewer.name} ${kind}: ${JSON.stringify(answer).slice(0, 300)}`)
  }
  const looks = async (viewer: Viewer, further: readonly Look[]): Promise<void> => {
    const theirs = await asked(one, 'PICK_MOVE') ?? await asked(one, 'INTERRUPT') ?? await asked(one, 'HIT_LOCATION') ?? `${id}.1`
    const reused: Look = { path: `/v1/fights/${id}/choices`, body: { kind: 'SPEND_ADRENALIN', characteristic: 'WS', idempotencyKey: KEY } }
    for (const look of [...looksAt(id), ...shortLists, ...refusedChoices(id, theirs), reused, ...further]) await ask(viewer, look.path, look)
  }
  /** Holds requests while it happens, then lets all but seat 1 look about. */
  const happens = async (deed: () => Promise<unknown>, isFar: boolean): Promise<void> => {
    const { version } = await ask(host, `/v1/fights/${id}`)
    let answered = 0
    const hold = (viewer: Viewer, path: string): Promise<void> => poll(viewer, path).then(() => { answered++ })
    const held = viewers.map(viewer => hold(viewer, `/v1/fights/${id}/events?after=${String(version)}&wait=25`))
    // Who is asked already is answered at once, before or after it happens.
    for (const viewer of viewers) if ((await ask(viewer, '/v1/decisions'))['decisions']?.toString() === '') held.push(hold(viewer, '/v1/decisions?wait=25'))
    await until(() => twin.waits.held() + answered >= held.length)
    await deed()
    twin.waits.end()
    await Promise.all(held)
    for (const viewer of viewers) await looks(viewer, isFar ? [...looksAt(openId), ...lists, ...malformed(id, 'text').filter((_, index) => index % 20 === 0)] : [])
  }
  const hide = (): Promise<Json> => ask({ ...one, name: 'hidden' }, `/v1/fights/${openId}/seats`, { body: hidden })
  return { ...twin, ask, id, one, two, three, asked, choose, happens, hide }
}

/** When lists and the other fight are looked at as well. */
const FAR = /hidden|replaced|location/

type World = Awaited<ReturnType<typeof openWorld>>

t.test('nobody can tell from a byte that he is sent what a seat has sealed, ordered, changed or hidden', async t => {
  const left = await openWorld(t, { fighter: { type: 'ORC', bonus: { W: 10 } }, clientSeed: 'ab'.repeat(32) })
  const right = await openWorld(t, { fighter: { type: 'EMPIRE' }, clientSeed: 'cd'.repeat(32), idempotencyKey: KEY })
  const inEach = async (what: string, here: (world: World) => Promise<unknown>, there = here): Promise<void> => {
    await Promise.all([left.happens(() => here(left), FAR.test(what)), right.happens(() => there(right), FAR.test(what))])
    await sentAlike(t, left, right, ['seat 1', 'hidden'], what)
  }
  const nothing = async (): Promise<void> => {}
  t.equal(left.id, right.id)
  await inEach('another fighter is hidden', ({ hide }) => hide())
  await inEach('orders in one world', ({ ask, one, id }) => ask(one, `/v1/fights/${id}/orders`, { method: 'PUT', body: { orders: { recover: ['W'], passIfPointless: true } } }), nothing)

  const picked = await right.asked(right.one, 'PICK_MOVE')
  await inEach('another move, and more said in advance',
    ({ choose, one }) => choose(one, 'PICK_MOVE', { move: 'Observe' }),
    ({ choose, one }) => choose(one, 'PICK_MOVE', { move: 'Advance', interrupt: false, idempotencyKey: KEY }))
  await inEach('an answer replaced in one world', nothing, ({ choose, one }) => choose(one, 'PICK_MOVE', { decision: picked, move: 'Observe', replace: true, idempotencyKey: 'again' }))
  await inEach('while the third thinks', ({ choose, two }) => choose(two, 'PICK_MOVE', { move: 'Observe', carryOut: { facing: 'S' }, interrupt: false }))
  // Both picked Observe in the end: whatever follows is the same as well.
  await inEach('after the moves are picked', ({ choose, three }) => choose(three, 'PICK_MOVE', { move: 'Observe', carryOut: { facing: 'N' }, interrupt: false }))
  // One at a time: what is held is answered after the first.
  await inEach('after the interrupts', async ({ asked, choose, one }) => { if (await asked(one, 'INTERRUPT') !== null) await choose(one, 'INTERRUPT', { interrupt: false }) })
  await inEach('after the moves', async ({ asked, choose, one }) => { if (await asked(one, 'CARRY_OUT_MOVE') !== null) await choose(one, 'CARRY_OUT_MOVE', { facing: 'N' }) })

  // Until the location of an attack is sealed, by whomever it is.
  for (let turns = 0; turns < 8 && await left.asked(left.one, 'HIT_LOCATION') === null; turns++) {
    for (const { one, two, asked, choose } of [left, right]) {
      for (const [viewer, enemy] of [[two, 1], [one, 2]] as const) {
        if (await asked(viewer, 'ATTACK') !== null) await choose(viewer, 'ATTACK', { attack: { kind: 'NORMAL', target: enemy } })
        else if (await asked(viewer, 'INTERRUPT') !== null) await choose(viewer, 'INTERRUPT', { interrupt: false })
      }
    }
  }
  await inEach('another location', ({ choose, one }) => choose(one, 'HIT_LOCATION', { location: 'HEAD' }), ({ choose, one }) => choose(one, 'HIT_LOCATION', { location: 'LEGS' }))
  const told = left.received.map(({ text }) => text).join('')
  for (const channel of ['"fightEvents"', '"decisions"', '"lobby"', 'event: opened', 'id: 1\ndata: ', 'ChoiceSealed']) t.match(told, channel, 'and there was something to compare')
})
