/** A record as JSON. */
export interface RecordText {
  /** SHA-256 of what it says, where the fight is over; `null`: it may yet grow. */
  readonly hash: string | null
  /** The text, piece by piece. The next piece is read when it is asked for. */
  readonly pieces: AsyncIterable<string>
}

/** The whole text. */
export const readRecord = async ({ pieces }: RecordText): Promise<string> => {
  const text: string[] = []
  for await (const piece of pieces) text.push(piece)
  return text.join('')
}
