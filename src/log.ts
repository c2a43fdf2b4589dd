import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Config } from './config.js'

/** Where log lines go, for whoever wants them elsewhere than on the standard output. */
export interface LogStream { write (line: string): void }

/** How the server logs: one line of JSON each, and in none a token, a body, a statement or what went into it. */
export const logOptions = ({ logLevel, adminToken = null }: Pick<Config, 'logLevel'> & Partial<Pick<Config, 'adminToken'>>, stream?: LogStream) => ({
  level: logLevel,
  hooks: { streamWrite: line => withoutTokens(adminToken === null ? line : line.replaceAll(adminToken, HIDDEN)) },
  serializers: { err: formatFault, req: formatRequest, res: ({ statusCode = 0 }: { readonly statusCode?: number }) => ({ statusCode }) },
  ...stream && { stream }
} satisfies FastifyServerOptions['logger'])

const HIDDEN = '[hidden]'

/** A line without what proves somebody, wherever somebody has put it: keys and tokens of ours, JSON Web Tokens of others. */
const withoutTokens = (line: string): string => line.replace(/lan_([a-z]+)_\w[\w-]*|eyJ[\w-]+\.[\w-]+\.[\w-]*/g, (_, kind?: string) => kind === undefined ? HIDDEN : `lan_${kind}_${HIDDEN}`)

/** Without what follows a `?`: a question for odds tells what a seat is about to do. */
const formatRequest = ({ method, url, ip }: FastifyRequest) => ({ method, path: url.split('?', 1)[0], remoteAddress: ip })

/** Classes of SQLSTATE whose messages tell of the server and never of what was sent: connections, access, resources, shut-downs. */
const OF_THE_SERVER = /^(?:08|25|28|3D|40|53|55|57|58)/

/** What may be logged of a fault. Those of a database carry statements and parameters, and with them sealed choices; its messages quote values. */
const formatFault = (fault: Error) => {
  const code = 'code' in fault ? String(fault.code) : ''
  const message = isSayable(fault, code) ? fault.message : 'its message may quote what was sent'
  return { type: fault.name, code, message, ...objectsOf(fault), stack: framesOf(fault) }
}

/** Fields of GraphQL that cannot be written say what they could not write. */
const isSayable = ({ name }: Error, code: string): boolean =>
  name !== 'GraphQLError' && (!/^(?=.*\d)[\dA-Z]{5}$/.test(code) || OF_THE_SERVER.test(code))

/** What a database names, which is always its own. */
const objectsOf = (fault: Error): Readonly<Record<string, string>> => Object.fromEntries(['table', 'column', 'constraint']
  .map((name): readonly [string, unknown] => [name, Object.entries(fault).find(([key]) => key === name)?.[1]])
  .filter((entry): entry is readonly [string, string] => typeof entry[1] === 'string'))

const framesOf = ({ stack = '' }: Error): string => stack.split('\n').filter(line => /^\s+at /.test(line)).join('\n')
