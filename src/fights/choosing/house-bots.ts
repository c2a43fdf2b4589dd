import { createHmac } from 'node:crypto'
import { setImmediate as nextRound } from 'node:timers/promises'
import type { Answer } from '../../referee/choice.js'
import { type Ask, isOpen } from '../../referee/decision.js'
import { acceptChoice } from './accept-choice.js'
import type { Desk, Standing } from '../standing/desk.js'
import type { HouseBot, Sight } from '../ports.js'
import { Refused } from '../refused.js'
import { decisionId } from '../watching/view-fight.js'

const SWEEP_MILLISECONDS = 3000
const SWEPT_AT_ONCE = 100

/** Plays the house bots' seats: one loop a fight, and a sweep for fights that a crash left waiting for a bot. */
export interface HouseBots {
  nudge (fightId: string): void
  start (): void
  /** Ends when no bot is thinking any more. */
  close (): Promise<void>
}

export const seatHouseBots = (deskOf: () => Desk): HouseBots => {
  const playing = new Map<string, Promise<void>>()
  let lastRound = Promise.resolve()
  const nudgedAgain = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let sweeping: Promise<void> | undefined

  const nudge = (fightId: string): void => {
    if (deskOf().closing.aborted) return
    if (playing.has(fightId)) nudgedAgain.add(fightId)
    else playing.set(fightId, playUntilNobodyIsAsked(fightId))
  }

  /**
   * Every answer of a bot, in whatever fight, has a round of the event loop to itself. The embedded database answers
   * within a round, so that bots who went straight on would let no request in until their fight is over.
   */
  const round = (): Promise<void> => {
    lastRound = lastRound.then(() => nextRound())
    return lastRound
  }

  const playUntilNobodyIsAsked = async (fightId: string): Promise<void> => {
    const desk = deskOf()
    try {
      do {
        nudgedAgain.delete(fightId)
        await playBots(desk, fightId, round)
      } while (nudgedAgain.has(fightId) && !desk.closing.aborted)
    } catch (fault) {
      // The sweep tries again.
      desk.log.error({ err: fault, fightId }, 'A house bot could not play')
    } finally {
      nudgedAgain.delete(fightId)
      playing.delete(fightId)
    }
  }

  const sweep = async (): Promise<void> => {
    const desk = deskOf()
    try {
      const waiting = (await desk.store.withBotAsked(desk.rulesAtHand, SWEPT_AT_ONCE)).filter(fightId => !playing.has(fightId))
      desk.meter.swept('BOTS', waiting.length)
      waiting.forEach(nudge)
    } catch (fault) {
      if (!desk.closing.aborted) desk.log.error({ err: fault }, 'Looking for waiting house bots failed')
    }
  }

  const sweepOnce = (): void => {
    sweeping ??= sweep().finally(() => { sweeping = undefined })
  }

  return {
    nudge,
    start () {
      sweepOnce()
      timer = setInterval(sweepOnce, SWEEP_MILLISECONDS).unref()
    },
    async close () {
      clearInterval(timer)
      await Promise.all([sweeping, ...playing.values()])
    }
  }
}

const playBots = async (desk: Desk, fightId: string, round: () => Promise<void>): Promise<void> => {
  const row = await desk.store.find(fightId)
  if (row?.status !== 'RUNNING' || row.frozen !== null || !row.botAsked) return
  let standing: Standing | null = await desk.stand(row)
  const secret = (await desk.store.secret(fightId)).botSecret
  while (standing && !desk.closing.aborted) {
    await round()
    const asked = nextAsked(desk, standing)
    standing = asked && await playOne(desk, standing, asked, secret)
  }
}

interface Asked { readonly ask: Ask, readonly seat: number, readonly bot: HouseBot }

const nextAsked = (desk: Desk, { row, state }: Standing): Asked | null => {
  for (const ask of state.asked) {
    const bot = ask.seat === null || !isOpen(ask) ? undefined : desk.bots.get(row.seats[ask.seat - 1]?.bot ?? '')
    if (bot && ask.seat !== null) return { ask, seat: ask.seat, bot }
  }
  return null
}

/** The bot answers as its seat would. Where the question has gone meanwhile, the fight is read again. */
const playOne = async (desk: Desk, { row, ruleset, prepared, state }: Standing, { ask, seat, bot }: Asked, secret: string): Promise<Standing | null> => {
  const decision = ruleset.describe(prepared, state, ask)
  const id = decisionId(row.id, ask.id)
  const sight: Sight = {
    decision,
    get judgement () { return ruleset.judge?.(prepared, state, ask) ?? null },
    get view () { return ruleset.view(prepared, state, seat) }
  }
  const answer = think(desk, bot, sight, chanceOf(secret, id))
  const bearer = { kind: 'SEAT', fightId: row.id, seat } as const
  try {
    return (await acceptChoice(desk, bearer, row.id, { ...answer, decision: id })).standing
  } catch (fault) {
    if (!(fault instanceof Refused)) throw fault
    if (fault.code === 'ILLEGAL_CHOICE') {
      desk.log.error({ fightId: row.id, decision: id }, 'A house bot answered illegally: the fallback is taken')
      return (await acceptChoice(desk, bearer, row.id, { ...decision.fallback, decision: id })).standing
    }
    if (!['DECISION_SUPERSEDED', 'ALREADY_ANSWERED', 'VERSION_CONFLICT'].includes(fault.code)) return null
    const now = await desk.store.find(row.id)
    return now?.status === 'RUNNING' ? desk.stand(now) : null
  }
}

/** A bot that fails plays its fallback: no fight waits for ever for a fault of ours. */
const think = (desk: Desk, bot: HouseBot, sight: Sight, chance: (n: number) => number): Answer => {
  try {
    return bot(sight, chance)
  } catch (fault) {
    desk.log.error({ err: fault }, 'A house bot failed: the fallback is taken')
    return sight.decision.fallback
  }
}

/** A bot's own chance: the same for the same decision, wherever and however often it is asked; never the fight's dice. */
const chanceOf = (secret: string, decision: string): (n: number) => number => {
  let drawn = 0
  return n => {
    const digest = createHmac('sha256', secret).update(JSON.stringify([decision, drawn++])).digest()
    // 48 bits for a few dozen options: the bias is far below what anybody could see.
    return digest.readUIntBE(0, 6) % n
  }
}
