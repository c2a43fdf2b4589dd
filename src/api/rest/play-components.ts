import { ASKING_EVENTS } from '../../referee/event.js'
import { GIVERS } from '../../referee/choice.js'
import type { Ruleset } from '../../referee/ruleset.js'
import {
  type Fields,
  flag,
  listOf,
  moment,
  objectOf,
  orNull,
  plain,
  ref,
  type Schema,
  text,
  whole,
  word
} from '../../referee/schema-parts.js'
import { choiceEnvelope, DECISION_ID, setOrders } from '../inputs/schemas.js'
import { byName, component, duration, eachOnce, type Named, oneFor } from './component.js'

/** The named schemas of decisions, choices and events. The ruleset defines the fields of each kind. */

/** PICK_MOVE as PickMove. */
const pascal = (kind: string): string =>
  kind.split('_').map(word => word.charAt(0) + word.slice(1).toLowerCase()).join('')
export const answerName = (kind: string): string => `${pascal(kind)}Answer`
export const decisionName = (kind: string): string => `${pascal(kind)}Decision`
export const choiceName = (kind: string): string => `${pascal(kind)}Choice`

const kindField = (kind: string): Schema => ({ type: 'string', const: kind, description: 'The kind.' })

/** One of several named schemas, with `kind` as discriminator. */
const byKind = (kinds: readonly string[], nameOf: (kind: string) => string): Schema => ({
  type: 'object',
  discriminator: {
    propertyName: 'kind',
    mapping: Object.fromEntries(kinds.map(kind => [kind, `#/components/schemas/${nameOf(kind)}`]))
  },
  oneOf: [...new Set(kinds)].map(kind => ref(nameOf(kind)))
})

const decision = (kind: string, detail: Fields, product: Readonly<Record<string, string>> | undefined): Schema =>
  component(decisionName(kind), `A decision of the kind ${kind}.`, {
    id: {
      type: 'string',
      pattern: DECISION_ID,
      description: 'Permanent id of the decision. A choice sends it as `decision`.'
    },
    kind: kindField(kind),
    fightId: text('The fight.'),
    rulesetId: text('The ruleset that the kind belongs to.'),
    seat: orNull(whole('The seat that is asked. Null if the host is asked.')),
    sealed: flag('Whether the answer stays secret until all asked seats have answered.'),
    answered: flag('Whether a sealed answer is in. It can still be replaced.'),
    openedAt: moment('When it was asked.'),
    deadline: orNull(moment('When the fallback is taken. Null if never.')),
    remaining: orNull(duration('Time left until `deadline`.')),
    fallback: ref(answerName(kind)),
    ...product === undefined && { options: optionsOf(kind) },
    ...detail
  }, {
    optional: product === undefined
      ? {}
      : {
          options: optionsOf(kind),
          product: objectOf(
            mapped(product, list => ({ type: 'string', const: list })),
            'LEAN only, in place of `options`: every combination is a legal answer. It maps each field of the answer ' +
          'to the field of the decision that lists its values.'
          )
        }
  })

const optionsOf = (kind: string): Schema =>
  listOf(ref(answerName(kind)), 'Every legal answer. Add the decision\'s id to make it a choice.')
const mapped = (names: Readonly<Record<string, string>>, schemaOf: (name: string) => Schema): Fields =>
  Object.fromEntries(Object.entries(names).map(([field, name]) => [field, schemaOf(name)]))

const fieldsOf = (schema: Readonly<Record<string, unknown>>): {
  readonly properties: object,
  readonly required: readonly unknown[]
} => {
  const { properties, required } = schema
  return {
    properties: typeof properties === 'object' && properties !== null
      ? properties
      : {},
    required: Array.isArray(required) ? required : []
  }
}

/** The body of a choice: the fields of its kind and the common fields. */
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

