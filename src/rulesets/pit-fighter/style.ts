import type { Group, Title } from './vocabulary.js'
import styles from './data/styles.json' with { type: 'json' }

/** How the seats stand to each other: each for itself, a lone fighter against three, or teams of one size. */
export type Sides = 'EACH_ALONE' | 'ONE_AGAINST_THREE' | 'EQUAL_TEAMS'

/** A style of combat, section 8.3, as data: who may fight, on which sides, and to what end. */
export interface Style {
  readonly name: string
  readonly groups: readonly Group[]
  readonly titles: readonly Title[]
  readonly sides: Sides
  readonly end: 'HALF_OUT' | 'ONE_SIDE_STANDING'
}

type StyleData = Readonly<Record<string, Omit<Style, 'name'>>>

const read = (data: StyleData): Readonly<Record<string, Style>> =>
  Object.fromEntries(Object.entries(data).map(([name, style]) => [name, { name, ...style }]))

/** The rulebook's six; JSON imports have no literal types, so a test checks the data. FREE is fought where none is agreed. */
export const STYLES = read(styles as StyleData)

export const DEFAULT_STYLE = 'FREE'

/** Rule 8.3 and ruling R39: in a lone fight these stand alone only; among teams each has as many. */
export const isRare = (fighter: { readonly group: Group, readonly title: Title | null }): boolean => fighter.group === 'OGRE' || fighter.title === 'PIT_KING'
