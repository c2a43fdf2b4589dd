import type { Answer } from '../../referee/choice.js'
import { type Ask, isOpen } from '../../referee/decision.js'
import type { Desk, Standing } from '../standing/desk.js'
import { contentFor } from '../standing/library.js'
import type { BotQuestion } from '../ports.js'
import { Refused, type RefusedCode } from '../refused.js'
import { decisionId } from '../watching/view-fight.js'
import { acceptChoice } from './accept-choice.js'
import { botChance } from './bot-chance.js'
import type { WaitingFight } from './bot-queue.js'
import { lookAt } from './sight.js'

/** A fight as a bot's answer left it. */
interface Remembered { readonly standing: Standing, readonly secret: string }
export interface BotMemory { get (id: string): Remembered | undefined, set (id: string, remembered: Remembered): void }

/** Plays one answer of a house bot. Gives whether none but bots play there now, if the fight is to be looked at again; `null`: it is not. */
export const answerForBot = async (desk: Desk, memory: BotMemory, fight: WaitingFight): Promise<boolean | null> => {
  const remembered = await stand(desk, memory, fight.id)
  const asked = remembered && nextAsked(desk, remembered.standing)
  if (!asked) return null
  const { standing, secret } = remembered
  const botsOnly = isBotsOnly(standing)
  // It waited before others that should have come first.
  if (botsOnly && !fight.botsOnly) return botsOnly
  const decision = decisionId(fight.id, asked.ask.id)
  const question = { bot: asked.bot, fightId: fight.id, ruleset: standing.ruleset.id, state: standing.state, ask: asked.ask, chance: { secret, decision } }
  const answer = await think(desk, standing, question)
  if (desk.closing.aborted) return null
  const next = await give(desk, standing, question, answer)
  if (next) memory.set(fight.id, { standing: next, secret })
  return next && !nextAsked(desk, next) ? null : botsOnly
}

/** The fight as it stands now, if a bot may be asked in it. */
const stand = async (desk: Desk, memory: BotMemory, id: string): Promise<Remembered | null> => {
  const remembered = memory.get(id)
  if (remembered && await desk.store.versionOf(id) === remembered.standing.row.version) return remembered
  const row = await desk.store.find(id)
  if (row?.status !== 'RUNNING' || row.frozen !== null || !row.botAsked) return null
  return { standing: await desk.stand(row), secret: remembered?.secret ?? (await desk.store.secret(id)).botSecret }
}

interface Asked { readonly ask: Ask, readonly seat: number, readonly bot: string }

const nextAsked = (desk: Desk, { row, state }: Standing): Asked | null => {
  for (const ask of state.asked) {
    const bot = ask.seat === null || !isOpen(ask) ? null : row.seats[ask.seat - 1]?.bot ?? null
    if (bot !== null && desk.bots.has(bot) && ask.seat !== null) return { ask, seat: ask.seat, bot }
  }
  return null
}

/** Whether every seat whose fighter stands is a bot's. */
const isBotsOnly = ({ row, ruleset, prepared, state }: Standing): boolean =>
  ruleset.endings(prepared, state).every(({ seat, how }) => how !== 'STANDING' || row.seats[seat - 1]?.bot !== null)

/** A bot that fails plays its fallback: no fight waits for ever for a fault of ours. */
const think = async (desk: Desk, standing: Standing, question: BotQuestion): Promise<Answer> => {
  const { row: { setup } } = standing
  try {
    return await (desk.think?.(question, async () => ({ setup, content: await contentFor(desk, setup) })) ?? thinkHere(desk, standing, question))
  } catch (fault) {
    const { fightId, chance: { decision } } = question
    if (!desk.closing.aborted) desk.log.error({ err: fault, fightId, decision }, 'A house bot failed: the fallback is taken')
    return fallbackOf(standing, question.ask)
  }
}

const thinkHere = (desk: Desk, { ruleset, prepared, state }: Standing, { bot, ask, chance }: BotQuestion): Answer => {
  const play = desk.bots.get(bot)
  if (!play) throw new Error(`There is no house bot ${bot}`)
  return play(lookAt(ruleset, prepared, state, ask), botChance(chance))
}

const fallbackOf = ({ ruleset, prepared, state }: Standing, ask: Ask): Answer => ruleset.options(prepared, state, ask).fallback

const GONE: readonly RefusedCode[] = ['DECISION_SUPERSEDED', 'ALREADY_ANSWERED', 'VERSION_CONFLICT', 'FIGHT_FINISHED']

/** The bot answers as its seat would. `null`: the question has gone meanwhile. */
const give = async (desk: Desk, standing: Standing, { fightId, ask, chance: { decision } }: BotQuestion, answer: Answer): Promise<Standing | null> => {
  const accept = async (answer: Answer): Promise<Standing> =>
    (await acceptChoice(desk, { kind: 'SEAT', fightId, seat: ask.seat ?? 0 }, fightId, { ...answer, decision })).standing
  try {
    return await accept(answer)
  } catch (fault) {
    if (!(fault instanceof Refused)) throw fault
    if (GONE.includes(fault.code)) return null
    if (fault.code !== 'ILLEGAL_CHOICE') throw fault
    desk.log.error({ fightId, decision }, 'A house bot answered illegally: the fallback is taken')
    return accept(fallbackOf(standing, ask))
  }
}
