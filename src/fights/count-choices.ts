import type { FightMetrics, StepRow } from './ports.js'
import { Refused, Unavailable } from './refused.js'

/** Counts nothing. */
export const NO_METRICS: FightMetrics = { chosen () {}, chosenFor () {}, versionConflict () {}, swept () {} }

/** Counts the choices that the server made for seats. */
export const countChosenFor = (meter: FightMetrics, steps: readonly StepRow[]): void => {
  for (const by of ['DEADLINE', 'ORDER'] as const) {
    const count = steps.filter(({ choice }) => choice?.by === by).length
    if (count > 0) meter.chosenFor(by, count)
  }
}

/** Counts the outcome of one request for a choice. */
export const countChoice = async <T extends { readonly isRepeat: boolean }>(
  meter: FightMetrics,
  accept: () => Promise<T>
): Promise<T> => {
  try {
    const accepted = await accept()
    meter.chosen(accepted.isRepeat ? 'REPEATED' : 'ACCEPTED')
    return accepted
  } catch (fault) {
    meter.chosen(fault instanceof Refused
      ? fault.code
      : fault instanceof Unavailable
        ? 'UNAVAILABLE'
        : 'INTERNAL_ERROR')
    throw fault
  }
}
