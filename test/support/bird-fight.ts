import { randomBytes } from 'node:crypto'
import { textAt, listAt } from './answers.js'
import { canary } from './canaries.js'
import { settings, type Server } from './canary-server.js'
import { type Json, objectAt } from './api-clients.js'
import { PLAIN_MOVES, plainScroll } from './plain-scroll.js'
import type { Receiver, Sending, Viewer } from './received.js'
import type { openIssuer } from './token-issuer.js'

/** Moves that one type of fighter alone has: where their names stand, its pick is told. */
export const BIRDS = { first: 'Kestrel', second: 'Sparrowhawk', last: 'Merlin', never: 'Hobby', night: 'Swoop' } as const
export const HIDDEN_TYPE = 'GOSHAWK'
export const PRIVATE_STYLE = 'NIGHTJAR_STYLE'

/** Enough armour that no injury prevents the moves of the test. */
const armour = { HEAD: 20, BODY: 20, LEFT_ARM: 20, RIGHT_ARM: 20, GROIN: 20, LEGS: 20 }
const birdMoves = [BIRDS.first, BIRDS.second, BIRDS.last, BIRDS.never].map(name => ({ name, speed: 'SLOW' as const, path: '', facings: 'F FL' }))

/** Three types: the first has the birds and is the first to be asked whether it interrupts. */
export const birdSet = {
  name: 'birds',
  provenance: 'made for a test',
  scrolls: {
    [HIDDEN_TYPE]: plainScroll(HIDDEN_TYPE, { I: 60, W: 60 }, { armour, moves: [...PLAIN_MOVES, ...birdMoves] }),
    BUZZARD: plainScroll('BUZZARD', { I: 50, W: 60 }, { armour }),
    OWL: plainScroll('OWL', { W: 60 }, { armour, moves: [...PLAIN_MOVES, { name: BIRDS.night, speed: 'SLOW', path: '', facings: 'F' }] }),
    CROW: plainScroll('CROW', { I: 20, W: 60 }, { armour })
  }
}

export const newSeed = (): string => randomBytes(32).toString('hex')

