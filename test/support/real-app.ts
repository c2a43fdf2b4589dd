import './documented.js'
import type { FastifyInstance } from 'fastify'
import type { Test } from 'tap'
import { buildApp } from '../../src/app.js'
import { type Config, readConfig } from '../../src/config.js'
import { newDatabase } from './databases.js'

const config: Config = readConfig({ PORT: '0', RATE_LIMITS: 'off', LOG_LEVEL: 'silent' })

/** The whole server, not listening, on a new database. */
export const openApp = async (t: Test, change: Partial<Config> = {}): Promise<FastifyInstance> => {
  // PGlite alone does not keep a process alive while it is waited for.
  const alive = setInterval(() => {}, 1000)
  const app = await buildApp({ ...config, database: change.database ?? await newDatabase(t), ...change })
  t.teardown(async () => {
    await app.close()
    clearInterval(alive)
  })
  return app
}
