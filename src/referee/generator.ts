import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'

/** A generator for `uniformInt`. */
export type Generator = ReturnType<typeof xoroshiro128plusFromState>

/**
 * Creates a generator. `seed`: any safe integer, hashed because similar seeds would give similar first values.
 * `purpose` separates generators that share a seed, such as those of dice and of bots.
 */
export const generatorOf = (purpose: string, seed: number): Generator => {
  const { buffer, byteOffset } = sha256(utf8ToBytes(JSON.stringify([purpose, seed])))
  const digest = new DataView(buffer, byteOffset)
  return xoroshiro128plusFromState([digest.getInt32(0), digest.getInt32(4), digest.getInt32(8), digest.getInt32(12)])
}
