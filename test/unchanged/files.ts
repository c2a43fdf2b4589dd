import { readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'

const addressOf = (name: string): URL => new URL(`${name}.jsonl.gz`, import.meta.url)

/** Writes values to a compressed file of this folder, one a line. */
export const writeLines = (name: string, values: readonly object[]): void => {
  writeFileSync(addressOf(name), gzipSync(values.map(value => JSON.stringify(value)).join('\n'), { level: 9 }))
}

export const readLines = <T>(name: string): readonly T[] =>
  gunzipSync(readFileSync(addressOf(name))).toString().split('\n').map(line => JSON.parse(line))
