import { PRESETS } from '../../fights/clocks/clock-settings.js'
import type { Schema } from '../../referee/schema-parts.js'
import { SEATS_AT_MOST } from '../../fights/lobby/new-fight.js'

export type { Schema }

/** The shapes of what clients send, one for both faces. What is legal in them is for use cases and rules to say. */

const nullable = (type: string, more: Schema = {}): Schema => ({ type: [type, 'null'], ...more })

export const idempotencyKey: Schema = { type: 'string', minLength: 1, maxLength: 200, description: 'A repeat with the same key gets the first answer.' }

export const seatNumber: Schema = { type: 'integer', minimum: 1, maximum: 99, description: 'The number of a seat, from 1.' }

export const clientSeed: Schema = nullable('string', { pattern: '^[0-9a-fA-F]{64}$', description: 'A share of the dice\'s seed: 64 hex digits.' })

const fighter: Schema = {
  type: 'object',
  required: ['type'],
  description: 'A fighter, as the ruleset has it.',
  properties: {
    type: { type: 'string', maxLength: 100, description: 'The scroll it fights by.' },
    bonus: nullable('object', { additionalProperties: { type: 'integer' }, description: 'The bonus points by characteristic, all of them; left out: spread evenly.' }),
    title: nullable('string', { description: 'PIT_KING, or none.' }),
    skills: nullable('array', { items: { type: 'string' }, description: 'Skills by name.' }),
    hates: nullable('array', { items: { type: 'integer' }, description: 'The seats that it hates.' })
  }
}

/** What a ruleset's style of one's own looks like; the rules say which words there are. */
export const ownStyle: Schema = {
  type: 'object',
  required: ['name', 'groups', 'titles', 'sides', 'end'],
  additionalProperties: false,
  description: 'A style of the caller\'s own.',
  properties: {
    name: { type: 'string', maxLength: 40, description: 'What it is called; none of the rulebook\'s names.' },
    groups: { type: 'array', items: { type: 'string' }, description: 'The groups that may fight: CLASSIC, PURSUER, TROLL_SLAYER, OGRE.' },
    titles: { type: 'array', items: { type: 'string' }, description: 'The titles that may fight: PIT_KING, or none.' },
    sides: { type: 'string', description: 'EACH_ALONE, ONE_AGAINST_THREE or EQUAL_TEAMS.' },
    end: { type: 'string', description: 'HALF_OUT or ONE_SIDE_STANDING.' }
  }
}

const style: Schema = { anyOf: [{ type: ['string', 'null'] }, ownStyle], description: 'The style of combat by its name, or one of the caller\'s own; left out: FREE.' }
const scrolls: Schema = { type: ['string', 'object', 'null'], description: 'The scroll set: its name, `{ name, hash }`, or a whole set; left out: the house\'s.' }

const player = {
  name: nullable('string', { maxLength: 100, description: 'What its player is called.' }),
  team: nullable('string', { maxLength: 100, description: 'Its team, in styles that have teams; left out: one that has room, once a fighter sits there.' }),
  clientSeed
}

const duration = (description: string): Schema => nullable('string', { maxLength: 40, description: `${description} An ISO 8601 duration.` })
const timeouts = (description: string): Schema => nullable('integer', { minimum: 0, maximum: 1000, description })

const clock: Schema = {
  type: ['object', 'null'],
  additionalProperties: false,
  description: 'The clock; `{}`: a bank of PT5M and PT30S a turn; left out: none.',
  properties: {
    preset: { enum: [...PRESETS, null], description: 'Where the other fields start from.' },
    perDecision: duration('A time for each decision, in place of a bank.'),
    bank: duration('The time of a seat for the whole fight; it runs only while the seat is asked.'),
    increment: duration('What every bank is given at the beginning of a turn.'),
    lag: duration('How much of each answer\'s time is not counted, for its way.'),
    timeoutsInARow: timeouts('So many time-outs in a row concede the fight; 0: none do.'),
    timeoutsInAll: timeouts('So many time-outs in all concede the fight; 0: none do.')
  }
}

