import t from 'tap'
import type { FastifyInstance } from 'fastify'
import { listAt, textAt } from '../support/answers.js'
import { type ApiClient, graphqlClient, type Json, objectAt, type Reply, restClient, withoutNulls } from '../support/api-clients.js'
import { openToyApi } from '../support/toy-api.js'

const TOY = { type: 'TOY' }
const two: Json = { ruleset: 'toy', seats: [{ name: 'Ann', fighter: TOY }, { name: 'Bob', fighter: TOY }] }

interface Created { readonly id: string, readonly host: string, readonly tokens: readonly string[] }

const create = async (face: ApiClient, input: Json = two): Promise<Created> => {
  const { body } = await face.create(input)
  return { id: textAt(objectAt(body, 'fight'), 'id'), host: textAt(body, 'hostToken'), tokens: listAt(body, 'seatTokens').map(each => textAt(each, 'token')) }
}

const versionOf = async (face: ApiClient, id: string): Promise<unknown> => (await face.fight(null, id)).body['version']

t.test('both faces show the same to everybody, whichever is played on', async t => {
  const { app } = await openToyApi(t)
  const faces = [restClient(app), graphqlClient(app)] as const
  const [rest, graphql] = faces

  const lookAlike = async ({ id, host, tokens }: Created, when: string): Promise<void> => {
    for (const [who, token] of Object.entries({ anybody: null, host, first: tokens[0] ?? null, second: tokens[1] ?? null })) {
      const looks: Readonly<Record<string, (face: ApiClient) => Promise<Reply>>> = {
        fight: face => face.fight(token, id),
        decisions: face => face.decisions(token, id),
        'decisions of all': face => face.decisions(token, null),
        events: face => face.events(token, id, 0),
        'later events': face => face.events(token, id, 3),
        record: face => face.record(token, id),
        viewer: face => face.viewer(token)
      }
      for (const [what, look] of Object.entries(looks)) {
        t.strictSame(withoutNulls(await look(graphql)), withoutNulls(await look(rest)), `${when}, ${what} for ${who}`)
      }
    }
  }

  const traces: unknown[] = []
  for (const face of faces) {
    const created = await create(face)
    const { id, tokens } = created
    const trace: Reply[] = []
    await lookAlike(created, `${face.name}: begun`)
    for (let turn = 1; turn <= 3; turn++) {
      for (const [index, token] of tokens.entries()) {
        const [decision = {}] = listAt((await face.decisions(token, id)).body, 'decisions')
        const number = listAt(decision, 'options').length === 1 ? 0 : index + 3
        trace.push(await face.choose(token, id, { decision: decision['id'], kind: 'SEAL_NUMBER', number }))
        if (turn === 1) await lookAlike(created, `${face.name}: seat ${index + 1} sealed`)
      }
      const striker = listAt((await face.fight(null, id)).body, 'pending').find(({ kind }) => kind === 'STRIKE')?.['seat']
      const token = tokens[Number(striker) - 1] ?? null
      const [strike] = listAt((await face.decisions(token, id)).body, 'decisions')
      trace.push(await face.choose(token, id, { decision: strike?.['id'], kind: 'STRIKE', dare: false }, 1))
    }
    trace.push(await face.choose(tokens[0] ?? null, id, { kind: 'CONCEDE', seat: 1, idempotencyKey: 'enough' }))
    await lookAlike(created, `${face.name}: over`)
    t.equal(trace.every(({ code }) => code === null), true, 'every choice was accepted')
    traces.push(JSON.parse(JSON.stringify(withoutNulls(trace)).replaceAll(id, 'ID').replace(/\d{4}-[\d-]+T[\d:.]+Z/g, 'TIME').replace(/"dice(Commitment|Seed)":"\w+"/g, '"dice$1":"…"')))
  }
  t.strictSame(traces[1], traces[0], 'the answers to choices are the same')
  t.strictSame(
    withoutNulls(await graphql.fights({ first: 1, status: 'FINISHED' })),
    withoutNulls(await rest.fights({ first: 1, status: 'FINISHED' })), 'lists of fights')
  t.strictSame(await graphql.ruleset('toy'), await rest.ruleset('toy'), 'rulesets')
})

