/** A record as JSON. */
export interface RecordText {
  /** SHA-256 of the content of a finished fight's record; `null`: the record can still grow. */
  readonly hash: string | null
  /** The text in pieces. A piece is read when the consumer asks for it. */
  readonly pieces: AsyncIterable<string>
}

/** The whole text. */
export const readRecord = async ({ pieces }: RecordText): Promise<string> => {
  const text: string[] = []
  for await (const piece of pieces) text.push(piece)
  return text.join('')
}
