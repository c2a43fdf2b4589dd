import type { FightEvent } from '../../referee/event.js'
import type { Seat } from '../../referee/seat.js'
import type { EventOf, GameEvent, PitEvent, Use } from './event.js'
import { type Pit, nameOf } from './pit.js'
import { sums, describeAttack } from './wording-attacks.js'

/** One plain sentence for an event, from what a viewer was left of it. */
export const describeEvent = (pit: Pit, event: FightEvent): string => {
  switch (event.type) {
    case 'DecisionAsked':
      return `${event.seat === null ? 'The host' : nameOf(pit, event.seat ?? 1)} is asked${'kind' in event ? `: ${String(event.kind)}` : ''}.`
    case 'ChoiceSealed':
      return `${nameOf(pit, event.seat ?? 1)} has sealed an answer.`
    case 'DecisionWithdrawn':
      return 'A question is taken back.'
    case 'DecisionTimedOut':
      return `${nameOf(pit, event.seat ?? 1)} has let the time for an answer pass.`
    default:
      return isGameEvent(event) ? tellGame(pit, event) : event.type
  }
}

/** A ruleset tells its own events only: any other is not handed to it. */
const isGameEvent = (event: FightEvent): event is GameEvent => event.type !== 'AnswerReplaced'

const tellGame = (pit: Pit, event: GameEvent): string => {
  const name = (seat: Seat): string => nameOf(pit, seat)
  switch (event.type) {
    case 'FightBegan':
      return `A fight of ${event.seats} in the style ${event.style} begins.`
    case 'FighterPlaced':
      return `${name(event.seat)} takes its place at ${hex(event.hex)}, facing ${event.facing}.`
    case 'PhaseEnded':
      return `The phase is over; ${event.next} waits for the host.`
    case 'PhaseAdvanced':
      return `The host lets ${event.next} begin.`
    case 'PhaseBegan':
      return PHASE_SENTENCES[event.phase]
    case 'MovesPicked':
      return 'Every fighter has picked a move.'
    case 'CandidateNamed':
      return `${name(event.seat)} is next to ${event.of === 'MOVE' ? 'move' : 'attack'}, at ${event.order}.`
    case 'InterruptDeclared':
      return `${name(event.seat)} interrupts ${name(event.candidate)}.`
    case 'SearchRestarted':
      return 'The order is worked out anew.'
    case 'RecoveriesRevealed':
      return recoveries(pit, event)
    case 'BloodLost':
      return `${name(event.seat)} bleeds ${points(event.lost, 'Wound')} and has ${event.wounds} left.`
    case 'BonusesWoreOff':
      return 'What Adrenalin and mighty blows gave wears off.'
    case 'EffectsEnded':
      return `${name(event.seat)} is rid of ${[...event.effects.map(({ kind }) => kind), ...event.counters.length > 0 ? [points(event.counters.length, 'counter')] : []].join(', ')}.`
    case 'FighterTakenOut':
      return `${name(event.seat)} is ${event.dead ? 'dead' : 'taken out'}${event.by === null ? '' : `, by ${name(event.by)}`}.`
    case 'FighterConceded':
      return `${name(event.seat)} gives up.`
    case 'FightEnded':
      return event.winners.length === 0 ? `The fight ends in a draw (${event.reason}).` : `${event.winners.map(name).join(' and ')} win${event.winners.length === 1 ? 's' : ''} (${event.reason}).`
    case 'WindowOpened':
      return `There is a moment to react: ${event.window}.`
    case 'ReactionUsed':
      return `${name(event.seat)} uses ${used(event.use)}${event.dice?.[0] ? ` and rolls ${event.dice[0].value}` : ''}.`
    case 'ReactionPassed':
      return `${name(event.seat)} lets it be.`
    case 'PassesDropped':
      return 'Everybody in the moment is asked anew.'
    case 'WindowClosed':
      return 'The moment is over.'
    case 'AdrenalinSpent':
      return `${name(event.seat)} spends Adrenalin on +10 ${event.characteristic}.`
    default:
      return tellAction(pit, event)
  }
}

