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

const cannotUse = (what: string, fault: unknown): NotStarted => new NotStarted(`${what} cannot be used: ${reasonOf(fault)}`, { cause: fault })

const codeOf = (fault: unknown): unknown => fault instanceof Error && 'code' in fault ? fault.code : null

/** A host of several addresses fails once for each, and the whole has no words of its own then. */
const reasonOf = (fault: unknown): string => {
  if (fault instanceof AggregateError) return fault.errors.map(reasonOf).join(', ')
  const text = fault instanceof Error ? fault.message : String(fault)
  return (text || String(codeOf(fault))).replaceAll(/\s*\n\s*/g, ' ')
}
