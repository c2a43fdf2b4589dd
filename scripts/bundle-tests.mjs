// Compiles the tests once and binds them into few bundles, so that a whole run starts few processes and loads each
// module once. Every module still reads its own address, `import.meta.url`, as that of its source.
import { readFileSync, readdirSync, rmSync, writeFileSync, mkdirSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, stop } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))
const output = join(root, '.tests')
/**
 * Files per bundle: large enough to share loaded modules, small enough that two processes end at about the same time.
 */
const filesABundle = 8

export const testFiles = () => readdirSync(join(root, 'test'), { recursive: true })
  .filter(name => name.endsWith('.test.ts'))
  .map(name => `test/${name.split(sep).join('/')}`)
  .sort()

/** Worker threads need separate modules. */
const workers = readdirSync(join(root, 'src'), { recursive: true }).filter(name => name.endsWith('-worker.ts')).map(name => `src/${name.split(sep).join('/')}`)

/** Bundles of one folder each, in the order in which they are started. */
function bundlesOf (files) {
  const folders = Map.groupBy?.(files, dirname) ?? groupBy(files, dirname)
  return [...folders].flatMap(([folder, own]) => {
    const count = Math.ceil(own.length / filesABundle)
    return Array.from({ length: count }, (_, index) => ({
      name: folder.replaceAll('/', '-') + (count > 1 ? `-${index + 1}` : ''),
      files: own.filter((_, position) => position % count === index)
    }))
  }).sort((a, b) => placeOf(a) - placeOf(b))
}

function groupBy (items, keyOf) {
  const groups = new Map()
  for (const item of items) groups.set(keyOf(item), [...groups.get(keyOf(item)) ?? [], item])
  return groups
}

/**
 * Those that take longest come first, so that the last ones end together. Folders that are not listed come in the
 * middle.
 */
const LONGEST = ['install', 'crash', 'api', 'fuzz', 'cli', 'server']
const SHORTEST = ['bots', 'rulesets', 'store', 'cases', 'referee', 'tooling', 'bus']

function placeOf ({ name }) {
  const [, folder] = name.split('-')
  if (LONGEST.includes(folder)) return LONGEST.indexOf(folder) - LONGEST.length
  return SHORTEST.indexOf(folder) + 1
}

/**
 * One module that loads its files one after the other, each in a subtest behind the tests of the file before: a file
 * may open servers before its first test, and tap ends as soon as nothing is queued.
 */
function entryOf ({ files }) {
  const loads = files.map(file => `  ['${file}', () => import('./${relative('.tests', file).split(sep).join('/')}')]`)
  return `import t from 'tap'

const load = ([[file, read], ...others]) => t.test('loads ' + file, async () => {
  await read()
  if (others.length > 0) load(others)
})

load([
${loads.join(',\n')}
])
`
}

const ownAddress = {
  name: 'own-address',
  setup ({ onLoad }) {
    onLoad({ filter: /\.m?[jt]s$/ }, ({ path }) => {
      if (path.includes(`${sep}node_modules${sep}`) || path.startsWith(output)) return undefined
      const text = readFileSync(path, 'utf8')
        .replaceAll(/new URL\('[.]\/([\w-]+-worker)[.]js', import[.]meta[.]url\)/g, (_, name) => `new URL('${pathToFileURL(join(output, name)).href}.mjs')`)
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
      return { contents: text, loader: path.endsWith('ts') ? 'ts' : 'js' }
    })
  }
}

/** Returns the bundles' paths, relative to the project. */
export async function bundleTests (files) {
  rmSync(output, { recursive: true, force: true })
  mkdirSync(output)
  const bundles = bundlesOf(files)
  for (const bundle of bundles) writeFileSync(join(output, `${bundle.name}.entry.js`), entryOf(bundle))
  await build({
    absWorkingDir: root,
    entryPoints: [...bundles.map(({ name }) => ({ in: `.tests/${name}.entry.js`, out: name })), ...workers.map(file => ({ in: file, out: basename(file, '.ts') }))],
    outdir: '.tests',
    outExtension: { '.js': '.mjs' },
    chunkNames: 'modules/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    keepNames: true,
    sourcemap: true,
    plugins: [ownAddress],
    logLevel: 'warning'
  })
  await stop()
  return bundles.map(({ name }) => `.tests/${name}.mjs`)
}
