import type { Retention } from '../fights/upkeep/retention.js'
import { parseWholeNumber, type Settings } from './settings.js'

/** How long finished fights are kept. */
export interface RetentionConfig { readonly retention: Retention }

export const readRetention = ({ read, refuse }: Settings): RetentionConfig => {
  const days = (name: string): number | null =>
    read<number | null>(name, null, text => parseWholeNumber(text, 1, 36_500), 'a number of days from 1 to 36500')
  const [archive, remove] = [days('RETENTION_DAYS'), days('DELETE_AFTER_DAYS')]
  // If both are set, records are wanted: fights must not be deleted before they are archived.
  if (archive !== null && remove !== null && remove <= archive) {
    refuse(
      'DELETE_AFTER_DAYS must be more than RETENTION_DAYS. Otherwise fights are deleted before they are archived'
    )
  }
  return { retention: { archiveDays: archive, deleteDays: remove } }
}
