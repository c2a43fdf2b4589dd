import { readFileSync } from 'node:fs'
import {
  type GraphQLField, type GraphQLInputObjectType, type GraphQLNamedType, getNamedType, isAbstractType, isEnumType, isInputObjectType, isInterfaceType, isIntrospectionType, isLeafType, isNonNullType,
  isObjectType, isSpecifiedScalarType, parse, validate
} from 'graphql'
import { Ajv } from 'ajv'
import t from 'tap'
import { CHOICE_MUTATIONS, DECISION_TYPES, PIT_FIGHTER } from '../../src/api/graphql/pit-fighter.js'
import { choiceRefusals, refusalKinds } from '../../src/api/refusals.js'
import { pitFighter } from '../../src/rulesets/pit-fighter/index.js'
import { ENDINGS } from '../../src/referee/state.js'
import { type Json, objectAt, schema } from '../support/api-clients.js'
import { listAt } from '../support/answers.js'

const types: readonly GraphQLNamedType[] = Object.values(schema.getTypeMap()).filter(type => !isIntrospectionType(type) && !isSpecifiedScalarType(type))

t.test('every type, field, argument and value of the GraphQL schema is described', async t => {
  for (const type of types) {
    const bare: string[] = type.description ? [] : [type.name]
    if (isEnumType(type)) bare.push(...type.getValues().filter(({ description }) => !description).map(({ name }) => name))
    if (isInputObjectType(type)) bare.push(...Object.values(type.getFields()).filter(({ description }) => !description).map(({ name }) => name))
    if (isObjectType(type) || isInterfaceType(type)) {
      for (const field of Object.values(type.getFields())) {
        bare.push(...[field, ...field.args].filter(({ description }) => !description).map(({ name }) => `${field.name}.${name}`))
      }
    }
    t.strictSame(bare, [], type.name)
  }
})

/** Every field of every type that an abstract type stands for, by fragments without an alias. */
const everyFragment = (name: string): string => {
  const type = schema.getType(name)
  if (!isAbstractType(type)) throw new Error(`${name} is not abstract`)
  return schema.getPossibleTypes(type).map(possible => `... on ${possible.name} { ${Object.values(possible.getFields()).map(field => fieldOf(field)).join(' ')} }`).join(' ')
}

const fieldOf = ({ name, type, args }: GraphQLField<unknown, unknown>): string =>
  isLeafType(getNamedType(type)) ? name : args.length > 0 ? '' : `${name} { __typename }`

t.test('one document may ask every field of every decision, event and game', async t => {
  const document = `{ decisions { ${everyFragment('Decision')} } fight(id: "a") { game { ${everyFragment('Game')} } events { nodes { ${everyFragment('FightEvent')} } } } }`
  t.strictSame(validate(schema, parse(document)), [])
})

t.test('the examples that GraphiQL opens with fit the schema', async t => {
  const file = new URL('../../web/graphiql/examples.js', import.meta.url)
  const { examples }: { readonly examples: readonly { readonly query: string }[] } = await import(file.href)
  t.equal(examples.length, 5)
  for (const { query } of examples) t.strictSame(validate(schema, parse(query)), [], query)
})

const enumValues = (name: string): readonly string[] => {
  const type = schema.getType(name)
  return isEnumType(type) ? type.getValues().map(value => value.name) : []
}

t.test('enums hold the words of the rules', async t => {
  const game: Json = { ...pitFighter.game() }
  const names = (list: string, name: string): unknown => listAt(game, list).map(item => item[name])
  t.strictSame(enumValues('HexSide'), game['sides'])
  t.strictSame(enumValues('Ending'), ENDINGS)
  t.strictSame(enumValues('PitFightPhase'), game['phases'])
  t.strictSame(enumValues('ReactionWindow'), game['windows'])
  t.strictSame(enumValues('Characteristic'), game['characteristics'])
  t.strictSame(enumValues('Skill'), game['skills'])
  t.strictSame(enumValues('Location').toSorted(), [...listAt(game, 'locations')].map(({ location }) => String(location)).toSorted())
  t.strictSame(enumValues('EffectKind'), names('effects', 'kind'))
  t.strictSame(enumValues('AttackKind'), names('attacks', 'kind'))
})

