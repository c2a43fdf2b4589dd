import { advance } from './play/advance.js'
import { awaitDecisions } from './views/await-decisions.js'
import type { Bearer } from './bearer.js'
import { choose } from './play/choose.js'
import { createTimeKeeper } from './play/time-keeper.js'
import { deleteFight } from './lobby/delete-fight.js'
import { createFight } from './lobby/create-fight.js'
import { type FightContext, createFightContext } from './loading/fight-context.js'
import { createFeeds } from './streams/feeds.js'
import { newestOf } from './loading/fight-of.js'
import { readRecord } from './record-text.js'
import { createRecords } from './views/fight-record.js'
import { createHouseBots } from './play/house-bots.js'
import type { FightDependencies } from './dependencies.js'
import { createInvite } from './lobby/invites.js'
import { joinFight } from './lobby/join-fight.js'
import { listFights } from './views/list-fights.js'
import { createLobby } from './streams/lobby.js'
import { oddsFor } from './views/odds.js'
import { setOrders } from './play/orders.js'
import { Refused } from './refused.js'
import { reissueToken } from './lobby/reissue-token.js'
import { rematch } from './lobby/rematch.js'
import { cancelFight, declineChallenge, leaveFight, sayReady, setClientSeed } from './lobby/seats.js'
import type { Fights } from './use-cases.js'
import { createUpkeep } from './upkeep/upkeep.js'
import { validateFighter } from './lobby/validate-fighter.js'
import { watchDecisions } from './streams/watch-decisions.js'
import { watchEvents } from './streams/watch-events.js'
import { awaitEvents, watchFight } from './streams/watch-fight.js'
import { watchLobby } from './streams/watch-lobby.js'

export interface FightsAtWork {
  readonly fights: Fights
  /**
   * Starts the sweeps for waiting house bots and for deadlines. Call it when requests are accepted, and answer none
   * before it resolves. Repeats change nothing.
   */
  start (): Promise<void>
  /** Sweeps the deadlines now, as the timer does. */
  sweepDeadlines (): Promise<void>
  /** Sweeps expired fights and sets now, as the timer does once an hour. */
  sweepExpired (): Promise<void>
  /** Waits for the bots' last answers. Abort `closing` of the dependencies first. */
  close (): Promise<void>
}

/** The use cases with their background work. */
export const createFights = (dependencies: FightDependencies): FightsAtWork => {
  const bots = createHouseBots(() => context)
  const context: FightContext = createFightContext(dependencies, bots.nudge)
  const feeds = createFeeds(context)
  const lobby = createLobby(context)
  const records = createRecords(context)
  const fights: Fights = {
    bearerOf: token => bearerOf(context, token),
    isAsked: bearer => isAsked(context, bearer),
    create: (bearer, input, caller = null) => createFight(context, bearer, input, caller),
    join: (bearer, fightId, input) => joinFight(context, bearer, fightId, input),
    leave: (bearer, fightId, seat) => leaveFight(context, bearer, fightId, seat),
    cancel: (bearer, fightId) => cancelFight(context, bearer, fightId),
    deleteFight: (bearer, fightId) => deleteFight(context, bearer, fightId),
    ready: (bearer, fightId) => sayReady(context, bearer, fightId),
    declineChallenge: (bearer, fightId) => declineChallenge(context, bearer, fightId),
    rematch: (bearer, fightId, caller = null) => rematch(context, bearer, fightId, caller),
    setClientSeed: (bearer, fightId, clientSeed) => setClientSeed(context, bearer, fightId, clientSeed),
    reissueToken: (bearer, fightId, seat) => reissueToken(context, bearer, fightId, seat),
    createInvite: (bearer, fightId, input) => createInvite(context, bearer, fightId, input),
    now: context.now,
    choose: (bearer, fightId, choice, wait, signal, arrivedAt) =>
      choose(context, bearer, fightId, choice, wait, signal, arrivedAt),
    setOrders: (bearer, fightId, orders) => setOrders(context, bearer, fightId, orders),
    advance: (bearer, fightId, input) => advance(context, bearer, fightId, input),
    fight: (bearer, fightId) => watchFight(context, bearer, fightId),
    fights: (bearer, filter, first, after) => listFights(context, bearer, filter, first, after),
    decisions: (bearer, fightId, wait, signal) => awaitDecisions(context, bearer, fightId, wait, signal),
    events: (bearer, fightId, afterSeq, first, wait, signal) =>
      awaitEvents(context, bearer, fightId, afterSeq, first, wait, signal),
    watch: (bearer, fightId, afterSeq, signal) => watchEvents(context, feeds, bearer, fightId, afterSeq, signal),
    watchDecisions: (bearer, signal) => watchDecisions(context, feeds, bearer, signal),
    watchLobby: (filter, signal) => watchLobby(context, lobby, filter, signal),
    record: async (bearer, fightId) => JSON.parse(await readRecord(await records.textOf(bearer, fightId))),
    recordText: records.textOf,
    odds: (bearer, fightId, question) => oddsFor(context, bearer, fightId, question),
    validateFighter: input => validateFighter(context, input)
  }
  const time = createTimeKeeper(context)
  const upkeep = createUpkeep(context, records)
  const startOnce = async (): Promise<void> => {
    await time.start()
    bots.start()
    upkeep.start()
  }
  let started: Promise<void> | null = null
  return {
    fights,
    start () {
      started ??= startOnce().catch((fault: unknown) => {
        started = null
        throw fault
      })
      return started
    },
    sweepDeadlines: time.sweep,
    sweepExpired: upkeep.sweep,
    close: async () => { await Promise.all([bots.close(), time.close(), upkeep.close()]) }
  }
}

const isAsked = async ({ store }: FightContext, bearer: Bearer): Promise<boolean> => {
  if (bearer.kind === 'ACCOUNT') return bearer.scopes.includes('play') && await store.isAccountAsked(bearer.accountId)
  return bearer.kind === 'SEAT' && await store.isSeatAsked(bearer.fightId, bearer.seat)
}

const bearerOf = async (context: FightContext, token: string | null): Promise<Bearer> => {
  if (token === null) return { kind: 'PUBLIC' }
  return await context.identify(token) ?? ofFight(context, token)
}

const ofFight = async (context: FightContext, token: string): Promise<Bearer> => {
  const claim = context.tokens.read(token)
  const newest = claim && await context.store.generations(claim.fightId)
  // One message for every failure, so that a void token cannot be told from one that was never issued.
  if (!claim || !newest || newestOf(claim, newest) !== claim.generation) {
    throw new Refused('UNAUTHENTICATED', 'The token is not valid.')
  }
  return claim
}
