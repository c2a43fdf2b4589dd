import { createSignal } from '../notify/signal.js'
import type { FightContext } from '../loading/fight-context.js'
import { interruptible } from '../notify/interruptible.js'
import type { Lobby, Room } from './lobby.js'
import type { LobbyFilter } from '../use-cases.js'
import type { LobbyChange } from '../views.js'

/** The newest 200 public fights that can be joined and match `filter`, then each change. */
export const watchLobby = (
  context: FightContext,
  lobby: Lobby,
  filter: LobbyFilter,
  signal?: AbortSignal
): AsyncGenerator<LobbyChange, void, void> =>
  interruptible([signal, context.closing], stop => tell(lobby, filter, stop))

const tell = async function * (
  lobby: Lobby,
  filter: LobbyFilter,
  stop: AbortSignal
): AsyncGenerator<LobbyChange, void, void> {
  const changes = createSignal()
  stop.addEventListener('abort', changes.notify)
  const room = lobby.enter(filter, changes.notify)
  let told: NonNullable<ReturnType<Room['listed']>> = new Map()
  try {
    while (!stop.aborted) {
      const listed = room.listed()
      if (listed) {
        yield * room.changesSince(told)
        told = listed
      }
      await changes.wait()
    }
  } finally {
    room.leave()
  }
}
