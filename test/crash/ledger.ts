/** What the clients were told, to be held against the log at the end. */
import type { ChoiceInput } from '../../src/fights/use-cases.js'
import type { EventView } from '../../src/fights/views.js'

export interface Acknowledged {
  readonly fightId: string
  readonly seat: number
  readonly choice: ChoiceInput
  readonly acceptedAt: string
}

export interface Ledger {
  readonly acknowledged: Acknowledged[]
  /** Choices that the service said it did not take. */
  readonly refused: Omit<Acknowledged, 'acceptedAt'>[]
  /** The tokens of their seats; `null` where a house bot sits. */
  readonly fights: Map<string, readonly (string | null)[]>
  /** Things that must never be: each is a loss or a lie. */
  readonly faults: string[]
  readonly counts: { requests: number, retries: number, duplicates: number, reads: number, streamed: number, subscribed: number, lateAnswers: number }
  /** A page of events as somebody read it; `viewer` a token or `null` for the public. */
  readEvents (fightId: string, viewer: string | null, afterSeq: number, events: readonly EventView[]): void
  /** The version that a request begun now must show at least. */
  versionOf (fightId: string): number
  seen (fightId: string, version: number): void
}

export const openLedger = (): Ledger => {
  const events = new Map<string, Map<number, string>>()
  const versions = new Map<string, number>()
  const faults: string[] = []
  return {
    acknowledged: [],
    refused: [],
    fights: new Map(),
    faults,
    counts: { requests: 0, retries: 0, duplicates: 0, reads: 0, streamed: 0, subscribed: 0, lateAnswers: 0 },
    readEvents (fightId, viewer, afterSeq, page) {
      const known = events.get(`${fightId} ${viewer}`) ?? new Map<number, string>()
      events.set(`${fightId} ${viewer}`, known)
      page.forEach((event, index) => {
        const text = JSON.stringify(event)
        if (event.seq !== afterSeq + 1 + index) faults.push(`${fightId}: event ${event.seq} was read where ${afterSeq + 1 + index} was due`)
        if ((known.get(event.seq) ?? text) !== text) faults.push(`${fightId}: event ${event.seq} was ${known.get(event.seq)} and then ${text}`)
        known.set(event.seq, text)
      })
    },
    versionOf: fightId => versions.get(fightId) ?? 0,
    seen (fightId, version) {
      versions.set(fightId, Math.max(version, versions.get(fightId) ?? 0))
    }
  }
}
