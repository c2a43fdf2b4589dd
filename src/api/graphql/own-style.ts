import { Refused } from '../../fights/refused.js'

interface Styled { readonly style?: string | null | undefined, readonly ownStyle?: object | null | undefined }

/** Moves `ownStyle` of an input to `style`, where use cases expect it. */
export const withStyle = <T extends Styled>({ ownStyle, ...input }: T): object => {
  if (ownStyle === null || ownStyle === undefined) return input
  if (typeof input.style === 'string') throw new Refused('BAD_REQUEST', 'Send "style" or "ownStyle", not both.')
  return { ...input, style: ownStyle }
}
