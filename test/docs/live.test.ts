import t from 'tap'
import { CLOSE_CODES } from '../../src/api/live/sockets.js'
import { LIVE_LIMITS } from '../../src/api/live/live-limits.js'
import { listAt, textAt } from '../support/answers.js'
import { type Json, objectAt } from '../support/api-clients.js'
import { upTo } from '../support/live.js'
import { openEventSource } from '../support/live-clients.js'
import { hasCurl, readPage, run } from '../support/page-snippets.js'
import { openApp } from '../support/real-app.js'

const { page, snippets } = readPage('live.md')

const snippet = (language: string): string => snippets(language)[0]

t.test('what docs/live.md shows works', async t => {
  const app = await openApp(t)
  const SERVER = await app.listen({ port: 0, host: '127.0.0.1' })
  const body = { seats: [{ fighter: { type: 'ORC' } }, { fighter: { type: 'EMPIRE' }, bot: 'random' }] }
  const created: Json = (await app.inject({ method: 'POST', url: '/v1/fights', payload: body })).json()
  const FIGHT = textAt(objectAt(created, 'fight'), 'id')
  const TOKEN = textAt(objectAt(listAt(created, 'seatTokens')[0]), 'token')
  const place = { SERVER, FIGHT, TOKEN }

  const byCurl = await hasCurl() ? run('sh', ['-c', snippet('sh events')], place) : null
  const byNode = run(process.execPath, ['--input-type=module', '-e', snippet('js node')], place)
  const shown: Json[] = []
  /** As much of a browser's as the page uses. */
  class EventSource {
    onmessage: (message: { readonly data: string }) => void = () => {}
    readonly over: Promise<void>
    private readonly listeners = new Map<string, () => void>()

    constructor (url: string) {
      this.over = this.read(url)
      sources.push(this)
    }

    addEventListener (name: string, listener: () => void): void { this.listeners.set(name, listener) }
    close (): void {}

    private async read (url: string): Promise<void> {
      for await (const { event, data } of (await openEventSource(url)).events) event === 'message' ? this.onmessage({ data: JSON.stringify(data) }) : this.listeners.get(event)?.()
    }
  }
  const sources: EventSource[] = []
  // eslint-disable-next-line no-new-func
  Function('EventSource', 'SERVER', 'FIGHT', 'show', snippet('js browser'))(EventSource, SERVER, FIGHT, (event: Json) => shown.push(event))

  await new Promise(resolve => setTimeout(resolve, 300))
  const concede = { kind: 'CONCEDE', idempotencyKey: 'enough' }
  t.equal((await app.inject({ method: 'POST', url: `/v1/fights/${FIGHT}/choices`, headers: { authorization: `Bearer ${TOKEN}` }, payload: concede })).statusCode, 200)
  const { version }: Json = (await app.inject(`/v1/fights/${FIGHT}`)).json()
  const all = upTo(Number(version)).map(String)
  t.ok(all.length > 3)
  const output = await byCurl
  t.ok(output === null || /^event: end$/m.test(output), output === null ? 'NO CURL: its line has not been run' : 'curl')
  if (output !== null) t.strictSame([...output.matchAll(/^id: (\d+)$/gm)].map(([, id]) => id), all)
  t.strictSame((await byNode).trim().split('\n').map(line => line.split(' ')[0]), all, 'graphql-ws')
  await sources[0]?.over
  t.strictSame(shown.map(({ seq }) => String(seq)), all, 'a browser')
})

t.test('docs/live.md says the limits as they are', async t => {
  const codes = [...page.matchAll(/^\| (\d{4}) \|/gm)].map(([, code]) => Number(code))
  for (const code of Object.values(CLOSE_CODES)) t.ok(codes.includes(code))
  t.match(page, `more than ${LIVE_LIMITS.subscriptionsPerSocket} subscriptions; more than ${LIVE_LIMITS.framesAtOnce} messages at once or ${LIVE_LIMITS.framesPerSecond} a second; more than ${LIVE_LIMITS.perBearer} sockets and streams of one bearer`)
  t.match(page, `a frame of more than ${LIVE_LIMITS.frameBytes / 1024} KiB`)
  t.match(page, `more than ${LIVE_LIMITS.waitingBytes / 1024 / 1024} MiB waits`)
  t.match(page, `within ${LIVE_LIMITS.initMilliseconds / 1000} seconds`)
  t.match(page, `pings every ${LIVE_LIMITS.pingMilliseconds / 1000} seconds`)
  t.match(page, `After ${LIVE_LIMITS.keepAliveMilliseconds / 1000} silent`)
})
