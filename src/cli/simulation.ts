import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FAST_DICE } from '../referee/dice.js'
import { fight, recordOf, type LocalFight } from './local-fight.js'

/** Fights from number `from` on, `count` of them. */
export interface Batch {
  readonly from: number
  readonly count: number
}

/** How a batch went: in the fights' order. */
export interface BatchResult {
  /** The winners' seats of each fight; none: a draw. */
  readonly winners: readonly (readonly number[])[]
  readonly turns: readonly number[]
  readonly decisions: readonly number[]
}

/** Fights one batch. A fight's dice and bots depend on `seed` and its number alone. `directory`: where its record goes. */
export const fightBatch = (local: LocalFight, seed: number, { from, count }: Batch, directory: string | null): BatchResult => {
  const winners: (readonly number[])[] = []
  const turns: number[] = []
  const decisions: number[] = []
  for (let number = from; number < from + count; number++) {
    const { diceSeed, chanceSeed } = seedsOf(seed, number)
    const dice = { source: 'seeded', algorithm: FAST_DICE, seed: diceSeed } as const
    const match = fight(local, dice, chanceSeed)
    const { turn, result } = match.state()
    winners.push(result?.winners ?? [])
    turns.push(turn)
    decisions.push(match.choices().length)
    if (directory !== null) writeFileSync(join(directory, `fight-${String(number).padStart(6, '0')}.json`), `${JSON.stringify(recordOf(local, dice, match))}\n`)
  }
  return { winners, turns, decisions }
}

const seedsOf = (seed: number, number: number): { readonly diceSeed: number, readonly chanceSeed: number } => {
  const digest = createHash('sha256').update(`lanista simulate ${seed} ${number}`).digest()
  return { diceSeed: digest.readInt32BE(0), chanceSeed: digest.readInt32BE(4) }
}
