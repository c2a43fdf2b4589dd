/** Examples of accounts and keys for the OpenAPI document. */

const AT = '2026-01-01T12:00:00.000Z'
const account = { id: '1b2c3d4e5f6g7h8i9j0k1l2m3', name: 'José' }
const key = {
  id: '0123456789abcdef',
  accountId: account.id,
  scopes: ['play', 'host', 'keys'],
  label: 'laptop',
  createdAt: AT,
  endsAt: null
}
const token = `lan_key_${key.id}_${'x'.repeat(38)}`

export const accountRequests = {
  createAccount: { withLabel: { name: 'José', label: 'laptop' }, plain: { name: 'Iron League' } },
  createKey: {
    own: { scopes: ['play'], label: 'bot' },
    ofAnother: { account: account.name, scopes: ['play', 'host'] }
  },
  rotateKey: { withGrace: { grace: 'PT10M' }, plain: {} }
} as const

export const accountAnswers = {
  account: { account },
  closedAccount: { closed: { account } },
  accountCreated: { created: { account, key, token } },
  keys: {
    two: {
      keys: [key, { ...key, id: 'fedcba9876543210', scopes: ['play'], label: null, endsAt: '2026-01-01T13:00:00.000Z' }]
    }
  },
  keyCreated: { created: { key, token } },
  revokedKey: { revoked: { key: { ...key, endsAt: AT } } },
  viewers: {
    account: { kind: 'ACCOUNT', fightId: null, seat: null, account, scopes: ['play', 'host', 'keys'] },
    operator: { kind: 'ADMIN', fightId: null, seat: null, account: null, scopes: ['admin'] }
  }
}
