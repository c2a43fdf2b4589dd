import type { Accounts } from '../../accounts/use-cases.js'
import { readAccount, readGrace, readKey } from '../inputs/accounts.js'
import type { MutationResolvers } from './generated.js'

/** Mutations of accounts and keys. */
export const accountMutations = (accounts: Accounts): Pick<MutationResolvers, 'createAccount' | 'closeAccount' | 'createKey' | 'rotateKey' | 'revokeKey'> => ({
  createAccount: (_, { input }, { bearer, reply }) => accounts.create(bearer, readAccount(input), reply.request.ip),
  closeAccount: async (_, { input: { id } }, { bearer }) => ({ account: await accounts.close(bearer, id) }),
  createKey: (_, { input }, { bearer }) => accounts.createKey(bearer, readKey(input)),
  rotateKey: (_, { input: { id, grace } }, { bearer }) => accounts.rotateKey(
    bearer,
    id,
    readGrace({ grace: grace ?? null })
  ),
  revokeKey: async (_, { input: { id } }, { bearer }) => ({ key: await accounts.revokeKey(bearer, id) })
})
