import './documented.js'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Test } from 'tap'
import { httpOptions } from '../../src/api/http-options.js'
import { type ApiOptions, apiPlugin } from '../../src/api/plugin.js'
import type { AccountDependencies } from '../../src/accounts/dependencies.js'
import type { FightDependencies } from '../../src/fights/dependencies.js'
import { createScrollSets } from '../../src/fights/scroll-sets.js'
import { readScrollSet } from '../../src/rulesets/pit-fighter/index.js'
import { type Database, openDatabase } from '../../src/store/database.js'
import { scrollSetStore } from '../../src/store/scroll-set-store.js'
import { newDatabase } from './databases.js'
import { openToyHouse, type ToyHouse } from './toy-house.js'

interface ToyOptions extends Partial<ApiOptions> {
  readonly house?: Partial<FightDependencies>
  readonly setting?: Partial<AccountDependencies>
  /** Somebody else's; left out: one of its own. */
  readonly on?: Database
}

/** The API over the real use cases and a database, with the toy ruleset. */
export const openToyApi = async (t: Test, { production = false, house = {}, setting = {}, on, ...options }: ToyOptions = {}): Promise<{ readonly app: FastifyInstance, readonly toys: ToyHouse }> => {
  const database = on ?? await openDatabase(await newDatabase(t))
  const alive = setInterval(() => {}, 1000)
  const toys = openToyHouse(database, house, setting)
  const scrollSets = createScrollSets({ builtIn: [], read: readScrollSet, store: scrollSetStore(database.source), clock: () => new Date() })
  const app = Fastify({ ...httpOptions, logger: false })
  await app.register(apiPlugin, { fights: toys.fights, accounts: toys.accounts, rulesets: toys.house.rulesets, scrollSets, ready: async () => true, production, ...options })
  t.teardown(async () => {
    await app.close()
    await toys.end()
    if (!on) await database.close()
    clearInterval(alive)
  })
  return { app, toys }
}
