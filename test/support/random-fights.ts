import fc from 'fast-check'
import { type Chance, chanceFrom } from '../../src/bots/chance.js'
import type { SetupInput } from '../../src/referee/ruleset.js'
import { isIdleSkill } from '../../src/rulesets/pit-fighter/abilities/abilities.js'
import { PIT_KING_POINTS } from '../../src/rulesets/pit-fighter/fighter-entry.js'
import { type Hex, hexesWithin } from '../../src/rulesets/pit-fighter/hex.js'
import { DEFAULT_SCROLL_SET, pitFighter } from '../../src/rulesets/pit-fighter/index.js'
import type { Scroll } from '../../src/rulesets/pit-fighter/scroll.js'
import type { PitSetup } from '../../src/rulesets/pit-fighter/pit-setup.js'
import type { SituationFighter } from '../../src/rulesets/pit-fighter/pit-setup.js'
import { STYLES, type Style } from '../../src/rulesets/pit-fighter/style.js'
import { reasonToEnd } from '../../src/rulesets/pit-fighter/victory.js'
import { CHARACTERISTICS, EFFECT_KINDS, type EffectKind, GROUPS, SIDES, SKILLS, type Skill, type Title } from '../../src/rulesets/pit-fighter/vocabulary.js'

/** A fight by the knobs that fast-check turns; everything else follows from `seed`. */
export interface Plan {
  /** One of the rulebook's, or one that a caller brings. */
  readonly style: string
  readonly seats: number
  readonly arena: 'DEFAULT' | 'SMALL' | 'HOLED'
  readonly situation: boolean
  readonly pacing: 'AUTO' | 'MANUAL'
  readonly separateArms: boolean
  readonly turnLimit: number | null
  readonly covers: boolean
  /** Whether fighters seek a fight, or do anything that is legal. */
  readonly eager: boolean
  readonly seed: number
}

export const noLibrary = (): undefined => undefined

const OWN_STYLES: readonly Style[] = [
  { name: 'OWN_MELEE', groups: GROUPS, titles: ['PIT_KING'], sides: 'EACH_ALONE', end: 'ONE_SIDE_STANDING' },
  { name: 'OWN_TEAMS', groups: ['CLASSIC', 'PURSUER'], titles: [], sides: 'EQUAL_TEAMS', end: 'HALF_OUT' }
]

const LONE_FIGHT = 4

export const plans: fc.Arbitrary<Plan> = fc.record({
  style: fc.constantFrom(...Object.keys(STYLES), ...OWN_STYLES.map(({ name }) => name)),
  seats: fc.integer({ min: 2, max: 8 }),
  arena: fc.constantFrom('DEFAULT', 'SMALL', 'HOLED'),
  situation: fc.boolean(),
  pacing: fc.constantFrom('AUTO', 'AUTO', 'AUTO', 'MANUAL'),
  separateArms: fc.boolean(),
  turnLimit: fc.constantFrom(1, 3, 8, 20, null),
  covers: fc.boolean(),
  eager: fc.constantFrom(true, true, false),
  seed: fc.integer({ min: 0, max: 2 ** 30 })
})

export const pick = <T>(chance: Chance, items: readonly T[]): T => {
  const item = items[chance(items.length)]
  if (item === undefined) throw new Error('Nothing to pick from')
  return item
}

export const oneIn = (chance: Chance, times: number): boolean => chance(times) === 0

export const shuffled = <T>(chance: Chance, items: readonly T[]): readonly T[] => {
  const left = [...items]
  return items.map(() => left.splice(chance(left.length), 1)).flat()
}

/** The set-up of a plan, as a caller would send it. */
export const inputOf = (plan: Plan): SetupInput => {
  const chance = chanceFrom(plan.seed)
  const style = STYLES[plan.style] ?? OWN_STYLES.find(({ name }) => name === plan.style)
  if (!style) throw new Error(`No style ${plan.style}`)
  const seats = seatsOf(chance, plan, style)
  const { turnLimit, separateArms, pacing } = plan
  const arena = arenaOf(chance, plan)
  return {
    style: plan.style in STYLES ? plan.style : style,
    options: { turnLimit, separateArms, pacing },
    ...arena && { arena },
    seats,
    ...plan.situation && { situation: situationOf(chance, plan, style, seats, arena ?? { radius: 5 }) }
  }
}

