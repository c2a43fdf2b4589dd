// Runs dist/cli/main.js in this process. In a checkout it builds first when dist is missing or older than its sources;
// an installed package has neither src/ nor scripts/ and goes straight to dist.
import { existsSync } from 'node:fs'

const build = new URL('../scripts/build.mjs', import.meta.url)

if (existsSync(build) && existsSync(new URL('../src', import.meta.url))) {
  const { buildIfStale } = await import(build.href)
  if (!await buildIfStale()) {
    console.error('lanista: the build failed, nothing was started')
    process.exit(1)
  }
}
await import('../dist/cli/main.js')
