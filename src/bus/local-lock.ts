import type { Lock } from '../fights/ports.js'

/** Long before this whoever holds the lock is done; nothing depends on it, so whoever waited goes on. */
const LONGEST_WAIT_MILLISECONDS = 5000

/** One at a time for each name, in order, among those who work in this process. */
export const localLock = (): Lock => {
  const last = new Map<string, Promise<unknown>>()
  return async (name, work) => {
    const before = last.get(name)
    const mine = before ? whenDone(before).then(work) : work()
    last.set(name, mine)
    try {
      return await mine
    } finally {
      if (last.get(name) === mine) last.delete(name)
    }
  }
}

const whenDone = (before: Promise<unknown>): Promise<void> => new Promise(resolve => {
  const timer = setTimeout(resolve, LONGEST_WAIT_MILLISECONDS)
  const done = (): void => {
    clearTimeout(timer)
    resolve()
  }
  before.then(done, done)
})