/** The set-up of a plan, read; an arena without room for its seats gives way to the default one. */
export const setupOf = (plan: Plan): PitSetup => {
  const input = inputOf(plan)
  const parsed = pitFighter.parseSetup(input, noLibrary)
  if (parsed.ok) return readAs(parsed.value)
  const { arena, ...rest } = input
  const again = arena && !plan.situation ? pitFighter.parseSetup(rest, noLibrary) : parsed
  if (!again.ok) throw new Error(`${again.fault.message}: ${JSON.stringify(input)}`)
  return readAs(again.value)
}

const readAs = (setup: object): PitSetup => setup as PitSetup

interface SeatInput { readonly team: string | null, readonly fighter: { readonly type: string, readonly title: Title | null, readonly skills: readonly Skill[], readonly bonus?: object, readonly hates: readonly number[] } }

const seatsOf = (chance: Chance, plan: Plan, style: Style): readonly SeatInput[] => {
  if (style.sides === 'ONE_AGAINST_THREE') {
    const lone = chance(LONE_FIGHT)
    return Array.from({ length: LONE_FIGHT }, (_, index) => seatOf(chance, style, index, LONE_FIGHT, index === lone ? 'Lone' : 'Three', index === lone))
  }
  if (style.sides === 'EACH_ALONE') return Array.from({ length: plan.seats }, (_, index) => seatOf(chance, style, index, plan.seats, null, true))
  const teams = plan.seats >= 6 ? 3 : 2
  const size = Math.floor(plan.seats / teams)
  // Every team has a rare fighter, or none: so their numbers are equal.
  const ranks = ['OGRE', 'PIT_KING', 'PLAIN'].filter(rank => (rank !== 'OGRE' || style.groups.includes('OGRE')) && (rank !== 'PIT_KING' || style.titles.length > 0))
  const rank = pick(chance, ranks)
  const members = shuffled(chance, Array.from({ length: teams }, (_, team) => Array.from({ length: size }, (_, index) => ({ team: `Team ${team}`, rank: index === 0 ? rank : 'PLAIN' }))).flat())
  return members.map(({ team, rank }, index) => rankedSeat(chance, style, index, members.length, team, rank))
}

const rankedSeat = (chance: Chance, style: Style, index: number, seats: number, team: string, rank: string): SeatInput => {
  const seat = seatOf(chance, style, index, seats, team, false)
  const { bonus: _, ...fighter } = seat.fighter
  if (rank === 'OGRE') return { team, fighter: { ...fighter, type: 'OGRE', ...bonusOf(chance, 'OGRE', null), skills: skillsOf(chance, 'OGRE') } }
  if (rank === 'PIT_KING') return { team, fighter: { ...fighter, title: 'PIT_KING', ...bonusOf(chance, fighter.type, 'PIT_KING') } }
  return seat
}

const scrollOf = (type: string): Scroll => {
  const scroll = DEFAULT_SCROLL_SET.scrolls[type]
  if (!scroll) throw new Error(`No type ${type}`)
  return scroll
}

const seatOf = (chance: Chance, style: Style, index: number, seats: number, team: string | null, mayBeRare: boolean): SeatInput => {
  const types = Object.values(DEFAULT_SCROLL_SET.scrolls).filter(({ group }) => style.groups.includes(group) && (mayBeRare || group !== 'OGRE')).map(({ type }) => type)
  const type = pick(chance, types)
  const title = mayBeRare && style.titles.length > 0 && type !== 'OGRE' && oneIn(chance, 4) ? 'PIT_KING' : null
  const hates = Array.from({ length: seats }, (_, other) => other + 1).filter(other => other !== index + 1 && oneIn(chance, 4))
  return { team, fighter: { type, title, skills: skillsOf(chance, type), hates, ...bonusOf(chance, type, title) } }
}

