import type { Ability } from './ability.js'

/** Ogre: whoever it hits is driven one hex away. Ruling R63. */
export const smash: Ability = { name: 'SMASH', drivesAway: true }
