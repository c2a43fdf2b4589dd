import { isIdleSkill } from './abilities/abilities.js'
import type { FighterEntry } from './pit-setup.js'
import type { Scroll, ScrollSet } from './scroll.js'
import { type Style, isRare } from './style.js'
import { CHARACTERISTICS, type Characteristic, type Title } from './vocabulary.js'

/** Rulings R42 and R1: the bonus points of a Pit King, in place of its type's. */
export const PIT_KING_POINTS = 30

const pointsOf = (scroll: Scroll, title: Title | null): number => title === 'PIT_KING' ? PIT_KING_POINTS : scroll.bonusPoints

/** The default bonus: spread evenly, the remainder in the order WS S T I W. */
export const spreadBonus = (scroll: Scroll, title: Title | null): Readonly<Record<Characteristic, number>> => {
  const points = pointsOf(scroll, title)
  const each = Math.floor(points / CHARACTERISTICS.length)
  const rest = points % CHARACTERISTICS.length
  const share = (index: number): number => each + (index < rest ? 1 : 0)
  return { WS: share(0), S: share(1), T: share(2), I: share(3), W: share(4) }
}

interface Fault { readonly message: string, readonly rule: string }

/** The first fault of a fighter for a style and a scroll set, or `null`. Sections 2.3, 8.1, 8.3 and 8.42. */
export const fighterFault = (fighter: FighterEntry, set: ScrollSet, style: Style | null): Fault | null => fighterFaults(fighter, set, style)[0] ?? null

/** All faults of a fighter. */
export const fighterFaults = (fighter: FighterEntry, set: ScrollSet, style: Style | null): readonly Fault[] => {
  const { type, bonus, title, skills } = fighter
  const scroll = Object.hasOwn(set.scrolls, type) ? set.scrolls[type] : undefined
  if (!scroll) return [{ message: `the scroll set ${set.name} has no type ${type}: ${Object.keys(set.scrolls).join(', ')}`, rule: '2.1' }]

  const faults: Fault[] = []
  const spent = CHARACTERISTICS.reduce((sum, characteristic) => sum + (bonus[characteristic] ?? 0), 0)
  const points = pointsOf(scroll, title)
  if (spent !== points) faults.push({ message: `${type} spends ${spent} of ${points} bonus points: spend exactly ${points}`, rule: '2.3' })
  if (title === 'PIT_KING' && scroll.group === 'OGRE') faults.push({ message: 'an Ogre cannot be a Pit King', rule: '8.1' })
  for (const skill of skills) {
    if (isIdleSkill(skill, scroll)) faults.push({ message: `${type} cannot use the skill ${skill}`, rule: '8.42' })
  }
  if (style && !style.groups.includes(scroll.group)) faults.push({ message: `${type} may not fight in ${style.name}`, rule: '8.3' })
  if (style && title !== null && !style.titles.includes(title)) faults.push({ message: `a Pit King may not fight in ${style.name}`, rule: '8.3' })
  return faults
}

export const isRareFighter = (fighter: FighterEntry, set: ScrollSet): boolean => {
  const scroll = set.scrolls[fighter.type]
  return scroll !== undefined && isRare({ group: scroll.group, title: fighter.title })
}
