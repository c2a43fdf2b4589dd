import { isJsonObject } from '../../referee/json.js'
import type { ContentLibrary, SetupInput } from '../../referee/ruleset.js'
import type { House } from '../house.js'

/** The published set that a set-up names, read before the rules look at it: they do not wait. */
export const libraryFor = async ({ findContent }: Pick<House, 'findContent'>, { scrolls }: SetupInput): Promise<ContentLibrary> => {
  const named = nameIn(scrolls)
  if (!named) return () => undefined
  const found = await findContent(named.name, named.hash)
  return (name, hash) => name === named.name && (hash === null || hash === named.hash || named.hash === null) ? found : undefined
}

/** The name and hash that `scrolls` gives; `null`: it brings a whole set, or none. */
const nameIn = (scrolls: unknown): { readonly name: string, readonly hash: string | null } | null => {
  if (typeof scrolls === 'string') return { name: scrolls, hash: null }
  if (!isJsonObject(scrolls) || 'scrolls' in scrolls || typeof scrolls['name'] !== 'string') return null
  const hash = scrolls['hash'] ?? null
  return hash === null || typeof hash === 'string' ? { name: scrolls['name'], hash } : null
}