t.test('both faces open, fill and empty seats alike', async t => {
  const { app } = await openToyApi(t)
  for (const face of [restClient(app), graphqlClient(app)]) {
    await t.test(face.name, async t => {
      const open: Json = { ruleset: 'toy', pacing: 'MANUAL', seats: [{ name: 'Ann', fighter: TOY }, {}], idempotencyKey: `open by ${face.name}` }
      const { id, host, tokens: [ann = ''] } = await create(face, open)
      t.equal((await create(face, open)).host, host, 'the same key creates the same fight')
      const joined = await face.join(id, { name: 'Bob', fighter: TOY, seat: 2 })
      t.match(joined, { code: null, body: { seat: 2, fight: { status: 'RUNNING' } } })
      t.match(await face.viewer(textAt(joined.body, 'token')), { body: { kind: 'SEAT', seat: 2, fightId: id } })
      t.match(await face.advance(host, id, { from: { turn: 1, phase: 'SEALING' }, overMissing: true }), { code: null, body: { fight: { version: Number } } })

      const other = await create(face, { ...open, idempotencyKey: `another by ${face.name}` })
      t.match(await face.setClientSeed(other.tokens[0] ?? null, other.id, 'ab'.repeat(32)), { code: null })
      t.match(await face.leave(other.tokens[0] ?? null, other.id, 1), { code: null, body: { fight: { seats: [{ taken: false }, { taken: false }] } } })
      t.match(await face.viewer(other.tokens[0] ?? null), { code: 'UNAUTHENTICATED' }, 'the token is void')
      t.match(await face.cancel(other.host, other.id), { code: null, body: { fight: { status: 'CANCELLED' } } })
      const anew = await face.reissue(host, id, 1)
      t.match(anew, { code: null, body: { seat: 1, token: String } })
      t.not(anew.body['token'], ann)
      t.match(await face.viewer(ann), { code: 'UNAUTHENTICATED' }, 'the old one is void')
    })
  }
})

interface Stage { readonly id: string, readonly host: string, readonly ann: string, readonly bob: string, readonly decision: string, readonly open: Created, readonly over: Created, readonly manual: Created, readonly guests: Created, readonly invite: string }

const SEAL = { kind: 'SEAL_NUMBER', number: 2 }

