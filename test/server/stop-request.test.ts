import { EventEmitter, once } from 'node:events'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import t from 'tap'
import { stopRequest, type StoppableProcess } from '../../src/stop-request.js'
import { embeddedFolder } from '../support/embedded.js'

const fakeProcess = () => {
  const exits: number[] = []
  const process: EventEmitter & StoppableProcess = Object.assign(new EventEmitter(), { exit: (status: number) => { exits.push(status) } })
  return { process, exits }
}

t.test('a signal that is repeated while the server stops changes nothing, and one after 5 s ends it', async t => {
  for (const [signal, status] of [['SIGINT', 130], ['SIGTERM', 143]] as const) {
    const { process, exits } = fakeProcess()
    let now = 1000
    const stop = stopRequest(process, () => now)
    process.emit('SIGTERM', 'SIGTERM')
    await stop
    for (const milliseconds of [0, 1, 4998]) {
      now += milliseconds
      process.emit(signal, signal)
    }
    t.strictSame(exits, [])
    now += 1
    process.emit(signal, signal)
    t.strictSame(exits, [status])
  }
})

/** Slows the clock by which repeats are told from another request: npm may pass its signal on late where the machine is slow. */
const SLOW_CLOCK = '--import=data:text/javascript,const%20now=performance.now.bind(performance);performance.now=()=>now()/1000'

/** Starts `npm start` as the leader of a process group and sends signals to the whole group, as a terminal does. */
const stopGroup = async (signals: readonly NodeJS.Signals[]): Promise<{ readonly ended: readonly unknown[], readonly output: string }> => {
  const folder = await embeddedFolder(t)
  const { PATH = '', HOME = '' } = process.env
  const child = spawn('npm', ['start'], { cwd: join(import.meta.dirname, '../..'), detached: true, env: { PATH, HOME, PORT: '0', DATA_DIR: folder, NODE_OPTIONS: SLOW_CLOCK }, stdio: ['ignore', 'pipe', 'pipe'] })
  const { pid } = child
  if (pid === undefined) throw new Error('npm was not started')
  const signalGroup = (signal: NodeJS.Signals): void => {
    try {
      process.kill(-pid, signal)
    } catch (error) {
      // The group has ended.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
    }
  }
  t.teardown(() => signalGroup('SIGKILL'))
  const ended = once(child, 'close')
  let output = ''
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += String(chunk)
      if (output.includes('Lanista is at')) resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('close', () => reject(new Error(`It did not start: ${output}`)))
  })
  for (const signal of signals) signalGroup(signal)
  return { ended: await ended, output }
}

t.test('npm start ends with 0 when its process group is signalled again and again', { skip: process.platform === 'win32' && 'no process groups' }, async t => {
  const { ended, output } = await stopGroup(['SIGINT', 'SIGINT', 'SIGTERM'])
  t.strictSame(ended, [0, null], output)
  t.match(output, 'Closing …')
})
