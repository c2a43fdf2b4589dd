/** Ruling R89: a fight in which nothing happens ends. */
import t from 'tap'
import { isOpen } from '../../../src/referee/decision.js'
import { rollOf } from '../../../src/referee/dice.js'
import { beginMatch } from '../../../src/referee/match.js'
import { writeRecord } from '../../../src/referee/record.js'
import { parseRecord } from '../../../src/referee/parse-record.js'
import { replay } from '../../../src/referee/replay.js'
import { pitFighter } from '../../../src/rulesets/pit-fighter/index.js'
import { PLAIN_MOVES } from '../../support/plain-scroll.js'
import { type Given, type GivenFight, type GivenFighter, given, setupGiven } from '../../support/given.js'

const noLibrary = (): undefined => undefined
const APART: readonly GivenFighter[] = [{ at: [0, 0], facing: 'N', damageInflicted: 1 }, { at: [0, -4], facing: 'N', damageInflicted: 2 }]

const fight = (change: Partial<Given> = {}): GivenFight => given({ fighters: APART, options: { turnLimit: null }, turn: 1, ...change })
const hold = (fight: GivenFight, turns: number): GivenFight => {
  for (let turn = 0; turn < turns && !fight.result(); turn++) fight.picks(...fight.state().fighters.map(() => 'Hold')).until('PICK_MOVE')
  return fight
}

t.test('R89 a fight goes on after 199 idle turns in a row and ends with the 200th', async t => {
  const idle = hold(fight(), 199)
  t.equal(idle.result(), null)
  t.strictSame(hold(idle, 1).result(), { winners: [2], reason: 'TURN_LIMIT' }, 'most damage wins, as at a turn limit')
  t.match(idle.told('FightEnded'), [{ turn: 200, rule: '7.1', ruling: 'R89' }])
  const unhurt = hold(fight({ fighters: [{ at: [0, 0] }, { at: [0, -4] }], options: { turnLimit: null, idleTurnLimit: 3 } }), 3)
  t.strictSame(unhurt.result(), { winners: [], reason: 'TURN_LIMIT' })
  t.match(unhurt.told('FightEnded'), [{ turn: 3, ruling: 'R89' }])
})

t.test('R89 the agreed turn limit comes first', async t => {
  t.match(hold(fight({ options: { turnLimit: 3, idleTurnLimit: 3 } }), 3).told('FightEnded'), [{ turn: 3, ruling: 'R27' }])
})

const BUSY: readonly { readonly what: string, readonly fighters?: readonly GivenFighter[], readonly dice?: string, readonly turn: (fight: GivenFight) => GivenFight }[] = [
  { what: 'a step', turn: fight => fight.picks('Back Up', 'Hold').until('PICK_MOVE') },
  {
    what: 'an attack that is declined',
    fighters: [{ at: [0, 0], facing: 'N' }, { at: [0, -1], facing: 'N' }],
    turn: fight => fight.picks('Hold', 'Hold').until('ATTACK').attack(1, null).until('PICK_MOVE')
  },
  {
    what: 'a knife that misses from afar',
    fighters: [{ at: [0, 0], facing: 'N', skills: ['THROWING_KNIFE'] }, { at: [0, -3], facing: 'N' }],
    dice: 'D20 2, D20 9',
    turn: fight => fight.picks('Hold', 'Hold').until('ATTACK').attack(1, 2, 'THROWING_KNIFE', 'HEAD').until('PICK_MOVE')
  },
  {
    what: 'a step and a step back',
    fighters: [{ at: [0, 0], facing: 'N', scroll: { moves: [...PLAIN_MOVES, { name: 'Sway', speed: 'SLOW', path: 'F B', facings: 'F' }] } }, { at: [0, -4], facing: 'N' }],
    turn: fight => fight.picks('Sway', 'Hold').until('PICK_MOVE')
  }
]
for (const { what, turn, ...change } of BUSY) {
  t.test(`R89 a turn with ${what} is not idle`, async t => {
    const options = { turnLimit: null, idleTurnLimit: 1 }
    const busy = turn(fight({ ...change, options }))
    t.strictSame([busy.result(), busy.diceLeft()], [null, 0])
    t.match(hold(fight({ options }), 1).result(), { reason: 'TURN_LIMIT' })
  })
}

t.test('R89 a turn in which something happens begins the count anew', async t => {
  const options = { turnLimit: null, idleTurnLimit: 3 }
  const again = hold(hold(fight({ options }), 2).picks('Back Up', 'Hold').until('PICK_MOVE'), 2)
  t.equal(again.result(), null)
  t.match(hold(again, 1).told('FightEnded'), [{ turn: 6, ruling: 'R89' }])
})

