import type { Bearer } from '../bearer.js'
import { hangBell } from '../listening/bell.js'
import type { Desk } from '../standing/desk.js'
import type { Feeds } from './feeds.js'
import { refuseUnlessSeen } from '../standing/fight-of.js'
import { interruptible } from '../listening/interruptible.js'
import { viewerIn } from '../part.js'
import type { FightNews } from '../views.js'
import { refuseOddSeq } from './watch-fight.js'

/** A reader that was up to date and then falls further behind than this is sent `Lagged`: it reads too slowly. */
const EVENTS_BEHIND_AT_MOST = 1000

/** Every event above `afterSeq` once and in order: those that are missing first, then each as it happens. Ends with the fight. */
export const watchEvents = (desk: Desk, feeds: Feeds, bearer: Bearer, fightId: string, afterSeq: number, signal?: AbortSignal): AsyncGenerator<FightNews, void, void> =>
  interruptible([signal, desk.closing], stop => tell(feeds, bearer, fightId, afterSeq, stop, desk.eventsBehindAtMost ?? EVENTS_BEHIND_AT_MOST))

const tell = async function * (feeds: Feeds, bearer: Bearer, fightId: string, afterSeq: number, stop: AbortSignal, behindAtMost: number): AsyncGenerator<FightNews, void, void> {
  refuseOddSeq(afterSeq)
  const bell = hangBell()
  stop.addEventListener('abort', bell.ring)
  const { feed, close } = await feeds.open(fightId, bell.ring)
  let seq = afterSeq
  let isUpToDate = false
  try {
    while (!stop.aborted) {
      const { row } = feed.now()
      refuseUnlessSeen(row, bearer)
      if (isUpToDate && row.lastSeq - seq > behindAtMost) {
        yield { kind: 'LAGGED', afterSeq: seq }
        return
      }
      const { events, lastSeq, more, isOver } = await feed.page(viewerIn(bearer, row), seq)
      seq = lastSeq
      isUpToDate ||= !more
      if (events.length > 0) yield { kind: 'EVENTS', events, lastSeq, more }
      if (more) continue
      if (isOver) return
      await bell.heard()
    }
  } finally {
    close()
  }
}
