/** A bot in TypeScript whose types come from the server's own document. docs/clients.md shows how to run it. */
import createClient from 'openapi-fetch'
import type { components, paths } from './openapi.js'

type Decision = components['schemas']['Decision']
type Facing = components['schemas']['FacingOption']
type Choice = paths['/v1/fights/{id}/choices']['post']['requestBody']['content']['application/json']

/** Seconds of a long poll. */
const WAIT = 20
/** The refusals after which the bot reads its decisions again. */
const OUT_OF_DATE: readonly string[] = [
  'ALREADY_ANSWERED',
  'DECISION_SUPERSEDED',
  'VERSION_CONFLICT',
  'NOT_ASKED',
  'FIGHT_FINISHED'
]

const [server = '', id = '', token = ''] = process.argv.slice(2)
const client = createClient<paths, 'application/json' | 'application/problem+json'>({
  baseUrl: server,
  headers: { authorization: `Bearer ${token}` }
})

/** The value of a facing: the chance to hit, minus the chance to be hit, minus the distance to the enemy. */
const worth = ({ hitOdds, exposure, gap }: Facing): number => 2 * hitOdds - exposure - (gap ?? 0) / 10

const best = <T>(items: readonly T[], score: (item: T) => number): T | undefined =>
  items.reduce<T | undefined>((found, item) => found === undefined || score(item) > score(found)
    ? item
    : found, undefined)

/**
 * `kind` tells decisions apart, and the compiler knows the fields of each. What the bot has no opinion on is the
 * fallback.
 */
const choose = (asked: Decision): Choice => {
  const decision = asked.id
  switch (asked.kind) {
    case 'PICK_MOVE': {
      const move = best(asked.moves.filter(({ legal }) => legal), ({ facings }) => Math.max(...facings.map(worth)))
      return move ? { decision, kind: 'PICK_MOVE', move: move.name } : { decision, ...asked.fallback }
    }
    case 'CARRY_OUT_MOVE': {
      const facing = best(asked.facingOptions, worth)
      return facing ? { decision, kind: 'CARRY_OUT_MOVE', facing: facing.facing } : { decision, ...asked.fallback }
    }
    case 'ATTACK': {
      const attack = best(asked.attacks, ({ hitOdds }) => hitOdds)
      if (!attack) return { decision, ...asked.fallback }
      const { kind, target, location } = attack
      return { decision, kind: 'ATTACK', attack: location === null ? { kind, target } : { kind, target, location } }
    }
    case 'HIT_LOCATION': {
      const place = best(asked.locations, ({ adjacent }) => Math.random() - adjacent.length)
      return place ? { decision, kind: 'HIT_LOCATION', location: place.location } : { decision, ...asked.fallback }
    }
    case 'REACT': {
      const helpful = asked.losing ? asked.uses.find(({ canChangeOutcome }) => canChangeOutcome) : undefined
      return helpful ? { decision, kind: 'REACT', use: helpful.use } : { decision, ...asked.fallback }
    }
    default:
      return { decision, ...asked.fallback }
  }
}

const path = { id }

/** The open decisions of the bot. Waits for one. */
const read = async (): Promise<readonly Decision[]> => {
  const { data, error } = await client.GET('/v1/fights/{id}/decisions', { params: { path, query: { wait: WAIT } } })
  if (!data) throw new Error(`${error.code}: ${error.detail}`)
  return data.decisions
}

/** Answers one decision. Returns the next decisions. */
const answer = async (decision: Decision): Promise<readonly Decision[]> => {
  const { data, error } = await client.POST('/v1/fights/{id}/choices', {
    params: { path, query: { wait: WAIT } },
    body: choose(decision)
  })
  if (data) return data.next
  if (OUT_OF_DATE.includes(error.code)) return []
  throw new Error(`${error.code}: ${error.detail}`)
}

/** Prints the damage of the fight. */
const tellBlows = async (): Promise<void> => {
  for (let after = 0, more = true; more;) {
    const { data, error } = await client.GET('/v1/fights/{id}/events', { params: { path, query: { after } } })
    if (!data) throw new Error(`${error?.code}: ${error?.detail}`)
    for (const event of data.events) {
      if (event.type === 'DamageDealt') console.log(`Turn ${event.turn}: ${event.figures.damage} on the ${event.figures.location} of seat ${event.figures.target}`)
    }
    after = data.lastSeq
    more = data.more
  }
}

for (let next: readonly Decision[] = []; ;) {
  const [decision] = next
  if (decision) {
    next = await answer(decision)
    continue
  }
  next = await read()
  if (next.length > 0) continue
  const { data: fight, error } = await client.GET('/v1/fights/{id}', { params: { path } })
  if (!fight) throw new Error(`${error.code}: ${error.detail}`)
  if (fight.status === 'RUNNING' || fight.status === 'OPEN') continue
  await tellBlows()
  console.log(fight.result
    ? `Over: ${fight.result.reason}, won by ${fight.result.winners.join(', ') || 'nobody'}`
    : fight.status)
  break
}
