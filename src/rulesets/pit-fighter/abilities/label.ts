import type { Ability } from './ability.js'

/** Names that stand on a scroll and change nothing by themselves: weapons act as kinds of attack, flips by `^` in a path. */
export const label = (name: string): Ability => ({ name })
