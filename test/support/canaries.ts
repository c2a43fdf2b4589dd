import { randomBytes } from 'node:crypto'
import type { Test } from 'tap'
import type { Received } from './received.js'

/** A secret that can be recognized in any text. */
export interface Canary {
  readonly name: string
  /** The pattern of the secret; a string is searched literally. */
  readonly mark: string | RegExp
  /** The viewers that may see it; left out: none. */
  readonly knows?: readonly string[]
  /** The viewers that must have received it, which proves that the search works; left out: none. */
  readonly isTold?: readonly string[]
  /**
   * What was sealed in play is written in words of the game: what a viewer may choose, and the scrolls, hold them too.
   */
  readonly ofTheGame?: boolean
}

/** A unique text with this name. */
export const canary = (name: string): string => `${name}-${randomBytes(9).toString('hex')}`

const isIn = (text: string, mark: string | RegExp): boolean => typeof mark === 'string' ? text.includes(mark) : mark.test(text)

const OFFERS: readonly string[] = ['options', 'fallback', 'scrolls', 'choiceSchemas', 'moves', 'locations']

/** A JSON text without options of decisions and scrolls of sets. Other texts stay as they are. */
export const withoutOffers = (text: string): string => text.split('\n').map(line => {
  const [, start = '', json = ''] = /^(data: )?([[{].*)$/.exec(line) ?? []
  try {
    return start + JSON.stringify(JSON.parse(json), (name, value: unknown) => OFFERS.includes(name.replace(/^[A-Z]\w*_/, '')) ? undefined : value)
  } catch {
    return line
  }
}).join('\n')

/** Asserts that each secret was sent only to viewers that may see it, and to those that must see it. */
export const nobodyHeard = (t: Test, received: readonly Received[], canaries: readonly Canary[], when: string): void => {
  const pure = new Map<Received, string>()
  const textOf = (each: Received, { ofTheGame = false }: Canary): string => {
    if (!ofTheGame) return each.text
    const known = pure.get(each) ?? withoutOffers(each.text)
    pure.set(each, known)
    return known
  }
  for (const canary of canaries) {
    const heard = received.filter(each => isIn(each.text, canary.mark) && isIn(textOf(each, canary), canary.mark))
    const leaks = heard.filter(({ viewer }) => !(canary.knows ?? []).includes(viewer))
    t.strictSame(leaks.slice(0, 3).map(({ viewer, channel, text }) => `${viewer} by ${channel}: ${around(text, canary.mark)}`), [], `${when}: ${canary.name} is no secret`)
    for (const name of canary.isTold ?? []) t.ok(heard.some(({ viewer }) => viewer === name), `${when}: ${name} is told ${canary.name}`)
  }
}

const around = (text: string, mark: string | RegExp): string => {
  const at = typeof mark === 'string' ? text.indexOf(mark) : text.search(mark)
  return text.slice(Math.max(0, at - 60), at + 100)
}

/** Asserts that no log line contains a secret. */
export const nothingLogged = (t: Test, log: string, canaries: readonly Canary[]): void => {
  for (const { name, mark } of canaries) t.notOk(isIn(log, mark), `no log line has ${name}${isIn(log, mark) ? `: ${around(log, mark)}` : ''}`)
}
