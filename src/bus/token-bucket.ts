import type { Allowance, Taken } from '../accounts/ports.js'

/** A bucket as one number: the time in milliseconds at which it is full again. A missing bucket is full. */
export type FullAt = number

/**
 * Takes `cost` tokens from a bucket of `times` tokens that fills evenly within `seconds` (the generic cell rate
 * algorithm). A refused request takes nothing. A cost above the whole bucket counts as the whole bucket.
 */
export const takeTokens = (
  fullAt: FullAt,
  now: number,
  cost: number,
  { times, seconds }: Allowance
): Taken & { readonly fullAt: FullAt } => {
  const fillMilliseconds = seconds * 1000
  const tokenMilliseconds = fillMilliseconds / times
  const before = Math.max(fullAt, now)
  const after = before + Math.min(cost, times) * tokenMilliseconds
  // Rounding must not refuse the last token.
  const wait = after - now - fillMilliseconds
  const isAllowed = wait < 0.001
  const kept = isAllowed ? after : before
  return {
    fullAt: kept,
    isAllowed,
    remaining: Math.floor((fillMilliseconds - (kept - now)) / tokenMilliseconds + 0.001),
    waitMilliseconds: isAllowed ? 0 : wait,
    fullMilliseconds: kept - now
  }
}
