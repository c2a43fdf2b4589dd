import type { ContentLibrary } from '../../referee/ruleset.js'
import type { Seat } from '../../referee/seat.js'
import { SKILL_RULES, SPECIAL_RULES } from './abilities/abilities.js'
import type { Ability } from './abilities/ability.js'
import { compareLocations } from './attack-kinds.js'
import { type Arena, readArena } from './arena.js'
import { type ReadMove, type Scroll, readMove } from './scroll.js'
import { readScrolls } from './scroll-set.js'
import type { FightOptions, PitSetup, SeatEntry } from './pit-setup.js'
import { STYLES, type Style } from './style.js'
import { LAST_TURN } from './turn-limits.js'
import { ARMOUR_PLACES, type Characteristic, type Location, OBSERVE, type Skill, type Title } from './vocabulary.js'

/** A seat's fighter as it came to the fight. Section 2.3. */
export interface Roster {
  readonly seat: Seat
  readonly name: string
  readonly team: string | null
  readonly scroll: Scroll
  readonly title: Title | null
  readonly skills: readonly Skill[]
  readonly hates: readonly Seat[]
  readonly starting: Readonly<Record<Characteristic, number>>
  readonly moves: readonly ReadMove[]
  readonly abilities: readonly Ability[]
}

/** All of a fight that never changes, made ready for quick look-ups. */
export interface Pit {
  readonly setup: PitSetup
  readonly scrolls: { readonly name: string, readonly hash: string }
  readonly style: Style
  readonly options: FightOptions
  readonly arena: Arena
  readonly rosters: readonly Roster[]
  /** The hit locations of this fight (R18). */
  readonly locations: readonly Location[]
  /** How often two locations chosen evenly make a hit, or a roll-off. */
  readonly guessing: { readonly hit: number, readonly rollOff: number }
  /** Whether cover asks are put. */
  readonly covers: boolean
}

export const preparePit = (setup: PitSetup, library: ContentLibrary, { covers }: { readonly covers: boolean }): Pit => {
  const scrolls = readScrolls(setup.scrolls, library)
  if (!scrolls.ok) throw new Error(`A fight's scroll set is gone: ${scrolls.fault.message}`)
  const { name, hash, set } = scrolls.value
  const locations: readonly Location[] = setup.options.separateArms ? ARMOUR_PLACES : ['HEAD', 'BODY', 'ARMS', 'GROIN', 'LEGS']
  const rosters = setup.seats.map((entry, index): Roster => rosterOf(entry, index + 1, scrollIn(set.scrolls, entry.fighter.type)))
  return {
    setup,
    scrolls: { name, hash },
    style: typeof setup.style === 'string' ? styleNamed(setup.style) : setup.style,
    // Stored fights from before there was such a limit have none.
    options: { ...setup.options, idleTurnLimit: setup.options.idleTurnLimit ?? LAST_TURN },
    arena: readArena(setup.arena),
    rosters,
    locations,
    guessing: evenGuesses(locations),
    covers
  }
}

const evenGuesses = (locations: readonly Location[]): Pit['guessing'] => {
  const pairs = locations.flatMap(aim => locations.map(guess => compareLocations(aim, guess)))
  const share = (outcome: (typeof pairs)[number]): number => pairs.filter(pair => pair === outcome).length / pairs.length
  return { hit: share('HIT'), rollOff: share('ROLL_OFF') }
}

const scrollIn = (scrolls: Readonly<Record<string, Scroll>>, type: string): Scroll => {
  const scroll = Object.hasOwn(scrolls, type) ? scrolls[type] : undefined
  if (!scroll) throw new Error(`The set has no scroll ${type}`)
  return scroll
}

const styleNamed = (name: string): Style => {
  const style = STYLES[name]
  if (!style) throw new Error(`There is no style ${name}`)
  return style
}

const rosterOf = ({ name, team, fighter }: SeatEntry, seat: Seat, scroll: Scroll): Roster => {
  const { characteristics: start } = scroll
  const plus = (characteristic: Characteristic): number => start[characteristic] + (fighter.bonus[characteristic] ?? 0)
  return {
    seat,
    name,
    team,
    scroll,
    title: fighter.title,
    skills: fighter.skills,
    hates: fighter.hates,
    starting: { WS: plus('WS'), S: plus('S'), T: plus('T'), I: plus('I'), W: plus('W') },
    moves: scroll.moves.map(readMove),
    abilities: [...scroll.special.map(special => SPECIAL_RULES[special]), ...fighter.skills.map(skill => SKILL_RULES[skill])]
  }
}

export const rosterFor = (pit: Pit, seat: Seat): Roster => {
  const roster = pit.rosters[seat - 1]
  if (!roster) throw new Error(`There is no seat ${seat}`)
  return roster
}

export const nameOf = (pit: Pit, seat: Seat): string => rosterFor(pit, seat).name

/** The move of this name on a roster's scroll, if there is one. */
export const findMove = (roster: Roster, name: string): ReadMove | undefined => roster.moves.find(move => move.name === name)

export const moveNamed = (roster: Roster, name: string): ReadMove => {
  const move = findMove(roster, name)
  if (!move) throw new Error(`${roster.scroll.type} has no move ${name}`)
  return move
}

export const observeOf = (roster: Roster): ReadMove => moveNamed(roster, OBSERVE)

/** Ruling R17: who shares a team. */
export const areMates = (pit: Pit, a: Seat, b: Seat): boolean => {
  const team = rosterFor(pit, a).team
  return team !== null && team === rosterFor(pit, b).team
}
