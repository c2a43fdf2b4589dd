import type { Answer, Choice } from '../../src/referee/choice.js'
import { type Ask, isOpen } from '../../src/referee/decision.js'
import { type Roll, type RolledDie, scriptedRoll } from '../../src/referee/dice.js'
import type { Refusal } from '../../src/referee/ruling.js'
import type { Seat } from '../../src/referee/seat.js'
import type { Result } from '../../src/referee/state.js'
import type { ArenaSetup } from '../../src/rulesets/pit-fighter/arena.js'
import type { EventOf, PitEvent, Use } from '../../src/rulesets/pit-fighter/event.js'
import type { FighterEntry } from '../../src/rulesets/pit-fighter/pit-setup.js'
import type { Hex } from '../../src/rulesets/pit-fighter/hex.js'
import { pitFighter } from '../../src/rulesets/pit-fighter/index.js'
import { publicFighter } from '../../src/rulesets/pit-fighter/outcome.js'
import type { Pit } from '../../src/rulesets/pit-fighter/pit.js'
import type { Scroll } from '../../src/rulesets/pit-fighter/scroll.js'
import type { Style } from '../../src/rulesets/pit-fighter/style.js'
import type { FightOptions } from '../../src/rulesets/pit-fighter/pit-setup.js'
import type { SituationFighter } from '../../src/rulesets/pit-fighter/pit-setup.js'
import { type Fighter, type PitState, fighterOf } from '../../src/rulesets/pit-fighter/state.js'
import type { AttackKind, Characteristic, Location, Phase, Side } from '../../src/rulesets/pit-fighter/vocabulary.js'
import { plainScroll } from './plain-scroll.js'

/** One fighter of a test: its place, and the values that differ from the defaults. */
export interface GivenFighter extends Omit<Partial<SituationFighter>, 'seat' | 'at'>, Partial<Omit<FighterEntry, 'type' | 'bonus'>> {
  /** Absent: it is out, or not placed yet. */
  readonly at?: Hex
  /** North, unless given. */
  readonly facing?: Side
  readonly team?: string
  /** 30, and 10 Wounds, where not given. */
  readonly characteristics?: Readonly<Partial<Record<Characteristic, number>>>
  readonly scroll?: Partial<Scroll>
}

export interface Given {
  /** By seat. */
  readonly fighters: readonly GivenFighter[]
  /** The dice that fall, in order, e.g. `D20 14, D20 5, D10 3`. */
  readonly dice?: string
  /** The turn that begins; absent: 2. */
  readonly turn?: number
  readonly style?: string | Style
  readonly options?: Partial<FightOptions>
  readonly arena?: ArenaSetup
  /** Whether the fighters are set up by their players rather than by the test. */
  readonly unplaced?: boolean
  readonly covers?: boolean
}

/** A fight under test. Its methods play on; illegal choices throw, except in `refused`. */
export interface GivenFight {
  readonly pit: Pit
  readonly state: () => PitState
  readonly events: () => readonly PitEvent[]
  readonly told: <Type extends PitEvent['type']>(type: Type) => readonly EventOf<Type>[]
  readonly fighter: (seat: Seat) => Fighter
  /** The text of a replay. */
  readonly shown: (seat: Seat) => ReturnType<typeof publicFighter>
  /** The open decisions by seat: `1 PICK_MOVE`, `2 REACT AFTER_ATTACK_ROLL`, `- ADVANCE`. */
  readonly pending: () => readonly string[]
  /** The options of a seat, without the kind. */
  readonly options: (seat: Seat | null) => readonly object[]
  readonly result: () => Result | null
  /** Scripted dice that were not rolled. */
  readonly diceLeft: () => number

  readonly choose: (...choices: readonly Choice[]) => GivenFight
  readonly refused: (choice: Choice) => Refusal | null
  readonly picks: (...moves: readonly (string | null)[]) => GivenFight
  readonly interrupt: (seat: Seat, interrupt: boolean) => GivenFight
  readonly attack: (seat: Seat, target: Seat | null, kind?: AttackKind, location?: Location) => GivenFight
  /** Both seal a location: the aim, then the guess. */
  readonly locations: (attacker: Seat, aim: Location, target: Seat, guess: Location) => GivenFight
  readonly react: (seat: Seat, use: Use | null) => GivenFight
  readonly spend: (seat: Seat, characteristic: Characteristic) => GivenFight
  readonly concede: (seat: Seat) => GivenFight
  /** All seats take fallbacks until one is asked for one of these kinds, or the fight is over. */
  readonly until: (...kinds: readonly string[]) => GivenFight
  /** All seats take fallbacks until a seat is asked in this phase, or the fight is over. */
  readonly reach: (phase: Phase) => GivenFight
  /** One declared attack that hits without a roll-off. */
  readonly hit: (attacker: Seat, target: Seat, aim: Location, kind?: AttackKind) => GivenFight
}

/** `D20 14, D10 3` as dice. */
export const diceOf = (text: string): readonly RolledDie[] => text.split(',').map(die => die.trim()).filter(die => die !== '').map(die => {
  const [sides, value] = die.replace('D', '').split(' ').map(Number)
  if (!sides || !value) throw new Error(`${die} is no die: D20 14 would be`)
  return { sides, value }
})