/** A public and a private fight, with all their viewers. */
export const openFights = async (server: Server, issuer: Awaited<ReturnType<typeof openIssuer>>) => {
  const { ask } = server.receiver()
  const as = (name: string, token: string | null): Viewer => ({ name, token })
  const everybody = as('public', null)
  const account = async (name: string, called: string): Promise<Viewer & { readonly id: string, readonly called: string }> => {
    const { token, account } = await ask(as(name, null), '/v1/accounts', { body: { name: called } })
    return { ...as(name, String(token)), id: textAt(objectAt(account), 'id'), called }
  }
  const suffix = randomBytes(6).toString('hex')
  const [ann, editor, stranger, keeper] = [await account('ann', 'Anna'), await account('editor', 'Editrix'), await account('stranger', 'Peregrinus'), await account('keeper', `Nightjar ${suffix}`)]
  await ask(everybody, '/v1/scroll-sets', { body: birdSet })
  const keys = { create: canary('key-of-creation'), join: canary('key-of-joining'), header: canary('key-in-a-header'), choice: canary('key-of-a-choice'), failing: canary('key-of-what-failed') }
  const seeds = { ann: newSeed(), bob: newSeed(), cat: newSeed(), guest: newSeed() }
  const created = await ask(editor, '/v1/fights', {
    body: {
      scrolls: 'birds',
      hideFighters: true,
      readyCheck: true,
      clock: { bank: 'PT10M' },
      options: { turnLimit: 3 },
      seats: [{ account: 'Anna' }, {}, {}],
      situation: { turn: 1, phase: 'PICK_MOVES', fighters: [{ seat: 1, at: [0, 0], facing: 'N', adrenalin: [1] }, { seat: 2, at: [0, -1], facing: 'S' }, { seat: 3, at: [0, 3], facing: 'N' }] },
      idempotencyKey: keys.create
    }
  })
  const id = textAt(objectAt(created, 'fight'), 'id')
  const host = as('host', textAt(created, 'hostToken'))
  const invited = as('invited', textAt(await ask(host, `/v1/fights/${id}/invites`, { body: {} }), 'invite'))
  const mine = canary('Nightjar-name')
  const secret = await ask(keeper, '/v1/fights', {
    body: {
      visibility: 'PRIVATE',
      style: { name: PRIVATE_STYLE, groups: ['CLASSIC', 'PURSUER'], titles: [], sides: 'EACH_ALONE', end: 'HALF_OUT' },
      scrolls: 'birds',
      seats: [{ name: mine, fighter: { type: 'OWL' }, clientSeed: seeds.guest }, { bot: 'greedy', fighter: { type: 'CROW' } }],
      situation: { turn: 1, phase: 'PICK_MOVES', fighters: [{ seat: 1, at: [0, 0], facing: 'N' }, { seat: 2, at: [0, 3], facing: 'N' }] }
    }
  })
  const privateId = textAt(objectAt(secret, 'fight'), 'id')
  const guest = as('guest', textAt(objectAt(listAt(secret, 'seatTokens')[0]), 'token'))

  const join = async (viewer: Viewer, type: string, clientSeed: string, key: string): Promise<string> => {
    const isHeader = key === keys.header
    const joined = await ask(viewer, `/v1/fights/${id}/seats`, { body: { name: viewer.name, fighter: { type }, clientSeed, ...!isHeader && { idempotencyKey: key } }, ...isHeader && { headers: { 'idempotency-key': key } } })
    return textAt(joined, 'token')
  }
  const annsToken = as('ann by token', await join(ann, HIDDEN_TYPE, seeds.ann, keys.join))
  const bob = as('bob', await join(as('bob', null), 'BUZZARD', seeds.bob, canary('key')))
  const cat = as('cat', await join(as('cat', null), 'CROW', seeds.cat, keys.header))
  const foreigner = as('foreigner', await issuer.sign({ sub: canary('subject') }))
  const operator = as('operator', settings.LANISTA_ADMIN_TOKEN)
  const scraper = as('scraper', settings.METRICS_TOKEN)
  return { id, privateId, everybody, ann, annsToken, bob, cat, host, invited, editor, stranger, keeper, guest, foreigner, operator, scraper, keys, seeds, mine, keepersName: `Nightjar ${suffix}`, keepersId: keeper.id }
}

export type Fights = Awaited<ReturnType<typeof openFights>>

/** Answers a decision of a seat. Throws if it is refused, or not asked. */
export const playAs = ({ ask }: Receiver, fightId: string) => {
  const asked = async (viewer: Viewer, kind: string): Promise<string | null> => {
    const decision = listAt(await ask(viewer, `/v1/fights/${fightId}/decisions`), 'decisions').find(each => each['kind'] === kind)
    return decision ? textAt(decision, 'id') : null
  }
  const choose = async (viewer: Viewer, kind: string, fields: Json, sending: Sending = {}): Promise<void> => {
    const decision = await asked(viewer, kind)
    const answer = await ask(viewer, `/v1/fights/${fightId}/choices?view=FULL`, { ...sending, body: { kind, decision, ...fields } })
    if (answer['acceptedAt'] === undefined) throw new Error(`${viewer.name} ${kind}: ${JSON.stringify(answer).slice(0, 300)}`)
  }
  /** The answers that a seat falls back on, until it is asked what it is to answer otherwise. */
  const fallBack = async (viewer: Viewer, stop: readonly string[]): Promise<boolean> => {
    const decision = listAt(await ask(viewer, `/v1/fights/${fightId}/decisions`), 'decisions')[0]
    if (!decision || stop.includes(textAt(decision, 'kind'))) return false
    await ask(viewer, `/v1/fights/${fightId}/choices?view=FULL`, { body: { ...objectAt(decision, 'fallback'), decision: decision['id'] } })
    return true
  }
  /** Lets all seats fall back until the one is asked that. */
  const until = async (seats: readonly Viewer[], viewer: Viewer, kind: string): Promise<void> => {
    for (let n = 0; n < 60; n++) {
      if (await asked(viewer, kind) !== null) return
      for (const each of seats) await fallBack(each, ['ATTACK', 'HIT_LOCATION', 'PICK_MOVE'])
    }
    throw new Error(`${viewer.name} is never asked ${kind}`)
  }
  return { asked, choose, fallBack, until }
}
