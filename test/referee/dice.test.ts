import t from 'tap'
import { commitment, fastRoll, scriptedRoll, seededRoll } from '../../src/referee/dice.js'

/** 00 01 … 1f, as the record's format gives it for its examples. */
const serverSeed = Array.from({ length: 32 }, (_, index) => index.toString(16).padStart(2, '0')).join('')
const ten = (clientSeeds: readonly (string | null)[], sides: number): readonly number[] => {
  const roll = seededRoll({ fight: 'fight-1', serverSeed, clientSeeds })
  return Array.from({ length: 10 }, (_, index) => roll(index, sides))
}

t.test('seeded dice are those of the record\'s format', async t => {
  t.equal(commitment(serverSeed), '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd')
  for (const { sides, shows } of [
    { sides: 20, shows: [18, 14, 16, 8, 20, 4, 16, 15, 12, 8] },
    { sides: 12, shows: [6, 6, 12, 12, 12, 12, 8, 11, 8, 12] },
    { sides: 10, shows: [8, 4, 6, 8, 10, 4, 6, 5, 2, 8] },
    { sides: 6, shows: [6, 6, 6, 6, 6, 6, 2, 5, 2, 6] }
  ]) t.strictSame(ten([null, null], sides), shows, `D${sides}`)
  t.strictSame(ten(['aa'.repeat(32), null], 20), [13, 15, 8, 10, 14, 5, 17, 15, 11, 6], 'with a client seed')
})

t.test('a die shows the same whenever it is asked for', async t => {
  const roll = seededRoll({ fight: 'fight-1', serverSeed, clientSeeds: [null, null] })
  t.strictSame([roll(3, 20), roll(0, 20), roll(3, 20)], [8, 18, 8])
})

t.test('every face of a die comes up about as often as the others', async t => {
  for (const roll of [seededRoll({ fight: 'fair', serverSeed, clientSeeds: [] }), fastRoll(1)]) {
    const counts = Array.from({ length: 6 }, () => 0)
    for (let index = 0; index < 6000; index++) {
      const face = roll(index, 6) - 1
      counts[face] = (counts[face] ?? 0) + 1
    }
    t.ok(counts.every(count => count > 850 && count < 1150), counts.join(' '))
  }
})

t.test('quick dice depend on their seed and are rolled in order', async t => {
  const five = (seed: number) => {
    const roll = fastRoll(seed)
    return Array.from({ length: 5 }, (_, index) => roll(index, 20))
  }
  t.strictSame(five(1), five(1))
  t.notSame(five(1), five(2))
  t.throws(() => fastRoll(1)(1, 6), /in order/)
})

t.test('scripted dice show what they hold, and name the die that is not as the rules roll it', async t => {
  const roll = scriptedRoll([{ sides: 6, value: 4 }, { sides: 6, value: 7 }])
  t.equal(roll(0, 6), 4)
  for (const [index, sides, message] of [[0, 20, /^die 0 is a D6: the rules roll a D20$/], [1, 6, /^die 1 shows 7: a D6 cannot$/], [2, 6, /^die 2 is missing: the rules roll a D6$/]] as const) {
    try {
      roll(index, sides)
      t.fail('it was rolled')
    } catch (error) {
      t.match(error, { index, message })
    }
  }
})
