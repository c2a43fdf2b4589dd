import type { Ruleset } from '../../referee/ruleset.js'
import { check, decide, describe } from '../../referee/play.js'
import { askOdds } from './ask-odds.js'
import { judge } from './bots/judge.js'
import { begin } from './begin.js'
import { apply } from './changes/apply.js'
import { choiceSchemas } from './choice-schemas.js'
import { conceal } from './conceal.js'
import { DECISIONS, UNASKED } from './decisions/kinds.js'
import type { PitEvent } from './event.js'
import { game } from './game.js'
import { initialState } from './initial.js'
import { lean } from './lean.js'
import { type Pit, preparePit } from './pit.js'
import { pitPlay } from './play.js'
import type { PitSetup } from './pit-setup.js'
import { example } from './schemas/example.js'
import { schemas } from './schemas/index.js'
import { parseSeat, parseSetup, parseTerms, seatFaults } from './setup.js'
import { splitChoice, stillAhead } from './plans/ahead.js'
import { ordersSchema, readOrders } from './plans/orders.js'
import { plannedAnswer } from './plans/planned-answer.js'
import { setupForRecord, setupFromRecord } from './setup-for-record.js'
import { type PitState, copyState } from './state.js'
import { endings, outcome } from './outcome.js'
import { seenBy, view } from './view.js'
import { describeEvent } from './wording.js'

/** Pit Fighter: section and ruling of every rule stand where it is followed. */
export const pitFighter: Ruleset<PitSetup, Pit, PitState, PitEvent> = {
  id: 'pit-fighter',
  version: '1',
  stateShape: 3,
  choiceSchemas,
  ordersSchema,
  lean,
  schemas,
  example,
  readOrders,
  splitChoice,
  plannedAnswer,
  stillAhead,
  parseSetup,
  parseTerms,
  parseSeat,
  seatFaults,
  seatsOf: ({ seats }) => seats.map(({ name, team }, index) => ({ seat: index + 1, name, team })),
  setupForRecord,
  setupFromRecord,
  prepare: preparePit,
  initial: initialState,

  begin,
  decide: (pit, state, choice, roll) => decide(pitPlay, pit, state, choice, roll),
  check: (pit, state, choice) => check(pitPlay, pit, state, choice),
  evolve: (pit, state, event) => {
    const next = copyState(state)
    apply(pit, next, event)
    return next
  },

  options: (pit, state, ask) => {
    const kind = DECISIONS[ask.kind]
    if (!kind) throw new Error(`No decision of kind ${ask.kind}`)
    return kind.options(pit, state, ask)
  },
  describe: (pit, state, ask) => describe(pitPlay, pit, state, ask),
  unasked: (pit, state, seat) => state.result ? [] : Object.keys(UNASKED).filter(kind => UNASKED[kind]?.whyNot(pit, state, { seat, kind, characteristic: 'WS' }) === null),
  odds: askOdds,
  judge,
  view,
  conceal,
  seenBy,
  describeEvent,
  endings,
  outcome,
  game
}

export { DEFAULT_SCROLL_SET, HOUSE_SETS, hashOf, readScrollSet } from './scroll-set.js'
export { scrollSetFaults } from './scroll-set-faults.js'
export { HEX_NAMES, type HexName, stepsOf } from './hex.js'
export { type Modifiers, type ReadMove, type Scroll, type ScrollSet, readMove } from './scroll.js'
export { ARMOUR_PLACES, type Bearing, CHARACTERISTICS, SPEEDS, type Speed } from './vocabulary.js'
