import t from 'tap'
import { chanceFrom } from '../../src/bots/chance.js'
import { commitment, FAST_DICE, fastRoll, HMAC_DICE, rollOf, scriptedRoll, seededRoll, UNMIXED_FAST_DICE } from '../../src/referee/dice.js'

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

const SEEDS = 20_000
/** Chi-squared of so many degrees of freedom is above this once in a thousand. */
const LIMITS = { 19: 43.8, 399: 490.6 }

/** How far the counts of `values`, each from 0 to `cells - 1`, are from being even. */
const chiSquared = (values: readonly number[], cells: number): number => {
  const counts = Array.from({ length: cells }, () => 0)
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  const expected = values.length / cells
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

const unmixed = (seed: number) => rollOf({ source: 'seeded', algorithm: UNMIXED_FAST_DICE, seed })

/** Each begins with a D20, counted from 0, for every seed. */
const BEGINNINGS: readonly { readonly name: string, readonly first: (seed: number) => number, readonly independent: boolean }[] = [
  { name: 'quick dice', first: seed => fastRoll(seed)(0, 20) - 1, independent: true },
  { name: 'chance of bots', first: seed => chanceFrom(seed)(20), independent: true },
  { name: 'dice of a service', first: seed => seededRoll({ fight: 'f', serverSeed: seed.toString(16).padStart(64, '0'), clientSeeds: [] })(0, 20) - 1, independent: true },
  { name: 'quick dice of older records', first: seed => unmixed(seed)(0, 20) - 1, independent: false }
]
for (const { name, first, independent } of BEGINNINGS) {
  t.test(`${name}: the first dice of consecutive seeds are ${independent ? 'even and independent' : 'correlated'}`, async t => {
    const dice = Array.from({ length: SEEDS + 1 }, (_, seed) => first(seed))
    const pairs = dice.slice(1).map((die, index) => die * 20 + (dice[index] ?? 0))
    t.ok(chiSquared(dice, 20) < LIMITS[19], 'every face comes as often')
    t.equal(chiSquared(pairs, 400) < LIMITS[399], independent, 'and every pair of neighbours')
  })
}

t.test('quick dice: the first two dice of consecutive seeds are independent, of each seed and from seed to seed', async t => {
  const firstTwo = (roll: (index: number, sides: number) => number): readonly [number, number] => [roll(0, 20) - 1, roll(1, 20) - 1]
  const pairs = (of: (seed: number) => readonly [number, number]) => Array.from({ length: SEEDS }, (_, seed) => {
    const [[first, second], [next]] = [of(seed), of(seed + 1)]
    return { own: first * 20 + second, across: second * 20 + next }
  })
  const mixed = pairs(seed => firstTwo(fastRoll(seed)))
  t.ok(chiSquared(mixed.map(({ own }) => own), 400) < LIMITS[399])
  t.ok(chiSquared(mixed.map(({ across }) => across), 400) < LIMITS[399])
  t.notOk(chiSquared(pairs(seed => firstTwo(unmixed(seed))).map(({ own }) => own), 400) < LIMITS[399], 'the older ones are correlated')
})

t.test('quick dice and chance of one seed are unrelated', async t => {
  const pairs = Array.from({ length: SEEDS }, (_, seed) => (fastRoll(seed)(0, 20) - 1) * 20 + chanceFrom(seed)(20))
  t.ok(chiSquared(pairs, 400) < LIMITS[399])
})

const tenOf = (seed: number): readonly number[] => (roll => Array.from({ length: 10 }, (_, index) => roll(index, 20)))(fastRoll(seed))

t.test('every whole number is a seed of its own', async t => {
  const seeds = [0, 1, -1, 2 ** 32, 2 ** 32 + 1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]
  t.equal(new Set(seeds.map(seed => tenOf(seed).join())).size, seeds.length)
})

t.test('each algorithm that a record may name keeps its dice', async t => {
  t.strictSame([FAST_DICE, UNMIXED_FAST_DICE, HMAC_DICE], ['xoroshiro128plus/2', 'xoroshiro128plus/1', 'hmac-sha256/1'])
  t.strictSame(tenOf(1), [4, 11, 4, 4, 9, 13, 6, 3, 14, 12])
  t.strictSame([1, 2, 3, 4, 5, 6].map(seed => unmixed(seed)(0, 20)), [7, 6, 5, 4, 3, 2])
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
