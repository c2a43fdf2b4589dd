/** A node: the server as it is started, in a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** What a node is started by: from its sources, or as it is shipped. */
export const PROGRAMS = {
  sources: ['--import', 'tsx', '--input-type=module', '-e', `import { serve } from '${new URL('../../src/cli/serve.ts', import.meta.url).href}'; await serve()`],
  built: ['bin/lanista.js', 'serve']
} as const
const START_MILLISECONDS = 60_000

export interface Node {
  /** Where it is, or was before it died. */
  url (): string
  /** It answers, as far as anybody knows. */
  isUp (): boolean
  /** Starts it again, if it is not running. */
  start (): Promise<void>
  /** SIGKILL: at once. SIGTERM: waits for its end, and gives whether that was a good one. */
  end (signal: 'SIGKILL' | 'SIGTERM'): Promise<boolean>
  stop (): void
  goOn (): void
  /** Ends that nobody asked for, with the last words. */
  readonly crashes: string[]
  /** All that it ever printed. */
  output (): string
}

const findProgram = (name: string): string | null => {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    try {
      accessSync(join(folder, name), constants.X_OK)
      return join(folder, name)
    } catch {}
  }
  return null
}

/** Kills nodes with this process, even if that is killed itself. */
const SETPRIV = findProgram('setpriv')

const spawnServer = (program: readonly string[], environment: Readonly<Record<string, string>>): ChildProcess => {
  const { PATH = '', HOME = '' } = process.env
  const [command, ...args] = [...SETPRIV === null ? [] : [SETPRIV, '--pdeathsig', 'KILL'], process.execPath, ...program]
  return spawn(command ?? process.execPath, args, { env: { PATH, HOME, PORT: '0', HOST: '127.0.0.1', RATE_LIMITS: 'off', ...environment }, stdio: ['ignore', 'pipe', 'pipe'] })
}

export const openNode = (program: readonly string[], environment: Readonly<Record<string, string>>): Node => {
  const crashes: string[] = []
  let all = ''
  let url = 'http://127.0.0.1:1'
  let child: ChildProcess | null = null
  let isListening = false
  let isStopped = false
  let ended = Promise.resolve(false)
  let isEndWanted = false

  const begin = (): void => {
    const fresh = spawnServer(program, environment)
    child = fresh
    isListening = false
    isEndWanted = false
    let output = ''
    for (const stream of [fresh.stdout, fresh.stderr]) {
      stream?.on('data', chunk => {
        output += chunk
        all += chunk
        const [, found] = /Lanista is at (\S+)/.exec(output) ?? []
        if (found === undefined || isListening) return
        url = found
        isListening = true
      })
    }
    ended = new Promise(resolve => {
      fresh.once('close', (code, signal) => {
        // One that never listened had no database to start with, and is started again.
        if (isListening && !isEndWanted) crashes.push(`ended by itself (${code ?? signal}): ${output.slice(-1500)}`)
        child = null
        isListening = false
        resolve(code === 0)
      })
    })
  }

  return {
    url: () => url,
    isUp: () => isListening && !isStopped,
    async start () {
      for (const end = Date.now() + START_MILLISECONDS; Date.now() < end; await sleep(20)) {
        if (isListening) return
        // It may have been started while the database was away.
        if (!child) begin()
      }
      throw new Error('A node does not start')
    },
    async end (signal) {
      if (!child) return true
      isEndWanted = true
      isListening = false
      child.kill(signal)
      return ended
    },
    stop () {
      isStopped = true
      child?.kill('SIGSTOP')
    },
    goOn () {
      isStopped = false
      child?.kill('SIGCONT')
    },
    crashes,
    output: () => all
  }
}
