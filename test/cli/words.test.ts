import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t from 'tap'
import { progressLine } from '../../src/cli/progress-line.js'
import { lanista } from '../support/lanista.js'

const folder = mkdtempSync(join(tmpdir(), 'lanista-words-'))
const DUEL = ['--seat', 'ORC:greedy', '--seat', 'EMPIRE:random']

t.test('a misspelt word is answered with the one that was meant', async t => {
  const record = join(folder, 'record.json')
  await lanista('play', ...DUEL, '--seed', '7', '--record', record)
  const odds = ['odds', record, '--at', '10', '--seat', '1', '--target', '2']
  for (const { args, meant } of [
    { args: ['paly'], meant: /Did you mean play\?/ },
    { args: ['help', 'paly'], meant: /Did you mean play\?/ },
    { args: ['paly', '--help'], meant: /Did you mean play\?/ },
    { args: ['help', 'scrolls', 'shwo'], meant: /unknown command 'shwo': .*; did you mean show\?/ },
    { args: ['scrolls', 'shwo', '-h'], meant: /unknown command 'shwo': .*; did you mean show\?/ },
    { args: ['scrolls', 'shwo', 'ORC'], meant: /unknown command 'shwo': check, list, show .*; did you mean show\?/ },
    { args: ['fighter', 'chekc', 'x'], meant: /did you mean check\?/ },
    { args: ['scrolls', 'show', 'ork'], meant: /did you mean ORC\?/ },
    { args: ['scrolls', 'show', 'ORC', '--scrolls', 'house2'], meant: /did you mean house-2\?/ },
    { args: ['play', '--seat', 'trol slayer:greedy'], meant: /did you mean TROLL_SLAYER\?/ },
    { args: ['play', '--seat', 'ORC:gredy'], meant: /did you mean greedy\?/ },
    { args: ['play', ...DUEL, '--style', 'clasic'], meant: /did you mean CLASSIC\?/ },
    { args: ['play', ...DUEL, '--sede', '1'], meant: /unknown option '--sede' \(Did you mean --seed\?\)/ },
    { args: ['simulate', '--matrix', '--fights', '1', '--bot', 'randon'], meant: /did you mean random\?/ },
    { args: [...odds, '--kind', 'NORMLA'], meant: /did you mean NORMAL\?/ },
    { args: [...odds, '--kind', 'NORMAL', '--aim', 'haed'], meant: /did you mean HEAD\?/ }
  ]) {
    const { status, warnings } = await lanista(...args)
    t.strictSame({ status, lines: warnings.length }, { status: 2, lines: 1 }, args.join(' '))
    t.match(warnings[0], meant)
  }
  const { warnings: [far] } = await lanista('play', '--seat', 'DRAGON:greedy')
  t.notMatch(far, /did you mean/, 'nothing is near')
})

t.test('help is printed for the program, a command and a command of a group', async t => {
  for (const [args, usage] of [
    [['help'], 'lanista [options] [command]'],
    [['--help'], 'lanista [options] [command]'],
    [['help', 'play'], 'lanista play [options]'],
    [['play', '--seat', 'ORC:greedy', '--help'], 'lanista play [options]'],
    [['help', 'scrolls', 'show'], 'lanista scrolls show [options]'],
    [['fighter', '--help'], 'lanista fighter [options] [command]']
  ] as const) {
    const { status, output } = await lanista(...args)
    t.equal(status, 0, args.join(' '))
    t.ok(output.startsWith(`Usage: ${usage}`), args.join(' '))
  }
})

t.test('an unknown option is named before one that is missing', async t => {
  for (const [args, option] of [
    [['simulate', '--fihgts', '10'], '--fihgts'],
    [['play', '--set', 'house-1'], '--set'],
    [['odds', 'no-file', '--sate', '1'], '--sate'],
    [['replay', '--jsno'], '--jsno'],
    [['scrolls', 'show', '--set', 'house-1'], '--set']
  ] as const) t.match((await lanista(...args)).warnings, [new RegExp(`unknown option '${option}'`)])
  t.match((await lanista('simulate')).warnings, [/required option '--fights <n>' not specified/])
  for (const option of ['seat <n>', 'kind <kind>', 'target <n>']) {
    const others = ['--seat', '1', '--kind', 'NORMAL', '--target', '2'].join(' ').replace(new RegExp(`--${option.split(' ')[0]} \\S+ ?`), '').trim().split(' ')
    t.match((await lanista('odds', 'no-file', ...others)).warnings, [`required option '--${option}' not specified`])
  }
})

t.test('nothing is left at 0 of n, as nobody knows', async t => {
  t.equal(progressLine({ value: 0, total: 20, eta: 0 }), `${'░'.repeat(40)} 0 of 20 fights`)
  t.equal(progressLine({ value: 5, total: 20, eta: 99.4 }), `${'█'.repeat(10)}${'░'.repeat(30)} 5 of 20 fights, 99 s left`)
  t.equal(progressLine({ value: 5, total: 20, eta: 100 }), `${'█'.repeat(10)}${'░'.repeat(30)} 5 of 20 fights, 2 min left`)
  t.equal(progressLine({ value: 5, total: 20, eta: Infinity }), `${'█'.repeat(10)}${'░'.repeat(30)} 5 of 20 fights`)
})

t.test('a style of one\'s own is a file wherever a style is named', async t => {
  const style = join(folder, 'style.json')
  writeFileSync(style, JSON.stringify({ name: 'CLOISTER', groups: ['CLASSIC'], titles: [], sides: 'EACH_ALONE', end: 'HALF_OUT' }))
  for (const command of [['play', ...DUEL], ['simulate', ...DUEL, '--fights', '1', '--workers', '1']]) {
    t.match(await lanista(...command, '--style', style, '--seed', '1'), { status: 0 })
    t.match((await lanista(...command, '--style', folder + '/none.json')).warnings, [/none\.json cannot be read/])
  }
})
