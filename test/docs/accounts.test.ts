import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import t from 'tap'
import { KEYS_AT_MOST } from '../../src/accounts/keys.js'
import { makeApiKey } from '../../src/accounts/api-key.js'
import { readConfig } from '../../src/config.js'
import { textAt } from '../support/answers.js'
import { type Json, objectAt } from '../support/api-clients.js'
import { hasCurl, readPage, run } from '../support/page-snippets.js'
import { openApp } from '../support/real-app.js'

const { page, snippets } = readPage('accounts.md')

t.test('what docs/accounts.md shows works', async t => {
  const app = await openApp(t)
  const SERVER = await app.listen({ port: 0, host: '127.0.0.1' })
  // How it ends is for the dice.
  t.match(await run(process.execPath, ['--input-type=module', '-e', snippets('js node')[0]], { SERVER, NAME: 'Syrus' }), /^Syrus [A-Z_]+\n$/)

  if (!await hasCurl()) {
    t.comment('NO CURL: its lines have not been run')
    return
  }
  const [, create = '', , another] = snippets('sh')
  const created = JSON.parse(await run('sh', ['-c', create], { SERVER })) as Json
  t.match(created, { account: { name: 'José' }, key: { label: 'laptop', scopes: ['play', 'host', 'keys'] } })
  for (const name of ['account', 'key'] as const) for (const field of Object.keys(objectAt(created, name))) t.match(page, `"${field}"`, 'every field is named')
  const made = JSON.parse(await run('sh', ['-c', another ?? ''], { SERVER, KEY: textAt(created, 'token') })) as Json
  t.match(made, { key: { label: 'bot', scopes: ['play'] } })
})

t.test('docs/accounts.md says the limits as they are', async t => {
  const { rateLimits } = readConfig({})
  if (!rateLimits) throw new Error('There are no limits')
  const { byKey, byAddress, accounts } = rateLimits
  t.match(page, `\`RATE_LIMIT_BURST\`) | ${byKey.times / byKey.seconds} | ${byKey.times} |`)
  t.match(page, `\`RATE_LIMIT_ANONYMOUS_BURST\`) | ${byAddress.times / byAddress.seconds} | ${byAddress.times} |`)
  t.match(page, `\`RATE_LIMIT_ACCOUNTS\`) | ${accounts.times} an hour |`)
  t.match(page, `An account has ${KEYS_AT_MOST} keys at most`)
  const [, form = ''] = /`(lan_key_[^`…]+)`/.exec(page) ?? []
  t.match(makeApiKey(randomBytes).token, new RegExp(`^${form}$`))
})

t.test('docs/hosting.md names every setting', async t => {
  const { page: hosting } = readPage('hosting.md')
  const folder = new URL('../../src/config/', import.meta.url)
  const sources = readdirSync(folder).map(file => readFileSync(new URL(file, folder), 'utf8')).join('')
  const settings = [...sources.matchAll(/(?:read(?:Switch|<[^(]*>)?|rate)\(\s*'([A-Z_]+)'/g)].map(([, name = '']) => name)
  t.ok(settings.length > 20)
  for (const name of settings) t.match(hosting, `\`${name}\``, name)
})
