import t, { type Test } from 'tap'
import { BIRDS, type Fights, HIDDEN_TYPE, openFights, playAs, PRIVATE_STYLE } from '../support/bird-fight.js'
import { type Canary, canary, nobodyHeard, nothingLogged } from '../support/canaries.js'
import { embedded, onServers, openServer, type Place, settings } from '../support/canary-server.js'
import { type Json, objectAt } from '../support/api-clients.js'
import { hostsPower, lists, looksAt, malformed, pages, refusedChoices, shortLists, subscriptionsTo } from '../support/looks.js'
import type { Receiver, Viewer } from '../support/received.js'
import { openIssuer } from '../support/token-issuer.js'

/** Where nothing can be written for a while: what Postgres says of it has the whole row in it. */
const TABLES = ['fight', 'fight_step', 'fight_key', 'api_key', 'account']
const ANN = ['ann', 'ann by token']
const OWNERS = ['keeper', 'guest']
const NAMES = ['public', ...ANN, 'bob', 'cat', 'host', 'invited', 'editor', 'stranger', 'foreigner', 'operator', ...OWNERS]
/** Who asks for a fight by an id is told it again in the refusal. */
const GUESSERS = NAMES.map(name => `${name}, guessing`)

/** What is secret whatever happens in the fights. */
const standing = ({ keys, seeds, mine, keepersName, keepersId, privateId, ...fights }: Fights): readonly Canary[] => {
  const tokenOf = ({ name, token }: Viewer, alsoTold: readonly string[] = []): Canary => ({ name: `the token of ${name}`, mark: token ?? '', knows: [name, ...alsoTold], isTold: [name] })
  return [
    { name: 'the secret of the server', mark: settings.LANISTA_SECRET },
    { name: 'the token of the operator', mark: settings.LANISTA_ADMIN_TOKEN },
    { name: 'the token for the metrics', mark: settings.METRICS_TOKEN },
    { name: 'who a fight is counted by', mark: /"created_?by"|address:(\d|::)/i },
    { name: 'a token of another service', mark: fights.foreigner.token ?? '' },
    { ...tokenOf(fights.annsToken, ['ann']), isTold: ['ann'] },
    tokenOf(fights.bob), tokenOf(fights.cat), tokenOf(fights.ann), tokenOf(fights.stranger), tokenOf(fights.editor), tokenOf(fights.keeper),
    { ...tokenOf(fights.host, ['editor']), isTold: ['editor'] },
    { ...tokenOf(fights.guest, ['keeper']), isTold: ['keeper'] },
    { ...tokenOf(fights.invited, ['host']), isTold: ['host'] },
    ...Object.values(keys).map((mark): Canary => ({ name: 'an idempotency key', mark })),
    { name: 'the id of a private fight', mark: privateId, knows: [...OWNERS, ...GUESSERS], isTold: OWNERS },
    { name: 'a name in a private fight', mark: mine, knows: OWNERS, isTold: OWNERS },
    { name: 'the style of a private fight', mark: PRIVATE_STYLE, knows: OWNERS, isTold: OWNERS },
    { name: 'the account of a private fight', mark: keepersName, knows: OWNERS, isTold: ['keeper'] },
    { name: 'the id of that account', mark: keepersId, knows: OWNERS, isTold: ['keeper'] },
    { name: 'a fighter of a private fight', mark: '"type":"OWL"', knows: OWNERS, isTold: OWNERS, ofTheGame: true },
    { name: 'a client seed of a private fight', mark: seeds.guest, knows: OWNERS }
  ]
}

/** What everybody asks, in so far as it changes nothing. */
const lookEverywhere = async ({ ask, settle }: Receiver, { id, ...fights }: Fights, decision: string): Promise<void> => {
  const { everybody, ann, annsToken, bob, cat, host, invited, stranger } = fights
  await Promise.all([everybody, ann, annsToken, bob, cat, host, invited, stranger].map(async viewer => {
    const isOther = viewer !== ann && viewer !== annsToken
    for (const look of [...looksAt(id), ...shortLists, ...isOther ? refusedChoices(id, decision) : []]) await ask(viewer, look.path, look)
  }))
  if ((await ask(host, `/v1/fights/${id}`))['status'] === 'RUNNING') for (const look of hostsPower(id, [1, 2, 3])) await ask(host, look.path, look)
  await settle()
}

