import { PRESETS } from '../../fights/clocks/clock-settings.js'
import type { Schema } from '../../referee/schema-parts.js'

export type { Schema }

/** The schemas of requests, shared by REST and GraphQL. Use cases and rules check what is legal. */

const nullable = (type: string, more: Schema = {}): Schema => ({ type: [type, 'null'], ...more })

export const idempotencyKey: Schema = {
  type: 'string',
  minLength: 1,
  maxLength: 200,
  description: 'Idempotency key. A repeat with the same key gets the first answer.'
}

export const seatNumber: Schema = {
  type: 'integer',
  minimum: 1,
  maximum: 99,
  description: 'The number of a seat, from 1.'
}

export const clientSeed: Schema = nullable('string', {
  pattern: '^[0-9a-fA-F]{64}$',
  description: 'A share of the dice seed: 64 hex digits.'
})

const fighter: Schema = {
  type: 'object',
  required: ['type'],
  description: 'A fighter, as the ruleset defines it.',
  properties: {
    type: { type: 'string', maxLength: 100, description: 'The type of its scroll.' },
    bonus: nullable('object', {
      additionalProperties: { type: 'integer' },
      description: 'The bonus points by characteristic; they must all be spent. Default: spread evenly.'
    }),
    title: nullable('string', { description: 'PIT_KING, or none.' }),
    skills: nullable('array', { items: { type: 'string' }, description: 'Skills by name.' }),
    hates: nullable('array', { items: { type: 'integer' }, description: 'The seats that it hates.' })
  }
}

/** A custom style. The rules check its words. */
export const ownStyle: Schema = {
  type: 'object',
  required: ['name', 'groups', 'titles', 'sides', 'end'],
  additionalProperties: false,
  description: 'A custom style.',
  properties: {
    name: { type: 'string', maxLength: 40, description: 'Its name. Names from the rulebook are not allowed.' },
    groups: {
      type: 'array',
      items: { type: 'string' },
      description: 'The groups that may fight: CLASSIC, PURSUER, TROLL_SLAYER, OGRE.'
    },
    titles: { type: 'array', items: { type: 'string' }, description: 'The titles that may fight: PIT_KING, or none.' },
    sides: { type: 'string', description: 'EACH_ALONE, ONE_AGAINST_THREE or EQUAL_TEAMS.' },
    end: { type: 'string', description: 'HALF_OUT or ONE_SIDE_STANDING.' }
  }
}

const style: Schema = {
  anyOf: [{ type: ['string', 'null'] }, ownStyle],
  description: 'The style of combat by its name, or a custom style. Default: FREE.'
}
const scrolls: Schema = {
  type: ['string', 'object', 'null'],
  description: 'The scroll set: its name, `{ name, hash }`, or a whole set. Default: the house set.'
}

const player = {
  name: nullable('string', { maxLength: 100, description: 'The name of its player.' }),
  team: nullable('string', {
    maxLength: 100,
    description: 'Its team, in styles that have teams. Default: a team that has room, when the seat is taken.'
  }),
  clientSeed
}

const duration = (description: string): Schema =>
  nullable('string', { maxLength: 40, description: `${description} An ISO 8601 duration.` })
const timeouts = (description: string): Schema => nullable('integer', { minimum: 0, maximum: 1000, description })

const clock: Schema = {
  type: ['object', 'null'],
  additionalProperties: false,
  description: 'The clock. `{}` means a bank of PT5M and PT30S a turn. Default: no clock.',
  properties: {
    preset: { enum: [...PRESETS, null], description: 'Preset whose values are used for omitted fields.' },
    perDecision: duration('The time for each decision, in place of a bank.'),
    bank: duration('The bank: total time of a seat, counted only while the seat is asked.'),
    increment: duration('Time added to every bank at the beginning of a turn.'),
    lag: duration('Network allowance: time of each answer that is not counted.'),
    timeoutsInARow: timeouts('A seat concedes after this number of consecutive time-outs. 0 means never.'),
    timeoutsInAll: timeouts('A seat concedes after this number of time-outs in total. 0 means never.')
  }
}

