import type { Retention } from '../fights/upkeep/retention.js'
import { parseWholeNumber, type Settings } from './settings.js'

/** How long fights that are over are kept. */
export interface RetentionConfig { readonly retention: Retention }

export const readRetention = ({ read, refuse }: Settings): RetentionConfig => {
  const days = (name: string): number | null => read<number | null>(name, null, text => parseWholeNumber(text, 1, 36_500), 'a number of days from 1 to 36500')
  const [archive, remove] = [days('RETENTION_DAYS'), days('DELETE_AFTER_DAYS')]
  // Whoever sets both wants the records: they must not be deleted before they are made.
  if (archive !== null && remove !== null && remove <= archive) refuse('DELETE_AFTER_DAYS must be more than RETENTION_DAYS: else no fight is archived before it is deleted')
  return { retention: { archiveDays: archive, deleteDays: remove } }
}
