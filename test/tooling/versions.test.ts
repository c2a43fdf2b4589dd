import { readFileSync } from 'node:fs'
import t from 'tap'

interface Lock { readonly packages: Readonly<Record<string, { readonly version?: string, readonly resolved?: string }>> }

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock

// Older ones have known holes.
const minima = { mercurius: '16.8.0', fastify: '5.12.6', ws: '8.21.1' }

function isAtLeast (version: string, minimum: string): boolean {
  return version.localeCompare(minimum, 'en', { numeric: true }) >= 0
}

for (const [name, minimum] of Object.entries(minima)) {
  t.test(`every copy of ${name} is at least ${minimum}`, async t => {
    const copies = Object.entries(lock.packages).filter(([path]) => path.endsWith(`node_modules/${name}`))
    t.not(copies.length, 0)
    for (const [path, { version = '0' }] of copies) t.ok(isAtLeast(version, minimum), `${path} ${version}`)
  })
}

t.test('the API of OpenTelemetry is one that its SDKs take: none takes 1.10', async t => {
  t.match(lock.packages['node_modules/@opentelemetry/api']?.version, /^1\.9\./)
})

t.test('the lock file names no registry', async t => {
  t.strictSame(Object.entries(lock.packages).filter(([, { resolved }]) => resolved !== undefined), [])
})
