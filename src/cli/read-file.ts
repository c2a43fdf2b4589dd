import { readFileSync } from 'node:fs'
import { UsageError } from './usage-error.js'

/** A file's text; throws `UsageError` where it cannot be read. */
export const readText = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${messageOf(error)}`)
  }
}

/** A text as JSON, or why it is none. */
export const parseJson = (text: string): { readonly ok: true, readonly value: unknown } | { readonly ok: false, readonly message: string } => {
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch (error) {
    return { ok: false, message: `this is not JSON: ${messageOf(error)}` }
  }
}

/** An error's message on one line. */
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ')
