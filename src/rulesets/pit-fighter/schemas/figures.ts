import { type Fields, type Schema, flag, listOf, objectOf, orNull, ref, refOrNull, text, whole, word } from '../../../referee/schema-parts.js'
import type { EventOf, GameEvent } from '../event.js'
import { CHARACTERISTICS, REASONS } from '../vocabulary.js'
import * as words from './words.js'

/** The fields of every event. The API shows `seat` beside the figures. */
type Common = 'type' | 'turn' | 'phase' | 'rule' | 'ruling' | 'seat'
/** A schema for each additional field of an event. The compiler reports missing ones. */
type Figures = { readonly [Type in GameEvent['type']]: { readonly [Field in Exclude<keyof EventOf<Type>, Common>]-?: Schema } }

const { seat, hex, facing, location, described } = words
const hexOrNull = { ...orNull(hex), description: 'The hex; null: the fighter stays in its hex.' }
const seatOrNull = (description: string): Schema => ({ ...orNull(seat), description })
const dice = listOf(ref('Die'), 'The dice that were rolled, in order.')
const shares = listOf(ref('Share'), 'The total of each side.')
const effects = listOf(ref('Effect'), 'The effects.')
const target = described(seat, 'The seat that is attacked.')
const by = described(seat, 'The seat that caused it.')
const occupant = described(seat, 'The seat that stands in the hex.')
const extra = flag('Whether it is an extra attack.')
const extraHex = flag('Whether it is the extra hex of a spent counter.')
const blocked = flag('Whether the hex was not free, so that the fighter stays in its hex.')
const move = text('The name of the move.')
const use = { anyOf: words.uses, description: 'The counter or skill that was used.' }
const of = words.actionKind
const natural = seatOrNull('The seat whose natural 20 or 1 decided; null: the totals decided.')

const figures: Figures = {
  FightBegan: { style: text('The style of combat.'), seats: whole('The number of seats.') },
  FighterPlaced: { hex, facing },
  PhaseEnded: { next: described(words.phase, 'The next phase.') },
  PhaseAdvanced: { next: described(words.phase, 'The next phase.') },
  PhaseBegan: {},
  MovesPicked: {},
  CandidateNamed: { of, extra, order: whole('The value that decides the order.') },
  InterruptDeclared: { of, extra, candidate: described(seat, 'The seat that was next.'), interrupting: words.seatList('The seats that act before it.') },
  SearchRestarted: { of },
  MoveShown: { move, interrupted: flag('Whether it is carried out as an interrupt.') },
  MoveOrdered: { facing, extraHex },
  FighterMoved: { from: hex, to: hex, extraHex },
  HexFlownOver: { hex },
  PushOffBegan: { occupant, hex, direction: described(facing, 'The direction of travel.'), extraHex },
  PushOffRolled: { occupant, dice, shares, tied: flag('Whether both sides roll again.') },
  PushOffTied: { occupant },
  PushOffResolved: { mover: described(seat, 'The seat that moved.'), loser: described(seat, 'The seat that lost.'), shares, pushedTo: hexOrNull, blocked },
  PushOffBrokenOff: { occupant },
  MoveLost: { move },
  MoveEnded: { end: word(['COMPLETED', 'STOPPED', 'PUSH_OFF'], 'How it ended.'), at: hex, facing, mightyBlow: flag('Whether the move gives a mighty blow.') },
  EscapeTried: { dice, needed: whole('The smallest value that frees the fighter.'), freed: flag('Whether the fighter is free now.') },
  ObserveServed: { recovered: listOf(word(['WEAPON', 'FOOTING'], 'What was recovered.'), 'What was recovered.'), brandished: whole('The trophies that were brandished.') },
  FacingAdjusted: { adjusted: words.turned, facing },
  AttackOffered: { extra },
  AttackPassedOver: {},
  AttackDeclined: { extra },
  AttackDeclared: { kind: words.attackKind, target, extra, location: { ...orNull(location), description: 'The location that was named; null: none.' } },
  LocationsRevealed: { target, aim: location, guess: location, outcome: word(['MISS', 'HIT', 'ROLL_OFF'], 'The outcome of both locations.') },
  AttackRolled: { target, dice, shares },
  AttackHit: { target, shares, natural },
  AttackMissed: { target, shares, natural },
  DamageRolled: { target, dice, strength: whole('The strength.'), toughness: whole('The toughness.'), difference: whole('The difference that selects the die.') },
  DamageDealt: {
    target,
    location,
    rolled: whole('The sum of the dice.'),
    bonus: whole('The bonus.'),
    armour: whole('The armour, which is subtracted.'),
    damage: whole('The damage.'),
    wounds: whole('The remaining Wounds of the target.'),
    counterLapses: whole('The turn at whose end the counter for this damage lapses.')
  },
  CriticalSuffered: { by, location, damage: whole('The damage.'), result: text('The result, by name.'), effects },
  ScarRolled: { by, dice, effect: refOrNull('Effect', 'The scar; null: none.') },
  FighterDriven: { by, to: hexOrNull, blocked },
  FighterBashed: { by, to: hexOrNull, knockedDown: flag('Whether the fighter was knocked down.') },
  FighterEnsnared: { by, already: flag('Whether the fighter was already ensnared.') },
  FighterDisarmed: { by },
  AttackEnded: { target },
  WindowOpened: { window: words.window },
  ReactionUsed: { window: words.window, use, dice },
  ReactionPassed: { window: words.window },
  PassesDropped: { window: words.window },
  WindowClosed: { window: words.window },
  AdrenalinSpent: { characteristic: words.characteristic },
  RecoveriesRevealed: { recoveries: listOf(objectOf({ seat, recover: orNull(words.some({ type: 'integer' }, 'The points by characteristic; null: none.')) }), 'The recovered points of each seat.') },
  BloodLost: { dice, lost: whole('The Wounds lost.'), wounds: whole('The remaining Wounds.'), by: seatOrNull('The seat that caused it; null: nobody.') },
  BonusesWoreOff: {
    fighters: listOf(objectOf({ seat, boosts: words.each(CHARACTERISTICS, 'The number of bonuses that ended.'), wounds: whole('The Wounds left.'), mightyBlow: flag('Whether a mighty-blow bonus ended.') }), 'The fighters whose bonuses ended.')
  },
  EffectsEnded: { effects, counters: listOf(whole('The turn at whose end it lapses.'), 'The counters that lapsed.') },
  FighterTakenOut: {
    by: seatOrNull('The seat that caused it; null: none.'),
    cause: word(['WOUNDS', 'CRITICAL', 'LEGS', 'EYES', 'BLOOD_LOSS', 'BONUS_WORE_OFF'], 'The cause.'),
    dead: flag('Whether the fighter is dead.'),
    trophy: flag('Whether a trophy may be brandished.')
  },
  FighterConceded: {},
  FightEnded: { winners: words.seatList('The seats that won.'), reason: word(REASONS, 'Why it ended.') }
}

/** The optional fields of events. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = { ReactionUsed: ['dice'] }

/** The figures of each event, by its type. */
export const figureSchemas: Readonly<Record<string, Schema>> =
  Object.fromEntries(Object.entries<Fields>(figures).map(([type, fields]) => [type, objectOf(fields, `The figures of ${type}.`, LEFT_OUT[type])]))
