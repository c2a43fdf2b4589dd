import { readNetworks } from '../api/client-address.js'
import { parseUrl, parseWholeNumber, type Settings } from './settings.js'

/** The listening address, public URL, trusted proxies and allowed origins. */
export interface NetworkConfig {
  readonly port: number
  readonly host: string
  /** The base of every URL in answers, such as `https://example.com/arena`. If it is empty, answers have paths. */
  readonly publicUrl: string
  /** Networks of the proxies whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: readonly string[]
  /**
   * Origins whose pages may use this server, such as `https://arena.example` or `capacitor://localhost`. `*` allows
   * all.
   */
  readonly allowedOrigins: readonly string[]
}

export const readNetwork = ({ read }: Settings): NetworkConfig => ({
  port: read('PORT', 4000, text => parseWholeNumber(text, 0, 65535), 'a port, 0 to 65535'),
  host: read('HOST', 'localhost', text => /^[\w.:-]+$/.test(text) ? text : null, 'a host name or address'),
  publicUrl: read('PUBLIC_URL', '', parsePublicUrl, 'a URL such as https://example.com/arena, without a query'),
  trustedProxies: read<readonly string[]>(
    'TRUSTED_PROXIES',
    [],
    readNetworks,
    'addresses or networks such as 10.0.0.0/8, with commas between'
  ),
  allowedOrigins: read<readonly string[]>(
    'ALLOWED_ORIGINS',
    [],
    parseOrigins,
    'origins such as https://arena.example or capacitor://localhost, without a path and with commas between, or ' +
    'null, or *'
  )
})

const parsePublicUrl = (text: string): string | null => {
  const url = parseUrl('http:', 'https:')(text)
  if (url === null || /[?#\s]/.test(text)) return null
  const { origin, pathname, username, password } = new URL(url)
  return username + password === '' ? origin + pathname.replace(/\/+$/, '') : null
}

const parseOrigins = (text: string): readonly string[] | null => {
  const origins = text.split(',').map(origin => origin.trim())
  return origins.every(origin => ['*', 'null'].includes(origin) || isOrigin(origin)) ? origins : null
}

/** For `http` and `https`: the form that browsers send. For other schemes, as apps use them: any host and port. */
const isOrigin = (origin: string): boolean => {
  if (!/^[a-z][a-z\d+.-]*:\/\/[^\s/\\?#@*]*$/.test(origin) || !URL.canParse(origin)) return false
  return !/^https?:/.test(origin) || new URL(origin).origin === origin
}
