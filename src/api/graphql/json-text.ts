import { randomUUID } from 'node:crypto'

/** While an answer is written: what its texts stand for, by their places. */
let places: Map<string, string> | null = null

/** JSON that is text already, as a value of the scalar `JSON`. It goes into the answer as it is; anybody else is shown what it says. */
export class JsonText {
  readonly #text: string

  constructor (text: string) {
    this.#text = text
  }

  toJSON (): unknown {
    if (!places) return JSON.parse(this.#text)
    const place = randomUUID()
    places.set(place, this.#text)
    return place
  }
}

/** An answer as JSON. What is text in it is neither read nor written anew, however long it is. */
export const writeAnswer = (answer: unknown): string => {
  const texts = places = new Map<string, string>()
  try {
    const answered = JSON.stringify(answer)
    return texts.size === 0 ? answered : answered.replaceAll(PLACE, (place, id: string) => texts.get(id) ?? place)
  } finally {
    places = null
  }
}

const PLACE = /"([0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})"/g
