/** What a field is given by its name, as a client would that knows what it stands for. */
import type { Chance } from '../../src/bots/chance.js'
import { plainScroll } from '../support/plain-scroll.js'
import type { Aim } from './aim.js'
import type { Known } from './known.js'
import { fighterType, hexDigits, oneIn, someOf, word } from './odd-values.js'

export interface Sources {
  readonly chance: Chance
  readonly known: Known
  readonly aim: Aim
  /** What was asked for so far: `Type.field` of GraphQL, `REST operation`. */
  readonly touched: Set<string>
}

/** `undefined`: nothing is known by that name. `within` says what the field stands in: a GraphQL type, or an operation. */
export const namedValue = ({ chance, known, aim }: Sources, name: string, within: string): unknown => {
  const { fightId, fight, decision, answer } = aim
  switch (name) {
    case 'fightId':
      return oneIn(chance, 8) ? known.some('fightId') ?? 'none' : fightId ?? 'none'
    case 'decisionId':
    case 'decision':
      return oneIn(chance, 12) ? known.some('decisionId') ?? 'none.1' : decision?.id ?? `${fightId}.1`
    case 'id':
      return idWithin(within, known, fightId)
    case 'account':
      return known.some('accountId')
    case 'choice':
      return { ...answer, decision: decision?.id ?? `${fightId}.1` }
    case 'wait':
      return 0
    case 'after':
      return within.includes('vents') ? chance(40) : known.some('cursor') ?? null
    case 'afterSeq':
      return chance(40)
    case 'first':
      return 1 + chance(20)
    case 'seat':
    case 'target':
      return 1 + chance(3)
    case 'idempotencyKey':
    case 'Idempotency-Key':
      return `key ${chance(30)}`
    case 'clientSeed':
      return hexDigits(chance, 64)
    case 'invite':
      return known.some('invite')
    case 'hash':
      return known.some('hash')
    case 'from':
      return { turn: fight?.turn ?? 1, phase: someOf(chance, ['PICK_MOVES', 'SET_UP', 'END_PHASE', 'SEALING']) }
    case 'fighter':
      return { type: fighterType(chance), ...oneIn(chance, 6) && { skills: [word(chance)] }, ...oneIn(chance, 8) && { bonus: { WS: chance(12) } } }
    case 'bot':
      return someOf(chance, ['random', 'greedy'])
    case 'scrolls':
      return someOf(chance, ['house-1', 'house-2', 'fuzz', { name: 'fuzz', hash: known.some('hash') ?? 'sha256:0' }])
    case 'set':
      return { name: `fuzz-${chance(5)}`, provenance: 'made by the fuzzer', scrolls: { MONK: plainScroll('MONK', { S: 20 + chance(20) }, {}) } }
    case 'style':
      return someOf(chance, ['FREE', 'CORE', 'CLASSIC', 'SIGMAR', 'ALLIANCE'])
    case 'ruleset':
      return someOf(chance, ['pit-fighter', 'pit-fighter', 'toy'])
    case 'orders':
      return someOf(chance, [null, {}, { interrupt: 'NEVER' }, { recover: ['WS', 'S'] }, { react: { pass: 'ALWAYS' } }])
    case 'scopes':
      return someOf(chance, [['play'], ['play', 'host'], ['keys'], []])
    case 'arena':
      return someOf(chance, [{ radius: 2 + chance(4) }, { hexes: [[0, 0], [1, 0], [0, 1]] }])
    case 'situation':
      return null
    default:
      return undefined
  }
}

const idWithin = (within: string, known: Known, fightId: string | null): unknown => {
  if (/ruleset/i.test(within)) return 'pit-fighter'
  if (/key/i.test(within)) return known.some('keyId') ?? 'key_none'
  if (/account/i.test(within)) return known.some('accountId') ?? 'acc_none'
  return fightId ?? 'none'
}