/** Those who seldom have anything to do with it look about too, and everybody asks for the private fight as if its id were known. */
const lookFurther = async ({ ask }: Receiver, { id, privateId, ...fights }: Fights): Promise<void> => {
  const { everybody, ann, bob, host, invited, editor, stranger, keeper, guest, foreigner, operator, scraper } = fights
  for (const viewer of [editor, keeper, guest, foreigner, operator]) for (const look of looksAt(id)) await ask(viewer, look.path, look)
  for (const viewer of [everybody, ann, bob, host, invited, editor, stranger, keeper, guest, foreigner, operator]) {
    for (const look of lists) await ask(viewer, look.path, look)
    for (const look of looksAt(privateId)) await ask(isOwner(viewer) ? viewer : { ...viewer, name: `${viewer.name}, guessing` }, look.path, look)
  }
  for (const viewer of [everybody, stranger, operator]) for (const { path } of pages) await ask(viewer, path)
  await ask(scraper, '/metrics')
}

const isOwner = ({ name }: Viewer): boolean => OWNERS.includes(name)

const listenEverywhere = async (receiver: Receiver, { id, privateId, ...fights }: Fights): Promise<void> => {
  for (const viewer of [fights.everybody, fights.ann, fights.annsToken, fights.bob, fights.cat, fights.host, fights.invited, fights.editor, fights.stranger, fights.guest, fights.foreigner]) {
    await receiver.subscribe(viewer, subscriptionsTo(isOwner(viewer) ? [id, privateId] : [id]))
    await receiver.stream(viewer, `/v1/fights/${id}/events`)
    if (viewer.token !== null) await receiver.stream(viewer, '/v1/decisions')
    for (const path of [`/v1/fights/${id}/events?after=9999&wait=5`, '/v1/decisions?wait=5']) receiver.poll(viewer, path)
  }
}

/** A server with its fights, and what is secret in them at the moment. */
const openStory = async (t: Test, { environment, passwords, isQuick }: Place) => {
  const issuer = await openIssuer(t)
  const server = await openServer(t, { ...environment, JWT_ISSUER: issuer.settings.issuer, JWT_AUDIENCE: issuer.settings.audience, JWT_JWKS_URL: issuer.settings.jwksUrl })
  const fights = await openFights(server, issuer)
  const sealed = new Map<string, Canary>()
  let from = 0
  return {
    t,
    server,
    fights,
    isQuick,
    always: [...passwords, ...standing(fights)],
    sealed,
    ask: (...given: Parameters<Receiver['ask']>): Promise<Json> => server.receiver().ask(...given),
    play: () => playAs(server.receiver(), fights.id),
    orders: (orders: Json): Promise<Json> => server.receiver().ask(fights.ann, `/v1/fights/${fights.id}/orders`, { method: 'PUT', body: { orders } }),
    listen: () => listenEverywhere(server.receiver(), fights),
    /** From now on it is secret what it says; left out: to all but Ann, who is told it, in words of the game. */
    seal (name: string, mark: string | RegExp, more: Partial<Canary> = {}): void { sealed.set(name, { name, mark, ofTheGame: true, knows: ANN, isTold: ANN, ...more }) },
    /** Everybody looks about; nobody has heard what is secret now. Then what is named is no secret any more. */
    async round (when: string, decision: string | null, shown: readonly string[] = []): Promise<void> {
      await lookEverywhere(server.receiver(), fights, decision ?? `${fights.id}.1`)
      nobodyHeard(t, server.received.slice(from), [...sealed.values()], when)
      from = server.received.length
      for (const [name, each] of sealed) sealed.set(name, { ...each, isTold: [] })
      for (const name of shown) sealed.delete(name)
    }
  }
}

type Story = Awaited<ReturnType<typeof openStory>>

const beforeTheFight = async ({ t, server, fights, ask, listen, seal, round }: Story): Promise<void> => {
  const { id, seeds, ann, bob, cat } = fights
  await listen()
  await lookFurther(server.receiver(), fights)
  seal('a hidden fighter', `"type":"${HIDDEN_TYPE}"`)
  for (const [name, mark] of Object.entries(seeds)) if (name !== 'guest') seal(`the seed of ${name}`, mark, { isTold: [], knows: [], ofTheGame: false })
  await round('before the fight', null, ['a hidden fighter'])
  for (const viewer of [ann, bob, cat]) t.match(await ask(viewer, `/v1/fights/${id}/ready`, { method: 'POST' }), { fight: { id } })
}

