import { createHash, randomBytes } from 'node:crypto'
import { closeSync, openSync, writeFileSync } from 'node:fs'
import { HMAC_DICE, type DiceSource } from '../referee/dice.js'
import { outcomeOf } from '../referee/match.js'
import { findScrolls } from './find-scrolls.js'
import type { Game } from './game.js'
import { fight, recordOf, setUpFight } from './local-fight.js'
import { describeOutcome } from './outcome-text.js'
import { parseSeatArgument } from './seat-argument.js'
import { readStyle } from './read-style.js'
import { describeStory } from './story.js'
import type { Terminal } from './terminal.js'
import { UsageError } from './usage-error.js'

export interface PlayOptions {
  readonly seat: readonly string[]
  readonly style?: string
  readonly scrolls?: string
  readonly seed?: number
  readonly record?: string
  readonly json?: boolean
}

/** `lanista play`: plays one fight between house bots and prints its events. */
export const playCommand = ({ seat, style, scrolls, seed, record, json = false }: PlayOptions, game: Game, terminal: Terminal): number => {
  const set = findScrolls(game.scrolls, scrolls)
  const seats = seat.map(text => parseSeatArgument(text, Object.keys(set.scrolls)))
  const local = setUpFight(game, seats, style && readStyle(style), set)
  const { dice, chanceSeed } = diceFrom(seed, seats.length)
  const file = record === undefined ? null : openForWriting(record)
  const match = fight(local, dice, chanceSeed, json ? undefined : describeStory(local, terminal))
  if (file !== null) {
    writeFileSync(file, `${JSON.stringify(recordOf(local, dice, match))}\n`)
    closeSync(file)
  }
  const outcome = outcomeOf(game.ruleset, local.prepared, match)
  terminal.write(json ? `${JSON.stringify(outcome)}\n` : `\n${describeOutcome(outcome).join('\n')}\n`)
  return 0
}

/** The same seed gives the same fight. Without a seed each fight differs. */
const diceFrom = (seed: number | undefined, seats: number): { readonly dice: DiceSource, readonly chanceSeed: number } => {
  const secret = seed === undefined ? randomBytes(32) : sha256(`lanista play, dice of seed ${seed}`)
  return {
    dice: { source: 'seeded', algorithm: HMAC_DICE, fight: 'lanista play', serverSeed: secret.toString('hex'), clientSeeds: Array.from({ length: seats }, () => null) },
    chanceSeed: sha256(`lanista play, bots of ${secret.toString('hex')}`).readInt32BE()
  }
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Opens the file before the fight, so that a bad path is reported before the story. */
const openForWriting = (file: string): number => {
  try {
    return openSync(file, 'w')
  } catch (error) {
    throw new UsageError(`${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`)
  }
}