export const createFight: Schema = {
  type: 'object',
  required: ['seats'],
  additionalProperties: false,
  properties: {
    ruleset: nullable('string', { description: 'The ruleset\'s id. Default: pit-fighter.' }),
    style,
    scrolls,
    options: nullable('object', {
      description: 'The options: `turnLimit` (null for no limit), `idleTurnLimit` (1 to 200), `separateArms`.'
    }),
    arena: nullable('object', {
      description:
        'The pit: `{ radius }` or `{ hexes }`, either with `walls`. Default: a pit that fits the number of seats.'
    }),
    situation: nullable('object', { description: 'A start position in mid-fight, as in a record.' }),
    pacing: { enum: ['AUTO', 'MANUAL', null], description: 'Who advances the fight. Default: AUTO.' },
    visibility: {
      enum: ['PUBLIC', 'PRIVATE', null],
      description:
        'Who may read the fight. PUBLIC: everybody. PRIVATE: holders of its tokens and invites, and accounts that ' +
        'are its host, have a seat or are invited. Default: PUBLIC.'
    },
    clock,
    hideFighters: nullable('boolean', {
      description: 'Whether only its own seat sees a fighter before the fight begins. Default: false.'
    }),
    readyCheck: nullable('boolean', {
      description: 'Whether the fight begins only when every seat is ready. Default: false.'
    }),
    seats: {
      type: 'array',
      maxItems: 100,
      description: 'The seats. The player of the first seat counts as the oldest.',
      items: {
        type: 'object',
        additionalProperties: false,
        properties: {
          ...player,
          fighter: {
            ...fighter,
            type: ['object', 'null'],
            description: 'The fighter. If omitted, the seat is open and can be joined.'
          },
          account: nullable('string', {
            maxLength: 100,
            description:
              'Reserves the seat for an account, by name or id; the account brings the fighter. Together with ' +
              '`fighter`: the caller\'s own account, which takes the seat (scope `play`).'
          }),
          inviteOnly: nullable('boolean', {
            description:
              'Whether the seat can only be taken with an invite. It then has no `account`, and the invited player ' +
              'brings the fighter. Default: false.'
          }),
          bot: nullable('string', {
            maxLength: 100,
            description: 'A house bot that the server plays: `random` or `greedy`.'
          })
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
    seat: {
      ...seatNumber,
      type: ['integer', 'null'],
      description: 'The seat. Default: the seat that is reserved for the caller, or else the first that it may take.'
    },
    ...player,
    fighter,
    invite: nullable('string', {
      maxLength: 200,
      description:
        'An invite to the fight, if the request has another token. If that token is an account\'s key, the account ' +
        'gets the seat.'
    }),
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
    seat: {
      ...seatNumber,
      type: ['integer', 'null'],
      description: 'The seat that it is for. Null or omitted: any seat that is not reserved for an account.'
    },
    renew: nullable('boolean', {
      description: 'Whether to make all earlier invites of the fight void. Default: false.'
    })
  }
}

export const reissueToken: Schema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    seat: { ...seatNumber, type: ['integer', 'null'], description: 'The seat. Null or omitted: the host.' }
  }
}

/** Standing orders. The rules check their words. */
export const setOrders: Schema = {
  type: 'object',
  required: ['orders'],
  additionalProperties: false,
  properties: {
    orders: { type: ['object', 'null'], description: 'The orders. They replace the earlier ones. Null: none.' }
  }
}

export const leaveFight: Schema = {
  type: 'object',
  required: ['seat'],
  additionalProperties: false,
  properties: { seat: seatNumber }
}

export const advancePhase: Schema = {
  type: 'object',
  required: ['from'],
  additionalProperties: false,
  properties: {
    from: {
      type: 'object',
      required: ['turn', 'phase'],
      additionalProperties: false,
      description: 'The turn and phase that the host saw. A repeated request has no effect.',
      properties: {
        turn: { type: 'integer', minimum: 0, maximum: 1e6, description: 'The turn.' },
        phase: { type: 'string', maxLength: 100, description: 'The phase.' },
        version: {
          type: ['integer', 'null'],
          minimum: 0,
          description: 'The fight\'s version. Needed if the host uses `overMissing` more than once in a phase.'
        }
      }
    },
    overMissing: nullable('boolean', { description: 'Whether to answer open decisions with their fallback first.' })
  }
}

/** A fighter to check. It may be invalid: the rules report all faults. */
export const validateFighter: Schema = {
  type: 'object',
  required: ['fighter'],
  additionalProperties: false,
  properties: {
    ruleset: nullable('string', { description: 'The ruleset\'s id. Default: pit-fighter.' }),
    style,
    scrolls,
    fighter: { type: 'object', description: 'The fighter, as `createFight` takes it.' }
  }
}

const place: Schema = nullable('string', {
  maxLength: 40,
  description: 'The location that is chosen. Null or omitted: all are equally likely.'
})

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

/** A decision's id: the fight's id, a dot and a number. */
export const DECISION_ID = '^([0-9a-z]{1,40})\\.[1-9][0-9]{0,8}$'

/** The fields that every choice has. */
export const choiceEnvelope = {
  decision: { type: 'string', pattern: DECISION_ID, description: 'The decision that is answered.' },
  kind: { type: 'string', description: 'The kind of the choice.' },
  seat: { type: ['integer', 'null'], description: 'The caller\'s seat; null for the host. It may be omitted.' },
  replace: {
    type: 'boolean',
    description: 'Set true to replace a sealed answer while the decision is open. Default: false.'
  },
  idempotencyKey
} as const satisfies Record<string, Schema>

/** A scroll set to publish. The rules read it and report every fault. */
export const scrollSet: Schema = {
  type: 'object',
  required: ['name', 'provenance', 'scrolls'],
  additionalProperties: false,
  properties: {
    name: {
      type: 'string',
      pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$',
      description: 'The name that fights use for it.'
    },
    provenance: { type: 'string', maxLength: 1000, description: 'The source of its values.' },
    scrolls: {
      type: 'object',
      additionalProperties: { type: 'object' },
      description: 'The scrolls by type, in the notation of the fight record. See docs/scrolls.md.'
    }
  }
}
