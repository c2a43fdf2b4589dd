import type { Bearer } from '../../src/fights/bearer.js'
import type { CreateFightInput } from '../../src/fights/use-cases.js'
import { PUBLIC, TOY, type ToyHouse } from './toy-house.js'

/** All seats with players except the last concede. */
export const finish = async ({ fights }: ToyHouse, id: string): Promise<void> => {
  const { seats } = await fights.fight({ kind: 'HOST', fightId: id }, id)
  for (const { number } of seats.slice(0, -1)) await fights.choose({ kind: 'SEAT', fightId: id, seat: number }, id, { kind: 'CONCEDE', idempotencyKey: `enough ${number}` }, 0)
}

/** A finished fight with its players. */
export const over = async (toys: ToyHouse, input: CreateFightInput, host: Bearer = PUBLIC, joined: readonly Bearer[] = []) => {
  const { fights } = toys
  const { fight: { id }, hostToken, seatTokens } = await fights.create(host, input)
  const tokens = new Map(seatTokens.map(({ seat, token }) => [seat, token]))
  for (const bearer of joined) {
    const { seat, token } = await fights.join(bearer, id, { fighter: TOY })
    tokens.set(seat, token)
  }
  if (input.readyCheck) for (const token of tokens.values()) await fights.ready(await fights.bearerOf(token), id)
  await finish(toys, id)
  const bearerAt = (seat: number): Promise<Bearer> => fights.bearerOf(tokens.get(seat) ?? 'none')
  return { id, host: await fights.bearerOf(hostToken), bearerAt }
}
