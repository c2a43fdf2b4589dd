import type { Test } from 'tap'
import { createTokens } from '../../src/fights/tokens.js'
import type { InviteInput } from '../../src/fights/use-cases.js'
import { onEveryDatabase } from '../support/databases.js'
import { gladiator } from '../support/gladiators.js'
import { PUBLIC, TOY, openToyHouse } from '../support/toy-house.js'

const fighter = TOY

onEveryDatabase(async (t, { database }) => {
  const toys = openToyHouse(database)
  const { fights } = toys
  t.teardown(toys.end)

  t.test('a seat by invite only is taken by nobody without one, the host included', async t => {
    const [host, ann] = [await gladiator(toys), await gladiator(toys)]
    const { fight: { id, seats }, hostToken } = await fights.create(host, { seats: [{ inviteOnly: true }, { inviteOnly: false }, {}] })
    t.match(seats, [{ inviteOnly: true }, { inviteOnly: false }, { inviteOnly: false }])
    for (const bearer of [PUBLIC, ann, host, await fights.bearerOf(hostToken)]) await t.rejects(fights.join(bearer, id, { fighter, seat: 1 }), { code: 'FORBIDDEN', message: /requires an invite/ })
    t.match([await fights.join(PUBLIC, id, { fighter }), await fights.join(ann, id, { fighter })], [{ seat: 2 }, { seat: 3 }], 'others take what anybody may')
    await t.rejects(fights.join(PUBLIC, id, { fighter }), { code: 'FORBIDDEN', message: /requires an invite/ })
  })

  t.test('fault: a seat could wait for an account and for an invite, which nobody could use', async t => {
    const ann = await gladiator(toys)
    const refusal = { code: 'SETUP_REFUSED', message: 'Seat 2: A seat can have account or inviteOnly, not both.' }
    await t.rejects(fights.create(ann, { seats: [{}, { account: ann.name, inviteOnly: true }] }), refusal)
    await t.rejects(fights.create(PUBLIC, { seats: [{}, { account: ann.name, inviteOnly: true }] }), refusal)
    t.match(await fights.create(PUBLIC, { seats: [{}, { account: ann.name, inviteOnly: false }] }), { fight: { status: 'OPEN' } })
  })

  t.test('a seat that brings a fighter needs no invite, and is refused one', async t => {
    for (const bot of [{}, { bot: 'random' }]) await t.rejects(fights.create(PUBLIC, { seats: [{ fighter, inviteOnly: true, ...bot }, {}] }), { code: 'SETUP_REFUSED', message: /invite/ })
    t.match(await fights.create(PUBLIC, { seats: [{ fighter, inviteOnly: false }, { fighter }] }), { fight: { status: 'RUNNING' } })
  })

  /** A private fight of a host without an account, with seats for those who are invited. */
  const inviting = async (seats: readonly object[] = [{ inviteOnly: true }, { inviteOnly: true }]) => {
    const { fight: { id }, hostToken } = await fights.create(PUBLIC, { seats, visibility: 'PRIVATE' })
    const host = await fights.bearerOf(hostToken)
    const invite = async (input: InviteInput = {}): Promise<string> => (await fights.createInvite(host, id, input)).invite
    return { id, host, hostToken, invite, bearing: async (input?: InviteInput) => fights.bearerOf(await invite(input)) }
  }

  t.test('a seat by invite only that its player leaves is by invite only again', async t => {
    const { id, host, invite } = await inviting()
    const { token } = await fights.join(PUBLIC, id, { fighter, invite: await invite({ seat: 2 }) })
    await fights.leave(await fights.bearerOf(token), id, 2)
    t.match(await fights.fight(host, id), { seats: [{}, { taken: false, inviteOnly: true }] })
  })

  t.test('an invite shows a private fight as the public sees it, and takes a seat', async t => {
    const { id, host, invite, bearing } = await inviting()
    const guest = await bearing()
    t.match(guest, { kind: 'INVITE', fightId: id, seat: null, generation: 0 })
    const asPublic = await fights.fight(host, id)
    t.strictSame(await fights.fight(guest, id), asPublic)
    t.match(await fights.record(guest, id), { seats: [{}, {}] })
    await t.rejects(fights.fight(PUBLIC, id), { code: 'FIGHT_NOT_FOUND' })
    const one = await fights.join(guest, id, { fighter })
    t.match(one, { seat: 1, token: /^lan_seat_/, fight: { seats: [{ account: null }, {}] } })
    t.match(await fights.join(PUBLIC, id, { fighter, invite: await invite() }), { seat: 2, fight: { status: 'RUNNING', decisions: [{ seat: 2 }] } })
    t.match(await fights.fight(guest, id), { status: 'RUNNING', decisions: [], orders: null })
    t.match(await fights.events(guest, id, 0, 50, 0), { lastSeq: Number })
    await t.rejects(fights.join(guest, id, { fighter }), { code: 'FIGHT_FULL' })
    await t.rejects(fights.createInvite(host, id, {}), { code: 'FIGHT_NOT_OPEN' })
  })

  t.test('an invite to one seat takes that seat and no other', async t => {
    const { id, host, invite, bearing } = await inviting([{}, { inviteOnly: true }, {}])
    const guest = await bearing({ seat: 2 })
    t.match(guest, { kind: 'INVITE', seat: 2 })
    for (const bearer of [guest, host]) await t.rejects(fights.join(bearer, id, { fighter, seat: 1, invite: await invite({ seat: 2 }) }), { code: 'FORBIDDEN', message: 'The invite is for seat 2.' })
    t.match(await fights.join(guest, id, { fighter }), { seat: 2 })
    await t.rejects(fights.join(guest, id, { fighter }), { code: 'FIGHT_FULL', message: 'Seat 2 is taken.' }, 'it does not move on to another')
    await t.rejects(fights.createInvite(host, id, { seat: 2 }), { code: 'FIGHT_FULL' })
    await t.rejects(fights.createInvite(host, id, { seat: 4 }), { code: 'NOT_FOUND' })
    t.match(await fights.join(await bearing({ seat: 3 }), id, { fighter }), { seat: 3 }, 'a seat for anybody can be promised too')
  })

  t.test('who may take which seat, where none is named', async t => {
    const [ann, bob] = [await gladiator(toys), await gladiator(toys)]
    const { id, host, invite, bearing } = await inviting([{}, { inviteOnly: true }, { inviteOnly: true }, { account: ann.name }, {}])
    await t.rejects(fights.createInvite(host, id, { seat: 4 }), { code: 'FORBIDDEN', message: /account/ })
    await t.rejects(fights.join(await bearing(), id, { fighter, seat: 4 }), { code: 'FORBIDDEN', message: /another account/ }, 'an invite takes nobody\'s seat away')
    t.match(await fights.join(bob, id, { fighter, invite: await invite({ seat: 3 }) }), { seat: 3, fight: { seats: [{}, {}, { account: { id: bob.accountId }, name: bob.name }, {}, {}] } }, 'an account stays what it is')
    t.match(await fights.join(ann, id, { fighter, invite: await invite() }), { seat: 4 }, 'the seat that waits for the account comes first')
    t.match(await fights.join(await bearing(), id, { fighter }), { seat: 2 }, 'then one for the invited')
    t.match(await fights.join(await bearing(), id, { fighter }), { seat: 1 }, 'then one for anybody')
    await t.rejects(fights.join(ann, id, { fighter, invite: await invite() }), { code: 'ALREADY_SEATED' }, 'two invites are no two seats')
  })

  t.test('where every open seat waits for another, an invite does not help', async t => {
    const ann = await gladiator(toys)
    const { id, bearing } = await inviting([{ account: ann.name }, { fighter }])
    await t.rejects(fights.join(await bearing(), id, { fighter }), { code: 'FORBIDDEN', message: 'Every open seat is reserved for another account.' })
  })

  t.test('ten who come at once by one invite fill each open seat once', async t => {
    const { id, host, bearing } = await inviting([{ inviteOnly: true }, {}, { inviteOnly: true }])
    const guest = await bearing()
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => fights.join(guest, id, { fighter })))
    const seats = answers.flatMap(answer => answer.status === 'fulfilled' ? [answer.value.seat] : [])
    t.strictSame(seats.toSorted(), [1, 2, 3])
    for (const answer of answers) if (answer.status === 'rejected') t.match(answer.reason, { code: 'FIGHT_FULL' })
    t.match(await fights.fight(host, id), { status: 'RUNNING' })
    const bound = await inviting([{ inviteOnly: true }, {}])
    const both = await Promise.allSettled(Array.from({ length: 10 }, async () => fights.join(await bound.bearing({ seat: 1 }), bound.id, { fighter })))
    t.equal(both.filter(({ status }) => status === 'fulfilled').length, 1)
  })

  t.test('a join by an invite that is sent again gets the first answer, also when the fight has begun', async t => {
    const { id, bearing, invite } = await inviting()
    const input = { fighter, idempotencyKey: 'mine' }
    const [one, two, sent] = [await bearing({ seat: 1 }), await bearing({ seat: 2 }), await invite({ seat: 2 })]
    const [first, second] = [await fights.join(one, id, input), await fights.join(two, id, input)]
    t.strictSame([first.seat, second.seat], [1, 2], 'keys of those who come by different invites do not meet')
    t.equal((await fights.join(one, id, input)).token, first.token)
    t.match(await fights.join(PUBLIC, id, { ...input, invite: sent }), { token: second.token, fight: { status: 'RUNNING', decisions: [{ seat: 2 }] } }, 'borne or sent beside')
    await t.rejects(fights.join(PUBLIC, id, { ...input, name: 'Bob', invite: sent }), { code: 'KEY_REUSED' })
    await t.rejects(fights.join(one, id, { ...input, idempotencyKey: 'other' }), { code: 'FIGHT_FULL' })
  })

  t.test('fault: a join that was sent again after the invites were renewed was refused, and its answer lost', async t => {
    const ann = await gladiator(toys)
    const { id, host, invite } = await inviting([{ inviteOnly: true }, { inviteOnly: true }, {}, {}])
    const old = await invite()
    const [one, two] = [{ fighter, invite: old, idempotencyKey: 'mine' }, { fighter, invite: old, idempotencyKey: 'hers' }]
    const [first, hers] = [await fights.join(PUBLIC, id, one), await fights.join(ann, id, two)]
    const newer = await invite({ renew: true })
    t.match(await fights.join(PUBLIC, id, one), { token: first.token, seat: 1, fight: { seats: [{ taken: true }, {}, {}, {}] } })
    t.match(await fights.join(ann, id, two), { token: hers.token, seat: 2 })
    const isVoid = { code: 'UNAUTHENTICATED', message: 'The invite is not valid.' }
    await t.rejects(fights.join(PUBLIC, id, { ...one, idempotencyKey: 'another' }), isVoid, 'it gives no other part')
    await t.rejects(fights.join(PUBLIC, id, { ...two, idempotencyKey: 'hers' }), isVoid, 'an account\'s key is nobody else\'s')
    await t.rejects(fights.join(PUBLIC, id, { ...one, invite: old.replace(/.$/, last => last === 'A' ? 'E' : 'A') }), isVoid, 'nor is who has the key alone answered')
    await t.rejects(fights.join(PUBLIC, id, { fighter, idempotencyKey: 'mine' }), { code: 'FIGHT_NOT_FOUND' })
    await t.rejects(fights.join(await gladiator(toys), id, one), isVoid)
    t.match(await fights.join(PUBLIC, id, { ...one, invite: newer }), { seat: 3 }, 'with another invite it is another join')
    await fights.leave(host, id, 1)
    await t.rejects(fights.join(PUBLIC, id, one), isVoid, 'who has lost the seat is shown nothing')
    await fights.leave(ann, id, 2)
    await t.rejects(fights.join(ann, id, two), isVoid)
  })

  t.test('invites that are renewed are void, and who watches by them is told so', async t => {
    const { id, host, invite, bearing } = await inviting()
    const [old, guest] = [await invite(), await bearing()]
    t.equal(await invite(), old, 'it is the same until it is renewed')
    t.equal(await fights.record(host, id).then(record => (record as { service: readonly object[] }).service.length), 1, 'and leaves no trace')
    const watching = fights.watch(guest, id, 0)
    const end = watching.next()
    const newer = await invite({ renew: true })
    await t.rejects(end, { code: 'UNAUTHENTICATED' })
    await t.rejects(fights.bearerOf(old), { code: 'UNAUTHENTICATED', message: 'The token is not valid.' })
    await t.rejects(fights.join(guest, id, { fighter }), { code: 'UNAUTHENTICATED' }, 'also for who was let in before')
    await t.rejects(fights.join(PUBLIC, id, { fighter, invite: old }), { code: 'UNAUTHENTICATED', message: 'The invite is not valid.' })
    t.match(await fights.join(PUBLIC, id, { fighter, invite: newer }), { seat: 1 })
    t.match(await fights.record(host, id), { service: [{}, { type: 'InvitesRenewed' }, { type: 'SeatJoined' }] })
  })

  t.test('an invite that proves nothing is answered alike, whatever is wrong with it', async t => {
    const { id, host, hostToken, invite } = await inviting([{ fighter }, { inviteOnly: true }])
    const other = await inviting()
    const good = await invite({ seat: 2 })
    const elsewhere = createTokens('the secret of another service')
    const [kind, seatless] = [{ kind: 'INVITE', fightId: id, generation: 0 } as const, await invite()]
    const seatToken = toys.house.tokens.issue({ kind: 'SEAT', fightId: id, seat: 1, generation: 0 })
    const signature = (token: string): string => token.slice(-43)
    const forged: Readonly<Record<string, string>> = {
      nothing: '',
      nonsense: 'nonsense',
      cut: good.slice(0, -1),
      longer: `${good}A`,
      'of another service': elsewhere.issue({ ...kind, seat: 2 }),
      'of a later day': toys.house.tokens.issue({ ...kind, seat: 2, generation: 1 }),
      'with another seat': good.replace(`${id}_2_`, `${id}_1_`),
      'with its seat taken away': good.replace(`${id}_2_`, `${id}_`),
      'with a seat added': seatless.replace(`${id}_0_`, `${id}_2_0_`),
      'with a zero too many': good.replace(`${id}_2_0_`, `${id}_2_00_`),
      'with the signature of a seat': good.slice(0, -43) + signature(seatToken),
      'with the signature of the host': seatless.slice(0, -43) + signature(hostToken)
    }
    for (const [why, token] of Object.entries(forged)) {
      await t.rejects(fights.bearerOf(token), { code: 'UNAUTHENTICATED', message: 'The token is not valid.' }, `borne: ${why}`)
      for (const bearer of [PUBLIC, host]) await t.rejects(fights.join(bearer, id, { fighter, invite: token }), { code: 'UNAUTHENTICATED', message: 'The invite is not valid.' }, `sent: ${why}`)
    }
    for (const token of [hostToken, seatToken, await other.invite()]) await t.rejects(fights.join(PUBLIC, id, { fighter, invite: token }), { code: 'UNAUTHENTICATED', message: 'The invite is not valid.' })
    for (const kind of ['seat', 'host']) await t.rejects(fights.bearerOf(good.replace('_invite_', `_${kind}_`)), { code: 'UNAUTHENTICATED' }, `an invite is no token of a ${kind}`)
    await t.rejects(fights.bearerOf(seatless.replace('_invite_', '_host_')), { code: 'UNAUTHENTICATED' })
    t.match(await fights.fight(host, id), { seats: [{}, { taken: false }] })
  })

  t.test('an invite is good for nothing else', async t => {
    const { id, host, bearing } = await inviting([{ fighter }, { inviteOnly: true }, {}])
    const guest = await bearing({ seat: 2 })
    const isForbidden = async (t: Test, works: Readonly<Record<string, () => Promise<unknown>>>) => { for (const [why, work] of Object.entries(works)) await t.rejects(work(), { code: 'FORBIDDEN' }, why) }
    const everything = {
      create: () => fights.create(guest, { seats: [{}, {}] }),
      leave: () => fights.leave(guest, id, 1),
      'leave the seat that it is for': () => fights.leave(guest, id, 2),
      cancel: () => fights.cancel(guest, id),
      ready: () => fights.ready(guest, id),
      decline: () => fights.declineChallenge(guest, id),
      seed: () => fights.setClientSeed(guest, id, null),
      reissue: () => fights.reissueToken(guest, id, 2),
      invite: () => fights.createInvite(guest, id, {}),
      renew: () => fights.createInvite(guest, id, { renew: true }),
      orders: () => fights.setOrders(guest, id, null),
      odds: () => fights.odds(guest, id, {}),
      rematch: () => fights.rematch(guest, id),
      advance: () => fights.advance(guest, id, { from: { turn: 1, phase: 'SEALING' } }),
      choose: () => fights.choose(guest, id, { kind: 'CONCEDE', idempotencyKey: 'enough' }, 0),
      decisions: () => fights.decisions(guest, null, 0),
      'decisions of its fight': () => fights.decisions(guest, id, 0),
      'a stream of decisions': () => fights.watchDecisions(guest).next(),
      'a list of invitations': () => fights.fights(guest, { invited: true }, 20, null)
    }
    await isForbidden(t, everything)
    const [elsewhere, hidden] = [await fights.create(PUBLIC, { seats: [{}, {}] }), await inviting()]
    await isForbidden(t, { 'a seat of another fight': () => fights.join(guest, elsewhere.fight.id, { fighter }) })
    await t.rejects(fights.join(guest, hidden.id, { fighter }), { code: 'FIGHT_NOT_FOUND' })
    await fights.join(guest, id, { fighter })
    await fights.join(host, id, { fighter, seat: 3 })
    t.equal(await fights.isAsked(guest), false, 'the seat that it took is asked, and not the invite')
    await isForbidden(t, everything)
    t.match(await fights.fight(host, id), { status: 'RUNNING', turn: 1 })
  })

  t.test('only the host invites', async t => {
    const [host, ann] = [await gladiator(toys), await gladiator(toys)]
    const { fight: { id }, seatTokens } = await fights.create(host, { seats: [{ fighter }, {}] })
    t.match(await fights.createInvite(host, id, { seat: 2 }), { seat: 2, invite: new RegExp(`^lan_invite_${id}_2_0_[\\w-]{43}$`) })
    t.match(await fights.createInvite(host, id, {}), { seat: null, invite: new RegExp(`^lan_invite_${id}_0_[\\w-]{43}$`) })
    await t.rejects(fights.createInvite(PUBLIC, id, {}), { code: 'UNAUTHENTICATED' })
    await t.rejects(fights.createInvite({ ...host, scopes: ['play'] }, id, {}), { code: 'FORBIDDEN', message: /scope host/ })
    for (const bearer of [ann, await fights.bearerOf(seatTokens[0]?.token ?? '')]) await t.rejects(fights.createInvite(bearer, id, {}), { code: 'FORBIDDEN' })
    await t.rejects(fights.createInvite(host, 'nosuchfight', {}), { code: 'FIGHT_NOT_FOUND' })
    await t.rejects(fights.join({ ...ann, scopes: ['host'] }, id, { fighter, invite: (await fights.createInvite(host, id, {})).invite }), { code: 'FORBIDDEN', message: /scope play/ })
    await fights.cancel(host, id)
    await t.rejects(fights.createInvite(host, id, {}), { code: 'FIGHT_NOT_OPEN' })
  })
})
