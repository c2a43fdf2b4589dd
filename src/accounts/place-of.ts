import { isIPv6 } from 'node:net'

/** One place of the net, to count by whoever comes from there: of IPv6 the first 64 bits, for whoever has one address there has all of them. */
export const placeOf = (address: string): string => {
  if (!isIPv6(address) || address.includes('.')) return `at ${address.replace(/^::ffff:/i, '')}`
  const [head = '', tail] = address.replace(/%.*$/, '').split('::')
  const [first, last] = [head, tail ?? ''].map(part => part === '' ? [] : part.split(':'))
  const groups = tail === undefined ? first ?? [] : [...first ?? [], ...Array.from({ length: 8 - (first?.length ?? 0) - (last?.length ?? 0) }, () => '0'), ...last ?? []]
  return `at ${groups.slice(0, 4).map(group => parseInt(group, 16).toString(16)).join(':')}::/64`
}
