// Runs dist/cli/main.js in this process. In a checkout it builds first when dist is missing or older than its sources.
// An installed package has neither src/ nor scripts/ and does not build.
import { existsSync } from 'node:fs'

const build = new URL('../scripts/build.mjs', import.meta.url)

if (existsSync(build) && existsSync(new URL('../src', import.meta.url))) {
  const { buildIfStale } = await import(build.href)
  if (!await buildIfStale()) {
    console.error('lanista: The build failed. The program was not started.')
    process.exit(1)
  }
}
await import('../dist/cli/main.js')
