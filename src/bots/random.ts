import type { Answer } from '../referee/choice.js'
import type { HouseBot } from '../fights/ports.js'

/** Takes any legal answer, but never declines an attack that it could make. */
export const random: HouseBot = ({ decision: { options, fallback } }, chance) => {
  const wanted = options.some(isAttack) ? options.filter(isAttack) : options
  return wanted[chance(wanted.length)] ?? fallback
}

const isAttack = ({ kind, attack }: Answer): boolean => kind === 'ATTACK' && attack !== null
