/** The quality of a media type in the header `Accept` (RFC 9110, 12.5.1). */
export interface Preference {
  /** From 0 (not acceptable) to 1. */
  readonly quality: number
  /** Whether the header names the type itself, not only a range. */
  readonly isNamed: boolean
}

interface Range { readonly name: string, readonly quality: number }

const RANGE = /^(\*\/\*|[\w!#$&^.+-]+\/(?:\*|[\w!#$&^.+-]+))$/
const QUALITY = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/i

/** The ranges of a header. Malformed parts are skipped. */
const rangesOf = (accept: string): readonly Range[] => accept.split(',').flatMap(item => {
  const [name = '', ...parameters] = item.split(';').map(part => part.trim().toLowerCase())
  if (!RANGE.test(name)) return []
  const quality = parameters.map(parameter => QUALITY.exec(parameter)?.[1]).find(found => found !== undefined)
  return [{ name, quality: Number(quality ?? 1) }]
})

/** The most specific matching range counts. Without ranges, everything is acceptable. */
export const preferenceFor = (accept: string | undefined, type: string): Preference => {
  const ranges = rangesOf(accept ?? '')
  if (ranges.length === 0) return { quality: 1, isNamed: false }
  for (const name of [type, `${type.split('/', 1)[0]}/*`, '*/*']) {
    const found = ranges.filter(range => range.name === name)
    if (found.length > 0) return { quality: Math.max(...found.map(({ quality }) => quality)), isNamed: name === type }
  }
  return { quality: 0, isNamed: false }
}

export const accepts = (accept: string | undefined, type: string): boolean => preferenceFor(accept, type).quality > 0

/** Whether a client prefers one type to the default: by a higher quality, or by an equal quality and its exact name. */
export const prefers = (accept: string | undefined, type: string, usual: string): boolean => {
  const [wanted, other] = [preferenceFor(accept, type), preferenceFor(accept, usual)]
  return wanted.quality > other.quality || (wanted.quality > 0 && wanted.quality === other.quality && wanted.isNamed)
}
