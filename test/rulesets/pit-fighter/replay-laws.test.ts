/** That any fight can be fought again from its record, whoever kept it and however it was asked. */
import assert from 'node:assert/strict'
import { chanceFrom } from '../../../src/bots/chance.js'
import type { Choice } from '../../../src/referee/choice.js'
import { countCoverWaits, markCovers, waitsForCovers } from '../../../src/referee/cover-waits.js'
import { type DiceSource, rollOf } from '../../../src/referee/dice.js'
import { isToldInRecords } from '../../../src/referee/event.js'
import { beginMatch, outcomeOf } from '../../../src/referee/match.js'
import { ledgerOf } from '../../../src/referee/record.js'
import { pitFighter } from '../../../src/rulesets/pit-fighter/index.js'
import { demand, law } from '../../support/law.js'
import { oneIn, pick } from '../../support/random-fights.js'
import { type RandomFight, beginFight, drawAnswer, drawChoice, playFight } from '../../support/random-play.js'
import { fightAgain, playToRecord, recordOf } from '../../support/refight.js'

for (const isScripted of [false, true]) {
  law(`a record fights the same fight, ${isScripted ? 'with its ledger as scripted dice' : 'seeded'}`, 20, plan => {
    const fight = playFight({ ...plan, covers: false })
    assert.deepEqual(fightAgain(recordOf(fight, isScripted)), { ok: true, value: JSON.parse(JSON.stringify(outcomeOf(pitFighter, fight.pit, fight.match))) })
  })
}

law('a fight with cover asks is fought again without them, whatever happened while they alone were open', 45, plan => {
  const fight = playFight({ ...plan, covers: true }, () => {}, 300, { spends: 6, concedes: 60, replaces: 6 })
  playToRecord(fight)
  assert.deepEqual(fightAgain(recordOf(fight, true)), { ok: true, value: JSON.parse(JSON.stringify(outcomeOf(pitFighter, fight.pit, fight.match))) })
})

law('when covers are answered changes nothing in a record', 25, plan => {
  const chance = chanceFrom(plan.seed)
  const late = beginFight({ ...plan, covers: true })
  const early = beginFight({ ...plan, covers: true })
  for (let n = 0; n < 200 && !late.match.state().result; n++) {
    const choice = drawChoice(late.pit, late.match.state(), chance, plan.eager, { spends: 8, concedes: 100, replaces: 8 })
    const isCover = late.match.state().asked.some(({ cover, seat, kind }) => cover && seat === choice.seat && kind === choice.kind)
    if (waitsForCovers(late.match.state()) && !isCover) continue
    for (const { match } of isCover ? [late] : [late, early]) demand(match.choose(choice).accepted, () => JSON.stringify(choice))
    for (let covers = coversOpen(early); covers.length > 0; covers = coversOpen(early)) for (const { seat, kind } of covers) early.match.choose({ seat, kind, interrupt: false })
  }
  playToRecord(late)
  assert.deepEqual(toldOf(late), toldOf(early))
  assert.deepEqual(late.match.choices(), early.match.choices())
})

const coversOpen = ({ match }: RandomFight) => match.state().asked.filter(({ cover, answer }) => cover && answer === null)
const toldOf = ({ match }: RandomFight) => match.events().filter(isToldInRecords)

law('the same choices make the same fight with covers and without, where nobody acts between them', 25, plan => {
  const covered = beginFight({ ...plan, covers: true })
  const bare = beginFight({ ...plan, covers: false })
  const chance = chanceFrom(plan.seed)
  for (let n = 0; n < 200 && !bare.match.state().result; n++) {
    playToRecord(covered)
    const asked = bare.match.state().asked.filter(({ answer }) => answer === null)
    const ask = pick(chance, asked)
    const choice: Choice = { ...drawAnswer(bare.pit, bare.match.state(), ask, chance, plan.eager), seat: ask.seat }
    for (const { match } of [covered, bare]) demand(match.choose(choice).accepted, () => JSON.stringify(choice))
  }
  playToRecord(covered)
  assert.deepEqual(toldOf(covered), toldOf(bare))
  assert.deepEqual(covered.match.choices(), bare.match.choices())
})

law('marks are counted from the steps of a fight as the match counts them', 20, plan => {
  const count = countCoverWaits()
  const choices: Choice[] = []
  const { match, pit } = beginFight({ ...plan, covers: true })
  count({ choice: null, ask: null, events: match.events() })
  const chance = chanceFrom(plan.seed)
  for (let n = 0; n < 150 && !match.state().result; n++) {
    const choice = drawChoice(pit, match.state(), chance, plan.eager, { spends: 5, concedes: 60, replaces: oneIn(chance, 2) ? 3 : 9 })
    const ask = match.state().asked.find(({ seat, kind }) => seat === choice.seat && kind === choice.kind)
    const ruling = match.choose(choice)
    if (!ruling.accepted) throw new Error(ruling.refusal.message)
    const mark = count({ choice: ruling.choice, ask: ask?.id ?? null, events: ruling.events })
    if (mark !== null) choices.push(markCovers(ruling.choice, mark))
  }
  assert.deepEqual(choices, match.choices())
})

law('a record cut after any choice is fought to that point', 20, plan => {
  const fight = playFight({ ...plan, covers: false }, () => {}, 80)
  const { events: _, result: __, ...record } = recordOf(fight, false) as { events: unknown, result: unknown, dice: DiceSource }
  const { match, pit } = fight
  const again = beginMatch(pitFighter, pit, rollOf(fight.dice))
  for (const [index, choice] of match.choices().entries()) {
    again.choose(choice)
    if (index % 9 !== 0) continue
    const cut = { ...record, dice: { source: 'scripted', rolls: ledgerOf(again.events()) }, choices: match.choices().slice(0, index + 1) }
    assert.deepEqual(fightAgain(cut), { ok: true, value: JSON.parse(JSON.stringify(outcomeOf(pitFighter, pit, again))) })
  }
})
