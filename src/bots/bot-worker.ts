/** A thread for house bots. It reads no clock, no files and no database: the questions contain all data. */
import { parentPort } from 'node:worker_threads'
import { botChance } from '../fights/play/bot-chance.js'
import { lookAt } from '../fights/play/sight.js'
import { lruCache } from '../fights/loading/lru-cache.js'
import { libraryOf } from '../fights/loading/library.js'
import { RULESETS } from '../rulesets/rulesets.js'
import { HOUSE_BOTS } from './house-bots.js'
import type { ThreadAnswer, ThreadQuestion } from './thread-messages.js'

const KEPT_AT_HAND = 50
const prepared = lruCache<object>(KEPT_AT_HAND)

const answerTo = ({ question: { bot, fightId, ruleset, state, ask, chance }, fight }: ThreadQuestion): ThreadAnswer => {
  const rules = RULESETS.get(ruleset)
  const play = HOUSE_BOTS.get(bot)
  if (!rules || !play) throw new Error(`Unknown house bot ${bot} of ${ruleset}`)
  if (fight) prepared.set(fightId, rules.prepare(fight.setup, libraryOf(fight.setup, fight.content), { covers: true }))
  const known = prepared.get(fightId)
  return known
    ? { kind: 'ANSWER', answer: play(lookAt(rules, known, state, ask), botChance(chance)) }
    : { kind: 'FIGHT_UNKNOWN' }
}

const port = parentPort
if (!port) throw new Error('This module must be started as a worker thread')
const send = (answer: ThreadAnswer): void => port.postMessage(answer)

port.on('message', (message: ThreadQuestion) => {
  try {
    send(answerTo(message))
  } catch (fault) {
    send({ kind: 'FAULT', message: fault instanceof Error ? fault.stack ?? fault.message : String(fault) })
  }
})
send({ kind: 'READY' })
