import { randomBytes } from 'node:crypto'
import type { AccountBearer, Scope } from '../../src/fights/bearer.js'
import { HERE, PUBLIC, type ToyHouse } from './toy-house.js'

/** A new account, as its first key shows it. */
export const gladiator = async ({ accounts }: Pick<ToyHouse, 'accounts'>, scopes?: readonly Scope[]): Promise<AccountBearer & { readonly token: string }> => {
  const { account, key, token } = await accounts.create(PUBLIC, { name: `G ${randomBytes(8).toString('hex')}` }, HERE)
  return { kind: 'ACCOUNT', accountId: account.id, name: account.name, scopes: scopes ?? key.scopes, keyId: key.id, token }
}
