import { randomUUID } from 'node:crypto'

/** The JSON texts of an answer, by their placeholders, while it is serialized. */
let places: Map<string, string> | null = null

/**
 * Serialized JSON as a value of the scalar `JSON`. It is copied into the answer unchanged. Other readers get the parsed
 * value.
 */
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

/** Serializes an answer. Parts that are JSON text are not parsed and serialized again. */
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
