import { closeAsks, reveal, revealAsks } from '../../../referee/table.js'
import { newEffect } from '../effects.js'
import type { EventOf } from '../event.js'
import { type MoveFrame, type PitState, type PushOffFrame, dropFrame, fighterOf, frameOf } from '../state.js'
import { OBSERVE } from '../vocabulary.js'
import { gainCounter, loseEffect, spendCounter, suffer } from './fighters.js'

type MoveEvent = EventOf<'MoveShown' | 'MoveOrdered' | 'FighterMoved' | 'HexFlownOver' | 'MoveLost' | 'MoveEnded' | 'EscapeTried' | 'ObserveServed' | 'FacingAdjusted'>
type PushOffEvent = EventOf<'PushOffBegan' | 'PushOffRolled' | 'PushOffTied' | 'PushOffResolved' | 'PushOffBrokenOff'>

export const applyMove = (state: PitState, event: MoveEvent): void => {
  const fighter = fighterOf(state, event.seat)
  const frame = frameOf(state, 'MOVE')
  switch (event.type) {
    case 'MoveShown':
      revealAsks(state, 'INTERRUPT')
      reveal(state, 'PICK_MOVE', event.seat)
      beginMove(state, event)
      return
    case 'MoveOrdered':
      closeAsks(state, 'CARRY_OUT_MOVE', event.seat)
      if (event.extraHex) spendCounter(fighter)
      if (frame) frame.order = { facing: event.facing, extraHex: event.extraHex }
      return
    case 'FighterMoved':
      fighter.at = event.to
      if (frame) countStep(frame, event.extraHex)
      return
    case 'HexFlownOver':
      if (!frame) return
      frame.flown = event.hex
      frame.next++
      return
    case 'MoveLost':
      fighter.moved = 'LOST'
      reveal(state, 'PICK_MOVE', event.seat)
      return
    case 'MoveEnded':
      fighter.moved = 'DONE'
      fighter.facing = event.facing
      fighter.mightyBlow = event.mightyBlow
      fighter.observed = event.end === 'COMPLETED' && fighter.move === OBSERVE
      dropFrame(state, 'MOVE')
      return
    case 'EscapeTried':
      fighter.effects = fighter.effects.map(effect => effect.kind === 'ENSNARED' ? { ...effect, tries: (effect.tries ?? 0) + 1 } : effect)
      fighter.freed = event.freed
      if (event.freed) loseEffect(fighter, 'ENSNARED')
      return
    case 'ObserveServed':
      loseEffect(fighter, 'DISARMED', 'KNOCKED_DOWN')
      for (let n = 0; n < event.brandished; n++) gainCounter(fighter, event.turn + 1)
      fighter.brandishes = fighter.brandishes.filter(turn => turn > event.turn)
      return
    case 'FacingAdjusted':
      closeAsks(state, 'ADJUST_FACING', event.seat)
      fighter.facing = event.facing
      fighter.adjusted = true
  }
}

const beginMove = (state: PitState, { seat, interrupted }: EventOf<'MoveShown'>): void => {
  dropFrame(state, 'INTERRUPTS')
  const startFacing = fighterOf(state, seat).facing
  if (!startFacing) throw new Error(`Seat ${seat} stands nowhere`)
  state.frames.push({ type: 'MOVE', seat, interrupted, startFacing, order: null, extraTaken: false, next: 0, flown: null, pushOff: null })
}

const countStep = (frame: MoveFrame, extraHex: boolean): void => {
  frame.flown = null
  if (extraHex) frame.extraTaken = true
  else frame.next++
}

export const applyPushOff = (state: PitState, event: PushOffEvent): void => {
  if (event.type === 'PushOffBegan') {
    state.frames.push({ type: 'PUSH_OFF', mover: event.seat, occupant: event.occupant, hex: event.hex, direction: event.direction, rolls: null, held: null })
    return
  }
  const frame = frameOf(state, 'PUSH_OFF')
  if (!frame) return
  switch (event.type) {
    case 'PushOffRolled':
      frame.rolls = event.tied ? null : event.shares.map(({ seat, die }) => ({ seat, value: die, rerolled: false }))
      return
    case 'PushOffTied':
      frame.rolls = null
      frame.held = null
      return
    case 'PushOffResolved':
      resolve(state, frame, event)
      endPushOff(state, event.loser === frame.mover ? 'LOST' : 'WON')
      return
    case 'PushOffBrokenOff':
      endPushOff(state, 'BROKEN_OFF')
  }
}

const resolve = (state: PitState, { mover, occupant, hex }: PushOffFrame, { loser, pushedTo, blocked, turn }: EventOf<'PushOffResolved'>): void => {
  fighterOf(state, loser).mightyBlow = false
  if (pushedTo) {
    fighterOf(state, occupant).at = pushedTo
    fighterOf(state, mover).at = hex
  }
  if (blocked) suffer(fighterOf(state, occupant), newEffect('HALVED', turn, mover))
}

const endPushOff = (state: PitState, how: NonNullable<MoveFrame['pushOff']>): void => {
  dropFrame(state, 'PUSH_OFF', 'WINDOW')
  const move = frameOf(state, 'MOVE')
  if (move) move.pushOff = how
}