type ActionEvent = Exclude<GameEvent, EventOf<'FightBegan' | 'FighterPlaced' | 'PhaseEnded' | 'PhaseAdvanced' | 'PhaseBegan' | 'MovesPicked' | 'CandidateNamed' | 'InterruptDeclared' | 'SearchRestarted' | 'RecoveriesRevealed' | 'BloodLost' | 'BonusesWoreOff' | 'EffectsEnded' | 'FighterTakenOut' | 'FighterConceded' | 'FightEnded' | 'WindowOpened' | 'ReactionUsed' | 'ReactionPassed' | 'PassesDropped' | 'WindowClosed' | 'AdrenalinSpent'>>

const tellAction = (pit: Pit, event: ActionEvent): string => {
  const name = (seat: Seat): string => nameOf(pit, seat)
  switch (event.type) {
    case 'MoveShown':
      return `${name(event.seat)} shows ${event.move}.`
    case 'MoveOrdered':
      return `${name(event.seat)} carries it out to face ${event.facing}${event.extraHex ? ', one hex ahead first' : ''}.`
    case 'FighterMoved':
      return `${name(event.seat)} moves from ${hex(event.from)} to ${hex(event.to)}.`
    case 'HexFlownOver':
      return `${name(event.seat)} flies over ${hex(event.hex)}.`
    case 'PushOffBegan':
      return `${name(event.seat)} runs into ${name(event.occupant)} at ${hex(event.hex)}.`
    case 'PushOffRolled':
      return `${sums(pit, event.shares)}${event.tied ? '; equal, again' : ''}.`
    case 'PushOffTied':
      return 'The push-off is level again and is rolled anew.'
    case 'PushOffResolved':
      return `${name(event.seat)} wins the push-off: ${name(event.loser)} ${event.pushedTo ? `is pushed to ${hex(event.pushedTo)}` : event.blocked ? 'has nowhere to go and is halved' : 'stays where it was'}.`
    case 'PushOffBrokenOff':
      return 'The push-off is broken off.'
    case 'MoveLost':
      return `${name(event.seat)} loses its move, ${event.move}.`
    case 'MoveEnded':
      return `${name(event.seat)} ends at ${hex(event.at)} facing ${event.facing}${event.mightyBlow ? ', ready for a mighty blow' : ''}.`
    case 'EscapeTried':
      return `${name(event.seat)} rolls ${event.dice[0]?.value ?? 0} to get free on ${event.needed} or more and ${event.freed ? 'is free' : 'is not'}.`
    case 'ObserveServed':
      return `${name(event.seat)} looks about${event.recovered.includes('WEAPON') ? ', picks its weapon up' : ''}${event.recovered.includes('FOOTING') ? ', stands up' : ''}${event.brandished > 0 ? ', brandishes its trophy' : ''}.`
    case 'FacingAdjusted':
      return `${name(event.seat)} ${event.adjusted === null ? 'keeps its facing' : `turns ${event.adjusted.toLowerCase()} to face ${event.facing}`}.`
    default:
      return describeAttack(pit, event)
  }
}

const PHASE_SENTENCES: Readonly<Record<PitEvent['phase'], string>> = {
  SET_UP: 'The fighters are set up.',
  PICK_MOVES: 'A turn begins: moves are picked.',
  CARRY_OUT_MOVES: 'Moves are carried out.',
  RESOLVE_ATTACKS: 'Attacks are resolved.',
  END_PHASE: 'The turn ends.'
}

const recoveries = (pit: Pit, { recoveries }: EventOf<'RecoveriesRevealed'>): string => `${recoveries.map(({ seat, recover }) =>
  `${nameOf(pit, seat)} recovers ${recover === null ? 'nothing' : Object.entries(recover).map(([characteristic, gained]) => `${gained} ${characteristic}`).join(' and ')}`).join('; ')}.`

const used = (use: Use): string => 'adrenalin' in use ? `Adrenalin for +10 ${use.adrenalin}` : use.skill

const hex = (place: readonly number[]): string => `[${place.join(', ')}]`

const points = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