const firstTurn = async ({ fights: { ann, bob, cat, keys }, play, orders, seal, round }: Story): Promise<void> => {
  const { asked, choose, until } = play()
  await orders({ adrenalin: { losingByAtMost: 613 }, reroll: { losingByAtMost: 617 } })
  seal('standing orders', /:61[37]\b/, { ofTheGame: false })
  seal('an answer that was replaced', BIRDS.first)
  seal('a sealed move', BIRDS.second)
  seal('a move that is not picked', BIRDS.never, { isTold: [] })
  const picking = await asked(ann, 'PICK_MOVE')
  await choose(ann, 'PICK_MOVE', { move: BIRDS.first, idempotencyKey: keys.choice })
  await choose(ann, 'PICK_MOVE', { decision: picking, move: BIRDS.second, replace: true })
  await round('a move is sealed', picking)
  for (const viewer of [bob, cat]) await choose(viewer, 'PICK_MOVE', { move: 'Hold' })

  seal('an answer to an interrupt', '"interrupt":true')
  const interrupting = await asked(ann, 'INTERRUPT')
  await choose(ann, 'INTERRUPT', { interrupt: true })
  await round('an interrupt is sealed', interrupting, ['an answer to an interrupt', 'a sealed move'])
  await choose(bob, 'INTERRUPT', { interrupt: false })

  const seats = [ann, bob, cat]
  await until(seats, bob, 'ATTACK')
  await choose(bob, 'ATTACK', { attack: { kind: 'NORMAL', target: 1 }, location: 'HEAD' })
  seal('a location that was said in advance', '"location":"HEAD"', { knows: ['bob'], isTold: ['bob'] })
  await round('a location was said in advance', null, ['a location that was said in advance'])
  await choose(ann, 'HIT_LOCATION', { location: 'BODY' })
  await until(seats, ann, 'ATTACK')
  await choose(ann, 'ATTACK', { attack: { kind: 'NORMAL', target: 2 } })
  seal('a sealed location', '"location":"LEGS"')
  const locating = await asked(ann, 'HIT_LOCATION')
  await choose(ann, 'HIT_LOCATION', { location: 'LEGS' })
  await round('a location is sealed', locating, ['a sealed location'])
  await choose(bob, 'HIT_LOCATION', { location: 'HEAD' })
  await until(seats, ann, 'PICK_MOVE')
}

const secondTurn = async ({ fights, ask, play, orders, seal, round }: Story): Promise<void> => {
  const { id, everybody, ann, bob, stranger } = fights
  const picking = await play().asked(ann, 'PICK_MOVE')
  seal('a move that is taken along', BIRDS.last)
  seal('what was said in advance of a move', '"carryOut":{"facing"', { isTold: [] })
  await play().choose(ann, 'PICK_MOVE', { move: BIRDS.last, carryOut: { facing: 'N' }, interrupt: false })
  await round('a move is sealed with more said in advance', picking)
  await orders({ interrupt: { within: 777 } })
  seal('later orders', /:777\b/, { ofTheGame: false })
  await Promise.all([everybody, bob, stranger].map(async (viewer, third) => {
    const text = canary('finch')
    for (const [index, look] of malformed(id, text).entries()) if (index % 3 === third) await ask(viewer, look.path, look)
    seal(`what ${viewer.name} sent that nobody can read`, text, { knows: [viewer.name], isTold: [viewer.name], ofTheGame: false })
  }))
  await round('orders are given', picking)
  await play().choose(ann, 'CONCEDE', { decision: undefined, idempotencyKey: canary('key-of-conceding') })
  await round('it concedes', picking)
}

/** What a record that is whole has no more of than one that is not. */
const STAYS_SECRET = /orders|in advance of a move|what .* sent/

/** Tells how much was sent before the fight was over. */
const theEnd = async ({ server, fights, sealed, ask, play, round }: Story): Promise<number> => {
  const { id, bob, cat, host } = fights
  const before = server.received.length
  const { fallBack } = play()
  for (let n = 0; n < 60 && (await ask(host, `/v1/fights/${id}`))['status'] !== 'FINISHED'; n++) for (const seat of [bob, cat]) await fallBack(seat, [])
  for (const name of sealed.keys()) if (!STAYS_SECRET.test(name)) sealed.delete(name)
  await lookFurther(server.receiver(), fights)
  await round('when the fight is over', null)
  return before
}

