import type { Outcome } from '../referee/match.js'
import type { Result, SeatEnding } from '../referee/state.js'

/** Describes an outcome in a few lines: the status of the fight, then each fighter. */
export const describeOutcome = ({ status, turn, phase, pending, fighters, result, ended }: Outcome): readonly string[] => [
  `${status.toLowerCase()} in turn ${turn}, ${phase}${result ? `: ${describeResult(result)}` : ''}`,
  ...pending.map(({ seat, kind, window }) => `  asked: ${seat === null ? 'the host' : `seat ${seat}`}, ${kind}${window === undefined ? '' : ` ${window}`}`),
  ...fighters.map(fighter => `  ${describeFighter(fighter, ended ?? [])}`)
]

const describeResult = ({ winners, reason }: Result): string => {
  if (winners.length === 0) return `a draw (${reason})`
  return `${winners.length === 1 ? `seat ${winners[0]} wins` : `seats ${winners.join(', ')} win`} (${reason})`
}

/** The texts for seats that conceded. The others are described by the place of their fighter. */
const GIVEN_UP: Readonly<Partial<Record<SeatEnding['how'], string>>> = { CONCEDED: 'conceded', TIMED_OUT: 'conceded by timeout' }

const describeFighter = (fighter: object, ended: readonly SeatEnding[]): string => {
  const { seat, at, facing, wounds, takenOut, dead, damageInflicted, effects } = { ...NOTHING_KNOWN, ...fighter }
  const how = ended.find(ending => ending.seat === seat)?.how
  const where = how && GIVEN_UP[how] ? GIVEN_UP[how] : at ? `at [${at.join(', ')}] facing ${facing}` : dead ? 'dead' : takenOut ? 'taken out' : 'not placed'
  const suffers = effects.length > 0 ? `, ${effects.map(({ kind }) => kind).join(' ')}` : ''
  return `seat ${seat}: ${where}, Wounds ${wounds}, damage inflicted ${damageInflicted}${suffers}`
}

interface KnownFighter {
  readonly seat: number
  readonly at: readonly number[] | null
  readonly facing: string | null
  readonly wounds: number
  readonly takenOut: boolean
  readonly dead: boolean
  readonly damageInflicted: number
  readonly effects: readonly { readonly kind: string }[]
}

const NOTHING_KNOWN: KnownFighter = { seat: 0, at: null, facing: null, wounds: 0, takenOut: false, dead: false, damageInflicted: 0, effects: [] }
