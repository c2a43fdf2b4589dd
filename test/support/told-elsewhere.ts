import { readFileSync } from 'node:fs'
import type { Test } from 'tap'

/** A test that stands in another file: the file below test/, and words of its title or of the row of its table. */
export interface Elsewhere { readonly file: string, readonly title: string }

/** Holds that a list of tests is true: each of them stands where the list says. */
export const standsThere = (t: Test, { file, title }: Elsewhere): boolean =>
  t.ok(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8').includes(title), `${file}: ${title}`)
