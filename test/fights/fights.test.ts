import type { Bearer } from '../../src/fights/bearer.js'
import type { ChoiceInput, CreateFightInput } from '../../src/fights/use-cases.js'
import { commitment } from '../../src/referee/dice.js'
import { onEveryDatabase } from '../support/databases.js'
import { PUBLIC, TOY, given, openToyHouse } from '../support/toy-house.js'

const refused = (code: string) => ({ name: 'Error', code })

onEveryDatabase(async (t, { database }) => {
  const house = openToyHouse(database)
  const { fights } = house
  t.teardown(async () => house.end())

  t.test('a full fight begins at once, and its commitment is there from the start', async t => {
    const { id, host, bearerAt, view } = await given(house)
    const seen = await view(PUBLIC)
    t.match(seen, { status: 'RUNNING', turn: 1, style: 'PLAIN', pacing: 'AUTO', diceSeed: null, decisions: [], seats: [{ name: 'Toy 1', taken: true, fighter: { lucky: false } }, {}] })
    t.match(seen.diceCommitment, /^[0-9a-f]{64}$/)
    t.strictSame(seen.pending.map(({ seat, kind, answered }) => ({ seat, kind, answered })), [1, 2].map(seat => ({ seat, kind: 'SEAL_NUMBER', answered: false })))
    t.match((await view(bearerAt(2))).decisions, [{ id: `${id}.2`, seat: 2, highest: 6, sealed: true, answered: false, deadline: null }])
    t.strictSame((await view(host)).decisions, [])
  })

  t.test('who may do what', async t => {
    const { id, host, bearerAt, asked, hostToken, seatTokens } = await given(house)
    const other = await given(house)
    const mine = (await asked(1)).id
    const choose = (bearer: Bearer, choice: Partial<ChoiceInput>, fightId = id) => () => fights.choose(bearer, fightId, { kind: 'SEAL_NUMBER', number: 1, decision: mine, ...choice }, 0)
    for (const { name, does, code } of [
      { name: 'the public chooses nothing', does: choose(PUBLIC, {}), code: 'UNAUTHENTICATED' },
      { name: 'nor a seat of another fight', does: choose(other.bearerAt(1), {}), code: 'FORBIDDEN' },
      { name: 'nor another seat', does: choose(bearerAt(2), {}), code: 'FORBIDDEN' },
      { name: 'nor in another\'s name', does: choose(bearerAt(2), { seat: 1 }), code: 'FORBIDDEN' },
      { name: 'nor the host', does: choose(host, {}), code: 'FORBIDDEN' },
      { name: 'nobody is the deadline', does: choose(bearerAt(1), { by: 'DEADLINE' }), code: 'BAD_REQUEST' },
      { name: 'an unknown fight', does: choose(bearerAt(1), {}, 'nobody'), code: 'FIGHT_NOT_FOUND' },
      { name: 'an impossible id of a fight', does: choose(bearerAt(1), {}, 'a\0b'), code: 'FIGHT_NOT_FOUND' },
      { name: 'an unknown decision', does: choose(bearerAt(1), { decision: `${id}.99` }), code: 'NOT_ASKED' },
      { name: 'no decision at all', does: choose(bearerAt(1), { decision: 'nonsense' }), code: 'NOT_ASKED' },
      { name: 'a decision of another fight', does: choose(bearerAt(1), { decision: `${other.id}.1` }), code: 'NOT_ASKED' },
      { name: 'another kind', does: choose(bearerAt(1), { kind: 'STRIKE' }), code: 'ILLEGAL_CHOICE' },
      { name: 'no option', does: choose(bearerAt(1), { number: 7 }), code: 'ILLEGAL_CHOICE' },
      { name: 'what no database keeps', does: choose(bearerAt(1), { number: 'a\0b' }), code: 'BAD_REQUEST' },
      { name: 'what no stack bears', does: choose(bearerAt(1), { number: JSON.parse('['.repeat(9000) + ']'.repeat(9000)) }), code: 'BAD_REQUEST' },
      { name: 'nothing asked, and no key', does: () => fights.choose(bearerAt(1), id, { kind: 'CONCEDE' }, 0), code: 'BAD_REQUEST' },
      { name: 'a seat does not advance', does: () => fights.advance(bearerAt(1), id, { from: { turn: 1, phase: 'SEALING' } }), code: 'FORBIDDEN' },
      { name: 'nor cancel', does: () => fights.cancel(bearerAt(1), id), code: 'FORBIDDEN' },
      { name: 'nor the host, once it runs', does: () => fights.cancel(host, id), code: 'FIGHT_NOT_OPEN' },
      { name: 'nobody leaves a fight that runs', does: () => fights.leave(bearerAt(1), id, 1), code: 'FIGHT_NOT_OPEN' },
      { name: 'nor seeds it', does: () => fights.setClientSeed(bearerAt(1), id, null), code: 'FIGHT_NOT_OPEN' },
      { name: 'nor joins it', does: () => fights.join(PUBLIC, id, { fighter: TOY }), code: 'FIGHT_FULL' },
      { name: 'a token of nobody', does: () => fights.bearerOf(`${hostToken.slice(0, -2)}xx`), code: 'UNAUTHENTICATED' },
      { name: 'a token of another generation', does: () => fights.bearerOf(house.house.tokens.issue({ kind: 'SEAT', fightId: id, seat: 1, generation: 1 })), code: 'UNAUTHENTICATED' },
      { name: 'a token for a seat that is not', does: () => fights.bearerOf(house.house.tokens.issue({ kind: 'SEAT', fightId: id, seat: 9, generation: 0 })), code: 'UNAUTHENTICATED' }
    ] satisfies readonly { name: string, does: () => Promise<unknown>, code: string }[]) await t.rejects(async () => does(), refused(code), name)
    t.match(await fights.fight(PUBLIC, id), { version: 3 }, 'nothing has changed')
    t.strictSame(await fights.bearerOf(hostToken), { ...host, generation: 0 })
    t.strictSame(await fights.bearerOf(seatTokens[1]?.token ?? ''), { ...bearerAt(2), generation: 0 })
  })

  t.test('what cannot be a fight is refused', async t => {
    const both = { seats: [{ fighter: TOY }, { fighter: TOY }] }
    for (const { name, input, code } of [
      { name: 'a style that is not', input: { ...both, style: 'OTHER' }, code: 'SETUP_REFUSED' },
      { name: 'one seat', input: { seats: [{}] }, code: 'SETUP_REFUSED' },
      { name: 'a fighter that is not', input: { seats: [{}, { fighter: { type: 'ORC' } }] }, code: 'SETUP_REFUSED' },
      { name: 'a bot that is not', input: { seats: [{ fighter: TOY }, { fighter: TOY, bot: 'genius' }] }, code: 'SETUP_REFUSED' },
      { name: 'a bot without a fighter', input: { seats: [{ fighter: TOY }, { bot: 'random' }] }, code: 'SETUP_REFUSED' },
      { name: 'fighters that may not fight together', input: { seats: [{ fighter: { ...TOY, lucky: true } }, { fighter: { ...TOY, lucky: true } }, { fighter: TOY }] }, code: 'SETUP_REFUSED' },
      { name: 'a name that cannot be seen', input: { seats: [{ fighter: TOY, name: 'Gr\u200bom' }, {}] }, code: 'SETUP_REFUSED' },
      { name: 'half a seed', input: { seats: [{ fighter: TOY, clientSeed: 'aa' }, {}] }, code: 'SETUP_REFUSED' },
      { name: 'a ruleset that is not', input: { ...both, ruleset: 'chess' }, code: 'SETUP_REFUSED' }
    ] satisfies readonly { name: string, input: CreateFightInput, code: string }[]) await t.rejects(fights.create(PUBLIC, input), refused(code), name)
  })

  t.test('the same choice twice is safe', async t => {
    const { id, bearerAt, asked, seal, view } = await given(house)
    const decision = (await asked(1)).id
    const first = await seal(1, 3, { decision })
    const again = async (change: Partial<ChoiceInput>, number = 3) => (await seal(1, number, { decision, ...change })).acceptedAt
    t.equal(await again({}), first.acceptedAt, 'a repeat gets the first answer')
    t.equal(await again({ idempotencyKey: 'late' }), first.acceptedAt, 'under a new key too')
    await t.rejects(again({ idempotencyKey: 'late', replace: true }, 4), refused('KEY_REUSED'), 'which is good for nothing else then')
    await t.rejects(again({}, 4), refused('ALREADY_ANSWERED'))

    await new Promise(resolve => setTimeout(resolve, 3))
    const replaced = await seal(1, 5, { decision, replace: true, idempotencyKey: 'mind' })
    t.not(replaced.acceptedAt, first.acceptedAt)
    t.equal((await seal(1, 5, { decision, replace: true, idempotencyKey: 'mind' })).acceptedAt, replaced.acceptedAt)
    await t.rejects(seal(1, 6, { decision, replace: true, idempotencyKey: 'mind' }), refused('KEY_REUSED'))
    t.equal(await again({}), first.acceptedAt, 'a late repeat of the replaced answer gets its old answer')
    await t.rejects(seal(2, 5, { decision }), refused('FORBIDDEN'), 'another seat is told nothing of it')

    const before = await view(PUBLIC)
    await seal(2, 1)
    t.equal((await asked(1)).kind, 'STRIKE', 'the late repeat changed nothing: seat 1 sealed the 5')
    t.match((await fights.events(PUBLIC, id, before.version, 10, 0)).events, [{ type: 'ChoiceSealed', figures: { kind: 'SEAL_NUMBER' } }, { type: 'NumbersSealed' }, { type: 'NumberShown', figures: { number: 5 } }, {}])
    t.equal(await again({}), first.acceptedAt, 'also when the question has gone')
    await t.rejects(again({}, 2), refused('DECISION_SUPERSEDED'))
    await t.rejects(seal(1, 3, { decision: `${id}.9` }), refused('NOT_ASKED'))

    const concede = (idempotencyKey: string) => fights.choose(bearerAt(2), id, { kind: 'CONCEDE', idempotencyKey }, 0)
    const conceded = await concede('enough')
    t.match(conceded, { fight: { status: 'FINISHED', result: { winners: [1], reason: 'LAST_ONE' } }, next: [] })
    t.equal((await concede('enough')).acceptedAt, conceded.acceptedAt, 'also when the fight is over')
    await t.rejects(concede('again'), refused('FIGHT_FINISHED'))
    const { diceCommitment, diceSeed } = conceded.fight
    t.equal(commitment(diceSeed ?? ''), diceCommitment, 'the seed is what was committed to')
    t.match(await view(PUBLIC), { diceSeed })
  })

  t.test('fault: repeats of a choice made a fight grow that was over', async t => {
    const { id, bearerAt } = await given(house)
    const keys = async (): Promise<number> => (await database.source.query('SELECT count(*)::int AS count FROM fight_key WHERE fight_id = $1', [id]))[0].count
    const [asked] = await fights.decisions(bearerAt(1), id, 0)
    const sealing = { kind: 'SEAL_NUMBER', number: 4, decision: asked?.id ?? '' }
    const first = await fights.choose(bearerAt(1), id, sealing, 0)
    await fights.choose(bearerAt(2), id, { kind: 'CONCEDE', idempotencyKey: 'enough' }, 0)
    t.match(await fights.fight(PUBLIC, id), { status: 'FINISHED' })
    const before = await keys()
    for (const idempotencyKey of ['one', 'two', 'two', undefined]) {
      const again = await fights.choose(bearerAt(1), id, { ...sealing, ...idempotencyKey !== undefined && { idempotencyKey } }, 0)
      t.match(again, { acceptedAt: first.acceptedAt, fight: { status: 'FINISHED' } }, 'it is answered as before')
    }
    t.equal(await keys(), before)
  })

  t.test('a replaced answer may be taken back', async () => {
    const { asked, seal, strike } = await given(house)
    const decision = (await asked(1)).id
    await seal(1, 6, { decision })
    await seal(1, 2, { decision, replace: true })
    await seal(1, 6, { decision, replace: true })
    await seal(2, 5)
    await strike(1, false)
  })

  t.test('two seats that seal at once are both accepted, with a lock and without', async t => {
    for (const each of [house, openToyHouse(database, { lock: (_name, work) => work() })]) {
      for (let round = 0; round < 5; round++) {
        const { seal, view } = await given(each, { seats: Array.from({ length: 4 }, () => ({ fighter: TOY })) })
        await Promise.all([1, 2, 3, 4].map(seat => seal(seat, seat)))
        t.match(await view(PUBLIC), { version: 5 + 4 + 3, pending: [{ seat: 4, kind: 'STRIKE' }] })
      }
    }
  })

  t.test('the same request many times at once counts once', async t => {
    const { id, asked, bearerAt, view } = await given(openToyHouse(database, { lock: (_name, work) => work() }))
    const decision = (await asked(1)).id
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => fights.choose(bearerAt(1), id, { kind: 'SEAL_NUMBER', number: 4, decision, ...(index % 2 === 0 && { idempotencyKey: 'k' }) }, 0)))
    t.equal(new Set(answers.map(({ acceptedAt }) => acceptedAt)).size, 1)
    t.match(await view(PUBLIC), { version: 4 })
  })

  t.test('ten joins at once on two seats', async t => {
    const { id } = await given(house, { seats: [{ name: 'First' }, {}] })
    t.match(await fights.fight(PUBLIC, id), { status: 'OPEN', turn: 0, game: null, pending: [], seats: [{ name: 'First', taken: false }, { name: null }] })
    t.strictSame(await fights.events(PUBLIC, id, 0, 10, 0), { events: [], lastSeq: 0, more: false, totalCount: 0 })
    const joins = await Promise.allSettled(Array.from({ length: 10 }, () => fights.join(PUBLIC, id, { fighter: TOY })))
    const won = joins.flatMap(join => join.status === 'fulfilled' ? [join.value] : [])
    t.strictSame(won.map(({ seat }) => seat).sort(), [1, 2])
    t.strictSame(joins.flatMap(join => join.status === 'rejected' ? [join.reason.code] : []), Array.from({ length: 8 }, () => 'FIGHT_FULL'))
    for (const { seat, token } of won) t.strictSame(await fights.bearerOf(token), { kind: 'SEAT', fightId: id, seat, generation: 0 })
    t.match(await fights.fight(PUBLIC, id), { status: 'RUNNING', seats: [{ name: 'First' }, { name: 'Toy 2' }] })
  })

  t.test('joining, leaving and seeding an open fight', async t => {
    const { id, host, hostToken } = await given(house, { seats: [{}, {}, {}] })
    const first = await fights.join(PUBLIC, id, { fighter: TOY, name: ' José ', clientSeed: 'AA'.repeat(32), idempotencyKey: 'mine' })
    t.match(first.fight, { seats: [{ name: 'José', taken: true }, {}, {}] })
    t.strictSame((await fights.join(PUBLIC, id, { fighter: TOY, name: ' José ', clientSeed: 'AA'.repeat(32), idempotencyKey: 'mine' })).token, first.token, 'a repeated join takes no second seat')
    await t.rejects(fights.join(PUBLIC, id, { fighter: TOY, idempotencyKey: 'mine' }), refused('KEY_REUSED'))
    await t.rejects(fights.join(PUBLIC, id, { fighter: TOY, seat: 1 }), refused('FIGHT_FULL'))
    await t.rejects(fights.join(PUBLIC, id, { fighter: TOY, seat: 9 }), refused('SETUP_REFUSED'))
    await t.rejects(fights.join(PUBLIC, id, { fighter: TOY, bot: 'random' }), refused('SETUP_REFUSED'))
    const second = await fights.join(PUBLIC, id, { fighter: TOY, seat: 3 })
    await t.rejects(fights.leave({ kind: 'SEAT', fightId: id, seat: 1 }, id, 3), refused('FORBIDDEN'))
    await fights.leave({ kind: 'SEAT', fightId: id, seat: 1 }, id, 1)
    await t.rejects(fights.bearerOf(first.token), refused('UNAUTHENTICATED'), 'who left has no token')
    t.strictSame((await fights.join(PUBLIC, id, { fighter: TOY, name: ' José ', clientSeed: 'AA'.repeat(32), idempotencyKey: 'mine' })).token, first.token, 'a late repeat gives no better one')
    await t.rejects(fights.bearerOf(first.token), refused('UNAUTHENTICATED'))
    const instead = await fights.join(PUBLIC, id, { fighter: { ...TOY, lucky: true } })
    t.equal(instead.seat, 1)
    await t.rejects(fights.join(PUBLIC, id, { fighter: { ...TOY, lucky: true } }), refused('SETUP_REFUSED'), 'who may fight together is seen with the last')
    t.match(await fights.fight(PUBLIC, id), { status: 'OPEN' })
    await fights.setClientSeed(await fights.bearerOf(second.token), id, 'bb'.repeat(32))
    await t.rejects(fights.setClientSeed(host, id, null), refused('FORBIDDEN'))
    await fights.join(PUBLIC, id, { fighter: TOY })
    t.match(await fights.record(PUBLIC, id), { service: ['FightCreated', 'SeatJoined', 'SeatJoined', 'SeatLeft', 'SeatJoined', 'ClientSeedSet', 'SeatJoined', 'FightStarted'].map(type => ({ type })) })

    await t.rejects(fights.reissueToken(await fights.bearerOf(hostToken), id, 3), refused('FORBIDDEN'), 'who joined is not the host\'s')
    t.match(await fights.bearerOf(second.token), { seat: 3, generation: 0 })
    const { token } = await fights.reissueToken(host, id, null)
    await t.rejects(fights.bearerOf(hostToken), refused('UNAUTHENTICATED'))
    t.strictSame(await fights.bearerOf(token), { ...host, generation: 1 })
  })

  t.test('a cancelled fight stays so', async t => {
    const { id, host, bearerAt } = await given(house, { seats: [{ fighter: TOY }, {}] })
    t.match(await fights.cancel(host, id), { status: 'CANCELLED' })
    t.match(await fights.cancel(host, id), { status: 'CANCELLED' })
    await t.rejects(fights.join(PUBLIC, id, { fighter: TOY }), refused('FIGHT_NOT_OPEN'))
    await t.rejects(fights.choose(bearerAt(1), id, { kind: 'CONCEDE', idempotencyKey: 'k' }, 0), refused('FIGHT_FINISHED'))
    t.strictSame(await fights.decisions(bearerAt(1), id, 5), [], 'nobody waits for it')
  })

  t.test('a repeated create is the same fight with the same tokens', async t => {
    const input: CreateFightInput = { seats: [{ fighter: TOY }, {}], idempotencyKey: `create ${Math.random()}` }
    const [first, ...others] = await Promise.all([fights.create(PUBLIC, input), fights.create(PUBLIC, input), fights.create(PUBLIC, input)])
    for (const { fight, hostToken, seatTokens } of others) t.strictSame({ id: fight.id, hostToken, seatTokens }, { id: first.fight.id, hostToken: first.hostToken, seatTokens: first.seatTokens })
    t.strictSame(first.seatTokens.map(({ seat }) => seat), [1])
    await t.rejects(fights.create(PUBLIC, { ...input, seats: [{}, {}] }), refused('KEY_REUSED'))
  })

  t.test('fights are listed', async t => {
    const { id } = await given(house, { seats: [{ fighter: TOY }, {}] })
    const { fights: [newest], endCursor, more } = await fights.fights(PUBLIC, { hasOpenSeat: true }, 1, null)
    t.match({ newest, more }, { newest: { id, status: 'OPEN' }, more: true })
    const next = await fights.fights(PUBLIC, {}, 100, endCursor)
    t.notOk(next.fights.some(fight => fight.id === id))
    await t.rejects(fights.fights(PUBLIC, {}, 1, 'nonsense'), refused('BAD_REQUEST'))
  })

  t.test('nothing failed behind the scenes', async t => t.strictSame(house.faults, []))
})
