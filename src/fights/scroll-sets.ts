/** A published set of content that fights are played with: never changed under its name and hash. */
export interface ScrollSetView {
  readonly name: string
  readonly hash: string
  readonly provenance: string
  /** The types of fighter that it holds. */
  readonly types: readonly string[]
  readonly scrolls: object
}

export interface ScrollSetPage { readonly scrollSets: readonly ScrollSetView[], readonly endCursor: string | null, readonly more: boolean }

/** The published scroll sets, by name. */
export interface ScrollSets {
  list (first: number, after: string | null): Promise<ScrollSetPage>
  /** `hash` null: the newest of that name. */
  find (name: string, hash: string | null): Promise<ScrollSetView | null>
}

/** Sets that are part of the program. */
export const builtInScrollSets = (sets: readonly ScrollSetView[]): ScrollSets => {
  const ordered = [...sets].sort((a, b) => a.name < b.name ? -1 : 1)
  return {
    async list (first, after) {
      const later = after === null ? ordered : ordered.filter(({ name }) => name > after)
      const scrollSets = later.slice(0, first)
      return { scrollSets, endCursor: scrollSets.at(-1)?.name ?? null, more: later.length > first }
    },
    find: async (name, hash) => ordered.find(set => set.name === name && (hash === null || set.hash === hash)) ?? null
  }
}