export const createFight: Schema = {
  type: 'object',
  required: ['seats'],
  additionalProperties: false,
  properties: {
    ruleset: nullable('string', { description: 'The ruleset\'s id; left out: pit-fighter.' }),
    style,
    scrolls,
    options: nullable('object', { description: 'What is agreed: `turnLimit` (null: none), `idleTurnLimit` (1 to 200), `separateArms`.' }),
    arena: nullable('object', { description: '`{ radius }` or `{ hexes }`, either with `walls`; left out: one that fits the number of seats.' }),
    situation: nullable('object', { description: 'A start in mid-fight, as a record has it.' }),
    pacing: { enum: ['AUTO', 'MANUAL', null], description: 'Who moves the fight on; left out: AUTO.' },
    visibility: { enum: ['PUBLIC', 'PRIVATE', null], description: 'Who may see the fight: everybody, or (PRIVATE) those who hold one of its tokens or an invite, and the accounts that host it, have a seat or are invited; left out: PUBLIC.' },
    clock,
    hideFighters: nullable('boolean', { description: 'Whether nobody but its own seat sees a fighter before the fight begins; left out: no.' }),
    readyCheck: nullable('boolean', { description: 'Whether the fight begins only when every seat says that it is ready; left out: no.' }),
    seats: {
      type: 'array',
      maxItems: 100,
      description: 'The seats, that of the oldest player first.',
      items: {
        type: 'object',
        additionalProperties: false,
        properties: {
          ...player,
          fighter: { ...fighter, type: ['object', 'null'], description: 'The fighter; left out: the seat is open and can be joined.' },
          account: nullable('string', { maxLength: 100, description: 'The account, by name or id, that alone may take the seat, and brings the fighter. With a fighter: the bearer\'s own, which then sits there (scope `play`).' }),
          inviteOnly: nullable('boolean', { description: 'Whether the seat is taken with an invite alone, so that it has no `account`; whoever is invited brings the fighter; left out: no.' }),
          bot: nullable('string', { maxLength: 100, description: 'A house bot that the server plays: `random` or `greedy`.' })
        }
      }
    },
    idempotencyKey: { ...idempotencyKey, type: ['string', 'null'] }
  }
}

export const joinFight: Schema = {
  type: 'object',
  required: ['fighter'],
  additionalProperties: false,
  properties: {
    seat: { ...seatNumber, type: ['integer', 'null'], description: 'The seat; left out: the one that waits for the bearer, or else the first that it may take.' },
    ...player,
    fighter,
    invite: nullable('string', { maxLength: 200, description: 'An invite of the fight, where the request has another token. The seat is then the account\'s, if it is an account\'s key.' }),
    idempotencyKey: { ...idempotencyKey, type: ['string', 'null'] }
  }
}

export const setClientSeed: Schema = {
  type: 'object',
  required: ['clientSeed'],
  additionalProperties: false,
  properties: { clientSeed }
}

export const createInvite: Schema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    seat: { ...seatNumber, type: ['integer', 'null'], description: 'The seat that it is for; null or left out: any that waits for no account.' },
    renew: nullable('boolean', { description: 'Whether all invites of the fight that were made before are void; left out: no.' })
  }
}

export const reissueToken: Schema = {
  type: 'object',
  additionalProperties: false,
  properties: { seat: { ...seatNumber, type: ['integer', 'null'], description: 'The seat; null or left out: the host itself.' } }
}

/** Standing orders; which words there are is for the rules to say. */
export const setOrders: Schema = {
  type: 'object',
  required: ['orders'],
  additionalProperties: false,
  properties: { orders: { type: ['object', 'null'], description: 'The orders, in place of those that the seat had; null: none.' } }
}

export const leaveFight: Schema = { type: 'object', required: ['seat'], additionalProperties: false, properties: { seat: seatNumber } }

