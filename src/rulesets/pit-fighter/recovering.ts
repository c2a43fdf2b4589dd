import { lostPoints } from './characteristics.js'
import { type Pit, rosterFor } from './pit.js'
import type { Fighter } from './state.js'
import { CHARACTERISTICS, type Characteristic } from './vocabulary.js'

/** Rule 6.7 (c): one counter takes back up to so many points. */
export const RECOVERY_POINTS = 5

export type Recovery = Readonly<Partial<Record<Characteristic, number>>>

export const isRecovery = (value: unknown): value is Recovery => typeof value === 'object' && value !== null

/** Every way to take back 1 to 5 lost points, none above its starting value, in whole points of at least 1. */
export const recoveries = (pit: Pit, fighter: Fighter): readonly Recovery[] => {
  const lost = lostPoints(rosterFor(pit, fighter.seat), fighter)
  const split = (characteristics: readonly Characteristic[], points: number): readonly Recovery[] => {
    const [first, ...rest] = characteristics
    if (first === undefined) return [{}]
    const most = Math.min(points, lost[first])
    return Array.from({ length: most + 1 }, (_, share) => share)
      .flatMap(share => split(rest, points - share).map(others => share > 0 ? { [first]: share, ...others } : others))
  }
  return split(CHARACTERISTICS.filter(characteristic => lost[characteristic] > 0), RECOVERY_POINTS).filter(recovery => Object.keys(recovery).length > 0)
}
