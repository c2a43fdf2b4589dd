import { ASKING_EVENTS } from '../../referee/event.js'
import { GIVERS } from '../../referee/choice.js'
import type { Ruleset } from '../../referee/ruleset.js'
import { type Fields, flag, listOf, moment, objectOf, orNull, plain, ref, type Schema, text, whole, word } from '../../referee/schema-parts.js'
import { choiceEnvelope, DECISION_ID, setOrders } from '../inputs/schemas.js'
import { byName, component, duration, eachOnce, type Named, oneFor } from './component.js'

/** The named schemas of what is asked, answered and told. The fields of each kind are the ruleset's. */

/** PICK_MOVE as PickMove. */
const pascal = (kind: string): string => kind.split('_').map(word => word.charAt(0) + word.slice(1).toLowerCase()).join('')
export const answerName = (kind: string): string => `${pascal(kind)}Answer`
export const decisionName = (kind: string): string => `${pascal(kind)}Decision`
export const choiceName = (kind: string): string => `${pascal(kind)}Choice`

const kindField = (kind: string): Schema => ({ type: 'string', const: kind, description: 'The kind.' })

/** One of several named schemas, told apart by `kind`. */
const byKind = (kinds: readonly string[], nameOf: (kind: string) => string): Schema => ({
  type: 'object',
  discriminator: { propertyName: 'kind', mapping: Object.fromEntries(kinds.map(kind => [kind, `#/components/schemas/${nameOf(kind)}`])) },
  oneOf: [...new Set(kinds)].map(kind => ref(nameOf(kind)))
})

const decision = (kind: string, detail: Fields, product: Readonly<Record<string, string>> | undefined): Schema => component(decisionName(kind), `A decision of the kind ${kind}.`, {
  id: { type: 'string', pattern: DECISION_ID, description: 'Names the decision for good; a choice names it.' },
  kind: kindField(kind),
  fightId: text('The fight.'),
  rulesetId: text('The ruleset that the kind belongs to.'),
  seat: orNull(whole('The seat that is asked; null: the host.')),
  sealed: flag('Whether the answer stays secret until the last is in.'),
  answered: flag('Whether a sealed answer is in; it can still be replaced.'),
  openedAt: moment('When it was put.'),
  deadline: orNull(moment('When the fallback is taken; null: never.')),
  remaining: orNull(duration('How long until then.')),
  fallback: ref(answerName(kind)),
  ...product === undefined && { options: optionsOf(kind) },
  ...detail
}, {
  optional: product === undefined
    ? {}
    : {
        options: optionsOf(kind),
        product: objectOf(mapped(product, list => ({ type: 'string', const: list })), 'LEAN, in place of `options`: every combination is a legal answer. Each field of it, with the field of the decision that lists its values.')
      }
})

const optionsOf = (kind: string): Schema => listOf(ref(answerName(kind)), 'Every legal answer. With the decision\'s id beside it, each is a choice.')
const mapped = (names: Readonly<Record<string, string>>, schemaOf: (name: string) => Schema): Fields => Object.fromEntries(Object.entries(names).map(([field, name]) => [field, schemaOf(name)]))

const fieldsOf = (schema: Readonly<Record<string, unknown>>): { readonly properties: object, readonly required: readonly unknown[] } => {
  const { properties, required } = schema
  return { properties: typeof properties === 'object' && properties !== null ? properties : {}, required: Array.isArray(required) ? required : [] }
}

/** A kind of choice as a body has it: the fields of the kind beside those of every choice. */
const choice = (kind: string, schema: object): Schema => {
  const { properties, required } = fieldsOf({ ...schema })
  return {
    $id: choiceName(kind),
    type: 'object',
    description: `An answer of the kind ${kind}.`,
    required: ['kind', ...required],
    additionalProperties: false,
    properties: { ...choiceEnvelope, ...properties, kind: kindField(kind) }
  }
}

const occurrence: Fields = {
  turn: whole('The turn.'),
  phase: text('The phase.')
}

