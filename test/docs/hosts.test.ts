/** Holds that what docs/hosts.md shows can be done so: one fight, from its creation to the rematch. */
import type { FastifyInstance } from 'fastify'
import t, { type Test } from 'tap'
import { textAt, listAt } from '../support/answers.js'
import { type Json, objectAt } from '../support/api-clients.js'
import { filledIn, hasCurl, readPage, run } from '../support/page-snippets.js'
import { openApp } from '../support/real-app.js'

const { snippets } = readPage('hosts.md')

const post = async (t: Test, app: FastifyInstance, token: string, url: string, payload: object): Promise<Json> => {
  const response = await app.inject({ method: 'POST', url, headers: { authorization: `Bearer ${token}` }, payload })
  t.ok(response.statusCode < 300, response.payload.slice(0, 200))
  return response.json()
}

t.test('what docs/hosts.md shows works', async t => {
  if (!await hasCurl()) {
    t.comment('NO CURL: its lines have not been run')
    return
  }
  const app = await openApp(t)
  const SERVER = await app.listen({ port: 0, host: '127.0.0.1' })
  const sh = async (name: string, place: Record<string, string> = {}): Promise<Json> => JSON.parse(await run('sh', ['-c', filledIn(snippets(`sh ${name}`)[0])], { SERVER, ...place }))

  const [created, another] = [await sh('create'), await sh('create')]
  const FIGHT = textAt(objectAt(created, 'fight'), 'id')
  const HOST_TOKEN = textAt(created, 'hostToken')
  t.not(textAt(objectAt(another, 'fight'), 'id'), FIGHT, 'who copies it gets a fight of his own')
  t.match(objectAt(await sh('clock'), 'fight'), { clock: { preset: 'BLITZ', increment: 'PT20S' } })

  const invited = await sh('invite', { FIGHT, HOST_TOKEN })
  t.match(invited, { seat: 3, invite: /^lan_invite_/ })
  const joined = await sh('join', { FIGHT, INVITE: textAt(invited, 'invite') })
  t.match(joined, { seat: 3, fight: { status: 'RUNNING' } })

  const url = `/v1/fights/${FIGHT}`
  const tokens = [...listAt(created, 'seatTokens').map(each => textAt(each, 'token')), textAt(joined, 'token')]
  t.equal(tokens.length, 3)
  for (let phase = 'SET_UP'; phase === 'SET_UP';) {
    for (const token of tokens) {
      const { decisions }: Json = (await app.inject({ url: `${url}/decisions?wait=1`, headers: { authorization: `Bearer ${token}` } })).json()
      for (const { id, fallback } of decisions as Json[]) await post(t, app, token, `${url}/choices`, { decision: id, ...objectAt(fallback) })
    }
    phase = textAt(objectAt((await app.inject({ url, headers: { authorization: `Bearer ${HOST_TOKEN}` } })).json(), 'game'), 'phase')
  }
  t.match(objectAt(await sh('advance', { FIGHT, HOST_TOKEN }), 'fight'), { game: { phase: /CARRY_OUT_MOVES|RESOLVE_ATTACKS/ } })

  // Both of one team give up.
  for (const [index, token] of tokens.entries()) if (index !== 1) await post(t, app, token, `${url}/choices`, { kind: 'CONCEDE', idempotencyKey: `enough-${index}` })
  const again = await sh('rematch', { FIGHT, TOKEN: tokens[1] ?? '' })
  t.match(again, { hostToken: null, seatTokens: [{ seat: 2 }], fight: { status: 'OPEN', visibility: 'PRIVATE', pacing: 'MANUAL', rematchOf: FIGHT } })
  const id = textAt(objectAt(again, 'fight'), 'id')
  const look = (): Promise<Json> => app.inject({ url: `/v1/fights/${id}`, headers: { authorization: `Bearer ${HOST_TOKEN}` } }).then(response => response.json())
  t.match(await look(), { code: 'FIGHT_NOT_FOUND' }, 'the old host\'s token shows nothing of it')
  const asHost = await sh('rematch', { FIGHT, TOKEN: HOST_TOKEN })
  t.match(asHost, { hostToken: /^lan_host_/, fight: { id } }, 'until the host calls too, and is the host of it')
})
