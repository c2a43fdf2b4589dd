import type { Answer } from '../../referee/choice.js'
import { type Ask, isOpen } from '../../referee/decision.js'
import type { FightContext, LoadedFight } from '../loading/fight-context.js'
import { contentFor } from '../loading/library.js'
import type { BotQuestion } from '../ports.js'
import { Refused, type RefusedCode } from '../refused.js'
import { decisionId } from '../views/view-fight.js'
import { acceptChoice } from './accept-choice.js'
import { botChance } from './bot-chance.js'
import type { WaitingFight } from './bot-queue.js'
import { lookAt } from './sight.js'

/** A fight after a bot's last answer. */
interface Remembered { readonly standing: LoadedFight, readonly secret: string }
export interface BotMemory { get (id: string): Remembered | undefined, set (id: string, remembered: Remembered): void }

/**
 * Gives one answer of a house bot. Returns whether only bots play in the fight; `null`: no bot is asked there any more.
 */
export const answerForBot = async (
  context: FightContext,
  memory: BotMemory,
  fight: WaitingFight
): Promise<boolean | null> => {
  const remembered = await stand(context, memory, fight.id)
  const asked = remembered && nextAsked(context, remembered.standing)
  if (!asked) return null
  const { standing, secret } = remembered
  const botsOnly = isBotsOnly(standing)
  // It was queued among fights with players, but now has to wait behind them.
  if (botsOnly && !fight.botsOnly) return botsOnly
  const decision = decisionId(fight.id, asked.ask.id)
  const question = {
    bot: asked.bot,
    fightId: fight.id,
    ruleset: standing.ruleset.id,
    state: standing.state,
    ask: asked.ask,
    chance: { secret, decision }
  }
  const answer = await think(context, standing, question)
  if (context.closing.aborted) return null
  const next = await give(context, standing, question, answer)
  if (next) memory.set(fight.id, { standing: next, secret })
  return next && !nextAsked(context, next) ? null : botsOnly
}

/** The current fight, if a bot may be asked in it. */
const stand = async (context: FightContext, memory: BotMemory, id: string): Promise<Remembered | null> => {
  const remembered = memory.get(id)
  if (remembered && await context.store.versionOf(id) === remembered.standing.row.version) return remembered
  const row = await context.store.find(id)
  if (row?.status !== 'RUNNING' || row.frozen !== null || !row.botAsked) return null
  return {
    standing: await context.loadFight(row),
    secret: remembered?.secret ?? (await context.store.secret(id)).botSecret
  }
}

interface Asked { readonly ask: Ask, readonly seat: number, readonly bot: string }

const nextAsked = (context: FightContext, { row, state }: LoadedFight): Asked | null => {
  for (const ask of state.asked) {
    const bot = ask.seat === null || !isOpen(ask) ? null : row.seats[ask.seat - 1]?.bot ?? null
    if (bot !== null && context.bots.has(bot) && ask.seat !== null) return { ask, seat: ask.seat, bot }
  }
  return null
}

/** Whether every seat that is still in the fight is a bot's. */
const isBotsOnly = ({ row, ruleset, prepared, state }: LoadedFight): boolean =>
  ruleset.endings(prepared, state).every(({ seat, how }) => how !== 'STANDING' || row.seats[seat - 1]?.bot !== null)

/** A bot that fails gives its fallback, so that a fault of the server does not block the fight. */
const think = async (context: FightContext, standing: LoadedFight, question: BotQuestion): Promise<Answer> => {
  const { row: { setup } } = standing
  try {
    return await (context.think?.(question, async () => ({ setup, content: await contentFor(context, setup) })) ??
      thinkHere(context, standing, question))
  } catch (fault) {
    const { fightId, chance: { decision } } = question
    if (!context.closing.aborted) {
      context.log.error({ err: fault, fightId, decision }, 'A house bot failed: the fallback is taken')
    }
    return fallbackOf(standing, question.ask)
  }
}

const thinkHere = (
  context: FightContext,
  { ruleset, prepared, state }: LoadedFight,
  { bot, ask, chance }: BotQuestion
): Answer => {
  const play = context.bots.get(bot)
  if (!play) throw new Error(`Unknown house bot ${bot}`)
  return play(lookAt(ruleset, prepared, state, ask), botChance(chance))
}

const fallbackOf = ({ ruleset, prepared, state }: LoadedFight, ask: Ask): Answer =>
  ruleset.options(prepared, state, ask).fallback

const GONE: readonly RefusedCode[] = ['DECISION_SUPERSEDED', 'ALREADY_ANSWERED', 'VERSION_CONFLICT', 'FIGHT_FINISHED']

/** Sends the bot's answer as its seat. `null`: the decision is closed. */
const give = async (
  context: FightContext,
  standing: LoadedFight,
  { fightId, ask, chance: { decision } }: BotQuestion,
  answer: Answer
): Promise<LoadedFight | null> => {
  const accept = async (answer: Answer): Promise<LoadedFight> =>
    (await acceptChoice(
      context,
      { kind: 'SEAT', fightId, seat: ask.seat ?? 0 },
      fightId,
      { ...answer, decision }
    )).standing
  try {
    return await accept(answer)
  } catch (fault) {
    if (!(fault instanceof Refused)) throw fault
    if (GONE.includes(fault.code)) return null
    if (fault.code !== 'ILLEGAL_CHOICE') throw fault
    context.log.error({ fightId, decision }, 'A house bot answered illegally: the fallback is taken')
    return accept(fallbackOf(standing, ask))
  }
}
