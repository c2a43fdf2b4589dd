/** A fight in which a house bot is asked. */
export interface WaitingFight {
  readonly id: string
  /** The creator of the fight. Fights without a known creator share one place. */
  readonly caller: string | null
  /** Whether only bots can be asked in it. */
  readonly botsOnly: boolean
}

/**
 * The fights that wait for a house bot: round-robin by caller, and first in first out for the fights of one caller.
 * Fights of bots alone come when no other waits.
 */
export interface BotQueue {
  /** Adds a fight at the end of its caller's. A waiting fight keeps its place, unless `botsOnly` has changed. */
  add (fight: WaitingFight): void
  /** The next fight; `null`: none waits. */
  take (kinds: { readonly botsOnly: boolean }): WaitingFight | null
  has (id: string): boolean
}

type Waiting = Map<string | null, Map<string, WaitingFight>>

export const createBotQueue = (): BotQueue => {
  const withPlayers: Waiting = new Map()
  const botsOnly: Waiting = new Map()
  const known = new Map<string, WaitingFight>()

  const remove = (waiting: Waiting, { id, caller }: WaitingFight): void => {
    const own = waiting.get(caller)
    own?.delete(id)
    known.delete(id)
    // A caller with more fights goes to the end.
    waiting.delete(caller)
    if (own && own.size > 0) waiting.set(caller, own)
  }

  const takeFrom = (waiting: Waiting): WaitingFight | null => {
    const [own] = waiting.values()
    const [fight] = own?.values() ?? []
    if (fight) remove(waiting, fight)
    return fight ?? null
  }

  return {
    add (fight) {
      const before = known.get(fight.id)
      if (before?.botsOnly === fight.botsOnly) return
      if (before) remove(before.botsOnly ? botsOnly : withPlayers, before)
      const waiting = fight.botsOnly ? botsOnly : withPlayers
      const own = waiting.get(fight.caller) ?? new Map<string, WaitingFight>()
      own.set(fight.id, fight)
      waiting.set(fight.caller, own)
      known.set(fight.id, fight)
    },
    take: kinds => takeFrom(withPlayers) ?? (kinds.botsOnly ? takeFrom(botsOnly) : null),
    has: id => known.has(id)
  }
}
