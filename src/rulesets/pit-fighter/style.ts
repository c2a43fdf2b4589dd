import type { Group, Title } from './vocabulary.js'
import styles from './data/styles.json' with { type: 'json' }

/** How seats form sides: each alone, one fighter against three, or teams of equal size. */
export type Sides = 'EACH_ALONE' | 'ONE_AGAINST_THREE' | 'EQUAL_TEAMS'

/** A style of combat as data: allowed fighters, sides and the end of the fight. Section 8.3. */
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

/** The built-in styles. JSON imports have no literal types, so a test checks the data. */
export const STYLES = read(styles as StyleData)

export const DEFAULT_STYLE = 'FREE'

/** Rule 8.3 and ruling R39: these may only be the lone fighter, or all teams have the same number of them. */
export const isRare = (fighter: { readonly group: Group, readonly title: Title | null }): boolean => fighter.group === 'OGRE' || fighter.title === 'PIT_KING'
