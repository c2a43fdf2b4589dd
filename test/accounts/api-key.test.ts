import { createHash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import t from 'tap'
import { makeApiKey, readApiKey } from '../../src/accounts/api-key.js'

t.test('a key is what it says, and one wrong letter makes it none', async t => {
  const keys = Array.from({ length: 50 }, () => makeApiKey(randomBytes))
  t.equal(new Set(keys.map(({ token }) => token)).size, keys.length)
  for (const { id, token, hash } of keys) {
    t.match(token, /^lan_key_[0-9a-f]{16}_[0-9A-Za-z]{38}$/)
    t.equal(hash, createHash('sha256').update(token).digest('hex'))
    t.strictSame(readApiKey(token), { id, hash })
    const check = [...token.slice(-6)].reduce((sum, digit) => sum * 62 + '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'.indexOf(digit), 0)
    t.equal(check, crc32(token.slice(0, -6)), 'the checksum is that of all the rest')
  }
  const { token } = makeApiKey(randomBytes)
  for (let at = 0; at < token.length; at++) {
    const wrong = `${token.slice(0, at)}${token[at] === 'a' ? 'b' : 'a'}${token.slice(at + 1)}`
    t.equal(readApiKey(wrong), null, `a wrong letter at ${at}`)
  }
  for (const wrong of ['', token.slice(0, -1), `${token}a`, token.toUpperCase(), ` ${token}`, `${token}\n`]) t.equal(readApiKey(wrong), null)
})
