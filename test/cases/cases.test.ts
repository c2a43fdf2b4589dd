/** The rule cases of this folder, fought again through the same code as `lanista replay`; see README.md. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { GAMES } from '../../src/cli/games.js'
import { readRecord, replayRecord } from '../../src/cli/replay-command.js'
import { unlikeExpected, type Expected } from './expect.js'

interface RuleCase {
  readonly rule: string
  readonly rulings: readonly string[]
  readonly record: object
  readonly expect: Expected
}

const folder = import.meta.dirname
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.json')).sort()

/** Reads the record from its text, as a file would be. */
const outcomeOf = ({ record }: RuleCase): object => {
  const parsed = readRecord(JSON.stringify(record))
  const outcome = parsed.ok ? replayRecord(parsed.value, GAMES) : parsed
  return outcome.ok ? outcome.value : { error: outcome.fault }
}

t.test('rule cases', async t => {
  t.ok(files.length > 100, 'they are found')
  for (const file of files) {
    const ruleCase: RuleCase = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    t.strictSame(unlikeExpected(ruleCase.expect, outcomeOf(ruleCase)), [], `${file} [${[ruleCase.rule, ...ruleCase.rulings].join(' ')}]`)
  }
})
