import type { Config } from './config.js'

/** The server cannot start, for a reason that lies outside it: one line that names it. */
export class NotStarted extends Error {}

/** Waits for what is needed of the database to start; throws `NotStarted` where it cannot be had. */
export const ofDatabase = async <T>(choice: Config['database'], work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (fault) {
    throw cannotUse(`the database (${nameDatabase(choice)})`, fault)
  }
}

export const cannotListen = ({ port, host }: Config, fault: unknown): NotStarted => codeOf(fault) === 'EADDRINUSE'
  ? new NotStarted(`port ${port} is in use: set PORT to another`, { cause: fault })
  : cannotUse(`port ${port} of ${host}`, fault)

/** What the database is, without its password. */
export const nameDatabase = (choice: Config['database']): string => {
  if (choice.kind === 'embedded') return choice.folder === null ? 'embedded, in memory: fights are gone with this process' : `embedded, in ${choice.folder}`
  const { host, pathname } = new URL(choice.url)
  return `Postgres, ${host}${pathname}`
}

export const cannotUse = (what: string, fault: unknown): NotStarted => new NotStarted(`${what} cannot be used: ${reasonOf(fault)}`, { cause: fault })

const codeOf = (fault: unknown): unknown => fault instanceof Error && 'code' in fault ? fault.code : null

/** One line for whatever was thrown. Compiled programs throw objects that are no errors; a host of several addresses fails once for each. */
const reasonOf = (fault: unknown): string => {
  if (fault instanceof AggregateError && fault.errors.length > 0) return fault.errors.map(reasonOf).join(', ')
  const { message, code, name, errno }: Thrown = typeof fault === 'object' && fault !== null ? fault : { message: fault }
  const text = [message, code, [name, errno].filter(isSayable).join(' ')].filter(isSayable).map(String).find(text => text.trim() !== '')
  return (text ?? 'no reason was given').trim().replaceAll(/\s*[\n\r]\s*/g, ' ')
}

interface Thrown { readonly message?: unknown, readonly code?: unknown, readonly name?: unknown, readonly errno?: unknown }

const isSayable = (value: unknown): boolean => ['string', 'number', 'bigint', 'boolean'].includes(typeof value)
