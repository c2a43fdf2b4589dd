import type { Test } from 'tap'
import type { AccountBearer, Bearer, Scope } from '../../src/fights/bearer.js'
import type { CreateFightInput, FightRematched } from '../../src/fights/use-cases.js'
import { parseRecord } from '../../src/referee/parse-record.js'
import { replay } from '../../src/referee/replay.js'
import type { Ruleset } from '../../src/referee/ruleset.js'
import { onEveryDatabase } from '../support/databases.js'
import { finish, over } from '../support/ended-fights.js'
import { gladiator } from '../support/gladiators.js'
import { PUBLIC, TOY, openToyHouse } from '../support/toy-house.js'
import { toyRuleset } from '../support/toy-ruleset.js'

const fighter = TOY
const two: CreateFightInput = { seats: [{ name: 'Grom', fighter }, { fighter: { ...TOY, armed: 'otherwise' } }] }

const scoped = (bearer: AccountBearer, ...scopes: readonly Scope[]): Bearer => ({ ...bearer, scopes })
const seatsOf = ({ seatTokens }: FightRematched): readonly number[] => seatTokens.map(({ seat }) => seat)
const refusedWith = (t: Test, work: Promise<unknown>, code: string, message: RegExp = /./) => t.rejects(work, { code, message })

onEveryDatabase(async (t, { database }) => {
  const toys = openToyHouse(database)
  const { fights } = toys
  t.teardown(toys.end)

  t.test('two who fought by tokens fight again as they were armed, and may send the call again', async t => {
    const { id, bearerAt } = await over(toys, two)
    t.match(await fights.fight(PUBLIC, id), { rematch: null, rematchOf: null })
    const first = await fights.rematch(await bearerAt(1), id)
    t.match(first, {
      hostToken: null,
      fight: { status: 'OPEN', rematchOf: id, version: 0, seats: [{ taken: true, name: 'Grom', fighter: TOY, inviteOnly: true }, { taken: false, name: null, fighter: null, inviteOnly: true, reservedFor: null }] }
    })
    t.strictSame(seatsOf(first), [1])
    t.strictSame(await fights.rematch(await bearerAt(1), id), first, 'a repeat gets the same answer')
    t.match(await fights.fight(PUBLIC, id), { rematch: first.fight.id, status: 'FINISHED' }, 'everybody is told which one it is')
    t.notOk((await fights.fights(PUBLIC, { hasOpenSeat: true, status: 'OPEN' }, 50, null)).fights.some(fight => fight.id === first.fight.id), 'nobody else can join')
    await refusedWith(t, fights.join(PUBLIC, first.fight.id, { fighter }), 'FORBIDDEN')
    const second = await fights.rematch(await bearerAt(2), id)
    t.match(second, { hostToken: null, fight: { id: first.fight.id, status: 'RUNNING', seats: [{}, { taken: true, fighter: { armed: 'otherwise' } }] } })
    t.strictSame(seatsOf(second), [2])
    const again = await fights.rematch(await bearerAt(1), id)
    t.match(again, { seatTokens: first.seatTokens, fight: { status: 'RUNNING', decisions: [{ seat: 1 }] } }, 'and so it is while it runs')
    t.match(await fights.decisions(await fights.bearerOf(second.seatTokens[0]?.token ?? ''), null, 0), [{ seat: 2, kind: 'SEAL_NUMBER' }])
    await finish(toys, first.fight.id)
    t.match(await fights.rematch(await bearerAt(2), id), { seatTokens: second.seatTokens, fight: { status: 'FINISHED' } }, 'and when it is over')
    const parsed = parseRecord(JSON.parse(JSON.stringify(await fights.record(PUBLIC, first.fight.id))))
    t.match(parsed.ok ? replay(parsed.value, toyRuleset as Ruleset, () => undefined) : parsed, { ok: true, value: { status: 'FINISHED' } }, 'its record is fought again like any')
  })

  t.test('a host is seated where it filled the seats, and the fight begins when nobody is missing', async t => {
    const { id, host, bearerAt } = await over(toys, { ...two, pacing: 'MANUAL' })
    const all = await fights.rematch(host, id)
    t.match(all, { hostToken: /^lan_host_/, fight: { status: 'RUNNING', pacing: 'MANUAL', rematchOf: id } })
    t.strictSame(seatsOf(all), [1, 2])
    t.strictSame((await fights.rematch(host, id)).seatTokens, all.seatTokens)
    t.match((await fights.rematch(await bearerAt(2), id)).seatTokens, [all.seatTokens[1]], 'who bears one of those seats is answered by the same token')
    t.match(await fights.fight(await fights.bearerOf(all.hostToken ?? ''), all.fight.id), { id: all.fight.id }, 'and the token of the host is good')
    await finish(toys, all.fight.id)
    t.strictSame(seatsOf(await fights.rematch(await fights.bearerOf(all.hostToken ?? ''), all.fight.id)), [1, 2], 'a rematch is fought again likewise')
  })

  t.test('a host whose guests have not called yet waits for them, and gets its answer once they have', async t => {
    const { id, host, bearerAt } = await over(toys, { seats: [{ fighter }, {}] }, PUBLIC, [PUBLIC])
    const first = await fights.rematch(host, id)
    t.match(first, { hostToken: /^lan_host_/, fight: { status: 'OPEN' } })
    t.strictSame(seatsOf(first), [1])
    t.match(await fights.rematch(await bearerAt(2), id), { hostToken: null, fight: { status: 'RUNNING' } })
    t.match(await fights.rematch(host, id), { hostToken: first.hostToken, seatTokens: first.seatTokens, fight: { status: 'RUNNING' } })
    const empty = await over(toys, { seats: [{}, {}] }, PUBLIC, [PUBLIC, PUBLIC])
    t.match(await fights.rematch(empty.host, empty.id), { hostToken: /^lan_host_/, seatTokens: [], fight: { status: 'OPEN', seats: [{ taken: false }, { taken: false }] } })
    for (const seat of [1, 2]) await fights.rematch(await empty.bearerAt(seat), empty.id)
    t.match(await fights.rematch(empty.host, empty.id), { hostToken: /^lan_host_/, seatTokens: [], fight: { status: 'RUNNING' } }, 'a lost answer is had again by who has no seat')
  })

  t.test('a seat that another took over is not the host\'s to fill', async t => {
    const { fight: { id }, hostToken } = await fights.create(PUBLIC, { seats: [{ fighter }, { fighter }, {}] })
    const host = await fights.bearerOf(hostToken)
    await fights.leave(host, id, 2)
    for (let joins = 0; joins < 2; joins++) await fights.join(PUBLIC, id, { fighter })
    const reissued = await fights.reissueToken(host, id, 1)
    await finish(toys, id)
    t.strictSame(seatsOf(await fights.rematch(host, id)), [1], 'and a token made anew changes nothing')
    t.strictSame(seatsOf(await fights.rematch(await fights.bearerOf(reissued.token), id)), [1])
  })

  t.test('accounts call by their keys, and find the rematch that waits for them', async t => {
    const [host, ann, bob, eve] = [await gladiator(toys), await gladiator(toys), await gladiator(toys), await gladiator(toys)]
    const { id, bearerAt } = await over(toys, { seats: [{ account: ann.name }, { account: bob.name }], visibility: 'PRIVATE' }, host, [ann, bob])
    await refusedWith(t, fights.rematch(eve, id), 'FIGHT_NOT_FOUND')
    await refusedWith(t, fights.rematch(PUBLIC, id), 'FIGHT_NOT_FOUND')
    await refusedWith(t, fights.rematch(await bearerAt(1), id), 'FORBIDDEN', /account's key/)
    await refusedWith(t, fights.rematch(scoped(ann, 'host', 'keys'), id), 'FORBIDDEN', /scope play/)
    await refusedWith(t, fights.rematch(scoped(host, 'play'), id), 'FORBIDDEN', /scope host/)
    const first = await fights.rematch(ann, id)
    t.match(first, { hostToken: null, fight: { status: 'OPEN', visibility: 'PRIVATE', seats: [{ account: { id: ann.accountId }, name: ann.name }, { reservedFor: { id: bob.accountId, name: bob.name } }] } })
    t.match((await fights.fights(bob, { invited: true }, 20, null)).fights, [{ id: first.fight.id, rematchOf: id }])
    await refusedWith(t, fights.fight(await bearerAt(2), first.fight.id), 'FIGHT_NOT_FOUND')
    await refusedWith(t, fights.fight(eve, first.fight.id), 'FIGHT_NOT_FOUND')
    t.match(await fights.rematch(host, id), { hostToken: /^lan_host_/, seatTokens: [], fight: { id: first.fight.id, status: 'OPEN' } })
    t.match(await fights.rematch(scoped(bob, 'play'), id), { fight: { status: 'RUNNING', decisions: [{ seat: 2 }] } })
    t.match(await fights.decisions(ann, null, 0), [{ fightId: first.fight.id }], 'the key is good in the rematch')
  })

  t.test('an account that hosts and fights is seated where it sat, by its key alone', async t => {
    const [ann, bob] = [await gladiator(toys), await gladiator(toys)]
    const { id, host } = await over(toys, { seats: [{ account: ann.name, fighter }, {}, { fighter }] }, ann, [bob])
    const byToken = await fights.rematch(host, id)
    t.strictSame(seatsOf(byToken), [3], 'the token of the host is not the account\'s key')
    t.match(byToken.fight.seats, [{ taken: false, reservedFor: { id: ann.accountId } }, { taken: false }, { taken: true, account: null }])
    const own = await fights.rematch(ann, id)
    t.match(own, { hostToken: byToken.hostToken, fight: { id: byToken.fight.id, status: 'OPEN', seats: [{ account: { id: ann.accountId }, name: ann.name }, {}, { account: null }] } })
    t.strictSame(seatsOf(own), [1, 3])
    t.match(await fights.rematch(bob, id), { hostToken: null, fight: { status: 'RUNNING' } })
  })

  t.test('an account that came otherwise armed is seated already', async t => {
    const [ann, bob] = [await gladiator(toys), await gladiator(toys)]
    const { id } = await over(toys, { seats: [{}, {}] }, PUBLIC, [ann, bob])
    const { fight } = await fights.rematch(bob, id)
    t.match(await fights.join(ann, fight.id, { fighter: { ...TOY, armed: 'anew' } }), { seat: 1, fight: { status: 'RUNNING' } })
    await refusedWith(t, fights.rematch(ann, id), 'ALREADY_SEATED')
  })

  t.test('who was not in the fight, or comes too early or too late, is refused', async t => {
    const eve = await gladiator(toys)
    const { id, bearerAt } = await over(toys, { seats: [{ fighter }, { fighter }, { fighter }] })
    const other = await over(toys, two)
    await refusedWith(t, fights.rematch(PUBLIC, id), 'UNAUTHENTICATED')
    await refusedWith(t, fights.rematch(eve, id), 'FORBIDDEN')
    await refusedWith(t, fights.rematch(await other.bearerAt(1), id), 'FORBIDDEN')
    await refusedWith(t, fights.rematch(PUBLIC, 'nosuchfight'), 'FIGHT_NOT_FOUND')
    await refusedWith(t, fights.rematch(PUBLIC, 'no such fight'), 'FIGHT_NOT_FOUND')
    for (const seats of [[{ fighter }, {}], [{ fighter }, { fighter }]]) {
      const { fight, hostToken } = await fights.create(PUBLIC, { seats })
      await refusedWith(t, fights.rematch(await fights.bearerOf(hostToken), fight.id), 'FIGHT_NOT_FINISHED')
      if (fight.status !== 'OPEN') continue
      await fights.cancel(await fights.bearerOf(hostToken), fight.id)
      await refusedWith(t, fights.rematch(await fights.bearerOf(hostToken), fight.id), 'FIGHT_NOT_FINISHED', /cancelled/)
    }
    const { fight } = await fights.rematch(await bearerAt(1), id)
    await fights.join(await bearerAt(2), fight.id, { fighter })
    await refusedWith(t, fights.rematch(await bearerAt(2), id), 'FIGHT_FULL', /Seat 2/)
    await fights.rematch(await bearerAt(3), id)
    await refusedWith(t, fights.rematch(await bearerAt(2), id), 'FIGHT_FULL', /without/)
  })

  t.test('fault: where an account was closed, nobody could have the rematch', async t => {
    const [ann, closed] = [await gladiator(toys), await gladiator(toys)]
    const { id, host } = await over(toys, { seats: [{}, {}, { fighter }] }, PUBLIC, [closed, ann])
    await toys.accounts.close({ kind: 'ADMIN' }, closed.accountId)
    const first = await fights.rematch(ann, id)
    t.match(first.fight.seats, [{ taken: false, reservedFor: null, inviteOnly: true }, { taken: true, account: { id: ann.accountId } }, { reservedFor: null }])
    const again = await fights.rematch(host, id)
    t.strictSame(seatsOf(again), [3])
    await refusedWith(t, fights.join(PUBLIC, first.fight.id, { fighter }), 'FORBIDDEN', /requires an invite/)
    const { invite } = await fights.createInvite(await fights.bearerOf(again.hostToken ?? ''), first.fight.id, { seat: 1 })
    t.match(await fights.join(PUBLIC, first.fight.id, { fighter, invite }), { seat: 1, fight: { status: 'RUNNING' } })
  })

  t.test('the token of the old seat sees the rematch, may come otherwise armed, and may decline', async t => {
    const { id, bearerAt } = await over(toys, { ...two, visibility: 'PRIVATE', hideFighters: true })
    const [one, other] = [await bearerAt(1), await bearerAt(2)]
    const { fight } = await fights.rematch(one, id)
    await refusedWith(t, fights.fight(one, fight.id), 'FIGHT_NOT_FOUND')
    t.match(await fights.fight(other, fight.id), { visibility: 'PRIVATE', seats: [{ fighter: null, taken: true }, { taken: false }] }, 'as the public would see it')
    await refusedWith(t, fights.join(other, fight.id, { fighter, seat: 1 }), 'FIGHT_FULL')
    await refusedWith(t, fights.declineChallenge(one, fight.id), 'FIGHT_NOT_FOUND')
    t.match(await fights.declineChallenge(other, fight.id), { status: 'CANCELLED', cancelReason: 'DECLINED' })
    t.match(await fights.fight(one, id), { rematch: fight.id })
    const next = await fights.rematch(other, id)
    t.not(next.fight.id, fight.id, 'the next call makes the next')
    t.match(next.fight, { status: 'OPEN', seats: [{ taken: false }, { taken: true }] })
    t.match(await fights.fight(one, id), { rematch: next.fight.id })
    const joined = await fights.join(one, next.fight.id, { fighter: { ...TOY, armed: 'anew' }, name: 'Grim' })
    t.match(joined, { seat: 1, fight: { status: 'RUNNING', seats: [{ name: 'Grim', fighter: { armed: 'anew' } }, {}] } })
    await refusedWith(t, fights.rematch(one, id), 'FIGHT_FULL')
    await refusedWith(t, fights.fight(one, next.fight.id), 'FIGHT_NOT_FOUND', /./)
  })

  t.test('fault: who left a rematch and called for it again was answered by a void token', async t => {
    for (const visibility of ['PUBLIC', 'PRIVATE'] as const) {
      const { id, host, bearerAt } = await over(toys, { ...two, visibility })
      const one = await bearerAt(1)
      const first = await fights.rematch(one, id)
      const comeAndGo = async (bearer: Bearer): Promise<void> => {
        const { seatTokens: [own], fight } = await fights.rematch(bearer, id)
        t.match(fight, { id: first.fight.id, status: 'OPEN', seats: [{ taken: true }, {}] })
        const seat = await fights.bearerOf(own?.token ?? '')
        t.match(await fights.fight(seat, fight.id), { id: fight.id }, 'the token is good')
        await fights.leave(seat, fight.id, 1)
        await refusedWith(t, fights.bearerOf(own?.token ?? ''), 'UNAUTHENTICATED')
      }
      await comeAndGo(one)
      await comeAndGo(one)
      const [back, again] = [await fights.rematch(one, id), await fights.rematch(one, id)]
      t.not(back.seatTokens[0]?.token, first.seatTokens[0]?.token)
      t.strictSame(again, back, 'a repeat of the newest join gets its answer')
      t.match((await fights.rematch(host, id)), { seatTokens: [back.seatTokens[0], { seat: 2 }], fight: { status: 'RUNNING' } })
    }
  })

  t.test('fault: an old seat was shown a private rematch in which a stranger had taken its place', async t => {
    const { id, host, bearerAt } = await over(toys, { ...two, visibility: 'PRIVATE' })
    const [one, other] = [await bearerAt(1), await bearerAt(2)]
    const first = await fights.rematch(one, id)
    await fights.leave(await fights.bearerOf(first.seatTokens[0]?.token ?? ''), first.fight.id, 1)
    const newHost = await fights.bearerOf(toys.house.tokens.issue({ kind: 'HOST', fightId: first.fight.id, generation: 0 }))
    const { invite } = await fights.createInvite(newHost, first.fight.id, { seat: 1 })
    await fights.join(PUBLIC, first.fight.id, { fighter, invite })
    await refusedWith(t, fights.fight(one, first.fight.id), 'FIGHT_NOT_FOUND')
    await refusedWith(t, fights.rematch(one, id), 'FIGHT_FULL', /Seat 1 is taken/)
    const mine = await fights.rematch(other, id)
    t.match(mine.fight, { status: 'RUNNING' })
    await fights.reissueToken(newHost, first.fight.id, 2)
    await refusedWith(t, fights.fight(await bearerAt(2), first.fight.id), 'FIGHT_NOT_FOUND')
    await refusedWith(t, fights.rematch(other, id), 'FIGHT_FULL', /void/)
    t.match(await fights.rematch(host, id), { seatTokens: mine.seatTokens, fight: { status: 'RUNNING' } }, 'nor is the host given the stranger\'s seat')
    await fights.reissueToken(newHost, first.fight.id, null)
    await refusedWith(t, fights.rematch(host, id), 'FIGHT_FULL', /void/)
  })

  t.test('fault: in a rematch of a rematch the host was given a stranger\'s seat', async t => {
    const ann = await gladiator(toys)
    const { id, bearerAt } = await over(toys, { seats: [{ fighter }, {}] }, ann, [PUBLIC])
    const called = await fights.rematch(await bearerAt(2), id)
    const { invite } = await fights.createInvite(ann, called.fight.id, { seat: 1 })
    const stranger = await fights.join(PUBLIC, called.fight.id, { fighter: { ...TOY, armed: 'by a stranger' }, name: 'Stranger', invite })
    t.match(stranger.fight, { status: 'RUNNING' })
    await finish(toys, called.fight.id)
    t.match(await fights.rematch(ann, called.fight.id), { seatTokens: [], fight: { status: 'OPEN', seats: [{ taken: false }, { taken: false }] } })
    const own = await fights.rematch(await fights.bearerOf(stranger.token), called.fight.id)
    t.match(own, { seatTokens: [{ seat: 1 }], fight: { seats: [{ name: 'Stranger' }, {}] } })
    t.match(await fights.rematch(ann, called.fight.id), { seatTokens: [] }, 'nor its token afterwards')
  })

  t.test('the seats that a host filled stay its own from rematch to rematch, whoever of them calls', async t => {
    const { id, host, bearerAt } = await over(toys, two)
    const first = await fights.rematch(await bearerAt(2), id)
    const all = await fights.rematch(host, id)
    t.strictSame(seatsOf(all), [1, 2])
    await finish(toys, first.fight.id)
    t.strictSame(seatsOf(await fights.rematch(await fights.bearerOf(all.hostToken ?? ''), first.fight.id)), [1, 2])
  })

  t.test('a rematch that its host calls off is followed by the next', async t => {
    const { id, host, bearerAt } = await over(toys, { ...two, readyCheck: true })
    const first = await fights.rematch(host, id)
    t.match(first.fight, { status: 'OPEN', readyCheck: true, seats: [{ taken: true, ready: false }, { taken: true, ready: false }] }, 'all are seated, and nobody is ready')
    await fights.cancel(await fights.bearerOf(first.hostToken ?? ''), first.fight.id)
    const next = await fights.rematch(await bearerAt(2), id)
    t.not(next.fight.id, first.fight.id)
    t.match(next, { hostToken: null, fight: { status: 'OPEN', seats: [{ taken: false }, { taken: true }] } })
    for (const { token } of (await fights.rematch(host, id)).seatTokens) await fights.ready(await fights.bearerOf(token), next.fight.id)
    t.match(await fights.fight(PUBLIC, next.fight.id), { status: 'RUNNING' })
  })

  t.test('terms are those of the fight: clock, options, hidden fighters, names and teams as they were kept, house bots', async t => {
    const input: CreateFightInput = {
      clock: { preset: 'BLITZ', increment: 'PT20S' },
      options: { turnLimit: 7 },
      hideFighters: true,
      seats: [{ name: 'Grom', team: 'RED', fighter }, { team: 'BLUE' }, { name: 'Bot', fighter, bot: 'random' }]
    }
    const { fight: { id }, seatTokens } = await fights.create(PUBLIC, input)
    const joined = await fights.join(PUBLIC, id, { name: 'Karl', fighter })
    await finish(toys, id)
    const ended = await fights.fight(PUBLIC, id)
    const first = await fights.rematch(await fights.bearerOf(joined.token), id)
    t.match(first.fight, {
      clock: ended.clock,
      hideFighters: true,
      seats: [{ name: 'Grom', team: 'RED', taken: false }, { name: 'Karl', team: 'BLUE', taken: true, fighter }, { name: 'Bot', taken: true, bot: 'random', fighter: null }]
    })
    await fights.leave(await fights.bearerOf(first.seatTokens[0]?.token ?? ''), first.fight.id, 2)
    t.match(await fights.fight(PUBLIC, first.fight.id), { seats: [{}, { name: null, team: 'BLUE', inviteOnly: true }, {}] })
    await fights.join(await fights.bearerOf(joined.token), first.fight.id, { fighter })
    const begun = await fights.rematch(await fights.bearerOf(seatTokens[0]?.token ?? ''), id)
    t.match(begun.fight, { status: 'RUNNING', clock: ended.clock, seats: [{ clock: { remaining: String } }, {}, { bot: 'random' }] }, 'it begins when all who can call have')
    t.match(await fights.record(PUBLIC, first.fight.id), { options: { turnLimit: 7, pacing: 'AUTO' } })
    const alone = await fights.create(PUBLIC, { options: { turnLimit: 1 }, seats: [{ fighter, bot: 'random' }, { fighter, bot: 'random' }] })
    for (let read = alone.fight; read.status !== 'FINISHED'; read = await fights.fight(PUBLIC, alone.fight.id)) await new Promise(resolve => setTimeout(resolve, 20))
    t.match(await fights.rematch(await fights.bearerOf(alone.hostToken), alone.fight.id), { seatTokens: [], fight: { status: 'RUNNING' } }, 'bots alone fight again at once')
  })

  t.test('what newer rules refuse is refused whole, and leaves nothing behind', async t => {
    const { id, host, bearerAt } = await over(toys, two)
    const strict = openToyHouse(database, { rulesets: new Map([['toy', { ...toyRuleset, version: '2', parseSeat: () => ({ ok: false, fault: { index: 0, message: 'No toys any more', rule: '1.1', faults: [{ path: '/fighter', message: 'is a toy' }] } }) } as Ruleset]]) })
    await t.rejects(strict.fights.rematch(await bearerAt(1), id), { code: 'SETUP_REFUSED', message: 'No toys any more', faults: [{ path: '/fighter' }] })
    const bots = openToyHouse(database, { rulesets: new Map([['toy', { ...toyRuleset, version: '2', parseSetup: () => ({ ok: false, fault: { index: 0, message: 'Not together', rule: '1.1' } }) } as Ruleset]]) })
    await refusedWith(t, bots.fights.rematch(host, id), 'SETUP_REFUSED', /Not together/)
    t.match(await fights.fight(PUBLIC, id), { rematch: null })
    const newer = openToyHouse(database, { rulesets: new Map([['toy', { ...toyRuleset, version: '2' } as Ruleset]]) })
    t.match(await newer.fights.rematch(host, id), { fight: { status: 'RUNNING', ruleset: { version: '2' }, rematchOf: id } })
    const none = openToyHouse(database, { rulesets: new Map() })
    const other = await over(toys, two)
    await refusedWith(t, none.fights.rematch(other.host, other.id), 'SETUP_REFUSED', /Unknown ruleset toy/)
    for (const house of [strict, bots, newer, none]) await house.end()
  })

  t.test('who calls at once meets in one fight, on whatever node', async t => {
    const nodes = [toys, openToyHouse(database), openToyHouse(database, { lock: (_, work) => work() })]
    const five = { seats: Array.from({ length: 5 }, () => ({ fighter })) }
    const { id, bearerAt, host } = await over(toys, five)
    const callers = [...await Promise.all([1, 2, 3, 4, 5].map(bearerAt)), ...await Promise.all([1, 2, 3, 4, 5].map(bearerAt))]
    const answers = await Promise.all(callers.map((bearer, index) => (nodes[index % nodes.length] ?? toys).fights.rematch(bearer, id)))
    t.equal(new Set(answers.map(({ fight }) => fight.id)).size, 1)
    t.equal(new Set(answers.map(({ seatTokens }) => JSON.stringify(seatTokens))).size, 5, 'each seat has one token')
    const running = answers[0]?.fight.id ?? ''
    t.match(await fights.fight(PUBLIC, running), { status: 'RUNNING' })
    const { service } = await fights.record(PUBLIC, running) as { service: readonly { type: string }[] }
    t.strictSame(service.map(({ type }) => type).sort(), ['FightCreated', 'FightStarted', 'SeatJoined', 'SeatJoined', 'SeatJoined', 'SeatJoined', 'SeatJoined'])
    const hosts = await over(toys, two)
    const begun = await Promise.all(Array.from({ length: 9 }, (_, index) => (nodes[index % nodes.length] ?? toys).fights.rematch(index % 2 === 0 ? hosts.host : PUBLIC, hosts.id).catch((fault: unknown) => fault)))
    t.equal(new Set(begun.filter((_, index) => index % 2 === 0).map(answer => JSON.stringify((answer as FightRematched).seatTokens))).size, 1)
    t.equal((await fights.rematch(host, id)).seatTokens.length, 5)
    for (const node of nodes.slice(1)) await node.end()
  })
})
