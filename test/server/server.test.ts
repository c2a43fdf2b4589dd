import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import t, { type Test } from 'tap'
import { buildApp } from '../../src/app.js'
import { type Config, ConfigFault, readConfig } from '../../src/config.js'
import { embeddedFolder } from '../support/embedded.js'
import { postgres } from '../support/services.js'
import { until } from '../support/until.js'

t.test('settings', async t => {
  t.strictSame(readConfig({}), {
    port: 4000,
    host: 'localhost',
    database: { kind: 'embedded', folder: './data' },
    heavyReads: 1,
    redisUrl: null,
    secret: null,
    accountsOpen: true,
    adminToken: null,
    jwt: null,
    rateLimits: { byKey: { times: 300, seconds: 6 }, byAddress: { times: 200, seconds: 10 }, accounts: { times: 10, seconds: 3600 } },
    budgets: {
      account: { openFights: 200, runningFights: 500, botSeats: 200, contentBytes: 16 * 1024 ** 2 },
      address: { openFights: 100, runningFights: 200, botSeats: 100, contentBytes: 4 * 1024 ** 2 },
      replacements: 50,
      keys: 20
    },
    expiry: { openFights: null, runningFights: null, scrollSets: null },
    retention: { archiveDays: null, deleteDays: null },
    publicUrl: '',
    trustedProxies: [],
    allowedOrigins: [],
    metrics: true,
    metricsToken: null,
    logLevel: 'info',
    isProduction: false
  } satisfies Config)
  t.match(readConfig({ PORT: '0', HOST: '::', DATABASE_URL: 'postgres://u:p@h/d', LANISTA_SECRET: 'x'.repeat(32), METRICS: 'off', METRICS_TOKEN: 'y'.repeat(16), LOG_LEVEL: 'warn', NODE_ENV: 'production', DATA_DIR: '' }), {
    metrics: false,
    metricsToken: 'y'.repeat(16),
    port: 0,
    host: '::',
    database: { kind: 'postgres', url: 'postgres://u:p@h/d', poolSize: 10 },
    secret: 'x'.repeat(32),
    logLevel: 'warn',
    isProduction: true
  })
  const wrong = { PORT: '65536', HOST: 'a b', DATABASE_URL: 'mysql://secret', DATABASE_POOL: '0', HEAVY_READS: 'all', REDIS_URL: 'http://secret', LANISTA_SECRET: 'short', ACCOUNTS: 'some', RATE_LIMITS: 'few', RATE_LIMIT_REQUESTS: '0', RATE_LIMIT_BURST: '-1', RATE_LIMIT_ANONYMOUS_REQUESTS: 'x', RATE_LIMIT_ANONYMOUS_BURST: '1.5', RATE_LIMIT_ACCOUNTS: '1e3', BUDGETS: 'some', BUDGET_OPEN_FIGHTS: '0', BUDGET_ANONYMOUS_CONTENT_KIB: 'all', BUDGET_KEYS: '-1', EXPIRE_OPEN_DAYS: '0', EXPIRE_RUNNING_DAYS: 'some', EXPIRE_SCROLL_SETS_DAYS: '1.5', RETENTION_DAYS: '0', DELETE_AFTER_DAYS: 'never', PUBLIC_URL: 'ftp://secret/x', TRUSTED_PROXIES: '10.0.0.0/33', JWT_ISSUER: 'a b', JWT_JWKS_URL: 'ftp://secret', JWT_AUDIENCE: 'c d', LANISTA_ADMIN_TOKEN: 'short too', ALLOWED_ORIGINS: 'https://a.example/path', METRICS: 'yes', METRICS_TOKEN: 'short', LOG_LEVEL: 'loud', NODE_ENV: 'prod' }
  const fault = (() => {
    try {
      return readConfig(wrong)
    } catch (fault) {
      return fault
    }
  })()
  if (!(fault instanceof ConfigFault)) throw new Error('Nothing was wrong')
  t.strictSame(fault.faults.map(line => line.split(' ')[0]).sort(), Object.keys(wrong).sort(), 'a line for each')
  t.notOk(/mysql|short/.test(fault.message), 'and no value in it')
  t.throws(() => readConfig({ JWT_ISSUER: 'https://id.example' }), { message: /^JWT_AUDIENCE must be set too.*\nJWT_JWKS_URL must be set too/ })
  t.throws(() => readConfig({ NODE_ENV: 'production', JWT_ISSUER: 'i', JWT_AUDIENCE: 'a', JWT_JWKS_URL: 'http://id.example/jwks' }), { message: /^JWT_JWKS_URL must be a URL such as https/ })
  t.match(readConfig({ JWT_ISSUER: 'i', JWT_AUDIENCE: 'a', JWT_JWKS_URL: 'https://id.example/jwks' }), { jwt: { issuer: 'i', audience: 'a', jwksUrl: 'https://id.example/jwks' } })
  t.match(readConfig({ RATE_LIMITS: 'off', ACCOUNTS: '', DATABASE_URL: 'postgres://u:p@h/d' }), { rateLimits: null, budgets: null, accountsOpen: false })
  t.match(readConfig({ BUDGETS: 'off' }), { budgets: null, rateLimits: { accounts: { times: 10 } } })
  t.match(readConfig({ RATE_LIMITS: 'off', BUDGETS: 'on', BUDGET_KEYS: '3' }), { rateLimits: null, budgets: { keys: 3, replacements: 50 } })
  t.match(readConfig({ EXPIRE_OPEN_DAYS: '1', EXPIRE_SCROLL_SETS_DAYS: '36500' }), { expiry: { openFights: 1, runningFights: null, scrollSets: 36_500 } })
  t.match(readConfig({ RETENTION_DAYS: '90', DELETE_AFTER_DAYS: '91' }), { retention: { archiveDays: 90, deleteDays: 91 } })
  t.match(readConfig({ DELETE_AFTER_DAYS: '1' }), { retention: { archiveDays: null, deleteDays: 1 } })
  t.throws(() => readConfig({ RETENTION_DAYS: '90', DELETE_AFTER_DAYS: '90' }), { message: /^DELETE_AFTER_DAYS must be more than RETENTION_DAYS/ })
  t.match(readConfig({ RATE_LIMIT_REQUESTS: '7', RATE_LIMIT_BURST: '20' }), { rateLimits: { byKey: { times: 20, seconds: 20 / 7 } } })
})

