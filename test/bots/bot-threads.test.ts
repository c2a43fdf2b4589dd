/** House bots in threads of their own: the same answers as here, and an end to those that crash or think too long. */
import t, { type Test } from 'tap'
import { type BotThreadSettings, botThreadSettings, createBotThreads } from '../../src/bots/bot-threads.js'
import { greedy } from '../../src/bots/greedy.js'
import { random } from '../../src/bots/random.js'
import { botChance } from '../../src/fights/play/bot-chance.js'
import { lookAt } from '../../src/fights/play/sight.js'
import type { BotFight, BotQuestion, Think } from '../../src/fights/ports.js'
import type { Answer } from '../../src/referee/choice.js'
import { isOpen } from '../../src/referee/decision.js'
import { rollOf } from '../../src/referee/dice.js'
import { beginMatch } from '../../src/referee/match.js'
import { pitFighter } from '../../src/rulesets/pit-fighter/index.js'
import { plainScroll } from '../support/plain-scroll.js'

const openThreads = async (t: Test, change: Partial<BotThreadSettings> = {}) => {
  const faults: object[] = []
  const threads = createBotThreads({ ...botThreadSettings(), threads: 1, ...change }, { error: fault => { faults.push(fault) } })
  // A thread alone keeps no process alive.
  const alive = setInterval(() => {}, 1000)
  t.teardown(async () => {
    await threads.close()
    clearInterval(alive)
  })
  t.equal(threads.think(question('early'), async () => fight), null, 'until a thread is ready, bots think where they are asked')
  await threads.start()
  const think = async (...asked: Parameters<Think>): Promise<Answer> => {
    const answer = threads.think(...asked)
    if (!answer) throw new Error('No thread is ready')
    return answer
  }
  return { ...threads, think, faults }
}

const odd = new URL('../support/odd-thread.mjs', import.meta.url)
const fight: BotFight = { setup: { seats: 2 }, content: undefined }
const question = (fightId: string): BotQuestion => ({
  bot: 'random',
  fightId,
  ruleset: 'pit-fighter',
  state: { turn: 1, phase: 'PICK_MOVES', asked: [], nextAsk: 1, nextDie: 0, secrets: [], result: null },
  ask: { id: 1, kind: 'PICK_MOVE', seat: 1, sealed: true, cover: false, context: {}, answer: null },
  chance: { secret: 'secret', decision: `${fightId}.1` }
})

const SETS = [
  { scrolls: 'house-2', content: undefined, types: ['ORC', 'SKINK'] },
  { scrolls: 'monks', content: { name: 'monks', provenance: 'made for a test', scrolls: { MONK: plainScroll('MONK', {}, {}) } }, types: ['MONK', 'MONK'] }
]
for (const { scrolls, content, types } of SETS) {
  t.test(`bots answer in a thread as they do here, with ${scrolls}`, async t => {
    const { think } = await openThreads(t)
    const setup = pitFighter.parseSetup({ scrolls, seats: types.map(type => ({ fighter: { type } })) }, () => content)
    if (!setup.ok) throw new Error(setup.fault.message)
    const pit = pitFighter.prepare(setup.value, () => content, { covers: true })
    const match = beginMatch(pitFighter, pit, rollOf({ source: 'seeded', algorithm: 'xoroshiro128plus/2', seed: 7 }))
    let reads = 0
    for (let answers = 0; answers < 60 && !match.state().result; answers++) {
      const state = match.state()
      const ask = state.asked.find(isOpen)
      if (!ask) throw new Error('Nobody is asked')
      const bot = answers % 2 === 0 ? 'greedy' : 'random'
      const chance = { secret: 'a secret', decision: `fight.${ask.id}` }
      const answer = await think({ bot, fightId: 'fight', ruleset: 'pit-fighter', state, ask, chance }, async () => {
        reads++
        return { setup: setup.value, content }
      })
      t.strictSame(answer, (bot === 'greedy' ? greedy : random)(lookAt(pitFighter, pit, state, ask), botChance(chance)), ask.kind)
      match.choose({ ...answer, seat: ask.seat })
    }
    t.equal(reads, 1, 'the fight is sent once')
  })
}

t.test('a bot that is not known is a fault, and the thread goes on', async t => {
  const { think } = await openThreads(t)
  await t.rejects(think({ ...question('a'), bot: 'nobody' }, async () => fight), /Unknown house bot nobody of pit-fighter/)
  await t.rejects(think({ ...question('a'), ruleset: 'chess' }, async () => fight), /Unknown house bot random of chess/)
})

const isFine = async (t: Test, think: (...asked: Parameters<Think>) => Promise<Answer>): Promise<void> => {
  t.match(await think(question('fine'), async () => fight), { kind: 'WAVE', setup: fight.setup })
}

t.test('a thread that is stuck is replaced by another', async t => {
  const { think } = await openThreads(t, { worker: odd, limitMilliseconds: 3000 })
  await t.rejects(think(question('stuck'), async () => fight), /took more than 3000 ms/)
  await isFine(t, think)
})

t.test('a thread that crashes or throws is replaced by another', async t => {
  const { think } = await openThreads(t, { worker: odd })
  await isFine(t, think)
  await t.rejects(think(question('crash'), async () => fight), /ended with code 3/)
  await isFine(t, think)
  await t.rejects(think(question('throws'), async () => fight), /The thread has a fault/)
  await isFine(t, think)
})

t.test('one thread takes questions one after the other; closing rejects those that are open', async t => {
  const threads = await openThreads(t, { worker: odd })
  const all = await Promise.all(['a', 'b', 'c'].map(name => threads.think(question(name), async () => ({ ...fight, setup: { name } }))))
  t.strictSame(all.map(({ setup }) => setup), [{ name: 'a' }, { name: 'b' }, { name: 'c' }])
  const open = ['stuck', 'd'].map(name => threads.think(question(name), async () => fight))
  const ends = open.map(async each => t.rejects(each, /bot threads are closed/))
  await threads.close()
  await Promise.all(ends)
  await t.rejects(threads.think(question('e'), async () => fight), /bot threads are closed/)
})

t.test('where no thread can start, bots think where they are asked, and that is logged once', async t => {
  const threads = await openThreads(t, { worker: new URL('../support/no-such-thread.mjs', import.meta.url) })
  await t.rejects(threads.think(question('a'), async () => fight), /No thread is ready/)
  t.equal(threads.faults.length, 1)
})