/** The figures of the referee's own events, which every ruleset shares. */
const askingFigures = ({ schemas: { context, answers } }: Ruleset): Readonly<Record<string, Schema>> => {
  const about = {
    decision: { type: 'string', pattern: DECISION_ID, description: 'The decision.' },
    kind: text('Its kind.')
  }
  return {
    DecisionAsked: objectOf({ ...about, sealed: flag('Whether its answer is sealed.'), context }, 'What is asked.'),
    ChoiceSealed: objectOf(
      {
        ...about,
        choice: {
          anyOf: Object.keys(answers).map(kind => ref(answerName(kind))),
          description: 'The answer. Only its own seat sees it.'
        }
      },
      'What was sealed.',
      ['choice']
    ),
    DecisionWithdrawn: objectOf(about, 'The decision that was withdrawn.'),
    DecisionTimedOut: objectOf(about, 'The decision that timed out.')
  }
}

const figuresOf = (rulesets: readonly Ruleset[]): readonly Named[] =>
  rulesets.flatMap(ruleset => Object.entries({ ...ruleset.schemas.figures, ...askingFigures(ruleset) }))

/** The branches of a union with distinct names. */
const branches = (named: readonly Named[]): readonly Schema[] => byName(named).map(([, schema]) => schema)

const typeField = (type: string): Schema => ({ type: 'string', const: type })

const event = (rulesets: readonly Ruleset[]): Schema => ({
  ...component('Event',
    'An event, as far as the caller may see it. `type` determines its `figures`, except in a frozen fight.', {
      seq: whole('Its number in the fight, from 1, without gaps.'),
      type: text('The type of event.'),
      ...occurrence,
      at: moment('When it happened.'),
      rule: orNull(text('The section of the rulebook that was applied.')),
      ruling: orNull(text('The ruling that was applied, where the rulebook is not clear.')),
      seat: orNull(whole('The seat that it is about.')),
      text: text('The event as one sentence.'),
      figures: plain('The fields of its type, as in a record.')
    }),
  oneOf: byName(figuresOf(rulesets)).map(([type, figures]) => ({
    properties: { type: typeField(type), figures },
    required: ['type', 'figures']
  }))
})

