/** What the fuzzer has been told so far and may send again: ids, tokens, places in lists. */
import type { Chance } from '../../src/bots/chance.js'

const KINDS = {
  fightId: /"([0-9a-z]{25})"/g,
  decisionId: /"([0-9a-z]{25}\.\d+)"/g,
  cursor: /"endCursor":"([\w-]+)"/g,
  hash: /"(sha256:[0-9a-f]{64})"/g,
  accountId: /"(acc_\w+)"/g,
  keyId: /"(key_\w+)"/g,
  token: /"(lan_[\w-]+)"/g,
  invite: /"(lan_invite_[\w-]+)"/g
} as const

export type KnownKind = keyof typeof KINDS

/** The newest of a kind; what is older is of fights that were over long ago. */
const AT_MOST = 40

export interface Known {
  /** One of a kind, if there is any. */
  some (kind: KnownKind): string | undefined
  /** The tokens of a fight: the host's, those of its seats, and invites. */
  tokensOf (fightId: string): readonly string[]
  /** One of the fights whose tokens are known. */
  someFight (): string | undefined
  /** Learns from an answer. */
  learn (text: string): void
}

export const openKnown = (chance: Chance): Known => {
  const pools = Object.fromEntries(Object.keys(KINDS).map(kind => [kind, [] as string[]])) as Record<KnownKind, string[]>
  const tokens = new Map<string, Set<string>>()
  const pick = <T>(list: readonly T[]): T | undefined => list[chance(Math.max(1, list.length))]

  const keepToken = (token: string): void => {
    const [, fightId] = /^lan_(?:host|seat|invite)_([0-9a-z]{25})_/.exec(token) ?? []
    if (fightId === undefined) return
    const own = tokens.get(fightId) ?? new Set()
    tokens.set(fightId, own.add(token))
    const [oldest] = tokens.keys()
    if (tokens.size > AT_MOST && oldest !== undefined) tokens.delete(oldest)
  }

  return {
    some: kind => pick(pools[kind]),
    tokensOf: fightId => [...tokens.get(fightId) ?? []],
    someFight: () => pick([...tokens.keys()]),
    learn (text) {
      for (const [kind, pattern] of Object.entries(KINDS) as [KnownKind, RegExp][]) {
        for (const [, value = ''] of text.matchAll(pattern)) {
          if (pools[kind].includes(value)) continue
          if (pools[kind].push(value) > AT_MOST) pools[kind].shift()
          if (kind === 'token') keepToken(value)
        }
      }
    }
  }
}
