import { admissionFor, type Budgets } from './budgets.js'
import type { Clock, FindContent, ScrollSetContent, ScrollSetRow, ScrollSetStore } from './ports.js'
import { refuseUnstorable } from './plain-json.js'
import { type Fault, Refused, shortFaults } from './refused.js'

/** A published set of content for fights. It never changes under its name and hash. */
export interface ScrollSetView {
  readonly name: string
  readonly hash: string
  readonly provenance: string
  /** The types of fighter in the set. */
  readonly types: readonly string[]
  readonly scrolls: object
  /** `null`: it is built in. */
  readonly publishedAt: string | null
}

export interface ScrollSetPage {
  readonly scrollSets: readonly ScrollSetView[]
  readonly endCursor: string | null
  readonly more: boolean
}

/** The published scroll sets, by name. */
export interface ScrollSets {
  /** At most `first`; fewer if they are large, because the size of a page is limited. */
  list (first: number, after: string | null): Promise<ScrollSetPage>
  /** `hash` null: the first that was published under that name. */
  find (name: string, hash: string | null): Promise<ScrollSetView | null>
  /** The content for fights that name it. Built-in sets are not included: the rules have them. */
  readonly findContent: FindContent
  /**
   * Publishes a set. Returns the stored one if it is already published. Throws SCROLLS_REFUSED with every fault.
   * `caller`: for whom it is counted; left out: it is not counted.
   */
  publish (set: unknown, caller?: string | null): Promise<ScrollSetView>
}

/** The result of reading a set by its rules: the set with its hash, or every fault with its path. */
export type ReadScrollSet = (set: unknown) =>
  | { readonly ok: true, readonly value: { readonly set: ScrollSetContent, readonly hash: string } }
  | { readonly ok: false, readonly faults: readonly Fault[] }

export interface ScrollSetsSetting {
  /** Built-in sets. */
  readonly builtIn: readonly ScrollSetContent[]
  readonly read: ReadScrollSet
  readonly store: ScrollSetStore
  readonly clock: Clock
  /** How much may be stored; `null` or left out: no limit. */
  readonly budgets?: Budgets | null
}

/** A set has at most 64 KiB. */
const BYTES_A_PAGE = 256 * 1024

/** Names reserved for built-in sets, future ones included. */
const HOUSE_NAME = /^house([-._]|$)/i

/** The built-in scroll sets and those of the database. */
export const createScrollSets = ({ builtIn, read, store, clock, budgets }: ScrollSetsSetting): ScrollSets => {
  const house = builtIn.map(set => viewBuiltIn(set, read)).sort((a, b) => a.name < b.name ? -1 : 1)
  return {
    async list (first, after) {
      const place = after === null ? null : parseCursor(after)
      const { rows, more } = await store.list(place, first, BYTES_A_PAGE)
      const published = rows.map(row => ({ edition: row.edition, view: viewRow(row) }))
      // If the store has more, the page ends at the latest with the last set that was read from it.
      const end = more ? rows.at(-1)?.name : undefined
      const ours = house.filter(({ name }) => (place === null || name > place.name) &&
        (end === undefined || name < end)).map(view => ({ edition: 0, view }))
      const all = [...ours, ...published].sort((a, b) => a.view.name === b.view.name
        ? a.edition - b.edition
        : a.view.name < b.view.name
          ? -1
          : 1)
      const page = all.slice(0, first)
      const last = page.at(-1)
      return {
        scrollSets: page.map(({ view }) => view),
        endCursor: last ? formatCursor(last.view.name, last.edition) : null,
        more: more || all.length > first
      }
    },
    async find (name, hash) {
      const ours = house.find(set => set.name === name)
      if (ours) return hash === null || hash === ours.hash ? ours : null
      refuseUnstorable([name, hash])
      const row = await store.find(name, hash)
      return row && viewRow(row)
    },
    findContent: async (name, hash) => {
      if (house.some(set => set.name === name)) return undefined
      refuseUnstorable([name, hash])
      return (await store.use(name, hash, clock().toISOString()))?.content
    },
    async publish (set, caller = null) {
      refuseUnstorable(set)
      const parsed = read(set)
      if (!parsed.ok) throw refused(parsed.faults)
      const { set: content, hash } = parsed.value
      const ours = house.find(view => view.hash === hash)
      if (ours) return ours
      const { name } = content
      if (HOUSE_NAME.test(name) || house.some(view => view.name === name)) {
        throw refused([{ path: '/name', message: `${name} is reserved for built-in sets: choose another name` }])
      }
      const row = { hash, name, content, publishedAt: clock().toISOString(), publishedBy: caller }
      return viewRow(await store.publish(row, admissionFor(budgets, caller, ['contentBytes'])))
    }
  }
}

const refused = (faults: readonly Fault[]): Refused => {
  const shown = shortFaults(faults)
  const [first] = shown
  const more = faults.length > 1 ? `, and ${faults.length - 1} more` : ''
  return new Refused(
    'SCROLLS_REFUSED',
    `The scroll set is invalid: ${first?.path || 'the whole'} ${first?.message ?? ''}${more}.`,
    { rule: '2.2', faults: shown }
  )
}

const viewBuiltIn = (set: ScrollSetContent, read: ReadScrollSet): ScrollSetView => {
  const parsed = read(set)
  if (!parsed.ok) throw new Error(`The built-in scroll set ${set.name} is invalid`)
  return view(set, parsed.value.hash, null)
}

const viewRow = ({ hash, content, publishedAt }: ScrollSetRow): ScrollSetView => view(content, hash, publishedAt)

const view = (
  { name, provenance, scrolls }: ScrollSetContent,
  hash: string,
  publishedAt: string | null
): ScrollSetView =>
  ({ name, hash, provenance, types: Object.keys(scrolls), scrolls, publishedAt })

/** The separator is unambiguous: a name has no space. */
const formatCursor = (name: string, edition: number): string => Buffer.from(`${name} ${edition}`).toString('base64url')

const parseCursor = (cursor: string): { readonly name: string, readonly edition: number } => {
  const [, name, edition] = /^([\w.-]{1,64}) (\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (name === undefined) {
    throw new Refused('BAD_REQUEST', '"after" is not a valid cursor. Use "endCursor" of a previous page.')
  }
  return { name, edition: Number(edition) }
}
