import type { Fights } from '../../fights/use-cases.js'
import { readRecord } from '../../fights/record-text.js'
import type { DecisionView } from '../../fights/views.js'
import { costOfEvents, RECORD_COST } from '../heavy-costs.js'
import { ranges, readWhole } from '../inputs/numbers.js'
import type { DecisionResolvers, FightEventResolvers, OtherDecisionResolvers, Resolvers } from './generated.js'
import { JsonText } from './json-text.js'
import { eventNodes, gameModel, gameOf } from './models.js'
import { DECISION_TYPES, EVENT_TYPES, PIT_FIGHTER } from './pit-fighter.js'
import { fightPrices } from './prices.js'

type DecisionType = (typeof DECISION_TYPES)[keyof typeof DECISION_TYPES]

const isKind = (kind: string): kind is keyof typeof DECISION_TYPES => Object.hasOwn(DECISION_TYPES, kind)
const isEventType = (type: string): type is keyof typeof EVENT_TYPES => Object.hasOwn(EVENT_TYPES, type)

const ofFight: Pick<DecisionResolvers, never> & { fight: NonNullable<OtherDecisionResolvers['fight']> } = {
  fight: ({ fightId }, _, { fightOf }) => fightOf(fightId)
}

/** The fields of a decision's own kind. */
const detailOf = ({ id, kind, fightId, rulesetId, seat, sealed, answered, openedAt, deadline, remaining, fallback, options, ...detail }: DecisionView): object => detail

const decisionTypes = Object.fromEntries(Object.values(DECISION_TYPES).map(type => [
  type,
  ofFight
])) as Readonly<Record<DecisionType, typeof ofFight>>

const decisionType: DecisionResolvers['resolveType'] = ({ rulesetId, kind }) =>
  rulesetId === PIT_FIGHTER && isKind(kind) ? DECISION_TYPES[kind] : 'OtherDecision'
const eventType: FightEventResolvers['resolveType'] = ({ rulesetId, type }) =>
  rulesetId === PIT_FIGHTER && isEventType(type) ? EVENT_TYPES[type] : 'OtherEvent'

export const typesOf = (fights: Fights): Resolvers => ({
  Node: { resolveType: () => 'Fight' },
  Game: { resolveType: ({ __typename }) => __typename },
  ChoiceResult: { resolveType: ({ __typename }) => __typename },
  FightEvents: { resolveType: ({ __typename }) => __typename },
  DecisionChange: { resolveType: ({ __typename }) => __typename },
  LobbyChange: { resolveType: ({ __typename }) => __typename },
  Decision: { resolveType: decisionType },
  FightEvent: { resolveType: eventType },
  ...decisionTypes,
  OtherDecision: { ...ofFight, detail: detailOf },
  MoveCarriedOut: { hex: ({ figures }) => 'at' in figures ? figures.at as readonly [number, number] : null as never },
  Viewer: { fight: ({ fightId }, _, { fightOf }) => fightId === null ? null : fightOf(fightId) },
  Fight: {
    game: gameModel,
    // This must not throw synchronously. Otherwise graphql-js does not await the other items of a list, and a later
    // rejection is unhandled.
    async record ({ id }, _, { bearer, spend, charge }) {
      spend(fightPrices.record())
      await charge(RECORD_COST - 1)
      return new JsonText(await readRecord(await fights.recordText(bearer, id)))
    },
    async events ({ id, ruleset, frozen }, { afterSeq, first }, { bearer, spend, charge }) {
      spend(fightPrices.events({ first }))
      const page = await fights.events(
        bearer,
        id,
        readWhole(afterSeq, 'afterSeq', ranges.afterSeq),
        readWhole(first, 'first', ranges.events),
        0
      )
      await charge(costOfEvents(page.events.length))
      return eventNodes(page, gameOf({ ruleset, frozen }))
    }
  }
})
