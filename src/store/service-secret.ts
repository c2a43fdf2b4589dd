import { randomBytes } from 'node:crypto'
import type { DataSource } from 'typeorm'
import { serviceSecret } from './entities.js'

/** The secret that all nodes on this database share, created by the first of them. */
export const sharedSecret = async (source: DataSource): Promise<string> => {
  const secrets = source.getRepository(serviceSecret)
  await secrets.createQueryBuilder()
    .insert()
    .values({ id: 1, secret: randomBytes(32).toString('hex') })
    .orIgnore()
    .execute()
  return (await secrets.findOneByOrFail({ id: 1 })).secret
}
