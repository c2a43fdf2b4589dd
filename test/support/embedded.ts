import { existsSync, mkdtempSync, openAsBlob, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { type DatabaseChoice, openDatabase } from '../../src/store/database.js'

/** As long as a whole run may take: no test fails because the machine is slow. */
export const PATIENCE = { start: 30 * 60_000, connection: 30 * 60_000 }

/** An embedded database in memory. In a whole run it begins with tables that were made once; otherwise it makes its own. */
export const embeddedInMemory = async (): Promise<DatabaseChoice> => {
  const folder = process.env['TEST_TEMPLATES']
  return { kind: 'embedded', folder: null, patience: PATIENCE, ...folder && { dump: await (dump ??= dumpIn(folder)) } }
}

let dump: Promise<Blob> | undefined

const dumpIn = async (folder: string): Promise<Blob> => {
  const file = join(folder, 'embedded.tar')
  if (!existsSync(file)) await makeDump(file)
  return openAsBlob(file)
}

/** Two processes may both make one: the second takes the first one's place, and each is whole. */
const makeDump = async (file: string): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'lanista-test-embedded-'))
  try {
    await (await openDatabase({ kind: 'embedded', folder, patience: PATIENCE })).close()
    const lite = await PGlite.create(join(folder, 'postgres'))
    const dumped = await lite.dumpDataDir('none')
    await lite.close()
    const made = `${file}.${process.pid}`
    writeFileSync(made, new Uint8Array(await dumped.arrayBuffer()))
    renameSync(made, file)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
