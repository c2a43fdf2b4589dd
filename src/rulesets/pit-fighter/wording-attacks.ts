import type { Seat } from '../../referee/seat.js'
import type { Effect } from './state.js'
import type { EventOf, GameEvent, Share } from './event.js'
import { type Pit, nameOf } from './pit.js'

type AttackEvent = EventOf<'AttackOffered' | 'AttackPassedOver' | 'AttackDeclined' | 'AttackDeclared' | 'LocationsRevealed' | 'AttackRolled' | 'AttackHit' | 'AttackMissed' | 'DamageRolled' | 'DamageDealt' | 'CriticalSuffered' | 'ScarRolled' | 'FighterDriven' | 'FighterBashed' | 'FighterEnsnared' | 'FighterDisarmed' | 'AttackEnded'> & GameEvent

/** Describes an event of an attack in one sentence. */
export const describeAttack = (pit: Pit, event: AttackEvent): string => {
  const name = (seat: Seat): string => nameOf(pit, seat)
  switch (event.type) {
    case 'AttackOffered':
      return `${name(event.seat)} may ${event.extra ? 'make its extra attack' : 'attack'}.`
    case 'AttackPassedOver':
      return `${name(event.seat)} has no target.`
    case 'AttackDeclined':
      return `${name(event.seat)} does not attack.`
    case 'AttackDeclared':
      return `${name(event.seat)} attacks ${name(event.target)} (${event.kind}${event.location ? ` at the ${event.location}` : ''}).`
    case 'LocationsRevealed':
      return `${name(event.seat)} aims at the ${event.aim}, ${name(event.target)} guards the ${event.guess}: ${LOCATION_OUTCOMES[event.outcome]}.`
    case 'AttackRolled':
      return `${sums(pit, event.shares)}.`
    case 'AttackHit':
      return `${name(event.seat)} hits ${name(event.target)}${event.natural === null ? '' : ', decided by a natural 1 or 20'}.`
    case 'AttackMissed':
      return `${name(event.seat)} misses ${name(event.target)}${event.natural === null ? '' : ', decided by a natural 1 or 20'}.`
    case 'DamageRolled':
      return `Strength ${event.strength} against Toughness ${event.toughness}: ${event.dice.map(({ sides, value }) => `D${sides} ${value}`).join(' and ')}.`
    case 'DamageDealt':
      return `${event.rolled}${event.bonus === 0 ? '' : ` + ${event.bonus}`} - armour ${event.armour} = ${event.damage}${event.rolled + event.bonus - event.armour < event.damage ? ' (the minimum)' : ''} to the ${event.location}: ${name(event.target)} has ${points(event.wounds, 'Wound')} left.`
    case 'CriticalSuffered':
      return `${name(event.seat)} suffers ${event.result} from ${event.damage} damage to the ${event.location}.`
    case 'ScarRolled':
      return `${name(event.seat)} ${scar(event.effect)}.`
    case 'FighterDriven':
      return `${name(event.seat)} is ${event.to ? `driven back to [${event.to.join(', ')}]` : 'blocked from behind and halved'}.`
    case 'FighterBashed':
      return `${name(event.seat)} is ${event.to ? `bashed back to [${event.to.join(', ')}]` : 'knocked to the ground'}.`
    case 'FighterEnsnared':
      return `${name(event.seat)} is ${event.already ? 'already in a net' : 'caught in the net'}.`
    case 'FighterDisarmed':
      return `${name(event.seat)} loses its weapon.`
    case 'AttackEnded':
      return 'The attack is over.'
  }
}

const LOCATION_OUTCOMES: Readonly<Record<EventOf<'LocationsRevealed'>['outcome'], string>> = { MISS: 'a miss', HIT: 'a hit', ROLL_OFF: 'a roll-off decides' }

const scar = (effect: Effect | null): string => {
  if (effect === null) return 'suffers no further loss'
  return effect.kind === 'SCAR' ? `has a scar of ${effect.inches ?? 0} inches` : `loses its ${(effect.side ?? 'LEFT').toLowerCase()} ${effect.kind === 'EYE_LOST' ? 'eye' : 'ear'}`
}

/** Describes the totals of both sides of a contest. */
export const sums = (pit: Pit, shares: readonly Share[]): string => shares.map(({ seat, die, skill, modifier, total }) =>
  `${nameOf(pit, seat)} ${die} + ${skill}${modifier === 0 ? '' : ` ${modifier < 0 ? '-' : '+'} ${Math.abs(modifier)}`} = ${total}`).join(' against ')

export const points = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
