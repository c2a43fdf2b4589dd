/**
 * Pairs: a small letter of another script (or a rare Latin one), and the basic Latin letter that it looks like in upper
 * or lower case.
 */
const PAIRS = "ʼ' аa вb сc ԁd еe һh нh іi јj кk ӏl мm оo рp ԛq ѕs тt уy хx ԝw ѵv αa βb εe ηh ιi κk μm νn οo ρp τt υy χx ζz ϲc ϳj օo հh ոn սu ցg յj ɑa ɡg ɩi"
const LOOKS_LIKE: ReadonlyMap<string, string> = new Map(PAIRS.split(' ').map(([letter = '', latin = '']) => [letter, latin]))

/** Replaces each letter that looks like a Latin one. Takes folded and decomposed text, so that accents are separate. */
export const withoutLookAlikes = (text: string): string => [...text].map(letter => LOOKS_LIKE.get(letter) ?? letter).join('')

/** Recommended scripts (UAX 31, table 5). Others are historic or rare, and could be used for look-alike letters. */
const SCRIPTS = [
  'Arabic', 'Armenian', 'Bengali', 'Bopomofo', 'Cyrillic', 'Devanagari', 'Ethiopic', 'Georgian', 'Greek', 'Gujarati', 'Gurmukhi', 'Han', 'Hangul', 'Hebrew', 'Hiragana',
  'Kannada', 'Katakana', 'Khmer', 'Lao', 'Latin', 'Malayalam', 'Myanmar', 'Oriya', 'Sinhala', 'Tamil', 'Telugu', 'Thaana', 'Thai', 'Tibetan'
]

/**
 * Scripts allowed in one word: one script, or the combinations of Japanese, Korean and Chinese (UTS 39, highly
 * restrictive).
 */
const TOGETHER = [...SCRIPTS.map(script => [script]), ['Latin', 'Han', 'Hiragana', 'Katakana'], ['Latin', 'Han', 'Hangul'], ['Latin', 'Han', 'Bopomofo']]
  .map(scripts => new RegExp(`^[${['Common', 'Inherited', ...scripts].map(script => `\\p{scx=${script}}`).join('')}]*$`, 'u'))

export const isOfOneScript = (word: string): boolean => TOGETHER.some(form => form.test(word))