const skillsOf = (chance: Chance, type: string): readonly Skill[] => {
  const rarity = 1 + chance(5)
  return SKILLS.filter(skill => oneIn(chance, rarity) && !isIdleSkill(skill, scrollOf(type)))
}

/** Left out, or spent as it falls. */
const bonusOf = (chance: Chance, type: string, title: Title | null): { readonly bonus?: object } => {
  if (oneIn(chance, 3)) return {}
  const bonus: Record<string, number> = {}
  for (let points = title === 'PIT_KING' ? PIT_KING_POINTS : scrollOf(type).bonusPoints; points > 0; points--) {
    const characteristic = pick(chance, CHARACTERISTICS)
    bonus[characteristic] = (bonus[characteristic] ?? 0) + 1
  }
  return { bonus }
}

type ArenaInput = { readonly radius: number, readonly walls?: readonly Hex[] } | { readonly hexes: readonly Hex[], readonly walls?: readonly Hex[] }

const arenaOf = (chance: Chance, { arena, situation }: Plan): ArenaInput | null => {
  if (arena === 'DEFAULT') return null
  const radius = situation ? 2 + chance(3) : 4 + chance(4)
  const all = hexesWithin(radius)
  const walls = all.filter(() => oneIn(chance, 12))
  if (arena === 'SMALL') return { radius, walls }
  const hexes = all.filter(() => !oneIn(chance, 8))
  return { hexes, walls: walls.filter(wall => hexes.includes(wall)) }
}

const freeHexes = (arena: ArenaInput): readonly Hex[] => {
  const walls = new Set((arena.walls ?? []).map(String))
  return ('radius' in arena ? hexesWithin(arena.radius) : arena.hexes).filter(hex => !walls.has(String(hex)))
}

const situationOf = (chance: Chance, { turnLimit }: Plan, style: Style, seats: readonly SeatInput[], arena: ArenaInput): object => {
  const turn = 1 + chance(Math.min(4, turnLimit ?? 4))
  const hexes = shuffled(chance, freeHexes(arena))
  const near = [...hexes].sort(([q, r], [s, u]) => Math.abs(q) + Math.abs(r) - Math.abs(s) - Math.abs(u))
  const places = shuffled(chance, oneIn(chance, 2) ? near.slice(0, seats.length + 4) : hexes)
  let up = seats.map((_, index) => index + 1)
  const mayFall = (seat: number): boolean => reasonToEnd(style, seats.map(({ team }) => team), up.filter(other => other !== seat)) === null
  const fighters = seats.map(({ fighter: { type } }, index): SituationFighter => {
    const at = places[index]
    const seat = index + 1
    if (at && !(oneIn(chance, 8) && mayFall(seat))) return standingFighter(chance, type, seat, at, turn)
    up = up.filter(other => other !== seat)
    return { seat, takenOut: true }
  })
  return { turn, phase: 'PICK_MOVES', fighters }
}

/** At most two of what a fighter has two of; nothing that would have taken it out. */
const MOST: Readonly<Partial<Record<EffectKind, number>>> = { LEG_LOST: 0, LEG_BROKEN: 1, EYE_LOST: 1, ENSNARED: 1, DISARMED: 1, KNOCKED_DOWN: 1, HALVED: 1, EAR_LOST: 2, ARM_LOST: 2 }

const standingFighter = (chance: Chance, type: string, seat: number, at: Hex, turn: number): SituationFighter => {
  const some = (most: number): number => oneIn(chance, 2) ? 0 : chance(most + 1)
  const scroll = scrollOf(type)
  const drawn = Array.from({ length: some(4) }, () => pick(chance, EFFECT_KINDS))
  const effects = drawn.filter((kind, index) => drawn.slice(0, index).filter(other => other === kind).length < (MOST[kind] ?? Infinity))
  return {
    seat,
    at,
    facing: pick(chance, SIDES),
    wounds: 1 + chance(scroll.characteristics.W),
    lastMove: pick(chance, scroll.moves).name,
    attackedLastTurn: oneIn(chance, 2),
    effects,
    adrenalin: Array.from({ length: some(3) }, () => turn + chance(2)),
    damageInflicted: some(8)
  }
}
