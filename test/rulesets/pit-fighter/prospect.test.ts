import t from 'tap'
import { prospectAt } from '../../../src/rulesets/pit-fighter/prospect.js'
import { given } from '../../support/given.js'

// On even terms: of 25 pairs of locations 10 hit and 10 are rolled for. Of 400 pairs of dice the attacker's 20 wins 20;
// each of its 18 faces between wins by a 1 (18), and 153 times by more: 191. 0.4 + 0.4 * 191 / 400.
const EVEN = 0.591

const facingEachOther = given({ fighters: [{ at: [0, 0], facing: 'N' }, { at: [0, -1], facing: 'S' }] })
const { pit } = facingEachOther
const look = (at: readonly [number, number], facing: 'N' | 'S' | 'SE') => prospectAt(pit, facingEachOther.state(), 1, at, facing)

t.test('a hex and a facing promise odds, exposure and a gap', async t => {
  t.strictSame(look([0, 0], 'N'), { hitOdds: EVEN, exposure: EVEN, gap: 0 }, 'face to face')
  t.strictSame(look([0, 0], 'S'), { hitOdds: 0, exposure: EVEN, gap: 2 }, 'its back turned')
  t.strictSame(look([0, -2], 'S'), { hitOdds: EVEN, exposure: 0, gap: 0 }, 'behind the other')
  t.strictSame(look([0, 4], 'N'), { hitOdds: 0, exposure: 0, gap: 4 }, 'out of reach')
  t.strictSame(look([0, 5], 'SE'), { hitOdds: 0, exposure: 0, gap: 7 }, 'beyond every reach')
})

t.test('team-mates promise and threaten nothing', async t => {
  const fight = given({
    style: 'ALLIANCE',
    fighters: [{ at: [0, 0], team: 'a' }, { at: [0, -1], facing: 'S', team: 'a' }, { at: [3, 0], team: 'b' }, { at: [4, 0], team: 'b' }]
  })
  t.strictSame(prospectAt(fight.pit, fight.state(), 1, [0, 0], 'N'), { hitOdds: 0, exposure: 0, gap: 4 })
})

t.test('nobody on the board is nothing to go by', async t => {
  const fight = given({ fighters: [{}, {}], unplaced: true })
  t.strictSame(prospectAt(fight.pit, fight.state(), 1, [0, 0], 'N'), { hitOdds: 0, exposure: 0, gap: null })
})
