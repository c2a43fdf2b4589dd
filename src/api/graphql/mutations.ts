import type { MercuriusContext } from 'mercurius'
import { callerOf } from '../../accounts/place-of.js'
import { Refused } from '../../fights/refused.js'
import { fightOfDecision } from '../inputs/choice.js'
import {
  readAdvance,
  readCreate,
  readInvite,
  readJoin,
  readOrders,
  readReissue,
  readSeat,
  readSeed
} from '../inputs/fights.js'
import { ranges, readWhole } from '../inputs/numbers.js'
import { refusalKinds } from '../refusals.js'
import type { Services } from '../services.js'
import { accountMutations } from './account-mutations.js'
import type { MutationResolvers } from './generated.js'
import { type Accepted, acceptedModel, type Refusal, refusalModel } from './models.js'
import { withStyle } from './own-style.js'
import { CHOICE_MUTATIONS } from './pit-fighter.js'

type Fields = Readonly<Record<string, unknown>>

export const mutationsOf = ({ fights, accounts, scrollSets, readChoice }: Services): MutationResolvers => {
  const choose = async (
    { bearer, signal, arrivedAt }: MercuriusContext,
    fightId: string,
    choice: unknown,
    wait: unknown
  ): Promise<Accepted | Refusal> => {
    const seconds = readWhole(wait, 'wait', ranges.wait)
    try {
      return acceptedModel(await fights.choose(bearer, fightId, readChoice(choice), seconds, signal, arrivedAt))
    } catch (error) {
      if (error instanceof Refused && refusalKinds[error.code].ofChoices) return refusalModel(error)
      throw error
    }
  }

  /** A mutation for one kind of choice. Its input has the fields of the kind. */
  const choiceOf = (kind: string) => (_: unknown, { input }: { readonly input: object }, context: MercuriusContext) => {
    const { fightId, decisionId, wait, ...fields }: Fields = { ...input }
    if (typeof decisionId !== 'string') return choose(context, String(fightId), { ...fields, kind }, wait)
    return choose(context, fightOfDecision(decisionId), { ...fields, decision: decisionId, kind }, wait)
  }

  return {
    ...accountMutations(accounts),
    createFight: (_, { input }, { bearer, reply }) =>
      fights.create(bearer, readCreate(withStyle(input)), callerOf(bearer, reply.request.ip)),
    joinFight (_, { input: { fightId, ...seat } }, { bearer }) {
      return fights.join(bearer, fightId, readJoin(seat))
    },
    leaveFight: async (_, { input: { fightId, seat } }, { bearer }) => ({
      fight: await fights.leave(bearer, fightId, readSeat({ seat }))
    }),
    cancelFight: async (_, { input: { fightId } }, { bearer }) => ({ fight: await fights.cancel(bearer, fightId) }),
    deleteFight: (_, { input: { fightId } }, { bearer }) => fights.deleteFight(bearer, fightId),
    ready: async (_, { input: { fightId } }, { bearer }) => ({ fight: await fights.ready(bearer, fightId) }),
    declineChallenge: async (_, { input: { fightId } }, { bearer }) => ({
      fight: await fights.declineChallenge(bearer, fightId)
    }),
    rematch: (_, { input: { fightId } }, { bearer, reply }) => fights.rematch(
      bearer,
      fightId,
      callerOf(bearer, reply.request.ip)
    ),
    setClientSeed: async (_, { input: { fightId, clientSeed } }, { bearer }) =>
      ({ fight: await fights.setClientSeed(bearer, fightId, readSeed({ clientSeed: clientSeed ?? null })) }),
    reissueToken: (_, { input: { fightId, seat } }, { bearer }) => fights.reissueToken(
      bearer,
      fightId,
      readReissue({ seat: seat ?? null })
    ),
    createInvite: (_, { input: { fightId, ...invite } }, { bearer }) => fights.createInvite(
      bearer,
      fightId,
      readInvite(invite)
    ),
    submitChoice: (_, { fightId, choice, wait }, context) => choose(context, fightId, choice, wait),
    setOrders: async (_, { input: { fightId, orders } }, { bearer }) => ({
      fight: await fights.setOrders(bearer, fightId, readOrders({ orders: orders ?? null }))
    }),
    advancePhase: async (_, { input: { fightId, ...input } }, { bearer }) => ({
      fight: await fights.advance(bearer, fightId, readAdvance(input))
    }),
    publishScrollSet: async (_, { input: { set } }, { bearer, reply }) => ({
      scrollSet: await scrollSets.publish(set, callerOf(bearer, reply.request.ip))
    }),
    placeFighter: choiceOf(CHOICE_MUTATIONS.placeFighter),
    submitMove: choiceOf(CHOICE_MUTATIONS.submitMove),
    answerInterrupt: choiceOf(CHOICE_MUTATIONS.answerInterrupt),
    carryOutMove: choiceOf(CHOICE_MUTATIONS.carryOutMove),
    adjustFacing: choiceOf(CHOICE_MUTATIONS.adjustFacing),
    chooseAttack: choiceOf(CHOICE_MUTATIONS.chooseAttack),
    submitHitLocation: choiceOf(CHOICE_MUTATIONS.submitHitLocation),
    react: choiceOf(CHOICE_MUTATIONS.react),
    recover: choiceOf(CHOICE_MUTATIONS.recover),
    spendAdrenalin: choiceOf(CHOICE_MUTATIONS.spendAdrenalin),
    concede: choiceOf(CHOICE_MUTATIONS.concede)
  }
}
