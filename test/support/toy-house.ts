import { randomBytes } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import { createAccounts } from '../../src/accounts/accounts.js'
import { hashOf } from '../../src/accounts/api-key.js'
import type { AccountDependencies } from '../../src/accounts/dependencies.js'
import type { Accounts } from '../../src/accounts/use-cases.js'
import { accountStore } from '../../src/store/account-store.js'
import type { Bearer } from '../../src/fights/bearer.js'
import { type FightsAtWork, createFights } from '../../src/fights/fights.js'
import type { FightDependencies } from '../../src/fights/dependencies.js'
import { createTokens } from '../../src/fights/tokens.js'
import type { ChoiceInput, CreateFightInput } from '../../src/fights/use-cases.js'
import type { DecisionView } from '../../src/fights/views.js'
import { localLock } from '../../src/bus/local-lock.js'
import { localNews } from '../../src/bus/local-news.js'
import type { Database } from '../../src/store/database.js'
import { fightStore } from '../../src/store/fight-store.js'
import { pulseOf } from '../../src/store/pulse.js'
import { toyBot, toyRuleset } from './toy-ruleset.js'
import type { Ruleset } from '../../src/referee/ruleset.js'
import type { Seat } from '../../src/referee/seat.js'

/** The operator's, in all tests. */
export const ADMIN_TOKEN = 'the-operator-of-the-tests-proves-himself-by-this'

export interface ToyHouse extends FightsAtWork {
  readonly house: FightDependencies
  readonly accounts: Accounts
  readonly faults: object[]
  end (): Promise<void>
}

/** The use cases with the toy ruleset, as one process of the service would have them. */
export const openToyHouse = (database: Database, change: Partial<FightDependencies> = {}, setting: Partial<AccountDependencies> = {}): ToyHouse => {
  const closing = new AbortController()
  setMaxListeners(0, closing.signal)
  const faults: object[] = []
  const accounts = createAccounts({ store: accountStore(database.source), clock: () => new Date(), random: randomBytes, log: { error: fault => { faults.push(fault) } }, countNew: async () => {}, identities: null, isOpen: true, adminHash: hashOf(ADMIN_TOKEN), closing: closing.signal, ...setting })
  const dependencies: FightDependencies = {
    store: fightStore(database.source),
    pulse: pulseOf(database.source),
    news: localNews(),
    lock: localLock(),
    clock: () => new Date(),
    random: randomBytes,
    log: { error: fault => { faults.push(fault) } },
    tokens: createTokens('a secret of the tests'),
    rulesets: new Map([[toyRuleset.id, toyRuleset as Ruleset]]),
    identify: accounts.identify,
    findAccounts: accounts.findOpen,
    isStillGood: accounts.isStillGood,
    findContent: async () => undefined,
    bots: new Map([['random', toyBot]]),
    closing: closing.signal,
    ...change
  }
  const work = createFights(dependencies)
  return {
    ...work,
    house: dependencies,
    accounts,
    faults,
    async end () {
      closing.abort()
      await work.close()
    }
  }
}

export const TOY = { type: 'TOY' }
/** Where all requests of the tests come from. */
export const HERE = '127.0.0.1'
export const PUBLIC: Bearer = { kind: 'PUBLIC' }

/** A toy fight with all its viewers. */
export const given = async ({ fights }: ToyHouse, input: Partial<CreateFightInput> = {}) => {
  const { fight: { id }, hostToken, seatTokens } = await fights.create(PUBLIC, { seats: [{ fighter: TOY }, { fighter: TOY }], ...input })
  const bearerAt = (seat: Seat): Bearer => ({ kind: 'SEAT', fightId: id, seat })
  const host: Bearer = { kind: 'HOST', fightId: id }
  const asked = async (seat: Seat): Promise<DecisionView> => {
    const [decision] = await fights.decisions(bearerAt(seat), id, 0)
    if (!decision) throw new Error(`Seat ${seat} is not asked`)
    return decision
  }
  const seal = async (seat: Seat, number: number, change: Partial<ChoiceInput> = {}) => {
    const { id: decision } = change.decision === undefined ? await asked(seat) : { id: change.decision }
    return fights.choose(bearerAt(seat), id, { kind: 'SEAL_NUMBER', number, decision, ...change }, 0)
  }
  const strike = async (seat: Seat, dare: boolean) => fights.choose(bearerAt(seat), id, { kind: 'STRIKE', dare, decision: (await asked(seat)).id }, 0)
  return { id, host, bearerAt, hostToken, seatTokens, asked, seal, strike, record: (bearer: Bearer) => fights.record(bearer, id), view: (bearer: Bearer) => fights.fight(bearer, id) }
}
