import { revealAsks } from '../../../referee/table.js'
import { NO_BOOSTS, lostPoints } from '../characteristics.js'
import type { EventOf } from '../event.js'
import { type Pit, type Roster, rosterFor } from '../pit.js'
import { type Fighter, type PitState, fighterOf } from '../state.js'
import type { Characteristic } from '../vocabulary.js'
import { leave, spendCounter } from './fighters.js'

type EndEvent = EventOf<'RecoveriesRevealed' | 'BloodLost' | 'BonusesWoreOff' | 'EffectsEnded' | 'FighterTakenOut' | 'FighterConceded' | 'FightEnded'>

export const applyEnd = (pit: Pit, state: PitState, event: EndEvent): void => {
  switch (event.type) {
    case 'RecoveriesRevealed':
      recoverAll(pit, state, event)
      return
    case 'BonusesWoreOff':
      for (const { seat, wounds } of event.fighters) {
        const fighter = fighterOf(state, seat)
        fighter.wounds = wounds
        fighter.boosts = NO_BOOSTS
        fighter.mightyBlow = false
      }
      return
    case 'FightEnded':
      state.result = { winners: event.winners, reason: event.reason }
      state.asked = []
      state.secrets = []
      state.frames = []
      return
    default:
      applyToFighter(state, fighterOf(state, event.seat), event)
  }
}

const applyToFighter = (state: PitState, fighter: Fighter, event: EventOf<'BloodLost' | 'EffectsEnded' | 'FighterTakenOut' | 'FighterConceded'>): void => {
  switch (event.type) {
    case 'BloodLost':
      fighter.wounds = event.wounds
      fighter.lastHurtBy = event.by
      return
    case 'EffectsEnded':
      fighter.effects = fighter.effects.filter(({ ends }) => ends === null || ends > event.turn)
      fighter.adrenalin = fighter.adrenalin.filter(lapses => lapses > event.turn)
      return
    case 'FighterTakenOut':
      leave(fighter)
      fighter.dead = event.dead
      if (event.trophy && event.by !== null) noteTrophy(fighterOf(state, event.by), event.turn)
      return
    case 'FighterConceded':
      leave(fighter)
      fighter.conceded = true
      state.frames = state.frames.filter(frame => !((frame.type === 'MOVE' || frame.type === 'CHOOSE_ATTACK') && frame.seat === fighter.seat))
  }
}

/** Ruling R23: the trophy is brandished by the next turn's Observe. */
const noteTrophy = (killer: Fighter, turn: number): void => {
  killer.brandishes = [...killer.brandishes, turn + 1]
}

/** Rulings R24 and R71: all recoveries of a round take effect together; who used a counter may be asked again. */
const recoverAll = (pit: Pit, state: PitState, { recoveries }: EventOf<'RecoveriesRevealed'>): void => {
  revealAsks(state, 'RECOVER')
  for (const { seat, recover } of recoveries) {
    const fighter = fighterOf(state, seat)
    fighter.recovering = recover !== null
    if (recover === null) continue
    spendCounter(fighter)
    recoverPoints(rosterFor(pit, seat), fighter, recover)
  }
}

/** Ruling R2: what is recovered counts from what was really lost, so that it is never 0 again at once. */
const recoverPoints = (roster: Roster, fighter: Fighter, recover: Readonly<Partial<Record<Characteristic, number>>>): void => {
  const lost = lostPoints(roster, fighter)
  const { WS = 0, S = 0, T = 0, I = 0, W = 0 } = recover
  fighter.wounds += W
  fighter.reduced = { WS: lost.WS - WS, S: lost.S - S, T: lost.T - T, I: lost.I - I }
}
