import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { Random } from '../fights/ports.js'

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const SECRET_DIGITS = 32
const CHECK_DIGITS = 6
const ID_BYTES = 8
/** Byte values from this limit on are rejected, so that each digit is equally likely. */
const EVEN_BYTES = 256 - 256 % DIGITS.length

/** `lan_key_<id>_<secret><checksum>`: the checksum lets a secret scanner recognize real keys. */
const FORM = /^(lan_key_([0-9a-f]{16})_[0-9A-Za-z]{32})([0-9A-Za-z]{6})$/

export interface ApiKey {
  readonly id: string
  readonly token: string
  /** SHA-256 of the token, as hex. Only the hash is stored. 190 random bits need no slow hash. */
  readonly hash: string
}

export const makeApiKey = (random: Random): ApiKey => {
  const id = random(ID_BYTES).toString('hex')
  const secret = drawDigits(random)
  const unchecked = `lan_key_${id}_${secret}`
  const token = `${unchecked}${checkOf(unchecked)}`
  return { id, token, hash: hashOf(token) }
}

/** Random digits of equal probability: bytes that would favour the first digits are drawn again. */
const drawDigits = (random: Random): string => {
  let digits = ''
  while (digits.length < SECRET_DIGITS) {
    for (const byte of random(SECRET_DIGITS)) {
      if (byte < EVEN_BYTES &&
    digits.length < SECRET_DIGITS) digits += DIGITS.charAt(byte % DIGITS.length)
    }
  }
  return digits
}

/** The parts of a key. `null` if the text is not a key or is mistyped. */
export const readApiKey = (token: string): Pick<ApiKey, 'id' | 'hash'> | null => {
  const [, unchecked, id, check] = FORM.exec(token) ?? []
  return unchecked === undefined || id === undefined || check !== checkOf(unchecked)
    ? null
    : { id, hash: hashOf(token) }
}

export const isApiKeyId = (text: string): boolean => /^[0-9a-f]{16}$/.test(text)

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** CRC-32 as six digits of base 62. */
const checkOf = (text: string): string => {
  let left = crc32(text)
  let digits = ''
  for (let n = 0; n < CHECK_DIGITS; n++) {
    digits = DIGITS.charAt(left % DIGITS.length) + digits
    left = Math.floor(left / DIGITS.length)
  }
  return digits
}
