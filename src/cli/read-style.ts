import { isFile, readJson } from './read-file.js'
import { UsageError } from './usage-error.js'

/** Reads `--style`: a name, returned in capitals, or the object in a file. */
export const readStyle = (style: string): string | object => {
  if (!isFile(style)) return style.toUpperCase()
  const parsed = readJson(style)
  if (!parsed.ok) throw new UsageError(`--style ${style}: ${parsed.message}`)
  if (typeof parsed.value !== 'object' || parsed.value === null) throw new UsageError(`--style ${style}: a style must be a JSON object`)
  return parsed.value
}
