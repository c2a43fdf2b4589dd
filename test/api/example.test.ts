import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import openapiTypes, { astToString } from 'openapi-typescript'
import t from 'tap'
import typescript from 'typescript'
import { ending, fightDuel } from '../../examples/two-clients.js'
import { rest } from '../../examples/two-clients/rest-player.js'
import { pitFighter } from '../../src/rulesets/pit-fighter/index.js'
import type { Ruleset } from '../../src/referee/ruleset.js'
import { parseRecord } from '../../src/referee/parse-record.js'
import { replay } from '../../src/referee/replay.js'
import { textAt, listAt } from '../support/answers.js'
import { type Json, objectAt } from '../support/api-clients.js'
import { run } from '../support/page-snippets.js'
import { openApp } from '../support/real-app.js'

t.test('two clients that know only the public API fight a duel to its end, and its record fights it again', async t => {
  const app = await openApp(t)
  const server = await app.listen({ port: 0, host: '127.0.0.1' })
  const story: string[] = []
  const fight = await fightDuel(server, line => story.push(line))
  t.equal(fight.status, 'FINISHED')
  t.match(ending(fight), /^(Winner: (Grom|Karl) \(\w+\)|A draw \(\w+\))\.$/)
  t.ok(story.length > 10, 'a story is told')
  const record = parseRecord(await rest<object>(server, 'GET', `/v1/fights/${fight.id}/record`))
  if (!record.ok) throw new Error(record.fault.message)
  const { winners, reason } = objectAt(fight.result)
  t.match(replay(record.value, pitFighter as Ruleset, () => undefined), { ok: true, value: { status: 'FINISHED', result: { winners, reason } } })
})

const { ScriptTarget, ModuleKind } = typescript

/** What the compiler says of a program, at its strictest. */
const faultsOf = (file: string): readonly string[] => {
  const program = typescript.createProgram([file], {
    noEmit: true,
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noPropertyAccessFromIndexSignature: true,
    skipLibCheck: true,
    target: ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    types: ['node'],
    module: ModuleKind.NodeNext
  })
  return typescript.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) =>
    `${file?.fileName}:${(file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1} ${typescript.flattenDiagnosticMessageText(messageText, ' ')}`)
}

t.test('a bot with types of the OpenAPI document compiles without a cast, and fights to the end', async t => {
  const app = await openApp(t)
  const server = await app.listen({ port: 0, host: '127.0.0.1' })
  const folder = mkdtempSync(join(tmpdir(), 'lanista-typed-bot-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  const source = fileURLToPath(new URL('../../examples/typed-bot/bot.ts', import.meta.url))
  const bot = join(folder, 'bot.ts')
  cpSync(source, bot)
  symlinkSync(fileURLToPath(new URL('../../node_modules', import.meta.url)), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'openapi.d.ts'), astToString(await openapiTypes(JSON.stringify((await app.inject('/v1/openapi.json')).json()))))

  t.notMatch(readFileSync(source, 'utf8'), /\bas (?!const\b)[a-z{[(]|\bany\b|[\w)\]]!|@ts-|satisfies/i, 'it has no cast')
  t.strictSame(faultsOf(bot), [])
  writeFileSync(bot, readFileSync(bot, 'utf8').replace("case 'ATTACK'", "case 'ATTACKS'").replace('asked.moves', 'asked.move'))
  t.equal(faultsOf(bot).filter(fault => fault.includes('bot.ts:')).length > 1, true, 'what is no kind and no field of it is found')
  cpSync(source, bot)

  const body = { options: { turnLimit: 6 }, seats: [{ fighter: { type: 'ORC' } }, { fighter: { type: 'EMPIRE' }, bot: 'greedy' }] }
  const created: Json = (await app.inject({ method: 'POST', url: '/v1/fights', payload: body })).json()
  const token = textAt(objectAt(listAt(created, 'seatTokens')[0]), 'token')
  const printed = await run(process.execPath, ['--import', 'tsx', bot, server, textAt(objectAt(created, 'fight'), 'id'), token], {})
  t.match(printed, /Over: [A-Z_]+, won by (\d|nobody)/)
})
