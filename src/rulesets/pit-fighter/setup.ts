import { didYouMean } from '../../referee/did-you-mean.js'
import { omitNulls } from '../../referee/left-out.js'
import type { ContentLibrary, KnownSeat, SeatPlace, SetupInput, Terms } from '../../referee/ruleset.js'
import type { Parsed, SetupFault } from '../../referee/ruling.js'
import type { Seat } from '../../referee/seat.js'
import { type ArenaSetup, arenaFault, defaultRadius, readArena } from './arena.js'
import seatSchema from './data/seat.schema.json' with { type: 'json' }
import setupSchema from './data/setup.schema.json' with { type: 'json' }
import { fighterFault, fighterFaults, spreadBonus } from './fighter-entry.js'
import { type Member, type Ranked, openSidesFault, teamsFor } from './open-sides.js'
import type { FightOptions, PitSetup, SeatEntry, Situation } from './pit-setup.js'
import { canPlace } from './placing.js'
import { type SchemaFault, checkBy } from './schema.js'
import { type NamedSet, readScrolls } from './scroll-set.js'
import { sidesFault } from './sides.js'
import { type SituationSeat, situationFault } from './situation.js'
import { DEFAULT_STYLE, STYLES, type Style } from './style.js'
import { DEFAULT_TURN_LIMIT, MAX_IDLE_TURNS } from './turn-limits.js'
import type { Characteristic, Skill, Title } from './vocabulary.js'

/** The shape that the schema allows. Optional fields are not filled in yet. */
interface ReadSeat {
  readonly name?: string
  readonly team?: string | null
  readonly fighter: {
    readonly type: string
    readonly bonus?: Readonly<Partial<Record<Characteristic, number>>>
    readonly title?: Title | null
    readonly skills?: readonly Skill[]
    readonly hates?: readonly Seat[]
  }
}
interface ReadSetup {
  readonly scrolls?: unknown
  readonly style?: string | Style
  readonly options?: Partial<FightOptions>
  readonly arena?: ArenaSetup | null
  readonly seats: readonly ReadSeat[]
  readonly situation?: Situation | null
}

const checkSetup = checkBy(setupSchema, seatSchema)
const checkTerms = checkBy({ ...setupSchema, $id: 'terms', properties: { ...setupSchema.properties, seats: { type: 'array', minItems: 2, maxItems: 16, items: { type: 'object', properties: { team: seatSchema.properties.team } } } } })
const checkSeat = checkBy(seatSchema)
const checkStyle = checkBy({ $id: 'styled', type: 'object', properties: { style: setupSchema.properties.style } })
const SCHEMAS = new Map([[seatSchema.$id, seatSchema]])
/** Null counts as left out, unless the schema allows null. */
const withoutNulls = (input: SetupInput): unknown => omitNulls(setupSchema, withoutUndefined(input), SCHEMAS)
const seatWithoutNulls = (input: unknown): unknown => omitNulls(seatSchema, input)
const hasSetupShape = (input: unknown): input is ReadSetup => checkSetup(input).length === 0
const hasTermsShape = (input: unknown): input is Omit<ReadSetup, 'seats'> & { readonly seats: readonly unknown[] } => checkTerms(input).length === 0
const hasStyleShape = (style: unknown): style is string | Style => checkStyle({ style }).length === 0
const hasSeatShape = (input: unknown): input is ReadSeat => checkSeat(input).length === 0

/** Reads a whole set-up and fills in defaults, or returns the first fault with the index of its seat. */
export const parseSetup = (input: SetupInput, library: ContentLibrary): Parsed<PitSetup> => {
  const given = withoutNulls(input)
  if (!hasSetupShape(given)) return refuse(shapeFault(checkSetup(given)))
  const scrolls = readScrolls(given.scrolls, library)
  if (!scrolls.ok) return scrolls
  const read = readStyle(given.style)
  if (!read.ok) return read
  const style = read.value

  const seats = given.seats.map((seat, index) => fillSeat(seat, index, scrolls.value))
  const setup: PitSetup = {
    scrolls: keptScrolls(scrolls.value),
    style: given.style === undefined || typeof given.style === 'string' ? style.name : style,
    options: { turnLimit: DEFAULT_TURN_LIMIT, idleTurnLimit: MAX_IDLE_TURNS, separateArms: false, pacing: 'AUTO', ...given.options },
    arena: given.arena ?? { radius: defaultRadius(seats.length) },
    seats,
    situation: given.situation ?? null
  }
  const fault = setupFault(setup, style, scrolls.value)
  return fault ? refuse(fault) : { ok: true, value: setup }
}

/** A published set is stored by name and hash, an inline set in full. */
const keptScrolls = ({ name, hash, inline, set }: NamedSet): PitSetup['scrolls'] => inline ? set : { name, hash }

