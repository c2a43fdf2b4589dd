import type { HouseBot } from '../fights/ports.js'
import type { Answer } from '../referee/choice.js'
import { same } from '../referee/same.js'

/** What this bot reads of the details that Pit Fighter gives with its decisions; all of it may be missing. */
interface Detail {
  readonly moves?: readonly Move[]
  readonly move?: Move
  readonly facings?: readonly Facing[]
  readonly of?: string
  readonly attacks?: readonly { readonly kind: string, readonly target: number, readonly hitOdds: number }[]
  readonly uses?: readonly { readonly use: unknown, readonly canChangeOutcome: boolean }[]
  readonly rolls?: readonly { readonly sides: number, readonly value: number }[]
}
interface Move { readonly name: string, readonly facings: readonly Facing[] }
interface Facing {
  readonly facing: string
  readonly turn?: string | null
  readonly mightyBlow?: boolean
  readonly hitOdds?: number
  readonly exposure?: number
  readonly gap?: number | null
}

/** One decision ahead: takes the option that promises most while nobody else moves, by the ruleset's own odds. Ties fall by chance. */
export const greedy: HouseBot = ({ decision: { kind, options, fallback, detail } }, chance) => {
  const worth = WORTH[kind]
  if (!worth) return fallback
  const scores = options.map(option => worth(detail, option))
  const best = Math.max(...scores)
  const wanted = options.filter((_, index) => scores[index] === best)
  return wanted[chance(wanted.length)] ?? fallback
}

/** What an option is worth, by kind of decision. Kinds that are missing get their fallback. */
const WORTH: Readonly<Record<string, (detail: Detail, option: Answer) => number>> = {
  PICK_MOVE: ({ moves = [] }, { move }) => worthOfMove(moves.find(({ name }) => name === move)),
  CARRY_OUT_MOVE: ({ move }, { facing, extraHex }) => worthOfFacing(move?.facings.find(option => option.facing === facing)) - (extraHex === true ? COUNTER : 0),
  ADJUST_FACING: ({ facings = [] }, { turn }) => worthOfFacing(facings.find(option => option.turn === turn)),
  // To strike first is worth it; to move first shows where one goes.
  INTERRUPT: ({ of }, { interrupt }) => interrupt === (of === 'ATTACK') ? 1 : 0,
  ATTACK: ({ attacks = [] }, { attack }) => attacks.find(option => isSuch(attack, option))?.hitOdds ?? -1,
  HIT_LOCATION: () => 0,
  REACT: ({ uses = [], rolls = [] }, { use }) => use === null ? 0 : worthOfUse(uses.find(option => same(option.use, use)), rolls),
  RECOVER: (_, { recover }) => typeof recover === 'object' && recover !== null ? Object.values(recover).reduce((sum: number, points) => sum + Number(points), 0) : 0
}

/** A counter of Adrenalin is worth keeping for more than one hex. */
const COUNTER = 1
/** A mighty blow is worth so much more than another. */
const MIGHTY = 1.3
/** How much less a blow suffered counts than a blow dealt. */
const CAUTION = 0.7
/** What a hex nearer to the enemy is worth while nobody is in reach. */
const APPROACH = 0.02

const worthOfMove = (move: Move | undefined): number => move ? Math.max(...move.facings.map(worthOfFacing)) : -Infinity

const worthOfFacing = (option: Facing | undefined): number => {
  const { mightyBlow = false, hitOdds = 0, exposure = 0, gap = null } = option ?? {}
  return hitOdds * (mightyBlow ? MIGHTY : 1) - CAUTION * exposure - APPROACH * (gap ?? 0)
}

const isSuch = (attack: unknown, { kind, target }: { readonly kind: string, readonly target: number }): boolean =>
  typeof attack === 'object' && attack !== null && 'kind' in attack && attack.kind === kind && 'target' in attack && attack.target === target

/** A die is worth rolling again where it shows less than it would on average. */
const worthOfUse = (option: { readonly use: unknown, readonly canChangeOutcome: boolean } | undefined, rolls: NonNullable<Detail['rolls']>): number => {
  if (!option?.canChangeOutcome) return -1
  const { use } = option
  const die = typeof use === 'object' && use !== null && 'die' in use ? rolls[Number(use.die)] : undefined
  return die ? (die.sides + 1) / 2 - die.value : 1
}
