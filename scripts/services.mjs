// Temporary Postgres and Redis for tests.
//
// startServices() runs this file as a separate process, which starts the servers, prints their addresses as one line of
// JSON and stops them when its stdin closes. So they end with the process that started them, even if that is killed.
// With setpriv they also end if this process is killed. A line of JSON on its stdin stops or starts one of them; a line
// on its stdout reports the completion.
import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { accessSync, chownSync, constants, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

const startSeconds = 30
const isRoot = process.getuid?.() === 0

// --- client ---

/** @param {{ postgres: boolean, redis: boolean }} wanted */
export async function startServices (wanted) {
  const names = ['postgres', 'redis'].filter(name => wanted[name])
  if (names.length === 0) return { postgres: null, redis: null, down: unknown, up: unknown, stop: async () => {} }
  // detached: Ctrl-C is for the tests; the servers stay until these have ended.
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), ...names], { detached: true, stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = new Promise(resolve => child.once('exit', resolve))
  child.stdin.on('error', () => {})
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const nextLine = async () => JSON.parse((await lines.next()).value ?? '{}')
  const { postgres = null, redis = null } = await nextLine()
  child.unref()
  child.stdin.unref?.()
  child.stdout.unref?.()
  let before = Promise.resolve()
  const tell = command => {
    before = before.then(async () => {
      child.stdin.write(`${JSON.stringify(command)}\n`)
      child.stdout.ref?.()
      const { fault = null } = await nextLine()
      child.stdout.unref?.()
      if (fault !== null) throw new Error(fault)
    })
    return before
  }
  return {
    postgres,
    redis,
    down: (name, signal) => tell({ name, signal }),
    up: name => tell({ name }),
    stop: async () => {
      child.ref()
      child.stdin.end()
      await ended
    }
  }
}

const unknown = async () => { throw new Error('it was not started') }

// --- server process ---

const undo = []
/** The running servers by name: functions to stop and restart each on the same port with the same data. */
const running = new Map()

function find (command, folders = []) {
  for (const folder of [...folders, ...(process.env.PATH ?? '').split(delimiter)]) {
    const path = join(folder, command)
    try {
      accessSync(path, constants.X_OK)
      return path
    } catch {}
  }
  return undefined
}

function findPostgres () {
  const versions = '/usr/lib/postgresql'
  const folders = existsSync(versions)
    ? readdirSync(versions).sort((a, b) => Number(b) - Number(a)).map(version => join(versions, version, 'bin'))
    : []
  const initdb = find('initdb', folders)
  const postgres = find('postgres', folders)
  return initdb && postgres ? { initdb, postgres } : undefined
}

/** Installs a Debian package without letting it start its service. */
function install (name) {
  if (!isRoot || !find('apt-get') || process.env.TEST_SERVICES_INSTALL === '0') return
  console.error(`test services: installing ${name}`)
  const policy = '/usr/sbin/policy-rc.d'
  const isOurs = !existsSync(policy)
  if (isOurs) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    const options = { stdio: ['ignore', 'ignore', 'ignore'], timeout: 300_000, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    spawnSync('apt-get', ['update', '-q'], options)
    spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=120', name], options)
  } finally {
    if (isOurs) rmSync(policy, { force: true })
  }
}

/** The path of a program, which is installed if it is missing; null with a warning if it is not available. */
export function needProgram (name) {
  const look = () => find(name, ['/usr/sbin', '/usr/local/sbin'])
  if (!look()) install(name)
  const path = look() ?? null
  if (path === null) console.error(`\n!!! NO ${name.toUpperCase()} FOR THE TESTS: it is not installed\n!!! Every test that needs it is skipped.\n`)
  return path
}