/**
 * Reads the terms that all seats share while some seats are open.
 * Ruling R44: an arena without room for all seats is refused at once.
 * Section 8.3: so are reserved teams that cannot fight, or that no seat could name.
 */
export const parseTerms = (input: SetupInput, library: ContentLibrary): Parsed<Terms> => {
  const given = withoutNulls(input)
  if (!hasTermsShape(given)) return refuse(shapeFault(checkTerms(given)))
  const scrolls = readScrolls(given.scrolls, library)
  if (!scrolls.ok) return scrolls
  const style = readStyle(given.style)
  if (!style.ok) return style
  const teams = openSidesFault(given.seats.map(seat => ({ team: teamIn(seat), fighter: null })), style.value)
  if (teams !== null) return refuse(teamsFault(style.value, teams))
  const arena = given.arena ?? { radius: defaultRadius(given.seats.length) }
  const fault = arenaFaultFor(arena, given.seats.length, given.situation ?? null)
  if (fault) return refuse(fault)
  const { turnLimit = DEFAULT_TURN_LIMIT, idleTurnLimit = MAX_IDLE_TURNS } = given.options ?? {}
  // Ruling R89: only records of older fights may have a higher limit.
  if (idleTurnLimit > MAX_IDLE_TURNS) return refuse({ index: 0, message: `options.idleTurnLimit must be 1 to ${MAX_IDLE_TURNS} in a new fight, not ${idleTurnLimit}`, rule: '7.1' })
  const open = given.seats.map((seat): SituationSeat => ({ name: 'the fighter', team: teamIn(seat), fighter: null }))
  const contradiction = given.situation && situationFault(given.situation, open, { style: style.value, turnLimit, arena: readArena(arena) })
  if (contradiction) return refuse(contradiction)
  return { ok: true, value: { style: style.value.name, pacing: given.options?.pacing ?? 'AUTO', scrolls: keptScrolls(scrolls.value) } }
}

const teamIn = (seat: unknown): string | null => typeof seat === 'object' && seat !== null && 'team' in seat && typeof seat.team === 'string' ? seat.team : null

/** Reads one seat by itself. Its fighter must be valid and allowed in the style. */
export const parseSeat = (seat: unknown, terms: SetupInput, library: ContentLibrary, place?: SeatPlace): Parsed<SeatEntry> => {
  const input = seatWithoutNulls(seat)
  const [first] = seatFaults(input, terms, library)
  if (first) return refuse(first)
  const named = readScrolls(terms.scrolls, library)
  if (!named.ok) return named
  if (!hasSeatShape(input)) return refuse(shapeFault(checkSeat(input)))
  const entry = fillSeat(input, 0, named.value)
  if (!place) return { ok: true, value: entry }
  const stranger = hatredFault(entry, { seat: place.seat, seats: place.seats.length })
  if (stranger) return refuse(stranger)
  const style = readStyle(hasStyleShape(terms.style) ? terms.style : undefined)
  return style.ok ? inItsTeam(entry, place, style.value, named.value) : style
}

/** Puts the seat in the team that it names, or in one with room. Section 8.3: refused if no fight is possible then. */
const inItsTeam = (entry: SeatEntry, { seat, seats }: SeatPlace, style: Style, named: NamedSet): Parsed<SeatEntry> => {
  const ranked = ({ fighter: { type, title } }: Pick<SeatEntry, 'fighter'>): Ranked | null => {
    const scroll = named.set.scrolls[type]
    return scroll ? { group: scroll.group, title } : null
  }
  const known = ({ team, fighter }: KnownSeat): Member => {
    const taken = seatWithoutNulls({ fighter })
    return { team, fighter: hasSeatShape(taken) ? ranked(fillSeat(taken, 0, named)) : null }
  }
  const members = seats.map((other, index) => index === seat - 1 ? { team: null, fighter: ranked(entry) } : known(other))
  const faultIn = (team: string | null): string | null => openSidesFault(members.map((member, index) => index === seat - 1 ? { ...member, team } : member), style)
  const [first = null, ...others] = entry.team === null ? teamsFor(members, style) : [entry.team]
  const team = [first, ...others].find(team => faultIn(team) === null)
  if (team !== undefined) return { ok: true, value: { ...entry, team } }
  const why = `${faultIn(first)}`
  return refuse(teamsFault(style, style.sides === 'EACH_ALONE' ? why : `no fight is possible with another fighter in team ${first}: ${why}`))
}

const teamsFault = (style: Style, message: string): SetupFault => ({ index: 0, message: style.sides === 'EACH_ALONE' ? message : `${style.name}: ${message}`, rule: '8.3' })

