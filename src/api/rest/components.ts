import { REFUSALS } from '../../fights/refused.js'
import { BUDGET_SCOPES, BUDGETS } from '../../fights/spent-budget.js'
import type { Ruleset } from '../../referee/ruleset.js'
import {
  decimal,
  flag,
  listOf,
  mapOf,
  moment,
  objectOf,
  orNull,
  plain,
  ref,
  refOrNull,
  type Schema,
  text,
  whole,
  word
} from '../../referee/schema-parts.js'
import { accountComponents, scopeList } from './account-components.js'
import { component, oneFor } from './component.js'
import { fightComponents, moreAfter } from './fight-components.js'
import { playComponents } from './play-components.js'

const problem = {
  type: text('The URL of the kind of problem.'),
  title: text('The kind of problem, the same for every occurrence.'),
  status: whole('The HTTP status.'),
  detail: text('What is wrong, as one sentence.'),
  code: word(REFUSALS, 'The code of the refusal.'),
  rule: orNull(text('The section of the rulebook that forbids it.')),
  faults: listOf(ref('Fault'), 'All faults of the request, if the request was checked completely.')
}
const optional = {
  budget: ref('Budget'),
  requestId: text(
    'Only for INTERNAL_ERROR: the id of the request in the server\'s logs, as in the header X-Request-Id.'
  )
}

const referenceComponents = (rulesets: readonly Ruleset[]): readonly Schema[] => [
  component('Viewer', 'The caller.', {
    kind: word(['PUBLIC', 'HOST', 'SEAT', 'INVITE', 'ACCOUNT', 'ADMIN'], 'The kind of caller.'),
    fightId: orNull(text('The fight that the token belongs to. Null if it belongs to no fight.')),
    seat: orNull(whole('The caller\'s seat in it, or the seat that its invite is for.')),
    account: refOrNull('Account', 'The account of the key. Null if the token is not a key.'),
    scopes: scopeList('The scopes of the key. Empty for a token of a fight.')
  }),
  component('AttackOdds', 'The exact chances of an attack, each from 0 to 1, if nobody reacts.', {
    attack: objectOf(
      {
        kind: text('Its kind.'),
        target: whole('The seat that is attacked.'),
        location: text('The location that it names.')
      },
      'The attack.',
      ['location']
    ),
    attackModifier: orNull(whole(
      'The modifier of the attacker\'s roll. Null if this kind of attack has no modifiers.'
    )),
    defenceModifier: orNull(whole(
      'The modifier of the defender\'s roll. Null if this kind of attack has no modifiers.'
    )),
    hit: decimal('The chance of a hit.'),
    damage: listOf(
      objectOf({ damage: whole('The damage after armour.'), chance: decimal('The chance of exactly this damage.') }),
      'Each possible damage, lowest first.'
    ),
    criticals: listOf(
      objectOf({ result: text('The result.'), chance: decimal('Its chance.') }),
      'Each possible critical result.'
    ),
    takenOut: decimal('The chance that the target is taken out.')
  }),
  component('FighterVerdict', 'Whether a fighter may fight.', {
    valid: flag('Whether the fighter is valid.'),
    faults: listOf(
      objectOf({ message: text('What is wrong.'), rule: orNull(text('The section of the rulebook that forbids it.')) }),
      'All its faults.'
    )
  }),
  component('Ruleset', 'A ruleset that this server can play.', {
    id: text('Its id.'),
    version: text('Its version.'),
    game: oneFor(rulesets.map(({ schemas }) => schemas.game), 'All that a client needs to explain the game.'),
    choiceSchemas: mapOf(plain('A JSON Schema.'), 'A JSON Schema for the fields of each kind of choice, by kind.')
  }),
  component(
    'Rulesets',
    'The rulesets that this server can play.',
    {
      rulesets: listOf(objectOf({ id: text('Its id.'), version: text('Its version.') }, 'A ruleset.'), 'The rulesets.')
    }
  ),
  component('Index', 'The addresses of the API.', { links: mapOf(text('An address.'), 'Addresses by name.') }),
  component('ScrollSet', 'A published scroll set.', {
    name: text('Its name.'),
    hash: text('`sha256:` and 64 hex digits.'),
    provenance: text('The source of its values.'),
    types: listOf(text('A type.'), 'The types of fighter in it.'),
    scrolls: oneFor(rulesets.map(({ schemas }) => schemas.content), 'Its scrolls, by type.'),
    publishedAt: orNull(moment('When it was published. Null if it is part of the program.'))
  }),
  component(
    'ScrollSetPage',
    'A page of scroll sets, by name.',
    { scrollSets: listOf(ref('ScrollSet'), 'The sets.'), ...moreAfter }
  ),
  component('Problem', 'A refused request. Nothing has changed.', {
    ...problem,
    decision: { type: 'null', description: 'Always null: only a refused choice has one.' },
    fight: { type: 'null', description: 'Always null: only a refused choice has one.' }
  }, { optional }),
  component('ChoiceProblem', 'A refused choice. Nothing has changed.', {
    ...problem,
    decision: refOrNull('Decision', 'The decision now. Null if the choice is not about an open decision.'),
    fight: refOrNull('AnyFight', 'The fight now. Null if it was not read.')
  }, { optional }),
  component('Budget', 'Only for OVER_BUDGET: the limit that the request would exceed.', {
    name: word(BUDGETS, 'What is limited.'),
    limit: whole('The maximum at one time.'),
    per: word(BUDGET_SCOPES, 'What the limit applies to: one account, one address, one decision or one choice.'),
    freedBy: text('One sentence that says how to get below the limit.')
  }),
  component('Fault', 'One fault of the request.', {
    path: text('The place as a JSON pointer. Empty for the whole value.'),
    message: text('What is wrong there.')
  })
]

/** The named schemas of the document, for the rulesets that are served. */
export const components = (rulesets: readonly Ruleset[]): readonly Schema[] =>
  [...playComponents(rulesets), ...fightComponents(rulesets), ...accountComponents, ...referenceComponents(rulesets)]
