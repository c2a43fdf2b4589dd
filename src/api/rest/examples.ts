import { accountAnswers } from './account-examples.js'

/** Examples of requests and answers for the OpenAPI document: moments of one duel. A test holds that they fit their schemas. */

const FIGHT_ID = '0a1b2c3d4e5f6g7h8i9j0k1l2'
const OTHER_ID = '2l1k0j9i8h7g6f5e4d3c2b1a0'
const AT = '2026-01-01T12:00:00.000Z'

const token = (who: string, seat?: number, fight = FIGHT_ID): string => `lan_${who}_${fight}_${seat === undefined ? '' : `${seat}_`}0_${'x'.repeat(43)}`

const fighters = {
  grom: { type: 'ORC', bonus: { WS: 10 } },
  karl: { type: 'EMPIRE' }
}

const openFight = {
  id: FIGHT_ID,
  ruleset: { id: 'pit-fighter', version: '1' },
  style: 'FREE',
  status: 'OPEN',
  pacing: 'AUTO',
  visibility: 'PUBLIC',
  clock: { preset: 'BLITZ', perDecision: null, bank: 'PT3M', increment: 'PT12S', lag: 'PT1S', timeoutsInARow: 20, timeoutsInAll: 0 },
  hideFighters: false,
  readyCheck: false,
  rematchOf: null,
  rematch: null,
  cancelReason: null,
  turn: 0,
  version: 0,
  seats: [
    { number: 1, name: 'Grom', team: null, taken: true, bot: null, account: accountAnswers.account, reservedFor: null, inviteOnly: false, ready: false, fighter: fighters.grom, clock: null },
    { number: 2, name: null, team: null, taken: false, bot: null, account: null, reservedFor: null, inviteOnly: false, ready: false, fighter: null, clock: null }
  ],
  pending: [],
  decisions: [],
  orders: null,
  game: null,
  diceCommitment: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
  diceSeed: null,
  result: null,
  frozen: null,
  createdAt: AT,
  startedAt: null,
  finishedAt: null
}

const pickMove = {
  id: `${FIGHT_ID}.3`,
  kind: 'PICK_MOVE',
  fightId: FIGHT_ID,
  rulesetId: 'pit-fighter',
  seat: 1,
  sealed: true,
  answered: false,
  openedAt: AT,
  deadline: '2026-01-01T12:03:00.000Z',
  remaining: 'PT2M47.5S',
  fallback: { kind: 'PICK_MOVE', move: 'Observe' },
  options: [{ kind: 'PICK_MOVE', move: 'Advance' }, { kind: 'PICK_MOVE', move: 'Observe' }],
  moves: [
    { name: 'Advance', speed: 'NORMAL', legal: true, reason: null, path: [[0, -4]], end: [0, -4], facings: [{ facing: 'S', mightyBlow: false }] },
    { name: 'Observe', speed: 'SLOW', legal: true, reason: null, path: [], end: [0, -5], facings: [{ facing: 'S', mightyBlow: false }] }
  ]
}

const running = {
  ...openFight,
  status: 'RUNNING',
  turn: 1,
  version: 9,
  seats: [
    { ...openFight.seats[0], clock: { remaining: 'PT2M47.5S', running: true, timeoutsInARow: 0, timeoutsInAll: 0 } },
    { number: 2, name: 'Karl', team: null, taken: true, bot: 'greedy', account: null, reservedFor: null, inviteOnly: false, ready: false, fighter: fighters.karl, clock: { remaining: 'PT3M12S', running: false, timeoutsInARow: 0, timeoutsInAll: 0 } }
  ],
  pending: [
    { seat: 1, kind: 'PICK_MOVE', window: null, answered: false, deadline: '2026-01-01T12:03:00.000Z' },
    { seat: 2, kind: 'PICK_MOVE', window: null, answered: true, deadline: null }
  ],
  decisions: [pickMove],
  game: { phase: 'PICK_MOVES', fighters: [{ seat: 1, type: 'ORC', at: [0, -5], facing: 'S', wounds: 10 }, { seat: 2, type: 'EMPIRE', at: [0, 5], facing: 'N', wounds: 12 }] },
  startedAt: AT
}

