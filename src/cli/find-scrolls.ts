import { didYouMean } from '../referee/did-you-mean.js'
import type { NamedScrolls, Scrolls } from './game.js'
import { fileName, isFile, readJson } from './read-file.js'
import { UsageError } from './usage-error.js'

/** The set that `--scrolls` names: one of the house, or a file. Absent: the house's. */
export const findScrolls = ({ house, read }: Scrolls, wanted: string | undefined): NamedScrolls => {
  const [first] = house
  if (!first) throw new Error('The house has no scroll set')
  if (wanted === undefined) return first
  const ours = house.find(({ name }) => name === wanted)
  if (ours) return ours
  if (!isFile(wanted)) throw new UsageError(`there is no scroll set ${wanted}: ${house.map(({ name }) => name).join(', ')}, or a file such as ./my-set.json${didYouMean(wanted, house.map(({ name }) => name))}`)
  const parsed = readJson(wanted)
  if (!parsed.ok) throw new UsageError(`${fileName(wanted)}: ${parsed.message}`)
  const set = read(parsed.value)
  if (set.ok) return set.value.set
  const [fault] = set.faults
  const more = set.faults.length > 1 ? ` and ${set.faults.length - 1} more` : ''
  throw new UsageError(`${fileName(wanted)} is faulty: ${fault?.path || 'the whole'} ${fault?.message}${more}; lanista scrolls check ${wanted} names all of it`)
}

/** The type of this name in a set, however it is written. */
export const findType = ({ name, scrolls }: NamedScrolls, wanted: string): string => {
  const types = Object.keys(scrolls)
  const type = types.find(type => type === wanted.toUpperCase().replaceAll(/[ -]/g, '_'))
  if (type === undefined) throw new UsageError(`there is no type ${wanted} in ${name}: ${types.join(', ')}${didYouMean(wanted, types)}`)
  return type
}