const recordEvent = (rulesets: readonly Ruleset[]): Schema => ({
  $id: 'RecordEvent',
  type: 'object',
  description: 'An event in a record. Its figures are at the same level as the other fields.',
  required: ['type', 'turn', 'phase', 'rule'],
  properties: {
    type: text('The type of event.'),
    ...occurrence,
    rule: text('The section of the rulebook that was applied.'),
    ruling: text('The ruling that was applied, where the rulebook is not clear.'),
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
  description: 'A choice in a record.',
  required: ['kind', 'seat'],
  properties: {
    kind: text('The kind of the choice.'),
    seat: orNull(whole('The seat that made it. Null for the host.')),
    by: word(GIVERS, 'Who made it for the seat. Omitted if the seat made it itself.'),
    covers: whole(
      'How many times the fight waited only for cover decisions since the previous choice, from 1. Omitted if never.'
    )
  },
  oneOf: branches(rulesets.flatMap(({ schemas: { answers } }) => Object.entries(answers)).map(([kind, fields]) =>
    [kind, { properties: { kind: kindField(kind), ...fields }, required: ['kind', ...Object.keys(fields)] }])),
  unevaluatedProperties: false
})

const die = objectOf({ sides: whole('The number of sides.'), value: whole('Its result.') })
const rolls = listOf(die, 'Every die that was rolled, in order.')

const record = (rulesets: readonly Ruleset[]): Schema =>
  component('Record', 'A fight as a record that anybody can replay. See docs/fight-record.md.', {
    format: { type: 'string', const: 'lanista.fight-record/1', description: 'The format of the record.' },
    ruleset: objectOf({ id: text('The ruleset\'s id.'), version: text('Its version.') }, 'The ruleset and its version.'),
    style: oneFor(
      rulesets.map(({ schemas: { setup } }) => ({ ...setup['style'] })),
      'The style of combat: by its name, or in full.'
    ),
    seats: listOf(objectOf({
      name: text('The name of its player.'),
      team: orNull(text('Its team. Null if there is none.')),
      fighter: {
        anyOf: [...rulesets.map(({ schemas: { fighter } }) => fighter), { type: 'null' }],
        description: 'Its fighter. Null if the seat is open or the fighter is hidden.'
      }
    }, 'A seat.', ['name']), 'The seats.'),
    dice: {
      description: 'The dice that were rolled. After the end of the fight also the seed.',
      anyOf: [
        objectOf({ source: typeField('scripted'), rolls }),
        objectOf({
          source: typeField('seeded'),
          algorithm: typeField('hmac-sha256/1'),
          fight: text('The fight\'s id.'),
          serverSeed: text('The server\'s seed, 64 hex digits.'),
          clientSeeds: listOf(orNull(text('64 hex digits. Null if the seat set none.')), 'The shares of the seats.'),
          rolls
        })
      ]
    },
    choices: listOf(ref('RecordChoice'), 'The choices, in order.'),
    events: listOf(ref('RecordEvent'), 'The events, in order.'),
    result: {
      anyOf: [
        objectOf({
          winners: listOf(whole('A seat.'), 'The seats that won. Empty for a draw.'),
          reason: text('Why it ended.')
        }),
        { type: 'null' }
      ],
      description: 'How it ended. Null if it is not over.'
    },
    service: listOf({
      type: 'object',
      description: 'An action of the service.',
      required: ['type', 'at'],
      properties: {
        type: text('The type of action.'),
        at: moment('When it happened.'),
        seat: orNull(whole('The seat that it is about. Null for the host.'))
      }
    }, 'Actions outside the rules, such as joins and added time.')
  }, { optional: Object.assign({}, ...rulesets.map(({ schemas: { setup: { style: _style, ...setup } } }) => setup)) })

/** The named schemas of decisions, choices and events of these rulesets. */
export const playComponents = (rulesets: readonly Ruleset[]): readonly Schema[] => eachOnce([
  ...rulesets.flatMap(({ schemas: { parts } }) => Object.entries(parts)).map(([name, schema]) => ({
    ...schema,
    $id: name
  })),
  ...rulesets.flatMap(({ schemas: { answers } }) => Object.entries(answers)).map(([kind, fields]) => component(answerName(kind), `What answers ${kind}.`, {
    kind: kindField(kind),
    ...fields
  })),
  ...rulesets.flatMap(({ schemas: { asks }, lean: { products } }) => Object.entries(asks).map(([kind, detail]) => decision(
    kind,
    detail,
    products[kind]
  ))),
  ...rulesets.flatMap(({ choiceSchemas }) => Object.entries(choiceSchemas)).map(([kind, schema]) => choice(
    kind,
    schema
  )),
  {
    ...byKind(rulesets.flatMap(({ schemas: { asks } }) => Object.keys(asks)), decisionName),
    $id: 'Decision',
    description: 'A question to a seat or to the host. `kind` determines its fields.'
  },
  component('Decisions', 'The caller\'s open decisions now.', { decisions: listOf(ref('Decision'), 'The decisions.') }),
  event(rulesets),
  component('EventPage', 'Events of a fight, in order.', {
    events: listOf(ref('Event'), 'The events.'),
    lastSeq: whole('Send this number as `after` to read on.'),
    totalCount: whole('The number of events in the fight now.'),
    more: flag('Whether more events exist already.')
  }),
  component('ChoiceAccepted', 'A choice was accepted and stored permanently.', {
    fight: ref('AnyFight'),
    acceptedAt: moment('When it was accepted.'),
    events: listOf(
      ref('Event'),
      'The events that followed, as far as the caller may see them. LEAN omits the events about decisions: see ' +
      '`next` and `pending`.'
    ),
    next: listOf(ref('Decision'), 'The caller\'s open decisions now.')
  }),
  recordChoice(rulesets),
  recordEvent(rulesets),
  record(rulesets)
])

/** A body that is one of the kinds of choice. */
export const choiceBody = (rulesets: readonly Ruleset[]): Schema =>
  byKind(rulesets.flatMap(({ choiceSchemas }) => Object.keys(choiceSchemas)), choiceName)

/** Standing orders of any of the rulesets. */
export const ordersBody = (rulesets: readonly Ruleset[]): Schema =>
  ({
    ...setOrders,
    properties: { orders: { anyOf: [...rulesets.map(({ ordersSchema }) => ({ ...ordersSchema })), { type: 'null' }] } }
  })
