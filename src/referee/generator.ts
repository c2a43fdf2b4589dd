import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'

/** What `uniformInt` draws from. */
export type Generator = ReturnType<typeof xoroshiro128plusFromState>

/**
 * A generator for a seed: any safe integer. The seed is hashed, because seeds that lie close together would otherwise begin alike.
 * `purpose` separates generators that share a seed, such as those of dice and of bots.
 */
export const generatorOf = (purpose: string, seed: number): Generator => {
  const { buffer, byteOffset } = sha256(utf8ToBytes(JSON.stringify([purpose, seed])))
  const digest = new DataView(buffer, byteOffset)
  return xoroshiro128plusFromState([digest.getInt32(0), digest.getInt32(4), digest.getInt32(8), digest.getInt32(12)])
}
