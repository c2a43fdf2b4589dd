/** Section 8.3 while seats are open: who joins a team with which no fight could come about is refused then, and not the last. Rulings R39, R42, R43. */
import fc from 'fast-check'
import t from 'tap'
import { pitFighter } from '../../../src/rulesets/pit-fighter/index.js'

const EQUAL = { name: 'TEAMS', groups: ['CLASSIC', 'OGRE'], titles: ['PIT_KING'], sides: 'EQUAL_TEAMS', end: 'ONE_SIDE_STANDING' }
const LONE = { name: 'HUNT', groups: ['CLASSIC', 'OGRE'], titles: ['PIT_KING'], sides: 'ONE_AGAINST_THREE', end: 'ONE_SIDE_STANDING' }
const noLibrary = (): undefined => undefined

/** `A`: a fighter of team A; `A ogre`, `A king`; `? …`: of no team that it names. `(A)`: an open seat that is kept for team A; `-`: an open seat. */
const read = (text: string) => {
  const [, kept] = /^\((.+)\)$/.exec(text) ?? []
  if (kept !== undefined || text === '-') return { team: kept ?? null, fighter: null }
  const [team = '', rank] = text.split(' ')
  return { team: team === '?' ? null : team, fighter: { type: rank === 'ogre' ? 'OGRE' : 'ORC', title: rank === 'king' ? 'PIT_KING' as const : null } }
}

/** The team that who joins is put into, or why it is refused. The last seat of the list is the one that is taken. */
const joinedTo = (style: unknown, seats: string): string => {
  const known = seats.split(', ').map(read)
  const { team = null, fighter = null } = known.at(-1) ?? {}
  const parsed = pitFighter.parseSeat({ team, fighter }, { style }, noLibrary, { seat: known.length, seats: known.map((each, index) => index === known.length - 1 ? { team: null, fighter: null } : each) })
  if (parsed.ok) return `${parsed.value.team}`
  t.equal(parsed.fault.rule, '8.3', seats)
  return parsed.fault.message
}

const FULL = /no fight is possible with another fighter in team \w+: two or more teams of equal size/
const RARE = /equal numbers of Ogres, and of Pit Kings/
const THREE = /two teams are needed: one fighter against three/
const STRONG = /may only be the lone fighter/

