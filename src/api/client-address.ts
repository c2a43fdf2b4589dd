import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** Whether an address is that of a proxy whose word is taken for where a request comes from. */
export type IsTrusted = (address: string) => boolean

/** Reads addresses and networks, `10.0.0.0/8` or `::1`, with commas between; `null`: one of them is none. */
export const readNetworks = (text: string): readonly string[] | null => {
  const networks = text.split(',').map(network => network.trim())
  return networks.every(isNetwork) ? networks : null
}

const isNetwork = (network: string): boolean => {
  const [address = '', bits, ...more] = network.split('/')
  const longest = isIP(address) === 6 ? 128 : 32
  return isIP(address) !== 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest))
}

/** Trusts those networks and nobody else. */
export const trustNetworks = (networks: readonly string[]): IsTrusted => {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return address => isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** Where a handshake comes from: the first address, seen from here, that is no trusted proxy's. As Fastify says it of requests. */
export const addressOf = ({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>, isTrusted: IsTrusted): string => {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',').map(address => address.trim()).filter(address => address !== '')
  const seen = [socket.remoteAddress ?? '', ...forwarded.reverse()]
  return seen.find(address => !isTrusted(address)) ?? seen.at(-1) ?? ''
}
