import type { FastifyInstance } from 'fastify'
import type { Test } from 'tap'
import { type Chance, chanceFrom } from '../../src/bots/chance.js'
import { HOUSE_BOTS } from '../../src/bots/house-bots.js'
import { pitFighter } from '../../src/rulesets/pit-fighter/index.js'
import { listAt, textAt } from '../support/answers.js'
import { type ApiClient, graphqlClient, type Json, objectAt, restClient } from '../support/api-clients.js'
import { oneIn, pick } from '../support/random-fights.js'
import { openToyApi } from '../support/toy-api.js'
import { ADMIN_TOKEN } from '../support/toy-house.js'

/** A request of the scripted client, and what was answered. Requests of one fight are in order. */
export interface Exchange {
  readonly method: string
  readonly url: string
  readonly payload: unknown
  readonly status: number
  readonly body: unknown
}

const BEGIN = Date.parse('2026-01-01T00:00:00Z')
const CHOICES_AT_MOST = 40

const fighter = (type: string, ...skills: readonly string[]): Json => ({ fighter: { type, skills } })

/** Fights of every style. */
const FIGHTS: readonly Json[] = [
  { seats: [fighter('ORC', 'BRUISER', 'ADJUST_FACING', 'ATTACK_MASTER'), fighter('EMPIRE', 'QUICK_WITTED', 'SHIELD_BASH')] },
  { style: 'CORE', pacing: 'MANUAL', options: { separateArms: true }, seats: [fighter('CHAOS', 'SIGNATURE_ATTACK'), fighter('UNDEAD', 'DISARM')] },
  { style: 'CLASSIC', seats: [fighter('ORC'), fighter('CHAOS', 'VITAL_STRIKE'), fighter('UNDEAD')], arena: { radius: 5, walls: [[1, 0]] } },
  { style: 'PURSUIT', seats: [fighter('SKINK'), fighter('WITCH_ELF', 'ADJUST_FACING'), fighter('TROLL_SLAYER')] },
  { style: 'SIGMAR', seats: [{ ...fighter('OGRE'), team: 'A' }, ...['ORC', 'EMPIRE', 'SKINK'].map(type => ({ ...fighter(type), team: 'B' }))] },
  { style: 'ALLIANCE', seats: ['A', 'A', 'B', 'B'].map((team, index) => ({ ...fighter(['SKINK', 'ORC', 'WITCH_ELF', 'CHAOS'][index] ?? 'ORC'), team })) }
]

/** Plays the fights by both faces with chance, seeds and times that are the same each time, and tells every exchange. */
export const playTranscripts = async (t: Test): Promise<readonly Exchange[]> => {
  let drawn = 0
  const { app } = await openToyApi(t, {
    rulesets: new Map([[pitFighter.id, pitFighter]]),
    house: {
      rulesets: new Map([[pitFighter.id, pitFighter]]),
      bots: HOUSE_BOTS,
      clock: () => new Date(BEGIN),
      random: bytes => Buffer.alloc(bytes, ++drawn)
    }
  })
  const exchanges: Exchange[] = []
  const recorded = recording(app, exchanges)
  for (const face of [restClient(recorded), graphqlClient(recorded)]) {
    await askForContent(face)
    for (const [index, input] of FIGHTS.entries()) await playFight(face, input, chanceFrom(index + 1), index)
    await misuse(face)
  }
  return exchanges
}

interface InjectedRequest { readonly method: string, readonly url: string, readonly payload?: unknown }

const recording = (app: FastifyInstance, exchanges: Exchange[]): FastifyInstance => {
  const inject = async (request: InjectedRequest) => {
    const response = await app.inject(request as object)
    const { method, url, payload = null } = request
    exchanges.push({ method, url, payload, status: response.statusCode, body: response.json() })
    return response
  }
  return { ...app, inject } as unknown as FastifyInstance
}

const askForContent = async (face: ApiClient): Promise<void> => {
  await face.ruleset(pitFighter.id)
  await face.validateFighter({ style: 'CLASSIC', fighter: { type: 'OGRE', bonus: { S: 90 } } })
  await face.validateFighter({ style: 'FREE', fighter: { type: 'ORC', skills: ['BRUISER'] } })
}