t.test('a setting that is no URL, or whose password is not escaped, is named without its value', async t => {
  const unescaped = ['se%cret', 'se%zzcret', 'se%ffcret', 'se#cret', 'se?cret', 'se/cret', 'secret 1', 'secret\n1', '%00secret', '12#secret', '12/secret', '12?secret', 'sécret']
  const cases: readonly (readonly [name: string, values: readonly string[]])[] = [
    ['DATABASE_URL', ['secret', 'postgres:secret', 'postgres://', 'http://secret', 'postgres://host:secret/db', 'postgres://host/db%zsecret', 'postgres://host/db?sslmode=%secret', ...unescaped.map(password => `postgres://user:${password}@host:5432/db`)]],
    ['REDIS_URL', ['secret', 'redis:secret', 'redis://', 'redis:///0', 'redis://host/secret', 'redis://host:99999', ...unescaped.map(password => `redis://:${password}@host:6379`)]],
    ['JWT_JWKS_URL', ['secret', 'https:secret', 'https://id.example/%secret', 'https://user:secret@id.example/jwks', 'https://id.example/jwks#secret']]
  ]
  for (const [name, values] of cases) {
    for (const value of values) {
      const fault = (() => {
        try {
          return readConfig({ ...name === 'JWT_JWKS_URL' && { JWT_ISSUER: 'i', JWT_AUDIENCE: 'a' }, [name]: value })
        } catch (fault) {
          return fault
        }
      })()
      if (!(fault instanceof ConfigFault)) t.fail(`${name}=${value} was taken`)
      else t.match(fault.faults, [new RegExp(`^${name} must be a URL such as [^\\n]*$`)], value)
      t.notMatch(String(fault), /secret|sécret|99999/)
    }
  }
  const password = encodeURIComponent('p%@:/?# ä')
  const taken = { DATABASE_URL: `postgresql://user:${password}@[::1]:5432/db?sslmode=require`, REDIS_URL: `rediss://user:${password}@host/3` }
  t.match(readConfig(taken), { database: { url: taken.DATABASE_URL }, redisUrl: taken.REDIS_URL })
  t.match(readConfig({ DATABASE_URL: 'postgres:///db?host=/run/postgresql' }), { database: { kind: 'postgres' } })
})

t.test('a database that cannot be opened is said at the start', async t => {
  await t.rejects(buildApp({ ...readConfig({ DATABASE_URL: 'postgres://nobody:x@127.0.0.1:1/none' }), logLevel: 'silent' }), { message: 'the database (Postgres, 127.0.0.1:1/none) cannot be used: connect ECONNREFUSED 127.0.0.1:1', cause: { code: 'ECONNREFUSED' } })
})

const MAIN = `import { serve } from '${new URL('../../src/cli/serve.ts', import.meta.url).href}'; await serve()`

