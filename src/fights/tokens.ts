import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Seat } from '../referee/seat.js'
import type { TokenBearer } from './bearer.js'

/** The role that a token gives in a fight, and the token's generation. */
export type TokenClaim = TokenBearer & { readonly generation: number }

/** Derives tokens from one secret, so that they need not be stored. */
export interface Tokens {
  issue (claim: TokenClaim): string
  /** The claim of a token that was issued with this secret. The caller checks whether its generation is the newest. */
  read (token: string): TokenClaim | null
  /**
   * A fight's id derived from an idempotency key and its owner, so that a repeated creation names the same fight.
   * `deleted` counts the fights that were created with the key and deleted.
   */
  fightIdOf (idempotencyKey: string, accountId: string | null, deleted: number): string
  /** The id of a fight's rematch of that number, so that concurrent requests name the same fight. */
  rematchIdOf (fightId: string, number: number): string
}

const FORM = /^lan_(host|seat|invite)_([0-9a-z]{1,40})_(?:([1-9]\d?)_)?(\d{1,9})_[\w-]{43}$/

export const createTokens = (secret: string): Tokens => {
  const sign = (parts: readonly unknown[]): Buffer =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest()
  const issue = (claim: TokenClaim): string => {
    const { kind, fightId, generation } = claim
    const seat = kind === 'HOST' ? null : claim.seat
    // Host and seat tokens differ by the seat. Invites have another prefix, so that an invite never passes for a token.
    const signature = sign([kind === 'INVITE' ? 'invite' : 'token', fightId, seat, generation]).toString('base64url')
    return ['lan', kind.toLowerCase(), fightId, ...seat === null ? [] : [seat], generation, signature].join('_')
  }
  const idOf = (parts: readonly unknown[]): string => formatFightId(sign(parts).subarray(0, 16))
  return {
    issue,
    read (token) {
      const [, role, fightId, number, generation] = FORM.exec(token) ?? []
      if (fightId === undefined) return null
      const claim = claimOf(
        role,
        number === undefined ? null : Number(number),
        { fightId, generation: Number(generation) }
      )
      return claim && isSame(issue(claim), token) ? claim : null
    },
    fightIdOf: (idempotencyKey, accountId, deleted) =>
      idOf([
        ...accountId === null ? ['fight', idempotencyKey] : ['fight of', accountId, idempotencyKey],
        ...deleted === 0 ? [] : [deleted]
      ]),
    rematchIdOf: (fightId, number) => idOf(['rematch', fightId, number])
  }
}

const claimOf = (
  role: string | undefined,
  seat: Seat | null,
  which: Pick<TokenClaim, 'fightId' | 'generation'>
): TokenClaim | null => {
  if (role === 'invite') return { kind: 'INVITE', seat, ...which }
  if (role === 'seat') return seat === null ? null : { kind: 'SEAT', seat, ...which }
  return seat === null ? { kind: 'HOST', ...which } : null
}

const isSame = (expected: string, given: string): boolean => {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** 16 bytes as 25 digits and small letters. */
export const formatFightId = (bytes: Buffer): string =>
  BigInt(`0x${bytes.toString('hex')}`).toString(36).padStart(25, '0')

export const isFightId = (text: string): boolean => /^[0-9a-z]{1,40}$/.test(text)
