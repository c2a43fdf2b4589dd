import t from 'tap'
import { omitNulls } from '../../src/referee/left-out.js'

const schema = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    limit: { type: ['integer', 'null'] },
    title: { enum: ['KING', null] },
    anything: {},
    points: { type: 'object', additionalProperties: { type: 'integer' } },
    seats: { type: 'array', items: { $ref: 'seat' } },
    use: { anyOf: [{ type: 'null' }, { type: 'object', properties: { skill: { enum: ['A'] }, die: { type: 'integer' } } }] },
    style: { if: { type: 'object' }, then: { type: 'object', properties: { end: { type: 'string' } } }, else: { type: 'string' } }
  }
}
const byId = new Map([['seat', { type: 'object', properties: { team: { type: ['string', 'null'] }, bot: { type: 'string' } } }]])

const cases: readonly { readonly why: string, readonly value: unknown, readonly left: unknown }[] = [
  { why: 'null for a text is left out', value: { name: null }, left: {} },
  { why: 'a null that is a value stays', value: { limit: null, title: null, anything: null }, left: { limit: null, title: null, anything: null } },
  { why: 'in a map', value: { points: { a: null, b: 2 } }, left: { points: { b: 2 } } },
  { why: 'an object for null', value: { points: null }, left: {} },
  { why: 'in a list, by a reference', value: { seats: [{ team: null, bot: null }, null] }, left: { seats: [{ team: null }, null] } },
  { why: 'in one of several shapes', value: { use: { skill: 'A', die: null } }, left: { use: { skill: 'A' } } },
  { why: 'where one of the shapes is null', value: { use: null }, left: { use: null } },
  { why: 'under a condition', value: { style: null }, left: {} },
  { why: 'below a condition', value: { style: { end: null } }, left: { style: {} } },
  { why: 'what the schema does not know stays, to be refused', value: { colour: null }, left: { colour: null } },
  { why: 'what is no object stays', value: null, left: null }
]

for (const { why, value, left } of cases) t.test(`null means left out: ${why}`, async t => { t.strictSame(omitNulls(schema, value, byId), left) })

t.test('lists as deep as a body may hold do no harm', async t => {
  const deep: unknown = JSON.parse('['.repeat(3000) + ']'.repeat(3000))
  t.equal(JSON.stringify(omitNulls(schema, { seats: deep, anything: deep }, byId)).length, 12_000 + 22)
})
