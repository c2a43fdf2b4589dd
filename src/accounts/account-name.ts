import { Refused } from '../fights/refused.js'
import { isOfOneScript, withoutLookAlikes } from './look-alikes.js'

const SHORTEST_NAME = 2
const LONGEST_NAME = 32

/** Reserved names. They are compared without spaces and punctuation. */
const RESERVED: ReadonlySet<string> = new Set([
  'admin', 'administrator', 'anonymous', 'everybody', 'everyone', 'host', 'house', 'lanista', 'moderator', 'nobody', 'null', 'official', 'operator', 'public', 'referee',
  'root', 'security', 'server', 'service', 'staff', 'support', 'system', 'undefined'
])

export interface AccountName {
  readonly name: string
  /** Equal for names that look alike: case, Unicode form and look-alike letters of other scripts are ignored. */
  readonly key: string
}

/** Reads the name of a new account. Throws NAME_REFUSED. */
export const readAccountName = (text: string): AccountName => {
  if (/[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u.test(text)) {
    throw refused('The name has invisible characters. Remove them.')
  }
  const name = text.normalize('NFKC').trim()
  const length = [...name].length
  if (length < SHORTEST_NAME || length > LONGEST_NAME) {
    throw refused(`The name must have ${SHORTEST_NAME} to ${LONGEST_NAME} characters.`)
  }
  if (!/^[\p{L}\p{M}\p{N} '._-]+$/u.test(name)) {
    throw refused('The name may only have letters, digits, spaces and . _ - \'.')
  }
  if (/^[^\p{L}\p{N}]| {2}|\p{M}{4}/u.test(name.normalize('NFD'))) {
    throw refused('The name must begin with a letter or a digit, and must not have two spaces or four marks in a row.')
  }
  if (!name.split(' ').every(isOfOneScript)) throw refused('Each word of the name must use one script.')
  const key = accountNameKey(name)
  if (RESERVED.has(key.replace(/[ '._-]/g, ''))) throw refused('The name is reserved. Choose another name.')
  return { name, key }
}

/** The key that names are compared by. */
export const accountNameKey = (text: string): string => {
  // Upper and then lower case is the full case folding: ß equals SS, and ς equals σ.
  const folded = text.normalize('NFKC').trim().toUpperCase().toLowerCase()
  return withoutLookAlikes(folded.normalize('NFKD')).normalize('NFC')
}

const refused = (message: string): Refused => new Refused('NAME_REFUSED', message)
