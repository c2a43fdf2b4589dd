/** The house bots' queue: by caller, then by fight, and fights of bots alone last. */
import t from 'tap'
import { createBotQueue, type WaitingFight } from '../../src/fights/play/bot-queue.js'

const fight = (name: string, botsOnly = false): WaitingFight => ({ id: name, caller: name[0] ?? null, botsOnly })
const BOTH = { botsOnly: true }

const takeAll = (queue: ReturnType<typeof createBotQueue>, kinds = BOTH): readonly string[] => {
  const taken: string[] = []
  for (let next = queue.take(kinds); next; next = queue.take(kinds)) taken.push(next.id)
  return taken
}
const queueOf = (...fights: readonly WaitingFight[]): ReturnType<typeof createBotQueue> => {
  const queue = createBotQueue()
  fights.forEach(queue.add)
  return queue
}

t.test('a caller with many fights does not keep another waiting', async t => {
  t.strictSame(takeAll(queueOf(...['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map(name => fight(name)))), ['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

t.test('a fight that waits again goes behind its caller\'s others, and its caller behind the others', async t => {
  const queue = queueOf(fight('a1'), fight('a2'), fight('b1'))
  t.equal(queue.take(BOTH)?.id, 'a1')
  queue.add(fight('a1'))
  t.strictSame(takeAll(queue), ['b1', 'a2', 'a1'])
})

t.test('fights of bots alone are taken last, and not where their place is taken', async t => {
  const fights = [fight('a1', true), fight('b1', true), fight('a2', true), fight('c1'), fight('c2')]
  t.strictSame(takeAll(queueOf(...fights)), ['c1', 'c2', 'a1', 'b1', 'a2'])
  t.strictSame(takeAll(queueOf(...fights), { botsOnly: false }), ['c1', 'c2'])
})

t.test('a fight waits once, and as the kind that it was added as last', async t => {
  const queue = queueOf(fight('a1'), fight('a2'), fight('a1'))
  queue.add(fight('a1', true))
  t.strictSame([queue.has('a1'), queue.has('a2'), queue.has('a3')], [true, true, false])
  t.strictSame(takeAll(queue), ['a2', 'a1'])
  t.equal(queue.has('a1'), false)
  t.equal(queue.take(BOTH), null)
})

t.test('fights of nobody known are one caller\'s', async t => {
  const of = (id: string, caller: string | null): WaitingFight => ({ id, caller, botsOnly: false })
  t.strictSame(takeAll(queueOf(of('1', null), of('2', null), of('3', 'a'))), ['1', '3', '2'])
})