const ENVELOPE: readonly string[] = ['decisionId', 'fightId', 'seat', 'replace', 'idempotencyKey', 'wait']

/** Whether a GraphQL input takes the same values as a JSON Schema. */
const takesTheSame = (type: GraphQLNamedType, property: Json): boolean => {
  const words = property['enum']
  if (Array.isArray(words)) return JSON.stringify(words.filter(word => word !== null).toSorted()) === JSON.stringify([...enumValues(type.name)].toSorted())
  const alternatives = property['anyOf']
  if (Array.isArray(alternatives) && isInputObjectType(type)) return sameKeys(type, Object.assign({}, ...alternatives.map(each => objectAt(each)['properties'] ?? {})))
  if (isInputObjectType(type)) return sameKeys(type, objectAt(property, 'properties'))
  const scalars: Json = { string: 'String', boolean: 'Boolean', integer: 'Int', array: 'Hex' }
  return scalars[String(property['type'])] === type.name
}

const sameKeys = (type: GraphQLInputObjectType, properties: Json): boolean =>
  JSON.stringify(Object.keys(type.getFields()).toSorted()) === JSON.stringify(Object.keys(properties).toSorted())

const ajv = new Ajv({ strict: false })
const admitsNull = (property: Json): boolean => ajv.compile({ ...property })(null)

t.test('the choice inputs of GraphQL are those of the rules\' JSON Schemas', async t => {
  for (const [mutation, kind] of Object.entries(CHOICE_MUTATIONS)) {
    const input = schema.getMutationType()?.getFields()[mutation]?.args[0]
    const type = input && getNamedType(input.type)
    if (!isInputObjectType(type)) throw new Error(`${mutation} takes no input`)
    const { properties = {}, required = [] }: { readonly properties?: Json, readonly required?: readonly string[] } = { ...pitFighter.choiceSchemas[kind] }
    const fields = Object.values(type.getFields()).filter(({ name }) => !ENVELOPE.includes(name))
    t.strictSame(fields.map(({ name }) => name).toSorted(), Object.keys(properties).toSorted(), `${mutation} has the fields of ${kind}`)
    for (const field of fields) {
      const property = objectAt(properties, field.name)
      t.equal(isNonNullType(field.type), required.includes(field.name) && !admitsNull(property), `${mutation}.${field.name} may be left out as in ${kind}`)
      t.ok(takesTheSame(getNamedType(field.type), property), `${mutation}.${field.name} takes the same values`)
    }
  }
  const unasked = ['SPEND_ADRENALIN', 'CONCEDE']
  t.strictSame(Object.keys(DECISION_TYPES).toSorted(), Object.keys(pitFighter.choiceSchemas).filter(kind => !unasked.includes(kind)).toSorted(), 'every decision has a type')
  t.strictSame([...Object.values(CHOICE_MUTATIONS), 'ADVANCE'].toSorted(), Object.keys(pitFighter.choiceSchemas).toSorted(), 'every kind has a mutation; ADVANCE is the host\'s advancePhase')
  t.equal(PIT_FIGHTER, pitFighter.id)
})

t.test('refusals stand in one table', async t => {
  t.strictSame(enumValues('RefusalCode').toSorted(), choiceRefusals.toSorted(), 'RefusalCode')
  const rows = readFileSync(new URL('../../docs/errors.md', import.meta.url), 'utf8').split('\n').filter(line => line.startsWith('| `'))
  const expected = Object.entries(refusalKinds).map(([code, { status, title, description, ofChoices }]) =>
    `| \`${code}\` | ${status} | ${title} | ${description} | ${ofChoices ? '`ChoiceRefused`, else error' : 'error'} |`)
  t.strictSame(rows, expected, 'docs/errors.md')
})
