/** Scroll sets on the command line: checked, listed, drawn, and fought with. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import t from 'tap'
import picocolors from 'picocolors'
import { drawMove } from '../../src/cli/move-picture.js'
import { printed } from '../../src/cli/picture.js'
import { drawScroll } from '../../src/cli/scroll-picture.js'
import { type Bearing, HEX_NAMES, HOUSE_SETS, readMove } from '../../src/rulesets/pit-fighter/index.js'
import { lanista } from '../support/lanista.js'
import { plainScroll } from '../support/plain-scroll.js'

const folder = mkdtempSync(join(tmpdir(), 'lanista-scrolls-'))
const write = (name: string, value: unknown): string => {
  const file = join(folder, name)
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value))
  return file
}

const monk = plainScroll('MONK', {}, {})
const monks = { name: 'monks', provenance: 'made for a test', scrolls: { MONK: monk, ABBOT: plainScroll('ABBOT', { S: 40 }, { group: 'OGRE' }) } }
const plain = picocolors.createColors(false)

t.test('a set is checked to its last fault', async t => {
  const good = write('good.json', monks)
  t.match(await lanista('scrolls', 'check', good), { status: 0, output: /^monks: no faults\n {2}types {2}MONK, ABBOT\n {2}hash {3}sha256:[0-9a-f]{64}\n$/ })
  t.match(JSON.parse((await lanista('scrolls', 'check', good, '--json')).output), { valid: true, faults: [], name: 'monks', hash: /^sha256:/ })

  const [observe, ...others] = monk.moves
  const bad = write('bad.json', { ...monks, colour: 'red', scrolls: { MONK: { ...monk, armour: { HEAD: 1 }, moves: [{ ...observe, speed: 'QUICK' }, ...others] } } })
  const { status, output } = await lanista('scrolls', 'check', bad)
  t.equal(status, 1)
  for (const path of ['/', '/scrolls/MONK/armour', '/scrolls/MONK/moves/0/speed']) t.match(output, `\n  ${path}  `, path)
  t.match(output, /must be one of SLOW, NORMAL, FAST/)
  t.match(JSON.parse((await lanista('scrolls', 'check', bad, '--json')).output), { valid: false, faults: [{ path: String, message: String }] })
  t.match(await lanista('scrolls', 'check', write('text.json', 'once upon a time')), { status: 1, output: /1 fault\n {2}\/ {2}this is not valid JSON/ })
})

t.test('the sets of the house are listed', async t => {
  const { status, output } = await lanista('scrolls', 'list')
  t.equal(status, 0)
  for (const { name } of HOUSE_SETS) t.match(output, new RegExp(`^${name}\\b`, 'm'))
  t.match(JSON.parse((await lanista('scrolls', 'list', '--json')).output), HOUSE_SETS.map(() => ({ name: String, hash: /^sha256:[0-9a-f]{64}$/, types: Array, provenance: String })))
})

const pictureOf = (path: string, facings: string): string => `\n${printed(drawMove(readMove({ name: 'A move', speed: 'SLOW', path, facings })), plain).join('\n')}\n`

t.test('a move is drawn as hexes, with its arrows on the sides that they point through', async t => {
  t.equal(pictureOf('', 'F FR BR B BL FL'), `
 _↑_
↖ ▲ ↗
↙_↓_↘
`)
  t.equal(pictureOf('F FR', 'F! FR'), `
     _↑!
 ___/ 2 ↗
/ 1 \\___/
\\___/
/ ▲ \\
\\___/
`)
  t.equal(pictureOf('B', 'FL! FR! B!'), `
 ___
/ ▲ \\
\\___/
↖!1!↗
\\_↓!/
`.replace('\\_↓!', '\\!↓_'))
  t.equal(pictureOf('^F F', 'F B'), `
 _↑_
/ 2 \\
\\_↓_/
/^1 \\
\\___/
/ ▲ \\
\\___/
`)
})

t.test('every scroll of the house fits 100 columns and shows all that it holds', async t => {
  for (const { name, scrolls } of HOUSE_SETS) {
    for (const scroll of Object.values(scrolls)) {
      const lines = drawScroll(scroll, plain)
      t.ok(lines.every(line => [...line].length <= 100), `${name} ${scroll.type}`)
      const text = lines.join('\n')
      for (const move of scroll.moves) t.ok(text.includes(move.name), move.name)
      for (const special of scroll.special) t.ok(text.includes(special), special)
      t.equal(text.match(/A [+−]\d| A {2}0|A NA/g)?.length, HEX_NAMES.filter(hex => scroll.modifiers[hex]).length, 'a hex for each modifier')
      const arrows = scroll.moves.reduce((sum, move) => sum + readMove(move).arrows.length, 0)
      t.equal(text.match(/[↑↗↘↓↙↖]/g)?.length, arrows, 'every arrow')
    }
  }
})

t.test('a scroll of any set is shown', async t => {
  const file = write('monks.json', monks)
  t.match(await lanista('scrolls', 'show', 'abbot', '--scrolls', file), { status: 0, output: /^ABBOT\n\nWS 30 {3}S 40 {3}T 30 {3}I 30 {3}W 10/ })
  t.match(await lanista('scrolls', 'show', 'troll slayer'), { status: 0, output: /^TROLL_SLAYER\n/ })
  t.match(await lanista('scrolls', 'show', 'ORC', '--scrolls', 'house-1'), { status: 0 })
  t.strictSame(JSON.parse((await lanista('scrolls', 'show', 'monk', '--scrolls', file, '--json')).output), monk)
  for (const { args, line } of [
    { args: ['scrolls'], line: /a command is needed: check, list, show/ },
    { args: ['scrolls', 'draw'], line: /too many arguments|unknown command/ },
    { args: ['scrolls', 'check'], line: /missing required argument 'file'/ },
    { args: ['scrolls', 'check', join(folder, 'nowhere.json')], line: /nowhere\.json cannot be read/ },
    { args: ['scrolls', 'show', 'DRAGON'], line: /there is no type DRAGON in house-\d: CHAOS/ },
    { args: ['scrolls', 'show', 'ORC', '--scrolls', 'house-0'], line: /there is no scroll set house-0: house-/ },
    { args: ['scrolls', 'show', 'ORC', '--scrolls', write('broken.json', { ...monks, name: 'no good name' })], line: /broken\.json is not a valid scroll set: \/name must be 1 to 64 letters.*lanista scrolls check/ },
    { args: ['fighter'], line: /a command is needed: check/ },
    { args: ['fighter', 'check', join(folder, 'nobody.json')], line: /cannot be read/ },
    { args: ['fighter', 'check', file, '--style', 'WALTZ'], line: /there is no style WALTZ/ },
    { args: ['fighter', 'check', file, '--scrolls', 'house-0'], line: /there is no scroll set house-0/ }
  ]) {
    const { status, output, warnings } = await lanista(...args)
    t.strictSame({ status, output, warnings: warnings.length }, { status: 2, output: '', warnings: 1 }, args.join(' '))
    t.match(warnings[0], line)
  }
})

t.test('a fighter is checked for a style and a set', async t => {
  const orc = write('orc.json', { type: 'ORC' })
  const abbot = write('abbot.json', { type: 'ABBOT', skills: ['SHIELD_BASH'] })
  const set = write('monks-again.json', monks)
  const style = write('style.json', { name: 'CLOISTER', groups: ['OGRE'], titles: [], sides: 'EACH_ALONE', end: 'HALF_OUT' })
  t.match(await lanista('fighter', 'check', orc), { status: 0, output: /orc\.json: no faults for style FREE and scroll set house-/ })
  t.match(await lanista('fighter', 'check', orc, '--style', 'pursuit'), { status: 1, output: /1 fault\n {2}ORC may not fight in PURSUIT \(8\.3\)\n$/ })
  t.match(await lanista('fighter', 'check', abbot, '--scrolls', set), { status: 1, output: /2 faults\n {2}ABBOT cannot use the skill SHIELD_BASH \(8\.42\)\n {2}ABBOT may not fight in FREE \(8\.3\)\n$/ })
  t.match(await lanista('fighter', 'check', write('plain-abbot.json', { type: 'ABBOT' }), '--scrolls', set, '--style', style), { status: 0, output: /no faults for style CLOISTER and scroll set monks/ })
  t.match(JSON.parse((await lanista('fighter', 'check', write('odd.json', { type: 1, bonus: { W: 0.5 } }), '--json')).output), { valid: false, faults: [{ rule: null }, { rule: null }] })
  t.match(await lanista('fighter', 'check', write('no-json', '{')), { status: 1, output: /this is not valid JSON/ })
})

t.test('a typed-in set is fought with, and its record needs no file', async t => {
  const set = write('to-fight.json', { ...monks, scrolls: { ...monks.scrolls, ABBOT: { ...monks.scrolls.ABBOT, group: 'PURSUER' } } })
  const record = join(folder, 'record.json')
  t.match(await lanista('play', '--scrolls', set, '--seat', 'MONK:greedy', '--seat', 'ABBOT:greedy', '--seed', '1', '--record', record), { status: 0 })
  t.match(await lanista('replay', record), { status: 0, output: /checked: \d+ events and the result/ })
  t.match(await lanista('play', '--scrolls', set, '--seat', 'ORC:greedy', '--seat', 'ABBOT:greedy'), { status: 2, warnings: [/the types are MONK, ABBOT/] })
})

const bearings: readonly Bearing[] = ['F', 'FR', 'BR', 'B', 'BL', 'FL']
t.test('red arrows are red where there are colours', async t => {
  const colours = picocolors.createColors(true)
  for (const bearing of bearings) {
    const lines = printed(drawMove(readMove({ name: 'A move', speed: 'SLOW', path: '', facings: `${bearing}!` })), colours).join('\n')
    t.match(lines, colours.bold(colours.red('!')))
  }
})
