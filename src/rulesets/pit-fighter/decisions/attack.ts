import type { Answer } from '../../../referee/choice.js'
import type { Ask } from '../../../referee/decision.js'
import { decimal, listOf, objectOf, orNull, whole } from '../../../referee/schema-parts.js'
import { same } from '../../../referee/same.js'
import { attackNow } from '../ask-odds.js'
import { type Attack, legalAttacks } from '../attacking.js'
import { attackOdds } from '../odds.js'
import type { Pit } from '../pit.js'
import { happen } from '../pit-table.js'
import * as words from '../schemas/words.js'
import { type PitState, fighterOf, frameOf } from '../state.js'
import { ATTACK_RULES } from '../attack-kinds.js'
import { type PitDecision, askedFighter, askedSeat, shown } from './kind.js'

const DECLINE: Answer = { kind: 'ATTACK', attack: null }

const isExtra = (state: PitState): boolean => frameOf(state, 'CHOOSE_ATTACK')?.extra === true

const attacksFor = (pit: Pit, state: PitState, ask: Ask): readonly Attack[] => legalAttacks(pit, state, askedFighter(state, ask))

/** Rule 6.1: the target and kind of an attack, or null to decline. An attack without a target is skipped (R57). */
export const attack: PitDecision = {
  schemas: {
    description: 'The target and kind of the attack; null declines. Section 6.1.',
    answer: { attack: orNull(objectOf({ kind: words.attackKind, target: words.seat, location: words.location }, 'The attack; null: none.', ['location'])) },
    ahead: { location: words.described(words.location, 'Answers the HIT_LOCATION of this attack in advance. Left out: the seat is asked.') },
    detail: {
      attacks: listOf(objectOf({
        kind: words.attackKind,
        target: words.described(words.seat, 'The seat that is attacked.'),
        location: { ...orNull(words.location), description: 'The location that the attack names; null: none.' },
        attackModifier: orNull(whole('The modifier of the attacker\'s roll; null: this kind of attack has no modifiers.')),
        defenceModifier: orNull(whole('The modifier of the defender\'s roll; null: this kind of attack has no modifiers.')),
        hitOdds: decimal('The probability of a hit, with both locations random and without reactions.')
      }), 'All attacks that the seat may make.')
    }
  },
  options: (pit, state, ask) => ({ options: [DECLINE, ...attacksFor(pit, state, ask).map(attack => ({ kind: 'ATTACK', attack }))], fallback: DECLINE }),
  detail: (pit, state, ask) => ({
    attacks: attacksFor(pit, state, ask).map(attack => ({
      kind: attack.kind,
      target: attack.target,
      location: attack.location ?? null,
      ...attackOdds(pit, state, attackNow(state, askedSeat(ask), attack))
    }))
  }),
  whyNot: (pit, state, ask, { attack }) => ({ rule: '6.1', message: attackFault(state, attacksFor(pit, state, ask), attack) }),
  take: (table, ask, answer) => {
    const seat = askedSeat(ask)
    const extra = isExtra(table.state)
    const attack = attacksFor(table.prepared, table.state, ask).find(attack => same(attack, answer['attack']))
    if (!attack) {
      happen(table, { type: 'AttackDeclined', rule: '6.0', seat, extra })
      return
    }
    const { kind, target, location = null } = attack
    happen(table, { type: 'AttackDeclared', rule: ATTACK_RULES[kind].isGuessed ? '6.1' : '8.42', ruling: 'R46', seat, kind, target, extra, location })
  }
}

const attackFault = (state: PitState, legal: readonly Attack[], attack: unknown): string => {
  if (typeof attack !== 'object' || attack === null || !('target' in attack) || !('kind' in attack)) return `attack must be null or { "kind", "target" }, not ${shown(attack)}`
  const ways = [...new Set(legal.map(({ kind, target }) => `${kind} at seat ${target}`))].join(', ')
  const target = typeof attack.target === 'number' && state.fighters[attack.target - 1] ? `seat ${fighterOf(state, attack.target).seat}` : shown(attack.target)
  return `${shown(attack.kind)} at ${target} is not possible now; possible: ${ways === '' ? 'null' : `null, ${ways}`}`
}
