import type { Test } from 'tap'
import type { Bearer } from '../../src/fights/bearer.js'
import { parseRecord } from '../../src/referee/parse-record.js'
import { replay } from '../../src/referee/replay.js'
import type { Ruleset } from '../../src/referee/ruleset.js'
import type { CreateFightInput } from '../../src/fights/use-cases.js'
import { gladiator } from './gladiators.js'
import { PUBLIC, TOY, type ToyHouse, given } from './toy-house.js'
import { toyRuleset } from './toy-ruleset.js'

/** Concurrent requests at different nodes, and their required results, independent of locks and news. */
export const allAtOnce = async (t: Test, nodes: readonly [ToyHouse, ...ToyHouse[]]): Promise<void> => {
  const [first] = nodes
  const nodeAt = (index: number): ToyHouse => nodes[index % nodes.length] ?? first
  await sealAtOnce(t, first, nodeAt)
  await sameAtOnce(t, first, nodeAt)
  await joinAtOnce(t, first, nodeAt)
  await joinAsAccounts(t, first, nodeAt)
  await createAtOnce(t, nodeAt)
  await fightAtOnce(t, first, nodeAt)
}

type NodeAt = (index: number) => ToyHouse

const sealAtOnce = async (t: Test, first: ToyHouse, nodeAt: NodeAt): Promise<void> => {
  for (let round = 0; round < 3; round++) {
    const { id, bearerAt, asked, view } = await given(first, { seats: Array.from({ length: 4 }, () => ({ fighter: TOY })) })
    const decisions = await Promise.all([1, 2, 3, 4].map(asked))
    await Promise.all(decisions.map(({ id: decision }, index) => nodeAt(index).fights.choose(bearerAt(index + 1), id, { kind: 'SEAL_NUMBER', number: index + 1, decision }, 0)))
    t.match(await view(PUBLIC), { version: 5 + 4 + 3, pending: [{ seat: 4, kind: 'STRIKE' }] }, 'seats that seal at once are all accepted')
  }
}

const sameAtOnce = async (t: Test, first: ToyHouse, nodeAt: NodeAt): Promise<void> => {
  const { id, asked, bearerAt, view } = await given(first)
  const decision = (await asked(1)).id
  const choice = (index: number) => ({ kind: 'SEAL_NUMBER', number: 4, decision, ...index % 3 === 0 && { idempotencyKey: 'k' } })
  const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => nodeAt(index).fights.choose(bearerAt(1), id, choice(index), 0)))
  t.equal(new Set(answers.map(({ acceptedAt }) => acceptedAt)).size, 1, 'the same request many times is accepted once')
  t.match(await view(PUBLIC), { version: 4 })
}

const joinAtOnce = async (t: Test, first: ToyHouse, nodeAt: NodeAt): Promise<void> => {
  const { id } = await given(first, { seats: [{}, {}] })
  const joins = await Promise.allSettled(Array.from({ length: 10 }, (_, index) => nodeAt(index).fights.join(PUBLIC, id, { fighter: TOY })))
  t.strictSame(joins.flatMap(join => join.status === 'fulfilled' ? [join.value.seat] : []).sort(), [1, 2], 'ten joins fill two seats')
  t.strictSame(joins.flatMap(join => join.status === 'rejected' ? [join.reason.code] : []), Array.from({ length: 8 }, () => 'FIGHT_FULL'))
}

const joinAsAccounts = async (t: Test, first: ToyHouse, nodeAt: NodeAt): Promise<void> => {
  const ten = await Promise.all(Array.from({ length: 10 }, () => gladiator(first)))
  const joinAll = async (who: readonly Bearer[]) => {
    const { id, view } = await given(first, { seats: [{}, {}] })
    const joins = await Promise.allSettled(who.map((bearer, index) => nodeAt(index).fights.join(bearer, id, { fighter: TOY })))
    return {
      seats: joins.flatMap(join => join.status === 'fulfilled' ? [join.value.seat] : []).sort(),
      codes: joins.flatMap(join => join.status === 'rejected' ? [join.reason.code] : []),
      taken: (await view(PUBLIC)).seats.map(({ account }) => account !== null)
    }
  }
  t.strictSame(await joinAll(ten), { seats: [1, 2], codes: Array.from({ length: 8 }, () => 'FIGHT_FULL'), taken: [true, true] }, 'ten accounts fill two seats')
  const [one] = ten
  t.strictSame(await joinAll(ten.map(() => one ?? PUBLIC)), { seats: [1], codes: Array.from({ length: 9 }, () => 'ALREADY_SEATED'), taken: [true, false] }, 'one account fills one')
}

const createAtOnce = async (t: Test, nodeAt: NodeAt): Promise<void> => {
  const input: CreateFightInput = { seats: [{ fighter: TOY }, {}], idempotencyKey: `create ${Math.random()}` }
  const created = await Promise.all([0, 1, 2, 3].map(index => nodeAt(index).fights.create(PUBLIC, input)))
  t.equal(new Set(created.map(({ fight: { id }, seatTokens }) => JSON.stringify([id, seatTokens]))).size, 1, 'one fight for one key')
}

/** Every seat plays at one node and watches at another, until the end. */
const fightAtOnce = async (t: Test, first: ToyHouse, nodeAt: NodeAt): Promise<void> => {
  const { id, bearerAt, record } = await given(first, { seats: [1, 2, 3].map(() => ({ fighter: TOY })) })
  const play = async (seat: number): Promise<void> => {
    for (let turn = seat; ; turn++) {
      const [decision] = await nodeAt(turn).fights.decisions(bearerAt(seat), id, 20)
      if (!decision) return
      const choice = decision.options[turn % decision.options.length] ?? decision.fallback
      await nodeAt(turn + 1).fights.choose(bearerAt(seat), id, { ...choice, decision: decision.id }, 0)
    }
  }
  const read = async (bearer: Bearer, node: ToyHouse): Promise<readonly number[]> => {
    const seen: number[] = []
    for (let after = 0; ;) {
      const { events, lastSeq, more } = await node.fights.events(bearer, id, after, 100, 20)
      seen.push(...events.map(({ seq }) => seq))
      after = lastSeq
      if (events.length === 0 && !more) return seen
    }
  }
  const watching = [read(PUBLIC, nodeAt(0)), read(bearerAt(1), nodeAt(1))]
  await Promise.all([1, 2, 3].map(play))
  const { version } = await first.fights.fight(PUBLIC, id)
  for (const seen of await Promise.all(watching)) t.strictSame(seen, Array.from({ length: version }, (_, index) => index + 1), 'every event once, in order')
  const parsed = parseRecord(JSON.parse(JSON.stringify(await record(PUBLIC))))
  t.match(parsed.ok ? replay(parsed.value, toyRuleset as Ruleset, () => undefined) : parsed, { ok: true, value: { status: 'FINISHED' } }, 'and the record replays')
}
