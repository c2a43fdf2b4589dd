import { cpSync, existsSync, mkdirSync, mkdtempSync, openAsBlob, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { Test } from 'tap'
import { type DatabaseChoice, openDatabase } from '../../src/store/database.js'

/** As long as a complete run may take, so that no test fails on a slow machine. */
export const PATIENCE = { start: 30 * 60_000, connection: 30 * 60_000 }

/**
 * An embedded database in memory. In a whole run it begins with tables that were made once; otherwise it makes its own.
 */
export const embeddedInMemory = async (): Promise<DatabaseChoice> => {
  const templates = process.env['TEST_TEMPLATES']
  return { kind: 'embedded', folder: null, patience: PATIENCE, ...templates && { dump: await (dump ??= dumpIn(templates)) } }
}

/** A folder for DATA_DIR that ends with the test; with an embedded database in it, made once in a whole run. */
export const embeddedFolder = async (t: Test): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'lanista-test-embedded-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  const templates = process.env['TEST_TEMPLATES']
  if (templates) cpSync(await folderIn(templates), folder, { recursive: true })
  return folder
}

let dump: Promise<Blob> | undefined

const dumpIn = async (templates: string): Promise<Blob> => {
  const file = join(templates, 'embedded.tar')
  if (!existsSync(file)) await makeDump(file, await folderIn(templates))
  return openAsBlob(file)
}

/** Two processes may create it at the same time: the second replaces the first, and both are complete. */
const makeDump = async (file: string, template: string): Promise<void> => {
  const folder = `${file}.${process.pid}`
  cpSync(template, folder, { recursive: true })
  const lite = await PGlite.create(join(folder, 'postgres'))
  const dumped = await lite.dumpDataDir('none')
  await lite.close()
  rmSync(folder, { recursive: true, force: true })
  const made = `${file}.${process.pid}.made`
  writeFileSync(made, new Uint8Array(await dumped.arrayBuffer()))
  renameSync(made, file)
}

const folderIn = async (templates: string): Promise<string> => {
  const template = join(templates, 'embedded')
  if (!existsSync(template)) await makeFolder(template)
  return template
}

/** Of two processes that both make one, the first one's stays. */
const makeFolder = async (template: string): Promise<void> => {
  const folder = `${template}.${process.pid}`
  mkdirSync(folder)
  await (await openDatabase({ kind: 'embedded', folder, patience: PATIENCE })).close()
  try {
    renameSync(folder, template)
  } catch (fault) {
    if (!existsSync(template)) throw fault
    rmSync(folder, { recursive: true, force: true })
  }
}
