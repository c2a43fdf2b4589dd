import { hangBell } from '../listening/bell.js'
import type { Desk } from '../standing/desk.js'
import { interruptible } from '../listening/interruptible.js'
import type { Lobby, Room } from './lobby.js'
import type { LobbyFilter } from '../use-cases.js'
import type { LobbyChange } from '../views.js'

/** Of the public fights that can be joined and are as `filter` says, the newest 200; then each as it comes, changes or goes. */
export const watchLobby = (desk: Desk, lobby: Lobby, filter: LobbyFilter, signal?: AbortSignal): AsyncGenerator<LobbyChange, void, void> =>
  interruptible([signal, desk.closing], stop => tell(lobby, filter, stop))

const tell = async function * (lobby: Lobby, filter: LobbyFilter, stop: AbortSignal): AsyncGenerator<LobbyChange, void, void> {
  const bell = hangBell()
  stop.addEventListener('abort', bell.ring)
  const room = lobby.enter(filter, bell.ring)
  let told: NonNullable<ReturnType<Room['listed']>> = new Map()
  try {
    while (!stop.aborted) {
      const listed = room.listed()
      if (listed) {
        yield * room.changesSince(told)
        told = listed
      }
      await bell.heard()
    }
  } finally {
    room.leave()
  }
}
