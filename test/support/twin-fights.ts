import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { FastifyInstance } from 'fastify'
import type { Test } from 'tap'
import type { Chance } from '../../src/bots/chance.js'
import type { Bearer } from '../../src/fights/bearer.js'
import type { ChoiceInput, CreateFightInput } from '../../src/fights/use-cases.js'
import type { DecisionView, FightNews } from '../../src/fights/views.js'
import type { FightRow } from '../../src/fights/ports.js'
import type { Answer } from '../../src/referee/choice.js'
import type { Ask } from '../../src/referee/decision.js'
import type { Seat } from '../../src/referee/seat.js'
import { createTokens } from '../../src/fights/tokens.js'
import type { Ruleset } from '../../src/referee/ruleset.js'
import { pitFighter } from '../../src/rulesets/pit-fighter/index.js'
import { openDatabase } from '../../src/store/database.js'
import { openToyApi } from './toy-api.js'
import { PUBLIC } from './toy-house.js'
import { oneIn, pick } from './random-fights.js'
import { embeddedInMemory } from './embedded.js'

const AT = new Date('2026-01-01T12:00:00.000Z')

const QUERY = 'query ($id: ID!) { fight(id: $id) { version turn pending { seat kind window answered deadline } seats { number fighter ready } decisions { id kind answered options } events(first: 30) { lastSeq nodes { seq type text figures } } game { __typename ... on PitFight { phase fighters { seat move lastMove mayPickFast } } } } }'

/** One of two services that make the same ids and dice, each on a database of its own. */
export const openService = async (t: Test) => {
  const database = await openDatabase(await embeddedInMemory())
  t.teardown(() => database.close())
  let [world, drawn] = [0, 0]
  const random = (bytes: number): Buffer => createHash('sha512').update(`${world}.${drawn++}`).digest().subarray(0, bytes)
  const house = { random, clock: () => AT, tokens: createTokens('one secret for both'), rulesets: new Map([[pitFighter.id, pitFighter as Ruleset]]), bots: new Map() }
  const { app, toys } = await openToyApi(t, { on: database, house })
  return {
    app,
    toys,
    /** The fight of that number, as if there had been no other. */
    async begin (number: number, input: CreateFightInput): Promise<TwinFight> {
      await database.source.query('TRUNCATE fight CASCADE')
      ;[world, drawn] = [number, 0]
      const { fight: { id }, hostToken, seatTokens } = await toys.fights.create(PUBLIC, input)
      return new TwinFight(app, toys.fights, { id, host: hostToken, seats: new Map(seatTokens.map(({ seat, token }) => [seat, token])) }, () => toys.house.store.find(id))
    }
  }
}

type Fights = Awaited<ReturnType<typeof openToyApi>>['toys']['fights']

interface Tokens { readonly id: string, readonly host: string, readonly seats: ReadonlyMap<Seat, string> }

export interface Given { readonly seat: Seat, readonly choice: ChoiceInput }

interface Stand { readonly isOver: boolean, readonly asked: readonly Ask[], readonly secrets: ReadonlySet<number> }

/** A fight in one of the two services, and those who look at it. */
class TwinFight {
  readonly script: Given[] = []
  private readonly told = new Map<string, string[]>()
  private readonly ends: (() => Promise<unknown>)[] = []

  constructor (readonly app: FastifyInstance, readonly fights: Fights, readonly tokens: Tokens, private readonly find: () => Promise<FightRow | null>) {}

  private bearer (seat: Seat): Bearer { return { kind: 'SEAT', fightId: this.tokens.id, seat } }

  /** What a seat is asked, sealed answers that may be replaced included. */
  async decisions (seat: Seat): Promise<readonly DecisionView[]> {
    return (await this.fights.fight(this.bearer(seat), this.tokens.id)).decisions
  }

  /** How it stands, with what nobody is shown. */
  async stands (): Promise<Stand> {
    const row = await this.find()
    if (!row?.state) throw new Error('The fight has not begun')
    return { isOver: row.status === 'FINISHED', asked: row.state.asked, secrets: new Set(row.state.secrets.map(({ decision }) => decision)) }
  }

  async choose (given: Given): Promise<void> {
    await this.fights.choose(this.bearer(given.seat), this.tokens.id, given.choice, 0)
    this.script.push(given)
  }

