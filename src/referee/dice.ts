import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { type Generator, generatorOf } from './generator.js'

/** Returns the value of die number `index` (from 0) of the fight, 1 to `sides`. The same index gives the same value. */
export type Roll = (index: number, sides: number) => number

/** One entry of a record's ledger. */
export interface RolledDie { readonly sides: number, readonly value: number }

export const HMAC_DICE = 'hmac-sha256/1'
export const FAST_DICE = 'xoroshiro128plus/2'
/** Fast dice of older records. Their seed is not hashed, so the first dice are predictable. Not for new fights. */
export const UNMIXED_FAST_DICE = 'xoroshiro128plus/1'

/** The source of a fight's dice, in the format of records. `rolls`: the ledger, optional for seeded dice. */
export type DiceSource =
  | { readonly source: 'scripted', readonly rolls: readonly RolledDie[] }
  | { readonly source: 'seeded', readonly algorithm: typeof HMAC_DICE, readonly fight: string, readonly serverSeed: string, readonly clientSeeds: readonly (string | null)[], readonly rolls?: readonly RolledDie[] }
  | { readonly source: 'seeded', readonly algorithm: typeof FAST_DICE | typeof UNMIXED_FAST_DICE, readonly seed: number, readonly rolls?: readonly RolledDie[] }

export interface DiceSeed {
  readonly fight: string
  /** 32 bytes as 64 hex digits. */
  readonly serverSeed: string
  /** By seat; `null` for a seat without a client seed. */
  readonly clientSeeds: readonly (string | null)[]
}

const RANGE = 2 ** 32

/** Dice of `hmac-sha256/1`: four bytes of an HMAC over fight, client seeds, index and attempt, without bias. */
export const seededRoll = ({ fight, serverSeed, clientSeeds }: DiceSeed): Roll => {
  const keyed = hmac.create(sha256, hexToBytes(serverSeed))
  return (index, sides) => {
    const fair = Math.floor(RANGE / sides) * sides
    for (let attempt = 0; ; attempt++) {
      const digest = keyed.clone().update(utf8ToBytes(JSON.stringify([HMAC_DICE, fight, clientSeeds, index, attempt]))).digest()
      const value = new DataView(digest.buffer, digest.byteOffset).getUint32(0)
      if (value < fair) return value % sides + 1
    }
  }
}

/** The commitment to a server seed: SHA-256 of its bytes, in hex. */
export const commitment = (serverSeed: string): string => bytesToHex(sha256(hexToBytes(serverSeed)))

/** Fast dice for simulations. They must be rolled in order: the index rises by one from 0. `seed`: any safe integer. */
export const fastRoll = (seed: number): Roll => inOrder(generatorOf(FAST_DICE, seed))

const inOrder = (generator: Generator): Roll => {
  let next = 0
  return (index, sides) => {
    if (index !== next++) throw new Error(`Fast dice are rolled in order: expected die ${next - 1}, asked for ${index}`)
    return uniformInt(generator, 1, sides)
  }
}

/** A scripted die does not match the die that the rules roll. Thrown by `scriptedRoll`, caught by the replay. */
export class DiceFault extends Error {
  readonly index: number

  constructor (index: number, message: string) {
    super(message)
    this.index = index
  }
}

/** Dice that show exactly `rolls`, in order. */
export const scriptedRoll = (rolls: readonly RolledDie[]): Roll => (index, sides) => {
  const die = rolls[index]
  if (!die) throw new DiceFault(index, `die ${index} is missing: the rules roll a D${sides}`)
  if (die.sides !== sides) throw new DiceFault(index, `die ${index} is a D${die.sides}: the rules roll a D${sides}`)
  if (die.value > sides) throw new DiceFault(index, `die ${index} shows ${die.value}: a D${sides} cannot`)
  return die.value
}

export const rollOf = (dice: DiceSource): Roll => {
  if (dice.source === 'scripted') return scriptedRoll(dice.rolls)
  if (dice.algorithm === HMAC_DICE) return seededRoll(dice)
  return dice.algorithm === FAST_DICE ? fastRoll(dice.seed) : inOrder(xoroshiro128plus(dice.seed))
}
