import type { AccountRow, ApiKeyRow } from './ports.js'
import type { AccountView, KeyView } from './use-cases.js'

export const viewAccount = ({ id, name }: AccountRow): AccountView => ({ id, name })

export const viewKey = ({ id, accountId, scopes, label, createdAt, endsAt }: ApiKeyRow): KeyView => ({
  id,
  accountId,
  scopes,
  label,
  createdAt,
  endsAt
})

/**
 * Whether a key or an account is valid at a time, by its end. ISO 8601 times of one form can be compared as strings.
 */
export const isGood = (end: string | null, at: string): boolean => end === null || end > at
