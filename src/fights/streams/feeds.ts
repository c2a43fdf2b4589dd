import type { Viewer } from '../../referee/seat.js'
import type { FightContext } from '../loading/fight-context.js'
import { archivedLog, missingLog } from '../loading/archived.js'
import { isOver, noSuchFight, readableFightOf } from '../loading/fight-of.js'
import type { FightRow, StepRow } from '../ports.js'
import { Refused } from '../refused.js'
import type { ReadableFight } from '../loading/readable-fight.js'
import { isFightId } from '../tokens.js'
import { viewStep } from '../views/view-events.js'
import { inTurn } from './watch-fight.js'
import type { EventPage, EventView } from '../views.js'

/** A watched fight: read once for all its readers in this process. */
export interface Feed {
  /** The newest state. Throws if the fight cannot be shown any more. */
  now (): FightNow
  /** Events numbered above `afterSeq` as the viewer may see them now. */
  page (viewer: Viewer, afterSeq: number): Promise<EventPage & { readonly isOver: boolean }>
}

export interface FightNow {
  readonly row: FightRow
  /** `null`: it has not begun. */
  readonly standing: ReadableFight | null
}

export interface Feeds {
  /** `ring` is called when the fight has changed; `close` unsubscribes. Throws FIGHT_NOT_FOUND. */
  open (fightId: string, ring: () => void): Promise<{ readonly feed: Feed, readonly close: () => void }>
}

const EVENTS_A_PAGE = 200
/** Steps kept in memory for readers that are up to date; other readers read the log. */
const STEPS_AT_HAND = 50
const AGAIN_MILLISECONDS = 1000

export const createFeeds = (context: FightContext): Feeds => {
  const feeds = new Map<string, OpenFeed>()
  return {
    async open (fightId, ring) {
      if (!isFightId(fightId)) throw noSuchFight(fightId)
      const feed = feeds.get(fightId) ?? beginFeed(context, fightId, look => context.fightPoller.watch(fightId, look))
      feeds.set(fightId, feed)
      feed.bells.add(ring)
      const close = (): void => {
        feed.bells.delete(ring)
        if (feed.bells.size > 0) return
        feed.end()
        if (feeds.get(fightId) === feed) feeds.delete(fightId)
      }
      try {
        await feed.ready
        return { feed, close }
      } catch (fault) {
        close()
        throw fault
      }
    }
  }
}

interface OpenFeed extends Feed {
  readonly bells: Set<() => void>
  readonly ready: Promise<void>
  end (): void
}

/** A step in memory, with its events for each kind of viewer. */
interface Told { readonly step: StepRow, readonly seen: Map<Viewer, readonly EventView[]> }

const beginFeed = (context: FightContext, fightId: string, watch: (look: () => void) => () => void): OpenFeed => {
  const bells = new Set<() => void>()
  let current: FightNow | null = null
  let refusal: Refused | null = null
  let atHand: readonly Told[] = []
  /** Events above this number are in memory. */
  let atHandAfter = 0
  let isStale = false
  let reading: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined
  let isEnded = false

  const read = async (): Promise<void> => {
    const row = await context.store.find(fightId)
    if (!row) throw noSuchFight(fightId)
    const known = current?.row
    if (known?.version === row.version) return
    const standing = await readableFightOf(context, row)
    const steps = known
      ? (await context.store.stepsAfter(
          fightId,
          known.lastSeq,
          STEPS_AT_HAND
        )).filter(({ version }) => version <= row.version)
      : []
    const isGapless = known !== undefined && (steps.at(-1)?.lastSeq ?? known.lastSeq) === row.lastSeq
    const all = isGapless ? [...atHand, ...steps.map(step => ({ step, seen: new Map() }))] : []
    const dropped = all.slice(0, -STEPS_AT_HAND).at(-1)
    if (!isGapless) atHandAfter = row.lastSeq
    if (dropped) atHandAfter = dropped.step.lastSeq
    atHand = all.slice(-STEPS_AT_HAND)
    current = { row, standing }
  }

  const readOn = async (): Promise<void> => {
    while (isStale) {
      isStale = false
      try {
        await read()
      } catch (fault) {
        if (fault instanceof Refused) refusal = fault
        else lookAgain(fault)
      }
      for (const ring of [...bells]) ring()
    }
  }

  const lookAgain = (fault: unknown): void => {
    if (context.closing.aborted) return
    context.log.error({ err: fault, fightId }, 'A watched fight could not be read')
    timer = setTimeout(look, AGAIN_MILLISECONDS).unref()
  }

  const look = (): void => {
    if (isEnded) return
    isStale = true
    reading ??= readOn().finally(pause)
  }

  const pause = (): void => {
    reading = null
    if (isStale) look()
  }

  const now = (): FightNow => {
    if (refusal) throw refusal
    if (!current) throw new Error('A watched fight was looked at before it was read')
    return current
  }

  const stepsAfter = async (afterSeq: number, row: FightRow): Promise<readonly Told[]> => {
    if (afterSeq >= atHandAfter) return atHand.filter(({ step }) => step.lastSeq > afterSeq)
    if (row.archivedAt !== null) throw archivedLog(fightId)
    const steps = await inTurn(
      context,
      row,
      afterSeq,
      EVENTS_A_PAGE,
      () => context.store.stepsAfter(fightId, afterSeq, EVENTS_A_PAGE),
      { hasBegun: true }
    )
    if (steps.length === 0) throw await missingLog(context.store, fightId, afterSeq)
    return steps.filter(({ version }) => version <= row.version).map(step => ({ step, seen: new Map() }))
  }

  const unsubscribe = watch(look)
  // Subscribes before the first read, so that no change is missed.
  const ready = read()
  reading = ready.then(readOn, () => {}).finally(pause)
  return {
    bells,
    ready,
    now,
    async page (viewer, afterSeq) {
      const { row, standing } = now()
      const told = standing ? await stepsAfter(afterSeq, row) : []
      const events = standing
        ? told.flatMap(each => seenOf(standing, viewer, each))
          .filter(({ seq }) => seq > afterSeq)
          .slice(0, EVENTS_A_PAGE)
        : []
      const lastSeq = events.at(-1)?.seq ?? afterSeq
      return { events, lastSeq, more: lastSeq < row.lastSeq, isOver: isOver(row) }
    },
    end () {
      isEnded = true
      clearTimeout(timer)
      unsubscribe()
    }
  }
}

const seenOf = (standing: ReadableFight, viewer: Viewer, { step, seen }: Told): readonly EventView[] => {
  // A renewed token changes what the seat sees of a step, so it is not cached.
  if (typeof viewer === 'number' && standing.row.renewals[viewer]) return viewStep(standing, viewer, step)
  const known = seen.get(viewer)
  if (known) return known
  const events = viewStep(standing, viewer, step)
  seen.set(viewer, events)
  return events
}
