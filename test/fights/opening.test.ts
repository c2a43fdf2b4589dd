import type { Bearer } from '../../src/fights/bearer.js'
import { onEveryDatabase } from '../support/databases.js'
import { gladiator } from '../support/gladiators.js'
import { PUBLIC, TOY, openToyHouse } from '../support/toy-house.js'

const fighter = TOY
const hidden = { ...TOY, canary: 'what nobody may see yet' }
const shows = (seen: unknown): boolean => JSON.stringify(seen).includes(hidden.canary)

onEveryDatabase(async (t, { database }) => {
  const toys = openToyHouse(database)
  const { fights } = toys
  t.teardown(toys.end)
  const tokenOf = async (token: string): Promise<Bearer> => fights.bearerOf(token)

  t.test('a seat that waits for an account is taken by no other', async t => {
    const [host, ann, bob] = [await gladiator(toys), await gladiator(toys), await gladiator(toys)]
    const { fight } = await fights.create(host, { seats: [{ account: ann.name }, {}], visibility: 'PRIVATE' })
    t.match(fight.seats, [{ reservedFor: { id: ann.accountId, name: ann.name } }, { reservedFor: null }])
    await t.rejects(fights.fight(bob, fight.id), { code: 'FIGHT_NOT_FOUND' }, 'a private fight is none for others')
    await t.rejects(fights.join(bob, fight.id, { fighter, seat: 1 }), { code: 'FIGHT_NOT_FOUND' })
    t.match(await fights.fight(ann, fight.id), { id: fight.id, status: 'OPEN' })
    await t.rejects(fights.join(host, fight.id, { fighter, seat: 1 }), { code: 'FORBIDDEN' })
    t.match(await fights.join(host, fight.id, { fighter }), { seat: 2 }, 'others take what waits for nobody')
    t.match(await fights.join(ann, fight.id, { fighter }), { seat: 1, fight: { status: 'RUNNING' } })
  })

  t.test('an account finds what waits for it, and nothing else', async t => {
    const [host, ann, bob] = [await gladiator(toys), await gladiator(toys), await gladiator(toys)]
    const ids: string[] = []
    for (const visibility of ['PUBLIC', 'PRIVATE'] as const) ids.push((await fights.create(host, { seats: [{ account: ann.accountId }, {}], visibility })).fight.id)
    await fights.create(host, { seats: [{ account: bob.name }, {}] })
    const invited = async (bearer: Bearer) => (await fights.fights(bearer, { invited: true }, 20, null)).fights.map(({ id }) => id)
    t.strictSame((await invited(ann)).toSorted(), ids.toSorted())
    t.equal((await invited(bob)).length, 1)
    t.strictSame(await invited(host), [])
    await fights.join(ann, ids[0] ?? '', { fighter })
    t.strictSame(await invited(ann), [ids[1]], 'what it has taken waits no more')
    await t.rejects(invited(PUBLIC), { code: 'UNAUTHENTICATED' })
    t.notOk((await fights.fights(ann, {}, 50, null)).fights.some(({ id }) => id === ids[1]), 'no other list has a private fight')
  })

  t.test('a challenge is declined by whom it is for, and by nobody else', async t => {
    const [host, ann, bob] = [await gladiator(toys), await gladiator(toys), await gladiator(toys)]
    const { fight: { id } } = await fights.create(host, { seats: [{ account: ann.name }, {}] })
    await t.rejects(fights.declineChallenge(bob, id), { code: 'FORBIDDEN' })
    await t.rejects(fights.declineChallenge(PUBLIC, id), { code: 'UNAUTHENTICATED' })
    t.match(await fights.declineChallenge(ann, id), { status: 'CANCELLED', cancelReason: 'DECLINED' })
    t.match(await fights.fight(bob, id), { cancelReason: 'DECLINED' })
    t.match(await fights.record(host, id), { service: [{ type: 'FightCreated' }, { type: 'ChallengeDeclined', by: ann.name }] })
    await t.rejects(fights.declineChallenge(ann, id), { code: 'FIGHT_NOT_OPEN' })
    await t.rejects(fights.join(ann, id, { fighter }), { code: 'FIGHT_NOT_OPEN' })
  })

  t.test('what cannot wait for an account is refused', async t => {
    const ann = await gladiator(toys)
    for (const seats of [[{ account: 'nobody of that name' }, {}], [{ account: ann.name, fighter }, {}], [{ account: ann.name }, { account: ann.accountId }]]) {
      await t.rejects(fights.create(PUBLIC, { seats }), { code: 'SETUP_REFUSED' })
    }
  })

  t.test('an account that creates a fight may sit in it at once', async t => {
    const [ann, bob] = [await gladiator(toys), await gladiator(toys)]
    for (const account of [ann.name, ann.accountId, ann.name.toUpperCase()]) {
      const { fight, seatTokens } = await fights.create(ann, { seats: [{}, { account, fighter }], hideFighters: true })
      t.match(fight, { status: 'OPEN', seats: [{ account: null, reservedFor: null }, { name: ann.name, account: { id: ann.accountId, name: ann.name }, reservedFor: null, fighter }] })
      t.match(seatTokens, [{ seat: 2, token: /^lan_seat_/ }], 'the token is given out all the same')
      await t.rejects(fights.join(ann, fight.id, { fighter }), { code: 'ALREADY_SEATED', message: /seat 2/ })
      await fights.join(bob, fight.id, { fighter })
      t.match(await fights.decisions(ann, fight.id, 0), [{ seat: 2 }])
    }
    t.match(await fights.create(ann, { seats: [{ account: ann.name, fighter, name: 'The Terrible', clientSeed: 'ab'.repeat(32) }, { fighter, bot: 'random' }] }), { fight: { status: 'RUNNING', seats: [{ name: 'The Terrible', account: { name: ann.name } }, { account: null }], decisions: [{ seat: 1 }] } })
    const input = { seats: [{ account: ann.name, fighter }, { account: bob.name }], idempotencyKey: 'a challenge' }
    const { fight: { id } } = await fights.create(ann, input)
    t.equal((await fights.create(ann, input)).fight.id, id)
    await fights.leave(ann, id, 1)
    t.match(await fights.fight(PUBLIC, id), { seats: [{ taken: false, name: null, account: null, reservedFor: null }, { reservedFor: { name: bob.name } }] }, 'who leaves leaves nothing behind')
  })

  t.test('fault: a key that may not play was given the token of its account\'s seat by a create that was sent again', async t => {
    const ann = await gladiator(toys)
    const input = { seats: [{ account: ann.name, fighter }, {}], idempotencyKey: 'once more' }
    const hosting: Bearer = { ...ann, scopes: ['host'] }
    const refusal = { code: 'FORBIDDEN', message: /scope play/ }
    await t.rejects(fights.create(hosting, input), refusal)
    const { fight: { id }, seatTokens } = await fights.create(ann, input)
    await t.rejects(fights.create(hosting, input), refusal)
    t.match(await fights.create(ann, input), { fight: { id }, seatTokens })
    await fights.leave(ann, id, 1)
    await t.rejects(fights.create(hosting, input), refusal)
    await t.rejects(fights.create({ ...ann, scopes: ['play'] }, input), { code: 'FORBIDDEN', message: /scope host/ })
    const others = { seats: [{ account: ann.name }, { fighter }], idempotencyKey: 'a seat for any key' }
    t.match(await fights.create(hosting, others), { fight: { id: (await fights.create(ann, others)).fight.id } })
  })

  t.test('nobody seats an account but the account itself, and once', async t => {
    const [ann, bob] = [await gladiator(toys), await gladiator(toys)]
    const own = { account: ann.name, fighter }
    for (const [why, bearer, seats] of [
      ['the public', PUBLIC, [own, {}]],
      ['another', bob, [own, {}]],
      ['the operator', { kind: 'ADMIN' }, [own, {}]],
      ['twice', ann, [own, { ...own, account: ann.accountId }]],
      ['with a seat kept besides', ann, [own, { account: ann.accountId }]],
      ['by a house bot', ann, [{ ...own, bot: 'random' }, {}]],
      ['by invite only', ann, [{ ...own, inviteOnly: true }, {}]]
    ] satisfies readonly [string, Bearer, readonly object[]][]) await t.rejects(fights.create(bearer, { seats }), { code: 'SETUP_REFUSED' }, why)
    await t.rejects(fights.create({ ...ann, scopes: ['host'] }, { seats: [own, {}] }), { code: 'FORBIDDEN', message: /scope play/ })
    t.match(await fights.create({ ...ann, scopes: ['host'] }, { seats: [{ account: ann.name }, {}] }), { fight: { seats: [{ taken: false }, {}] } }, 'a seat may be kept for it')
  })

  t.test('fault: what was wrong with one of many seats did not say which', async t => {
    const ann = await gladiator(toys)
    const refused: readonly (readonly [string, readonly object[]])[] = [
      ['Seat 2: There is no account Nobody.', [{}, { account: 'Nobody' }]],
      ['Seat 3: Unknown house bot nosuch. Known house bots: random.', [{}, {}, { fighter, bot: 'nosuch' }]],
      ['Seat 2: A house bot needs a fighter.', [{}, { bot: 'random' }]],
      ['Seat 2: An open seat cannot have a client seed. The player sends it when joining.', [{}, { clientSeed: 'ab'.repeat(32) }]],
      ['Seat 2: A name must have 1 to 60 characters.', [{}, { name: ' ' }]],
      ['Seat 2: A team must have 1 to 60 characters.', [{}, { fighter, team: '' }]],
      ['Seat 2: A seat reserved for another account cannot have a fighter. The account sends it when joining.', [{}, { account: ann.name, fighter }]],
      ['Seat 2: A seat with inviteOnly cannot have a fighter. The invited player sends it when joining.', [{}, { inviteOnly: true, fighter }]],
      ['Seat 1: A client seed must have 64 hex digits.', [{ fighter, clientSeed: 'no' }, {}]]
    ]
    for (const [message, seats] of refused) await t.rejects(fights.create(PUBLIC, { seats }), { code: 'SETUP_REFUSED', message })
    await t.rejects(fights.create(PUBLIC, { seats: [{}, { fighter: 'none' }] }), { code: 'SETUP_REFUSED', message: /^Seat 2: / })
  })

  t.test('fault: the log of a fight grew with every renewal, new token, seed and seat that was left, without an end', async t => {
    const { fight: { id }, hostToken, seatTokens } = await fights.create(PUBLIC, { readyCheck: true, seats: [{ fighter }, {}] })
    const [host, one] = [await tokenOf(hostToken), await tokenOf(seatTokens[0]?.token ?? '')]
    const fill = (count: number): Promise<unknown> => database.source.query(
      "UPDATE fight SET service = (SELECT jsonb_agg(jsonb_build_object('type', 'ClientSeedSet', 'at', '2026-01-01T00:00:00.000Z', 'seat', 1)) FROM generate_series(1, $2::int)) WHERE id = $1", [id, count])
    const refusal = { code: 'TOO_MANY_CHANGES' }
    await fill(299)
    await fights.setClientSeed(one, id, 'ab'.repeat(32))
    for (const work of [() => fights.setClientSeed(one, id, null), () => fights.leave(one, id, 1)]) await t.rejects(work(), refusal, 'a seat has its share')
    await fights.setClientSeed(one, id, 'ab'.repeat(32))
    await fill(599)
    await fights.join(PUBLIC, id, { fighter })
    const refused: readonly (() => Promise<unknown>)[] = [() => fights.createInvite(host, id, { renew: true }), () => fights.reissueToken(host, id, null), () => fights.reissueToken(host, id, 1), () => fights.leave(host, id, 2)]
    for (const work of refused) await t.rejects(work(), refusal, 'and the host more')
    t.match(await fights.createInvite(host, id, {}), { seat: null }, 'what leaves no trace is not counted')
    await fill(590)
    await fights.leave(host, id, 2)
    await fill(700)
    const three = await tokenOf((await fights.join(PUBLIC, id, { fighter })).token)
    await fights.ready(one, id)
    t.match(await fights.ready(three, id), { status: 'RUNNING' }, 'a fight begins at any length of its log')
    const called = await fights.create(PUBLIC, { seats: [{}, {}] })
    await database.source.query('UPDATE fight SET service = (SELECT service FROM fight WHERE id = $2) WHERE id = $1', [called.fight.id, id])
    t.match(await fights.cancel(await tokenOf(called.hostToken), called.fight.id), { status: 'CANCELLED' }, 'or is called off')
  })

  t.test('fault: an account that took another seat blocked the one that waited for it', async t => {
    const [host, ann] = [await gladiator(toys), await gladiator(toys)]
    const { fight: { id } } = await fights.create(host, { seats: [{}, { account: ann.name }, { inviteOnly: true }, { account: host.name }] })
    const { invite } = await fights.createInvite(host, id, { seat: 3 })
    const refusal = { code: 'FORBIDDEN', message: 'Seat 2 is reserved for this account, which cannot take another seat.' }
    for (const seat of [1, 3, 4, 9]) await t.rejects(fights.join(ann, id, { fighter, seat }), refusal)
    await t.rejects(fights.join(ann, id, { fighter, seat: 3, invite }), refusal)
    await t.rejects(fights.join(host, id, { fighter, seat: 1 }), { code: 'FORBIDDEN', message: /^Seat 4 is reserved/ }, 'nor may who kept a seat for itself')
    t.match((await fights.fights(ann, { invited: true }, 20, null)).fights, [{ id }])
    t.match(await fights.join(ann, id, { fighter, seat: 2 }), { seat: 2 })
    t.strictSame((await fights.fights(ann, { invited: true }, 20, null)).fights, [])
    await t.rejects(fights.join(ann, id, { fighter, seat: 1 }), { code: 'ALREADY_SEATED' })
  })

  t.test('a seat that its account leaves waits for it again', async t => {
    const [host, ann, bob] = [await gladiator(toys), await gladiator(toys), await gladiator(toys)]
    const { fight: { id } } = await fights.create(host, { seats: [{ account: ann.name }, {}] })
    await fights.join(ann, id, { fighter })
    await fights.leave(ann, id, 1)
    await t.rejects(fights.join(bob, id, { fighter, seat: 1 }), { code: 'FORBIDDEN' })
  })

  t.test('hidden fighters are seen by their own seats alone, until the fight begins', async t => {
    const { fight: { id }, hostToken, seatTokens } = await fights.create(PUBLIC, { hideFighters: true, seats: [{ fighter: hidden }, {}, {}] })
    const host = await tokenOf(hostToken)
    const own = await tokenOf(seatTokens[0]?.token ?? '')
    const joined = await fights.join(PUBLIC, id, { fighter: TOY })
    const other = await tokenOf(joined.token)
    t.notOk(shows(joined.fight))
    t.ok(shows(await fights.fight(own, id)))
    for (const bearer of [PUBLIC, host, other]) {
      t.notOk(shows(await fights.fight(bearer, id)))
      t.notOk(shows(await fights.record(bearer, id)))
      t.notOk(shows(await fights.fights(bearer, { status: 'OPEN' }, 50, null)))
    }
    const lobby = fights.watchLobby({})
    for (let listed = 0; listed < 200; listed++) {
      const { value } = await lobby.next()
      t.notOk(shows(value))
      if (value?.kind === 'LISTED' && value.fight.id === id) break
    }
    await lobby.return()
    t.match((await fights.fight(PUBLIC, id)).seats, [{ taken: true, fighter: null }, { taken: true }, { taken: false }])
    await fights.join(PUBLIC, id, { fighter: TOY })
    t.match(await fights.fight(PUBLIC, id), { status: 'RUNNING', seats: [{ fighter: { type: 'TOY' } }, {}, {}] })
    const { fight: cancelled, hostToken: its } = await fights.create(PUBLIC, { hideFighters: true, seats: [{ fighter: hidden }, {}] })
    t.match(cancelled, { cancelReason: null })
    t.match(await fights.cancel(await tokenOf(its), cancelled.id), { status: 'CANCELLED', cancelReason: 'CALLED_OFF' })
    t.notOk(shows(await fights.fight(PUBLIC, cancelled.id)), 'a fight that never began shows nobody')
  })

  t.test('a fight with a ready check begins with the last who is ready, and its clocks with it', async t => {
    const { fight, seatTokens } = await fights.create(PUBLIC, { readyCheck: true, clock: { preset: 'BOT' }, seats: [{ fighter: TOY }, {}, { fighter: TOY, bot: 'random' }] })
    const { id } = fight
    const one = await tokenOf(seatTokens[0]?.token ?? '')
    t.match(await fights.ready(one, id), { status: 'OPEN', seats: [{ ready: true }, { ready: false }, {}] })
    const two = await tokenOf((await fights.join(PUBLIC, id, { fighter: TOY })).token)
    t.match(await fights.fight(PUBLIC, id), { status: 'OPEN', seats: [{ taken: true, clock: null }, { taken: true }, {}] }, 'full, and still open')
    await fights.leave(two, id, 2)
    t.match(await fights.fight(PUBLIC, id), { seats: [{ ready: false }, {}, {}] }, 'who leaves makes all say it again')
    const three = await tokenOf((await fights.join(PUBLIC, id, { fighter: TOY })).token)
    await fights.setClientSeed(three, id, 'ab'.repeat(32))
    await Promise.all([fights.ready(one, id), fights.ready(three, id), fights.ready(one, id)])
    t.match(await fights.fight(PUBLIC, id), { status: 'RUNNING', seats: [{ clock: { remaining: String } }, {}, {}] })
    t.match(await fights.ready(one, id), { status: 'RUNNING' }, 'a repeat changes nothing')
    const { service } = await fights.record(PUBLIC, id) as { service: readonly { type: string }[] }
    t.equal(service.filter(({ type }) => type === 'FightStarted').length, 1)
    await t.rejects(fights.ready(PUBLIC, id), { code: 'UNAUTHENTICATED' })
  })

  t.test('who takes the last seat is refused where the fighters may not fight together, and hidden ones are not named', async t => {
    const lucky = { ...TOY, lucky: true }
    for (const hideFighters of [false, true]) {
      const { fight: { id } } = await fights.create(PUBLIC, { readyCheck: true, hideFighters, seats: [{ fighter: lucky }, { fighter: lucky }, {}] })
      await t.rejects(fights.join(PUBLIC, id, { fighter: TOY }), { code: 'SETUP_REFUSED', message: hideFighters ? /are not allowed together/ : /One lucky toy/ })
      t.match(await fights.fight(PUBLIC, id), { seats: [{}, {}, { taken: false }] })
    }
    await t.rejects(fights.create(PUBLIC, { readyCheck: true, seats: [{ fighter: lucky }, { fighter: lucky }, { fighter: TOY }] }), { code: 'SETUP_REFUSED' })
  })

  t.test('a lobby lists what anybody may join: not what is full, and not what waits for an account alone', async t => {
    const [host, ann] = [await gladiator(toys), await gladiator(toys)]
    const full = await fights.create(host, { readyCheck: true, seats: [{ fighter: TOY }, { fighter: TOY }] })
    const reserved = await fights.create(host, { seats: [{ account: ann.name }, { fighter: TOY }] })
    const open = await fights.create(host, { seats: [{ account: ann.name }, {}] })
    const ids = async (hasOpenSeat: boolean) => (await fights.fights(PUBLIC, { hasOpenSeat, status: 'OPEN' }, 50, null)).fights.map(({ id }) => id)
    t.match(await ids(true), [open.fight.id])
    t.notOk((await ids(true)).includes(reserved.fight.id) || (await ids(true)).includes(full.fight.id))
    t.ok((await ids(false)).includes(reserved.fight.id) && (await ids(false)).includes(full.fight.id))
  })

  t.test('where nobody is asked to be ready, nobody says so', async t => {
    const { fight: { id }, seatTokens, hostToken } = await fights.create(PUBLIC, { seats: [{ fighter: TOY }, {}] })
    await t.rejects(fights.ready(await tokenOf(seatTokens[0]?.token ?? ''), id), { code: 'NOT_ASKED' })
    await t.rejects(fights.ready(await tokenOf(hostToken), id), { code: 'FORBIDDEN' })
  })
})
