/** The command as it is started from a shell: exit status, closed pipes, colours. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import t from 'tap'

const command = join(import.meta.dirname, '../../bin/lanista.js')
const DUEL = ['--seat', 'ORC:random', '--seat', 'EMPIRE:random', '--seed', '1']

interface Ended { readonly status: number | null, readonly output: string, readonly errors: string }

/** Runs it to its end; `until`: hangs up as soon as so much was read. */
const run = (args: readonly string[], { environment = {}, until = Infinity }: { readonly environment?: Readonly<Record<string, string>>, readonly until?: number } = {}): Promise<Ended> => new Promise(resolve => {
  const { NO_COLOR: _, FORCE_COLOR: __, ...inherited } = process.env
  const child = spawn(process.execPath, [command, ...args], { env: { ...inherited, ...environment } })
  let output = ''
  let errors = ''
  child.stdout.on('data', chunk => {
    output += String(chunk)
    if (output.length > until) child.stdout.destroy()
  })
  child.stderr.on('data', chunk => { errors += String(chunk) })
  child.once('close', status => { resolve({ status, output, errors }) })
})

/** A first run may have to build, and says so. */
const lines = (errors: string): readonly string[] => errors.split('\n').filter(line => line !== '' && !/^lanista: (building|waiting)/.test(line))

t.test('bad arguments end with status 2 and one line', async t => {
  const { status, output, errors } = await run(['play', '--seat', 'ORC'])
  t.strictSame({ status, output }, { status: 2, output: '' })
  t.match(lines(errors), [/^lanista: --seat ORC/])
  t.equal(lines(errors).length, 1)
})

t.test('a pipe that is closed early is no fault', async t => {
  const { status, errors } = await run(['play', ...DUEL], { until: 10 })
  t.strictSame({ status, errors: lines(errors) }, { status: 0, errors: [] })
})

t.test('colours come by FORCE_COLOR and not by a pipe', async t => {
  const escape = '\u001b['
  t.notOk((await run(['play', ...DUEL])).output.includes(escape))
  t.notOk((await run(['play', ...DUEL], { environment: { CI: 'true' } })).output.includes(escape), 'nor by a CI that reads a pipe')
  t.ok((await run(['play', ...DUEL], { environment: { FORCE_COLOR: '1' } })).output.includes(escape))
  t.notOk((await run(['play', ...DUEL], { environment: { FORCE_COLOR: '1', NO_COLOR: '1' } })).output.includes(escape))
})
