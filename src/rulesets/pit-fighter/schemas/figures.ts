import { type Fields, type Schema, flag, listOf, objectOf, orNull, ref, refOrNull, text, whole, word } from '../../../referee/schema-parts.js'
import type { EventOf, GameEvent } from '../event.js'
import { CHARACTERISTICS, REASONS } from '../vocabulary.js'
import * as words from './words.js'

/** What every event has; `seat` stands beside the figures where an API shows an event. */
type Common = 'type' | 'turn' | 'phase' | 'rule' | 'ruling' | 'seat'
/** A schema for each field of an event that is its own. The compiler misses one that is left out. */
type Figures = { readonly [Type in GameEvent['type']]: { readonly [Field in Exclude<keyof EventOf<Type>, Common>]-?: Schema } }

const { seat, hex, facing, location, described } = words
const hexOrNull = { ...orNull(hex), description: 'The hex; null: it stays where it is.' }
const seatOrNull = (description: string): Schema => ({ ...orNull(seat), description })
const dice = listOf(ref('Die'), 'The dice that were rolled, in order.')
const shares = listOf(ref('Share'), 'What each side comes to.')
const effects = listOf(ref('Effect'), 'The effects.')
const target = described(seat, 'The seat that is attacked.')
const by = described(seat, 'The seat that did it.')
const occupant = described(seat, 'The seat that stands in the hex.')
const extra = flag('Whether it is about an extra attack.')
const extraHex = flag('Whether it is about the extra hex that a counter buys.')
const blocked = flag('Whether the hex was not free, so that it stays where it is.')
const move = text('The move, by name.')
const use = { anyOf: words.uses, description: 'What was used.' }
const of = words.actionKind
const natural = seatOrNull('The seat whose natural 20 or 1 decided; null: the totals did.')

const figures: Figures = {
  FightBegan: { style: text('The style of combat.'), seats: whole('The number of seats.') },
  FighterPlaced: { hex, facing },
  PhaseEnded: { next: described(words.phase, 'The next phase.') },
  PhaseAdvanced: { next: described(words.phase, 'The next phase.') },
  PhaseBegan: {},
  MovesPicked: {},
  CandidateNamed: { of, extra, order: whole('What it comes to in the order.') },
  InterruptDeclared: { of, extra, candidate: described(seat, 'The seat that was next.'), interrupting: words.seatList('The seats that act before it.') },
  SearchRestarted: { of },
  MoveShown: { move, interrupted: flag('Whether it is carried out as an interrupt.') },
  MoveOrdered: { facing, extraHex },
  FighterMoved: { from: hex, to: hex, extraHex },
  HexFlownOver: { hex },
  PushOffBegan: { occupant, hex, direction: described(facing, 'The direction of travel.'), extraHex },
  PushOffRolled: { occupant, dice, shares, tied: flag('Whether it is rolled again.') },
  PushOffTied: { occupant },
  PushOffResolved: { mover: described(seat, 'The seat that moved.'), loser: described(seat, 'The seat that lost.'), shares, pushedTo: hexOrNull, blocked },
  PushOffBrokenOff: { occupant },
  MoveLost: { move },
  MoveEnded: { end: word(['COMPLETED', 'STOPPED', 'PUSH_OFF'], 'How it ended.'), at: hex, facing, mightyBlow: flag('Whether it gave a mighty blow.') },
  EscapeTried: { dice, needed: whole('What the die needed.'), freed: flag('Whether it is free.') },
  ObserveServed: { recovered: listOf(word(['WEAPON', 'FOOTING'], 'What was recovered.'), 'What was recovered.'), brandished: whole('The trophies that were brandished.') },
  FacingAdjusted: { adjusted: words.turned, facing },
  AttackOffered: { extra },
  AttackPassedOver: {},
  AttackDeclined: { extra },
  AttackDeclared: { kind: words.attackKind, target, extra, location: { ...orNull(location), description: 'The location that was named; null: none.' } },
  LocationsRevealed: { target, aim: location, guess: location, outcome: word(['MISS', 'HIT', 'ROLL_OFF'], 'What comes of it.') },
  AttackRolled: { target, dice, shares },
  AttackHit: { target, shares, natural },
  AttackMissed: { target, shares, natural },
  DamageRolled: { target, dice, strength: whole('The strength.'), toughness: whole('The toughness.'), difference: whole('What chose the die.') },
  DamageDealt: {
    target,
    location,
    rolled: whole('What the dice show.'),
    bonus: whole('What was added.'),
    armour: whole('What was taken off.'),
    damage: whole('What is left.'),
    wounds: whole('The Wounds that the target has left.'),
    counterLapses: whole('The turn at whose end the counter lapses that the damage gave.')
  },
  CriticalSuffered: { by, location, damage: whole('The damage.'), result: text('The result, by name.'), effects },
  ScarRolled: { by, dice, effect: refOrNull('Effect', 'The scar; null: none.') },
  FighterDriven: { by, to: hexOrNull, blocked },
  FighterBashed: { by, to: hexOrNull, knockedDown: flag('Whether it was knocked down.') },
  FighterEnsnared: { by, already: flag('Whether it was ensnared already.') },
  FighterDisarmed: { by },
  AttackEnded: { target },
  WindowOpened: { window: words.window },
  ReactionUsed: { window: words.window, use, dice },
  ReactionPassed: { window: words.window },
  PassesDropped: { window: words.window },
  WindowClosed: { window: words.window },
  AdrenalinSpent: { characteristic: words.characteristic },
  RecoveriesRevealed: { recoveries: listOf(objectOf({ seat, recover: orNull(words.some({ type: 'integer' }, 'The points by characteristic; null: none.')) }), 'What each seat took back.') },
  BloodLost: { dice, lost: whole('The Wounds lost.'), wounds: whole('The Wounds left.'), by: seatOrNull('The seat that caused it; null: nobody.') },
  BonusesWoreOff: {
    fighters: listOf(objectOf({ seat, boosts: words.each(CHARACTERISTICS, 'How many bonuses went.'), wounds: whole('The Wounds left.'), mightyBlow: flag('Whether a mighty blow went.') }), 'Whose bonuses went.')
  },
  EffectsEnded: { effects, counters: listOf(whole('The turn at whose end it lapses.'), 'The counters that lapsed.') },
  FighterTakenOut: {
    by: seatOrNull('The seat that did it; null: nobody.'),
    cause: word(['WOUNDS', 'CRITICAL', 'LEGS', 'EYES', 'BLOOD_LOSS', 'BONUS_WORE_OFF'], 'What took it out.'),
    dead: flag('Whether it is dead.'),
    trophy: flag('Whether a trophy may be brandished.')
  },
  FighterConceded: {},
  FightEnded: { winners: words.seatList('The seats that won.'), reason: word(REASONS, 'Why it ended.') }
}

/** What some events leave out. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = { ReactionUsed: ['dice'] }

/** The figures of each event, by its type. */
export const figureSchemas: Readonly<Record<string, Schema>> =
  Object.fromEntries(Object.entries<Fields>(figures).map(([type, fields]) => [type, objectOf(fields, `The figures of ${type}.`, LEFT_OUT[type])]))
