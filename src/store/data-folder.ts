import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const PAUSE_MILLISECONDS = 100

/**
 * Creates the folder and locks it for this process; waits for a process that is ending. Returns a function that unlocks
 * it.
 */
export const takeFolder = async (folder: string, patienceMilliseconds: number): Promise<() => void> => {
  makeFolder(resolve(folder))
  for (const end = Date.now() + patienceMilliseconds; ;) {
    const free = await lock(folder)
    if (free) return free
    if (Date.now() > end) throw new Error(`${folder} is in use by another process`)
    await sleep(PAUSE_MILLISECONDS)
  }
}

/**
 * Creates parents one by one: `recursive` never ends in an existing folder that cannot be written to, such as /proc.
 */
const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder)
}

/**
 * PGlite takes no lock, and two processes on one folder lose each other's rows. The kernel frees this lock when the
 * process dies, so a killed one leaves nothing behind.
 */
const lock = (folder: string): Promise<(() => void) | null> => {
  const name = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32)
  const address = process.platform === 'win32'
    ? `\\\\.\\pipe\\lanista-${name}`
    : process.platform === 'linux'
      ? `\0lanista-${name}`
      : join(folder, 'lock.sock')
  return new Promise((resolve, reject) => {
    const server = net.createServer().unref()
    server.once('error', (fault: NodeJS.ErrnoException) => fault.code === 'EADDRINUSE' ? resolve(null) : reject(fault))
    server.listen(address, () => resolve(() => { server.close() }))
  })
}

/** The secret that tokens are derived from. It is created at the first start and readable by its owner only. */
export const secretIn = (folder: string): string => {
  const file = join(folder, 'secret')
  try {
    writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { flag: 'wx', mode: 0o600 })
  } catch (fault) {
    if (!(fault instanceof Error) || !('code' in fault) || fault.code !== 'EEXIST') throw fault
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < 32) throw new Error(`${file} is damaged: it contains no secret`)
  return secret
}
