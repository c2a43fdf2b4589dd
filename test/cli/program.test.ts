import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import t from 'tap'
import { lanista } from '../support/lanista.js'

const folder = mkdtempSync(join(tmpdir(), 'lanista-cli-'))
const DUEL = ['--seat', 'ORC:greedy', '--seat', 'EMPIRE:random']

const write = (name: string, value: unknown): string => {
  const file = join(folder, name)
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value))
  return file
}

const played = async (...args: readonly string[]) => {
  const file = join(folder, 'played.json')
  const { status, output } = await lanista('play', ...DUEL, '--seed', '7', '--record', file, ...args)
  return { status, output, file, record: JSON.parse(readFileSync(file, 'utf8')) }
}

t.test('bad arguments get one line and status 2', async t => {
  for (const { args, line } of [
    { args: [], line: /a command is needed: replay, play, simulate, odds, fighter, scrolls, serve, migrate/ },
    { args: ['plya'], line: /unknown command 'plya'/ },
    { args: ['replay'], line: /missing required argument 'file'/ },
    { args: ['replay', join(folder, 'nowhere.json')], line: /nowhere\.json cannot be read/ },
    { args: ['replay', folder], line: /cannot be read/ },
    { args: ['replay', 'a', 'b'], line: /too many arguments/ },
    { args: ['serve', '--port', '1'], line: /unknown option '--port'/ },
    { args: ['play'], line: /required option '--seat <type:bot>' not specified/ },
    { args: ['play', '--seat', 'ORC'], line: /--seat ORC: the bots are random/ },
    { args: ['play', '--seat', 'DRAGON:random'], line: /--seat DRAGON:random: the types are .*ORC/ },
    { args: ['play', '--seat', 'ORC:random:'], line: /the format is TYPE:BOT, or TYPE:BOT:TEAM/ },
    { args: ['play', '--seat', 'ORC:random'], line: /this fight is not possible/ },
    { args: ['play', ...DUEL, '--style', 'WALTZ'], line: /this fight is not possible: there is no style WALTZ/ },
    { args: ['play', ...DUEL, '--seed', 'x'], line: /argument 'x' is invalid\. A whole number from 0 is needed\./ },
    { args: ['play', ...DUEL, '--record', join(folder, 'no', 'where.json')], line: /cannot be written/ },
    { args: ['play', ...DUEL, '--loud'], line: /unknown option '--loud'/ },
    { args: ['simulate', ...DUEL], line: /--fights <n>' not specified/ },
    { args: ['simulate', ...DUEL, '--fights', '0'], line: /A whole number from 1 is needed/ },
    { args: ['simulate', ...DUEL, '--fights', '1', '--workers', '1.5'], line: /A whole number from 1 is needed/ },
    { args: ['simulate', ...DUEL, '--fights', '1', '--records', write('file', '')], line: /--records/ }
  ]) {
    const { status, output, warnings } = await lanista(...args)
    t.strictSame({ status, output, warnings: warnings.length }, { status: 2, output: '', warnings: 1 }, args.join(' '))
    t.match(warnings[0], line)
    t.match(warnings[0], /^lanista: [^\n]*$/)
  }
})

t.test('help and version', async t => {
  t.match(await lanista('--version'), { status: 0, output: /^\d+\.\d+\.\d+\n$/ })
  for (const command of [[], ['replay'], ['play'], ['simulate'], ['odds'], ['fighter'], ['fighter', 'check'], ['scrolls'], ['scrolls', 'check'], ['scrolls', 'list'], ['scrolls', 'show'], ['serve'], ['migrate']]) t.match(await lanista(...command, '--help'), { status: 0, output: /^Usage: lanista/, warnings: [] })
})

t.test('a played fight is told, and its record replays to the same end', async t => {
  const { status, output, file, record } = await played()
  t.equal(status, 0)
  t.match(output, /Set-up\n/)
  t.match(output, /Turn 1\n/)
  t.match(output, /finished in turn \d+, END_PHASE: (seat \d wins|a draw)/)
  t.match(record, { dice: { source: 'seeded', algorithm: 'hmac-sha256/1', serverSeed: /^[0-9a-f]{64}$/ }, result: { reason: String } })

  const { output: json } = await played('--json')
  t.match(await lanista('replay', file), { status: 0, output: /checked: \d+ events and the result as in the record\n$/ })
  t.equal((await lanista('replay', file, '--json')).output, json, 'seeded')
  t.equal((await lanista('replay', write('scripted.json', { ...record, dice: { source: 'scripted', rolls: record.dice.rolls } }), '--json')).output, json, 'scripted')
})

t.test('the same seed is the same fight, no seed another', async t => {
  const { record } = await played()
  t.strictSame((await played()).record, record)
  const [first, second] = [await lanista('play', ...DUEL, '--json'), await lanista('play', ...DUEL, '--json')]
  t.not(first.output, second.output)
})

t.test('the first fault of a record is named', async t => {
  const { record } = await played()
  const { rolls } = record.dice
  const scripted = { ...record, dice: { source: 'scripted', rolls } }
  const last = record.choices.length - 1
  for (const { name, value, error } of [
    { name: 'no JSON', value: '{', error: { what: 'setup', index: 0 } },
    { name: 'another format', value: { ...record, format: 'pgn' }, error: { what: 'setup', index: 0 } },
    { name: 'an unknown ruleset', value: { ...record, ruleset: { id: 'chess', version: '1' } }, error: { what: 'setup', index: 0 } },
    { name: 'another version', value: { ...record, ruleset: { ...record.ruleset, version: '0' } }, error: { what: 'setup', index: 0 } },
    { name: 'a faulty seat', value: { ...record, seats: [record.seats[0], { ...record.seats[1], fighter: { type: 'DRAGON' } }] }, error: { what: 'setup', index: 1 } },
    { name: 'a choice after the end', value: { ...record, choices: [...record.choices, { seat: 1, kind: 'CONCEDE' }] }, error: { what: 'choice', index: last + 1 } },
    { name: 'a choice that is not legal', value: { ...record, choices: record.choices.map((choice: object, index: number) => index === 0 ? { ...choice, hex: [0, 0] } : choice) }, error: { what: 'choice', index: 0 } },
    { name: 'a die too few', value: { ...scripted, dice: { source: 'scripted', rolls: rolls.slice(0, -1) } }, error: { what: 'dice', index: rolls.length - 1 } },
    { name: 'a die left over', value: { ...scripted, dice: { source: 'scripted', rolls: [...rolls, { sides: 6, value: 1 }] } }, error: { what: 'dice', index: rolls.length } },
    { name: 'a die left over while the fight runs', value: { ...scripted, choices: [] }, error: { what: 'dice', index: 0 } },
    { name: 'a die of other sides', value: { ...scripted, dice: { source: 'scripted', rolls: rolls.map((die: object, index: number) => index === 0 ? { ...die, sides: 7 } : die) } }, error: { what: 'dice', index: 0 } },
    { name: 'a ledger that the seed does not roll', value: { ...record, dice: { ...record.dice, rolls: [...rolls, { sides: 6, value: 1 }] } }, error: { what: 'dice', index: rolls.length } },
    { name: 'a ledger that is cut', value: { ...record, dice: { ...record.dice, rolls: rolls.slice(0, -1) } }, error: { what: 'dice', index: rolls.length - 1 } },
    { name: 'another event', value: { ...record, events: record.events.map((event: object, index: number) => index === 5 ? { ...event, rule: '0' } : event) }, error: { what: 'events', index: 5, message: /event 5\.rule: expected "0", got / } },
    { name: 'an event too many', value: { ...record, events: [...record.events, { type: 'Rain' }] }, error: { what: 'events', index: record.events.length, message: /expected \{"type":"Rain"\}, got nothing/ } },
    { name: 'another result', value: { ...record, result: null }, error: { what: 'result', index: 0, message: /^result: expected null, got \{/ } }
  ]) {
    const file = write('faulty.json', value)
    const json = await lanista('replay', file, '--json')
    t.match(JSON.parse(json.output), { error }, name)
    t.match(await lanista('replay', file), { status: 1, output: '', warnings: [new RegExp(`: ${error.what}: `)] })
    t.strictSame({ status: json.status, warnings: json.warnings }, { status: 1, warnings: [] })
  }
})

t.test('a record without events, result and ledger is fought', async t => {
  const { record: { events, result, dice: { rolls, ...dice }, ...record } } = await played()
  const { status, output } = await lanista('replay', write('bare.json', { ...record, dice }), '--json')
  t.equal(status, 0)
  t.strictSame({ events: JSON.parse(output).events, result: JSON.parse(output).result }, { events, result })
  t.match(await lanista('replay', write('half.json', { ...record, dice, choices: record.choices.slice(0, 3) })), { status: 0, output: /^running in turn .*\n {2}asked: seat \d, [^]*checked: nothing/ })
})

t.test('a simulation gives the same fights however many workers', async t => {
  const figures = async (workers: string, directory: string) => {
    const { status, output } = await lanista('simulate', ...DUEL, '--fights', '7', '--seed', '3', '--workers', workers, '--records', directory, '--json')
    const { speed, ...rest } = JSON.parse(output)
    return { status, rest, workers: speed.workers, records: readdirSync(directory).sort().map(file => readFileSync(join(directory, file), 'utf8')) }
  }
  const one = await figures('1', join(folder, 'one'))
  const two = await figures('2', join(folder, 'two'))
  t.strictSame([one.workers, two.workers], [1, 2])
  t.strictSame({ ...two, workers: 1 }, one)
  t.match(one.rest, { seed: 3, fights: 7, seats: [{ type: 'ORC', bot: 'greedy', seat: 1 }, { type: 'EMPIRE' }] })
  for (const [index, text] of one.records.entries()) t.equal((await lanista('replay', write(`kept-${index}.json`, text))).status, 0)
})

t.test('a simulation ends in a table', async t => {
  const { status, output } = await lanista('simulate', ...DUEL, '--fights', '3', '--workers', '1', '--seed', '3')
  t.equal(status, 0)
  t.match(output, /^seat {2}fighter {2}bot {5}wins {2}win rate {2}95 % interval\n1 {5}ORC /)
  for (const line of ['draws', 'turns per fight', 'decisions per fight', 'speed', 'seed']) t.match(output, new RegExp(`^${line} `, 'm'))
})
