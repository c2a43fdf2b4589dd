import type { RulesetExample } from '../../src/referee/ruleset-example.js'
import type { RulesetSchemas } from '../../src/referee/ruleset-schemas.js'
import { type Schema, flag, listOf, objectOf, orNull, plain, ref, text, whole } from '../../src/referee/schema-parts.js'

const number = whole('The number.')
const dare = flag('Whether it dares a die.')
const numbers = listOf(orNull(number), 'A number for each seat; null: none is shown.')
const none = objectOf({}, 'Nothing.')
const winners = listOf(whole('A seat.'), 'The seats that won.')
const dice: Schema = listOf(objectOf({ index: number, sides: number, value: number }), 'The die.')

/** JSON Schemas of what the toy ruleset shows. */
export const toySchemas: RulesetSchemas = {
  parts: {
    ToyFighter: objectOf({ type: text('TOY.'), lucky: flag('Whether it is lucky.') }, 'A toy.', ['lucky']),
    ToyFight: objectOf({
      turn: whole('The turn.'),
      phase: text('The phase.'),
      points: listOf(number, 'The points of each seat.'),
      out: listOf(flag('Whether it is out.'), 'Which seats are out.'),
      shown: numbers,
      own: orNull(whole('The number that the viewer has sealed.'))
    }, 'A fight of toys.')
  },
  answers: { SEAL_NUMBER: { number }, STRIKE: { dare }, ADVANCE: {}, CONCEDE: {} },
  asks: { SEAL_NUMBER: { highest: number }, STRIKE: { needed: number }, ADVANCE: {} },
  fighter: ref('ToyFighter'),
  view: ref('ToyFight'),
  leanView: ref('ToyFight'),
  terms: none,
  game: objectOf({ highest: number }, 'The toy game.'),
  content: plain('Nothing is published for toys.'),
  context: none,
  figures: {
    ...Object.fromEntries(['TurnBegan', 'NumbersSealed', 'TurnEnded', 'Advanced', 'Conceded'].map(type => [type, none])),
    NumberShown: objectOf({ number, strikes: flag('Whether it strikes.') }),
    Struck: objectOf({ dare, gained: number, dice }, 'A blow.', ['dice']),
    FightEnded: objectOf({ result: objectOf({ winners, reason: text('Why.') }) })
  },
  setup: { scrolls: {}, style: {}, options: {}, arena: {}, situation: {} }
}

const TOY = { type: 'TOY' }
const ask = { id: 1, kind: 'SEAL_NUMBER', seat: 1, sealed: true, answered: false, options: [{ kind: 'SEAL_NUMBER', number: 1 }], fallback: { kind: 'SEAL_NUMBER', number: 1 }, detail: { highest: 6 } }

export const toyExample = (): RulesetExample => ({
  style: 'PLAIN',
  fighters: [TOY, TOY],
  terms: { options: { turnLimit: 3 }, arena: null, ownStyle: null },
  setup: { scrolls: null, style: 'PLAIN', options: { turnLimit: 10, pacing: 'AUTO' }, arena: null, seats: [], situation: null },
  view: { turn: 1, phase: 'SEALING', points: [0, 0], out: [false, false], shown: [null, null], own: null },
  turn: 1,
  ask,
  firstAsk: ask,
  event: { type: 'TurnBegan', turn: 1, phase: 'SEALING', rule: 'toy' },
  text: 'TurnBegan.',
  choices: [],
  answers: [{ kind: 'SEAL_NUMBER', number: 3 }, { kind: 'CONCEDE' }],
  orders: { number: 3 },
  content: null
})
