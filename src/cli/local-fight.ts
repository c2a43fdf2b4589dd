import { chanceFrom } from '../bots/chance.js'
import type { HouseBot } from '../fights/ports.js'
import { HOUSE_BOTS } from '../bots/house-bots.js'
import { playOut } from '../bots/play-out.js'
import { rollOf, type DiceSource } from '../referee/dice.js'
import type { FightEvent } from '../referee/event.js'
import { beginMatch, type Match } from '../referee/match.js'
import { ledgerOf, writeRecord, type FightRecord } from '../referee/record.js'
import type { Game, NamedScrolls } from './game.js'
import type { SeatArgument } from './seat-argument.js'
import { UsageError } from './usage-error.js'

/** A prepared fight between house bots. It can be fought any number of times. */
export interface LocalFight {
  readonly game: Game
  readonly setup: object
  readonly prepared: object
  readonly bots: readonly HouseBot[]
}

/** How fighters are placed: by their bots, or at random. */
export const PLACINGS = ['bot', 'random'] as const
export type Placing = (typeof PLACINGS)[number]

/** Prepares a fight. `style` is a name or an object. Throws `UsageError` if the rules do not allow the fight. */
export const setUpFight = (
  game: Game, seats: readonly SeatArgument[], style: string | object | undefined, scrolls?: NamedScrolls, placing: Placing = 'bot'
): LocalFight => {
  const { ruleset, library } = game
  const setup = ruleset.parseSetup({
    ...scrolls && { scrolls: isOfHouse(game, scrolls) ? scrolls.name : scrolls },
    style: typeof style === 'string' ? style.toUpperCase() : style,
    seats: seats.map(({ type, team }, index) => ({ name: nameOf(seats, index), team, fighter: { type } }))
  }, library)
  if (!setup.ok) throw new UsageError(`this fight is not possible: ${setup.fault.message}`)
  return {
    game,
    setup: setup.value,
    prepared: ruleset.prepare(setup.value, library, { covers: false }),
    bots: seats.map(({ bot }) => placing === 'bot' ? botNamed(bot) : placedAtRandom(game, botNamed(bot)))
  }
}

/** Wraps a bot so that its fighter is placed at random. */
const placedAtRandom = (game: Game, bot: HouseBot): HouseBot => (sight, chance) => {
  const { kind, options, fallback } = sight.decision
  return kind === game.placing ? options[chance(options.length)] ?? fallback : bot(sight, chance)
}

/** Records name a built-in set and contain any other set in full. */
const isOfHouse = ({ scrolls: { house } }: Game, { name }: NamedScrolls): boolean => house.some(set => set.name === name)

/** `Troll Slayer`, or `Orc of seat 2` if several fighters have the type. */
const nameOf = (seats: readonly SeatArgument[], index: number): string => {
  const type = seats[index]?.type ?? ''
  const name = type.toLowerCase().split('_').map(word => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
  return seats.filter(seat => seat.type === type).length > 1 ? `${name} of seat ${index + 1}` : name
}

const botNamed = (name: string): HouseBot => {
  const bot = HOUSE_BOTS.get(name)
  if (!bot) throw new UsageError(`there is no bot ${name}`)
  return bot
}

/** Plays the fight to its end. `each` is called with the events of each choice and the match after it. */
export const fight = ({ game: { ruleset }, prepared, bots }: LocalFight, dice: DiceSource, chanceSeed: number, each: (events: readonly FightEvent[], match: Match) => void = () => {}): Match => {
  const match = beginMatch(ruleset, prepared, rollOf(dice))
  each(match.events(), match)
  playOut(ruleset, prepared, match, bots, chanceFrom(chanceSeed), events => { each(events, match) })
  return match
}

/** The record of a finished match, with the ledger of its dice. */
export const recordOf = ({ game: { ruleset, library }, setup }: LocalFight, dice: DiceSource, match: Match): FightRecord => {
  const events = match.events()
  return writeRecord(ruleset, setup, library, { ...dice, rolls: ledgerOf(events) }, { events, choices: match.choices(), result: match.state().result })
}
