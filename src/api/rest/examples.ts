import type { Ruleset } from '../../referee/ruleset.js'
import { accountAnswers } from './account-examples.js'
import { leanAccepted, leanFight, termsOf } from './lean.js'

/** Examples of requests and answers for the OpenAPI document. The ruleset's own parts come from a real fight. */

const FIGHT_ID = '0a1b2c3d4e5f6g7h8i9j0k1l2'
const OTHER_ID = '2l1k0j9i8h7g6f5e4d3c2b1a0'
const AT = '2026-01-01T12:00:00.000Z'
const DEADLINE = '2026-01-01T12:03:00.000Z'
const HASH = `sha256:${'0'.repeat(64)}`
const KEY = 'a-key-of-your-own'

const token = (who: string, seat?: number, fight = FIGHT_ID): string =>
  `lan_${who}_${fight}_${seat === undefined ? '' : `${seat}_`}0_${'x'.repeat(43)}`

const emptySeat = {
  team: null,
  bot: null,
  account: null,
  reservedFor: null,
  inviteOnly: false,
  ready: false,
  tokenRenewedAt: null,
  clock: null
}
const noAccount = { account: null, scopes: [] }

/** Bodies of requests, by operation. */
export const requestsOf = ({ example }: Pick<Ruleset, 'example'>) => {
  const { style, fighters: [grom, karl], terms: { ownStyle, ...terms }, ask, answers, orders, content } = example()
  const decision = `${FIGHT_ID}.${ask.id}`
  const account = accountAnswers.account.account.name
  const open = { seats: [{ fighter: grom }, {}] }
  return {
    ...content && { publishScrollSet: { ownSet: content } },
    validateFighter: { byItself: { fighter: grom }, inAStyle: { style, fighter: karl } },
    createFight: {
      aDuelWithABot: { seats: [{ name: 'Grom', fighter: grom }, { name: 'Karl', fighter: karl, bot: 'greedy' }] },
      anOpenSeat: { style, pacing: 'MANUAL', ...terms, ...open, idempotencyKey: 'my-first-fight' },
      aChallenge: { visibility: 'PRIVATE', seats: [{ account, fighter: grom }, { inviteOnly: true }] },
      ...ownStyle && { anOwnStyle: { style: ownStyle, ...open } }
    },
    joinFight: {
      withASeed: { name: 'Karl', fighter: karl, clientSeed: 'aa'.repeat(32) },
      invited: { fighter: karl, invite: token('invite') }
    },
    createInvite: { toASeat: { seat: 2 }, anew: { renew: true } },
    setClientSeed: { given: { clientSeed: 'aa'.repeat(32) }, takenBack: { clientSeed: null } },
    reissueToken: { ofASeat: { seat: 2 }, ofTheHost: { seat: null } },
    setOrders: { given: { orders }, takenBack: { orders: null } },
    advancePhase: {
      whenAllHaveAnswered: { from: { turn: 1, phase: 'PICK_MOVES' }, overMissing: false },
      overMissing: { from: { turn: 1, phase: 'CARRY_OUT_MOVES', version: 14 }, overMissing: true }
    },
    choose: {
      ...Object.fromEntries(answers.map((answer, index) => [
        `${answer.kind}_${index + 1}`,
        unaskedOr(answer, decision)
      ])),
      ...Object.fromEntries(answers.slice(0, 1).map(answer => ['replaced', { decision, ...answer, replace: true }]))
    }
  }
}

const UNASKED: readonly string[] = ['SPEND_ADRENALIN', 'CONCEDE']

/** A choice without a decision needs a key, so that it counts once. */
const unaskedOr = (answer: { readonly kind: string }, decision: string): object =>
  UNASKED.includes(answer.kind) ? { ...answer, seat: 1, idempotencyKey: KEY } : { decision, ...answer }

