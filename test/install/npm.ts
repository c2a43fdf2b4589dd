import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Test } from 'tap'

type Environment = Readonly<Record<string, string>>

/** Without what npm and tap add for the run of the tests itself. */
const ownEnvironment = (): Environment => Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) =>
  value === undefined || /^(?:npm_(?!config_)|npm_config_local_prefix$|INIT_CWD$|NODE_|_?TAP|TEST_)/.test(name) ? [] : [[name, value]]))

export const temporaryFolder = (t: Test): string => {
  const folder = mkdtempSync(join(tmpdir(), 'lanista-test-install-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  return folder
}

export interface Ended { readonly status: number | null, readonly output: string, readonly errors: string }

/** Runs a command to its end. */
export const run = async (folder: string, command: string, args: readonly string[], environment: Environment = {}): Promise<Ended> => {
  const child = spawn(command, args, { cwd: folder, env: { ...ownEnvironment(), ...environment }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  let errors = ''
  child.stdout.on('data', chunk => { output += String(chunk) })
  child.stderr.on('data', chunk => { errors += String(chunk) })
  const [status] = await once(child, 'close')
  return { status, output, errors }
}

const OFFLINE = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED/

/** Runs npm; false: no registry can be reached, which the test says. Any other failure is thrown. */
export const npm = async (t: Test, folder: string, args: readonly string[], environment: Environment = {}): Promise<boolean> => {
  const { status, errors } = await run(folder, 'npm', [...args, '--prefer-offline', '--no-audit', '--no-fund', '--no-update-notifier'], environment)
  if (status === 0) return true
  if (!OFFLINE.test(errors)) throw new Error(`npm ${args.join(' ')}: ${errors}`)
  t.skip(`NO NPM REGISTRY: npm ${args[0]} has not been tried`, () => {})
  return false
}

export interface Started {
  readonly url: string
  /** Sends SIGTERM to the process group, and gives the exit status. */
  stop (): Promise<number | null>
}

/** Starts a server by a command; resolves when it says where it is. */
export const start = async (t: Test, folder: string, command: string, args: readonly string[], environment: Environment = {}): Promise<Started> => {
  const child = spawn(command, args, { cwd: folder, detached: true, env: { ...ownEnvironment(), PORT: '0', ...environment }, stdio: ['ignore', 'pipe', 'pipe'] })
  const signal = (name: NodeJS.Signals): void => {
    try {
      process.kill(-(child.pid ?? Infinity), name)
    } catch {
      // It has ended.
    }
  }
  t.teardown(() => signal('SIGKILL'))
  const closed = once(child, 'close')
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += String(chunk)
      const [, url] = /Lanista is at (\S+)/.exec(output) ?? []
      if (url !== undefined) resolve(url)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('close', () => reject(new Error(`It did not start: ${output}`)))
  })
  const stop = async (): Promise<number | null> => {
    signal('SIGTERM')
    const [status] = await closed
    return status
  }
  return { url, stop }
}
