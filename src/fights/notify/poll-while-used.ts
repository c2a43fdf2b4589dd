import type { Log } from '../ports.js'

const LOOK_MILLISECONDS = 1000

/** A poll that runs while it has users. */
export interface Polling {
  start (): void
  stop (): void
}

/**
 * Polls once a second, one query at a time. News may be lost, so waits rely on this. Only the first of consecutive
 * faults is logged.
 */
export const pollWhileUsed = (
  { log, closing }: { readonly log: Log, readonly closing: AbortSignal },
  look: () => Promise<void>,
  complaint: string
): Polling => {
  let timer: NodeJS.Timeout | undefined
  let isLooking = false
  let isBlind = false

  const lookOnce = async (): Promise<void> => {
    if (isLooking || closing.aborted) return
    isLooking = true
    try {
      await look()
      isBlind = false
    } catch (fault) {
      if (!isBlind && !closing.aborted) log.error({ err: fault }, complaint)
      isBlind = true
    } finally {
      isLooking = false
    }
  }

  return {
    start () { timer ??= setInterval(lookOnce, LOOK_MILLISECONDS).unref() },
    stop () {
      clearInterval(timer)
      timer = undefined
    }
  }
}
