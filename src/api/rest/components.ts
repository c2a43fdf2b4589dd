import { REFUSALS } from '../../fights/refused.js'
import { BUDGET_SCOPES, BUDGETS } from '../../fights/spent-budget.js'
import type { Ruleset } from '../../referee/ruleset.js'
import { decimal, flag, listOf, mapOf, moment, objectOf, orNull, plain, ref, refOrNull, type Schema, text, whole, word } from '../../referee/schema-parts.js'
import { accountComponents, scopeList } from './account-components.js'
import { component, oneFor } from './component.js'
import { fightComponents, moreAfter } from './fight-components.js'
import { playComponents } from './play-components.js'

const problem = {
  type: text('Names the kind of problem, relative to the server.'),
  title: text('The kind of problem, the same for every occurrence.'),
  status: whole('The HTTP status.'),
  detail: text('What is wrong, as one plain sentence.'),
  code: word(REFUSALS, 'Why, by name.'),
  rule: orNull(text('The section of the rulebook that forbids it.')),
  faults: listOf(ref('Fault'), 'All that is wrong with what was sent, where it was read to its end.')
}
const optional = {
  budget: ref('Budget'),
  requestId: text('Of an INTERNAL_ERROR: what the request is called in the logs of the server, as in the header X-Request-Id.')
}

const referenceComponents = (rulesets: readonly Ruleset[]): readonly Schema[] => [
  component('Viewer', 'Who the bearer is.', {
    kind: word(['PUBLIC', 'HOST', 'SEAT', 'INVITE', 'ACCOUNT', 'ADMIN'], 'What the bearer is.'),
    fightId: orNull(text('The fight that the token belongs to.')),
    seat: orNull(whole('The bearer\'s seat in it, or the one that it is invited to.')),
    account: refOrNull('Account', 'The account of the key; null: it is no key.'),
    scopes: scopeList('What its key is good for; a token of a fight has none.')
  }),
  component('AttackOdds', 'The exact chances of an attack, each from 0 to 1, if nobody reacts.', {
    attack: objectOf({ kind: text('Its kind.'), target: whole('The seat that is attacked.'), location: text('The location that it names.') }, 'The attack.', ['location']),
    attackModifier: orNull(whole('What is added to the attacker\'s roll; null: such an attack knows no modifiers.')),
    defenceModifier: orNull(whole('What is added to the defender\'s roll; null likewise.')),
    hit: decimal('The chance of a hit.'),
    damage: listOf(objectOf({ damage: whole('The damage.'), chance: decimal('The chance of just that much.') }), 'Each damage that is possible, the least first.'),
    criticals: listOf(objectOf({ result: text('The result.'), chance: decimal('Its chance.') }), 'Each critical result that is possible.'),
    takenOut: decimal('The chance that the target goes down.')
  }),
  component('FighterVerdict', 'Whether a fighter may fight.', {
    valid: flag('Whether it may.'),
    faults: listOf(objectOf({ message: text('What is wrong.'), rule: orNull(text('The section of the rulebook that says so.')) }), 'All that is wrong with it.')
  }),
  component('Ruleset', 'A game that can be played here.', {
    id: text('Its id.'),
    version: text('Its version.'),
    game: oneFor(rulesets.map(({ schemas }) => schemas.game), 'All that a client needs to explain the game.'),
    choiceSchemas: mapOf(plain('A JSON Schema.'), 'A JSON Schema for the fields of each kind of choice, by kind.')
  }),
  component('Rulesets', 'The games that can be played here.', { rulesets: listOf(objectOf({ id: text('Its id.'), version: text('Its version.') }, 'A game.'), 'The games.') }),
  component('Index', 'Where everything is.', { links: mapOf(text('An address.'), 'Addresses by name.') }),
  component('ScrollSet', 'A published set of scrolls.', {
    name: text('Its name.'),
    hash: text('`sha256:` and 64 hex digits.'),
    provenance: text('Where its figures come from.'),
    types: listOf(text('A type.'), 'The types of fighter it holds.'),
    scrolls: oneFor(rulesets.map(({ schemas }) => schemas.content), 'What it holds, by name.'),
    publishedAt: orNull(moment('When it was published; null: it is part of the program.'))
  }),
  component('ScrollSetPage', 'A page of scroll sets, by name.', { scrollSets: listOf(ref('ScrollSet'), 'The sets.'), ...moreAfter }),
  component('Problem', 'A request that was refused; nothing has changed.', {
    ...problem,
    decision: { type: 'null', description: 'Only a refused choice is about one.' },
    fight: { type: 'null', description: 'Only a refused choice shows it.' }
  }, { optional }),
  component('ChoiceProblem', 'A choice that was refused; nothing has changed.', {
    ...problem,
    decision: refOrNull('Decision', 'The decision as it stands; null: the choice is about none that is open.'),
    fight: refOrNull('AnyFight', 'The fight as it stands; null: it was not looked at.')
  }, { optional }),
  component('Budget', 'Of OVER_BUDGET: the limit that the request would exceed.', {
    name: word(BUDGETS, 'What is limited.'),
    limit: whole('How much there may be at one time.'),
    per: word(BUDGET_SCOPES, 'What the limit holds for: one account, one address, one decision, one choice.'),
    freedBy: text('One sentence that says how to get below the limit.')
  }),
  component('Fault', 'One of the faults of what was sent.', { path: text('Where, as a JSON pointer; empty: the whole.'), message: text('What is wrong there.') })
]

/** The named schemas of the document, for the rulesets that are served. */
export const components = (rulesets: readonly Ruleset[]): readonly Schema[] =>
  [...playComponents(rulesets), ...fightComponents(rulesets), ...accountComponents, ...referenceComponents(rulesets)]
