import fc from 'fast-check'
import t from 'tap'
import { firstDifference, showJson } from '../../src/referee/json.js'

t.test('the first difference is named by its path', async t => {
  for (const { expected, got, path } of [
    { expected: { a: [1, { b: 2 }] }, got: { a: [1, { b: 3 }] }, path: '.a[1].b' },
    { expected: [1], got: [1, 2], path: '[1]' },
    { expected: { a: 1 }, got: { b: 1 }, path: '.a' },
    { expected: {}, got: { toString: 1 }, path: '.toString' },
    { expected: [], got: {}, path: '' },
    { expected: null, got: {}, path: '' }
  ]) t.equal(firstDifference(expected, got)?.path, path)
})

t.test('the order of fields does not matter', async t => {
  t.equal(firstDifference({ a: 1, b: 2 }, { b: 2, a: 1 }), null)
})

t.test('JSON equals its own copy, and nothing that is told apart', async t => {
  fc.assert(fc.property(fc.jsonValue(), value => firstDifference(value, JSON.parse(JSON.stringify(value))) === null), { seed: 7, numRuns: 200 })
  fc.assert(fc.property(fc.jsonValue(), value => firstDifference(value, { value }) !== null), { seed: 7, numRuns: 200 })
  t.pass()
})

t.test('long values are cut when they are shown', async t => {
  t.equal(showJson(undefined), 'nothing')
  t.equal(showJson({ a: 1 }), '{"a":1}')
  t.equal(showJson('x'.repeat(300)).length, 201)
})
