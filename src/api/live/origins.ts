import type { IncomingMessage } from 'node:http'

/**
 * Whether a handshake may come from where it says that it does. Programs name no origin; browsers always name that of
 * the page, which is to be this server's own or one of those allowed. `*` allows all.
 */
export const isOriginAllowed = ({ headers: { origin, host } }: Pick<IncomingMessage, 'headers'>, allowed: readonly string[]): boolean => {
  if (origin === undefined || allowed.includes('*') || allowed.includes(origin)) return true
  return /^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).host === host
}
