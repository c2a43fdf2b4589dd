import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import t from 'tap'
import type { Bearer } from '../../src/fights/bearer.js'
import { openLive } from '../support/live-api.js'
import { given, HERE, PUBLIC, TOY } from '../support/toy-house.js'

type Live = Awaited<ReturnType<typeof openLive>>
interface Slow { readonly method?: string, readonly path: string, readonly token: string, readonly body: object }
interface Answer { readonly status: number, readonly body: string }

/** A request whose body is sent but for its last letter, and what ends it. */
const beginSlowly = async ({ url }: Live, { method = 'POST', path, token, body }: Slow): Promise<() => Promise<Answer>> => {
  const text = JSON.stringify(body)
  const sent = request(url + path, { method, headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), authorization: `Bearer ${token}` } })
  const answer = new Promise<Answer>((resolve, reject) => {
    sent.once('error', reject).once('response', async response => {
      const parts = await response.toArray()
      resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString() })
    })
  })
  sent.write(text.slice(0, -1))
  await sleep(300)
  return () => {
    sent.end(text.slice(-1))
    return answer
  }
}

const held = async ({ url }: Live, path: string, token: string): Promise<Answer> => {
  const response = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } })
  return { status: response.status, body: await response.text() }
}

const givenAccount = async ({ toys: { accounts } }: Live, name: string) => {
  const { account, key, token } = await accounts.create(PUBLIC, { name }, HERE)
  const bearer = await accounts.identify(token)
  if (!bearer) throw new Error('The key proves nothing')
  return { account, key, token, bearer }
}

const ADMIN: Bearer = { kind: 'ADMIN' }

t.test('what became void while its request was open is good for nothing', async t => {
  const live = await openLive(t)
  const { fights, accounts } = live.toys
  const spend = async ({ slow, meanwhile }: { readonly slow: Slow, readonly meanwhile: () => Promise<unknown> }): Promise<Answer> => {
    const end = await beginSlowly(live, slow)
    await meanwhile()
    return end()
  }
  const refused = (answer: Answer): void => {
    t.equal(answer.status, 401, answer.body)
    t.match(answer.body, /UNAUTHENTICATED/)
  }

  await t.test('the token of a host that was reissued', async () => {
    const { id, hostToken, host } = await given(live.toys, { seats: [{}, {}] })
    const slow = { path: `/v1/fights/${id}/tokens`, token: hostToken, body: { seat: null } }
    refused(await spend({ slow, meanwhile: () => fights.reissueToken(host, id, null) }))
  })

  await t.test('the token of a seat, over GraphQL too', async t => {
    const { id, host, seatTokens: [seat], view } = await given(live.toys)
    const token = seat?.token ?? ''
    const meanwhile = () => fights.reissueToken(host, id, 1)
    const rest = { path: `/v1/fights/${id}/choices`, token, body: { kind: 'CONCEDE', idempotencyKey: 'end' } }
    const { token: newer } = await meanwhile()
    refused(await spend({ slow: { ...rest, token: newer }, meanwhile }))
    const { token: newest } = await meanwhile()
    const query = `mutation { submitChoice(fightId: "${id}", choice: { kind: "CONCEDE", idempotencyKey: "end" }) { __typename } }`
    refused(await spend({ slow: { path: '/graphql', token: newest, body: { query } }, meanwhile }))
    t.match(await view(PUBLIC), { status: 'RUNNING' })
  })

  await t.test('a seat that left is not shown who sits there now', async t => {
    const { id, seatTokens: [seat] } = await given(live.toys, { hideFighters: true, seats: [{ fighter: TOY }, {}] })
    const bearer = await fights.bearerOf(seat?.token ?? '')
    const slow = { path: `/v1/fights/${id}/client-seed`, token: seat?.token ?? '', body: { clientSeed: 'ab'.repeat(32) } }
    const answer = await spend({
      slow,
      async meanwhile () {
        await fights.leave(bearer, id, 1)
        await fights.join(PUBLIC, id, { seat: 1, fighter: { ...TOY, secret: 'hidden' } })
      }
    })
    refused(answer)
    t.notMatch(answer.body, /hidden/)
  })

  await t.test('a key that was revoked makes no other, and a closed account joins nothing', async t => {
    const { account, key, token, bearer } = await givenAccount(live, 'Crixus')
    const slow = { path: '/v1/keys', token, body: { scopes: ['play', 'host', 'keys'] } }
    refused(await spend({ slow, meanwhile: () => accounts.revokeKey(bearer, key.id) }))
    t.strictSame(await accounts.keys(ADMIN, account.id), [])
    await t.rejects(accounts.createKey(bearer, { scopes: ['play'] }), { code: 'UNAUTHENTICATED' }, 'not even at the last moment')

    const closed = await givenAccount(live, 'Gannicus')
    const { id } = await given(live.toys, { seats: [{ fighter: TOY }, {}] })
    refused(await spend({ slow: { path: `/v1/fights/${id}/seats`, token: closed.token, body: { fighter: TOY } }, meanwhile: () => accounts.close(ADMIN, closed.account.id) }))
  })

  await t.test('what is held is told to nobody whose key or token became void', async t => {
    const { account, key, token, bearer } = await givenAccount(live, 'Oenomaus')
    const { fight: { id } } = await fights.create(PUBLIC, { seats: [{ fighter: TOY, name: 'Grom' }, { account: account.name }] })
    await fights.join(bearer, id, { fighter: TOY })
    const { fight: { id: other }, hostToken: otherHost, seatTokens: [, seatToken] } = await fights.create(PUBLIC, { seats: [{ fighter: TOY }, { fighter: TOY }] })
    const decide = async (fightId: string, seat: 1 | 2) => {
      const as: Bearer = { kind: 'SEAT', fightId, seat }
      const [decision] = await fights.decisions(as, fightId, 0)
      await fights.choose(as, fightId, { kind: 'SEAL_NUMBER', number: 3, decision: decision?.id ?? '' }, 0)
    }
    for (const fightId of [id, other]) await decide(fightId, 2)
    const waiting = [held(live, '/v1/decisions?wait=10', token), held(live, `/v1/fights/${id}/decisions?wait=10`, token), held(live, `/v1/fights/${other}/decisions?wait=10`, seatToken?.token ?? '')]
    await sleep(200)
    await accounts.revokeKey(bearer, key.id)
    await fights.reissueToken(await fights.bearerOf(otherHost), other, 2)
    for (const fightId of [id, other]) await decide(fightId, 1)
    for (const answer of await Promise.all(waiting)) {
      t.equal(answer.status, 401, answer.body)
      t.notMatch(answer.body, /STRIKE/)
    }
  })
})
