import { createHash } from 'node:crypto'
import { Refused } from '../../fights/refused.js'
import { type LeanParts, leanDecision, NOTHING_LEAN, only, splitView } from '../../referee/lean.js'
import type { Ruleset } from '../../referee/ruleset.js'
import type { Problem } from '../problem.js'

/** The view of a fight and its decisions: FULL, or LEAN with only what changes while the fight runs. */
export const VIEWS = ['FULL', 'LEAN'] as const
export type View = (typeof VIEWS)[number]

/** Reads `view` of a query. Throws BAD_REQUEST. */
export const readView = (value: unknown, otherwise: View): View => {
  if (value === undefined) return otherwise
  const view = VIEWS.find(view => view === value)
  if (view === undefined) throw new Refused('BAD_REQUEST', `view: must be one of ${VIEWS.join(', ')}.`)
  return view
}

/** The fields of a lean fight, beside `view`, `terms`, `clocks` and `game`. */
export const LEAN_FIGHT = [
  'id',
  'status',
  'turn',
  'version',
  'pending',
  'orders',
  'diceSeed',
  'result',
  'frozen',
  'finishedAt'
] as const
/** Events that a lean reply omits, because `next` and `pending` show the same. */
const SAID_ELSEWHERE = ['DecisionAsked', 'ChoiceSealed', 'DecisionWithdrawn']

/** The lean view of a fight. */
interface Whole {
  readonly ruleset: {
    readonly id: string
  },
  readonly game: object | null,
  readonly clock: object | null,
  readonly seats: readonly {
    readonly clock: object | null
  }[]
}

interface LeanableDecision { readonly kind: string, readonly rulesetId: string }

/** The lean view of a reply to a choice. */
interface WholeReply {
  readonly fight: Whole,
  readonly acceptedAt: string,
  readonly events: readonly {
    readonly type: string
  }[],
  readonly next: readonly LeanableDecision[]
}

type Rulesets = ReadonlyMap<string, Ruleset>
const partsOf = (rulesets: Rulesets, id: string): LeanParts => rulesets.get(id)?.lean ?? NOTHING_LEAN

/** The terms of a fight (the part that never changes while it runs) and their hash. `null` if it shows no game. */
export const termsOf = (
  { ruleset, game }: Pick<Whole, 'ruleset' | 'game'>,
  rulesets: Rulesets
): { readonly hash: string, readonly terms: object } | null => {
  if (game === null) return null
  const { terms } = splitView(game, partsOf(rulesets, ruleset.id))
  return { hash: createHash('sha256').update(JSON.stringify(terms)).digest('base64url'), terms }
}

export const leanFight = (fight: Whole, rulesets: Rulesets): object => ({
  view: 'LEAN',
  ...only(fight, LEAN_FIGHT),
  terms: termsOf(fight, rulesets)?.hash ?? null,
  clocks: fight.clock && fight.seats.map(({ clock }) => clock),
  game: fight.game && splitView(fight.game, partsOf(rulesets, fight.ruleset.id)).rest
})

export const leanDecisions = (decisions: readonly LeanableDecision[], rulesets: Rulesets): readonly object[] =>
  decisions.map(decision => leanDecision(decision, partsOf(rulesets, decision.rulesetId)))

const leanEvents = <T extends { readonly type: string }>(events: readonly T[]): readonly T[] =>
  events.filter(({ type }) => !SAID_ELSEWHERE.includes(type))

export const leanAccepted = ({ fight, acceptedAt, events, next }: WholeReply, rulesets: Rulesets): object =>
  ({ fight: leanFight(fight, rulesets), acceptedAt, events: leanEvents(events), next: leanDecisions(next, rulesets) })

/** The problem of a refused choice, with the decision and the fight in the lean view. */
export const leanProblem = (rulesets: Rulesets) => (problem: Problem, { decision, fight }: Refused): Problem => ({
  ...problem,
  decision: decision && (leanDecisions([decision], rulesets)[0] ?? null),
  fight: fight && leanFight(fight, rulesets)
})
