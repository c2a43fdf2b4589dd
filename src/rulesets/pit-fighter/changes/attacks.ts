import { closeAsks, revealAsks } from '../../../referee/table.js'
import { ATTACK_RULES } from '../attack-kinds.js'
import { newEffect } from '../effects.js'
import type { EventOf } from '../event.js'
import { type AttackFrame, type Fighter, type PitState, dropFrame, fighterOf, frameOf } from '../state.js'
import { gainCounter, suffer } from './fighters.js'

type OfferEvent = EventOf<'AttackOffered' | 'AttackPassedOver' | 'AttackDeclined' | 'AttackDeclared'>
type AttackEvent = EventOf<'LocationsRevealed' | 'AttackRolled' | 'AttackHit' | 'AttackMissed' | 'DamageRolled' | 'DamageDealt' | 'AttackEnded'>
type BlowEvent = EventOf<'CriticalSuffered' | 'ScarRolled' | 'FighterDriven' | 'FighterBashed' | 'FighterEnsnared' | 'FighterDisarmed'>

export const applyOffer = (state: PitState, event: OfferEvent): void => {
  if (event.type === 'AttackOffered') {
    offer(state, event)
    return
  }
  const chosen = frameOf(state, 'CHOOSE_ATTACK')
  dropFrame(state, 'CHOOSE_ATTACK')
  switch (event.type) {
    case 'AttackPassedOver':
      return
    case 'AttackDeclined':
      closeAsks(state, 'ATTACK', event.seat)
      spendAttack(fighterOf(state, event.seat), event.extra)
      return
    case 'AttackDeclared':
      closeAsks(state, 'ATTACK', event.seat)
      spendAttack(fighterOf(state, event.seat), event.extra)
      declare(state, event, chosen?.interrupted ?? [])
  }
}

const offer = (state: PitState, { seat, extra }: EventOf<'AttackOffered'>): void => {
  revealAsks(state, 'INTERRUPT')
  const interrupted = frameOf(state, 'INTERRUPTS')?.chain ?? []
  dropFrame(state, 'INTERRUPTS')
  state.frames.push({ type: 'CHOOSE_ATTACK', seat, extra, interrupted })
}

const spendAttack = (fighter: Fighter, extra: boolean): void => {
  fighter.attacks = extra ? { ...fighter.attacks, extra: false } : { ...fighter.attacks, first: false }
}

/** Ruling R46: both are involved in an attack from now on, however it ends. */
const declare = (state: PitState, { seat, extra, kind, target, location }: EventOf<'AttackDeclared'>, interrupted: readonly number[]): void => {
  const attacker = fighterOf(state, seat)
  attacker.fought = true
  fighterOf(state, target).fought = true
  if (kind === 'THROWING_KNIFE') attacker.used = [...attacker.used, 'THROWING_KNIFE']
  state.frames.push({
    type: 'ATTACK',
    seat,
    extra,
    interrupted,
    kind,
    target,
    stage: ATTACK_RULES[kind].isGuessed ? 'AIMING' : 'ROLLING',
    location,
    rolls: null,
    damage: null,
    held: null,
    signature: false,
    dirty: [],
    vital: false
  })
}

export const applyAttack = (state: PitState, event: AttackEvent): void => {
  const frame = frameOf(state, 'ATTACK')
  if (!frame) return
  switch (event.type) {
    case 'LocationsRevealed':
      revealAsks(state, 'HIT_LOCATION')
      frame.location = event.aim
      frame.stage = event.outcome === 'HIT' ? 'HIT' : 'ROLLING'
      return
    case 'AttackRolled':
      frame.rolls = event.shares.map(({ seat, die }) => ({ seat, value: die, rerolled: false }))
      frame.stage = 'ROLLED'
      return
    case 'AttackHit':
      frame.stage = 'HIT'
      return
    case 'AttackMissed':
      return
    case 'DamageRolled':
      frame.damage = event.dice.map(({ sides, value }) => ({ sides, value, rerolled: false }))
      frame.stage = 'DAMAGE_ROLLED'
      return
    case 'DamageDealt':
      dealDamage(state, frame, event)
      return
    case 'AttackEnded':
      dropFrame(state, 'ATTACK', 'WINDOW')
  }
}

/** Rulings R20 and R67: the damage counts in full, and the counter comes with it. */
const dealDamage = (state: PitState, frame: AttackFrame, { damage, wounds, counterLapses }: EventOf<'DamageDealt'>): void => {
  const attacker = fighterOf(state, frame.seat)
  const target = fighterOf(state, frame.target)
  target.wounds = wounds
  target.lastHurtBy = frame.seat
  attacker.damageInflicted += damage
  attacker.firstBlood ??= 1 + state.fighters.filter(({ firstBlood }) => firstBlood !== null).length
  gainCounter(attacker, counterLapses)
  frame.stage = 'DEALT'
}

export const applyBlow = (state: PitState, event: BlowEvent): void => {
  const fighter = fighterOf(state, event.seat)
  switch (event.type) {
    case 'CriticalSuffered':
      for (const effect of event.effects) suffer(fighter, effect)
      return
    case 'ScarRolled':
      if (event.effect) suffer(fighter, event.effect)
      return
    case 'FighterDriven':
      fighter.mightyBlow = false
      fighter.at = event.to ?? fighter.at
      if (event.blocked) suffer(fighter, newEffect('HALVED', event.turn, event.by))
      return
    case 'FighterBashed':
      fighter.at = event.to ?? fighter.at
      if (event.knockedDown) suffer(fighter, newEffect('KNOCKED_DOWN', event.turn, event.by))
      return
    case 'FighterEnsnared':
      fighterOf(state, event.by).netGone = true
      if (!event.already) suffer(fighter, { ...newEffect('ENSNARED', event.turn, event.by), tries: 0 })
      return
    case 'FighterDisarmed':
      suffer(fighter, newEffect('DISARMED', event.turn, event.by))
  }
}
