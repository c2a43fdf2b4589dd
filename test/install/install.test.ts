/** The server as others get it: from a checkout without development dependencies, and as a package. */
import { cpSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import t, { type Test } from 'tap'
import { npm, start, type Started, temporaryFolder } from './npm.js'

const ROOT = join(import.meta.dirname, '../..')
const NOT_CHECKED_IN = /^(?:node_modules|dist|data|coverage|\.git|\.tap|\.tests|\.dist-.*)$/

const answers = async (t: Test, { url }: Started): Promise<void> => {
  for (const path of ['/readyz', '/graphiql', '/graphiql/graphiql.js', '/graphiql/react.js', '/docs/static/index.html', '/v1/openapi.json']) {
    t.equal((await fetch(`${url}${path}`)).status, 200, path)
  }
}

t.test('a checkout without development dependencies starts, and its package does in an empty folder', { timeout: 1_200_000 }, async t => {
  const checkout = temporaryFolder(t)
  cpSync(ROOT, checkout, { recursive: true, filter: path => path === ROOT || !NOT_CHECKED_IN.test(basename(path)) || !path.startsWith(join(ROOT, basename(path))) })
  if (!await npm(t, checkout, ['ci'], { NODE_ENV: 'production' })) return
  t.notOk(readdirSync(join(checkout, 'node_modules')).includes('typescript'), 'there is no compiler of types')
  const server = await start(t, checkout, 'npm', ['start'], { NODE_ENV: 'production' })
  await answers(t, server)
  t.equal(await server.stop(), 0)

  const folder = temporaryFolder(t)
  await npm(t, checkout, ['pack', '--pack-destination', folder])
  const [tarball = ''] = readdirSync(folder)
  if (!await npm(t, folder, ['install', `./${tarball}`])) return
  const installed = await start(t, folder, 'npx', ['lanista', 'serve'])
  await answers(t, installed)
  await installed.stop()
})