const placed = {
  seq: 3,
  type: 'FighterPlaced',
  turn: 0,
  phase: 'SET_UP',
  at: AT,
  rule: '2.4',
  ruling: null,
  seat: 1,
  text: 'Grom takes his place at [0, -5], facing S.',
  figures: { hex: [0, -5], facing: 'S' }
}

const decision = (n: number): string => `${FIGHT_ID}.${n}`

const ownSet = {
  name: 'my-set',
  provenance: 'Typed in from the printed scrolls.',
  scrolls: {
    ORC: {
      type: 'ORC',
      group: 'CLASSIC',
      shield: false,
      provenance: 'Typed in.',
      characteristics: { WS: 30, S: 30, T: 30, I: 30, W: 10 },
      bonusPoints: 10,
      special: ['BRUTE_FORCE'],
      armour: { HEAD: 2, BODY: 3, LEFT_ARM: 1, RIGHT_ARM: 1, GROIN: 1, LEGS: 1 },
      modifiers: { F: { A: 2, D: 1 }, FR: { A: 0, D: 0 }, FL: { A: 0, D: 0 }, B: { A: null, D: -4 } },
      moves: [
        { name: 'Observe', speed: 'SLOW', path: '', facings: 'F FR BR B BL FL' },
        { name: 'Charge', speed: 'FAST', path: 'F F F', facings: 'F' },
        { name: 'Lunge', speed: 'NORMAL', path: 'F', facings: 'F!' }
      ]
    }
  }
}

export const requests = {
  publishScrollSet: [ownSet],
  validateFighter: [{ style: 'FREE', fighter: { type: 'ORC', bonus: { WS: 5, S: 5 }, skills: ['BRUISER'] } }, { scrolls: 'my-set', fighter: { type: 'OGRE', title: 'PIT_KING' } }],
  createFight: [
    { seats: [{ name: 'Grom', fighter: fighters.grom }, { name: 'Karl', fighter: fighters.karl, bot: 'greedy' }] },
    { style: 'CORE', pacing: 'MANUAL', options: { turnLimit: 30 }, arena: { radius: 6 }, seats: [{ fighter: fighters.grom }, {}], idempotencyKey: 'my-first-fight' },
    { visibility: 'PRIVATE', seats: [{ account: accountAnswers.account.name, fighter: fighters.grom }, { inviteOnly: true }] },
    { style: { name: 'ORCS_AND_OGRES', groups: ['CLASSIC', 'OGRE'], titles: [], sides: 'EACH_ALONE', end: 'ONE_SIDE_STANDING' }, seats: [{ fighter: fighters.grom }, {}] }
  ],
  joinFight: [{ name: 'Karl', fighter: fighters.karl, clientSeed: 'aa'.repeat(32) }, { fighter: fighters.karl, invite: token('invite') }],
  createInvite: [{ seat: 2 }, { renew: true }],
  setClientSeed: [{ clientSeed: 'aa'.repeat(32) }, { clientSeed: null }],
  reissueToken: [{ seat: 2 }, { seat: null }],
  setOrders: [{ orders: { interrupt: 'IF_IT_CAN_ATTACK_ME', adrenalin: { losingByAtMost: 5 }, passIfPointless: true, recover: ['W', 'WS'] } }, { orders: null }],
  advancePhase: [{ from: { turn: 1, phase: 'PICK_MOVES' }, overMissing: false }, { from: { turn: 1, phase: 'CARRY_OUT_MOVES', version: 14 }, overMissing: true }],
  choose: [
    { decision: decision(1), kind: 'PLACE_FIGHTER', hex: [0, -5], facing: 'S' },
    { decision: decision(3), kind: 'PICK_MOVE', move: 'Advance' },
    { decision: decision(3), kind: 'PICK_MOVE', move: 'Lunge', replace: true },
    { decision: decision(5), kind: 'INTERRUPT', interrupt: false },
    { decision: decision(6), kind: 'CARRY_OUT_MOVE', facing: 'S' },
    { decision: decision(7), kind: 'ADJUST_FACING', turn: 'LEFT' },
    { decision: decision(8), kind: 'ATTACK', attack: { kind: 'NORMAL', target: 2 } },
    { decision: decision(8), kind: 'ATTACK', attack: null },
    { decision: decision(9), kind: 'HIT_LOCATION', location: 'HEAD' },
    { decision: decision(10), kind: 'REACT', use: { adrenalin: 'WS' } },
    { decision: decision(11), kind: 'RECOVER', recover: { W: 3, I: 2 } },
    { kind: 'SPEND_ADRENALIN', seat: 1, characteristic: 'S', idempotencyKey: 'a-key-of-your-own' },
    { kind: 'CONCEDE', seat: 1, idempotencyKey: 'another-key' }
  ]
} as const

