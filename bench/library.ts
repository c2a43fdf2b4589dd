/** The rules library alone: duels between random bots that attack when they can, on one core. */
import { performance } from 'node:perf_hooks'
import type { LocalFight } from '../src/cli/local-fight.js'
import { spreadOf, type Spread } from '../src/cli/simulation-summary.js'
import { FAST_DICE } from '../src/referee/dice.js'

export interface LibraryFigures {
  readonly seconds: number
  readonly duelsPerSecond: number
  readonly decisionsPerSecond: number
  /** By processor time of all threads: the rate on an otherwise idle core. */
  readonly decisionsPerProcessorSecond: number
  readonly turns: Spread
  readonly decisions: Spread
  /** Bytes of JSON, over every state of some duels. */
  readonly stateBytes: Spread & { readonly largest: number }
}

const TYPES = ['CHAOS', 'EMPIRE', 'ORC', 'UNDEAD']
const DUELS_FOR_STATES = 40

/** The built modules, so that the run-time translation of TypeScript is not measured. */
export interface Built {
  readonly games: typeof import('../src/cli/games.js')
  readonly localFight: typeof import('../src/cli/local-fight.js')
}

export const importBuilt = async (): Promise<Built> => {
  const dist = new URL('../dist/cli/', import.meta.url)
  return { games: await import(new URL('games.js', dist).href), localFight: await import(new URL('local-fight.js', dist).href) }
}

/** Every pair of the classic types. */
const duels = ({ games, localFight: { setUpFight } }: Built): readonly LocalFight[] => {
  const [game] = games.GAMES
  if (!game) throw new Error('No ruleset is installed')
  const seat = (type: string) => ({ type, bot: 'random', team: null })
  return TYPES.flatMap(first => TYPES.map(second => setUpFight(game, [seat(first), seat(second)], undefined)))
}

const diceOf = (seed: number) => ({ source: 'seeded', algorithm: FAST_DICE, seed } as const)

/** Fights duels for about `seconds`, after a warm-up. */
export const measureLibrary = (built: Built, seconds: number): LibraryFigures => {
  const ring = duels(built)
  const { fight } = built.localFight
  fightFor(ring, fight, Math.min(2, seconds))
  const { turns, decisions, elapsed, worked } = fightFor(ring, fight, seconds)
  const fought = decisions.reduce((sum, count) => sum + count, 0)
  return {
    seconds: elapsed,
    duelsPerSecond: turns.length / elapsed,
    decisionsPerSecond: fought / elapsed,
    decisionsPerProcessorSecond: fought / worked,
    turns: spreadOf(turns),
    decisions: spreadOf(decisions),
    stateBytes: measureStates(ring, fight)
  }
}

type Fight = Built['localFight']['fight']

/** Runs all fights in turn for `seconds`. */
export const fightFor = (ring: readonly LocalFight[], fight: Fight, seconds: number): { readonly turns: readonly number[], readonly decisions: readonly number[], readonly elapsed: number, readonly worked: number } => {
  const turns: number[] = []
  const decisions: number[] = []
  const started = performance.now()
  const before = process.cpuUsage()
  let elapsed = 0
  while (elapsed < seconds) {
    for (const duel of ring) {
      const match = fight(duel, diceOf(turns.length), turns.length)
      turns.push(match.state().turn)
      decisions.push(match.choices().length)
    }
    elapsed = (performance.now() - started) / 1000
  }
  const { user, system } = process.cpuUsage(before)
  return { turns, decisions, elapsed, worked: (user + system) / 1_000_000 }
}

const measureStates = (ring: readonly LocalFight[], fight: Fight): LibraryFigures['stateBytes'] => {
  const sizes: number[] = []
  for (const [seed, duel] of [...ring, ...ring, ...ring].slice(0, DUELS_FOR_STATES).entries()) {
    fight(duel, diceOf(seed), seed, (_, match) => { sizes.push(Buffer.byteLength(JSON.stringify(match.state()))) })
  }
  return { ...spreadOf(sizes), largest: Math.max(...sizes) }
}
