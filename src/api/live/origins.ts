import type { IncomingMessage } from 'node:http'

/**
 * Whether the origin of a handshake is allowed. Programs send no origin. Browsers always send the origin of
 * the page, which must be this server's own or an allowed one. `*` allows all.
 */
export const isOriginAllowed = (
  { headers: { origin, host } }: Pick<IncomingMessage, 'headers'>,
  allowed: readonly string[]
): boolean => {
  if (origin === undefined || allowed.includes('*') || allowed.includes(origin)) return true
  return /^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).host === host
}