const noAccount = { account: null, scopes: [] }

const rematch = { ...openFight, id: OTHER_ID, rematchOf: FIGHT_ID, seats: [{ ...openFight.seats[0], account: null }, { ...openFight.seats[1], inviteOnly: true }] }

export const answers = {
  created: { fight: running, hostToken: token('host'), seatTokens: [{ seat: 1, token: token('seat', 1) }] },
  joined: { fight: running, seat: 2, token: token('seat', 2) },
  rematched: { fight: rematch, hostToken: null, seatTokens: [{ seat: 1, token: token('seat', 1, OTHER_ID) }] },
  fight: running,
  openFight,
  fights: { fights: [openFight], endCursor: 'MjAyNi0wMS0wMVQxMjowMDowMC4wMDBa', more: false },
  fightAnswer: { fight: openFight },
  invites: [{ seat: 2, invite: token('invite', 2) }, { seat: null, invite: token('invite') }],
  tokenReissued: { seat: 2, token: token('seat', 2) },
  decisions: { decisions: [pickMove] },
  accepted: { fight: running, acceptedAt: AT, events: [placed], next: [pickMove] },
  events: { events: [placed], lastSeq: 3, totalCount: 8, more: true },
  record: {
    format: 'lanista.fight-record/1',
    ruleset: { id: 'pit-fighter', version: '1' },
    scrolls: { name: 'house-1', hash: `sha256:${'0'.repeat(64)}` },
    style: 'FREE',
    options: { turnLimit: 100, separateArms: false, pacing: 'AUTO' },
    arena: { radius: 5 },
    seats: [{ name: 'Grom', team: null, fighter: fighters.grom }, { name: 'Karl', team: null, fighter: fighters.karl }],
    dice: { source: 'scripted', rolls: [] },
    situation: null,
    choices: [{ seat: 1, kind: 'PLACE_FIGHTER', hex: [0, -5], facing: 'S' }],
    events: [],
    result: null
  },
  viewers: [
    { kind: 'SEAT', fightId: FIGHT_ID, seat: 1, ...noAccount },
    { kind: 'HOST', fightId: FIGHT_ID, seat: null, ...noAccount },
    { kind: 'INVITE', fightId: FIGHT_ID, seat: 2, ...noAccount },
    { kind: 'PUBLIC', fightId: null, seat: null, ...noAccount },
    ...accountAnswers.viewers
  ],
  ruleset: { id: 'pit-fighter', version: '1', game: { styles: [], locations: [] }, choiceSchemas: { CONCEDE: { type: 'object' } } },
  scrollSet: { name: 'house-1', hash: `sha256:${'0'.repeat(64)}`, provenance: 'A reconstruction.', types: ['CHAOS', 'ORC'], scrolls: {}, publishedAt: null },
  odds: {
    attack: { kind: 'NORMAL', target: 2 },
    attackModifier: 2,
    defenceModifier: -1,
    hit: 0.574,
    damage: [{ damage: 1, chance: 0.3 }, { damage: 2, chance: 0.274 }],
    criticals: [{ result: 'GROIN_STUNNED', chance: 0.05 }],
    takenOut: 0
  },
  verdicts: [
    { valid: true, faults: [] },
    { valid: false, faults: [{ message: 'an Ogre cannot be a Pit King', rule: '8.1' }, { message: 'OGRE may not fight in FREE', rule: '8.3' }] }
  ],
  publishedSet: { name: 'my-set', hash: `sha256:${'1'.repeat(64)}`, provenance: ownSet.provenance, types: ['ORC'], scrolls: ownSet.scrolls, publishedAt: AT },
  scrollSets: { scrollSets: [], endCursor: null, more: false }
}
