import { refuseUnlessOperator } from '../fights/role.js'
import { createAccount } from './create-account.js'
import { findAll, findById, findByName, found } from './find-account.js'
import { identify } from './identify.js'
import { createKey, listKeys, revokeKey, rotateKey } from './keys.js'
import type { AccountDependencies } from './dependencies.js'
import type { Accounts } from './use-cases.js'
import { viewAccount } from './views.js'
import { areStillGood, watchKeys } from './watch-keys.js'

/** The use cases of accounts with their dependencies. */
export const createAccounts = (setting: AccountDependencies): Accounts => {
  const { store, clock } = setting
  const { watch } = watchKeys(setting)
  return {
    identify: token => identify(setting, token),
    watch,
    isStillGood: async bearer => bearer.kind !== 'ACCOUNT' || (await areStillGood(setting, [bearer]))(bearer),
    create: (bearer, input, address) => createAccount(setting, bearer, input, address),
    async account (by) {
      return viewAccount(found('id' in by ? await findById(setting, by.id) : await findByName(setting, by.name)))
    },
    async findOpen (idsOrNames) {
      const all = await findAll(setting, idsOrNames)
      return new Map([...all].filter(([, { closedAt }]) => closedAt === null).map(([asked, account]) => [
        asked,
        viewAccount(account)
      ]))
    },
    async close (bearer, accountId) {
      refuseUnlessOperator(bearer)
      const account = found(await findById(setting, accountId))
      await store.close(accountId, clock().toISOString())
      return viewAccount(account)
    },
    keys: (bearer, accountId) => listKeys(setting, bearer, accountId),
    createKey: (bearer, input) => createKey(setting, bearer, input),
    rotateKey: (bearer, keyId, grace) => rotateKey(setting, bearer, keyId, grace),
    revokeKey: (bearer, keyId) => revokeKey(setting, bearer, keyId)
  }
}
