import { scrollSetStore } from '../../src/store/scroll-set-store.js'
import { onEveryDatabase } from '../support/databases.js'

const AT = '2026-01-01T00:00:00.000Z'
const set = (name: string, hash: string) => ({ name, hash, content: { name, provenance: hash, scrolls: { Z: { b: 1, a: null }, A: {} } }, publishedAt: AT, publishedBy: null })

onEveryDatabase(async (t, { database }) => {
  const store = scrollSetStore(database.source)

  t.test('a set comes back as it was typed in, and its hash is taken once', async t => {
    const stored = await store.publish(set('mine', 'one'))
    t.strictSame(stored, { ...set('mine', 'one'), edition: 1 })
    t.strictSame(await store.publish({ ...set('mine', 'one'), publishedAt: '2027-01-01T00:00:00.000Z' }), stored)
    t.strictSame(JSON.stringify((await store.find('mine', 'one'))?.content), JSON.stringify(stored.content), 'in its own order')
    t.equal(await store.find('mine', 'two'), null)
    t.equal(await store.find('yours', null), null)
  })

  t.test('a bare name means the first, however many come at once', async t => {
    const many = Array.from({ length: 8 }, (_, index) => `hash-${index}`)
    const editions = (await Promise.all(many.map(async hash => store.publish(set('crowd', hash))))).map(({ edition }) => edition)
    t.strictSame([...editions].sort((a, b) => a - b), [1, 2, 3, 4, 5, 6, 7, 8])
    t.equal((await store.find('crowd', null))?.hash, many[editions.indexOf(1)])
  })

  t.test('sets are listed by the bytes of their names, page by page', async t => {
    for (const name of ['b', 'B', '_', 'a-a', 'ab']) await store.publish(set(name, `of ${name}`)) // Many collations would order these otherwise.
    const names: string[] = []
    for (let after: { readonly name: string, readonly edition: number } | null = null; ;) {
      const page: Awaited<ReturnType<typeof store.list>> = await store.list(after, 3, 1e6)
      names.push(...page.rows.map(({ name }) => name))
      after = page.rows.at(-1) ?? null
      if (!page.more) break
    }
    t.strictSame(names, ['B', '_', 'a-a', 'ab', 'b', ...Array.from({ length: 8 }, () => 'crowd'), 'mine'])
  })

  t.test('a page of large sets ends early, and says that there is more', async t => {
    const large = (name: string) => ({ ...set(name, `of ${name}`), content: { name, provenance: 'x'.repeat(1000), scrolls: {} } })
    for (const name of ['x1', 'x2', 'x3']) await store.publish(large(name))
    const page = async (after: string, limit: number, bytes: number) => {
      const { rows, more } = await store.list({ name: after, edition: 1 }, limit, bytes)
      return [...rows.map(({ name }) => name), more]
    }
    t.strictSame(await page('x', 3, 1e6), ['x1', 'x2', 'x3', false])
    t.strictSame(await page('x', 2, 1e6), ['x1', 'x2', true])
    t.strictSame(await page('x', 3, 2500), ['x1', 'x2', true])
    t.strictSame(await page('x', 3, 10), ['x1', true], 'one at least')
    t.strictSame(await page('x2', 3, 10), ['x3', false])
    t.strictSame(await page('x3', 3, 10), [false])
  })
})
