import t, { type Test } from 'tap'
import { DECISION_TYPES, EVENT_TYPES } from '../../src/api/graphql/pit-fighter.js'
import { same } from '../../src/referee/same.js'
import { listAt, textAt } from '../support/answers.js'
import { type ApiClient, graphqlClient, type Json, objectAt, restClient, withoutNulls } from '../support/api-clients.js'
import { openApp } from '../support/real-app.js'

const app = await openApp(t)
const CHOICES_AT_MOST = 600
/** Both faces are compared at every so many choices, and whenever a kind is asked for the first time. */
const LOOK_EVERY = 5

/** Whole numbers below n that look like chance and are the same every time. */
const chanceFrom = (seed: number) => {
  let state = seed
  return (n: number): number => {
    state = (state * 1103515245 + 12345) % 2 ** 31
    return Math.floor(state / 2 ** 31 * n)
  }
}

/** A player that attacks when it can and else does anything legal. */
const pick = (options: readonly Json[], chance: (n: number) => number): Json => {
  const bold = options.filter(({ kind, attack, interrupt }) => kind === 'ATTACK' ? attack !== null : interrupt !== true)
  return oneOf(bold.length > 0 ? bold : options, chance)
}

const oneOf = (items: readonly Json[], chance: (n: number) => number): Json => items[chance(items.length)] ?? {}

interface Played { readonly kinds: ReadonlySet<string>, readonly events: ReadonlySet<string> }

/** The types of all events of a fight, page by page; `lookAt` is told where each page begins. */
const typesOf = async (face: ApiClient, id: string, lookAt: (after: number) => Promise<void>): Promise<ReadonlySet<string>> => {
  const types = new Set<string>()
  for (let after = 0; ;) {
    await lookAt(after)
    const { body: page } = await face.events(null, id, after)
    for (const { type } of listAt(page, 'events')) types.add(String(type))
    after = Number(page['lastSeq'])
    if (page['more'] === false) return types
  }
}

/** Plays a fight by two faces in turn, and compares what they show of it. */
const playBothWays = async (t: Test, input: Json, seed: number): Promise<Played> => {
  const rest = restClient(app)
  const graphql = graphqlClient(app)
  const chance = chanceFrom(seed)
  const kinds = new Set<string>()
  const alike = async (look: (face: ApiClient) => Promise<unknown>, what: string): Promise<void> => {
    const [byGraphql, byRest] = [withoutNulls(await look(graphql)), withoutNulls(await look(rest))]
    if (!same(byGraphql, byRest)) t.strictSame(byGraphql, byRest, what)
  }

  const { body: created } = await rest.create(input)
  const id = textAt(objectAt(created, 'fight'), 'id')
  const tokens: readonly string[] = [textAt(created, 'hostToken'), ...listAt(created, 'seatTokens').map(each => textAt(each, 'token'))]
  for (let choices = 0; ; choices++) {
    if (choices === CHOICES_AT_MOST) await rest.choose(tokens[1] ?? null, id, { kind: 'CONCEDE', idempotencyKey: 'it goes on too long' })
    const { body: fight } = await rest.fight(null, id)
    if (fight['status'] !== 'RUNNING') break
    const token = tokens[Number(oneOf(listAt(fight, 'pending').filter(({ answered }) => answered === false), chance)['seat'] ?? 0)] ?? null
    const [decision] = listAt((await rest.decisions(token, id)).body, 'decisions')
    if (!decision) continue
    const kind = textAt(decision, 'kind')
    const isNew = !kinds.has(kind)
    kinds.add(kind)
    if (isNew || choices % LOOK_EVERY === 0) await alike(face => face.fight(token, id), 'the fight')
    const face = choices % 2 === 0 ? rest : graphql
    const answered = await face.choose(token, id, { ...pick(listAt(decision, 'options'), chance), decision: decision['id'] })
    if (answered.code !== null) t.match(answered, { code: null }, `${face.name} accepts an option of ${kind}`)
  }
  const events = await typesOf(rest, id, after => alike(face => face.events(null, id, after), 'events'))
  await alike(face => face.record(null, id), 'the record')
  const { body: fight } = await rest.fight(null, id)
  t.match(fight, { status: 'FINISHED', result: { winners: Array, reason: String }, diceSeed: /^[0-9a-f]{64}$/ })
  return { kinds, events }
}

const ROUNDS_AT_MOST = 5
const KINDS: readonly string[] = Object.keys(DECISION_TYPES)
const EVENTS: readonly string[] = Object.keys(EVENT_TYPES)

const fighter = (type: string, ...skills: readonly string[]): Json => ({ fighter: { type, skills } })

t.test('both faces show a pit fight alike, and every kind of decision and event in its own type', async t => {
  const played: Played[] = []
  const fights: readonly Json[] = [
    { seats: [fighter('ORC', 'BRUISER', 'ADJUST_FACING', 'ATTACK_MASTER'), fighter('EMPIRE', 'QUICK_WITTED', 'ADJUST_FACING', 'SHIELD_BASH')] },
    { style: 'CORE', pacing: 'MANUAL', options: { separateArms: true }, seats: [fighter('CHAOS', 'SIGNATURE_ATTACK', 'VITAL_STRIKE'), fighter('UNDEAD', 'DEFENCE_MASTER', 'DISARM')] },
    { seats: [fighter('SKINK', 'THROWING_KNIFE'), fighter('TROLL_SLAYER', 'SHOULDER_CHARGE'), fighter('WITCH_ELF', 'ADJUST_FACING')] },
    { arena: { radius: 4 }, seats: [fighter('ORC'), fighter('CHAOS', 'DIRTY_FIGHTER')] }
  ]
  // The dice are the server's and nobody's to choose: what is rare may take another round.
  const missing = (): readonly string[] => [
    ...KINDS.filter(kind => !played.some(({ kinds }) => kinds.has(kind))),
    ...EVENTS.filter(type => !played.some(({ events }) => events.has(type)))
  ]
  for (let round = 0; round < ROUNDS_AT_MOST && (round === 0 || missing().length > 0); round++) {
    for (const [index, input] of fights.entries()) played.push(await playBothWays(t, input, round * fights.length + index + 1))
  }
  t.strictSame(missing(), [], 'everything was asked and happened')
})

t.test('both faces describe the game and its scrolls alike', async t => {
  const [rest, graphql] = [restClient(app), graphqlClient(app)]
  t.strictSame(withoutNulls(await graphql.ruleset('pit-fighter')), withoutNulls(await rest.ruleset('pit-fighter')))
  const { body: { game } } = await rest.ruleset('pit-fighter')
  const [set] = listAt(objectAt(game), 'scrollSets')
  t.strictSame(await graphql.scrollSet('house-1', textAt(objectAt(set), 'hash')), await rest.scrollSet('house-1', null))
})
