import { readAccountQuery } from '../inputs/accounts.js'
import { readFighter, readFilter, readOdds } from '../inputs/fights.js'
import { ranges, readWhole } from '../inputs/numbers.js'
import { listRulesets, rulesetView } from '../rulesets.js'
import type { Services } from '../services.js'
import { viewerView } from '../viewer.js'
import type { QueryResolvers } from './generated.js'
import { fightNodes, scrollSetNodes } from './models.js'
import { withStyle } from './own-style.js'
import { PIT_FIGHTER } from './pit-fighter.js'

export const queriesOf = ({ fights, accounts, rulesets, scrollSets }: Services): QueryResolvers => ({
  viewer: (_, __, { bearer }) => viewerView(bearer),
  account: (_, { id, name }) => accounts.account(readAccountQuery(id, name)),
  keys: (_, { account }, { bearer }) => accounts.keys(bearer, account ?? null),
  fight: (_, { id }, { fightOf }) => fightOf(id),
  fights: async (_, { filter, first, after }, { bearer }) =>
    fightNodes(await fights.fights(
      bearer,
      readFilter(filter ?? {}),
      readWhole(first, 'first', ranges.fights),
      after ?? null
    )),
  decisions: (_, { fightId, wait }, { bearer, signal }) => fights.decisions(
    bearer,
    fightId ?? null,
    readWhole(wait, 'wait', ranges.wait),
    signal
  ),
  odds: (_, { fightId, ...question }, { bearer }) => fights.odds(bearer, fightId, readOdds(question)),
  validateFighter: (_, { input }) => fights.validateFighter(readFighter(withStyle(input))),
  rulesets: () => listRulesets(rulesets),
  ruleset: (_, { id }) => rulesetView(rulesets, id ?? PIT_FIGHTER),
  scrollSets: async (_, { first, after }) => scrollSetNodes(await scrollSets.list(
    readWhole(first, 'first', ranges.scrollSets),
    after ?? null
  )),
  scrollSet: (_, { name, hash }) => scrollSets.find(name, hash ?? null)
})
