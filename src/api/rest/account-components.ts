import { SCOPES } from '../../fights/bearer.js'
import { listOf, moment, orNull, ref, type Schema, text, word } from '../../referee/schema-parts.js'
import { component } from './component.js'

export const scopeList = (description: string): Schema => listOf(word(SCOPES, 'A scope.'), description)

const keyToken = text('The key, to be sent as `Authorization: Bearer <token>`. Shown once.')

/** The named schemas of accounts and keys. */
export const accountComponents: readonly Schema[] = [
  component('Account', 'An account, as everybody may see it.', { id: text('Names the account.'), name: text('What it is called.') }),
  component('ApiKey', 'A key, as its account sees it.', {
    id: text('Names the key; not secret.'),
    accountId: text('Whose it is.'),
    scopes: scopeList('What it is good for.'),
    label: orNull(text('What the account calls it.')),
    createdAt: moment('When it was made.'),
    endsAt: orNull(moment('From then on it is void; null: until it is revoked.'))
  }),
  component('AccountAnswer', 'The account after a request.', { account: ref('Account') }),
  component('KeyAnswer', 'The key after a request.', { key: ref('ApiKey') }),
  component('Keys', 'The keys of an account.', { keys: listOf(ref('ApiKey'), 'Those that are good, the oldest first.') }),
  component('KeyCreated', 'A new key.', { key: ref('ApiKey'), token: keyToken }),
  component('AccountCreated', 'A new account, and its first key.', { account: ref('Account'), key: ref('ApiKey'), token: keyToken })
]