const playFight = async (face: ApiClient, input: Json, chance: Chance, index: number): Promise<void> => {
  const { body: created } = await face.create({ ...input, scrolls: 'house-2', idempotencyKey: `${face.name} ${index}` })
  const id = textAt(objectAt(created, 'fight'), 'id')
  const tokens = [textAt(created, 'hostToken'), ...listAt(created, 'seatTokens').map(each => textAt(each, 'token'))]
  let fight = objectAt(created, 'fight')
  for (let choices = 0; choices < CHOICES_AT_MOST; choices++) {
    const open = listAt(fight, 'pending').filter(({ answered }) => answered === false)
    if (open.length === 0) break
    const token = tokens[Number(pick(chance, open)['seat'] ?? 0)] ?? null
    const [decision] = listAt((await face.decisions(token, id)).body, 'decisions')
    if (!decision) throw new Error('A seat that is pending is asked nothing')
    const answer = pick(chance, wanted(listAt(decision, 'options')))
    if (oneIn(chance, 10)) await face.choose(pick(chance, tokens), id, { ...answer, decision: decision['id'] })
    fight = objectAt((await face.choose(token, id, { ...answer, decision: decision['id'], idempotencyKey: `choice ${choices}` })).body, 'fight')
    if (oneIn(chance, 12)) await face.choose(token, id, { ...answer, decision: decision['id'], idempotencyKey: `choice ${choices}` })
    fight = await doMore(face, fight, tokens, chance) ?? fight
  }
  await face.choose(tokens[1] ?? null, id, { kind: 'CONCEDE', idempotencyKey: 'the last' })
  await face.record(null, id)
  await face.fight(tokens[1] ?? null, id)
  await face.rematch(tokens[0] ?? null, id)
  await face.deleteFight(ADMIN_TOKEN, id)
}

/** What players and hosts do now and then beside answering. Gives the fight where that may have changed it. */
const doMore = async (face: ApiClient, fight: Json, tokens: readonly string[], chance: Chance): Promise<Json | null> => {
  const id = textAt(fight, 'id')
  const token = pick(chance, tokens)
  if (oneIn(chance, 15)) await face.choose(token, id, { kind: 'SPEND_ADRENALIN', characteristic: 'T', idempotencyKey: `spent ${chance(2 ** 30)}` })
  if (oneIn(chance, 15)) await face.events(token, id, 0)
  if (!oneIn(chance, 8)) return null
  await face.advance(tokens[0] ?? null, id, {})
  return (await face.fight(null, id)).body
}

/** Attacks where there is one, and no interrupt: so that fights come to blows. */
const wanted = (options: readonly Json[]): readonly Json[] => {
  const bold = options.filter(({ kind, attack, interrupt }) => kind === 'ATTACK' ? attack !== null : interrupt !== true)
  return bold.length > 0 ? bold : options
}

/** What no fight allows, in every way that the faces know. */
const misuse = async (face: ApiClient): Promise<void> => {
  const { body: created } = await face.create({ seats: [fighter('ORC'), {}], idempotencyKey: `${face.name} misused` })
  const id = textAt(objectAt(created, 'fight'), 'id')
  const host = textAt(created, 'hostToken')
  for (const input of [{ style: 'DUEL' }, { seats: [{ fighter: { type: 'DRAGON' } }] }, { arena: { radius: 0 } }, { options: { turnLimit: 0 } }, { seats: [fighter('ORC', 'JUMP'), {}] }]) await face.create(input)
  for (const token of [null, host, 'nonsense']) {
    for (const fightId of [id, 'AAAAAAAAAAAAAAAAAAAAAAAAAA']) {
      await face.fight(token, fightId)
      await face.choose(token, fightId, { kind: 'CONCEDE', idempotencyKey: 'k' })
      await face.join(fightId, { seat: 1, fighter: { type: 'ORC' } }, token ?? undefined)
      await face.leave(token, fightId, 2)
      await face.ready(token, fightId)
      await face.decline(token, fightId)
      await face.setClientSeed(token, fightId, 'x'.repeat(500))
      await face.invite(token, fightId, { seat: 1 })
      await face.reissue(token, fightId, 2)
      await face.setOrders(token, fightId, { nothing: true })
      await face.advance(token, fightId, {})
      await face.record(token, fightId)
      await face.odds(token, fightId, { attack: { kind: 'NORMAL', seat: 1, target: 2 } })
    }
  }
  await face.cancel(host, id)
  await face.deleteFight(host, id)
  await face.deleteFight(ADMIN_TOKEN, id)
}
