// Remembers the fight that the first example made, and completes the requests after it: so that they need no ids and no token.
const KEY = 'current-fight'

/** What was remembered; null: no fight was made yet. */
export const currentFight = storage => JSON.parse(storage.getItem(KEY) ?? 'null')

/** Remembers what an answer says: a fight and the token of its seat 1, or what that seat is asked now. */
export const remember = (storage, { data } = {}) => {
  if (!data) return
  const created = data.createFight
  if (created?.fight?.id && created.seatTokens?.[0]) {
    storage.setItem(KEY, JSON.stringify({ fight: created.fight.id, token: created.seatTokens[0].token }))
    return
  }
  const known = currentFight(storage)
  const asked = Object.values(data).flatMap(field => Array.isArray(field) ? field : field?.next ?? [])
  const decision = asked.find(({ id }) => typeof id === 'string' && known && id.startsWith(`${known.fight}.`))?.id
  if (decision) storage.setItem(KEY, JSON.stringify({ ...known, decision }))
}

/** The variables and headers of a request, with those of the current fight where it gives none. A fight is made by nobody in particular. */
export const complete = (known, { query = '', variables, headers }) => {
  const declared = name => new RegExp(`\\$${name}\\b`).test(query) && variables?.[name] === undefined
  const missing = ['fight', 'decision'].filter(declared)
  const unknown = missing.find(name => known?.[name] === undefined)
  if (unknown === 'fight') return { problem: 'Which fight? Run example 1 first, or give the variable "fight".' }
  if (unknown === 'decision') return { problem: 'Which decision? Run examples 1 and 2 first, or give the variable "decision".' }
  const bears = Object.keys(headers ?? {}).some(name => name.toLowerCase() === 'authorization')
  return {
    variables: { ...variables, ...Object.fromEntries(missing.map(name => [name, known[name]])) },
    headers: bears || !known || /\bcreateFight\b/.test(query) ? headers : { ...headers, Authorization: `Bearer ${known.token}` }
  }
}
