import { localNews } from '../../src/bus/local-news.js'
import type { News } from '../../src/fights/ports.js'
import type { FightNews } from '../../src/fights/views.js'
import type { Seat } from '../../src/referee/seat.js'
import type { Json } from './api-clients.js'
import type { ToyHouse, given } from './toy-house.js'

/** News that count their listeners. */
export const countedNews = (): News & { listeners (): number } => {
  const news = localNews()
  let count = 0
  return {
    ...news,
    listen (fightId, listener) {
      count++
      const unsubscribe = news.listen(fightId, listener)
      return () => {
        count--
        unsubscribe()
      }
    },
    listeners: () => count
  }
}

export type GivenFight = Awaited<ReturnType<typeof given>>

/** Plays the seats of a toy fight to its end, or for a number of choices, with a pause before each. */
export const playOn = async ({ fights }: ToyHouse, { id, bearerAt }: GivenFight, seats: readonly Seat[], { pause = 0, choices = Infinity } = {}): Promise<void> => {
  for (let left = choices; left > 0;) {
    const asked = (await Promise.all(seats.map(seat => fights.decisions(bearerAt(seat), id, 0)))).flat()
    if (asked.length === 0) return
    for (const { id: decision, seat, options, fallback } of asked) {
      if (seat === null || left-- <= 0) continue
      if (pause > 0) await new Promise(resolve => setTimeout(resolve, pause))
      await fights.choose(bearerAt(seat), id, { ...options.at(-seat) ?? fallback, decision }, 0)
    }
  }
}

/** The numbers of all events of a stream, to its end; fails where one comes twice or out of order. */
export const numbersOf = async (news: AsyncIterable<FightNews>, seen: number[] = []): Promise<number[]> => {
  for await (const each of news) if (each.kind === 'EVENTS') seen.push(...each.events.map(({ seq }) => seq))
  return seen
}

export const upTo = (last: number, after = 0): readonly number[] => Array.from({ length: last - after }, (_, index) => after + index + 1)

/** The viewers of a fight: the token of each, `null` for the public. */
export const tokensOf = ({ hostToken, seatTokens: [ann, bob] }: GivenFight) => ({ public: null, host: hostToken, ann: ann?.token ?? '', bob: bob?.token ?? '' })

export const seqs = (events: readonly Json[]): readonly unknown[] => events.map(({ seq }) => seq)
