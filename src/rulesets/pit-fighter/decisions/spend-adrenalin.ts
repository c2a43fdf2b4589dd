import type { Choice } from '../../../referee/choice.js'
import { restartSearch } from '../searching.js'
import { characteristic as characteristicSchema, described } from '../schemas/words.js'
import { happen } from '../pit-table.js'
import type { PitState } from '../state.js'
import { CHARACTERISTICS, type Characteristic } from '../vocabulary.js'
import { type PitUnasked, shown } from './kind.js'

const characteristicOf = (choice: Choice): Characteristic | undefined => CHARACTERISTICS.find(characteristic => characteristic === choice['characteristic'])

/**
 * Rule 6.7 (a) and ruling R21: spends a counter on +10 until the End Phase, whenever the fight waits.
 * Ruling R76: dice that were rolled before are not read again.
 */
export const spendAdrenalin: PitUnasked = {
  schemas: {
    description: 'Spends a counter on +10 until the End Phase; answers no decision. Section 6.7.',
    answer: { characteristic: described(characteristicSchema, 'The characteristic to raise.') }
  },
  complete: choice => ({ kind: 'SPEND_ADRENALIN', characteristic: choice['characteristic'] }),
  whyNot: (_pit, state, choice) => {
    const message = fault(state, choice)
    return message === null ? null : { rule: '6.7', message }
  },
  take: (table, choice) => {
    const characteristic = characteristicOf(choice)
    if (characteristic && choice.seat !== null) happen(table, { type: 'AdrenalinSpent', rule: '6.7', ruling: 'R54', seat: choice.seat, characteristic })
    restartSearch(table)
  }
}

const fault = (state: PitState, choice: Choice): string | null => {
  const fighter = choice.seat === null ? undefined : state.fighters[choice.seat - 1]
  if (!fighter) return 'only a fighter has Adrenalin'
  if (fighter.takenOut) return `seat ${fighter.seat} is out`
  if (!characteristicOf(choice)) return `characteristic must be one of ${CHARACTERISTICS.join(', ')}, not ${shown(choice['characteristic'])}`
  return fighter.adrenalin.length === 0 ? `seat ${fighter.seat} has no Adrenalin counter` : null
}
