import type { Chance } from '../../src/bots/chance.js'

/** Values that nobody expects where they are put. */
const ODD: readonly unknown[] = [
  null, true, false, 0, -1, 0.5, -0, 2 ** 31, -(2 ** 31), 2 ** 53, 1e308, '', ' ', 'a\0b', '\ud800', '\u202e', 'é\u0301', '😀'.repeat(40), 'x'.repeat(3000), 'true', ' 1', '1e3', '0x10',
  'constructor', '__proto__', 'toString', "1' OR '1'='1", '; DROP TABLE fight', '../../../etc/hosts', '%00', '%zz', '$' + '{7*7}', '<script>', '\r\nx: y', [], [[]], [null], {}, { constructor: 1 }, JSON.parse('{"__proto__": {"a": 1}}'),
  { kind: null }, [[[[[[[[[]]]]]]]]], Array.from({ length: 200 }, (_, index) => index), 'P1000000000Y', 'PT-1S', '9999-12-31T23:59:59.999Z', 'sha256:nothing'
]

export const oddValue = (chance: Chance): unknown => ODD[chance(ODD.length)]

const TYPES = ['ORC', 'EMPIRE', 'CHAOS', 'UNDEAD', 'SKINK', 'WITCH_ELF', 'TROLL_SLAYER', 'OGRE']
const WORDS = ['Grom', 'Ann', 'a', 'red', 'Ælf the 2nd', 'ORC', 'Observe', 'Hack', 'FREE', 'CORE', 'greedy', 'random', 'house-2', 'pit-fighter', 'toy', 'HEAD', 'WS', 'N', 'NORMAL', 'PICK_MOVES', 'PT5S', 'BOT']

export const someOf = <T>(chance: Chance, list: readonly T[]): T => list[chance(list.length)] as T
export const word = (chance: Chance): string => someOf(chance, WORDS)
export const fighterType = (chance: Chance): string => someOf(chance, TYPES)
export const oneIn = (chance: Chance, n: number): boolean => chance(n) === 0
export const hexDigits = (chance: Chance, length: number): string => Array.from({ length }, () => chance(16).toString(16)).join('')
