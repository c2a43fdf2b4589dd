import { setTimeout as sleep } from 'node:timers/promises'
import type { FightMetrics } from '../ports.js'
import { Refused } from '../refused.js'

const TRIES = 25
const PAUSE_MILLISECONDS = 4

/** Repeats `attempt` while it returns `null`, which means that another commit came first. */
export const tryAgain = async <T>(meter: FightMetrics, attempt: () => Promise<T | null>): Promise<T> => {
  for (let tried = 1; tried <= TRIES; tried++) {
    const done = await attempt()
    if (done !== null) return done
    meter.versionConflict()
    await sleep(Math.random() * PAUSE_MILLISECONDS * tried)
  }
  throw new Refused(
    'VERSION_CONFLICT',
    'Other requests kept changing the fight, so this request changed nothing. Send it again.'
  )
}