/** Statements fail, and what the database says of it has whole rows in it. Tells the seeds that it has. */
const failures = async ({ t, server, fights, isQuick, ask, listen, seal, round }: Story): Promise<readonly Json[]> => {
  const { id, privateId, ann, everybody, host, guest, seeds, keys } = fights
  const secrets = await server.meanwhile('SELECT fight_id, server_seed, bot_secret FROM fight_secret', ...TABLES.map(table => `ALTER TABLE ${table} ADD CONSTRAINT never CHECK (false) NOT VALID`))
  await listen()
  seal('a move of a failed request', BIRDS.night, { knows: OWNERS, isTold: [] })
  const choice = { kind: 'PICK_MOVE', decision: await playAs(server.receiver(), privateId).asked(guest, 'PICK_MOVE'), move: BIRDS.night, carryOut: { facing: 'N' }, idempotencyKey: keys.failing }
  const failed = [
    await ask(guest, `/v1/fights/${privateId}/choices`, { body: choice }),
    await ask(guest, `/v1/fights/${privateId}/orders`, { method: 'PUT', body: { orders: { interrupt: { within: 777 } } } }),
    await ask(ann, '/v1/fights', { body: { seats: [{ name: keys.failing, fighter: { type: 'ORC' }, clientSeed: seeds.ann }, {}], idempotencyKey: keys.create } }),
    await ask(ann, '/v1/keys', { body: { scopes: ['play'] } }),
    await ask(everybody, '/v1/accounts', { body: { name: 'Failing' } }),
    await ask(host, `/v1/fights/${id}/tokens`, { body: {} })
  ]
  t.strictSame(failed.map(({ code }) => code), failed.map(() => 'INTERNAL_ERROR'), 'nothing can be written')
  await ask(guest, '/graphql', { body: { query: 'mutation ($id: ID!, $choice: JSON!) { submitChoice(fightId: $id, choice: $choice) { __typename } }', variables: { id: privateId, choice } } })
  await round('nothing can be written', null)
  if (isQuick) {
    await server.meanwhile('ALTER TABLE fight_step RENAME COLUMN events TO gone')
    await listen()
    await round('events cannot be read', null)
  }
  return secrets
}

const tell = async (t: Test, place: Place): Promise<void> => {
  const story = await openStory(t, place)
  const { server, fights: { id, privateId, seeds }, always, sealed } = story
  await beforeTheFight(story)
  await firstTurn(story)
  await secondTurn(story)
  const before = await theEnd(story)
  const secrets = await failures(story)

  const seedOf = (fight: string): string => String(objectAt(secrets.find(({ fight_id: of }) => of === fight))['server_seed'])
  const dice = { name: 'the seed of the dice', mark: seedOf(id) }
  const never = [{ name: 'the seed of the dice of a private fight', mark: seedOf(privateId) }, ...secrets.map(({ bot_secret: mark }): Canary => ({ name: 'the seed of a bot', mark: String(mark) }))]
  nobodyHeard(t, server.received.slice(0, before), [dice], 'before the end')
  nobodyHeard(t, server.received, [{ ...dice, knows: NAMES, isTold: ['public', 'stranger', 'host'] }, ...never, ...always], 'in all that was sent')

  const game = [...Object.values(BIRDS), HIDDEN_TYPE, '"LEGS"', 'losingByAtMost', 'within', 'carryOut', ...Object.values(seeds)].map(mark => ({ name: mark, mark }))
  const sent = [...sealed.values()].filter(({ name }) => name.startsWith('what '))
  // Whoever reads logs may know which fights there are.
  nothingLogged(t, server.log(), [...always.filter(({ mark }) => mark !== privateId), dice, ...never, ...game, ...sent])
  t.match(server.log(), /"23514"/, 'and yet it tells of statements that failed')
  t.match(server.log(), `/v1/fights/${id}/choices`, 'and of requests')
}

t.test('embedded: nobody is sent what is secret, and nothing of it is logged', async t => tell(t, await embedded(t)))

t.test('Postgres: nobody is sent what is secret, and nothing of it is logged', async t => {
  const place = await onServers(t)
  if (place) await tell(t, place)
  else t.skip('NO POSTGRES: not tried', () => {})
})
