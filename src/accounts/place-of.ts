import { isIPv6 } from 'node:net'
import { type Bearer, isOperator } from '../fights/bearer.js'

/** One place of the net, to count by whoever comes from there: of IPv6 the first 64 bits, for whoever has one address there has all of them. */
export const placeOf = (address: string): string => `at ${networkOf(address)}`

/** Who makes a fight, to count what is stored and played for them: their account, or else the place that they come from. Shown to nobody. `null`: the operator, who is not counted. */
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
