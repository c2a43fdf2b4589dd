import { onEveryDatabase } from '../support/databases.js'
import { gladiator } from '../support/gladiators.js'
import { PUBLIC, TOY, openToyHouse } from '../support/toy-house.js'

/** The host alone is asked to let the next phase begin. */
const byHand = { pacing: 'MANUAL', seats: [{ fighter: TOY }, {}] } as const

onEveryDatabase(async (t, { database }) => {
  const house = openToyHouse(database)
  const { fights } = house
  t.teardown(async () => house.end())

  for (const visibility of ['PUBLIC', 'PRIVATE'] as const) {
    t.test(`fault: a repeated create was answered as the host's after the host's token was renewed, ${visibility}`, async t => {
      const input = { ...byHand, visibility, idempotencyKey: `created ${visibility}` }
      const { fight: { id }, hostToken, seatTokens: [first] } = await fights.create(PUBLIC, input)
      const host = await fights.bearerOf(hostToken)
      const { token } = await fights.join(host, id, { fighter: TOY })
      for (const each of [first?.token ?? '', token]) {
        const bearer = await fights.bearerOf(each)
        const [decision] = await fights.decisions(bearer, id, 0)
        await fights.choose(bearer, id, { kind: 'SEAL_NUMBER', number: 3, decision: decision?.id ?? '' }, 0)
      }
      t.match(await fights.create(PUBLIC, input), { hostToken, fight: { id, decisions: [{ kind: 'ADVANCE' }] } }, 'the tokens are good')

      const renewed = await fights.bearerOf((await fights.reissueToken(host, id, null)).token)
      t.strictSame((await fights.create(PUBLIC, input)).fight, await fights.fight(await fights.bearerOf(first?.token ?? ''), id), 'one seat\'s token is left')

      await fights.reissueToken(renewed, id, 1)
      const stranger = { kind: 'SEAT', fightId: 'another', seat: 1, generation: 0 } as const
      for (const bearer of [PUBLIC, stranger]) {
        if (visibility === 'PRIVATE') await t.rejects(fights.create(bearer, input), { code: 'FIGHT_NOT_FOUND' })
        else t.strictSame((await fights.create(bearer, input)).fight, await fights.fight(PUBLIC, id))
      }
      t.match(await fights.fight(renewed, id), { decisions: [{ kind: 'ADVANCE' }] })
    })

    t.test(`a repeated join shows what its token may see now, ${visibility}`, async t => {
      const { fight: { id }, hostToken } = await fights.create(PUBLIC, { visibility, hideFighters: true, seats: [{}, {}, {}] })
      const host = await fights.bearerOf(hostToken)
      const { invite } = await fights.createInvite(host, id, {})
      const input = { fighter: TOY, invite, idempotencyKey: 'joined' }
      t.match((await fights.join(PUBLIC, id, input)).fight, { seats: [{ fighter: TOY }, {}, {}] })
      await fights.leave(host, id, 1)
      await fights.join(PUBLIC, id, { fighter: TOY, invite, seat: 1 })
      t.match((await fights.join(PUBLIC, id, input)).fight, { seats: [{ taken: true, fighter: null }, {}, {}] }, 'the invite is still good')
      await fights.createInvite(host, id, { renew: true })
      await t.rejects(fights.join(PUBLIC, id, input), { code: 'UNAUTHENTICATED' })
    })

    t.test(`an account's repeats show what it is now, ${visibility}`, async t => {
      const [host, ann] = [await gladiator(house), await gladiator(house)]
      const input = { ...byHand, visibility, idempotencyKey: `by an account ${visibility}` }
      const { fight: { id }, hostToken } = await fights.create(host, input)
      await fights.reissueToken(await fights.bearerOf(hostToken), id, null)
      t.match(await fights.create(host, input), { fight: { id } }, 'a token that is void takes nothing from the account')
      const { invite } = await fights.createInvite(host, id, {})
      const joining = { fighter: TOY, invite, idempotencyKey: 'hers' }
      t.match(await fights.join(ann, id, joining), { seat: 2 })
      t.match(await fights.join(ann, id, joining), { seat: 2, fight: { decisions: [{ kind: 'SEAL_NUMBER' }] } })
    })

    t.test(`a repeated rematch is refused to who has no good token of it, ${visibility}`, async t => {
      const { fight: { id }, hostToken, seatTokens } = await fights.create(PUBLIC, { visibility, seats: [{ fighter: TOY }, { fighter: TOY }] })
      await fights.choose(await fights.bearerOf(seatTokens[0]?.token ?? ''), id, { kind: 'CONCEDE', idempotencyKey: 'end' }, 0)
      const host = await fights.bearerOf(hostToken)
      const again = await fights.rematch(host, id)
      const newHost = await fights.bearerOf(again.hostToken ?? '')
      t.match(await fights.rematch(host, id), { fight: { id: again.fight.id } })
      const newer = await fights.bearerOf((await fights.reissueToken(newHost, again.fight.id, null)).token)
      t.strictSame((await fights.rematch(host, id)).fight, await fights.fight(await fights.bearerOf(again.seatTokens[0]?.token ?? ''), again.fight.id))
      for (const seat of [1, 2]) await fights.reissueToken(newer, again.fight.id, seat)
      await t.rejects(fights.rematch(host, id), { code: 'FIGHT_FULL', message: /void/ })
    })
  }
})
