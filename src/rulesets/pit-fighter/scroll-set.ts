import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { didYouMean } from '../../referee/did-you-mean.js'
import type { ContentLibrary } from '../../referee/ruleset.js'
import type { Parsed } from '../../referee/ruling.js'
import house1 from './data/house-1.json' with { type: 'json' }
import house2 from './data/house-2.json' with { type: 'json' }
import house3 from './data/house-3.json' with { type: 'json' }
import type { SchemaFault } from './schema.js'
import type { ScrollSet } from './scroll.js'
import { isScrollSet, scrollSetFaults, setWithoutNulls } from './scroll-set-faults.js'

/** JSON with sorted keys, so that equal sets have equal text. */
const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  return `{${Object.keys(value).sort().map(key => `${JSON.stringify(key)}:${canonical(Reflect.get(value, key))}`).join(',')}}`
}

/** The hash of a set: `sha256:` and 64 hex digits over its canonical JSON. */
export const hashOf = (set: ScrollSet): string => `sha256:${bytesToHex(sha256(utf8ToBytes(canonical(set))))}`

/** Validates a set. Returns it with its hash, or all its faults. */
export const readScrollSet = (sent: unknown): { readonly ok: true, readonly value: { readonly set: ScrollSet, readonly hash: string } } | { readonly ok: false, readonly faults: readonly SchemaFault[] } => {
  const set = setWithoutNulls(sent)
  const faults = scrollSetFaults(set)
  return faults.length === 0 && isScrollSet(set) ? { ok: true, value: { set, hash: hashOf(set) } } : { ok: false, faults }
}

const houseSet = (set: unknown): ScrollSet => {
  if (!isScrollSet(set)) throw new Error(`A built-in scroll set is invalid: ${JSON.stringify(scrollSetFaults(set)[0])}`)
  return set
}

/** The set of a set-up that names none. */
export const DEFAULT_SCROLL_SET: ScrollSet = houseSet(house3)
/** The built-in sets, the oldest first. A published set never changes. */
export const HOUSE_SETS: readonly ScrollSet[] = [houseSet(house1), houseSet(house2), DEFAULT_SCROLL_SET]

const HOUSE_HASHES: ReadonlyMap<string, string> = new Map(HOUSE_SETS.map(set => [set.name, hashOf(set)]))

/** The set that a set-up names, with its hash. */
export interface NamedSet { readonly name: string, readonly hash: string, readonly inline: boolean, readonly set: ScrollSet }

/** Reads the `scrolls` of a set-up: a name, a name with a hash, a whole set, or nothing (the default set). */
export const readScrolls = (scrolls: unknown, library: ContentLibrary): Parsed<NamedSet> => {
  if (scrolls === undefined || scrolls === null) return findSet(DEFAULT_SCROLL_SET.name, null, library)
  if (typeof scrolls === 'string') return findSet(scrolls, null, library)
  if (typeof scrolls === 'object' && 'scrolls' in scrolls) return readInline(scrolls)
  if (typeof scrolls === 'object' && 'name' in scrolls && typeof scrolls.name === 'string') {
    const hash = 'hash' in scrolls ? scrolls.hash : null
    if (hash === null || typeof hash === 'string') return findSet(scrolls.name, hash, library)
  }
  return fault('scrolls must be the name of a set, { "name", "hash" }, or a whole set')
}

const findSet = (name: string, hash: string | null, library: ContentLibrary): Parsed<NamedSet> => {
  const found: unknown = HOUSE_SETS.find(set => set.name === name) ?? library(name, hash)
  if (found === undefined) return fault(`there is no scroll set ${name}${didYouMean(name, HOUSE_SETS.map(set => set.name))}`)
  if (!isScrollSet(found)) return fault(`the scroll set ${name} is invalid`)
  const actual = HOUSE_HASHES.get(name) ?? hashOf(found)
  return hash === null || hash === actual
    ? { ok: true, value: { name, hash: actual, inline: false, set: found } }
    : fault(`the scroll set ${name} has the hash ${actual}, not ${hash}`)
}

/** Whether a set is built in, so that its name and hash are enough in a record. */
export const isHouseSet = (name: string, hash: string): boolean => HOUSE_HASHES.get(name) === hash

const readInline = (set: object): Parsed<NamedSet> => {
  const read = readScrollSet(set)
  if (read.ok) return { ok: true, value: { name: read.value.set.name, hash: read.value.hash, inline: true, set: read.value.set } }
  const [first] = read.faults
  const message = `the scroll set is invalid: ${first?.path || '/'} ${first?.message ?? ''}`
  return { ok: false, fault: { index: 0, message, rule: '2.2', faults: read.faults.map(({ path, message }) => ({ path: `/scrolls${path}`, message })) } }
}

const fault = (message: string): Parsed<NamedSet> => ({ ok: false, fault: { index: 0, message, rule: '2.2' } })
