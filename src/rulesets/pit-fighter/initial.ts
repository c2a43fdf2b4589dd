import { NOTHING_REDUCED, NO_BOOSTS } from './characteristics.js'
import { EFFECT_RULES, newEffect, withEffect } from './effects.js'
import { type Pit, type Roster } from './pit.js'
import type { SituationFighter } from './pit-setup.js'
import type { Effect, Fighter, PitState } from './state.js'
import { OBSERVE } from './vocabulary.js'

/** The state before the first event: no fighter is placed, or all stand as in the situation. */
export const initialState = (pit: Pit): PitState => {
  const { situation } = pit.setup
  const fighters = pit.rosters.map(newFighter)
  if (situation) {
    for (const start of situation.fighters) {
      const fighter = fighters[start.seat - 1]
      if (fighter) place(fighter, start, situation.turn)
    }
    countFirstBlood(fighters)
  }
  return { turn: situation ? situation.turn - 1 : 0, phase: 'SET_UP', fighters, frames: [], asked: [], secrets: [], nextAsk: 1, nextDie: 0, result: null, isIdle: false, idleTurns: 0 }
}

/** Rule 4.0: before turn 1 the last move of every fighter is Observe. */
const newFighter = ({ seat, starting }: Roster): Fighter => ({
  seat,
  at: null,
  facing: null,
  takenOut: false,
  dead: false,
  conceded: false,
  wounds: starting.W,
  reduced: NOTHING_REDUCED,
  boosts: NO_BOOSTS,
  effects: [],
  adrenalin: [],
  damageInflicted: 0,
  firstBlood: null,
  lastHurtBy: null,
  move: null,
  moved: 'NOT_YET',
  lastMove: OBSERVE,
  fought: false,
  foughtLastTurn: false,
  mightyBlow: false,
  observed: false,
  attacks: { first: false, extra: false },
  adjusted: false,
  recovering: false,
  freed: false,
  used: [],
  wary: [],
  netGone: false,
  brandishes: []
})

/** Effects of a situation count as inflicted in the previous turn, by no seat. */
const place = (fighter: Fighter, start: SituationFighter, turn: number): void => {
  fighter.takenOut = start.takenOut ?? false
  fighter.dead = start.dead ?? false
  fighter.at = start.at ?? null
  fighter.facing = fighter.at ? start.facing ?? null : null
  fighter.wounds = start.wounds ?? (fighter.takenOut ? 0 : fighter.wounds)
  fighter.lastMove = start.lastMove ?? OBSERVE
  fighter.fought = start.attackedLastTurn ?? false
  fighter.adrenalin = [...start.adrenalin ?? []].sort((a, b) => a - b)
  fighter.damageInflicted = start.damageInflicted ?? 0
  fighter.effects = (start.effects ?? []).reduce<readonly Effect[]>((effects, kind) => withEffect(effects, givenEffect(effects, kind, turn)), [])
  const lost = fighter.effects.reduce((sum, { kind }) => sum + (EFFECT_RULES[kind].initiative ?? 0), 0)
  fighter.reduced = { ...NOTHING_REDUCED, I: lost }
}

/** The first lost ear or eye is the left one. No escape from a net was tried. A halving lasts until this End Phase. */
const givenEffect = (effects: readonly Effect[], kind: Effect['kind'], turn: number): Effect => {
  const effect = newEffect(kind, kind === 'HALVED' ? turn : turn - 1, null)
  if (kind === 'ENSNARED') return { ...effect, tries: 0 }
  if (kind !== 'EAR_LOST' && kind !== 'EYE_LOST') return effect
  return { ...effect, side: effects.some(other => other.kind === kind) ? 'RIGHT' : 'LEFT' }
}

/** Rule 7.1: on a tie of the situation's damage, the lower seat counts as the first to have inflicted it. */
const countFirstBlood = (fighters: readonly Fighter[]): void => {
  let order = 0
  for (const fighter of fighters) if (fighter.damageInflicted > 0) fighter.firstBlood = ++order
}
