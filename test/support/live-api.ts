import type { Test } from 'tap'
import { countedNews } from './live.js'
import { openToyApi } from './toy-api.js'
import { until } from './until.js'

/** The API on a separate port, with news that count their listeners. */
export const openLive = async (t: Test, options: Parameters<typeof openToyApi>[1] = {}) => {
  const news = countedNews()
  const { app, toys } = await openToyApi(t, { ...options, house: { news, ...options.house } })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, toys, url, news }
}

export const nobodyListens = async (t: Test, { listeners }: { listeners (): number }): Promise<void> => {
  await until(() => listeners() === 0, 20)
  t.equal(listeners(), 0, 'nobody is left listening')
}
