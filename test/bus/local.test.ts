import { setTimeout as sleep } from 'node:timers/promises'
import t from 'tap'
import { localLock } from '../../src/bus/local-lock.js'
import { localNews } from '../../src/bus/local-news.js'

t.test('a lock lets one in at a time for each name, in order, whatever comes of it', async t => {
  const lock = localLock()
  const seen: string[] = []
  const work = (name: string, what: string, milliseconds: number) => lock(name, async () => {
    seen.push(`${what} in`)
    await sleep(milliseconds)
    seen.push(`${what} out`)
    if (what === 'a') throw new Error('a failed')
    return what
  })
  const all = await Promise.allSettled([work('x', 'a', 20), work('x', 'b', 5), work('x', 'c', 0), work('y', 'd', 10)])
  t.match(all, [{ reason: { message: 'a failed' } }, { value: 'b' }, { value: 'c' }, { value: 'd' }])
  t.strictSame(seen.filter(line => !line.startsWith('d')), ['a in', 'a out', 'b in', 'b out', 'c in', 'c out'])
  t.equal(seen.indexOf('d in'), 1, 'another name does not wait')
  t.equal(await lock('x', async () => 'free'), 'free')
})

t.test('news reaches those who listen to the fight, until they do not', async t => {
  const news = localNews()
  const heard: string[] = []
  const hush = news.listen('x', () => { heard.push('first') })
  news.listen('x', () => { heard.push('second') })
  news.listen('y', () => { heard.push('other') })
  news.publish('x')
  hush()
  hush()
  news.publish('x')
  news.publish('nobody')
  t.strictSame(heard, ['first', 'second', 'second'])
})
