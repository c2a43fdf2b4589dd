import { setTimeout as sleep } from 'node:timers/promises'

/** Waits for something to be so, however slow the machine is: tap ends a test that waits for ever. */
export const until = async (isSo: () => boolean | Promise<boolean>, milliseconds = 10): Promise<void> => {
  while (!await isSo()) await sleep(milliseconds)
}