/** Answers, by operation. */
export const answersOf = (ruleset: Ruleset) => {
  const { id, version, choiceSchemas, game, example } = ruleset
  const served = new Map([[id, ruleset]])
  const { fighters: [grom, karl], setup, view, turn, ask, firstAsk, event, text, choices, content } = example()
  const openFight = {
    id: FIGHT_ID,
    ruleset: { id, version },
    style: 'FREE',
    status: 'OPEN',
    pacing: 'AUTO',
    visibility: 'PUBLIC',
    clock: {
      preset: 'BLITZ',
      perDecision: null,
      bank: 'PT3M',
      increment: 'PT12S',
      lag: 'PT1S',
      timeoutsInARow: 20,
      timeoutsInAll: 0
    },
    hideFighters: false,
    readyCheck: false,
    rematchOf: null,
    rematch: null,
    cancelReason: null,
    turn: 0,
    version: 0,
    seats: [
      { number: 1, ...emptySeat, name: 'Grom', taken: true, account: accountAnswers.account.account, fighter: grom },
      { number: 2, ...emptySeat, name: null, taken: false, fighter: null }
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
    finishedAt: null,
    archivedAt: null
  }
  const decisionOf = ({ id, detail, ...asked }: typeof ask) =>
    ({
      ...asked,
      id: `${FIGHT_ID}.${id}`,
      fightId: FIGHT_ID,
      rulesetId: openFight.ruleset.id,
      openedAt: AT,
      deadline: DEADLINE,
      remaining: 'PT2M47.5S',
      ...detail
    })
  const decision = decisionOf(ask)
  const running = {
    ...openFight,
    status: 'RUNNING',
    turn,
    version: 14,
    seats: [
      { ...openFight.seats[0], clock: { remaining: 'PT2M47.5S', running: true, timeoutsInARow: 0, timeoutsInAll: 0 } },
      {
        number: 2,
        ...emptySeat,
        name: 'Karl',
        taken: true,
        bot: 'greedy',
        fighter: karl,
        clock: { remaining: 'PT3M12S', running: false, timeoutsInARow: 0, timeoutsInAll: 0 }
      }
    ],
    pending: [{ seat: 1, kind: ask.kind, window: null, answered: false, deadline: DEADLINE }],
    decisions: [decision],
    game: view,
    startedAt: AT
  }
  const { type, turn: ofTurn, phase, rule, ruling = null, seat = null, ...figures } = event
  const happened = { seq: 3, type, turn: ofTurn, phase, at: AT, rule, ruling, seat, text, figures }
  const rematch = {
    ...openFight,
    id: OTHER_ID,
    rematchOf: FIGHT_ID,
    seats: [{ ...openFight.seats[0], account: null }, { ...openFight.seats[1], inviteOnly: true }]
  }
  const ownSet = content ?? { name: 'my-set', provenance: 'Typed in.', scrolls: {} }
  const published = { ...ownSet, hash: HASH, types: Object.keys(ownSet.scrolls), publishedAt: AT }
  return {
    created: {
      running: { fight: running, hostToken: token('host'), seatTokens: [{ seat: 1, token: token('seat', 1) }] }
    },
    joined: { last: { fight: running, seat: 2, token: token('seat', 2) } },
    rematched: {
      first: { fight: rematch, hostToken: null, seatTokens: [{ seat: 1, token: token('seat', 1, OTHER_ID) }] }
    },
    fight: { open: openFight, running, lean: leanFight(running, served) },
    terms: { ofAFight: termsOf(running, served) },
    fights: { one: { fights: [openFight], endCursor: 'MjAyNi0wMS0wMVQxMjowMDowMC4wMDBa', more: false } },
    fightDeleted: { gone: { fightId: openFight.id } },
    fightAnswer: { open: { fight: openFight } },
    invites: { toASeat: { seat: 2, invite: token('invite', 2) }, toAny: { seat: null, invite: token('invite') } },
    tokenReissued: { ofASeat: { seat: 2, token: token('seat', 2) } },
    decisions: { first: { decisions: [decisionOf(firstAsk)] }, later: { decisions: [decision] } },
    accepted: {
      andAskedAgain: leanAccepted({ fight: running, acceptedAt: AT, events: [happened], next: [decision] }, served)
    },
    events: { first: { events: [happened], lastSeq: 3, totalCount: 8, more: true } },
    record: {
      running: {
        format: 'lanista.fight-record/1',
        ruleset: { id, version },
        ...setup,
        dice: { source: 'scripted', rolls: [] },
        choices,
        events: [event],
        result: null,
        service: [{ type: 'FightStarted', at: AT }]
      }
    },
    viewers: {
      seat: { kind: 'SEAT', fightId: FIGHT_ID, seat: 1, ...noAccount },
      host: { kind: 'HOST', fightId: FIGHT_ID, seat: null, ...noAccount },
      invite: { kind: 'INVITE', fightId: FIGHT_ID, seat: 2, ...noAccount },
      public: { kind: 'PUBLIC', fightId: null, seat: null, ...noAccount },
      ...accountAnswers.viewers
    },
    rulesets: { one: { rulesets: [{ id, version }] } },
    ruleset: { whole: { id, version, game: game(), choiceSchemas } },
    scrollSet: { published },
    scrollSets: { one: { scrollSets: [published], endCursor: 'bXktc2V0', more: false } },
    odds: {
      ofABlow: {
        attack: { kind: 'NORMAL', target: 2 },
        attackModifier: 2,
        defenceModifier: -1,
        hit: 0.574,
        damage: [{ damage: 1, chance: 0.3 }, { damage: 2, chance: 0.274 }],
        criticals: [{ result: 'GROIN_STUNNED', chance: 0.05 }],
        takenOut: 0
      }
    },
    verdicts: {
      valid: { valid: true, faults: [] },
      faulty: {
        valid: false,
        faults: [
          { message: 'an Ogre cannot be a Pit King', rule: '8.1' },
          { message: 'OGRE may not fight in FREE', rule: '8.3' }
        ]
      }
    }
  }
}

/** Examples of requests and answers, with the content of a ruleset. */
export interface Examples {
  readonly requests: ReturnType<typeof requestsOf>
  readonly answers: ReturnType<typeof answersOf>
}