export const advancePhase: Schema = {
  type: 'object',
  required: ['from'],
  additionalProperties: false,
  properties: {
    from: {
      type: 'object',
      required: ['turn', 'phase'],
      additionalProperties: false,
      description: 'The turn and phase that the host saw, so that a double click goes on once.',
      properties: {
        turn: { type: 'integer', minimum: 0, maximum: 1e6, description: 'The turn.' },
        phase: { type: 'string', maxLength: 100, description: 'The phase.' },
        version: { type: ['integer', 'null'], minimum: 0, description: 'The fight\'s version, for a host who goes over missing seats more than once in a phase.' }
      }
    },
    overMissing: nullable('boolean', { description: 'Whether what is still open is answered with its fallback first.' })
  }
}

/** A fighter to be looked at. It may be wrong in any way: the rules name all that is. */
export const validateFighter: Schema = {
  type: 'object',
  required: ['fighter'],
  additionalProperties: false,
  properties: {
    ruleset: nullable('string', { description: 'The ruleset\'s id; left out: pit-fighter.' }),
    style,
    scrolls,
    fighter: { type: 'object', description: 'The fighter, as `createFight` takes it.' }
  }
}

/** What a fight must be like to be in a list. */
export const lobbyFilter = {
  ruleset: { type: 'string', maxLength: 100, description: 'Only of this ruleset, by its id.' },
  style: { type: 'string', maxLength: 100, description: 'Only of this style of combat.' },
  clock: { type: 'string', enum: ['NONE', 'PER_DECISION', 'BANK'], description: 'Only with a clock of this kind: none, a time for each decision, or a bank a seat.' },
  preset: { type: 'string', enum: [...PRESETS], description: 'Only with a clock that starts from this preset.' },
  seats: { type: 'integer', minimum: 1, maximum: SEATS_AT_MOST, description: 'Only with so many seats, taken or not.' },
  withBot: { type: 'boolean', description: 'Only with (true) or without (false) a house bot in a seat.' },
  pacing: { type: 'string', enum: ['AUTO', 'MANUAL'], description: 'Only with this pacing.' }
} as const satisfies Readonly<Record<string, Schema>>

export const fightFilter = {
  status: { type: 'string', enum: ['OPEN', 'RUNNING', 'FINISHED', 'CANCELLED'], description: 'Only with this status.' },
  ...lobbyFilter,
  hasOpenSeat: { type: 'boolean', description: 'Only with (true) or without (false) a seat that anybody may take.' },
  invited: { type: 'boolean', description: 'True: only open fights, private ones too, in which a seat waits for the account of the bearer.' },
  mine: { type: 'boolean', description: 'True: only fights, private ones too, in which the account of the bearer has part, as host or in a seat.' }
} as const satisfies Readonly<Record<string, Schema>>

const place: Schema = nullable('string', { maxLength: 40, description: 'The location that is chosen; null or left out: all alike.' })

export const askOdds: Schema = {
  type: 'object',
  required: ['attack'],
  additionalProperties: false,
  properties: {
    attack: {
      type: 'object',
      required: ['kind', 'target'],
      additionalProperties: false,
      properties: { kind: { type: 'string', maxLength: 40 }, target: seatNumber, location: place }
    },
    aim: place,
    guess: place
  }
}

/** A decision's id: that of the fight, a dot, and a number. */
export const DECISION_ID = '^([0-9a-z]{1,40})\\.[1-9][0-9]{0,8}$'

/** What every choice has beside the fields of its kind. */
export const choiceEnvelope = {
  decision: { type: 'string', pattern: DECISION_ID, description: 'The decision that is answered.' },
  kind: { type: 'string', description: 'The kind of the choice.' },
  seat: { type: ['integer', 'null'], description: 'The bearer\'s seat (null: the host); may be left out.' },
  replace: { type: 'boolean', description: 'Allows another answer to a sealed decision that is still open. Left out: false.' },
  idempotencyKey
} as const satisfies Record<string, Schema>

/** A scroll set as it is published; its rules read it, and name every fault. */
export const scrollSet: Schema = {
  type: 'object',
  required: ['name', 'provenance', 'scrolls'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$', description: 'What fights name it by.' },
    provenance: { type: 'string', maxLength: 1000, description: 'Where its figures come from.' },
    scrolls: { type: 'object', additionalProperties: { type: 'object' }, description: 'The scrolls by type, in the notation of the fight record; docs/scrolls.md shows how to type one in.' }
  }
}
