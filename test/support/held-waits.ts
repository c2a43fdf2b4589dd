import type { FightDependencies } from '../../src/fights/dependencies.js'
import { until } from './until.js'

/** Waits whose time is up when a test says so. */
export const heldWaits = () => {
  const held = new Set<() => void>()
  const waitTimer: NonNullable<FightDependencies['waitTimer']> = (_milliseconds, call) => {
    held.add(call)
    return () => { held.delete(call) }
  }
  return {
    /** For the house that the waits are those of. */
    change: { waitTimer },
    /** Until so many requests are held. */
    areHeld: (count: number): Promise<void> => until(() => held.size >= count),
    held: (): number => held.size,
    /** Lets the time of all be up. */
    end (): void { for (const call of [...held]) call() }
  }
}
