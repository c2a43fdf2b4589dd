import { didYouMean } from '../referee/did-you-mean.js'
import type { NamedScrolls, Scrolls } from './game.js'
import { fileName, isFile, readJson } from './read-file.js'
import { UsageError } from './usage-error.js'

/** The set that `--scrolls` names: a built-in set, or a file. Default: the newest built-in set. */
export const findScrolls = ({ house, read }: Scrolls, wanted: string | undefined): NamedScrolls => {
  const [first] = house
  if (!first) throw new Error('There is no built-in scroll set')
  if (wanted === undefined) return first
  const ours = house.find(({ name }) => name === wanted)
  if (ours) return ours
  if (!isFile(wanted)) {
    const names = house.map(({ name }) => name)
    const allowed = `${names.join(', ')}, or a file such as ./my-set.json`
    throw new UsageError(`there is no scroll set ${wanted}: ${allowed}${didYouMean(wanted, names)}`)
  }
  const parsed = readJson(wanted)
  if (!parsed.ok) throw new UsageError(`${fileName(wanted)}: ${parsed.message}`)
  const set = read(parsed.value)
  if (set.ok) return set.value.set
  const [fault] = set.faults
  const more = set.faults.length > 1 ? ` and ${set.faults.length - 1} more` : ''
  const faults = `${fault?.path || 'the document'} ${fault?.message}${more}`
  throw new UsageError(`${fileName(wanted)} is not a valid scroll set: ${faults}; lanista scrolls check ${wanted} lists all faults`)
}

/** Finds a type in a set. Case, spaces and hyphens do not matter. */
export const findType = ({ name, scrolls }: NamedScrolls, wanted: string): string => {
  const types = Object.keys(scrolls)
  const type = types.find(type => type === wanted.toUpperCase().replaceAll(/[ -]/g, '_'))
  if (type === undefined) throw new UsageError(`there is no type ${wanted} in ${name}: ${types.join(', ')}${didYouMean(wanted, types)}`)
  return type
}
