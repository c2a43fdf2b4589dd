import { readFileSync } from 'node:fs'
import type { MigrationInterface, QueryRunner } from 'typeorm'
import { WITHOUT_TIMEOUTS } from './session.js'

/**
 * In the order in which they run. Each has an `.up.sql` and a `.down.sql` in migrations/; the time makes TypeORM's
 * name.
 */
const MIGRATIONS = [
  { file: '0001-fights', name: 'Fights1764460800000' },
  { file: '0002-scroll-sets', name: 'ScrollSets1764468000000' },
  { file: '0005-visibility', name: 'Visibility1764475200000' },
  { file: '0006-clocks', name: 'Clocks1764482400000' },
  { file: '0007-plans', name: 'Plans1764484200000' },
  { file: '0008-accounts', name: 'Accounts1764486000000' },
  { file: '0010-unfinished', name: 'Unfinished1764493200000' },
  { file: '0011-openings', name: 'Openings1764496800000' },
  { file: '0012-invitations', name: 'Invitations1764500400000' },
  { file: '0013-lobby', name: 'Lobby1764504000000' },
  { file: '0014-open-seats', name: 'OpenSeats1764507600000' },
  { file: '0017-created-by', name: 'CreatedBy1764518400000' },
  { file: '0018-budgets', name: 'Budgets1764522000000' },
  { file: '0019-token-renewals', name: 'TokenRenewals1764525600000' },
  { file: '0020-write-probe', name: 'WriteProbe1764529200000' },
  { file: '0021-stored-by', name: 'StoredBy1764532800000' },
  { file: '0023-deleted-fights', name: 'DeletedFights1764540000000' },
  { file: '0024-expiry', name: 'Expiry1764543600000' },
  { file: '0025-retention', name: 'Retention1764547200000' },
  { file: '0026-deleted-ids', name: 'DeletedIds1764550800000' }
] as const

const sqlOf = (file: string): string => readFileSync(new URL(`../../migrations/${file}.sql`, import.meta.url), 'utf8')

const fromFiles = ({ file, name }: (typeof MIGRATIONS)[number]) => class implements MigrationInterface {
  readonly name = name

  async up (runner: QueryRunner): Promise<void> {
    await runner.query(WITHOUT_TIMEOUTS)
    await runner.query(sqlOf(`${file}.up`))
  }

  async down (runner: QueryRunner): Promise<void> {
    await runner.query(WITHOUT_TIMEOUTS)
    await runner.query(sqlOf(`${file}.down`))
  }
}

export const migrations = MIGRATIONS.map(fromFiles)
