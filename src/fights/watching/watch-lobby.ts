import { hangBell } from '../listening/bell.js'
import type { Desk } from '../standing/desk.js'
import { interruptible } from '../listening/interruptible.js'
import { fits } from './lobby-filter.js'
import { NO_PART } from '../part.js'
import type { LobbyFilter } from '../use-cases.js'
import { viewFight } from './view-fight.js'
import type { FightView, LobbyChange } from '../views.js'

/** A lobby is what a person looks through: the newest that many. */
const FIGHTS_AT_MOST = 200
const LOOK_MILLISECONDS = 1000

interface Listed { readonly fight: FightView, readonly text: string }

/** The public fights with open seats, read once a second for all who watch them here, while anybody does. */
export interface Lobby {
  /** `null`: it was not read yet. */
  listed (): ReadonlyMap<string, Listed> | null
  /** Returns what ends it. */
  watch (ring: () => void): () => void
}

export const openLobby = (desk: Desk): Lobby => {
  const bells = new Set<() => void>()
  let listed: ReadonlyMap<string, Listed> | null = null
  let isRunning = false

  const read = async (): Promise<void> => {
    const rows = await desk.store.search({ hasOpenSeat: true, before: null, limit: FIGHTS_AT_MOST })
    const views = rows.map(row => viewFight(row, null, NO_PART))
    listed = new Map(views.map(fight => [fight.id, { fight, text: JSON.stringify(fight) }]))
    for (const ring of [...bells]) ring()
  }

  const run = async (): Promise<void> => {
    isRunning = true
    while (bells.size > 0 && !desk.closing.aborted) {
      await read().catch((fault: unknown) => {
        if (!desk.closing.aborted) desk.log.error({ err: fault }, 'The lobby could not be read')
      })
      await new Promise(resolve => { setTimeout(resolve, LOOK_MILLISECONDS).unref() })
    }
    isRunning = false
    listed = null
  }

  return {
    listed: () => listed,
    watch (ring) {
      bells.add(ring)
      if (!isRunning) run()
      return () => { bells.delete(ring) }
    }
  }
}

/** Of the public fights that can be joined, the newest 200, those that fit; then each as it comes, changes or goes. */
export const watchLobby = (desk: Desk, lobby: Lobby, filter: LobbyFilter, signal?: AbortSignal): AsyncGenerator<LobbyChange, void, void> =>
  interruptible([signal, desk.closing], stop => tell(lobby, filter, stop))

const tell = async function * (lobby: Lobby, filter: LobbyFilter, stop: AbortSignal): AsyncGenerator<LobbyChange, void, void> {
  const bell = hangBell()
  stop.addEventListener('abort', bell.ring)
  const hush = lobby.watch(bell.ring)
  const told = new Map<string, string>()
  try {
    while (!stop.aborted) {
      const listed = lobby.listed()
      if (listed) yield * changesSince(fitting(listed, filter), told)
      await bell.heard(null)
    }
  } finally {
    hush()
  }
}

const fitting = (listed: ReadonlyMap<string, Listed>, filter: LobbyFilter): ReadonlyMap<string, Listed> =>
  new Map([...listed].filter(([, { fight }]) => fits(fight, filter)))

const changesSince = function * (listed: ReadonlyMap<string, Listed>, told: Map<string, string>): Generator<LobbyChange, void, void> {
  for (const fightId of [...told.keys()].filter(id => !listed.has(id))) {
    told.delete(fightId)
    yield { kind: 'UNLISTED', fightId }
  }
  for (const [id, { fight, text }] of [...listed].reverse()) {
    if (told.get(id) === text) continue
    told.set(id, text)
    yield { kind: 'LISTED', fight }
  }
}
