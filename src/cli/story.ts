import { isToldInRecords, type FightEvent } from '../referee/event.js'
import type { Match } from '../referee/match.js'
import type { Tone } from './game.js'
import type { LocalFight } from './local-fight.js'
import type { Terminal } from './terminal.js'

/** Prints a fight while it is played: a heading and a picture for each turn, then a sentence and a rule for each event. */
export const describeStory = ({ game: { ruleset, draw, toneOf }, prepared }: LocalFight, { colours, write }: Terminal): (events: readonly FightEvent[], match: Match) => void => {
  let turn = -1

  const beginTurn = (match: Match): void => {
    write(`\n${colours.bold(turn === 0 ? 'Set-up' : `Turn ${turn}`)}\n\n`)
    for (const line of draw(ruleset.view(prepared, match.state(), 'PUBLIC'))) write(`    ${colourFighters(line, colours)}\n`)
    write('\n')
  }

  return (events, match) => {
    for (const event of events.filter(isToldInRecords)) {
      if (event.turn !== turn) {
        turn = event.turn
        beginTurn(match)
      }
      const tone = toneOf(event)
      if (tone === 'UNTOLD') continue
      const text = ruleset.describeEvent(prepared, ruleset.seenBy(prepared, 'PUBLIC', event))
      const rule = colours.dim(`(${event.rule}${event.ruling === undefined ? '' : `, ${event.ruling}`})`)
      write(`${tone === 'HEADING' ? ' ' : '   '} ${colourBy(tone, text, colours)} ${rule}\n`)
    }
  }
}

const colourBy = (tone: Tone, text: string, colours: Terminal['colours']): string => {
  switch (tone) {
    case 'HEADING': return colours.underline(text)
    case 'MISS': return colours.dim(text)
    case 'BLOW': return colours.red(text)
    case 'FALL': return colours.bold(colours.red(text))
    case 'PLAIN': case 'UNTOLD': return text
  }
}

/** Colours seats and their arrows, each seat in its own colour. */
const colourFighters = (line: string, colours: Terminal['colours']): string => {
  const palette = [colours.cyan, colours.yellow, colours.magenta, colours.green, colours.blue, colours.red]
  return line.replaceAll(/(\d+)[↑↗↘↓↙↖]/g, (mark, seat) => colours.bold((palette[(Number(seat) - 1) % palette.length] ?? colours.white)(mark)))
}
