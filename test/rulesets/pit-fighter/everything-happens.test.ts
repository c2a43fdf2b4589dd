/** Everything that the rules can make happen does, in random fights with fixed seeds; what does not is named. */
import t from 'tap'
import fc from 'fast-check'
import { pitFighter } from '../../../src/rulesets/pit-fighter/index.js'
import { POSSIBLE, happeningsOf } from '../../support/happenings.js'
import { beginBrawl } from '../../support/brawls.js'
import { plans } from '../../support/random-fights.js'
import { type Moods, type RandomFight, beginFight, playOn } from '../../support/random-play.js'

const BRAWLS = 60
const BRAWL_CHOICES = 800
const FIGHTS_AT_MOST = 3000
const CHOICES = 250
/** Some give up often, so that what a concession breaks off is seen as well. */
const MOODS: readonly Moods[] = [{ spends: 30, concedes: 1000, replaces: 30 }, { spends: 30, concedes: 50, replaces: 30 }]

const happened = new Map<string, number>()

/** Follows the log event by event, so that each is seen with the state before it. */
const note = ({ pit, match }: RandomFight): void => {
  let state = pitFighter.initial(pit)
  for (const event of match.events()) {
    for (const name of happeningsOf(pit, state, event)) happened.set(name, (happened.get(name) ?? 0) + 1)
    state = pitFighter.evolve(pit, state, event)
  }
}

const isComplete = (): boolean => POSSIBLE.every(name => happened.has(name))

const watch = (fight: RandomFight, choices: number, mood: number): void => {
  const moods = MOODS[mood % MOODS.length]
  if (moods) playOn(fight, () => {}, choices, moods)
  note(fight)
}

let fights = 0
for (; fights < BRAWLS; fights++) watch(beginBrawl(fights), BRAWL_CHOICES, 0)
for (const plan of fc.sample(plans, { seed: 3, numRuns: FIGHTS_AT_MOST })) {
  if (isComplete()) break
  watch(beginFight(plan), CHOICES, fights++)
}

t.comment(`${fights} fights`)
for (const name of POSSIBLE) t.ok(happened.has(name), name)
t.test('nothing happens that is not named', async t => t.strictSame([...happened.keys()].filter(name => !POSSIBLE.includes(name) && !/^style (OWN|BRAWL)/.test(name)), []))
