import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import t from 'tap'
import { matrixLineUps, summarizeMatrix } from '../../src/cli/matrix.js'
import { DEFAULT_SCROLL_SET } from '../../src/rulesets/pit-fighter/index.js'
import { lanista } from '../support/lanista.js'

const folder = mkdtempSync(join(tmpdir(), 'lanista-odds-'))
const write = (name: string, value: unknown): string => {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(value))
  return file
}

/** Two face to face, and nothing chosen yet. */
const closeUp = {
  format: 'lanista.fight-record/1',
  ruleset: { id: 'pit-fighter', version: '1' },
  style: 'FREE',
  seats: [{ name: 'Grom', fighter: { type: 'ORC', skills: ['THROWING_KNIFE'] } }, { name: 'Karl', fighter: { type: 'EMPIRE' } }],
  situation: { turn: 1, phase: 'PICK_MOVES', fighters: [{ seat: 1, at: [0, 0], facing: 'N' }, { seat: 2, at: [0, -1], facing: 'S' }] },
  dice: { source: 'scripted', rolls: [] },
  choices: []
}

t.test('the odds of an attack are told from where a record ends', async t => {
  const file = write('close-up.json', closeUp)
  const { status, output } = await lanista('odds', file, '--seat', '1', '--kind', 'normal', '--target', '2')
  t.equal(status, 0)
  t.match(output, /^Grom on Karl: NORMAL\nGrom aims at a random location, Karl guards a random location\nmodifiers: attack [+-]?\d+, defence [+-]?\d+\n\n {2}hit +\d+\.\d\d % {2}█+/)
  t.match(output, /\ndamage\n {2}1 /)
  t.match(output, /\ncritical results\n {2}[A-Z_]+ +\d/)
  t.ok(output.split('\n').every(line => [...line].length <= 100))
  const { hit, damage } = JSON.parse((await lanista('odds', file, '--seat', '1', '--kind', 'NORMAL', '--target', '2', '--aim', 'legs', '--guess', 'head', '--json')).output)
  t.equal(hit, 1, 'locations far apart')
  t.ok(Math.abs(damage.reduce((sum: number, { chance }: { readonly chance: number }) => sum + chance, 0) - 1) < 1e-12)
  t.match((await lanista('odds', file, '--seat', '1', '--kind', 'THROWING_KNIFE', '--target', '2', '--location', 'GROIN')).output, /^Grom on Karl: THROWING_KNIFE at GROIN\n\n {2}hit/)

  const over = write('over.json', { ...closeUp, choices: [{ seat: 2, kind: 'CONCEDE' }] })
  for (const { args, status, line } of [
    { args: [file, '--seat', '2', '--kind', 'NET', '--target', '1'], status: 2, line: /seat 2 cannot make this attack/ },
    { args: [file, '--seat', '3', '--kind', 'NORMAL', '--target', '1'], status: 2, line: /the record has the seats 1 to 2/ },
    { args: [file, '--seat', '1', '--kind', 'NORMAL', '--target', '2', '--aim', 'NOSE'], status: 2, line: /aim/ },
    { args: [file, '--seat', '1', '--kind', 'NORMAL'], status: 2, line: /--target <n>' not specified/ },
    { args: [over, '--seat', '1', '--kind', 'NORMAL', '--target', '2'], status: 2, line: /the fight is over at this point/ },
    { args: [write('faulty.json', { ...closeUp, seats: [] }), '--seat', '1', '--kind', 'NORMAL', '--target', '2'], status: 1, line: /: setup: / },
    { args: [write('odd.json', {}), '--seat', '1', '--kind', 'NORMAL', '--target', '2'], status: 1, line: /: setup: format/ }
  ]) {
    const ended = await lanista('odds', ...args)
    t.strictSame({ status: ended.status, output: ended.output, warnings: ended.warnings.length }, { status, output: '', warnings: 1 }, args.join(' '))
    t.match(ended.warnings[0], line)
  }
})

t.test('every pair is fought from both sides, each fight once', async t => {
  const halves = matrixLineUps(['A', 'B', 'C'], { bot: 'greedy', style: 'FREE', scrolls: DEFAULT_SCROLL_SET, placing: 'random' }, 5)
  t.strictSame(halves.map(({ row, column, rowSeat, from, count, lineUp: { seats } }) => [row, column, rowSeat, from, count, seats.map(({ type }) => type).join('')]), [
    [0, 1, 1, 1, 3, 'AB'], [0, 1, 2, 4, 2, 'BA'], [0, 2, 1, 6, 3, 'AC'], [0, 2, 2, 9, 2, 'CA'], [1, 2, 1, 11, 3, 'BC'], [1, 2, 2, 14, 2, 'CB']
  ])
  const { pairs, firstSeat } = summarizeMatrix(['A', 'B', 'C'], halves, [
    { lineUp: 0, winners: [[1], [2], []], reasons: ['HALF_OUT', 'HALF_OUT', 'TURN_LIMIT'], turns: [4, 6, 100], decisions: [1, 1, 1] },
    { lineUp: 1, winners: [[2], [2]], reasons: ['HALF_OUT', 'HALF_OUT'], turns: [8, 10], decisions: [1, 1] }
  ])
  t.match(firstSeat, { fights: 5, wins: 1, winRate: 0.2, interval: [Number, Number] })
  t.match(pairs, [{ row: 'A', column: 'B', fights: 5, wins: 3, losses: 1, draws: 1, turnLimit: 1, winRate: 0.6, turns: { median: 8 } }, { row: 'A', column: 'C', fights: 0 }, { row: 'B', column: 'C' }])
})

t.test('the odds are told of any moment that a record passed', async t => {
  const over = write('over-again.json', { ...closeUp, choices: [{ seat: 2, kind: 'CONCEDE' }] })
  const question = ['--seat', '1', '--kind', 'NORMAL', '--target', '2', '--json']
  const close = await lanista('odds', write('close-up.json', closeUp), ...question)
  t.strictSame(await lanista('odds', over, '--at', '0', ...question), close)
  t.match(await lanista('odds', over, ...question), { status: 2, warnings: [/the fight is over at this point; use --at from 0 to 0/] })
  t.match(await lanista('odds', over, '--at', '1', ...question), { status: 2, warnings: [/the fight is over at this point/] })
  t.match(await lanista('odds', over, '--at', '2', ...question), { status: 2, warnings: [/--at 2: the record has 1 choices/] })
  t.match(await lanista('odds', over, '--at', '-1', ...question), { status: 2, warnings: [/A whole number from 0 is needed/] })
})

t.test('a matrix is printed, the same however many workers, with types that meet in no style of the rulebook', async t => {
  const args = ['simulate', '--matrix', '--fights', '3', '--types', 'orc,ogre,troll slayer', '--seed', '5']
  const { status, output } = await lanista(...args, '--workers', '1')
  t.equal(status, 0)
  t.match(output, /^house-\d: 3 duels a pair between greedy bots, with seats swapped after half, placed at random\n/)
  for (const title of ['Win rate of the row against the column, %', 'Draws, %', 'Ended by the turn limit, %', 'Turns, median']) t.match(output, title)
  t.match(output, /\n {15,}ORC +OGRE +SLAYER +all\nORC +· +\d/)
  t.match(output, /\nSeat 1 wins \d+\.\d % of 9 duels \(95 % interval: \d+\.\d to \d+\.\d %\)\n/)
  const { speed, ...one } = JSON.parse((await lanista(...args, '--workers', '1', '--json')).output)
  const { speed: _speed, ...two } = JSON.parse((await lanista(...args, '--workers', '2', '--json')).output)
  t.strictSame(two, one)
  t.equal(speed.workers, 1)
  t.match(one, { seed: 5, fights: 3, bot: 'greedy', placing: 'random', firstSeat: { fights: 9 }, types: ['ORC', 'OGRE', 'TROLL_SLAYER'], pairs: [{ row: 'ORC', column: 'OGRE', fights: 3, wins: Number, losses: Number, draws: Number, turnLimit: Number, interval: [Number, Number] }, {}, {}] })
  const byBots = JSON.parse((await lanista(...args, '--placing', 'bot', '--workers', '1', '--json')).output)
  t.equal(byBots.placing, 'bot')
  t.notSame(byBots.pairs, one.pairs, 'the bots place themselves elsewhere')
  for (const { args, line } of [
    { args: ['--matrix', '--placing', 'host'], line: /--placing.*Allowed choices are bot, random/ },
    { args: ['--matrix', '--seat', 'ORC:random'], line: /leave --seat out/ },
    { args: [], line: /--seat is needed for each seat, or --matrix/ },
    { args: ['--seat', 'ORC:random', '--bot', 'greedy'], line: /--types and --bot need --matrix/ },
    { args: ['--matrix', '--types', 'ORC'], line: /two types or more/ },
    { args: ['--matrix', '--types', 'ORC,ELF'], line: /there is no type ELF/ },
    { args: ['--matrix', '--bot', 'skynet'], line: /the bots are random, greedy/ },
    { args: ['--matrix', '--style', 'FREE'], line: /OGRE may not fight in FREE/ },
    { args: ['--matrix', '--scrolls', 'house-0'], line: /there is no scroll set house-0/ }
  ]) {
    const ended = await lanista('simulate', '--fights', '2', ...args)
    t.strictSame({ status: ended.status, output: ended.output }, { status: 2, output: '' }, args.join(' '))
    t.match(ended.warnings[0], line)
  }
})
