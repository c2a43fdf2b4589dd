import { randomBytes } from 'node:crypto'
import type { Test } from 'tap'
import type { Received } from './received.js'

/** A secret that is recognised wherever it turns up. */
export interface Canary {
  readonly name: string
  /** How it looks wherever it is written; a text is looked for as it is. */
  readonly mark: string | RegExp
  /** Those who may know it; left out: nobody. */
  readonly knows?: readonly string[]
  /** Those who must have been told it, or what was collected proves nothing; left out: none. */
  readonly isTold?: readonly string[]
  /** What was sealed in play is written in words of the game: what a viewer may choose, and the scrolls, hold them too. */
  readonly ofTheGame?: boolean
}

/** A text of this name that is nowhere else. */
export const canary = (name: string): string => `${name}-${randomBytes(9).toString('hex')}`

const isIn = (text: string, mark: string | RegExp): boolean => typeof mark === 'string' ? text.includes(mark) : mark.test(text)

const OFFERS: readonly string[] = ['options', 'fallback', 'scrolls', 'choiceSchemas', 'moves', 'locations']

/** A JSON text without what is on offer: options of decisions, scrolls of sets. What is no JSON stays as it is. */
export const withoutOffers = (text: string): string => text.split('\n').map(line => {
  const [, start = '', json = ''] = /^(data: )?([[{].*)$/.exec(line) ?? []
  try {
    return start + JSON.stringify(JSON.parse(json), (name, value: unknown) => OFFERS.includes(name.replace(/^[A-Z]\w*_/, '')) ? undefined : value)
  } catch {
    return line
  }
}).join('\n')

/** Nobody was sent a secret that it may not know; those who are told it were. */
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

/** No line of a log has any of them. */
export const nothingLogged = (t: Test, log: string, canaries: readonly Canary[]): void => {
  for (const { name, mark } of canaries) t.notOk(isIn(log, mark), `no log line has ${name}${isIn(log, mark) ? `: ${around(log, mark)}` : ''}`)
}
