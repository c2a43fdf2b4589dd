import type { Expiry } from '../fights/upkeep/expiry.js'
import { parseWholeNumber, type Settings } from './settings.js'

/** How long unused fights and scroll sets are kept. */
export interface ExpiryConfig { readonly expiry: Expiry }

export const readExpiry = ({ read }: Settings): ExpiryConfig => {
  const days = (name: string): number | null =>
    read<number | null>(name, null, text => parseWholeNumber(text, 1, 36_500), 'a number of days from 1 to 36500')
  return {
    expiry: {
      openFights: days('EXPIRE_OPEN_DAYS'),
      runningFights: days('EXPIRE_RUNNING_DAYS'),
      scrollSets: days('EXPIRE_SCROLL_SETS_DAYS')
    }
  }
}
