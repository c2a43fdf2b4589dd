import type { SetupFault } from '../../referee/ruling.js'
import { isRareFighter } from './fighter-entry.js'
import type { ScrollSet } from './scroll.js'
import type { SeatEntry } from './pit-setup.js'
import type { Style } from './style.js'

/** The number of opponents of a lone fighter (SIGMAR). */
export const OPPONENTS = 3

export const LONE = 'two teams are needed: one fighter against three'
export const ALONE = 'an Ogre or a Pit King may only be the lone fighter'
export const noTeams = ({ name }: Style): string => `${name} has no teams: team must be null`

/** The first fault of the teams of a fight, or `null`. Section 8.3, rulings R39, R42, R43. */
export const sidesFault = (seats: readonly SeatEntry[], style: Style, set: ScrollSet): SetupFault | null => {
  if (style.sides === 'EACH_ALONE') {
    const index = seats.findIndex(({ team }) => team !== null)
    return index < 0 ? null : { index, message: noTeams(style), rule: '8.3' }
  }
  const homeless = seats.findIndex(({ team }) => team === null)
  if (homeless >= 0) return { index: homeless, message: `in ${style.name} every seat needs a team`, rule: '8.3' }
  const teams = teamsOf(seats)
  const message = style.sides === 'ONE_AGAINST_THREE' ? loneFault(teams) : equalFault(teams, set)
  if (message !== null) return { index: 0, message: `${style.name}: ${message}`, rule: '8.3' }
  return style.sides === 'ONE_AGAINST_THREE' ? strangerFault(seats, teams, style, set) : null
}

const teamsOf = (seats: readonly SeatEntry[]): readonly (readonly SeatEntry[])[] =>
  [...new Set(seats.map(({ team }) => team))].map(name => seats.filter(({ team }) => team === name))

const loneFault = (teams: readonly (readonly SeatEntry[])[]): string | null => {
  const [few, many] = [...teams].sort((a, b) => a.length - b.length)
  return teams.length === 2 && few?.length === 1 && many?.length === OPPONENTS ? null : LONE
}

/** Ruling R39: the fault is reported for the seat that may not be an opponent of a lone fighter. */
const strangerFault = (seats: readonly SeatEntry[], teams: readonly (readonly SeatEntry[])[], style: Style, set: ScrollSet): SetupFault | null => {
  const opponents = teams.find(({ length }) => length === OPPONENTS) ?? []
  const stranger = opponents.find(({ fighter }) => isRareFighter(fighter, set))
  return stranger ? { index: seats.indexOf(stranger), message: `${style.name}: ${ALONE}`, rule: '8.3' } : null
}

const equalFault = (teams: readonly (readonly SeatEntry[])[], set: ScrollSet): string | null => {
  if (teams.length < 2) return 'two or more teams are needed'
  const count = (team: readonly SeatEntry[], has: (seat: SeatEntry) => boolean): number => team.filter(has).length
  const differ = (has: (seat: SeatEntry) => boolean): boolean => new Set(teams.map(team => count(team, has))).size > 1
  if (differ(() => true)) return 'all teams must be of equal size'
  if (differ(({ fighter }) => set.scrolls[fighter.type]?.group === 'OGRE')) return 'all teams must have equal numbers of Ogres'
  return differ(({ fighter }) => fighter.title === 'PIT_KING') ? 'all teams must have equal numbers of Pit Kings' : null
}
