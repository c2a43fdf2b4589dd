import type { Choice } from '../../../referee/choice.js'
import { isJsonObject } from '../../../referee/json.js'
import type { Ahead, Split } from '../../../referee/plan.js'
import type { Seat } from '../../../referee/seat.js'
import { same } from '../../../referee/same.js'
import { ATTACK_RULES } from '../attack-kinds.js'
import { legalAttacks } from '../attacking.js'
import { shown } from '../decisions/kind.js'
import { moveOrders } from '../moving.js'
import { picksOf } from '../picking.js'
import type { Pit } from '../pit.js'
import { type Fighter, type PitState, fighterOf, frameOf } from '../state.js'
import type { ReadMove } from '../scroll.js'

/**
 * Splits a combined choice: `carryOut` and `interrupt` come with PICK_MOVE, `location` with ATTACK.
 * Refusals depend only on what the seat may see.
 */
export const splitChoice = (pit: Pit, state: PitState, choice: Choice): Split => {
  switch (choice.kind) {
    case 'PICK_MOVE':
      return splitPick(pit, state, choice)
    case 'ATTACK':
      return splitAttack(pit, state, choice)
    default:
      return { ok: true, choice, ahead: [] }
  }
}

const asked = (state: PitState, { seat, kind }: Choice): Fighter | null =>
  seat !== null && state.asked.some(ask => ask.seat === seat && ask.kind === kind) ? fighterOf(state, seat) : null

const refuse = (message: string, rule: string): Split => ({ ok: false, refusal: { code: 'ILLEGAL_CHOICE', message, rule } })

const splitPick = (pit: Pit, state: PitState, { carryOut, interrupt, ...rest }: Choice): Split => {
  const choice: Choice = rest
  const fighter = asked(state, choice)
  const move = fighter ? picksOf(pit, fighter).find(({ name }) => name === choice['move']) : undefined
  if (!fighter || !move) return { ok: true, choice, ahead: [] }
  if (interrupt !== undefined && typeof interrupt !== 'boolean') return refuse(`interrupt must be true or false, not ${shown(interrupt)}`, '5.2')
  const { turn } = state
  const interrupts = interrupt === undefined ? [] : [{ cameWith: 'PICK_MOVE', kind: 'INTERRUPT', turn, interrupt }]
  if (carryOut === undefined) return { ok: true, choice, ahead: interrupts }
  const order = orderOf(pit, fighter, move, carryOut)
  if ('fault' in order) return refuse(order.fault, order.rule)
  return { ok: true, choice, ahead: [{ cameWith: 'PICK_MOVE', kind: 'CARRY_OUT_MOVE', turn, ...order }, ...interrupts] }
}

type Order = { readonly facing: string, readonly extraHex: boolean } | { readonly fault: string, readonly rule: string }

/**
 * Until it moves, a fighter keeps its place and facing (or is pushed and loses its move) and gains no counter.
 * An order that is illegal now is therefore illegal then.
 */
const orderOf = (pit: Pit, fighter: Fighter, move: ReadMove, carryOut: unknown): Order => {
  const orders = moveOrders(pit, fighter, move, false)
  const facings = [...new Set(orders.map(({ facing }) => facing))]
  if (!isJsonObject(carryOut) || Object.keys(carryOut).some(field => field !== 'facing' && field !== 'extraHex')) {
    return { fault: `carryOut must be { "facing", "extraHex" }, not ${shown(carryOut)}`, rule: '5.1' }
  }
  const { facing = facings.length === 1 ? facings[0] : undefined, extraHex = false } = carryOut
  if (!facings.some(side => side === facing)) return { fault: `carryOut: ${move.name} may end with facing ${facings.join(', ')}, not ${shown(facing)}`, rule: '5.1' }
  const order = orders.find(order => order.facing === facing && order.extraHex === extraHex)
  return order ?? { fault: `carryOut: extraHex ${shown(extraHex)} is not possible: true needs a counter and a free hex straight ahead`, rule: '6.7' }
}

const splitAttack = (pit: Pit, state: PitState, { location, ...rest }: Choice): Split => {
  const choice: Choice = rest
  if (location === undefined) return { ok: true, choice, ahead: [] }
  const fighter = asked(state, choice)
  const attack = fighter ? legalAttacks(pit, state, fighter).find(attack => same(attack, choice['attack'])) : undefined
  if (choice['attack'] === null) return refuse('location must be left out when the attack is declined', '6.2')
  if (!attack) return { ok: true, choice, ahead: [] }
  if (!ATTACK_RULES[attack.kind].isGuessed) return refuse(`location must be left out for ${attack.kind}`, '6.2')
  const known = pit.locations.find(known => known === location)
  if (known === undefined) return refuse(`${shown(location)} is not a hit location of this fight: ${pit.locations.join(', ')}`, '6.2')
  const extra = frameOf(state, 'CHOOSE_ATTACK')?.extra === true
  return { ok: true, choice, ahead: [{ cameWith: 'ATTACK', kind: 'HIT_LOCATION', turn: state.turn, extra, location: known }] }
}

/** The answers in advance that may still be used. */
export const stillAhead = (_pit: Pit, state: PitState, seat: Seat, ahead: readonly Ahead[]): readonly Ahead[] =>
  state.result || fighterOf(state, seat).takenOut ? [] : ahead.filter(said => said.turn === state.turn && isToCome(state, seat, said))

const isToCome = (state: PitState, seat: Seat, said: Ahead): boolean => {
  switch (said.kind) {
    case 'INTERRUPT':
      return state.phase !== 'END_PHASE'
    case 'CARRY_OUT_MOVE': {
      const moving = frameOf(state, 'MOVE')
      return fighterOf(state, seat).moved === 'NOT_YET' && !(moving?.seat === seat && moving.order)
    }
    case 'HIT_LOCATION':
      return isOwnAttack(state, seat, said) && state.asked.some(ask => ask.seat === seat && ask.kind === 'HIT_LOCATION' && ask.answer === null)
    default:
      return false
  }
}

/** Whether an answer in advance belongs to the current attack: the seat's first of the turn, or its extra one. */
export const isOwnAttack = (state: PitState, seat: Seat, { extra }: Ahead): boolean => {
  const attack = frameOf(state, 'ATTACK')
  return attack?.seat === seat && attack.extra === extra
}
