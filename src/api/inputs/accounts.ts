import type { CreateAccountInput, CreateKeyInput } from '../../accounts/use-cases.js'
import { SCOPES } from '../../fights/bearer.js'
import { Refused } from '../../fights/refused.js'
import { checkOf, given, type Sent } from './check.js'
import type { Schema } from './schemas.js'

const label: Schema = { type: ['string', 'null'], minLength: 1, maxLength: 60, description: 'A label for the key.' }

export const createAccount: Schema = {
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: {
    name: {
      type: 'string',
      maxLength: 200,
      description: 'The account\'s public name: 2 to 32 letters, digits, spaces and . _ - \'.'
    },
    label: { ...label, description: 'A label for the first key.' }
  }
}

export const createKey: Schema = {
  type: 'object',
  required: ['scopes'],
  additionalProperties: false,
  properties: {
    account: {
      type: ['string', 'null'],
      maxLength: 100,
      description: 'Account id or name. Default: the caller\'s account. Only the operator may name another account.'
    },
    scopes: {
      type: 'array',
      minItems: 1,
      maxItems: SCOPES.length,
      items: { enum: SCOPES },
      description: 'What the key may be used for. Only scopes of the key that is sent are allowed.'
    },
    label
  }
}

export const rotateKey: Schema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    grace: {
      type: ['string', 'null'],
      maxLength: 40,
      description: 'How long the old key stays valid: an ISO 8601 duration, at most P7D. Default: PT1H.'
    }
  }
}

const checkCreateAccount = checkOf<Sent<CreateAccountInput> & Pick<CreateAccountInput, 'name'>>(
  createAccount,
  'account'
)
const checkCreateKey = checkOf<Sent<CreateKeyInput> & Pick<CreateKeyInput, 'scopes'>>(createKey, 'key')
const checkRotateKey = checkOf<{ readonly grace?: string | null }>(rotateKey, 'rotation')

export const readAccount = (raw: unknown): CreateAccountInput => given(checkCreateAccount(raw))
export const readKey = (raw: unknown): CreateKeyInput => given(checkCreateKey(raw))
/** How long the old key stays valid. */
export const readGrace = (raw: unknown): string | undefined => checkRotateKey(raw).grace ?? undefined

/** Reads which account to find: exactly one of id and name. */
export const readAccountQuery = (
  id: string | null | undefined,
  name: string | null | undefined
): { readonly id: string } | { readonly name: string } => {
  if (typeof id === 'string' && name == null) return { id }
  if (typeof name === 'string' && id == null) return { name }
  throw new Refused('BAD_REQUEST', 'account: send exactly one of "id" and "name".')
}
