import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, SocketAddress } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Whether an address is that of a trusted proxy. */
export type IsTrusted = (address: string) => boolean

/** Reads comma-separated addresses and networks such as `10.0.0.0/8` or `::1`. `null` if one is invalid. */
export const readNetworks = (text: string): readonly string[] | null => {
  const networks = text.split(',').map(network => network.trim())
  return networks.every(isNetwork) ? networks : null
}

const isNetwork = (network: string): boolean => {
  const [address = '', bits, ...more] = network.split('/')
  const longest = isIP(address) === 6 ? 128 : 32
  return isIP(address) !== 0 &&
    more.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest))
}

/** Trusts only these networks. */
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

/** The forms of an address in `X-Forwarded-For`: in brackets, IPv4 with a port, or plain; quotes are optional. */
const FORMS = [/^\[([^\]]*)\](?::\d{1,5})?$/, /^([\d.]+):\d{1,5}$/, /^(.+)$/]

/**
 * Normalizes an IP address: removes quotes, brackets, port and zone, and writes mapped IPv4 as IPv4. Returns `null` if
 * the text is no address.
 */
const readAddress = (entry: string): string | null => {
  const unquoted = entry.trim().replace(/^"(.*)"$/, '$1').trim()
  const address = FORMS.map(form => form.exec(unquoted)?.[1]).find(found => found !== undefined)?.replace(
    /%.*$/,
    ''
  ) ?? ''
  if (isIP(address) === 4) return address
  return isIP(address) === 6
    ? new SocketAddress({ address, family: 'ipv6' }).address.replace(/^::ffff:(?=[\d.]+$)/, '')
    : null
}

/**
 * The client of a request: the nearest address that is not a trusted proxy. If a proxy reports something
 * that is not an address, the proxy counts as the client.
 */
export const addressOf = (
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  isTrusted: IsTrusted
): string => {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',').filter(entry => entry.trim() !== '')
  let client = readAddress(socket.remoteAddress ?? '') ?? ''
  for (const entry of forwarded.reverse()) {
    const next = isTrusted(client) ? readAddress(entry) : null
    if (next === null) break
    client = next
  }
  return client
}

/** Sets `request.ip` to the client's address. Fastify itself would accept any text from a trusted proxy. */
export const findClients = (app: FastifyInstance, isTrusted: IsTrusted): void => {
  app.decorateRequest('ip', { getter () { return addressOf(this.raw, isTrusted) } })
}
