import { InvalidArgumentError } from 'commander'

/** Reads an option's value as a whole number of at least `least`. */
export const wholeNumberFrom = (least: number) => (text: string): number => {
  const value = Number(text)
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < least) throw new InvalidArgumentError(`A whole number from ${least} is needed.`)
  return value
}
