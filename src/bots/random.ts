import type { Answer } from '../referee/choice.js'
import type { HouseBot } from '../fights/ports.js'

/** Takes a random legal answer, but never declines a possible attack. */
export const random: HouseBot = ({ decision: { options, fallback } }, chance) => {
  const wanted = options.some(isAttack) ? options.filter(isAttack) : options
  return wanted[chance(wanted.length)] ?? fallback
}

const isAttack = ({ kind, attack }: Answer): boolean => kind === 'ATTACK' && attack !== null
