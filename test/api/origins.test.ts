/** Holds that pages and apps of the allowed origins, and of no others, use every channel. */
import { once } from 'node:events'
import t from 'tap'
import WebSocket from 'ws'
import { readConfig } from '../../src/config.js'
import { isOriginAllowed } from '../../src/api/live/origins.js'
import { openLive } from '../support/live-api.js'
import { liveUrl } from '../support/live-clients.js'
import { given, TOY } from '../support/toy-house.js'

const APPS = ['capacitor://localhost', 'ionic://localhost', 'tauri://localhost', 'chrome-extension://abcdefghijklmnopabcdefghijklmnop', 'moz-extension://2c127fa4-62c7-7e4f-90e5-472b45eecfdc', 'app://obsidian.md', 'app://.', 'vscode-webview://0AbC', 'file://', 'null', 'http://tauri.localhost', 'https://[::1]:8443', 'web+arena://x:80']

t.test('fault: origins of apps were refused at the start', async t => {
  t.strictSame(readConfig({ ALLOWED_ORIGINS: APPS.join(' , ') }).allowedOrigins, APPS)
  t.strictSame(readConfig({ ALLOWED_ORIGINS: '*' }).allowedOrigins, ['*'])
  for (const wrong of ['https://arena.example/', 'https://arena.example/path', 'HTTPS://arena.example', 'https://Arena.example', 'https://arena.example:443', 'https://user@arena.example', 'https://', 'capacitor://localhost/', 'capacitor://local host', 'capacitor:localhost', 'capacitor', '//localhost', 'Null', 'app://x?y', 'app://x#y', 'https://*.arena.example', ',', 'https://a.example,']) {
    t.throws(() => readConfig({ ALLOWED_ORIGINS: wrong }), { message: /^ALLOWED_ORIGINS must be origins/ }, wrong)
  }
})

t.test('an origin that is allowed may use HTTP, streams and WebSocket, and no other that looks like it', async t => {
  const { url, toys } = await openLive(t, { allowedOrigins: APPS })
  const { id } = await given(toys, { seats: [{ fighter: TOY }, {}] })
  const others = ['capacitor://localhost:1', 'capacitor://localhos', 'capacitor://LOCALHOST', 'tauri://localhost.evil.example', 'chrome-extension://other', 'https://null', 'file:///x', `tauri://${new URL(url).host}`]
  for (const origin of [...APPS, ...others]) {
    const isAllowed = APPS.includes(origin)
    const leave = new AbortController()
    for (const [path, accept] of [['/v1/viewer', 'application/json'], [`/v1/fights/${id}/events`, 'text/event-stream']] as const) {
      const { headers } = await fetch(url + path, { headers: { origin, accept }, signal: leave.signal })
      t.equal(headers.get('access-control-allow-origin'), isAllowed ? origin : null, `${origin} ${accept}`)
    }
    leave.abort()
    const socket = new WebSocket(liveUrl(url), 'graphql-transport-ws', { headers: { origin } })
    socket.on('error', () => {})
    const isOpen = await Promise.race([once(socket, 'open').then(() => true), once(socket, 'unexpected-response').then(() => false)])
    socket.terminate()
    t.equal(isOpen, isAllowed, `${origin} by WebSocket`)
  }
})

t.test('fault: an app was taken for a page of this server where its host had the same name', async t => {
  const from = (origin: string): boolean => isOriginAllowed({ headers: { origin, host: 'localhost:4000' } }, [])
  t.equal(from('http://localhost:4000'), true)
  t.equal(from('https://localhost:4000'), true)
  t.equal(from('tauri://localhost:4000'), false)
})
