import { isOpen } from '../../referee/decision.js'
import type { AccountWatch } from '../notify/account-poller.js'
import type { Bearer } from '../bearer.js'
import { createSignal } from '../notify/signal.js'
import type { FightContext } from '../loading/fight-context.js'
import type { Feed, Feeds, FightNow } from './feeds.js'
import { isOver, refuseIfVoid } from '../loading/fight-of.js'
import { interruptible } from '../notify/interruptible.js'
import { permittedRole, refuseUnlessAsked } from '../role.js'
import { Refused } from '../refused.js'
import { asksOf, decisionId, viewDecision } from '../views/view-fight.js'
import type { DecisionChange } from '../views.js'

/**
 * The caller's open decisions, then each one that opens or closes. For a token it ends with the fight; for an account
 * it does not end.
 */
export const watchDecisions = (
  context: FightContext,
  feeds: Feeds,
  bearer: Bearer,
  signal?: AbortSignal
): AsyncGenerator<DecisionChange, void, void> =>
  interruptible([signal, context.closing], stop => tell(context, feeds, bearer, stop))

/** A watched fight; `feed` null: it will have no more decisions. */
interface WatchedFight {
  feed: Feed | null
  close: () => void
  /** The decisions that were sent, with their deadlines. */
  readonly told: Map<string, string | null>
}

const tell = async function * (
  context: FightContext,
  feeds: Feeds,
  bearer: Bearer,
  stop: AbortSignal
): AsyncGenerator<DecisionChange, void, void> {
  const changes = createSignal()
  stop.addEventListener('abort', changes.notify)
  const source = await openSource(context, bearer, changes.notify)
  const watched = new Map<string, WatchedFight>()
  const isOfToken = 'fightId' in bearer
  try {
    while (!stop.aborted) {
      const ids = new Set(source.fights())
      for (const id of ids) if (!watched.has(id)) watched.set(id, await begin(feeds, bearer, id, changes.notify))
      for (const [id, fight] of watched) {
        yield * changesIn(fight, bearer, id, ids.has(id))
        if (!ids.has(id)) watched.delete(id)
        if (isOfToken && fight.feed === null) return
      }
      await changes.wait()
    }
  } finally {
    for (const { close } of watched.values()) close()
    source.close()
  }
}

/** The source of the fights: the token's own, or all in which the account may be asked. */
const openSource = async (context: FightContext, bearer: Bearer, ring: () => void): Promise<AccountWatch> => {
  if (bearer.kind === 'PUBLIC') {
    throw new Refused('UNAUTHENTICATED', 'This requires a token: only seats and hosts have decisions.')
  }
  refuseUnlessAsked(bearer)
  if (bearer.kind === 'ACCOUNT') return context.accountPoller.open(bearer.accountId, ring)
  const fights = 'fightId' in bearer ? [bearer.fightId] : []
  return { fights: () => fights, close () {} }
}

const begin = async (feeds: Feeds, bearer: Bearer, fightId: string, ring: () => void): Promise<WatchedFight> => {
  const nothing = { feed: null, close () {}, told: new Map<string, string | null>() }
  const opened = await orNothing(bearer, feeds.open(fightId, ring))
  return opened ? { ...opened, told: new Map() } : nothing
}

/** A fight that cannot be played is an error for the holder of its token. For an account it is skipped. */
const orNothing = async <T>(bearer: Bearer, work: T | Promise<T>): Promise<T | null> => {
  try {
    return await work
  } catch (fault) {
    if (bearer.kind === 'ACCOUNT' && fault instanceof Refused) return null
    throw fault
  }
}

const changesIn = async function * (
  fight: WatchedFight,
  bearer: Bearer,
  fightId: string,
  isTheirs: boolean
): AsyncGenerator<DecisionChange, void, void> {
  const { feed } = fight
  const now = feed && isTheirs ? await orNothing(bearer, Promise.resolve().then(() => feed.now())) : null
  if (now) refuseIfVoid(now.row, bearer)
  yield * changesSince(now, bearer, fightId, fight.told)
  if (now && !isOver(now.row)) return
  fight.close()
  fight.close = () => {}
  fight.feed = null
}

/**
 * Decisions that are new or have another deadline than in `told`, and those of `told` that are closed. Updates `told`.
 */
const changesSince = function * (
  now: FightNow | null,
  bearer: Bearer,
  fightId: string,
  told: Map<string, string | null>
): Generator<DecisionChange, void, void> {
  const standing = now?.standing ?? null
  const open = standing ? asksOf(standing, permittedRole(bearer, standing.row)).filter(isOpen) : []
  const ids = new Set(open.map(ask => decisionId(fightId, ask.id)))
  for (const id of [...told.keys()].filter(id => !ids.has(id))) {
    told.delete(id)
    yield { kind: 'CLOSED', id, fightId }
  }
  for (const ask of open) {
    const id = decisionId(fightId, ask.id)
    const deadline = standing?.row.clocks?.deadlines[ask.id] ?? null
    if (told.get(id) === deadline || !standing) continue
    told.set(id, deadline)
    yield { kind: 'OPENED', decision: viewDecision(standing, ask) }
  }
}
