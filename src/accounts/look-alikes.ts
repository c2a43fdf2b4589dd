/** Small letters of other scripts (and a few odd Latin ones) that in either case look like one of ours: pairs. */
const PAIRS = "ʼ' аa вb сc ԁd еe һh нh іi јj кk ӏl мm оo рp ԛq ѕs тt уy хx ԝw ѵv αa βb εe ηh ιi κk μm νn οo ρp τt υy χx ζz ϲc ϳj օo հh ոn սu ցg յj ɑa ɡg ɩi"
const LOOKS_LIKE: ReadonlyMap<string, string> = new Map(PAIRS.split(' ').map(([letter = '', latin = '']) => [letter, latin]))

/** A text with each letter that looks like a Latin one as that one. Takes folded and decomposed text, so that accents stand apart. */
export const withoutLookAlikes = (text: string): string => [...text].map(letter => LOOKS_LIKE.get(letter) ?? letter).join('')

/** Scripts that people write names in today (UAX 31, table 5). Others are for scholars, and for letters that look like ours. */
const SCRIPTS = [
  'Arabic', 'Armenian', 'Bengali', 'Bopomofo', 'Cyrillic', 'Devanagari', 'Ethiopic', 'Georgian', 'Greek', 'Gujarati', 'Gurmukhi', 'Han', 'Hangul', 'Hebrew', 'Hiragana',
  'Kannada', 'Katakana', 'Khmer', 'Lao', 'Latin', 'Malayalam', 'Myanmar', 'Oriya', 'Sinhala', 'Tamil', 'Telugu', 'Thaana', 'Thai', 'Tibetan'
]

/** What may stand together in one word: one script, or those that Japanese, Korean and Chinese are written in (UTS 39, highly restrictive). */
const TOGETHER = [...SCRIPTS.map(script => [script]), ['Latin', 'Han', 'Hiragana', 'Katakana'], ['Latin', 'Han', 'Hangul'], ['Latin', 'Han', 'Bopomofo']]
  .map(scripts => new RegExp(`^[${['Common', 'Inherited', ...scripts].map(script => `\\p{scx=${script}}`).join('')}]*$`, 'u'))

export const isOfOneScript = (word: string): boolean => TOGETHER.some(form => form.test(word))
