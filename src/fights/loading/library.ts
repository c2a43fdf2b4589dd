import { isJsonObject } from '../../referee/json.js'
import type { ContentLibrary, SetupInput } from '../../referee/ruleset.js'
import type { FightDependencies } from '../dependencies.js'

/** The published set that a set-up names, read in advance because rules are synchronous. */
export const libraryFor = async (
  house: Pick<FightDependencies, 'findContent'>,
  setup: SetupInput
): Promise<ContentLibrary> =>
  libraryOf(setup, await contentFor(house, setup))

/** The content of that set; `undefined`: the set-up names no set, or a built-in one. */
export const contentFor = async (
  { findContent }: Pick<FightDependencies, 'findContent'>,
  { scrolls }: SetupInput
): Promise<unknown> => {
  const named = nameIn(scrolls)
  return named ? await findContent(named.name, named.hash) : undefined
}

export const libraryOf = ({ scrolls }: SetupInput, content: unknown): ContentLibrary => {
  const named = nameIn(scrolls)
  return (name, hash) => name === named?.name && (hash === null || hash === named.hash || named.hash === null)
    ? content
    : undefined
}

/** The name and hash in `scrolls`; `null`: it is a whole set, or absent. */
const nameIn = (scrolls: unknown): { readonly name: string, readonly hash: string | null } | null => {
  if (typeof scrolls === 'string') return { name: scrolls, hash: null }
  if (!isJsonObject(scrolls) || 'scrolls' in scrolls || typeof scrolls['name'] !== 'string') return null
  const hash = scrolls['hash'] ?? null
  return hash === null || typeof hash === 'string' ? { name: scrolls['name'], hash } : null
}