/** Every refusal that a client can meet, by what brings it about. */
const refusals: readonly { readonly code: string, readonly why: string, readonly tell: (face: ApiClient, stage: Stage) => Promise<Reply> }[] = [
  { code: 'FIGHT_NOT_FOUND', why: 'an unknown fight', tell: face => face.fight(null, 'nosuchfight') },
  { code: 'FIGHT_NOT_FOUND', why: 'an unknown fight to choose in', tell: (face, { ann }) => face.choose(ann, 'nosuchfight', { ...SEAL, decision: 'nosuchfight.1' }) },
  { code: 'FIGHT_NOT_FOUND', why: 'an unknown fight to join', tell: face => face.join('nosuchfight', { fighter: TOY }) },
  { code: 'UNAUTHENTICATED', why: 'a token that was never given', tell: (face, { id }) => face.fight('lan_seat_x_1_0_nothing', id) },
  { code: 'UNAUTHENTICATED', why: 'no token to cancel with', tell: (face, { open }) => face.cancel(null, open.id) },
  { code: 'UNAUTHENTICATED', why: 'no token to choose with', tell: (face, { id, decision }) => face.choose(null, id, { ...SEAL, decision }) },
  { code: 'FORBIDDEN', why: 'a seat that cancels', tell: (face, { open }) => face.cancel(open.tokens[0] ?? null, open.id) },
  { code: 'FORBIDDEN', why: 'a seat that advances', tell: (face, { manual }) => face.advance(manual.tokens[0] ?? null, manual.id, { from: { turn: 1, phase: 'SEALING' } }) },
  { code: 'UNAUTHENTICATED', why: 'an invite that was never given', tell: (face, { open }) => face.join(open.id, { fighter: TOY, invite: `lan_invite_${open.id}_0_${'A'.repeat(43)}` }) },
  { code: 'UNAUTHENTICATED', why: 'an invite of another fight', tell: (face, { open, invite }) => face.join(open.id, { fighter: TOY, invite }) },
  { code: 'UNAUTHENTICATED', why: 'no token to invite with', tell: (face, { open }) => face.invite(null, open.id, {}) },
  { code: 'FORBIDDEN', why: 'a seat that invites', tell: (face, { open }) => face.invite(open.tokens[0] ?? null, open.id, { renew: true }) },
  { code: 'FORBIDDEN', why: 'an invite to choose with', tell: (face, { guests, invite }) => face.choose(invite, guests.id, { kind: 'CONCEDE', seat: 1, idempotencyKey: 'theirs' }) },
  { code: 'FORBIDDEN', why: 'an invite to another seat', tell: (face, { guests, invite }) => face.join(guests.id, { fighter: TOY, seat: 2 }, invite) },
  { code: 'FORBIDDEN', why: 'a seat by invite only', tell: (face, { guests }) => face.join(guests.id, { fighter: TOY, seat: 1 }) },
  { code: 'NOT_FOUND', why: 'an invite to a seat that there is not', tell: (face, { guests }) => face.invite(guests.host, guests.id, { seat: 9 }) },
  { code: 'BAD_REQUEST', why: 'an invite to half a seat', tell: (face, { guests }) => face.invite(guests.host, guests.id, { seat: 1.5 }) },
  { code: 'FIGHT_NOT_OPEN', why: 'an invite to a fight that has begun', tell: (face, { id, host }) => face.invite(host, id, {}) },
  { code: 'SETUP_REFUSED', why: 'a seat by invite only that brings a fighter', tell: face => face.create({ ruleset: 'toy', seats: [{ fighter: TOY, inviteOnly: true }, {}] }) },
  { code: 'FORBIDDEN', why: 'a token of another fight', tell: (face, { id, decision, open }) => face.choose(open.tokens[0] ?? null, id, { ...SEAL, decision }) },
  { code: 'FORBIDDEN', why: 'a choice for another seat', tell: (face, { id, ann }) => face.choose(ann, id, { kind: 'CONCEDE', seat: 2, idempotencyKey: 'for him' }) },
  { code: 'BAD_REQUEST', why: 'a decision that is no id', tell: (face, { id, ann }) => face.choose(ann, id, { ...SEAL, decision: 'first' }) },
  { code: 'BAD_REQUEST', why: 'a kind that is none', tell: (face, { id, ann, decision }) => face.choose(ann, id, { kind: 'DANCE', decision }) },
  { code: 'BAD_REQUEST', why: 'a field of a wrong type', tell: (face, { id, ann, decision }) => face.choose(ann, id, { kind: 'SEAL_NUMBER', number: 'two', decision }) },
  { code: 'BAD_REQUEST', why: 'a field that the kind has not', tell: (face, { id, ann, decision }) => face.choose(ann, id, { ...SEAL, colour: 'red', decision }) },
  { code: 'BAD_REQUEST', why: 'a NUL character', tell: (face, { open }) => face.join(open.id, { name: 'a\0b', fighter: TOY }) },
  { code: 'BAD_REQUEST', why: 'half a surrogate pair', tell: (face, { open }) => face.join(open.id, { name: 'a\ud800', fighter: TOY }) },
  { code: 'BAD_REQUEST', why: 'a wait that is too long', tell: (face, { ann }) => face.decisions(ann, null, 26) },
  { code: 'NOT_ASKED', why: 'a decision of a later day', tell: (face, { id, ann }) => face.choose(ann, id, { ...SEAL, decision: `${id}.99` }) },
  { code: 'ILLEGAL_CHOICE', why: 'another kind than was asked', tell: (face, { id, ann, decision }) => face.choose(ann, id, { kind: 'STRIKE', dare: true, decision }) },
  { code: 'ILLEGAL_CHOICE', why: 'an answer that is no option', tell: (face, { id, bob }) => face.choose(bob, id, { kind: 'SEAL_NUMBER', number: 7, decision: `${id}.2` }) },
  { code: 'ALREADY_ANSWERED', why: 'another answer without replace', tell: (face, { id, ann, decision }) => face.choose(ann, id, { kind: 'SEAL_NUMBER', number: 3, decision }) },
  { code: 'KEY_REUSED', why: 'a key of another choice', tell: (face, { id, ann, decision }) => face.choose(ann, id, { kind: 'SEAL_NUMBER', number: 4, decision, replace: true, idempotencyKey: 'mine' }) },
  { code: 'FIGHT_FINISHED', why: 'a choice in a finished fight', tell: (face, { over }) => face.choose(over.tokens[1] ?? null, over.id, { kind: 'CONCEDE', seat: 2, idempotencyKey: 'late' }) },
  { code: 'FIGHT_FULL', why: 'a join where no seat is open', tell: (face, { id }) => face.join(id, { fighter: TOY }) },
  { code: 'FIGHT_NOT_OPEN', why: 'a cancel of a running fight', tell: (face, { id, host }) => face.cancel(host, id) },
  { code: 'SETUP_REFUSED', why: 'a fighter that the rules refuse', tell: (face, { open }) => face.join(open.id, { fighter: { type: 'ELF' } }) },
  { code: 'SETUP_REFUSED', why: 'a style that there is not', tell: face => face.create({ ...two, style: 'ODD' }) },
  { code: 'SETUP_REFUSED', why: 'a ruleset that there is not', tell: face => face.create({ ...two, ruleset: 'chess' }) },
  { code: 'VERSION_CONFLICT', why: 'an advance from elsewhere', tell: (face, { manual }) => face.advance(manual.host, manual.id, { from: { turn: 9, phase: 'SEALING' } }) },
  { code: 'NOT_FOUND', why: 'a ruleset to read', tell: face => face.ruleset('chess') },
  { code: 'NOT_FOUND', why: 'a scroll set to read', tell: face => face.scrollSet('none', null) }
]

