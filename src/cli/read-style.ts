import { isFile, readJson } from './read-file.js'
import { UsageError } from './usage-error.js'

/** The style of `--style`: a name in capitals, or what a file holds. */
export const readStyle = (style: string): string | object => {
  if (!isFile(style)) return style.toUpperCase()
  const parsed = readJson(style)
  if (!parsed.ok) throw new UsageError(`--style ${style}: ${parsed.message}`)
  if (typeof parsed.value !== 'object' || parsed.value === null) throw new UsageError(`--style ${style}: a style is an object`)
  return parsed.value
}
