import leven from 'leven'

const A_LETTER_IN = 3

/** Returns `; did you mean ORC?` if a name is close to the word, ignoring case and separators, else an empty string. */
export const didYouMean = (word: unknown, names: readonly unknown[]): string => {
  if (typeof word !== 'string') return ''
  const distances = names.filter(name => typeof name === 'string').map(name => ({ name, distance: leven(plain(word), plain(name)) }))
  const nearest = distances.sort((a, b) => a.distance - b.distance)[0]
  return nearest && nearest.distance <= Math.ceil(word.length / A_LETTER_IN) ? `; did you mean ${nearest.name}?` : ''
}

const plain = (text: string): string => text.toUpperCase().replaceAll(/[ -]/g, '_')