export function freePort () {
  return new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

/** As root it runs as the user postgres, because Postgres refuses to run as root. */
function postgresUser () {
  if (!isRoot) return {}
  const id = flag => Number(spawnSync('id', [flag, 'postgres']).stdout)
  const user = { uid: id('-u'), gid: id('-g') }
  if (!user.uid || !user.gid) throw new Error('there is no user postgres to run it as')
  return user
}

/** Starts a server and waits until `isReady` says so; its output is shown only if it does not come up. */
async function serve (command, args, options, isReady) {
  const setpriv = find('setpriv')
  const child = setpriv
    ? spawn(setpriv, ['--pdeathsig', 'INT', command, ...args], { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    : spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise(resolve => child.once('close', resolve))
  let output = ''
  const keep = chunk => { output = (output + chunk).slice(-4000) }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const state = {}
  child.once('error', error => { state.failure = error })
  const stop = async (signal = 'SIGINT') => {
    child.kill(signal)
    const isGone = await Promise.race([ended.then(() => true), sleep(5000, false, { ref: false })])
    if (!isGone) child.kill('SIGKILL')
    await ended
  }
  const deadline = Date.now() + startSeconds * 1000
  while (Date.now() < deadline && child.exitCode === null && child.signalCode === null && !state.failure) {
    if (await isReady()) return stop
    await sleep(20)
  }
  if (!state.failure) await stop()
  throw state.failure ?? new Error(`it did not come up: ${output}`)
}

async function answersSql (url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('SELECT 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

function answersPing (port) {
  return new Promise(resolve => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write('PING\r\n'))
    const answer = isThere => {
      socket.destroy()
      resolve(isThere)
    }
    socket.setTimeout(2000, () => answer(false))
    socket.once('data', chunk => answer(chunk.toString().startsWith('+PONG')))
    socket.once('error', () => answer(false))
    socket.once('close', () => resolve(false))
  })
}

/** Starts a server that can be stopped and restarted. */
async function keep (name, start) {
  let stop = await start()
  undo.unshift(() => stop())
  running.set(name, { down: signal => stop(signal), up: async () => { stop = await start() } })
}

function temporaryFolder (name, user = {}) {
  const folder = mkdtempSync(join(tmpdir(), `lanista-test-${name}-`))
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  undo.unshift(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  return folder
}

async function postgres () {
  if (!findPostgres()) install('postgresql')
  const programs = findPostgres()
  if (!programs) throw new Error('it is not installed')
  const user = postgresUser()
  const folder = temporaryFolder('postgres', user)
  const password = randomBytes(12).toString('hex')
  const passwordFile = join(folder, 'password')
  const cluster = join(folder, 'cluster')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (user.uid !== undefined) chownSync(passwordFile, user.uid, user.gid)
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8', TZ: 'UTC' } }
  const made = spawnSync(programs.initdb, ['-D', cluster, '-U', 'postgres', '-A', 'scram-sha-256', '--pwfile', passwordFile, '-E', 'UTF8', '--locale', 'C', '--no-sync'], { ...options, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`)
  const port = await freePort()
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
  const settings = { listen_addresses: '127.0.0.1', port, unix_socket_directories: '', fsync: 'off', full_page_writes: 'off', max_connections: 200, shared_buffers: '64MB' }
  const args = ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  await keep('postgres', () => serve(programs.postgres, args, options, () => answersSql(url)))
  return url
}

async function redis () {
  if (!find('redis-server')) install('redis-server')
  const program = find('redis-server')
  if (!program) throw new Error('it is not installed')
  const port = await freePort()
  const folder = temporaryFolder('redis')
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder]
  await keep('redis', () => serve(program, args, { cwd: folder }, () => answersPing(port)))
  return `redis://127.0.0.1:${port}`
}

async function attempt (name, start) {
  for (let left = 1; ; left--) {
    try {
      return await start()
    } catch (error) {
      // Another try: another process may have taken the port.
      if (left > 0 && error.message.startsWith('it did not')) continue
      console.error(`\n!!! NO ${name.toUpperCase()} FOR THE TESTS: ${error.message}\n!!! Every test that needs it is skipped.\n`)
      return null
    }
  }
}

async function stopAll () {
  for (const stop of undo.splice(0)) await stop()
}

/** With a signal it stops the server, without one it starts it. */
async function obey ({ name, signal }) {
  const fault = await Promise.resolve()
    .then(() => signal ? running.get(name).down(signal) : running.get(name).up())
    .then(() => null, error => error.message)
  process.stdout.write(`${JSON.stringify({ fault })}\n`)
}

async function run (names) {
  let isOver = false
  const end = async () => {
    if (isOver) return
    isOver = true
    await started
    await stopAll()
    process.exit(0)
  }
  process.stdin.on('end', end).on('close', end).on('error', end)
  createInterface({ input: process.stdin }).on('line', line => { obey(JSON.parse(line)) })
  process.stdout.on('error', () => {})
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)
  const started = Promise.all(names.map(async name => [name, await attempt(name, { postgres, redis }[name])]))
  const addresses = Object.fromEntries(await started)
  process.stdout.write(`${JSON.stringify(addresses)}\n`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await run(process.argv.slice(2))
