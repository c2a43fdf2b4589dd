import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { npm, run, temporaryFolder } from './npm.js'

const ROOT = join(import.meta.dirname, '../..')
const OLD = 18
/** The packages of npm that hold one program of Node each. */
const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-x64']

t.test('the command asks for the version of Node that the package asks for', async t => {
  const { engines: { node } } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly engines: { readonly node: string } }
  const [, major, minor] = /^>=(\d+)\.(\d+)$/.exec(node) ?? []
  const text = readFileSync(join(ROOT, 'bin/lanista.js'), 'utf8')
  t.match(text, `parts[0] > ${major} || (parts[0] === ${major} && parts[1] >= ${minor})`)
  t.match(text, `Use ${major}.${minor} or later.`)
})

t.test('an older Node gets one line with the version that is needed, and status 2', { timeout: 600_000 }, async t => {
  const platform = `${process.platform}-${process.arch}`
  if (!PLATFORMS.includes(platform)) {
    t.skip(`NO NODE ${OLD} FOR ${platform}: not tried`, () => {})
    return
  }
  const folder = temporaryFolder(t)
  if (!await npm(t, folder, ['install', `node-${platform}@${OLD}`])) return
  const node = join(folder, 'node_modules', `node-${platform}`, 'bin/node')
  // tap adds options to every process that tests start, which this version does not know.
  const runOld = (...args: readonly string[]) => run(folder, 'env', ['-u', 'NODE_OPTIONS', node, ...args])
  const { output: version } = await runOld('--version')
  t.match(version, new RegExp(`^v${OLD}\\.`))
  for (const arg of ['serve', 'migrate', '--version']) {
    const ended = await runOld(join(ROOT, 'bin/lanista.js'), arg)
    const errors = `lanista: Node.js ${version.trim().slice(1)} is too old. Use 20.19 or later.\n`
    t.strictSame(ended, { status: 2, output: '', errors }, arg)
  }
})
