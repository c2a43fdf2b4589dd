import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Test } from 'tap'
import { needProgram } from '../../scripts/services.mjs'

const isOpen = (port: number): Promise<boolean> => new Promise(resolve => {
  const socket = connect(port, '127.0.0.1', () => { socket.destroy(); resolve(true) })
  socket.once('error', () => resolve(false))
})

/**
 * Runs nginx with what stands in its block `http`, listening on the port. False: there is no nginx, and the test is
 * skipped.
 */
export const startNginx = async (t: Test, http: string, port: number): Promise<boolean> => {
  const program = needProgram('nginx')
  if (program === null) {
    t.skip('NO NGINX: not tried', () => {})
    return false
  }
  const folder = mkdtempSync(join(tmpdir(), 'lanista-test-nginx-'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name}_temp_path ${folder}/${name};`).join('\n')
  const isRoot = process.getuid?.() === 0
  writeFileSync(join(folder, 'nginx.conf'), `${isRoot ? 'user root;' : ''}\ndaemon off;\npid ${folder}/pid;\nerror_log stderr;\nworker_processes 1;\nevents {}\nhttp {\naccess_log off;\n${temporary}\n${http}\n}\n`)
  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.on('data', chunk => { output += String(chunk) })
  const ended = new Promise<void>(resolve => { child.once('exit', () => resolve()) })
  t.teardown(async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  })
  while (!await isOpen(port)) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${output}`)
    await sleep(20)
  }
  return true
}
