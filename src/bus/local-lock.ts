import type { Lock } from '../fights/ports.js'

/** The longest wait. Locks are held much shorter; after this the waiting work runs without the lock. */
const LONGEST_WAIT_MILLISECONDS = 5000

/** Runs work one at a time for each name, in order, within this process. */
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
