import { SCOPES } from '../../fights/bearer.js'
import { listOf, moment, orNull, ref, type Schema, text, word } from '../../referee/schema-parts.js'
import { component } from './component.js'

export const scopeList = (description: string): Schema => listOf(word(SCOPES, 'A scope.'), description)

const keyToken = text('The key. Send it as `Authorization: Bearer <token>`. It is shown only once.')

/** The named schemas of accounts and keys. */
export const accountComponents: readonly Schema[] = [
  component('Account', 'The public data of an account.', { id: text('The account\'s id.'), name: text('Its name.') }),
  component('ApiKey', 'A key of an account, without its secret.', {
    id: text('The key\'s id. It is not secret.'),
    accountId: text('The id of the account that owns it.'),
    scopes: scopeList('What the key may be used for.'),
    label: orNull(text('A label that the account chose.')),
    createdAt: moment('When it was created.'),
    endsAt: orNull(moment('The key is void from this time on. Null if it is valid until it is revoked.'))
  }),
  component('AccountAnswer', 'The account after a request.', { account: ref('Account') }),
  component('KeyAnswer', 'The key after a request.', { key: ref('ApiKey') }),
  component('Keys', 'The keys of an account.', { keys: listOf(ref('ApiKey'), 'The valid keys, oldest first.') }),
  component('KeyCreated', 'A new key.', { key: ref('ApiKey'), token: keyToken }),
  component(
    'AccountCreated',
    'A new account, and its first key.',
    { account: ref('Account'), key: ref('ApiKey'), token: keyToken }
  )
]