  viewers (hidden: Seat): readonly (readonly [name: string, token: string | null])[] {
    return [['public', null], ['host', this.tokens.host], ...[...this.tokens.seats].filter(([seat]) => seat !== hidden).map(([seat, token]) => [`seat ${seat}`, token] as const)]
  }

  /** Watches the fight, and what each is asked, from now on. */
  watch (hidden: Seat): void {
    const { fights, tokens: { id } } = this
    for (const [name, token] of this.viewers(hidden)) {
      const seen: string[] = []
      this.told.set(name, seen)
      const listen = async (): Promise<void> => {
        const bearer = await fights.bearerOf(token)
        const streams: AsyncGenerator<FightNews | object, void, void>[] = [fights.watch(bearer, id, 0), ...bearer.kind === 'PUBLIC' ? [] : [fights.watchDecisions(bearer)]]
        for (const [index, stream] of streams.entries()) {
          this.ends.push(() => stream.return())
          const read = async (): Promise<void> => { for await (const news of stream) seen.push(`${index}${JSON.stringify('events' in news ? news.events : news)}`) }
          read().catch((fault: unknown) => seen.push(String(fault)))
        }
      }
      listen().catch((fault: unknown) => seen.push(String(fault)))
    }
  }

  unwatch = async (): Promise<void> => { await Promise.all(this.ends.map(end => end())) }

  /**
   * All that those who are not hidden can get to see, by request, as text; a request that is none of theirs included.
   */
  async seen (hidden: Seat, theirs: string): Promise<ReadonlyMap<string, string>> {
    const { id } = this.tokens
    const seen = new Map<string, string>()
    for (const [name, token] of this.viewers(hidden)) {
      const ask = async (url: string, payload?: object): Promise<void> => {
        const { statusCode, payload: body } = await this.app.inject({ method: payload ? 'POST' : 'GET', url, headers: token === null ? {} : { authorization: `Bearer ${token}` }, ...payload && { payload } })
        seen.set(`${name} ${url} ${payload ? JSON.stringify(payload).slice(0, 90) : ''}`, `${statusCode} ${body}`)
      }
      for (const path of ['', '/record']) await ask(`/v1/fights/${id}${path}`)
      if (token === null) for (const path of ['/v1/fights', `/v1/fights/${id}/events`]) await ask(path)
      if (token === this.tokens.host) await ask('/graphql', { query: QUERY, variables: { id } })
      await ask(`/v1/fights/${id}/choices?view=FULL`, { decision: theirs, kind: 'PICK_MOVE', move: 'Fly' })
    }
    return seen
  }

  /** What was told to those who watch: every event, and what each is still asked by what it was told. */
  heard (): string {
    return JSON.stringify([...this.told].map(([name, seen]) => [name, seen.filter(text => text.startsWith('0')).map(text => text.slice(1).replace(/^\[|\]$/g, '')).join(), openIn(seen)]))
  }
}

/**
 * One who is slow is not told what was opened and closed meanwhile: only what is open in the end is the same for all.
 */
const openIn = (seen: readonly string[]): readonly unknown[] => {
  const open = new Map<string, unknown>()
  for (const text of seen.filter(each => each.startsWith('1'))) {
    const { decision, id } = JSON.parse(text.slice(1)) as { readonly decision?: DecisionView, readonly id?: string }
    if (decision) open.set(decision.id, decision)
    else open.delete(id ?? '')
  }
  return [...open.values()]
}

export type { TwinFight }

/** What the service takes: the decision that is answered, and its answer. */
export const answerTo = (decision: DecisionView, answer: Answer, more: object = {}): ChoiceInput => ({ ...answer, kind: decision.kind, decision: decision.id, ...more })

/** Rather an attack than none. */
export const drawOption = (chance: Chance, { kind, options }: DecisionView): Answer => pick(chance, kind === 'ATTACK' && options.length > 1 && !oneIn(chance, 6) ? options.slice(1) : options)

export const isSameAnswer = (a: ChoiceInput, b: ChoiceInput): boolean => isDeepStrictEqual({ ...a, replace: undefined, idempotencyKey: undefined }, { ...b, replace: undefined, idempotencyKey: undefined })
