import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import type { Test } from 'tap'

/** Another service that has users of its own: it signs tokens, and shows its keys at an address. */
export const openIssuer = async (t: Test) => {
  const issuer = 'https://id.example'
  const audience = 'lanista'
  const [own, strange] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
  const elliptic = await generateKeyPair('ES256')
  const keys = [{ ...await exportJWK(own.publicKey), kid: 'one', alg: 'RS256', use: 'sig' }, { ...await exportJWK(elliptic.publicKey), kid: 'two', alg: 'ES256', use: 'sig' }]
  let answer: 'keys' | 'fault' | 'nonsense' | 'silence' = 'keys'
  let asked = 0
  const server = createServer((_request, response) => {
    asked++
    if (answer === 'silence') return
    response.statusCode = answer === 'fault' ? 500 : 200
    response.setHeader('content-type', 'application/json')
    response.end(answer === 'nonsense' ? '{"keys": 7}' : JSON.stringify({ keys }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo

  const claims = (change: JWTPayload = {}): JWTPayload => ({ iss: issuer, aud: audience, sub: 'somebody', exp: Math.floor(Date.now() / 1000) + 600, ...change })
  /** A token with these claims; a claim that is undefined is left out. */
  const sign = (change: JWTPayload = {}, { key = own.privateKey, alg = 'RS256', kid = 'one' as string | undefined } = {}): Promise<string> =>
    new SignJWT(JSON.parse(JSON.stringify(claims(change))) as JWTPayload).setProtectedHeader({ alg, ...kid !== undefined && { kid } }).sign(key)
  const signElliptic = (change: JWTPayload = {}): Promise<string> => sign(change, { key: elliptic.privateKey, alg: 'ES256', kid: 'two' })
  const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

  return {
    settings: { issuer, audience, jwksUrl: `http://127.0.0.1:${port}/jwks.json` },
    sign,
    signElliptic,
    /** What forgers try, by what it is. */
    forgeries: async (): Promise<Readonly<Record<string, string>>> => {
      const good = await sign()
      const [header = '', payload = '', signature = ''] = good.split('.')
      const publicKey = new TextEncoder().encode(await exportSPKI(own.publicKey))
      return {
        'no signature': `${encode({ alg: 'none' })}.${payload}.`,
        'no signature and no dot': `${encode({ alg: 'none' })}.${payload}`,
        'alg none with a signature': `${encode({ alg: 'none' })}.${payload}.${signature}`,
        'HS256 with the public key': await new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', kid: 'one' }).sign(publicKey),
        'another service\'s key': await sign({}, { key: strange.privateKey }),
        'a key that there is not': await sign({}, { kid: 'nine' }),
        'other claims under a good signature': `${header}.${encode(claims({ sub: 'somebody else' }))}.${signature}`,
        'another audience': await sign({ aud: 'another' }),
        'no audience': await sign({ aud: undefined } as never),
        'another issuer': await sign({ iss: 'https://evil.example' }),
        'no issuer': await sign({ iss: undefined } as never),
        expired: await sign({ exp: Math.floor(Date.now() / 1000) - 60 }),
        'never ending': await sign({ exp: undefined } as never),
        'not yet': await sign({ nbf: Math.floor(Date.now() / 1000) + 60 }),
        nobody: await sign({ sub: undefined } as never),
        'an empty subject': await sign({ sub: '' }),
        'a subject that is a number': await sign({ sub: 7 } as never),
        'a NUL in the subject': await sign({ sub: 'a\0b' }),
        'a very long subject': await sign({ sub: 'x'.repeat(256) }),
        'claims that are none': `${header}.${Buffer.from('[]').toString('base64url')}.${signature}`,
        'a header that is none': `x.${payload}.${signature}`
      }
    },
    /** What is answered at the address of the keys from now on. */
    behave (how: typeof answer): void { answer = how },
    asked: () => asked
  }
}
