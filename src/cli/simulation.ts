import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FAST_DICE } from '../referee/dice.js'
import type { NamedScrolls } from './game.js'
import { fight, recordOf, type LocalFight, type Placing } from './local-fight.js'
import type { SeatArgument } from './seat-argument.js'

/** The seats, style and scrolls that many fights share. */
export interface LineUp {
  readonly seats: readonly SeatArgument[]
  readonly style: string | object | undefined
  /** Default: the newest built-in set. */
  readonly scrolls?: NamedScrolls
  /** Default: `bot`. */
  readonly placing?: Placing
}

/** `count` fights of one line-up, numbered from `from`. */
export interface Batch {
  /** The index of the line-up in the task. */
  readonly lineUp: number
  readonly from: number
  readonly count: number
}

/** The results of a batch, in the order of its fights. */
export interface BatchResult {
  readonly lineUp: number
  /** The seats that won each fight. Empty for a draw. */
  readonly winners: readonly (readonly number[])[]
  /** The reason for the end of each fight. */
  readonly reasons: readonly string[]
  readonly turns: readonly number[]
  readonly decisions: readonly number[]
}

/** Plays one batch. Dice and bots of a fight depend only on `seed` and its number. `directory`: for the records. */
export const fightBatch = (local: LocalFight, seed: number, { lineUp, from, count }: Batch, directory: string | null): BatchResult => {
  const winners: (readonly number[])[] = []
  const reasons: string[] = []
  const turns: number[] = []
  const decisions: number[] = []
  for (let number = from; number < from + count; number++) {
    const { diceSeed, chanceSeed } = seedsOf(seed, number)
    const dice = { source: 'seeded', algorithm: FAST_DICE, seed: diceSeed } as const
    const match = fight(local, dice, chanceSeed)
    const { turn, result } = match.state()
    winners.push(result?.winners ?? [])
    reasons.push(result?.reason ?? '')
    turns.push(turn)
    decisions.push(match.choices().length)
    if (directory !== null) writeFileSync(join(directory, `fight-${String(number).padStart(6, '0')}.json`), `${JSON.stringify(recordOf(local, dice, match))}\n`)
  }
  return { lineUp, winners, reasons, turns, decisions }
}

const seedsOf = (seed: number, number: number): { readonly diceSeed: number, readonly chanceSeed: number } => {
  const digest = createHash('sha256').update(`lanista simulate ${seed} ${number}`).digest()
  return { diceSeed: digest.readInt32BE(0), chanceSeed: digest.readInt32BE(4) }
}