/** All faults of one seat's fighter for a style and a scroll set. Empty if it may fight. */
export const seatFaults = (seat: unknown, { scrolls, style }: SetupInput, library: ContentLibrary): readonly SetupFault[] => {
  const input = seatWithoutNulls(seat)
  const shape = checkSeat(input)
  if (!hasSeatShape(input)) return shape.map(fault => shapeFault([fault]))
  const named = readScrolls(scrolls, library)
  if (!named.ok) return [named.fault]
  if (style !== undefined && !hasStyleShape(style)) return checkStyle({ style }).map(fault => shapeFault([fault]))
  const rules = readStyle(style)
  if (!rules.ok) return [rules.fault]
  return fighterFaults(fillSeat(input, 0, named.value).fighter, named.value.set, rules.value).map(fault => ({ ...fault, index: 0 }))
}

/** A built-in style by name, or a custom style. A custom style must not have the name of a built-in one. */
const readStyle = (style: string | Style | undefined): Parsed<Style> => {
  if (typeof style === 'object') return Object.hasOwn(STYLES, style.name) ? refuse(takenName(style.name)) : { ok: true, value: style }
  const name = style ?? DEFAULT_STYLE
  const known = Object.hasOwn(STYLES, name) ? STYLES[name] : undefined
  return known ? { ok: true, value: known } : refuse(unknownStyle(name))
}

const fillSeat = ({ name, team, fighter }: ReadSeat, index: number, { set }: NamedSet): SeatEntry => {
  const scroll = Object.hasOwn(set.scrolls, fighter.type) ? set.scrolls[fighter.type] : undefined
  const title = fighter.title ?? null
  return {
    name: name ?? `Seat ${index + 1}`,
    team: team ?? null,
    fighter: {
      type: fighter.type,
      bonus: fighter.bonus ?? (scroll ? spreadBonus(scroll, title) : {}),
      title,
      skills: fighter.skills ?? [],
      hates: fighter.hates ?? []
    }
  }
}

const setupFault = (setup: PitSetup, style: Style, { set }: NamedSet): SetupFault | null => {
  for (const [index, { fighter }] of setup.seats.entries()) {
    const fault = fighterFault(fighter, set, style)
    if (fault) return { ...fault, index }
    const stranger = hatredFault({ fighter }, { seat: index + 1, seats: setup.seats.length })
    if (stranger) return { ...stranger, index }
  }
  const sides = sidesFault(setup.seats, style, set)
  if (sides) return sides
  const fault = arenaFaultFor(setup.arena, setup.seats.length, setup.situation)
  if (fault || !setup.situation) return fault
  const seats = setup.seats.map(({ name, team, fighter: { type, bonus } }): SituationSeat => {
    const scroll = set.scrolls[type]
    return { name, team, fighter: scroll ? { scroll, wounds: scroll.characteristics.W + (bonus.W ?? 0) } : null }
  })
  return situationFault(setup.situation, seats, { style, turnLimit: setup.options.turnLimit, arena: readArena(setup.arena) })
}

/** Ruling R45: checked when a seat is taken. Otherwise the fault would show only when the last seat is taken. */
const hatredFault = ({ fighter: { hates } }: Pick<SeatEntry, 'fighter'>, place: { readonly seat: Seat, readonly seats: number }): SetupFault | null => {
  const stranger = hates.find(seat => seat === place.seat || seat > place.seats)
  return stranger === undefined ? null : { index: 0, message: `hates names seat ${stranger}, which is not another seat of this fight`, rule: '6.6' }
}

/** Ruling R44: the arena must have room to set up all seats. In a situation they are set up already. */
const arenaFaultFor = (setup: ArenaSetup, seats: number, situation: Situation | null): SetupFault | null => {
  const outline = arenaFault(setup)
  if (outline) return { index: 0, message: outline, rule: '2.4' }
  return situation || canPlace(readArena(setup), [], seats)
    ? null
    : { index: 0, message: `the arena has no room to set up ${seats} fighters five hexes apart on its edge`, rule: '2.4' }
}

const unknownStyle = (style: string): SetupFault => ({ index: 0, message: `there is no style ${style}: ${Object.keys(STYLES).join(', ')}${didYouMean(style, Object.keys(STYLES))}`, rule: '8.3' })
const takenName = (style: string): SetupFault => ({ index: 0, message: `${style} is the name of a built-in style; give your own style another name`, rule: '8.3' })

const refuse = (fault: SetupFault): { readonly ok: false, readonly fault: SetupFault } => ({ ok: false, fault })

const shapeFault = ([first]: readonly SchemaFault[]): SetupFault => {
  const path = first?.path ?? ''
  const seat = /^\/seats\/(\d+)/.exec(path)?.[1]
  return { index: seat === undefined ? 0 : Number(seat), message: `${path === '' ? 'the set-up' : path} ${first?.message ?? 'is invalid'}`, rule: null }
}

const withoutUndefined = (input: object): object => Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
