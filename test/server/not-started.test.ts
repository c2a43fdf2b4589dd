/** What keeps a server from starting is one line, and the exit status 1; 2 for a setting. */
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import net, { type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t from 'tap'
import { cannotUse } from '../../src/not-started.js'
import { openDatabase } from '../../src/store/database.js'
import { takeFolder } from '../../src/store/data-folder.js'
import { embeddedFolder } from '../support/embedded.js'

const MAIN = join(import.meta.dirname, '../../src/cli/main.ts')

/** Runs a server to its end. */
const run = (environment: Readonly<Record<string, string>>): Promise<{ readonly status: number | null, readonly errors: string }> => new Promise(resolve => {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN, 'serve'], { env: { PATH, HOME, PORT: '0', ...environment }, stdio: ['ignore', 'ignore', 'pipe'] })
  t.teardown(() => child.kill('SIGKILL'))
  let errors = ''
  child.stderr.on('data', chunk => { errors += String(chunk) })
  child.once('close', status => { resolve({ status, errors }) })
})

t.test('a URL that cannot be read is one line that names its variable, and 2', async t => {
  for (const name of ['DATABASE_URL', 'REDIS_URL']) {
    const { status, errors } = await run({ [name]: `${name === 'REDIS_URL' ? 'redis' : 'postgres'}://user:hid%den@localhost:1/0` })
    t.match(errors, new RegExp(`^lanista: ${name} must be a URL such as [^\\n]*\\n$`))
    t.notMatch(errors, /hid%?den/)
    t.equal(status, 2)
  }
})

t.test('a server that cannot start says why in one line, and ends with 1', async t => {
  const folder = mkdtempSync(join(tmpdir(), 'lanista-test-start-'))
  const taken = mkdtempSync(join(tmpdir(), 'lanista-test-start-'))
  const file = join(folder, 'file')
  writeFileSync(file, 'no folder\n')
  const [holdsFile, damaged] = [join(folder, 'holds-file'), await embeddedFolder(t)]
  mkdirSync(holdsFile)
  writeFileSync(join(holdsFile, 'postgres'), 'no folder\n')
  await (await openDatabase({ kind: 'embedded', folder: damaged })).close()
  truncateSync(join(damaged, 'postgres/global/pg_control'), 0)
  const free = await takeFolder(taken, 0)
  const other = net.createServer().listen(0, 'localhost')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  t.teardown(() => {
    free()
    other.close()
    for (const made of [folder, taken]) rmSync(made, { recursive: true, force: true })
  })
  const cases: ReadonlyArray<readonly [name: string, environment: Readonly<Record<string, string>>, line: RegExp]> = [
    ['a Postgres that is not there', { DATABASE_URL: 'postgres://x:hidden@localhost:1/x' }, /^lanista: the database \(Postgres, localhost:1\/x\) cannot be used: .*ECONNREFUSED.*\n$/],
    ['a folder that is another process\'s', { DATA_DIR: taken }, /^lanista: the database .* is in use by another process\n$/],
    ['a file', { DATA_DIR: file }, /^lanista: the database .* cannot be used: .*\n$/],
    ['a file where the database is to be', { DATA_DIR: holdsFile }, /^lanista: the database .* cannot be used: .*postgres is not a folder: move it away, or set DATA_DIR to another folder\n$/],
    ['a damaged database', { DATA_DIR: damaged }, /^lanista: the database .* cannot be used: (?!.*object Object).+\n$/],
    ['a port that is taken', { DATA_DIR: join(folder, 'deep', 'data'), PORT: String(port) }, /^lanista: port \d+ is in use: set PORT to another\n$/],
    // There nothing can be made, and Node would try for ever.
    ...process.platform === 'linux' ? [['a folder in /proc', { DATA_DIR: '/proc/nope/data' }, /^lanista: the database .* cannot be used: ENOENT.*\n$/] as const] : []
  ]
  await Promise.all(cases.map(async ([name, environment, line]) => {
    const { status, errors } = await run(environment)
    t.match(errors, line, name)
    t.notMatch(errors, /hidden/, name)
    t.equal(status, 1, name)
  }))
})

t.test('whatever was thrown, the reason is one line of text', async t => {
  const cases: readonly (readonly [thrown: unknown, reason: string])[] = [
    [{ name: 'ErrnoError', errno: 54 }, 'ErrnoError 54'],
    [{ name: 'ExitStatus', message: 'Program terminated with exit(1)' }, 'Program terminated with exit(1)'],
    ['a\n  text', 'a text'],
    [7, '7'],
    [{}, 'no reason was given'],
    [null, 'no reason was given'],
    [undefined, 'no reason was given'],
    [Symbol('s'), 'no reason was given'],
    [new Error(''), 'Error'],
    [Object.assign(new Error(''), { code: 'EPIPE' }), 'EPIPE'],
    [new AggregateError([new Error('a'), { code: 'B' }]), 'a, B'],
    [new AggregateError([]), 'AggregateError']
  ]
  for (const [thrown, reason] of cases) t.equal(cannotUse('it', thrown).message, `it cannot be used: ${reason}`)
})

t.test('an embedded database that was not shut down in order says that it recovered', async t => {
  const alive = setInterval(() => {}, 1000)
  const folder = mkdtempSync(join(tmpdir(), 'lanista-test-start-'))
  const copy = mkdtempSync(join(tmpdir(), 'lanista-test-start-'))
  t.teardown(() => {
    clearInterval(alive)
    for (const made of [folder, copy]) rmSync(made, { recursive: true, force: true })
  })
  const first = await openDatabase({ kind: 'embedded', folder })
  t.equal(first.hasRecovered, false, 'a new one')
  // As a process leaves it that is killed now.
  cpSync(folder, copy, { recursive: true })
  await first.close()
  const second = await openDatabase({ kind: 'embedded', folder })
  t.equal(second.hasRecovered, false, 'one that was shut down in order')
  await second.close()
  const third = await openDatabase({ kind: 'embedded', folder: copy })
  t.equal(third.hasRecovered, true)
  await third.close()
})
