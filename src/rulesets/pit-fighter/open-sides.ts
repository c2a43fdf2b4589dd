import { type Style, isRare } from './style.js'
import { ALONE, LONE, OPPONENTS, noTeams } from './sides.js'
import type { Group, Title } from './vocabulary.js'

/** The properties of a fighter that count for teams. */
export interface Ranked { readonly group: Group, readonly title: Title | null }

/** A seat of a fight with open seats: its team and fighter, or `null` if unknown. */
export interface Member { readonly team: string | null, readonly fighter: Ranked | null }

interface Team { readonly name: string, readonly members: readonly Member[] }

const EQUAL = 'two or more teams of equal size are needed'
const EQUALLY_RARE = 'all teams must have equal numbers of Ogres, and of Pit Kings'

/** Why no fight is possible with these seats, whatever the open seats bring, or `null`. Section 8.3, R39, R42, R43. */
export const openSidesFault = (members: readonly Member[], style: Style): string | null => {
  const teams = teamsOf(members)
  switch (style.sides) {
    case 'EACH_ALONE': return teams.length === 0 ? null : noTeams(style)
    case 'ONE_AGAINST_THREE': return style.groups.every(group => isRare({ group, title: null })) ? ALONE : loneFault(teams, members.length)
    case 'EQUAL_TEAMS': return equalFault(teams, members.length)
  }
}

/** The teams for a seat that names none, the best first: allies join each other, and equal teams fill evenly. */
export const teamsFor = (members: readonly Member[], style: Style): readonly string[] => {
  if (style.sides === 'EACH_ALONE') return []
  const teams = teamsOf(members)
  const bySize = [...teams].sort((a, b) => a.members.length - b.members.length).map(({ name }) => name)
  const another = newName(bySize)
  if (style.sides === 'ONE_AGAINST_THREE') return [...bySize.reverse(), another]
  const [largest = 1] = sizesFor(teams, members.length)
  return teams.length < members.length / largest ? [another, ...bySize] : [...bySize, another]
}

const teamsOf = (members: readonly Member[]): readonly Team[] => {
  const names = new Set(members.flatMap(({ team }) => team ?? []))
  return [...names].map(name => ({ name, members: members.filter(({ team }) => team === name) }))
}

/** A, B, C … */
const newName = (names: readonly string[]): string => {
  const [name = ''] = Array.from({ length: names.length + 1 }, (_, index) => String.fromCharCode('A'.charCodeAt(0) + index)).filter(name => !names.includes(name))
  return name
}

const has = (isIt: (fighter: Ranked) => boolean) => ({ members }: Team): number => members.filter(({ fighter }) => fighter !== null && isIt(fighter)).length
const rare = has(isRare)
const ogres = has(({ group }) => group === 'OGRE')
const kings = has(({ title }) => title === 'PIT_KING')

const loneFault = (teams: readonly Team[], seats: number): string | null => {
  if (seats !== OPPONENTS + 1 || teams.length > 2) return LONE
  // A team that no seat has named yet may be either side.
  const sides: readonly (Team | null)[] = teams.length === 2 ? teams : [...teams, null]
  const splits = sides.map(lone => ({ lone, others: teams.filter(team => team !== lone) }))
    .filter(({ lone, others }) => (lone?.members.length ?? 0) <= 1 && others.length <= 1 && others.every(({ members }) => members.length <= OPPONENTS))
  if (splits.length === 0) return LONE
  return splits.some(({ others }) => others.every(team => rare(team) === 0)) ? null : ALONE
}

/** The possible sizes of equal teams, the largest first. */
const sizesFor = (teams: readonly Team[], seats: number): readonly number[] => {
  const largest = Math.max(1, ...teams.map(({ members }) => members.length))
  return Array.from({ length: Math.floor(seats / 2) }, (_, index) => index + 1)
    .filter(size => seats % size === 0 && largest <= size && teams.length <= seats / size)
    .reverse()
}

const equalFault = (teams: readonly Team[], seats: number): string | null => {
  const sizes = sizesFor(teams, seats)
  if (sizes.length === 0) return EQUAL
  return sizes.some(size => canHaveEquallyRare(teams, size)) ? null : EQUALLY_RARE
}

/**
 * Whether each team has room for as many Ogres and Pit Kings as any other team has.
 * A team that no seat has named yet has room if the team with most Ogres has.
 */
const canHaveEquallyRare = (teams: readonly Team[], size: number): boolean => {
  const most = (numberIn: (team: Team) => number): number => Math.max(0, ...teams.map(numberIn))
  const [mostOgres, mostKings] = [most(ogres), most(kings)]
  const known = has(() => true)
  const hasRoom = (team: Team): boolean => mostOgres - ogres(team) + mostKings - kings(team) <= size - known(team)
  return teams.every(hasRoom)
}
