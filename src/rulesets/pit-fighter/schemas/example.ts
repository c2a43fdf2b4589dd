import type { Choice } from '../../../referee/choice.js'
import { isOpen } from '../../../referee/decision.js'
import type { RulesetExample } from '../../../referee/ruleset-example.js'
import type { ContentLibrary } from '../../../referee/ruleset.js'
import { decide, describe } from '../../../referee/play.js'
import { begin } from '../begin.js'
import type { PitEvent } from '../event.js'
import { preparePit } from '../pit.js'
import { pitPlay } from '../play.js'
import { parseSetup } from '../setup.js'
import { setupForRecord } from '../setup-for-record.js'
import type { PitState } from '../state.js'
import { view } from '../view.js'
import { describeEvent } from '../wording.js'

const FIGHTERS = [{ type: 'ORC', bonus: { WS: 10 } }, { type: 'EMPIRE' }] as const
const ARENA = { radius: 3 }
const OPTIONS = { turnLimit: 30 }

const ownContent = {
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

/** A duel in a small arena, played to the CARRY_OUT_MOVE of seat 1's first move. No dice are rolled before it. */
export const example = (): RulesetExample => {
  const library: ContentLibrary = () => undefined
  const read = parseSetup({ style: 'FREE', arena: ARENA, options: OPTIONS, seats: [{ name: 'Grom', fighter: FIGHTERS[0] }, { name: 'Karl', fighter: FIGHTERS[1] }] }, library)
  if (!read.ok) throw new Error(`The example is invalid: ${read.fault.message}`)
  const pit = preparePit(read.value, library, { covers: false })
  const roll = (): number => { throw new Error('The example rolls no dice') }
  let { events, state }: { events: readonly PitEvent[], state: PitState } = begin(pit, roll)
  const choices: Choice[] = []
  const asked = (kind: string) => {
    while (!state.asked.some(ask => ask.seat === 1 && ask.kind === kind && isOpen(ask))) {
      const ask = state.asked.find(isOpen)
      if (!ask) throw new Error(`The example does not reach ${kind}`)
      const { fallback } = describe(pitPlay, pit, state, ask)
      const ruling = decide(pitPlay, pit, state, { seat: ask.seat, ...fallback, ...ask.kind === 'PICK_MOVE' && { move: 'Advance' } }, roll)
      if (!ruling.accepted) throw new Error(`The example is invalid: ${ruling.refusal.message}`)
      choices.push(ruling.choice)
      events = [...events, ...ruling.events]
      state = ruling.state
    }
    const ask = state.asked.find(ask => ask.seat === 1 && ask.kind === kind)
    if (!ask) throw new Error(`Seat 1 is not asked for ${kind}`)
    return describe(pitPlay, pit, state, ask)
  }
  const firstAsk = asked('PICK_MOVE')
  const ask = asked('CARRY_OUT_MOVE')
  const event = events.find(({ type }) => type === 'FighterPlaced')
  if (!event) throw new Error('The example places no fighter')
  return {
    style: 'CORE',
    fighters: FIGHTERS,
    terms: { options: OPTIONS, arena: ARENA, ownStyle: { name: 'ORCS_AND_OGRES', groups: ['CLASSIC', 'OGRE'], titles: [], sides: 'EACH_ALONE', end: 'ONE_SIDE_STANDING' } },
    setup: setupForRecord(read.value, library),
    view: view(pit, state, 1),
    turn: state.turn,
    ask,
    firstAsk,
    event,
    text: describeEvent(pit, event),
    choices,
    answers: [
      { kind: 'PLACE_FIGHTER', hex: [0, -3], facing: 'S' },
      { kind: 'PICK_MOVE', move: 'Advance' },
      { kind: 'PICK_MOVE', move: 'Lunge', carryOut: { extraHex: false, facing: 'S' }, interrupt: false },
      { kind: 'INTERRUPT', interrupt: false },
      { kind: 'CARRY_OUT_MOVE', facing: 'S' },
      { kind: 'ADJUST_FACING', turn: 'LEFT' },
      { kind: 'ATTACK', attack: { kind: 'NORMAL', target: 2 } },
      { kind: 'ATTACK', attack: null },
      { kind: 'HIT_LOCATION', location: 'HEAD' },
      { kind: 'REACT', use: { adrenalin: 'WS' } },
      { kind: 'RECOVER', recover: { W: 3, I: 2 } },
      { kind: 'SPEND_ADRENALIN', characteristic: 'S' },
      { kind: 'CONCEDE' }
    ],
    orders: { interrupt: 'IF_IT_CAN_ATTACK_ME', adrenalin: { losingByAtMost: 5 }, passIfPointless: true, recover: ['W', 'WS'] },
    content: ownContent
  }
}
