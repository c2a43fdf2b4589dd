import { isIPv6 } from 'node:net'

/** One place of the net, to count by whoever comes from there: of IPv6 the first 64 bits, for whoever has one address there has all of them. */
export const placeOf = (address: string): string => {
  if (!isIPv6(address) || address.includes('.')) return `at ${address.replace(/^::ffff:/i, '')}`
  const [head = '', tail] = address.replace(/%.*$/, '').split('::')
  const [first, last] = [groupsOf(head), groupsOf(tail ?? '')]
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length
  const groups = [...first, ...Array.from({ length: zeros }, () => '0'), ...last]
  return `at ${groups.slice(0, 4).map(group => parseInt(group, 16).toString(16)).join(':')}::/64`
}

const groupsOf = (part: string): readonly string[] => part === '' ? [] : part.split(':')
