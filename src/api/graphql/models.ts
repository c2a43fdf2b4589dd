import type { RefusedCode, Refused } from '../../fights/refused.js'
import type { SpentBudget } from '../../fights/spent-budget.js'
import type { ScrollSetPage, ScrollSetView } from '../../fights/scroll-sets.js'
import type { FightPage } from '../../fights/use-cases.js'
import type {
  ChoiceAccepted,
  DecisionChange,
  CountedEvents,
  DecisionView,
  EventView,
  FightNews,
  FightView,
  LobbyChange
} from '../../fights/views.js'
import { PIT_FIGHTER } from './pit-fighter.js'

/** Models of resolvers: the views in the envelopes that the GraphQL schema needs. */

export interface PageInfo { readonly endCursor: string | null, readonly hasNextPage: boolean }

/** An event with its figures at the same level as its common fields. */
export interface EventModel extends EventView {
  /** The ruleset whose types fit its fields. `null` if its version may have other fields. */
  readonly rulesetId: string | null
  readonly [figure: string]: unknown
}

export interface EventNodes { readonly nodes: readonly EventModel[], readonly lastSeq: number, readonly totalCount: number, readonly pageInfo: PageInfo }
export interface FightNodes { readonly nodes: readonly FightView[], readonly pageInfo: PageInfo }
export interface ScrollSetNodes { readonly nodes: readonly ScrollSetView[], readonly pageInfo: PageInfo }
export interface FightOnly { readonly fight: FightView }
export interface GameModel { readonly __typename: 'PitFight' | 'OtherGame', readonly [field: string]: unknown }

/** The odds of a ruleset: Pit Fighter's fields, as in its GraphQL type. */
export type OddsModel = object

export interface Accepted extends Omit<ChoiceAccepted, 'events'> { readonly __typename: 'ChoiceAccepted', readonly events: readonly EventModel[] }

export interface Refusal {
  readonly __typename: 'ChoiceRefused'
  readonly code: RefusedCode
  readonly message: string
  readonly rule: string | null
  readonly decision: DecisionView | null
  readonly fight: FightView | null
  readonly budget: SpentBudget | null
}

/** A message of a subscription, with the name of its GraphQL type. */
export interface FightNewsModel { readonly __typename: 'FightEventPage' | 'Lagged', readonly [field: string]: unknown }
export interface DecisionChangeModel { readonly __typename: 'DecisionOpened' | 'DecisionClosed', readonly [field: string]: unknown }
export interface LobbyChangeModel { readonly __typename: 'FightListed' | 'FightUnlisted', readonly [field: string]: unknown }

export const fightNewsModel = (news: FightNews, rulesetId: string | null): FightNewsModel => news.kind === 'LAGGED'
  ? { __typename: 'Lagged', afterSeq: news.afterSeq }
  : {
      __typename: 'FightEventPage',
      events: eventModels(news.events, rulesetId),
      lastSeq: news.lastSeq,
      more: news.more
    }

export const decisionChangeModel = ({ kind, ...fields }: DecisionChange): DecisionChangeModel => ({
  ...fields,
  __typename: kind === 'OPENED'
    ? 'DecisionOpened'
    : 'DecisionClosed'
})

export const lobbyChangeModel = ({ kind, ...fields }: LobbyChange): LobbyChangeModel => ({
  ...fields,
  __typename: kind === 'LISTED'
    ? 'FightListed'
    : 'FightUnlisted'
})

/** The ruleset whose types fit the events of a fight. */
export const gameOf = ({ ruleset, frozen }: Pick<FightView, 'ruleset' | 'frozen'>): string | null =>
  frozen === null ? ruleset.id : null

const eventModels = (events: readonly EventView[], rulesetId: string | null): readonly EventModel[] =>
  events.map(event => ({ ...event.figures, ...event, rulesetId }))

export const eventNodes = (
  { events, lastSeq, more, totalCount }: CountedEvents,
  rulesetId: string | null
): EventNodes =>
  ({
    nodes: eventModels(events, rulesetId),
    lastSeq,
    totalCount,
    pageInfo: { endCursor: String(lastSeq), hasNextPage: more }
  })

export const fightNodes = ({ fights, endCursor, more }: FightPage): FightNodes => ({
  nodes: fights,
  pageInfo: { endCursor, hasNextPage: more }
})

export const scrollSetNodes = ({ scrollSets, endCursor, more }: ScrollSetPage): ScrollSetNodes =>
  ({ nodes: scrollSets, pageInfo: { endCursor, hasNextPage: more } })

export const gameModel = ({ game, ruleset }: FightView): GameModel | null => {
  if (game === null) return null
  return ruleset.id === PIT_FIGHTER ? { ...game, __typename: 'PitFight' } : { fields: game, __typename: 'OtherGame' }
}

export const acceptedModel = (accepted: ChoiceAccepted): Accepted =>
  ({ ...accepted, __typename: 'ChoiceAccepted', events: eventModels(accepted.events, gameOf(accepted.fight)) })

export const refusalModel = ({ code, message, rule, decision, fight, budget }: Refused): Refusal =>
  ({ __typename: 'ChoiceRefused', code, message, rule, decision, fight, budget })
