import t from 'tap'
import { readLines, writeLines } from './files.js'
import { type Exchange, playTranscripts } from './transcripts.js'

t.test('a scripted client is answered as on the day it was written, but for wording and new fields', async t => {
  const exchanges = await playTranscripts(t)
  if (process.env['KEEP_TRANSCRIPTS'] === '1') writeLines('transcripts', exchanges)
  const kept = readLines<Exchange>('transcripts')
  t.equal(exchanges.length, kept.length)
  const changes = kept.flatMap((exchange, index) => {
    const change = changeIn(answerOf(exchange), answerOf(exchanges[index]))
    return change === null ? [] : [`${index + 1}. ${exchange.method} ${exchange.url}: ${change}`]
  })
  t.strictSame(changes.slice(0, 10), [], `${changes.length} answers changed`)
})

const answerOf = (exchange: Exchange | undefined): object => ({ status: exchange?.status, body: exchange?.body })

/** Fields whose values are sentences. */
const WORDING: ReadonlySet<string> = new Set(['detail', 'message', 'text', 'title', 'description'])

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** The first field of `before` that is another in `after`, or is gone. */
const changeIn = (before: unknown, after: unknown, path = ''): string | null => {
  if (!isObject(before) || !isObject(after)) {
    return before === after ? null : `${path} was ${JSON.stringify(before)}, is ${JSON.stringify(after)}`
  }
  if (before['length'] !== after['length']) return `${path} has another length`
  return Object.entries(before)
    .filter(([name, field]) => !(WORDING.has(name) && typeof field === 'string'))
    .reduce<string | null>((found, [name, field]) => found ?? changeIn(field, after[name], `${path}.${name}`), null)
}
