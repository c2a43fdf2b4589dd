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
  readonly used_at: Date
}

const COLUMNS = 'hash, name, edition, content, published_at, published_by, used_at'
const INSERT = `INSERT INTO scroll_set (${COLUMNS}, content_bytes)
  SELECT $1, $2, (SELECT coalesce(max(edition), 0) + 1 FROM scroll_set WHERE name = $2), $3::json, $4, $5, $4, octet_length($3::text)
  ON CONFLICT DO NOTHING RETURNING ${COLUMNS}`
const FIND =
  `SELECT ${COLUMNS} FROM scroll_set WHERE name = $1 AND ($2::text IS NULL OR hash = $2) ORDER BY edition LIMIT 1`
const TOUCH = 'UPDATE scroll_set SET used_at = $2 WHERE hash = $1 AND used_at < $2'
/** The time is checked again when the row is locked, because a fight may use the set at the same time. */
const DELETE_UNUSED = `DELETE FROM scroll_set WHERE used_at < $1 AND hash IN (
    SELECT hash FROM scroll_set s WHERE published_by LIKE 'address:%' AND used_at < $1
      AND NOT EXISTS (SELECT FROM fight WHERE setup -> 'scrolls' ->> 'hash' = s.hash) ORDER BY used_at LIMIT $2
  ) RETURNING hash`
/** `there`: the number of sets for the page plus one, before the limit of bytes. */
const LIST = `SELECT ${COLUMNS}, there FROM (
    SELECT ${COLUMNS}, count(*) OVER () AS there, octet_length(content::text) AS own, sum(octet_length(content::text)) OVER (ORDER BY name, edition) AS bytes
    FROM (SELECT ${COLUMNS} FROM scroll_set WHERE (name, edition) > ($1, $2) ORDER BY name, edition LIMIT $3) AS page
  ) AS sized WHERE bytes <= $4 OR bytes = own ORDER BY name, edition`

/**
 * A use is recorded once in this time. Sets expire after days, so a set that was just read for a new fight is never
 * deleted.
 */
const NOTED_MILLISECONDS = 3_600_000

/** The limit of tries when several requests publish under one name at the same time. */
const TRIES = 20

/** The published scroll sets in a database, on Postgres and PGlite. */
export const scrollSetStore = (source: DataSource): ScrollSetStore => {
  const stored = async <T extends StoredSet>(statement: string, ...values: readonly unknown[]): Promise<readonly T[]> =>
    source.manager.query<T[]>(statement, [...values])
  const first = async (name: string, hash: string | null): Promise<StoredSet | null> =>
    (await stored(FIND, name, hash))[0] ?? null
  const find = async (name: string, hash: string | null): Promise<ScrollSetRow | null> => {
    const found = await first(name, hash)
    return found && read(found)
  }

  return resilient<ScrollSetStore>({
    find,
    async use (name, hash, at) {
      const found = await first(name, hash)
      if (!found || Date.parse(at) - found.used_at.getTime() < NOTED_MILLISECONDS) return found && read(found)
      await source.query(TOUCH, [found.hash, at])
      // It may have been deleted before its use was recorded.
      return find(name, hash)
    },
    async deleteUnused (before, limit) {
      const [deleted] = await source.query<[readonly unknown[]]>(DELETE_UNUSED, [before, limit])
      return deleted.length
    },
    async list (after, limit, bytes) {
      const found = await stored<StoredSet & { readonly there: string }>(
        LIST,
        after?.name ?? '',
        after?.edition ?? 0,
        limit + 1,
        bytes
      )
      const page = found.slice(0, limit)
      return { rows: page.map(read), more: Number(found[0]?.there ?? 0) > page.length }
    },
    async publish ({ hash, name, content, publishedAt, publishedBy }, admission = null) {
      const values = [hash, name, JSON.stringify(content), publishedAt, publishedBy]
      for (let tries = 0; tries < TRIES; tries++) {
        await storeAdmitted(
          source,
          admission,
          async manager => (await manager.query<unknown[]>(INSERT, values)).length === 1
        )
        const known = await find(name, hash)
        if (known) return known
      }
      throw new Error('A scroll set could not be published: other requests kept publishing under its name')
    }
  })
}

const read = ({ hash, name, edition, content, published_at: at, published_by: publishedBy }: StoredSet): ScrollSetRow =>
  ({ hash, name, edition, content, publishedAt: at.toISOString(), publishedBy })