/** A server as a process of its own; `url` once it listens. */
const startServer = async (t: Test, environment: Record<string, string>, before = ''): Promise<{ readonly url: string, readonly child: ChildProcess, readonly output: () => string }> => {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', `${before} ${MAIN}`], { env: { PATH, HOME, PORT: '0', ...environment } })
  t.teardown(() => child.kill('SIGKILL'))
  let output = ''
  const ended = once(child, 'close').then(() => { throw new Error(`The server did not start: ${output}`) })
  const started = new Promise<string>(resolve => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', chunk => {
        output += chunk
        const [, url] = /Lanista is at (\S+)/.exec(output) ?? []
        if (url !== undefined) resolve(url)
      })
    }
  })
  ended.catch(() => {})
  return { url: await Promise.race([started, ended]), child, output: () => output }
}

const call = async (url: string, token: string | null, body?: object): Promise<any> => {
  const headers = { ...(body && { 'content-type': 'application/json' }), ...(token !== null && { authorization: `Bearer ${token}` }) }
  const response = await fetch(url, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) })
  return response.json()
}

const survives = async (t: Test, environment: Record<string, string>, restarts: number): Promise<void> => {
  const input = { seats: [{ fighter: { type: 'ORC' } }, { fighter: { type: 'CHAOS' } }, { fighter: { type: 'EMPIRE' }, bot: 'random' }] }
  let { url, child, output } = await startServer(t, environment)
  t.match(await call(`${url}/readyz`, null), { status: 'ready' })
  const { fight: { id }, seatTokens } = await call(`${url}/v1/fights`, null, input)
  t.equal(seatTokens.length, 2)
  let logs = ''
  for (let restart = 0; restart < restarts; restart++) {
    let accepted: { readonly version: number, readonly acceptedAt: string } | null = null
    const last: { body: object, token: string } = { body: {}, token: '' }
    for (let turn = 0; turn < 8; turn++) {
      for (const { token } of seatTokens) {
        const { decisions: [decision] } = await call(`${url}/v1/fights/${id}/decisions?wait=${turn === 0 ? 5 : 0}`, token)
        if (!decision) continue
        Object.assign(last, { token, body: { ...decision.options[0], decision: decision.id } })
        const { acceptedAt, fight: { version } } = await call(`${url}/v1/fights/${id}/choices`, last.token, last.body)
        accepted = { version, acceptedAt }
      }
    }
    child.kill('SIGKILL')
    await once(child, 'exit')
    logs += output();
    ({ url, child, output } = await startServer(t, environment))
    const fight = await call(`${url}/v1/fights/${id}`, null)
    t.ok(accepted !== null && fight.version >= accepted.version, 'no accepted choice is lost')
    t.match(await call(`${url}/v1/fights/${id}/choices`, last.token, last.body), { acceptedAt: accepted?.acceptedAt }, 'a repeat after the crash gets the first answer')
  }
  const ended = once(child, 'exit')
  const waits = call(`${url}/v1/fights/${id}/events?after=1000000&wait=25`, null)
  await until(() => output().includes(`/v1/fights/${id}/events`))
  child.kill('SIGTERM')
  t.strictSame(await ended, [0, null], 'it ends when it is told to')
  t.match(await waits, { events: [] }, 'and answers who waits')
  t.notOk(/lan_(host|seat|invite)_/.test(logs + output()), 'no token stands in a log')
}

t.test('a killed server goes on where it was: embedded', async t => {
  const folder = await embeddedFolder(t)
  await survives(t, { DATA_DIR: folder, LOG_LEVEL: 'debug' }, 2)
})

t.test('a killed server goes on where it was: Postgres', async t => {
  const service = await postgres()
  if (service === null) {
    t.skip('NO POSTGRES: not tried', () => {})
    return
  }
  t.teardown(() => service.stop())
  await survives(t, { DATABASE_URL: service.url, LOG_LEVEL: 'debug' }, 1)
})

t.test('a promise that fails while nobody waits for it is logged, and the server goes on', async t => {
  const folder = await embeddedFolder(t)
  const { url, child, output } = await startServer(t, { DATA_DIR: folder }, "process.on('SIGUSR2', () => { Promise.reject(new Error('on its own')) });")
  child.kill('SIGUSR2')
  await until(() => output().includes('on its own'))
  t.match(output(), 'Unhandled promise rejection')
  t.match(await call(`${url}/readyz`, null), { status: 'ready' })
})

t.test('a port that is taken is one clear line', async t => {
  const folder = await embeddedFolder(t)
  const other = net.createServer().listen(0, 'localhost')
  t.teardown(() => other.close())
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  await t.rejects(startServer(t, { DATA_DIR: folder, PORT: String(port) }), { message: /is in use: set PORT to another/ })
})
