/** The server in a separate process. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export interface RunningServer {
  readonly origin: string
  readonly pid: number
  stop (): Promise<void>
}

/**
 * Starts `lanista serve` on a free port: on Postgres, or (`null`) on PGlite in a folder that goes with it. What it
 * bears is measured, not what it allows.
 */
export const startServer = async (databaseUrl: string | null, redisUrl: string | null = null): Promise<RunningServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'lanista-bench-'))
  const { DATABASE_URL: _database, REDIS_URL: _redis, ...environment } = process.env
  const child = spawn(process.execPath, ['bin/lanista.js', 'serve'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...environment, ...databaseUrl !== null && { DATABASE_URL: databaseUrl }, ...redisUrl !== null && { REDIS_URL: redisUrl }, RATE_LIMITS: 'off', DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', NODE_ENV: 'production' }
  })
  const ended = new Promise<void>(resolve => { child.once('close', () => { resolve() }) })
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /^Lanista is at (http\S+)/.exec(line)?.[1]
    if (origin !== undefined) return { origin, pid: child.pid ?? 0, stop }
  }
  await stop()
  throw new Error('The server did not start')
}
