import type { Answer, Choice } from '../referee/choice.js'
import { type Ask, isOpen } from '../referee/decision.js'
import type { Roll } from '../referee/dice.js'
import type { RefereeState } from '../referee/state.js'
import type { Bearer } from './bearer.js'
import { hashOf } from './canonical.js'
import type { Desk, Standing } from './desk.js'
import { noSuchFight, refuseUnlessSeen } from './fight-of.js'
import type { Turn } from './move-on.js'
import { partIn, refuseUnlessHost } from './part.js'
import { Refused } from './refused.js'
import { storeTurns } from './store-turns.js'
import { isFightId } from './tokens.js'
import { tryAgain } from './try-again.js'
import type { AdvanceInput } from './use-cases.js'
import { viewFight } from './view-fight.js'
import type { FightView } from './views.js'

/**
 * The host lets the next phase begin, in MANUAL pacing. With `overMissing` what is still open is answered with its
 * fallback first. A repeat for the same `from` changes nothing, whoever sent the first.
 */
export const advance = async (desk: Desk, bearer: Bearer, fightId: string, input: AdvanceInput): Promise<FightView> => {
  const arrivedAt = desk.clock().toISOString()
  if (!isFightId(fightId)) throw noSuchFight(fightId)
  const standing = await desk.lock(fightId, () => tryAgain(desk.meter, () => attempt(desk, bearer, fightId, input, arrivedAt)))
  return viewFight(standing.row, standing, partIn(bearer, standing.row))
}

const attempt = async (desk: Desk, bearer: Bearer, fightId: string, input: AdvanceInput, arrivedAt: string): Promise<Standing | null> => {
  const { from, overMissing = false } = input
  const keyOf = (what: 'advance' | 'over'): string => hashOf([what, from.turn, from.phase, from.version ?? null])
  const found = await desk.store.findWithKeys(fightId, [keyOf('advance'), keyOf('over')])
  if (!found) throw noSuchFight(fightId)
  refuseUnlessSeen(found.row, bearer)
  refuseUnlessHost(bearer, found.row)
  const { row } = found
  if (row.status === 'OPEN') throw new Refused('NOT_ASKED', 'The fight has not begun.')
  if (row.status === 'CANCELLED') throw new Refused('FIGHT_FINISHED', 'The fight was cancelled.')
  const standing = await desk.stand(row)
  const isDone = (key: string): boolean => found.keys.some(known => known.key === key)
  const isHostAsked = standing.state.asked.some(isHosts)
  if (isDone(keyOf('advance')) || (isDone(keyOf('over')) && !isHostAsked)) return standing
  if (row.status === 'FINISHED') throw new Refused('FIGHT_FINISHED', 'The fight is over.')
  if (row.pacing === 'AUTO') throw new Refused('NOT_ASKED', 'The fight goes on by itself: its pacing is AUTO.')
  refuseIfElsewhere(standing, input)

  const { state, turns } = letGoOn(standing, overMissing, await desk.rollOf(row))
  if (turns.length === 0) throw new Refused('NOT_ASKED', 'The fight waits for seats, not for the host.')
  const key = keyOf(turns.some(({ choice }) => choice?.seat === null) ? 'advance' : 'over')
  return (await storeTurns(desk, standing, state, turns, [{ key, bodyHash: key }], arrivedAt))?.standing ?? null
}

const refuseIfElsewhere = ({ row, state: { turn, phase } }: Standing, { from }: AdvanceInput): void => {
  if (from.turn === turn && from.phase === phase && (from.version ?? row.lastSeq) === row.lastSeq) return
  throw new Refused('VERSION_CONFLICT', `The fight is in turn ${turn}, ${phase}, at version ${row.lastSeq}; it was not advanced.`)
}

/** Fallbacks for those that are missing, by seat, then the host's own leave to go on, if that is asked by then. */
const letGoOn = (standing: Standing, overMissing: boolean, roll: Roll): { readonly state: RefereeState, readonly turns: readonly Turn[] } => {
  const { ruleset, prepared } = standing
  const turns: Turn[] = []
  let state = standing.state
  const give = (id: number, by?: 'HOST'): void => {
    const ask = state.asked.find(ask => ask.id === id && isOpen(ask))
    // What came before may have taken the ask away.
    if (!ask || state.result) return
    const choice = choiceOf(ask, ruleset.describe(prepared, state, ask).fallback, by)
    const ruling = ruleset.decide(prepared, state, choice, roll)
    if (!ruling.accepted) throw new Error(`A fallback was refused: ${ruling.refusal.message}`)
    turns.push({ ask: ask.id, choice: ruling.choice, events: ruling.events })
    state = ruling.state
  }
  if (overMissing) for (const { id } of missing(state)) give(id, 'HOST')
  const own = state.asked.find(isHosts)
  if (own) give(own.id)
  return { state, turns }
}

const isHosts = (ask: Ask): boolean => ask.seat === null && isOpen(ask)

const missing = ({ asked }: RefereeState): readonly Ask[] =>
  asked.filter(ask => ask.seat !== null && isOpen(ask)).sort((a, b) => (a.seat ?? 0) - (b.seat ?? 0))

const choiceOf = ({ seat }: Ask, answer: Answer, by?: 'HOST'): Choice => by ? { ...answer, seat, by } : { ...answer, seat }
