import type { FightContext } from '../loading/fight-context.js'
import type { FightRow, Outage } from '../ports.js'
import { later } from '../clocks/clocks.js'
import { extendDeadlines, passDeadlines } from './pass-deadlines.js'

const SWEEP_MILLISECONDS = 500
const BEAT_MILLISECONDS = 2000
/** The sweep waits this long after a deadline, so that a choice that arrived in time can be stored. */
const GRACE_MILLISECONDS = 250
const SWEPT_AT_ONCE = 100
const SIDE_BY_SIDE = 8

/** Sends heartbeats, and sweeps the deadlines of all fights. Every node has one. */
export interface TimeKeeper {
  /**
   * Sends the first heartbeat, which ends an outage: call it when requests are accepted, and before one is answered.
   */
  start (): Promise<void>
  /** One sweep, as the timer does it. */
  sweep (): Promise<void>
  close (): Promise<void>
}

export const createTimeKeeper = (context: FightContext): TimeKeeper => {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let beatAt = -Infinity
  /** The id of the last outage that all fights are extended for. */
  let settled = 0

  const beat = async (): Promise<void> => {
    const sinceLast = context.clock().getTime() - beatAt
    if (sinceLast >= 0 && sinceLast < BEAT_MILLISECONDS) return
    await context.setClock?.()
    const now = context.clock()
    await context.pulse.beat(now.toISOString())
    beatAt = now.getTime()
  }

  const extendAll = async (outage: Outage): Promise<void> => {
    const ids = await context.store.notExtendedFor(context.rulesAtHand, outage, SWEPT_AT_ONCE)
    await inTurn(ids, id => change(id, row => extendDeadlines(context, row)))
    if (ids.length < SWEPT_AT_ONCE) settled = outage.id
  }

  const change = (
    fightId: string,
    make: (row: FightRow) => Promise<unknown>
  ): Promise<void> => context.lock(fightId, async () => {
    const row = await context.store.find(fightId)
    // If another commit comes first, the next sweep finds the rest.
    if (row?.status === 'RUNNING') await make(row)
  }).catch((fault: unknown) => {
    if (!context.closing.aborted) context.log.error({ err: fault, fightId }, 'A deadline could not be swept')
  })

  const sweep = async (): Promise<void> => {
    await beat()
    for (const outage of await context.pulse.outagesAfter(settled)) await extendAll(outage)
    const now = context.now()
    const ids = await context.store.dueBy(context.rulesAtHand, later(now, -GRACE_MILLISECONDS), SWEPT_AT_ONCE)
    context.metrics.swept('DEADLINES', ids.length)
    await inTurn(ids, id => change(id, async row => {
      if (row.due !== null && row.due < now) {
        await passDeadlines(context, row, now)
      }
    }))
  }

  const sweepOnce = (): void => {
    running ??= sweep().catch((fault: unknown) => {
      if (!context.closing.aborted) context.log.error({ err: fault }, 'The deadlines could not be swept')
    }).finally(() => { running = null })
  }

  return {
    sweep,
    async start () {
      await beat()
      timer ??= setInterval(sweepOnce, SWEEP_MILLISECONDS).unref()
    },
    async close () {
      clearInterval(timer)
      await running
    }
  }
}

/** Processes a list with limited concurrency. */
const inTurn = async (ids: readonly string[], work: (id: string) => Promise<void>): Promise<void> => {
  const left = [...ids]
  const worker = async (): Promise<void> => {
    for (let id = left.shift(); id !== undefined; id = left.shift()) await work(id)
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker))
}
