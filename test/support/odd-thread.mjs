// Replaces the bot thread in tests. Its behaviour depends on the fight's id.
import { parentPort } from 'node:worker_threads'

parentPort.on('message', ({ question: { fightId }, fight }) => {
  if (fightId === 'stuck') for (;;);
  if (fightId === 'crash') process.exit(3)
  if (fightId === 'throws') throw new Error('The thread has a fault')
  parentPort.postMessage(fight ? { kind: 'ANSWER', answer: { kind: 'WAVE', setup: fight.setup } } : { kind: 'FIGHT_UNKNOWN' })
})
parentPort.postMessage({ kind: 'READY' })