t.test('R89 a fighter that turns where it stands, and a push-off that moves nobody, leave a turn idle', async t => {
  const options = { turnLimit: null, idleTurnLimit: 1 }
  t.match(fight({ options }).picks('Turn Right', 'Hold').until('PICK_MOVE').result(), { reason: 'TURN_LIMIT' })
  const pushed = (dice: string) => fight({ options, dice, fighters: [{ at: [0, 0], facing: 'N' }, { at: [0, 1], facing: 'S' }] })
    .picks('Back Up', 'Hold').until('PICK_MOVE')
  t.match(pushed('D20 2, D20 19').result(), { reason: 'TURN_LIMIT' })
  t.equal(pushed('D20 19, D20 2').result(), null)
})

t.test('R89 blood that is lost, Adrenalin, recovery and a concession leave a turn idle', async t => {
  const options = { turnLimit: null, idleTurnLimit: 1 }
  const far: readonly GivenFighter[] = [{ at: [0, 0], wounds: 9, effects: ['BLEEDING'], adrenalin: [1, 2] }, { at: [0, -4] }, { at: [4, 0] }]
  const last = fight({ options, fighters: far }).spend(1, 'S').concede(3).picks('Hold', 'Hold').until('RECOVER').choose({ seat: 1, kind: 'RECOVER', recover: { W: 1 } }).until('PICK_MOVE')
  t.match(last.told('BloodLost'), [{ seat: 1 }])
  t.match(last.told('FightEnded'), [{ turn: 1, ruling: 'R89' }])
})

t.test('R89 a flyer that lands where it took off has not moved', async t => {
  const options = { turnLimit: null, idleTurnLimit: 1 }
  const flyer = { at: [0, 0], facing: 'N', scroll: { moves: [...PLAIN_MOVES, { name: 'Somersault', speed: 'SLOW', path: '^F B', facings: 'F' }] } } as const
  t.match(fight({ options, fighters: [flyer, { at: [0, -4] }] }).picks('Somersault', 'Hold').until('PICK_MOVE').result(), { reason: 'TURN_LIMIT' })
})

t.test('R89 a new fight allows 1 to 200 idle turns; 200 where none is given', async t => {
  const terms = (idleTurnLimit: unknown) => pitFighter.parseTerms({ ...setupGiven({ fighters: APART }), options: { idleTurnLimit } }, noLibrary)
  for (const limit of [1, 200, undefined, null]) t.equal(terms(limit).ok, true, String(limit))
  for (const limit of [0, 201, 10_000, 1.5, 'ten']) t.equal(terms(limit).ok, false, String(limit))
  t.match(terms(201), { fault: { message: 'options.idleTurnLimit must be 1 to 200 in a new fight, not 201' } })
  const parsed = pitFighter.parseSetup(setupGiven({ fighters: APART }), noLibrary)
  t.match(parsed, { ok: true, value: { options: { idleTurnLimit: 200 } } })
})

t.test('R89 a record from before there was such a limit replays as before', async t => {
  const setup = pitFighter.parseSetup(pitFighter.setupFromRecord?.({ ...setupGiven({ fighters: APART, turn: 1 }), options: { turnLimit: null } }) ?? {}, noLibrary)
  if (!setup.ok) throw new Error(setup.fault.message)
  const dice = { source: 'scripted', rolls: [] } as const
  const pit = pitFighter.prepare(setup.value, noLibrary, { covers: false })
  const match = beginMatch(pitFighter, pit, rollOf(dice))
  while (match.state().turn <= 201) {
    const [ask] = match.state().asked.filter(isOpen)
    if (!ask) throw new Error('Nobody is asked')
    const answer = ask.kind === 'PICK_MOVE' ? { kind: 'PICK_MOVE', move: 'Hold' } : pitFighter.options(pit, match.state(), ask).fallback
    match.choose({ ...answer, seat: ask.seat })
  }
  t.strictSame([match.state().turn, match.state().result], [202, null])
  const record = JSON.parse(JSON.stringify(writeRecord(pitFighter, setup.value, noLibrary, dice, { events: match.events(), choices: match.choices(), result: null })))
  const again = (options: object) => {
    const parsed = parseRecord({ ...record, options })
    return parsed.ok ? replay(parsed.value, pitFighter, noLibrary) : parsed
  }
  const { idleTurnLimit, ...older } = record.options
  t.equal(idleTurnLimit, 10_000)
  t.match(again(older), { ok: true, value: { status: 'RUNNING', turn: 202 } })
  t.match(again(record.options), { ok: true, value: { status: 'RUNNING', turn: 202 } })
  t.match(again({ ...older, idleTurnLimit: 200 }), { ok: false, fault: { message: /FIGHT_FINISHED|The fight is over/ } })
})
