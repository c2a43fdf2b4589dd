/** A real PgBouncer between the service and Postgres. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { freePort, needProgram } from '../../scripts/services.mjs'
import { openDatabase } from '../../src/store/database.js'
import { postgres } from '../support/services.js'

const answers = async (port: number): Promise<boolean> => {
  const socket = net.connect(port, '127.0.0.1')
  const isThere = await once(socket, 'connect').then(() => true, () => false)
  socket.destroy()
  return isThere
}

/** A pooler in front of a database; it does not run as root. */
const openPooler = async (t: Test, program: string, database: string, mode: 'session' | 'transaction'): Promise<string> => {
  const { hostname, port, pathname, username, password } = new URL(database)
  const folder = mkdtempSync(join(tmpdir(), 'lanista-test-pooler-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  const own = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(file, `[databases]
pooled = host=${hostname} port=${port} dbname=${pathname.slice(1)} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
`)
  chmodSync(folder, 0o755)
  const id = (flag: string): number => Number(spawnSync('id', [flag, 'postgres']).stdout)
  const child = spawn(program, [file], { ...process.getuid?.() === 0 && { uid: id('-u'), gid: id('-g') }, stdio: ['ignore', 'ignore', 'pipe'] })
  t.teardown(() => child.kill('SIGKILL'))
  let output = ''
  child.stderr.on('data', chunk => { output += String(chunk) })
  while (!await answers(own)) {
    if (child.exitCode !== null) throw new Error(`PgBouncer did not start: ${output}`)
    await sleep(20)
  }
  return `postgres://anybody@127.0.0.1:${own}/pooled`
}

t.test('a pooler that shares sessions is refused at the start, and one that does not is taken', async t => {
  const service = await postgres()
  const program = needProgram('pgbouncer')
  if (service === null || program === null) {
    t.skip('NO POSTGRES AND PGBOUNCER: not tried', () => {})
    return
  }
  t.teardown(() => service.stop())
  const shared = await openPooler(t, program, service.url, 'transaction')
  await t.rejects(openDatabase({ kind: 'postgres', url: shared, poolSize: 2 }), { message: /^DATABASE_URL leads to a pooler that shares sessions/ })
  const apart = await openPooler(t, program, service.url, 'session')
  const database = await openDatabase({ kind: 'postgres', url: apart, poolSize: 2 })
  t.equal(await database.ready(), true)
  await database.close()
})
