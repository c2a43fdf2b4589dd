import type { Answer, Decision, Fight, Hex } from './api.js'

/** The six sides of a hex, clockwise, and the neighbour in that direction. */
const SIDES: Readonly<Record<string, Hex>> = {
  N: [0, -1],
  NE: [1, -1],
  SE: [1, 0],
  S: [0, 1],
  SW: [-1, 1],
  NW: [-1, 0]
}

const distance = ([q, r]: Hex, [s, t]: Hex): number => (Math.abs(q - s) + Math.abs(r - t) + Math.abs(q + r - s - t)) / 2

const ahead = ([q, r]: Hex, facing: string): Hex => {
  const [dq, dr] = SIDES[facing] ?? [0, 0]
  return [q + dq, r + dr]
}

interface Facing { readonly facing: string, readonly mightyBlow?: boolean, readonly turn?: string | null }
interface Move { readonly name: string, readonly legal: boolean, readonly end: Hex, readonly facings: readonly Facing[] }

/** The value of a hex and facing. An enemy straight ahead is best, even better with a mighty blow. */
const worth = (at: Hex, { facing, mightyBlow }: Facing, enemies: readonly Hex[]): number => {
  const nearest = Math.min(...enemies.map(enemy => distance(at, enemy)))
  const front = Math.min(...enemies.map(enemy => distance(ahead(at, facing), enemy)))
  // A hex with an enemy causes a push-off: the fighter does not stay there.
  if (nearest === 0) return -8
  return -4 * nearest - front + (mightyBlow && front === 0 ? 1 : 0)
}

const best = <T>(items: readonly T[], score: (item: T) => number): T | undefined =>
  items.reduce<T | undefined>((found, item) => found === undefined || score(item) > score(found)
    ? item
    : found, undefined)

const random = <T>(items: readonly T[]): T | undefined => items[Math.floor(Math.random() * items.length)]

// Fields differ by kind. The API schema defines them.
const list = <T>(decision: Decision, field: string): readonly T[] => decision[field] as readonly T[]

const bestFacing = (facings: readonly Facing[], at: Hex, enemies: readonly Hex[]): Facing | undefined =>
  best(facings, facing => worth(at, facing, enemies))

interface Sight { readonly decision: Decision, readonly own: Hex | null, readonly enemies: readonly Hex[] }

/** The answer to a kind of decision. Undefined means the fallback. */
type Opinion = (sight: Sight) => Answer | undefined

const pickMove: Opinion = ({ decision, enemies }) => {
  const moves = list<Move>(decision, 'moves').filter(({ legal }) => legal)
  const move = best(moves, ({ end, facings }) => Math.max(...facings.map(facing => worth(end, facing, enemies))))
  return move && { kind: 'PICK_MOVE', move: move.name }
}

const carryOutMove: Opinion = ({ decision, enemies }) => {
  const { end } = decision['move'] as Move
  const facing = bestFacing(list(decision, 'facingOptions'), end, enemies)
  return facing && { kind: 'CARRY_OUT_MOVE', facing: facing.facing }
}

const adjustFacing: Opinion = ({ decision, own, enemies }) => {
  const facing = own ? bestFacing(list(decision, 'turnOptions'), own, enemies) : undefined
  return facing && { kind: 'ADJUST_FACING', turn: facing.turn ?? null }
}

interface Attack { readonly kind: string, readonly target: number, readonly location?: string | null, readonly hitOdds: number }

const attack: Opinion = ({ decision }) => {
  const likeliest = best(list<Attack>(decision, 'attacks'), ({ hitOdds }) => hitOdds)
  if (!likeliest) return undefined
  const { kind, target, location } = likeliest
  return { kind: 'ATTACK', attack: { kind, target, ...(location ? { location } : {}) } }
}

const hitLocation: Opinion = ({ decision }) => {
  const aim = random(list<{ readonly location: string }>(decision, 'locations'))
  return aim && { kind: 'HIT_LOCATION', location: aim.location }
}

const react: Opinion = ({ decision }) => {
  if (decision['losing'] !== true) return undefined
  const worthIt = list<{
    readonly use: object,
    readonly canChangeOutcome: boolean
  }>(decision, 'uses').find(({ canChangeOutcome }) => canChangeOutcome)
  return worthIt &&
    { kind: 'REACT', use: Object.fromEntries(Object.entries(worthIt.use).filter(([, value]) => value !== null)) }
}

const recover: Opinion = ({ decision }) => {
  const wounds = list<{
    readonly characteristic: string,
    readonly lost: number
  }>(decision, 'reduced').find(({ characteristic }) => characteristic === 'W')
  return wounds && { kind: 'RECOVER', recover: { W: Math.min(wounds.lost, decision['points'] as number) } }
}

const opinions: Readonly<Record<string, Opinion>> = {
  PICK_MOVE: pickMove,
  CARRY_OUT_MOVE: carryOutMove,
  ADJUST_FACING: adjustFacing,
  ATTACK: attack,
  HIT_LOCATION: hitLocation,
  REACT: react,
  RECOVER: recover
}

/**
 * A simple strategy: move to the enemy and attack if possible. Otherwise take the fallback.
 */
export const choose = (decision: Decision, fight: Fight): Answer => {
  const fighters = fight.game?.fighters ?? []
  const own = fighters.find(({ seat }) => seat === decision.seat)?.at ?? null
  const enemies = fighters.flatMap(({ seat, at }) => seat === decision.seat || at === null ? [] : [at])
  const opinion = enemies.length > 0 ? opinions[decision.kind] : undefined
  return opinion?.({ decision, own, enemies }) ?? decision.fallback
}
