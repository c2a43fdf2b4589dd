import { HOUSE_BOTS } from '../bots/house-bots.js'
import { didYouMean } from '../referee/did-you-mean.js'
import { UsageError } from './usage-error.js'

/** The value of one `--seat`: the fighter's type, its bot and its team. */
export interface SeatArgument {
  readonly type: string
  readonly bot: string
  readonly team: string | null
}

const BOTS = [...HOUSE_BOTS.keys()]

/** Reads `TYPE:BOT`, or `TYPE:BOT:TEAM` for styles with teams. */
export const parseSeatArgument = (text: string, fighterTypes: readonly string[]): SeatArgument => {
  const [type = '', bot = '', team = null, ...rest] = text.split(':')
  const known = fighterTypes.find(name => name === type.toUpperCase())
  const player = BOTS.find(name => name === bot.toLowerCase())
  if (known === undefined) throw misread(text, `the types are ${fighterTypes.join(', ')}`, didYouMean(type, fighterTypes))
  if (player === undefined) throw misread(text, `the bots are ${BOTS.join(', ')}`, didYouMean(bot, BOTS))
  if (rest.length > 0 || team === '') throw misread(text, 'the format is TYPE:BOT, or TYPE:BOT:TEAM')
  return { type: known, bot: player, team }
}

/** Reads `--bot`. */
export const botFor = (wanted: string): string => {
  const bot = BOTS.find(name => name === wanted.toLowerCase())
  if (bot === undefined) throw new UsageError(`--bot ${wanted}: the bots are ${BOTS.join(', ')}${didYouMean(wanted, BOTS)}`)
  return bot
}

const misread = (text: string, hint: string, nearest = ''): UsageError => new UsageError(`--seat ${text}: ${hint}, e.g. --seat ORC:random${nearest}`)
