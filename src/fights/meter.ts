import type { Meter } from './ports.js'
import { Refused } from './refused.js'

/** Counts nothing. */
export const SILENT: Meter = { chosen () {}, chosenFor () {}, outrun () {}, swept () {} }

/** Counts what comes of one request for a choice. */
export const countChoice = async <T extends { readonly isRepeat: boolean }>(meter: Meter, accept: () => Promise<T>): Promise<T> => {
  try {
    const accepted = await accept()
    meter.chosen(accepted.isRepeat ? 'REPEATED' : 'ACCEPTED')
    return accepted
  } catch (fault) {
    meter.chosen(fault instanceof Refused ? fault.code : 'INTERNAL_ERROR')
    throw fault
  }
}
