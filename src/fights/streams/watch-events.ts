import type { Bearer } from '../bearer.js'
import { createSignal } from '../notify/signal.js'
import type { FightContext } from '../loading/fight-context.js'
import type { Feeds } from './feeds.js'
import { refuseUnlessSeen } from '../loading/fight-of.js'
import { interruptible } from '../notify/interruptible.js'
import { viewerIn } from '../role.js'
import type { FightNews } from '../views.js'
import { refuseOddSeq } from './watch-fight.js'

/** A reader that was up to date and then falls further behind than this is sent `Lagged`: it reads too slowly. */
const EVENTS_BEHIND_AT_MOST = 1000

/** Every event above `afterSeq` once and in order: stored ones first, then new ones. Ends with the fight. */
export const watchEvents = (
  context: FightContext,
  feeds: Feeds,
  bearer: Bearer,
  fightId: string,
  afterSeq: number,
  signal?: AbortSignal
): AsyncGenerator<FightNews, void, void> =>
  interruptible(
    [signal, context.closing],
    stop => tell(feeds, bearer, fightId, afterSeq, stop, context.eventsBehindAtMost ?? EVENTS_BEHIND_AT_MOST)
  )

const tell = async function * (
  feeds: Feeds,
  bearer: Bearer,
  fightId: string,
  afterSeq: number,
  stop: AbortSignal,
  behindAtMost: number
): AsyncGenerator<FightNews, void, void> {
  refuseOddSeq(afterSeq)
  const changes = createSignal()
  stop.addEventListener('abort', changes.notify)
  const { feed, close } = await feeds.open(fightId, changes.notify)
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
      await changes.wait()
    }
  } finally {
    close()
  }
}
