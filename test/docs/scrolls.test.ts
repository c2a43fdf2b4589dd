/** Holds that docs/scrolls.md shows what the commands print. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import t from 'tap'
import { hashOf, readScrollSet } from '../../src/rulesets/pit-fighter/index.js'
import { HERE, LARGE, inscribe, outline, stepFrom } from '../../src/cli/hexes.js'
import { createSheet, printed } from '../../src/cli/picture.js'
import { HEX_NAMES, stepsOf } from '../../src/rulesets/pit-fighter/index.js'
import { lanista } from '../support/lanista.js'
import { recordingTerminal } from '../support/terminal.js'

const page = readFileSync(new URL('../../docs/scrolls.md', import.meta.url), 'utf8')
const [, typed = ''] = /```json\n(\{\n {2}"name"[^]*?)\n```/.exec(page) ?? []
const file = join(mkdtempSync(join(tmpdir(), 'lanista-docs-')), 'my-pit.json')
writeFileSync(file, typed)

const isShown = (text: string): boolean => page.includes(`\`\`\`\n${text.trimEnd()}\n\`\`\``)

t.test('the set of docs/scrolls.md is sound, and its hash and picture are those of the page', async t => {
  const read = readScrollSet(JSON.parse(typed))
  if (!read.ok) throw new Error(JSON.stringify(read.faults))
  t.ok(page.includes(`"hash": "${hashOf(read.value.set)}"`))
  t.ok(isShown((await lanista('scrolls', 'check', file)).output), 'check')
  t.ok(isShown((await lanista('scrolls', 'show', 'gladiator', '--set', file)).output), 'show')
})

t.test('every move of its table is one of the set\'s', async t => {
  const rows = [...page.matchAll(/\| (?:`([^`]*)`|empty) \| `([^`]*)` \|$/gm)].map(([, path = '', facings = '']) => [path, facings])
  t.strictSame(rows.shift(), ['path', 'facings'])
  t.equal(rows.length, 5)
  const set = JSON.parse(typed)
  const moves = set.scrolls.GLADIATOR.moves.map(({ path, facings }: { readonly path: string, readonly facings: string }) => [path, facings])
  for (const row of rows) t.ok(JSON.stringify(moves).includes(JSON.stringify(row)), row.join(' → '))
})

t.test('its map has the names of the hexes', async t => {
  const sheet = createSheet()
  for (const name of HEX_NAMES) {
    const spot = stepsOf(name).reduce(stepFrom, HERE)
    outline(sheet, spot, LARGE, 'PLAIN')
    inscribe(sheet, spot, LARGE, 1, name, 'PLAIN')
  }
  inscribe(sheet, HERE, LARGE, 1, '▲', 'PLAIN')
  t.ok(isShown(printed(sheet.picture(), recordingTerminal().terminal.colours).join('\n')))
})

t.test('the slips of the pen that it shows are told as it shows them', async t => {
  const slips = typed
    .replace('"F FL", "facings": "F FR!"', '"F FX", "facings": "F F!"')
    .replace('"SLOW", "path": ""', '"SLOW", "path": "F"')
    .replace('"GROIN": 1, "LEGS": 1', '"GROIN": 1')
    .replace('"shield": true', '"shield": "yes"')
  writeFileSync(file, slips)
  const { status, output } = await lanista('scrolls', 'check', file)
  t.equal(status, 1)
  t.ok(isShown(output.replace(file, 'faulty.json')), output)
})
