import type { BotFight, BotQuestion } from '../fights/ports.js'
import type { Answer } from '../referee/choice.js'

/** To a thread. `fight` is set if the thread answered that it does not know the fight. */
export interface ThreadQuestion { readonly question: BotQuestion, readonly fight: BotFight | null }

/** From a thread: READY once after the start, then one message for each question. */
export type ThreadAnswer =
  | { readonly kind: 'READY' }
  | { readonly kind: 'ANSWER', readonly answer: Answer }
  | { readonly kind: 'FIGHT_UNKNOWN' }
  | { readonly kind: 'FAULT', readonly message: string }
