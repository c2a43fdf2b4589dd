// Builds dist/ with esbuild, file by file; with --if-stale only when a source is newer than the last build.
// Types are checked elsewhere (npm run types), so that a build needs no development dependencies.
// esbuild writes to a separate folder, which then replaces dist, one process at a time: a second process waits and
// finds a fresh dist. All output goes to stderr, because stdout may belong to a command that prints JSON.
import { cpSync, existsSync, readFileSync, readdirSync, renameSync, rmSync, statSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = join(root, 'dist')
const lock = join(root, '.dist-lock')
const sources = ['src', 'schema.graphql', 'package.json', 'tsconfig.json']

/** True if `path` or anything below it changed after `time`; a folder changes when a file in it is added or removed. */
function isNewer (path, time) {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (stat === undefined) return false
  if (stat.mtimeMs > time) return true
  return stat.isDirectory() && readdirSync(path).some(name => isNewer(join(path, name), time))
}

function isStale () {
  const stamp = statSync(join(dist, '.built'), { throwIfNoEntry: false })
  return stamp === undefined || sources.some(name => isNewer(join(root, name), stamp.mtimeMs))
}

function isAlive (pid) {
  try { return process.kill(pid, 0) } catch (error) { return error.code === 'EPERM' }
}

function ownerOf (file) {
  try { return Number(readFileSync(file, 'utf8')) } catch { return undefined }
}

function isAbandoned (file) {
  const stat = statSync(file, { throwIfNoEntry: false })
  if (stat === undefined) return false
  const owner = ownerOf(file)
  // Just created and not yet written by its owner.
  return owner ? !isAlive(owner) : Date.now() - stat.mtimeMs > 10_000
}

async function takeLock () {
  for (let told = false; ; await sleep(50)) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
      return
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    if (isAbandoned(lock)) rmSync(lock, { force: true })
    else if (!told) {
      console.error('lanista: waiting for another build')
      told = true
    }
  }
}

function dropLock () {
  if (ownerOf(lock) === process.pid) unlinkSync(lock)
}

function sweepLeftovers () {
  for (const name of readdirSync(root)) {
    const owner = /^\.dist-(?:new|old)-(\d+)$/.exec(name)?.[1]
    if (owner !== undefined && !isAlive(Number(owner))) rmSync(join(root, name), { recursive: true, force: true })
  }
}

async function loadCompiler () {
  try {
    return await import('esbuild')
  } catch (error) {
    if (error.code === 'ERR_MODULE_NOT_FOUND') return undefined
    throw error
  }
}

async function compile (outdir) {
  const compiler = await loadCompiler()
  if (compiler === undefined) {
    console.error('lanista: esbuild is not installed: run npm ci')
    return false
  }
  const files = readdirSync(join(root, 'src'), { recursive: true }).map(name => join('src', name))
  try {
    await compiler.build({
      absWorkingDir: root,
      entryPoints: files.filter(name => name.endsWith('.ts')),
      outbase: 'src',
      outdir,
      format: 'esm',
      platform: 'node',
      target: 'node20.19',
      sourcemap: true,
      logLevel: 'warning'
    })
  } catch (error) {
    if (!Array.isArray(error.errors)) throw error
    return false
  } finally {
    await compiler.stop()
  }
  for (const name of files.filter(name => name.endsWith('.json'))) cpSync(join(root, name), join(outdir, relative('src', name)))
  return true
}

function takeTheirPlace (fresh, old) {
  if (existsSync(dist)) renameSync(dist, old)
  renameSync(fresh, dist)
  rmSync(old, { recursive: true, force: true })
}

/** Builds; false when there was a syntax error or no compiler, in which case dist stays as it was. */
export async function build () {
  const started = new Date()
  const fresh = join(root, `.dist-new-${process.pid}`)
  sweepLeftovers()
  rmSync(fresh, { recursive: true, force: true })
  try {
    if (!await compile(fresh)) return false
    writeFileSync(join(fresh, '.built'), '')
    utimesSync(join(fresh, '.built'), started, started)
    takeTheirPlace(fresh, join(root, `.dist-old-${process.pid}`))
    return true
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}

async function locked (work) {
  await takeLock()
  try { return await work() } finally { dropLock() }
}

/** Builds if dist is missing or older than its sources; false when that was needed and failed. */
export async function buildIfStale () {
  if (!isStale()) return true
  return locked(async () => {
    if (!isStale()) return true
    console.error('lanista: building')
    return build()
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const built = process.argv.includes('--if-stale') ? await buildIfStale() : await locked(build)
  process.exit(built ? 0 : 1)
}
