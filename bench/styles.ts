/** Random fights in every style, with its usual number of fighters, on one core. */
import type { LocalFight } from '../src/cli/local-fight.js'
import { type Built, fightFor } from './library.js'

export interface StyleFigures {
  readonly style: string
  /** Types of fighter, by team where there are teams. */
  readonly seats: string
  readonly fightsPerSecond: number
  readonly decisionsPerSecond: number
}

interface LineUp { readonly style: string | object, readonly teams: readonly (readonly string[])[] }

/** Each alone: a team of one each. */
const alone = (...types: readonly string[]): LineUp['teams'] => types.map(type => [type])

const lineUps = (melee: object): Readonly<Record<string, LineUp>> => ({
  CORE: { style: 'CORE', teams: alone('CHAOS', 'EMPIRE', 'ORC', 'UNDEAD') },
  CLASSIC: { style: 'CLASSIC', teams: alone('CHAOS', 'EMPIRE', 'ORC', 'UNDEAD', 'TROLL_SLAYER') },
  PURSUIT: { style: 'PURSUIT', teams: alone('SKINK', 'WITCH_ELF', 'TROLL_SLAYER') },
  FREE: { style: 'FREE', teams: alone('ORC', 'SKINK', 'WITCH_ELF', 'UNDEAD') },
  SIGMAR: { style: 'SIGMAR', teams: [['OGRE'], ['ORC', 'EMPIRE', 'WITCH_ELF']] },
  ALLIANCE: { style: 'ALLIANCE', teams: [['OGRE', 'ORC', 'SKINK'], ['OGRE', 'CHAOS', 'WITCH_ELF']] },
  'one of its own, eight alone': { style: melee, teams: alone('CHAOS', 'EMPIRE', 'ORC', 'UNDEAD', 'SKINK', 'WITCH_ELF', 'TROLL_SLAYER', 'OGRE') }
})

/** Fights for about `seconds` in each style. Throws if a style has no line-up here. */
export const measureStyles = ({ games: { GAMES }, localFight: { setUpFight, fight } }: Built, seconds: number): readonly StyleFigures[] => {
  const [game] = GAMES
  if (!game) throw new Error('No ruleset is installed')
  const known = lineUps(game.melee)
  for (const name of stylesOf(game.ruleset.game())) if (!(name in known)) throw new Error(`The style ${name} is not measured`)
  return Object.entries(known).map(([name, { style, teams }]) => {
    const isLone = teams.every(({ length }) => length === 1)
    const seats = teams.flatMap((types, index) => types.map(type => ({ type, bot: 'random', team: isLone ? null : `team ${index + 1}` })))
    const ring: readonly LocalFight[] = [setUpFight(game, seats, style)]
    fightFor(ring, fight, seconds / 4)
    const { turns, decisions, elapsed } = fightFor(ring, fight, seconds)
    return {
      style: name,
      seats: isLone ? `${seats.length} alone` : teams.map(({ length }) => length).join(' against '),
      fightsPerSecond: turns.length / elapsed,
      decisionsPerSecond: decisions.reduce((sum, count) => sum + count, 0) / elapsed
    }
  })
}

const stylesOf = (game: object): readonly string[] => 'styles' in game && Array.isArray(game.styles) ? game.styles.map(({ name }: { readonly name: string }) => name) : []
