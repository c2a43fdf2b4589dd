import type { FightEvent } from '../../referee/event.js'
import type { Seat } from '../../referee/seat.js'
import type { EventOf, GameEvent, PitEvent, Use } from './event.js'
import { type Pit, nameOf } from './pit.js'
import { describeAttack, points, sums } from './wording-attacks.js'

/** Describes an event in one sentence, from the fields that the viewer may see. */
export const describeEvent = (pit: Pit, event: FightEvent): string => {
  switch (event.type) {
    case 'DecisionAsked':
      return `${event.seat === null ? 'The host' : nameOf(pit, event.seat ?? 1)} is asked${'kind' in event ? `: ${String(event.kind)}` : ''}.`
    case 'ChoiceSealed':
      return `${nameOf(pit, event.seat ?? 1)} has sealed an answer.`
    case 'DecisionWithdrawn':
      return 'A decision is withdrawn.'
    case 'DecisionTimedOut':
      return `${nameOf(pit, event.seat ?? 1)} did not answer in time.`
    default:
      return isGameEvent(event) ? tellGame(pit, event) : event.type
  }
}

/** `AnswerReplaced` is never passed to a ruleset. */
const isGameEvent = (event: FightEvent): event is GameEvent => event.type !== 'AnswerReplaced'

const tellGame = (pit: Pit, event: GameEvent): string => {
  const name = (seat: Seat): string => nameOf(pit, seat)
  switch (event.type) {
    case 'FightBegan':
      return `A fight of ${event.seats} in the style ${event.style} begins.`
    case 'FighterPlaced':
      return `${name(event.seat)} takes its place at ${hex(event.hex)}, facing ${event.facing}.`
    case 'PhaseEnded':
      return `The phase is over. ${event.next} begins when the host advances.`
    case 'PhaseAdvanced':
      return `The host starts ${event.next}.`
    case 'PhaseBegan':
      return PHASE_SENTENCES[event.phase]
    case 'MovesPicked':
      return 'Every fighter has picked a move.'
    case 'CandidateNamed':
      return `${name(event.seat)} is next to ${event.of === 'MOVE' ? 'move' : 'attack'} (order ${event.order}).`
    case 'InterruptDeclared':
      return `${name(event.seat)} interrupts ${name(event.candidate)}.`
    case 'SearchRestarted':
      return 'The order is determined again.'
    case 'RecoveriesRevealed':
      return recoveries(pit, event)
    case 'BloodLost':
      return `${name(event.seat)} loses ${points(event.lost, 'Wound')} to bleeding and has ${event.wounds} left.`
    case 'BonusesWoreOff':
      return 'The bonuses of Adrenalin and mighty blows end.'
    case 'EffectsEnded':
      return `${name(event.seat)} no longer has ${[...event.effects.map(({ kind }) => kind), ...event.counters.length > 0 ? [points(event.counters.length, 'counter')] : []].join(', ')}.`
    case 'FighterTakenOut':
      return `${name(event.seat)} is ${event.dead ? 'dead' : 'taken out'}${event.by === null ? '' : `, by ${name(event.by)}`}.`
    case 'FighterConceded':
      return `${name(event.seat)} gives up.`
    case 'FightEnded':
      return event.winners.length === 0 ? `The fight ends in a draw (${event.reason}).` : `${event.winners.map(name).join(' and ')} win${event.winners.length === 1 ? 's' : ''} (${event.reason}).`
    case 'WindowOpened':
      return `A reaction window opens: ${event.window}.`
    case 'ReactionUsed':
      return `${name(event.seat)} uses ${used(event.use)}${event.dice?.[0] ? ` and rolls ${event.dice[0].value}` : ''}.`
    case 'ReactionPassed':
      return `${name(event.seat)} does not react.`
    case 'PassesDropped':
      return 'All seats that may react are asked again.'
    case 'WindowClosed':
      return 'The reaction window closes.'
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
      return `${name(event.seat)} is ordered to face ${event.facing} at the end of its move${event.extraHex ? ', after one extra hex ahead' : ''}.`
    case 'FighterMoved':
      return `${name(event.seat)} moves from ${hex(event.from)} to ${hex(event.to)}.`
    case 'HexFlownOver':
      return `${name(event.seat)} flies over ${hex(event.hex)}.`
    case 'PushOffBegan':
      return `${name(event.seat)} runs into ${name(event.occupant)} at ${hex(event.hex)}.`
    case 'PushOffRolled':
      return `${sums(pit, event.shares)}${event.tied ? '; equal, both roll again' : ''}.`
    case 'PushOffTied':
      return 'The push-off is tied again and is rolled again.'
    case 'PushOffResolved':
      return `${name(event.seat)} wins the push-off: ${name(event.loser)} ${event.pushedTo ? `is pushed to ${hex(event.pushedTo)}` : event.blocked ? 'cannot be pushed and is halved' : 'stays where it was'}.`
    case 'PushOffBrokenOff':
      return 'The push-off is cancelled.'
    case 'MoveLost':
      return `${name(event.seat)} loses its move, ${event.move}.`
    case 'MoveEnded':
      return `${name(event.seat)} ends at ${hex(event.at)} facing ${event.facing}${event.mightyBlow ? ', ready for a mighty blow' : ''}.`
    case 'EscapeTried':
      return `${name(event.seat)} rolls ${event.dice[0]?.value ?? 0} to escape (${event.needed} or more is needed) and is ${event.freed ? 'free' : 'not free'}.`
    case 'ObserveServed':
      return `${name(event.seat)} observes${event.recovered.includes('WEAPON') ? ', picks up its weapon' : ''}${event.recovered.includes('FOOTING') ? ', stands up' : ''}${event.brandished > 0 ? ', brandishes its trophy' : ''}.`
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
