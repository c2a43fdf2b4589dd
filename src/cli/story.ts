import { isToldInRecords, type FightEvent } from '../referee/event.js'
import type { Match } from '../referee/match.js'
import type { LocalFight } from './local-fight.js'
import type { Terminal } from './terminal.js'

/** Tells a fight while it is fought: a heading and a picture for each turn, then a sentence for each event with the rule it follows. */
export const tellStory = ({ game: { ruleset, draw }, prepared }: LocalFight, terminal: Terminal): (events: readonly FightEvent[], match: Match) => void => {
  const { colours } = terminal
  let turn = -1

  const beginTurn = (match: Match): void => {
    terminal.write(`\n${colours.bold(turn === 0 ? 'Set-up' : `Turn ${turn}`)}\n\n`)
    for (const line of draw(ruleset.view(prepared, match.state(), 'PUBLIC'))) terminal.write(`    ${line}\n`)
    terminal.write('\n')
  }

  return (events, match) => {
    for (const event of events.filter(isToldInRecords)) {
      if (event.turn !== turn) {
        turn = event.turn
        beginTurn(match)
      }
      const text = ruleset.tell(prepared, ruleset.seenBy(prepared, 'PUBLIC', event))
      terminal.write(`  ${text} ${colours.dim(`(${event.rule}${event.ruling === undefined ? '' : `, ${event.ruling}`})`)}\n`)
    }
  }
}
