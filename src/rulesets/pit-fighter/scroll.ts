import type { HexName } from './hex.js'
import { type ArmourPlace, BEARINGS, type Bearing, type Characteristic, type Group, type Location, type Special, type Speed, type Weapon } from './vocabulary.js'

export interface Move {
  readonly name: string
  readonly speed: Speed
  /** The steps relative to the facing at the start; `^` before one: that hex is flown over. */
  readonly path: string
  /** The sides that bear an arrow, relative to the same facing; `!` after one: red, a mighty blow. */
  readonly facings: string
}

/** The modifiers a fighter adds when the other stands in a hex: `A` to its attack (`null`: no attack), `D` to its defence. */
export interface Modifiers { readonly A: number | null, readonly D: number }

/** One type of fighter, as data. Section 2.2. */
export interface Scroll {
  readonly type: string
  readonly group: Group
  readonly shield: boolean
  readonly provenance: string
  readonly characteristics: Readonly<Record<Characteristic, number>>
  readonly bonusPoints: number
  readonly special: readonly Special[]
  readonly weapons?: readonly Weapon[]
  readonly armour: Readonly<Record<ArmourPlace, number>>
  readonly modifiers: Readonly<Partial<Record<HexName, Modifiers>>>
  readonly moves: readonly Move[]
}

/** A whole set, published under a name and never changed again. */
export interface ScrollSet {
  readonly name: string
  readonly provenance: string
  readonly scrolls: Readonly<Record<string, Scroll>>
}

export interface PathStep { readonly bearing: Bearing, readonly flown: boolean }
export interface Arrow { readonly bearing: Bearing, readonly red: boolean }

/** A move with its notation read. Arrows go clockwise from the front. */
export interface ReadMove {
  readonly name: string
  readonly speed: Speed
  readonly path: readonly PathStep[]
  readonly arrows: readonly Arrow[]
}

const isBearing = (text: string): text is Bearing => BEARINGS.some(bearing => bearing === text)

const bearing = (text: string): Bearing => {
  if (!isBearing(text)) throw new Error(`"${text}" is no direction`)
  return text
}

const words = (text: string): readonly string[] => text.split(' ').filter(word => word !== '')

export const readMove = ({ name, speed, path, facings }: Move): ReadMove => ({
  name,
  speed,
  path: words(path).map(word => ({ bearing: bearing(word.replace('^', '')), flown: word.startsWith('^') })),
  arrows: words(facings)
    .map(word => ({ bearing: bearing(word.replace('!', '')), red: word.endsWith('!') }))
    .sort((a, b) => BEARINGS.indexOf(a.bearing) - BEARINGS.indexOf(b.bearing))
})

/** Ruling R12: a move whose arrows are all red is a mighty blow. */
export const isAllRed = ({ arrows }: ReadMove): boolean => arrows.every(({ red }) => red)

export const hasRed = ({ arrows }: ReadMove): boolean => arrows.some(({ red }) => red)

/** Rule 8.0: two arms taken as one place have the higher of their armours. */
export const armourAt = ({ armour }: Scroll, location: Location): number =>
  location === 'ARMS' ? Math.max(armour.LEFT_ARM, armour.RIGHT_ARM) : armour[location]
