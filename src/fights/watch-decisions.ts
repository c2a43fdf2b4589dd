import { isOpen } from '../referee/decision.js'
import type { Bearer } from './bearer.js'
import { hangBell } from './bell.js'
import type { Desk } from './desk.js'
import type { Feeds, FightNow } from './feeds.js'
import { isOver, refuseIfVoid } from './fight-of.js'
import { interruptible } from './interruptible.js'
import { partIn } from './part.js'
import { Refused } from './refused.js'
import { asksOf, decisionId, viewDecision } from './view-fight.js'
import type { DecisionChange } from './views.js'

/** What the bearer must answer now, then each decision as it is put or closed. Ends when no fight of the bearer goes on. */
export const watchDecisions = (desk: Desk, feeds: Feeds, bearer: Bearer, signal?: AbortSignal): AsyncGenerator<DecisionChange, void, void> =>
  interruptible([signal, desk.closing], stop => tell(feeds, bearer, stop))

const tell = async function * (feeds: Feeds, bearer: Bearer, stop: AbortSignal): AsyncGenerator<DecisionChange, void, void> {
  if (bearer.kind === 'PUBLIC') throw new Refused('UNAUTHENTICATED', 'Only who bears a token is asked anything.')
  const bell = hangBell()
  stop.addEventListener('abort', bell.ring)
  if (!('fightId' in bearer)) return
  const { feed, close } = await feeds.open(bearer.fightId, bell.ring)
  const told = new Set<string>()
  try {
    while (!stop.aborted) {
      const now = feed.now()
      refuseIfVoid(now.row, bearer)
      yield * changesSince(now, bearer, told)
      if (isOver(now.row)) return
      await bell.heard(null)
    }
  } finally {
    close()
  }
}

/** What is asked now and was not `told`, and what was told and is asked no more; `told` is brought up to date. */
const changesSince = function * ({ row, standing }: FightNow, bearer: Bearer, told: Set<string>): Generator<DecisionChange, void, void> {
  const fightId = row.id
  const open = standing ? asksOf(standing, partIn(bearer, row)).filter(isOpen) : []
  const ids = new Set(open.map(ask => decisionId(fightId, ask.id)))
  for (const id of [...told].filter(id => !ids.has(id))) {
    told.delete(id)
    yield { kind: 'CLOSED', id, fightId }
  }
  for (const ask of open) {
    const id = decisionId(fightId, ask.id)
    if (told.has(id) || !standing) continue
    told.add(id)
    yield { kind: 'OPENED', decision: viewDecision(standing, ask) }
  }
}
