import { columns } from './simulation-table.js'
import type { Terminal } from './terminal.js'

/** The odds of an attack, as Pit Fighter's `odds` returns them. */
export interface AttackOdds {
  readonly attack: { readonly kind: string, readonly target: number, readonly location?: string }
  readonly attackModifier: number | null
  readonly defenceModifier: number | null
  readonly hit: number
  readonly damage: readonly { readonly damage: number, readonly chance: number }[]
  readonly criticals: readonly { readonly result: string, readonly chance: number }[]
  readonly takenOut: number
}

export const isAttackOdds = (odds: object): odds is AttackOdds => 'attack' in odds && 'hit' in odds && 'damage' in odds

interface OddsQuestion {
  readonly attacker: string
  readonly target: string
  /** `null`: all locations are equally likely. */
  readonly aim: string | null
  readonly guess: string | null
  readonly odds: AttackOdds
}

/** Formats odds as lines of text: the question, then each probability with a bar. */
export const oddsTable = ({ attacker, target, aim, guess, odds }: OddsQuestion, colours: Terminal['colours']): readonly string[] => {
  const { attack: { kind, location }, attackModifier, defenceModifier, hit, damage, criticals, takenOut } = odds
  const scale = Math.max(hit, takenOut, ...damage.map(({ chance }) => chance), ...criticals.map(({ chance }) => chance))
  const line = (name: string, chance: number): readonly string[] => [`  ${name}`, percent(chance), bar(chance, scale)]
  const heading = (text: string): readonly string[] => ['', colours.bold(text)]
  const modifiers = attackModifier === null || defenceModifier === null ? [] : [`modifiers: attack ${signed(attackModifier)}, defence ${signed(defenceModifier)}`]
  const guesses = location === undefined && kind !== 'DISARM' && kind !== 'SHIELD_BASH' ? [`${attacker} aims at ${aim ?? 'a random location'}, ${target} guards ${guess ?? 'a random location'}`] : []
  const rows = [line('hit', hit), ...odds.damage.length > 0 ? [line('taken out', takenOut)] : []]
  const damageRows = damage.map(({ damage, chance }) => line(String(damage), chance))
  const criticalRows = [...criticals].sort((a, b) => b.chance - a.chance).map(({ result, chance }) => line(result, chance))
  const all = columns([...rows, ...damageRows, ...criticalRows])
  return [
    colours.bold(`${attacker} on ${target}: ${kind}${location === undefined ? '' : ` at ${location}`}`),
    ...guesses,
    ...modifiers,
    '',
    ...all.slice(0, rows.length),
    ...damageRows.length > 0 ? [...heading('damage'), ...all.slice(rows.length, rows.length + damageRows.length)] : [],
    ...criticalRows.length > 0 ? [...heading('critical results'), ...all.slice(rows.length + damageRows.length)] : []
  ]
}

const BAR_WIDTH = 40

/** Eighths of a character, so that small probabilities are visible. */
const PARTS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉']

const bar = (chance: number, scale: number): string => {
  const eighths = scale === 0 ? 0 : Math.round(chance / scale * BAR_WIDTH * 8)
  return '█'.repeat(Math.floor(eighths / 8)) + (PARTS[eighths % 8] ?? '')
}

const percent = (chance: number): string => `${(chance * 100).toFixed(2)} %`.padStart(8)
const signed = (value: number): string => value > 0 ? `+${value}` : String(value)