/** The set-up of a test in the form of a record; for tests of refused set-ups. */
export const setupGiven = ({ fighters, turn = 2, style = 'FREE', options = {}, arena, unplaced = false }: Given) => ({
  scrolls: {
    name: 'plain',
    provenance: 'made for a test',
    scrolls: Object.fromEntries(fighters.map(({ characteristics, scroll }, index) => [`TYPE_${index + 1}`, plainScroll(`TYPE_${index + 1}`, characteristics ?? {}, scroll ?? {})]))
  },
  style,
  options,
  ...arena === undefined ? {} : { arena },
  seats: fighters.map(({ team, title = null, skills = [], hates = [] }, index) => ({
    team: team ?? null,
    fighter: { type: `TYPE_${index + 1}`, title, skills, hates, bonus: title === 'PIT_KING' ? { W: 30 } : {} }
  })),
  situation: unplaced ? null : { turn, phase: 'PICK_MOVES', fighters: fighters.map((fighter, index) => situationOf(fighter, index + 1)) }
})

const situationOf = ({ team: _team, title: _title, skills: _skills, hates: _hates, characteristics: _characteristics, scroll: _scroll, at, facing = 'N', ...rest }: GivenFighter, seat: Seat) =>
  ({ seat, ...at ? { at, facing } : { takenOut: true }, ...rest })

/** Begins a fight from a listed situation, with plain scrolls and scripted dice. */
export const given = (setting: Given): GivenFight => {
  const parsed = pitFighter.parseSetup(setupGiven(setting), () => undefined)
  if (!parsed.ok) throw new Error(parsed.fault.message)
  const pit = pitFighter.prepare(parsed.value, () => undefined, { covers: setting.covers ?? false })
  const dice = diceOf(setting.dice ?? '')
  return fightOf(pit, scriptedRoll(dice), dice.length)
}

const fightOf = (pit: Pit, roll: Roll, dice: number): GivenFight => {
  const begun = pitFighter.begin(pit, roll)
  let state = begun.state
  const events = [...begun.events]

  const take = (choice: Choice): void => {
    const ruling = pitFighter.decide(pit, state, choice, roll)
    if (!ruling.accepted) throw new Error(`${JSON.stringify(choice)} is refused: ${ruling.refusal.message}; pending: ${fight.pending().join(', ')}`)
    state = ruling.state
    events.push(...ruling.events)
  }

  const fallBack = (ask: Ask): void => take({ ...pitFighter.options(pit, state, ask).fallback, seat: ask.seat })

  const fight: GivenFight = {
    pit,
    state: () => state,
    events: () => events,
    told: <Type extends PitEvent['type']>(type: Type) => events.filter((event): event is EventOf<Type> => event.type === type),
    fighter: seat => fighterOf(state, seat),
    shown: seat => publicFighter(pit, fighterOf(state, seat)),
    pending: () => state.asked.filter(isOpen).map(({ seat, kind, context: { window } }) => [seat ?? '-', kind, ...window ? [window] : []].join(' ')),
    options: seat => optionsOf(pit, state, seat),
    result: () => state.result,
    diceLeft: () => dice - state.nextDie,

    choose: (...choices) => {
      choices.forEach(take)
      return fight
    },
    refused: choice => {
      const ruling = pitFighter.decide(pit, state, choice, roll)
      return ruling.accepted ? null : ruling.refusal
    },
    picks: (...moves) => fight.choose(...moves.flatMap((move, index) => move === null ? [] : [{ seat: index + 1, kind: 'PICK_MOVE', move }])),
    interrupt: (seat, interrupt) => fight.choose({ seat, kind: 'INTERRUPT', interrupt }),
    attack: (seat, target, kind = 'NORMAL', location) => fight.choose({ seat, kind: 'ATTACK', attack: target === null ? null : { kind, target, ...location ? { location } : {} } }),
    locations: (attacker, aim, target, guess) => fight.choose({ seat: attacker, kind: 'HIT_LOCATION', location: aim }, { seat: target, kind: 'HIT_LOCATION', location: guess }),
    react: (seat, use) => fight.choose({ seat, kind: 'REACT', use }),
    spend: (seat, characteristic) => fight.choose({ seat, kind: 'SPEND_ADRENALIN', characteristic }),
    concede: seat => fight.choose({ seat, kind: 'CONCEDE' }),
    until: (...kinds) => {
      for (let next = firstAsked(state); next && !kinds.includes(next.kind); next = firstAsked(state)) fallBack(next)
      return fight
    },
    reach: phase => {
      for (let next = firstAsked(state); next && state.phase !== phase; next = firstAsked(state)) fallBack(next)
      return fight
    },
    hit: (attacker, target, aim, kind = 'NORMAL') => fight.attack(attacker, target, kind).locations(attacker, aim, target, aim === 'LEGS' || aim === 'GROIN' ? 'HEAD' : 'LEGS')
  }
  return fight
}

const firstAsked = (state: PitState) => state.asked.find(isOpen)

const optionsOf = (pit: Pit, state: PitState, seat: Seat | null): readonly object[] => {
  const ask = state.asked.find(ask => ask.seat === seat)
  return ask ? pitFighter.options(pit, state, ask).options.map(({ kind: _kind, ...rest }: Answer) => rest) : []
}
