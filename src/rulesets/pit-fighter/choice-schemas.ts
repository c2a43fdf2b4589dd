import { ATTACK_KINDS, CHARACTERISTICS, LOCATIONS, SIDES, SKILLS } from './vocabulary.js'

const hex = { description: 'A hex, [q, r].', type: 'array', items: { type: 'integer', minimum: -1000, maximum: 1000 }, minItems: 2, maxItems: 2 }
const location = { description: 'A hit location.', enum: LOCATIONS }
const facing = { description: 'The side of the hex to face.', enum: SIDES }
const seat = { description: 'A seat, from 1.', type: 'integer', minimum: 1, maximum: 16 }
const points = Object.fromEntries(CHARACTERISTICS.map(characteristic => [characteristic, { type: 'integer', minimum: 1, maximum: 5 }]))

const carryOut = {
  facing: { ...facing, description: 'The side to face at the end; may be left out where the move bears one arrow.' },
  extraHex: { description: 'Spends a counter of Adrenalin on one hex straight ahead before the move. Left out: false.', type: 'boolean' }
}

const choice = (description: string, properties: Readonly<Record<string, object>>, required: readonly string[]): object =>
  ({ description, type: 'object', additionalProperties: false, required, properties })

/** The fields of each kind of choice. What is legal among them, the decision's options say. */
export const choiceSchemas: Readonly<Record<string, object>> = {
  PLACE_FIGHTER: choice('Sets the fighter up. Section 2.4.', { hex, facing }, ['hex', 'facing']),
  PICK_MOVE: choice('Picks a move of the scroll, sealed. Section 4.0.', {
    move: { description: 'The name of the move.', type: 'string', maxLength: 40 },
    carryOut: {
      description: 'Answers in advance how the move ends, if that is open to it by then; as in CARRY_OUT_MOVE. Left out: the seat is asked.',
      type: 'object',
      additionalProperties: false,
      properties: carryOut
    },
    interrupt: { description: 'Answers in advance every INTERRUPT of the turn, of moves and of attacks. Left out: the seat is asked.', type: 'boolean' }
  }, ['move']),
  INTERRUPT: choice('Whether to act before the candidate, sealed. Section 5.2.', { interrupt: { description: 'True: act first.', type: 'boolean' } }, ['interrupt']),
  CARRY_OUT_MOVE: choice('How the move ends. Section 5.1.', carryOut, []),
  ADJUST_FACING: choice('Turns one side after all moves. Section 8.42.', { turn: { description: 'LEFT is counter-clockwise; null: stay.', enum: ['LEFT', 'RIGHT', null] } }, ['turn']),
  ATTACK: choice('Whom to attack and how; null declines. Section 6.1.', {
    attack: {
      description: 'The attack; null: none.',
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['kind', 'target'],
      properties: { kind: { description: 'The kind of attack.', enum: ATTACK_KINDS }, target: seat, location }
    },
    location: { ...location, description: 'Answers in advance the HIT_LOCATION of this attack. Left out: the seat is asked.' }
  }, ['attack']),
  HIT_LOCATION: choice('The location to strike, or to guard; sealed. Section 6.2.', { location }, ['location']),
  REACT: choice('What to use in a window; null passes. Section 6.7.', {
    use: {
      description: 'A counter of Adrenalin on a characteristic, or a skill; null: nothing.',
      anyOf: [
        { type: 'null' },
        { type: 'object', additionalProperties: false, required: ['adrenalin'], properties: { adrenalin: { enum: CHARACTERISTICS } } },
        { type: 'object', additionalProperties: false, required: ['skill'], properties: { skill: { enum: SKILLS }, die: { description: 'The index of the damage die to roll again.', type: 'integer', minimum: 0, maximum: 9 } } }
      ]
    }
  }, ['use']),
  RECOVER: choice('What a counter takes back, sealed; null: nothing. Section 6.7.', {
    recover: { description: 'Points by characteristic, 5 in all at most.', type: ['object', 'null'], additionalProperties: false, minProperties: 1, properties: points }
  }, ['recover']),
  ADVANCE: choice('The host lets the next phase begin. Section 3.0.', {}, []),
  SPEND_ADRENALIN: choice('Spends a counter on +10 until the End Phase; answers no decision. Section 6.7.', { characteristic: { description: 'What to raise.', enum: CHARACTERISTICS } }, ['characteristic']),
  CONCEDE: choice('Gives up; answers no decision. Ruling R28.', {}, [])
}
