import { waitsForCovers } from '../../src/referee/cover-waits.js'
import type { DiceSource } from '../../src/referee/dice.js'
import { parseRecord } from '../../src/referee/parse-record.js'
import { ledgerOf, writeRecord } from '../../src/referee/record.js'
import { replay } from '../../src/referee/replay.js'
import { pitFighter } from '../../src/rulesets/pit-fighter/index.js'
import { noLibrary } from './random-fights.js'
import type { RandomFight } from './random-play.js'

/** The record of a fight as it is written to a file, with its seed or with its ledger as dice. */
export const recordOf = ({ match, setup, dice }: RandomFight, isScripted: boolean): object => {
  const rolls = ledgerOf(match.events())
  const source: DiceSource = isScripted ? { source: 'scripted', rolls } : { ...dice, rolls }
  return JSON.parse(JSON.stringify(writeRecord(pitFighter, setup, noLibrary, source, { events: match.events(), choices: match.choices(), result: match.state().result })))
}

export const fightAgain = (record: object) => {
  const parsed = parseRecord(record)
  return parsed.ok ? replay(parsed.value, pitFighter, noLibrary) : parsed
}

/** Plays on until the fight is over or waits for an answer that a record tells, which is where one may end. */
export const playToRecord = (fight: RandomFight): void => {
  for (let state = fight.match.state(); waitsForCovers(state); state = fight.match.state()) {
    const [ask] = state.asked.filter(({ answer }) => answer === null)
    if (ask) fight.match.choose({ seat: ask.seat, kind: ask.kind, interrupt: false })
  }
}