/** The figures of the referee's own events, which are the same in every ruleset. */
const askingFigures = ({ schemas: { context, answers } }: Ruleset): Readonly<Record<string, Schema>> => {
  const about = { decision: { type: 'string', pattern: DECISION_ID, description: 'The decision.' }, kind: text('Its kind.') }
  return {
    DecisionAsked: objectOf({ ...about, sealed: flag('Whether its answers are sealed.'), context }, 'What is asked.'),
    ChoiceSealed: objectOf({ ...about, choice: { anyOf: Object.keys(answers).map(kind => ref(answerName(kind))), description: 'The answer; only for its own seat.' } }, 'What was sealed.', ['choice']),
    DecisionWithdrawn: objectOf(about, 'What is asked no more.'),
    DecisionTimedOut: objectOf(about, 'What was not answered in time.')
  }
}

const figuresOf = (rulesets: readonly Ruleset[]): readonly Named[] =>
  rulesets.flatMap(ruleset => Object.entries({ ...ruleset.schemas.figures, ...askingFigures(ruleset) }))

/** The branches of a union that names tell apart. */
const branches = (named: readonly Named[]): readonly Schema[] => byName(named).map(([, schema]) => schema)

const typeField = (type: string): Schema => ({ type: 'string', const: type })

const event = (rulesets: readonly Ruleset[]): Schema => ({
  ...component('Event', 'Something that happened, as its viewer may see it. `type` says what its `figures` are; those of a frozen fight may be others.', {
    seq: whole('Its number in the fight, from 1, without gaps.'),
    type: text('What happened, by name.'),
    ...occurrence,
    at: moment('When it happened.'),
    rule: orNull(text('The section of the rulebook that was followed.')),
    ruling: orNull(text('The ruling that was applied.')),
    seat: orNull(whole('The seat that it is about.')),
    text: text('What happened, as one plain sentence.'),
    figures: plain('All its own fields, as a record has them.')
  }),
  oneOf: byName(figuresOf(rulesets)).map(([type, figures]) => ({ properties: { type: typeField(type), figures }, required: ['type', 'figures'] }))
})

const recordEvent = (rulesets: readonly Ruleset[]): Schema => ({
  $id: 'RecordEvent',
  type: 'object',
  description: 'An event as a record has it: its figures stand beside the other fields.',
  required: ['type', 'turn', 'phase', 'rule'],
  properties: {
    type: text('What happened, by name.'),
    ...occurrence,
    rule: text('The section of the rulebook that was followed.'),
    ruling: text('The ruling that was applied.'),
    seat: orNull(whole('The seat that it is about.'))
  },
  oneOf: branches(figuresOf(rulesets).filter(([type]) => !ASKING_EVENTS.includes(type)).map(([type, figures]) => {
    const { properties, required } = fieldsOf(figures)
    return [type, { properties: { type: typeField(type), ...properties }, required: ['type', ...required] }]
  })),
  unevaluatedProperties: false
})

const recordChoice = (rulesets: readonly Ruleset[]): Schema => ({
  $id: 'RecordChoice',
  type: 'object',
  description: 'A choice as a record has it.',
  required: ['kind', 'seat'],
  properties: {
    kind: text('The kind of the choice.'),
    seat: orNull(whole('The seat that gave it; null: the host.')),
    by: word(GIVERS, 'Who gave it in the seat\'s place; left out: the seat itself.'),
    covers: whole('How many times the fight had waited for cover asks alone since the choice before it, from 1; left out: it did not.')
  },
  oneOf: branches(rulesets.flatMap(({ schemas: { answers } }) => Object.entries(answers)).map(([kind, fields]) =>
    [kind, { properties: { kind: kindField(kind), ...fields }, required: ['kind', ...Object.keys(fields)] }])),
  unevaluatedProperties: false
})

const die = objectOf({ sides: whole('The sides of the die.'), value: whole('What it shows.') })
const rolls = listOf(die, 'Every die that was rolled, in order.')