const CASES: readonly { readonly style: unknown, readonly seats: string, readonly to: string | RegExp }[] = [
  { style: 'ALLIANCE', seats: '-, A', to: 'A' },
  { style: 'ALLIANCE', seats: 'A, A', to: FULL },
  { style: 'ALLIANCE', seats: 'A, B', to: 'B' },
  { style: 'ALLIANCE', seats: 'A, -, -, A', to: 'A' },
  { style: 'ALLIANCE', seats: 'A, A, -, A', to: FULL },
  { style: 'ALLIANCE', seats: 'A, A, -, B', to: 'B' },
  { style: 'ALLIANCE', seats: 'A, A, B, C', to: FULL },
  { style: 'ALLIANCE', seats: 'A, B, -, C', to: 'C' },
  { style: 'ALLIANCE', seats: 'A, B, C, C', to: FULL },
  { style: 'ALLIANCE', seats: 'A, B, C, D', to: 'D' },
  { style: 'ALLIANCE', seats: 'A, -, A', to: FULL },
  { style: 'ALLIANCE', seats: '(A), -, -, A', to: 'A' },
  { style: 'ALLIANCE', seats: '(A), (A), -, A', to: FULL },
  { style: 'ALLIANCE', seats: 'A, A, -, -, -, A', to: 'A' },
  { style: 'ALLIANCE', seats: 'A, A, A, -, -, A', to: FULL },
  { style: 'ALLIANCE', seats: 'A, A, A, B, -, C', to: FULL },
  { style: 'ALLIANCE', seats: 'A, A, B, B, -, C', to: 'C' },
  { style: EQUAL, seats: 'A, A, -, A', to: FULL },
  { style: EQUAL, seats: 'A, A, -, B', to: 'B' },
  { style: 'ALLIANCE', seats: 'A, A, -, B ogre', to: RARE },
  { style: 'ALLIANCE', seats: 'A, -, -, B ogre', to: 'B' },
  { style: 'ALLIANCE', seats: 'A ogre, A, -, B', to: 'B' },
  { style: 'ALLIANCE', seats: 'A ogre, A, B, B', to: RARE },
  { style: 'ALLIANCE', seats: 'A ogre, A, B, B ogre', to: 'B' },
  { style: 'ALLIANCE', seats: 'A ogre, A king, -, B', to: RARE },
  { style: 'ALLIANCE', seats: 'A ogre, -, B king, B', to: RARE },
  { style: 'ALLIANCE', seats: 'A ogre, -, -, B king', to: 'B' },
  { style: 'ALLIANCE', seats: '(A), B ogre', to: 'B' },
  { style: 'ALLIANCE', seats: '(A), (A), -, B king', to: 'B' },
  { style: 'ALLIANCE', seats: '(A), A, B, B ogre', to: 'B' },
  { style: 'ALLIANCE', seats: '(A), A ogre, B, B king', to: RARE },
  { style: 'SIGMAR', seats: 'A, A, -, A', to: 'A' },
  { style: 'SIGMAR', seats: 'A, A, A, A', to: THREE },
  { style: 'SIGMAR', seats: 'A, -, -, B', to: 'B' },
  { style: 'SIGMAR', seats: 'A, B, -, C', to: THREE },
  { style: 'SIGMAR', seats: 'A, A, B, B', to: THREE },
  { style: 'SIGMAR', seats: 'A, A, B, A', to: 'A' },
  { style: 'SIGMAR', seats: 'A, -, -, A ogre', to: STRONG },
  { style: 'SIGMAR', seats: 'A king, -, -, A', to: STRONG },
  { style: 'SIGMAR', seats: 'A, -, -, B ogre', to: 'B' },
  { style: 'SIGMAR', seats: 'A ogre, -, -, B king', to: STRONG },
  { style: LONE, seats: 'A, A, A, A', to: THREE },
  { style: LONE, seats: 'A, A, A, B ogre', to: 'B' },
  { style: 'CLASSIC', seats: '-, A', to: /has no teams: team must be null/ },
  { style: 'CLASSIC', seats: '-, ?', to: 'null' },
  // A team is found for who names none.
  { style: 'ALLIANCE', seats: '-, -, -, ?', to: 'A' },
  { style: 'ALLIANCE', seats: 'A, -, -, ?', to: 'B' },
  { style: 'ALLIANCE', seats: 'A, B, -, ?', to: 'A' },
  { style: 'ALLIANCE', seats: 'A, A, -, ?', to: 'B' },
  { style: 'ALLIANCE', seats: 'RED, RED, -, ?', to: 'A' },
  { style: 'ALLIANCE', seats: 'B, B, -, ?', to: 'A' },
  { style: 'ALLIANCE', seats: 'RED, (BLUE), -, ?', to: 'RED' },
  { style: 'ALLIANCE', seats: 'RED, BLUE, BLUE, ?', to: 'RED' },
  { style: 'ALLIANCE', seats: 'RED, BLUE, GREEN, ?', to: 'A' },
  { style: 'ALLIANCE', seats: 'RED, RED, BLUE, ? ogre', to: RARE },
  { style: 'ALLIANCE', seats: 'RED, BLUE, BLUE ogre, ? ogre', to: 'RED' },
  { style: 'ALLIANCE', seats: '-, -, ?', to: 'A' },
  { style: 'SIGMAR', seats: '-, -, -, ?', to: 'A' },
  { style: 'SIGMAR', seats: 'A, A, -, ?', to: 'A' },
  { style: 'SIGMAR', seats: 'A, A, A, ?', to: 'B' },
  { style: 'SIGMAR', seats: 'A, A, -, ? ogre', to: 'B' },
  { style: 'SIGMAR', seats: 'A ogre, -, -, ?', to: 'B' },
  { style: 'SIGMAR', seats: 'A ogre, B, -, ? king', to: STRONG }
]

t.test('R43 a seat is taken in a team that can come about, and in no other', async t => {
  for (const { style, seats, to } of CASES) t.match(joinedTo(style, seats), typeof to === 'string' ? new RegExp(`^${to}$`) : to, `${JSON.stringify(style)}: ${seats}`)
})

t.test('R43 seats are kept for teams that can come about', async t => {
  for (const [style, teams, fault] of [
    ['ALLIANCE', ['A', 'A', null, null], null],
    ['ALLIANCE', ['A', 'A', 'A', null], /^ALLIANCE: two or more teams of equal size/],
    ['ALLIANCE', ['A', 'B', 'C', null, null, null], null],
    ['ALLIANCE', ['A', 'A', 'B', 'C', null, null], null],
    ['ALLIANCE', ['A', 'A', 'B', 'C', 'D', null], /equal size/],
    ['ALLIANCE', ['A', 'A'], /equal size/],
    ['SIGMAR', [null, null, null, null], null],
    ['SIGMAR', ['A', 'A', 'A', 'B'], null],
    ['SIGMAR', ['A', 'A', 'B', 'B'], THREE],
    ['SIGMAR', [null, null, null], THREE],
    ['SIGMAR', [null, null, null, null, null], THREE],
    ['FREE', [null, null], null],
    ['FREE', ['A', null], /has no teams/]
  ] as const) {
    const parsed = pitFighter.parseTerms({ style, seats: teams.map(team => ({ team })) }, noLibrary)
    if (fault === null) t.ok(parsed.ok, `${style} ${teams.join()}`)
    else t.match(parsed, { ok: false, fault: { rule: '8.3', message: fault } }, `${style} ${teams.join()}`)
  }
})