const setStage = async (app: FastifyInstance): Promise<Stage> => {
  const face = restClient(app)
  const { id, host, tokens: [ann = '', bob = ''] } = await create(face)
  const decision = `${id}.1`
  await face.choose(ann, id, { ...SEAL, decision, idempotencyKey: 'mine' })
  const over = await create(face)
  const guests = await create(face, { ruleset: 'toy', seats: [{ inviteOnly: true }, {}] })
  await face.choose(over.tokens[0] ?? null, over.id, { kind: 'CONCEDE', seat: 1, idempotencyKey: 'enough' })
  return {
    id,
    host,
    ann,
    bob,
    decision,
    over,
    guests,
    invite: textAt((await face.invite(guests.host, guests.id, { seat: 1 })).body, 'invite'),
    open: await create(face, { ruleset: 'toy', seats: [{ fighter: TOY }, {}] }),
    manual: await create(face, { ...two, pacing: 'MANUAL' })
  }
}

t.test('both faces refuse alike, and a refusal changes nothing', async t => {
  const { app } = await openToyApi(t)
  const stage = await setStage(app)
  const faces = [restClient(app), graphqlClient(app)] as const
  const fights = [stage.id, stage.open.id, stage.over.id, stage.manual.id, stage.guests.id]
  const [rest] = faces
  for (const { code, why, tell } of refusals) {
    await t.test(`${code}: ${why}`, async t => {
      const before = await Promise.all(fights.map(id => versionOf(rest, id)))
      const told: Reply[] = []
      for (const face of faces) {
        const reply = await tell(face, stage)
        t.equal(reply.code, code, face.name)
        told.push(reply)
      }
      t.strictSame(await Promise.all(fights.map(id => versionOf(rest, id))), before, 'nothing has changed')
      const [byRest, byGraphql] = told
      // Where GraphQL answers with an error it has no room for decision and fight.
      if (byGraphql?.body['fight'] != null) t.strictSame(withoutNulls(byGraphql.body), withoutNulls(byRest?.body), 'with the same decision and fight')
      t.equal(byGraphql?.body['rule'] ?? null, byRest?.body['rule'] ?? null, 'by the same rule')
    })
  }
})
