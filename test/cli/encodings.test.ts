import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t from 'tap'
import { decodeText } from '../../src/cli/decode-text.js'
import { lanista } from '../support/lanista.js'

const folder = mkdtempSync(join(tmpdir(), 'lanista-encodings-'))

const swapped = (bytes: Buffer): Buffer => Buffer.from(bytes).swap16()
const ENCODINGS: Readonly<Record<string, (text: string) => Buffer>> = {
  'UTF-8': text => Buffer.from(text),
  'UTF-8 with a byte order mark': text => Buffer.from(`\uFEFF${text}`),
  'UTF-16LE with a byte order mark': text => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'UTF-16BE with a byte order mark': text => swapped(Buffer.from(`\uFEFF${text}`, 'utf16le')),
  'UTF-16LE': text => Buffer.from(text, 'utf16le'),
  'UTF-16BE': text => swapped(Buffer.from(text, 'utf16le'))
}

t.test('files are read in whatever encoding an editor or PowerShell saved them', async t => {
  const played = join(folder, 'played.json')
  await lanista('play', '--seat', 'ORC:greedy', '--seat', 'EMPIRE:random', '--seed', '7', '--record', played)
  const texts = { record: readFileSync(played, 'utf8'), fighter: '{"type":"ORC"}', style: '{"name":"ÉCOLE","groups":["CLASSIC"],"titles":[],"sides":"EACH_ALONE","end":"HALF_OUT"}' }
  const set = JSON.stringify({ ...JSON.parse(readFileSync(new URL('../../src/rulesets/pit-fighter/data/house-2.json', import.meta.url), 'utf8')), name: 'my-set' })
  for (const [encoding, encode] of Object.entries(ENCODINGS)) {
    const file = (name: string, text: string): string => {
      const path = join(folder, `${name}.json`)
      writeFileSync(path, encode(text))
      return path
    }
    const record = file('record', texts.record)
    for (const args of [
      ['replay', record],
      ['odds', record, '--at', '0', '--seat', '1', '--kind', 'NORMAL', '--target', '9'],
      ['fighter', 'check', file('fighter', texts.fighter), '--style', file('style', texts.style)],
      ['scrolls', 'check', file('set', set)],
      ['scrolls', 'show', 'ORC', '--scrolls', file('set', set)]
    ]) {
      const { warnings } = await lanista(...args)
      t.notMatch(warnings.join('\n'), /not valid JSON|cannot be read/, `${encoding}: ${args.join(' ')}`)
    }
    t.match(await lanista('replay', record), { status: 0 }, encoding)
  }
})

t.test('what is neither UTF-8 nor UTF-16 is said to be so', async t => {
  const file = join(folder, 'latin-1.json')
  writeFileSync(file, Buffer.from('{ "name": "José" }', 'latin1'))
  t.match(await lanista('replay', file), { status: 2, warnings: [/latin-1\.json cannot be read: it is neither UTF-8 nor UTF-16/] })
  t.equal(decodeText(Buffer.of(0xff, 0xfe, 0x00, 0xd8)), null, 'half a surrogate pair')
  t.equal(decodeText(Buffer.of()), '')
  t.equal(decodeText(Buffer.from('7')), '7')
})

t.test('- is standard input', async t => {
  const run = (input: Buffer | string, ...args: readonly string[]) => spawnSync(process.execPath, ['--import', 'tsx', 'src/cli/main.ts', ...args], { input, encoding: 'utf8' })
  const played = readFileSync(join(folder, 'played.json'))
  t.match(run(played, 'replay', '-'), { status: 0, stdout: /checked: \d+ events and the result as in the record/ })
  t.match(run(Buffer.from(`\uFEFF${played}`, 'utf16le'), 'replay', '-', '--json'), { status: 0, stderr: '' })
  t.match(run('', 'replay', '-'), { status: 1, stderr: /^lanista: standard input: .*this is not valid JSON/ })
  t.match(run('{"type":"ORC"}', 'fighter', 'check', '-'), { status: 0, stdout: /^standard input: no faults/ })
})
