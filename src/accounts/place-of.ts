import { isIPv6 } from 'node:net'
import { type Bearer, isOperator } from '../fights/bearer.js'

/**
 * The network place that a client is counted by. For IPv6 it is the first 64 bits, because one client usually has all
 * addresses with that prefix.
 */
export const placeOf = (address: string): string => `at ${networkOf(address)}`

/**
 * The account that creates a fight, or the network address if there is no account. Storage limits are counted by it. It
 * is never shown. `null` for the operator, who has no limits.
 */
export const callerOf = (bearer: Bearer, address: string): string | null => {
  if (isOperator(bearer)) return null
  return bearer.kind === 'ACCOUNT' ? `account:${bearer.accountId}` : `address:${networkOf(address)}`
}

const networkOf = (address: string): string => {
  if (!isIPv6(address) || address.includes('.')) return address.replace(/^::ffff:/i, '')
  const [head = '', tail] = address.replace(/%.*$/, '').split('::')
  const [first, last] = [groupsOf(head), groupsOf(tail ?? '')]
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length
  const groups = [...first, ...Array.from({ length: zeros }, () => '0'), ...last]
  return `${groups.slice(0, 4).map(group => parseInt(group, 16).toString(16)).join(':')}::/64`
}

const groupsOf = (part: string): readonly string[] => part === '' ? [] : part.split(':')
