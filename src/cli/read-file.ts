import { readFileSync } from 'node:fs'
import { decodeText } from './decode-text.js'
import { UsageError } from './usage-error.js'

/** The file name that means standard input. */
const STDIN = '-'

/** Whether a value that may be a name or a file is a file. A file in the working directory is written `./name`. */
export const isFile = (value: string): boolean => value === STDIN || /[./\\]/.test(value)

/** The name of a file in messages. */
export const fileName = (file: string): string => file === STDIN ? 'standard input' : file

/** Reads a file in UTF-8 or UTF-16; `-` is standard input. Throws `UsageError` if it cannot be read. */
export const readText = (file: string): string => {
  const text = decodeText(readBytes(file))
  if (text === null) throw new UsageError(`${fileName(file)} cannot be read: it is neither UTF-8 nor UTF-16`)
  return text
}

const readBytes = (file: string): Buffer => {
  try {
    return readFileSync(file === STDIN ? 0 : file)
  } catch (error) {
    throw new UsageError(`${fileName(file)} cannot be read: ${messageOf(error)}`)
  }
}

type Json = { readonly ok: true, readonly value: unknown } | { readonly ok: false, readonly message: string }

/** Parses JSON. Returns the value, or the reason why the text is invalid. */
export const parseJson = (text: string): Json => {
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch (error) {
    return { ok: false, message: `this is not valid JSON: ${messageOf(error)}` }
  }
}

/** Reads a JSON file. Throws `UsageError` if the file cannot be read. */
export const readJson = (file: string): Json => parseJson(readText(file))

/** An error's message on one line. */
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ')
