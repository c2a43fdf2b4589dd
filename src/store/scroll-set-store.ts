import type { DataSource } from 'typeorm'
import type { ScrollSetRow, ScrollSetStore } from '../fights/ports.js'
import { resilient } from './resilient.js'
import { storeAdmitted } from './usage.js'

interface StoredSet {
  readonly hash: string
  readonly name: string
  readonly edition: number
  readonly content: ScrollSetRow['content']
  readonly published_at: Date
  readonly published_by: string | null
}

const COLUMNS = 'hash, name, edition, content, published_at, published_by'
const INSERT = `INSERT INTO scroll_set (${COLUMNS}, content_bytes)
  SELECT $1, $2, (SELECT coalesce(max(edition), 0) + 1 FROM scroll_set WHERE name = $2), $3::json, $4, $5, octet_length($3::text)
  ON CONFLICT DO NOTHING RETURNING ${COLUMNS}`
const FIND = `SELECT ${COLUMNS} FROM scroll_set WHERE name = $1 AND ($2::text IS NULL OR hash = $2) ORDER BY edition LIMIT 1`
/** `there`: how many there are for the page and one more, before it ends early. */
const LIST = `SELECT ${COLUMNS}, there FROM (
    SELECT ${COLUMNS}, count(*) OVER () AS there, octet_length(content::text) AS own, sum(octet_length(content::text)) OVER (ORDER BY name, edition) AS bytes
    FROM (SELECT ${COLUMNS} FROM scroll_set WHERE (name, edition) > ($1, $2) ORDER BY name, edition LIMIT $3) AS page
  ) AS sized WHERE bytes <= $4 OR bytes = own ORDER BY name, edition`

/** Two that publish under one name at once take turns; nobody meets more of them than that. */
const TRIES = 20

/** The published scroll sets of a database: Postgres or PGlite alike. */
export const scrollSetStore = (source: DataSource): ScrollSetStore => {
  const stored = async <T extends StoredSet>(statement: string, ...values: readonly unknown[]): Promise<readonly T[]> => source.manager.query<T[]>(statement, [...values])
  const rows = async (statement: string, ...values: readonly unknown[]): Promise<readonly ScrollSetRow[]> => (await stored(statement, ...values)).map(read)
  const find = async (name: string, hash: string | null): Promise<ScrollSetRow | null> => (await rows(FIND, name, hash))[0] ?? null

  return resilient<ScrollSetStore>({
    find,
    async list (after, limit, bytes) {
      const found = await stored<StoredSet & { readonly there: string }>(LIST, after?.name ?? '', after?.edition ?? 0, limit + 1, bytes)
      const page = found.slice(0, limit)
      return { rows: page.map(read), more: Number(found[0]?.there ?? 0) > page.length }
    },
    async publish ({ hash, name, content, publishedAt, publishedBy }, admission = null) {
      const values = [hash, name, JSON.stringify(content), publishedAt, publishedBy]
      for (let tries = 0; tries < TRIES; tries++) {
        await storeAdmitted(source, admission, async manager => (await manager.query<unknown[]>(INSERT, values)).length === 1)
        const known = await find(name, hash)
        if (known) return known
      }
      throw new Error('A scroll set could not be published: its name is published under again and again')
    }
  })
}

const read = ({ hash, name, edition, content, published_at: at, published_by: publishedBy }: StoredSet): ScrollSetRow =>
  ({ hash, name, edition, content, publishedAt: at.toISOString(), publishedBy })
