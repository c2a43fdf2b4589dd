import { type Hex, neighbour, turn } from '../hex.js'
import { isMixed, moveOrders } from '../moving.js'
import { type Pit, moveNamed, rosterFor } from '../pit.js'
import { type PitTable, ask, happen } from '../pit-table.js'
import { type ReadMove, hasRed } from '../scroll.js'
import { type Fighter, type MoveFrame, fighterOf, hasEffect, occupantOf } from '../state.js'
import { OBSERVE, type Side } from '../vocabulary.js'

/** The die of an ensnared fighter's try to get free, section 8.2. */
const ESCAPE_DIE = 10

/** Rule 5.1: a move is carried out hex by hex, and ends with a turn to an arrow. */
export const carryOut = (table: PitTable, frame: MoveFrame): void => {
  const { prepared: pit, state } = table
  const fighter = fighterOf(state, frame.seat)
  const move = shownMove(pit, fighter)
  if (frame.pushOff) endMove(table, fighter, 'PUSH_OFF', frame.startFacing, hasWonMightyBlow(frame, move))
  else if (frame.order === null) takeOrders(table, frame, fighter, move)
  else if (frame.order.extraHex && !frame.extraTaken) stepTo(table, frame, fighter, frame.startFacing, true)
  else if (frame.next < move.path.length) followPath(table, frame, fighter, move)
  else complete(table, frame, fighter, move)
}

const shownMove = (pit: Pit, { seat, move }: Fighter): ReadMove => moveNamed(rosterFor(pit, seat), move ?? OBSERVE)

/** Ruling R15 and R48: a mover that wins a push-off has the bonus if its move bears a red arrow, unless it interrupted on a mixed one. */
const hasWonMightyBlow = ({ pushOff, interrupted }: MoveFrame, move: ReadMove): boolean =>
  pushOff === 'WON' && hasRed(move) && !(interrupted && isMixed(move))

const takeOrders = (table: PitTable, frame: MoveFrame, fighter: Fighter, move: ReadMove): void => {
  if (hasEffect(fighter, 'ENSNARED')) {
    tryEscape(table, fighter)
    return
  }
  const orders = moveOrders(table.prepared, fighter, move, frame.interrupted)
  const [only] = orders
  if (only && orders.length === 1) happen(table, { type: 'MoveOrdered', rule: '5.1', ruling: 'R13', seat: fighter.seat, ...only })
  else ask(table, fighter.seat, 'CARRY_OUT_MOVE', {}, false)
}

const followPath = (table: PitTable, frame: MoveFrame, fighter: Fighter, move: ReadMove): void => {
  const step = move.path[frame.next]
  if (!step) return
  const side = turn(frame.startFacing, step.bearing)
  if (step.flown) happen(table, { type: 'HexFlownOver', rule: 'scroll', ruling: 'R50', seat: fighter.seat, hex: neighbour(placeOf(frame, fighter), side) })
  else stepTo(table, frame, fighter, side, false)
}

const placeOf = ({ flown }: MoveFrame, { at }: Fighter): Hex => {
  const hex = flown ?? at
  if (!hex) throw new Error('A mover stands somewhere')
  return hex
}

/** Rules 5.1 and 5.3: into an empty hex, or (R86) its own; or a push-off; or (R14) the edge or a wall ends the move. */
const stepTo = (table: PitTable, frame: MoveFrame, fighter: Fighter, side: Side, extraHex: boolean): void => {
  const { prepared: pit, state } = table
  const to = neighbour(placeOf(frame, fighter), side)
  const from = fighter.at ?? to
  if (!pit.arena.isFree(to)) {
    endMove(table, fighter, 'STOPPED', frame.startFacing, false)
    return
  }
  const occupant = occupantOf(state, to)
  const body = { seat: fighter.seat, extraHex }
  if (occupant && occupant.seat !== fighter.seat) happen(table, { type: 'PushOffBegan', rule: '5.3', ...body, occupant: occupant.seat, hex: to, direction: side })
  else happen(table, { type: 'FighterMoved', rule: extraHex ? '6.7' : '5.1', ...body, from, to })
}

const complete = (table: PitTable, frame: MoveFrame, fighter: Fighter, move: ReadMove): void => {
  const facing = frame.order?.facing ?? frame.startFacing
  const isRed = move.arrows.some(({ bearing, red }) => red && turn(frame.startFacing, bearing) === facing)
  endMove(table, fighter, 'COMPLETED', facing, isRed)
}

/** Of a push-off the bonus alone is ruled on: R15. */
const RULES = { COMPLETED: { rule: '5.1', ruling: 'R13' }, STOPPED: { rule: '5.1', ruling: 'R14' }, PUSH_OFF: { rule: '5.3' } } as const

const endMove = (table: PitTable, { seat, at }: Fighter, end: 'COMPLETED' | 'STOPPED' | 'PUSH_OFF', facing: Side, mightyBlow: boolean): void => {
  if (!at) throw new Error('A mover stands somewhere')
  happen(table, { type: 'MoveEnded', ...RULES[end], ...end === 'PUSH_OFF' && mightyBlow && { ruling: 'R15' }, seat, end, at, facing, mightyBlow })
  serveObserve(table, fighterOf(table.state, seat))
}

/** Ruling R47: one Observe that was carried out serves everything that waits for one. */
const serveObserve = (table: PitTable, fighter: Fighter): void => {
  if (!fighter.observed) return
  const weapon = hasEffect(fighter, 'DISARMED') ? ['WEAPON' as const] : []
  const footing = hasEffect(fighter, 'KNOCKED_DOWN') ? ['FOOTING' as const] : []
  const brandished = fighter.brandishes.filter(turn => turn === table.state.turn).length
  const recovered = [...weapon, ...footing]
  if (recovered.length + brandished > 0) happen(table, { type: 'ObserveServed', rule: brandished > 0 ? '6.6' : '8.42', ruling: 'R47', seat: fighter.seat, recovered, brandished })
}

/** Rule 8.2 and ruling R32: free on a 10 the first time, on a 9 or 10 the second, and so on. The facing stays. */
const tryEscape = (table: PitTable, fighter: Fighter): void => {
  const tries = fighter.effects.find(({ kind }) => kind === 'ENSNARED')?.tries ?? 0
  const die = table.roll(ESCAPE_DIE)
  const needed = ESCAPE_DIE - tries
  const facing = fighter.facing
  if (!facing) throw new Error('A mover stands somewhere')
  happen(table, { type: 'EscapeTried', rule: '8.2', ruling: 'R32', seat: fighter.seat, dice: [die], needed, freed: die.value >= needed })
  endMove(table, fighterOf(table.state, fighter.seat), 'COMPLETED', facing, false)
}