const record = (rulesets: readonly Ruleset[]): Schema => component('Record', 'A fight as a record that anybody can fight again. docs/fight-record.md tells more.', {
  format: { type: 'string', const: 'lanista.fight-record/1', description: 'The format of the record.' },
  ruleset: objectOf({ id: text('The ruleset\'s id.'), version: text('Its version.') }, 'What was played.'),
  style: oneFor(rulesets.map(({ schemas: { setup } }) => ({ ...setup['style'] })), 'The style of combat: by its name, or in full.'),
  seats: listOf(objectOf({
    name: text('What its player is called.'),
    team: orNull(text('Its team; null: none.')),
    fighter: { anyOf: [...rulesets.map(({ schemas: { fighter } }) => fighter), { type: 'null' }], description: 'Its fighter; null: it is open, or hidden.' }
  }, 'A seat.', ['name']), 'The seats.'),
  dice: {
    description: 'The dice: those that fell, or after the end the seed that they came from too.',
    anyOf: [
      objectOf({ source: typeField('scripted'), rolls }),
      objectOf({
        source: typeField('seeded'),
        algorithm: typeField('hmac-sha256/1'),
        fight: text('The fight\'s id.'),
        serverSeed: text('The seed of the server, 64 hex digits.'),
        clientSeeds: listOf(orNull(text('64 hex digits; null: the seat gave none.')), 'The seeds of the seats.'),
        rolls
      })
    ]
  },
  choices: listOf(ref('RecordChoice'), 'The choices, in order.'),
  events: listOf(ref('RecordEvent'), 'What happened, in order.'),
  result: { anyOf: [objectOf({ winners: listOf(whole('A seat.'), 'The seats that won; none: a draw.'), reason: text('Why it ended.') }), { type: 'null' }], description: 'How it ended; null: it is not over.' },
  service: listOf({
    type: 'object',
    description: 'Something that the service did.',
    required: ['type', 'at'],
    properties: { type: text('What, by name.'), at: moment('When.'), seat: orNull(whole('The seat that it is about; null: the host.')) }
  }, 'What happened beside the rules, such as joins and more time.')
}, { optional: Object.assign({}, ...rulesets.map(({ schemas: { setup: { style: _style, ...setup } } }) => setup)) })

/** The named schemas of what is asked, answered and told in fights of these rulesets. */
export const playComponents = (rulesets: readonly Ruleset[]): readonly Schema[] => eachOnce([
  ...rulesets.flatMap(({ schemas: { parts } }) => Object.entries(parts)).map(([name, schema]) => ({ ...schema, $id: name })),
  ...rulesets.flatMap(({ schemas: { answers } }) => Object.entries(answers)).map(([kind, fields]) => component(answerName(kind), `What answers ${kind}.`, { kind: kindField(kind), ...fields })),
  ...rulesets.flatMap(({ schemas: { asks }, lean: { products } }) => Object.entries(asks).map(([kind, detail]) => decision(kind, detail, products[kind]))),
  ...rulesets.flatMap(({ choiceSchemas }) => Object.entries(choiceSchemas)).map(([kind, schema]) => choice(kind, schema)),
  { ...byKind(rulesets.flatMap(({ schemas: { asks } }) => Object.keys(asks)), decisionName), $id: 'Decision', description: 'What is put to a seat or to the host. `kind` says which fields it has.' },
  component('Decisions', 'What the bearer is asked now.', { decisions: listOf(ref('Decision'), 'The decisions.') }),
  event(rulesets),
  component('EventPage', 'Events of a fight, in order.', {
    events: listOf(ref('Event'), 'The events.'),
    lastSeq: whole('The number to ask on after.'),
    totalCount: whole('How many events the fight has by now.'),
    more: flag('Whether there are more already.')
  }),
  component('ChoiceAccepted', 'A choice was accepted; it is stored for good.', {
    fight: ref('AnyFight'),
    acceptedAt: moment('When it was accepted.'),
    events: listOf(ref('Event'), 'What followed, as far as the bearer may see it; LEAN without the events of asking, which `next` and `pending` show.'),
    next: listOf(ref('Decision'), 'What the bearer is asked now.')
  }),
  recordChoice(rulesets),
  recordEvent(rulesets),
  record(rulesets)
])

/** A body that is one of the kinds of choice. */
export const choiceBody = (rulesets: readonly Ruleset[]): Schema => byKind(rulesets.flatMap(({ choiceSchemas }) => Object.keys(choiceSchemas)), choiceName)

/** Standing orders of any of the rulesets. */
export const ordersBody = (rulesets: readonly Ruleset[]): Schema =>
  ({ ...setOrders, properties: { orders: { anyOf: [...rulesets.map(({ ordersSchema }) => ({ ...ordersSchema })), { type: 'null' }] } } })
