// Removes the output of builds and tests; data/ and node_modules/ stay.
import { readdirSync, rmSync } from 'node:fs'

for (const name of readdirSync('.')) {
  if (['dist', '.coverage', '.tests'].includes(name) || name.startsWith('.dist-')) rmSync(name, { recursive: true, force: true })
}
