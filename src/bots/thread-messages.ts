import type { BotFight, BotQuestion } from '../fights/ports.js'
import type { Answer } from '../referee/choice.js'

/** To a thread. `fight` is given where the thread said that it does not know it. */
export interface ThreadQuestion { readonly question: BotQuestion, readonly fight: BotFight | null }

/** From a thread: READY once, when it has started, then one message a question. */
export type ThreadAnswer =
  | { readonly kind: 'READY' }
  | { readonly kind: 'ANSWER', readonly answer: Answer }
  | { readonly kind: 'FIGHT_UNKNOWN' }
  | { readonly kind: 'FAULT', readonly message: string }
