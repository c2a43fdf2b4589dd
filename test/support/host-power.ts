import type { Seat } from '../../src/referee/seat.js'
import type { ApiClient, Json, Reply } from './api-clients.js'
import { schema } from './api-clients.js'

/** A fight with the data that its host has. */
export interface Hosted { readonly id: string, readonly token: string, readonly seats: readonly Seat[], readonly decisions: readonly string[], readonly from: Json }

type Power = (face: ApiClient, hosted: Hosted) => readonly (() => Promise<Reply>)[]

/**
 * What a host can send to change something in its fight, by the name of the mutation; a seat's token is renewed apart.
 */
const POWERS: Readonly<Record<string, Power>> = {
  joinFight: (face, { id, token }) => [() => face.join(id, { fighter: { type: 'ORC' } }, token)],
  leaveFight: (face, { id, token, seats }) => seats.map(seat => () => face.leave(token, id, seat)),
  cancelFight: (face, { id, token }) => [() => face.cancel(token, id)],
  ready: (face, { id, token }) => [() => face.ready(token, id)],
  declineChallenge: (face, { id, token }) => [() => face.decline(token, id)],
  rematch: (face, { id, token }) => [() => face.rematch(token, id)],
  setClientSeed: (face, { id, token }) => [() => face.setClientSeed(token, id, 'ab'.repeat(32))],
  createInvite: (face, { id, token, seats }) => [{}, ...seats.map(seat => ({ seat })), { renew: true }].map(input => () => face.invite(token, id, input)),
  reissueToken: (face, { id, token }) => [() => face.reissue(token, id, 99)],
  setOrders: (face, { id, token }) => [null, { passIfPointless: true }].map(orders => () => face.setOrders(token, id, orders)),
  submitChoice: (face, { id, token, seats, decisions }) => [
    ...decisions.flatMap(decision => CHOICES.flatMap(choice => [{}, { replace: true }].map(more => () => face.choose(token, id, { ...choice, ...more, decision })))),
    ...seats.map(seat => () => face.choose(token, id, { kind: 'CONCEDE', seat, idempotencyKey: `concede ${seat}` }))
  ],
  advancePhase: (face, { id, token, from }) => [() => face.advance(token, id, { from }), () => face.advance(token, id, { from: { ...from, turn: 99 }, overMissing: true })]
}

const CHOICES: readonly Json[] = [{ kind: 'PICK_MOVE', move: 'Observe' }, { kind: 'INTERRUPT', interrupt: true }, { kind: 'HIT_LOCATION', location: 'BODY' }, { kind: 'RECOVER', recover: null }]

/**
 * Mutations that concern no fight, make another, or are the operator's (test/api/delete-fight.test.ts refuses a host);
 * those for one kind of choice are `submitChoice`.
 */
const OF_NO_FIGHT = /^(createFight|deleteFight|publishScrollSet|\w+Account|\w+Key)$/
const OF_ONE_KIND = /^(placeFighter|submitMove|answerInterrupt|carryOutMove|adjustFacing|chooseAttack|submitHitLocation|react|recover|spendAdrenalin|concede)$/

/** Mutations of the API that no host is tried with here. */
export const untried = (): readonly string[] =>
  Object.keys(schema.getMutationType()?.getFields() ?? {}).filter(name => !(name in POWERS) && !OF_NO_FIGHT.test(name) && !OF_ONE_KIND.test(name))

/** Sends all requests of a host, and returns the answers. */
export const useAllPower = async (face: ApiClient, hosted: Hosted): Promise<readonly string[]> => {
  const answers: string[] = []
  for (const [name, power] of Object.entries(POWERS)) {
    for (const send of power(face, hosted)) answers.push(`${face.name} ${name} ${JSON.stringify(await send())}`)
  }
  return answers
}
