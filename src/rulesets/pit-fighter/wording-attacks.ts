import type { Seat } from '../../referee/seat.js'
import type { Effect } from './state.js'
import type { EventOf, GameEvent, Share } from './event.js'
import { type Pit, nameOf } from './pit.js'

type AttackEvent = EventOf<'AttackOffered' | 'AttackPassedOver' | 'AttackDeclined' | 'AttackDeclared' | 'LocationsRevealed' | 'AttackRolled' | 'AttackHit' | 'AttackMissed' | 'DamageRolled' | 'DamageDealt' | 'CriticalSuffered' | 'ScarRolled' | 'FighterDriven' | 'FighterBashed' | 'FighterEnsnared' | 'FighterDisarmed' | 'AttackEnded'> & GameEvent

/** One plain sentence for what happens in an attack. */
export const describeAttack = (pit: Pit, event: AttackEvent): string => {
  const name = (seat: Seat): string => nameOf(pit, seat)
  switch (event.type) {
    case 'AttackOffered':
      return `${name(event.seat)} may ${event.extra ? 'make its extra attack' : 'attack'}.`
    case 'AttackPassedOver':
      return `${name(event.seat)} has nobody to attack now.`
    case 'AttackDeclined':
      return `${name(event.seat)} does not attack.`
    case 'AttackDeclared':
      return `${name(event.seat)} attacks ${name(event.target)} (${event.kind}${event.location ? ` at the ${event.location}` : ''}).`
    case 'LocationsRevealed':
      return `${name(event.seat)} strikes at the ${event.aim}, ${name(event.target)} guards the ${event.guess}: ${LOCATION_OUTCOMES[event.outcome]}.`
    case 'AttackRolled':
      return `${sums(pit, event.shares)}.`
    case 'AttackHit':
      return `${name(event.seat)} hits ${name(event.target)}${event.natural === null ? '' : ', whatever the totals'}.`
    case 'AttackMissed':
      return `${name(event.seat)} misses ${name(event.target)}${event.natural === null ? '' : ', whatever the totals'}.`
    case 'DamageRolled':
      return `Strength ${event.strength} to Toughness ${event.toughness}: ${event.dice.map(({ sides, value }) => `D${sides} ${value}`).join(' and ')}.`
    case 'DamageDealt':
      return `${event.rolled}${event.bonus === 0 ? '' : ` + ${event.bonus}`} less armour ${event.armour} is ${event.damage}${event.rolled + event.bonus - event.armour < event.damage ? ' (1 at the least)' : ''} on the ${event.location}: ${name(event.target)} has ${event.wounds} left.`
    case 'CriticalSuffered':
      return `${name(event.seat)} suffers ${event.result} from ${event.damage} on the ${event.location}.`
    case 'ScarRolled':
      return `${name(event.seat)} ${scar(event.effect)}.`
    case 'FighterDriven':
      return `${name(event.seat)} is ${event.to ? `driven back to [${event.to.join(', ')}]` : 'driven against what is behind it and halved'}.`
    case 'FighterBashed':
      return `${name(event.seat)} is ${event.to ? `bashed back to [${event.to.join(', ')}]` : 'knocked to the ground'}.`
    case 'FighterEnsnared':
      return `${name(event.seat)} is ${event.already ? 'in a net already' : 'caught in the net'}.`
    case 'FighterDisarmed':
      return `${name(event.seat)} loses its weapon.`
    case 'AttackEnded':
      return 'The attack is over.'
  }
}

const LOCATION_OUTCOMES: Readonly<Record<EventOf<'LocationsRevealed'>['outcome'], string>> = { MISS: 'a miss', HIT: 'a hit', ROLL_OFF: 'dice decide' }

const scar = (effect: Effect | null): string => {
  if (effect === null) return 'loses nothing that it had not lost'
  return effect.kind === 'SCAR' ? `bears a scar of ${effect.inches ?? 0} inches` : `loses its ${(effect.side ?? 'LEFT').toLowerCase()} ${effect.kind === 'EYE_LOST' ? 'eye' : 'ear'}`
}

/** Both sides of a contest as sums. */
export const sums = (pit: Pit, shares: readonly Share[]): string => shares.map(({ seat, die, skill, modifier, total }) =>
  `${nameOf(pit, seat)} ${die} + ${skill}${modifier === 0 ? '' : ` ${modifier < 0 ? '-' : '+'} ${Math.abs(modifier)}`} = ${total}`).join(' to ')