t.test('8.3 no seat is kept for a team that no seat can name', async t => {
  for (const [team, ok] of [['x'.repeat(40), true], ['x'.repeat(41), false], ['', false]] as const) {
    const parsed = pitFighter.parseTerms({ style: 'ALLIANCE', seats: [{ team: null }, { team }] }, noLibrary)
    t.match(parsed, ok ? { ok } : { ok, fault: { index: 1, message: /team/ } }, `${team.length} characters`)
  }
})

t.test('R39 a style in which nobody may stand against the lone fighter is refused at once', async t => {
  for (const [groups, ok] of [[['OGRE'], false], [['OGRE', 'PURSUER'], true]] as const) {
    const parsed = pitFighter.parseTerms({ style: { ...LONE, groups }, seats: [{}, {}, {}, {}] }, noLibrary)
    t.match(parsed, ok ? { ok } : { ok, fault: { rule: '8.3', message: STRONG } }, groups.join())
  }
  t.match(pitFighter.parseTerms({ style: { ...EQUAL, groups: ['OGRE'] }, seats: [{}, {}] }, noLibrary), { ok: true }, 'teams of Ogres may fight each other')
})

t.test('law: whoever may join leaves room for a fight, and a fight that is full may begin', async t => {
  const entrant = fc.record({ rank: fc.constantFrom('', '', ' ogre', ' king'), team: fc.constantFrom('?', '?', 'A', 'B', 'C'), seat: fc.nat() })
  t.doesNotThrow(() => fc.assert(fc.property(fc.constantFrom('ALLIANCE', 'SIGMAR'), fc.integer({ min: 2, max: 9 }), fc.array(entrant, { minLength: 30, maxLength: 60 }), (style, size, entrants) => {
    const seats: ReturnType<typeof read>[] = Array.from({ length: style === 'SIGMAR' ? 4 : size }, () => read('-'))
    const join = (seat: number, { team, fighter }: ReturnType<typeof read>): boolean => {
      const parsed = pitFighter.parseSeat({ team, fighter }, { style }, noLibrary, { seat: seat + 1, seats })
      if (parsed.ok) seats[seat] = { team: parsed.value.team, fighter }
      return parsed.ok
    }
    const open = (): readonly number[] => seats.flatMap(({ fighter }, index) => fighter === null ? [index] : [])
    for (const { team, rank, seat } of entrants) {
      const free = open()
      if (free.length > 0) join(free[seat % free.length] ?? 0, read(`${team}${rank}`))
    }
    for (const seat of open()) if (!['? king', '?', '? ogre'].some(text => join(seat, read(text)))) return false
    return pitFighter.parseSetup({ style, arena: { radius: 12 }, seats }, noLibrary).ok
  }), { seed: 8, numRuns: 300 }))
})

t.test('law: a line-up that may fight comes together in whatever order its seats are taken, kept for their teams or not', async t => {
  const shuffled = <T>(items: readonly T[], places: readonly number[]): readonly T[] => items.map((item, index) => ({ item, place: places[index] ?? 0 })).sort((a, b) => a.place - b.place).map(({ item }) => item)
  const places = fc.array(fc.nat(), { minLength: 16, maxLength: 16 })
  const team = fc.record({ ogres: fc.integer({ min: 0, max: 2 }), kings: fc.integer({ min: 0, max: 2 }), others: fc.integer({ min: 0, max: 2 }) }).filter(({ ogres, kings, others }) => ogres + kings + others > 0)
  const ranks = ({ ogres, kings, others }: { readonly ogres: number, readonly kings: number, readonly others: number }): readonly string[] => [...Array<string>(ogres).fill(' ogre'), ...Array<string>(kings).fill(' king'), ...Array<string>(others).fill('')]
  const alliance = fc.record({ team, count: fc.integer({ min: 2, max: 4 }) }).filter(({ team, count }) => ranks(team).length * count <= 16)
    .map(({ team, count }) => ({ style: 'ALLIANCE', seats: ['A', 'B', 'C', 'D'].slice(0, count).flatMap(name => ranks(team).map(rank => `${name}${rank}`)) }))
  const sigmar = fc.constantFrom('', ' ogre', ' king').map(rank => ({ style: 'SIGMAR', seats: [`B${rank}`, 'A', 'A', 'A'] }))
  t.doesNotThrow(() => fc.assert(fc.property(fc.oneof(alliance, sigmar), places, places, fc.nat(), ({ style, seats: names }, seating, joining, keeping) => {
    const wanted = shuffled(names, seating).map(read)
    const seats: ReturnType<typeof read>[] = wanted.map(({ team }, index) => ({ team: (keeping >> index) % 2 === 1 ? team : null, fighter: null }))
    if (!pitFighter.parseTerms({ style, arena: { radius: 25 }, seats }, noLibrary).ok) return false
    return shuffled([...wanted.entries()], joining).every(([index, seat]) => {
      const parsed = pitFighter.parseSeat(seat, { style }, noLibrary, { seat: index + 1, seats })
      seats[index] = seat
      return parsed.ok && parsed.value.team === seat.team
    })
  }), { seed: 9, numRuns: 400 }))
})
