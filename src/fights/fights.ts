import { advance } from './choosing/advance.js'
import { awaitDecisions } from './watching/await-decisions.js'
import type { Bearer } from './bearer.js'
import { choose } from './choosing/choose.js'
import { keepTime } from './choosing/time-keeper.js'
import { deleteFight } from './opening/delete-fight.js'
import { createFight } from './opening/create-fight.js'
import { type Desk, openDesk } from './standing/desk.js'
import { openFeeds } from './watching/feeds.js'
import { newestOf } from './standing/fight-of.js'
import { readRecord } from './record-text.js'
import { openRecords } from './watching/fight-record.js'
import { seatHouseBots } from './choosing/house-bots.js'
import type { House } from './house.js'
import { createInvite } from './opening/invites.js'
import { joinFight } from './opening/join-fight.js'
import { listFights } from './watching/list-fights.js'
import { openLobby } from './watching/lobby.js'
import { oddsFor } from './watching/odds.js'
import { setOrders } from './choosing/orders.js'
import { Refused } from './refused.js'
import { reissueToken } from './opening/reissue-token.js'
import { rematch } from './opening/rematch.js'
import { cancelFight, declineChallenge, leaveFight, sayReady, setClientSeed } from './opening/seats.js'
import type { Fights } from './use-cases.js'
import { createUpkeep } from './upkeep/upkeep.js'
import { validateFighter } from './opening/validate-fighter.js'
import { watchDecisions } from './watching/watch-decisions.js'
import { watchEvents } from './watching/watch-events.js'
import { awaitEvents, watchFight } from './watching/watch-fight.js'
import { watchLobby } from './watching/watch-lobby.js'

export interface FightsAtWork {
  readonly fights: Fights
  /** Begins to look for house bots that wait and for deadlines. To be called when requests are accepted; none may be answered before it resolves. Repeats change nothing. */
  start (): Promise<void>
  /** Lets time pass now, as it does by itself once a sweep. */
  sweepDeadlines (): Promise<void>
  /** Ends what has expired now, as it is done by itself once an hour. */
  sweepExpired (): Promise<void>
  /** Waits for the bots' last answers; abort the house's `closing` first. */
  close (): Promise<void>
}

/** The use cases over one house. */
export const openFights = (house: House): FightsAtWork => {
  const bots = seatHouseBots(() => desk)
  const desk: Desk = openDesk(house, bots.nudge)
  const feeds = openFeeds(desk)
  const lobby = openLobby(desk)
  const records = openRecords(desk)
  const fights: Fights = {
    bearerOf: token => bearerOf(desk, token),
    isAsked: bearer => isAsked(desk, bearer),
    create: (bearer, input, caller = null) => createFight(desk, bearer, input, caller),
    join: (bearer, fightId, input) => joinFight(desk, bearer, fightId, input),
    leave: (bearer, fightId, seat) => leaveFight(desk, bearer, fightId, seat),
    cancel: (bearer, fightId) => cancelFight(desk, bearer, fightId),
    deleteFight: (bearer, fightId) => deleteFight(desk, bearer, fightId),
    ready: (bearer, fightId) => sayReady(desk, bearer, fightId),
    declineChallenge: (bearer, fightId) => declineChallenge(desk, bearer, fightId),
    rematch: (bearer, fightId, caller = null) => rematch(desk, bearer, fightId, caller),
    setClientSeed: (bearer, fightId, clientSeed) => setClientSeed(desk, bearer, fightId, clientSeed),
    reissueToken: (bearer, fightId, seat) => reissueToken(desk, bearer, fightId, seat),
    createInvite: (bearer, fightId, input) => createInvite(desk, bearer, fightId, input),
    now: desk.now,
    choose: (bearer, fightId, choice, wait, signal, arrivedAt) => choose(desk, bearer, fightId, choice, wait, signal, arrivedAt),
    setOrders: (bearer, fightId, orders) => setOrders(desk, bearer, fightId, orders),
    advance: (bearer, fightId, input) => advance(desk, bearer, fightId, input),
    fight: (bearer, fightId) => watchFight(desk, bearer, fightId),
    fights: (bearer, filter, first, after) => listFights(desk, bearer, filter, first, after),
    decisions: (bearer, fightId, wait, signal) => awaitDecisions(desk, bearer, fightId, wait, signal),
    events: (bearer, fightId, afterSeq, first, wait, signal) => awaitEvents(desk, bearer, fightId, afterSeq, first, wait, signal),
    watch: (bearer, fightId, afterSeq, signal) => watchEvents(desk, feeds, bearer, fightId, afterSeq, signal),
    watchDecisions: (bearer, signal) => watchDecisions(desk, feeds, bearer, signal),
    watchLobby: (filter, signal) => watchLobby(desk, lobby, filter, signal),
    record: async (bearer, fightId) => JSON.parse(await readRecord(await records.textOf(bearer, fightId))),
    recordText: records.textOf,
    odds: (bearer, fightId, question) => oddsFor(desk, bearer, fightId, question),
    validateFighter: input => validateFighter(desk, input)
  }
  const time = keepTime(desk)
  const upkeep = createUpkeep(desk, records)
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

const isAsked = async ({ store }: Desk, bearer: Bearer): Promise<boolean> => {
  if (bearer.kind === 'ACCOUNT') return bearer.scopes.includes('play') && await store.isAccountAsked(bearer.accountId)
  return bearer.kind === 'SEAT' && await store.isSeatAsked(bearer.fightId, bearer.seat)
}

const bearerOf = async (desk: Desk, token: string | null): Promise<Bearer> => {
  if (token === null) return { kind: 'PUBLIC' }
  return await desk.identify(token) ?? ofFight(desk, token)
}

const ofFight = async (desk: Desk, token: string): Promise<Bearer> => {
  const claim = desk.tokens.read(token)
  const newest = claim && await desk.store.generations(claim.fightId)
  // One answer for every failure: a token that is void tells no more than one that never was.
  if (!claim || !newest || newestOf(claim, newest) !== claim.generation) throw new Refused('UNAUTHENTICATED', 'The token is not valid.')
  return claim
}
