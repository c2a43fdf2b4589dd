import { performance } from 'node:perf_hooks'

const GOOD_MILLISECONDS = 5000
const ANSWER_MILLISECONDS = 2000

/**
 * An answer that is cached for a few seconds, so that frequent calls are cheap. `null` if it was not available in time.
 */
export const oftenAsked = <T>(ask: () => Promise<T>): (() => Promise<T | null>) => {
  let last: Promise<T | null> = Promise.resolve(null)
  let askedAt = -Infinity
  return () => {
    const now = performance.now()
    if (now - askedAt < GOOD_MILLISECONDS) return last
    askedAt = now
    last = within(ask()).catch(() => {
      askedAt = -Infinity
      return null
    })
    return last
  }
}

const within = async <T>(answer: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => { timer = setTimeout(() => reject(new Error('No answer in time')), ANSWER_MILLISECONDS) })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
