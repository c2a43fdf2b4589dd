import { setTimeout as sleep } from 'node:timers/promises'

/** Waits for a condition without a time limit; tap ends a test that hangs. */
export const until = async (isSo: () => boolean | Promise<boolean>, milliseconds = 10): Promise<void> => {
  while (!await isSo()) await sleep(milliseconds)
}

const LOOKS_AT_MOST = 1200

/**
 * Waits until what two worlds were sent is alike, and still is after a pause: what is on its way to one of them has
 * come. Gives up after two minutes, so that an assert says what differs.
 */
export const untilAlike = async (areAlike: () => boolean): Promise<void> => {
  const wait = async (): Promise<void> => { for (let looks = 0; looks < LOOKS_AT_MOST && !areAlike(); looks++) await sleep(100) }
  await wait()
  await sleep(400)
  await wait()
}
