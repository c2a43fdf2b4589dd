/** Holds that what docs/clients.md shows can be done so. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t from 'tap'
import { CHARACTERISTICS, DEFAULT_SCROLL_SET, pitFighter } from '../../src/rulesets/pit-fighter/index.js'
import { listAt, textAt } from '../support/answers.js'
import { type Json, objectAt } from '../support/api-clients.js'
import { filledIn, hasCurl, readPage, run } from '../support/page-snippets.js'
import { openApp } from '../support/real-app.js'

const { page, snippets } = readPage('clients.md')

t.test('what docs/clients.md shows works', async t => {
  const app = await openApp(t)
  const SERVER = await app.listen({ port: 0, host: '127.0.0.1' })
  const body = { options: { turnLimit: 2 }, seats: [{ fighter: { type: 'ORC' } }, { fighter: { type: 'EMPIRE' }, bot: 'random' }] }
  const created: Json = (await app.inject({ method: 'POST', url: '/v1/fights', payload: body })).json()
  const FIGHT = textAt(objectAt(created, 'fight'), 'id')
  const TOKEN = textAt(objectAt(listAt(created, 'seatTokens')[0]), 'token')
  const place = { SERVER, FIGHT, TOKEN }
  const sh = async (name: string): Promise<Json> => JSON.parse(await run('sh', ['-c', filledIn(snippets(`sh ${name}`)[0])], place))
  const folder = mkdtempSync(join(tmpdir(), 'lanista-docs-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))

  if (await hasCurl()) {
    t.strictSame(await sh('validate'), { valid: true, faults: [] })
    t.match(objectAt(await sh('orders'), 'fight'), { orders: { passIfPointless: true } })
  } else t.comment('NO CURL: its lines have not been run')

  writeFileSync(join(folder, 'bot.mjs'), snippets('js bot')[0])
  const bot = (token: string): Promise<string> => run('sh', ['-c', `cd ${folder} && ${snippets('sh run')[0]}`], { ...place, TOKEN: token })
  t.match(await bot(TOKEN), /reason: '[A-Z_]+'/, 'the bot fights to the end')
  await t.rejects(bot('lan_seat_nonsense'), /UNAUTHENTICATED/, 'and says why it is refused')
  const record = snippets('sh record')[0].split('\n', 1).join('')
  if (await hasCurl()) {
    await run('sh', ['-c', `cd ${folder} && ${record}`], place)
    t.match(JSON.parse(readFileSync(join(folder, 'fight.json'), 'utf8')), { format: 'lanista.fight-record/1' })
  }
})

t.test('docs/clients.md names what there is', async t => {
  const [, set] = /GET \/v1\/scroll-sets\/([\w-]+)`/.exec(page) ?? []
  t.equal(set, DEFAULT_SCROLL_SET.name)
  for (const type of Object.keys(DEFAULT_SCROLL_SET.scrolls)) t.match(page, `\`${type}\``)
  const asked = [...page.matchAll(/^\| `([A-Z_]+)`(?: \(sealed\))? \| `\w+`/gm)].map(([, kind]) => kind)
  const answersNothing = ['ADVANCE', 'SPEND_ADRENALIN', 'CONCEDE']
  t.strictSame(asked.slice(0, 9).toSorted(), Object.keys(pitFighter.choiceSchemas).filter(kind => !answersNothing.includes(kind)).toSorted())
  for (const characteristic of CHARACTERISTICS) t.match(page, `\`${characteristic}\``)
})
