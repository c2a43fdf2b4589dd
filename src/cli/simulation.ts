import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FAST_DICE } from '../referee/dice.js'
import type { NamedScrolls } from './game.js'
import { fight, recordOf, type LocalFight, type Placing } from './local-fight.js'
import type { SeatArgument } from './seat-argument.js'

/** Who fights: seats, style and scrolls of many fights. */
export interface LineUp {
  readonly seats: readonly SeatArgument[]
  readonly style: string | object | undefined
  /** Absent: the house's. */
  readonly scrolls?: NamedScrolls
  /** Absent: the bots place. */
  readonly placing?: Placing
}

/** Fights from number `from` on, `count` of them, all of one line-up. */
export interface Batch {
  /** The line-up, by its place in the task. */
  readonly lineUp: number
  readonly from: number
  readonly count: number
}

/** How a batch went: in the fights' order. */
export interface BatchResult {
  readonly lineUp: number
  /** The winners' seats of each fight; none: a draw. */
  readonly winners: readonly (readonly number[])[]
  /** Why each fight ended. */
  readonly reasons: readonly string[]
  readonly turns: readonly number[]
  readonly decisions: readonly number[]
}

/** Fights one batch. A fight's dice and bots depend on `seed` and its number alone. `directory`: where its record goes. */
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
