import type { FastifyInstance } from 'fastify'
import { callerOf } from '../../accounts/place-of.js'
import { fightFilter } from '../inputs/filter-schemas.js'
import { readCreate, readFilter, readInvite, readJoin, readReissue, readSeat, readSeed } from '../inputs/fights.js'
import { ranges, readWhole, schemaOf } from '../inputs/numbers.js'
import * as schemas from '../inputs/schemas.js'
import { Refused } from '../../fights/refused.js'
import type { Services } from '../services.js'
import type { Examples } from './examples.js'
import { operation } from './operation.js'
import { cacheForever, entityTagOf, sendEntityTag } from './entity-tag.js'
import { leanFight, termsOf } from './lean.js'
import { fightPath, type InFight, keyOf, queryOf, textOf, viewOf, viewQuery } from './request.js'

const path = fightPath

/** Routes of fights and their seats. */
export const fightRoutes = (
  app: FastifyInstance,
  { fights, rulesets }: Services,
  { requests, answers }: Examples
): void => {
  app.post('/fights', {
    schema: operation({
      id: 'createFight',
      tag: 'fights',
      summary: 'Create a fight',
      description:
        'It starts at once if every seat has a fighter. The caller becomes the host and gets the host token. An ' +
        'account (scope `host`) may also act as host with its key.',
      body: schemas.createFight,
      bodyExamples: requests.createFight,
      takesKey: true,
      status: 201,
      isPlaced: true,
      answer: 'FightCreated',
      answerExamples: answers.created,
      refusals: ['FORBIDDEN', 'OVER_BUDGET', 'SETUP_REFUSED', 'KEY_REUSED']
    })
  }, async (request, reply) => {
    const created = await fights.create(
      request.bearer,
      readCreate(request.body, keyOf(request)),
      callerOf(request.bearer, request.ip)
    )
    return reply.code(201).header('location', `/v1/fights/${created.fight.id}`).send(created)
  })

  app.get('/fights', {
    schema: operation({
      id: 'listFights',
      tag: 'fights',
      summary: 'List fights, newest first',
      description:
        'Lists public fights; with `mine` or `invited` also private ones. A fight must match all given filters.',
      query: {
        ...fightFilter,
        first: schemaOf(ranges.fights, 'Page size.'),
        after: { type: 'string', description: 'Cursor: `endCursor` of the previous page.' }
      },
      answer: 'FightPage',
      answerExamples: answers.fights,
      refusals: ['FORBIDDEN']
    })
  }, request => {
    const query = queryOf(request)
    return fights.fights(
      request.bearer,
      readFilter(query),
      readWhole(query['first'], 'first', ranges.fights),
      textOf(query['after'], 'after')
    )
  })

  app.get<InFight>('/fights/:id', {
    schema: operation({
      id: 'readFight',
      tag: 'fights',
      summary: 'Read a fight',
      description:
        'Shows what the caller may see. A private fight is not found without one of its tokens. With ' +
        '`If-None-Match`, a fight in which only clocks have changed is not sent again.',
      path,
      query: viewQuery('FULL'),
      isTagged: true,
      answer: 'AnyFight',
      answerExamples: answers.fight,
      refusals: ['FIGHT_NOT_FOUND', 'FIGHT_FROZEN']
    })
  }, async (request, reply) => {
    const view = viewOf(request, 'FULL')
    const fight = await fights.fight(request.bearer, request.params.id)
    const shown = view === 'FULL' ? fight : leanFight(fight, rulesets)
    return sendEntityTag(request, reply, entityTagOf(shown)) ? reply.code(304).send() : shown
  })

  app.get<InFight>('/fights/:id/terms', {
    schema: operation({
      id: 'readTerms',
      tag: 'fights',
      summary: 'Read the terms of a fight',
      description:
        'The part of a fight that a lean view omits, after the start. With `hash` in the query, a client may cache ' +
        'it permanently.',
      path,
      query: { hash: { type: 'string', description: '`terms` of a lean fight. Default: the current terms.' } },
      isTagged: true,
      answer: 'FightTerms',
      answerExamples: answers.terms,
      refusals: ['FIGHT_NOT_FOUND', 'FIGHT_FROZEN', 'NOT_FOUND']
    })
  }, async (request, reply) => {
    const hash = textOf(queryOf(request)['hash'], 'hash')
    const terms = termsOf(await fights.fight(request.bearer, request.params.id), rulesets)
    if (terms === null) throw new Refused('NOT_FOUND', 'The fight has no terms: it has not started, or it is frozen.')
    if (hash !== null && hash !== terms.hash) {
      throw new Refused(
        'NOT_FOUND',
        'The fight has no terms with this hash. Leave out "hash" to read the current terms.'
      )
    }
    const isKnown = sendEntityTag(request, reply, terms.hash)
    if (hash !== null) cacheForever(reply, 'private')
    return isKnown ? reply.code(304).send() : terms
  })

  app.post<InFight>('/fights/:id/seats', {
    schema: operation({
      id: 'joinFight',
      tag: 'fights',
      summary: 'Take an open seat with a fighter',
      description:
        'The fight starts when the last seat is taken. A private fight needs an invite or another token of the ' +
        'fight, for example the host token. An account (scope `play`) has at most one seat in a fight, and may ' +
        'also play it with its key.',
      path,
      body: schemas.joinFight,
      bodyExamples: requests.joinFight,
      takesKey: true,
      status: 201,
      isPlaced: true,
      answer: 'FightJoined',
      answerExamples: answers.joined,
      refusals: [
        'UNAUTHENTICATED', 'FORBIDDEN', 'FIGHT_NOT_FOUND', 'FIGHT_FULL', 'ALREADY_SEATED', 'FIGHT_NOT_OPEN',
        'VERSION_CONFLICT', 'OVER_BUDGET', 'SETUP_REFUSED', 'KEY_REUSED'
      ]
    })
  }, async (request, reply) => {
    const { params: { id } } = request
    const joined = await fights.join(request.bearer, id, readJoin(request.body, keyOf(request)))
    return reply.code(201).header('location', `/v1/fights/${id}`).send(joined)
  })

  app.post<InFight>('/fights/:id/invites', {
    schema: operation({
      id: 'createInvite',
      tag: 'fights',
      summary: 'Create an invite to a seat',
      description:
        'Only for the host, before the fight starts. The holder of the invite may read the fight as the public ' +
        'sees it, even a private one, and may take the seat. The invite stays the same until it is renewed. ' +
        'Renewal makes all earlier invites of the fight void.',
      path,
      body: schemas.createInvite,
      bodyExamples: requests.createInvite,
      answer: 'InviteMade',
      answerExamples: answers.invites,
      refusals: [
        'FORBIDDEN', 'FIGHT_NOT_FOUND', 'NOT_FOUND', 'FIGHT_FULL', 'FIGHT_NOT_OPEN', 'TOO_MANY_CHANGES',
        'VERSION_CONFLICT'
      ]
    })
  }, ({ bearer, params: { id }, body }) => fights.createInvite(bearer, id, readInvite(body ?? {})))

  app.delete<{ readonly Params: { readonly id: string, readonly seat: string } }>('/fights/:id/seats/:seat', {
    schema: operation({
      id: 'leaveFight',
      tag: 'fights',
      summary: 'Leave a fight that has not started',
      description: 'The seat is open again and its token is void. Only for the seat itself and the host.',
      path: { ...path, seat: schemas.seatNumber },
      answer: 'FightAnswer',
      answerExamples: answers.fightAnswer,
      refusals: ['FORBIDDEN', 'FIGHT_NOT_FOUND', 'FIGHT_NOT_OPEN', 'TOO_MANY_CHANGES', 'VERSION_CONFLICT']
    })
  }, async ({ bearer, params: { id, seat } }) => {
    // The seat is text in a path, but a number in the schema.
    const number = /^\d{1,4}$/.test(seat) ? Number(seat) : seat
    return { fight: await fights.leave(bearer, id, readSeat({ seat: number })) }
  })

  app.post<InFight>('/fights/:id/cancel', {
    schema: operation({
      id: 'cancelFight',
      tag: 'fights',
      summary: 'Cancel a fight that has not started',
      description: 'Only for the host.',
      path,
      answer: 'FightAnswer',
      answerExamples: answers.fightAnswer,
      refusals: ['FORBIDDEN', 'FIGHT_NOT_FOUND', 'FIGHT_NOT_OPEN', 'VERSION_CONFLICT']
    })
  }, async ({ bearer, params: { id } }) => ({ fight: await fights.cancel(bearer, id) }))

  app.delete<InFight>('/fights/:id', {
    schema: operation({
      id: 'deleteFight',
      tag: 'fights',
      summary: 'Delete a fight',
      description:
        'Only for the operator, in any status. Its log, record and tokens are deleted too. Its rematches and the ' +
        'scroll sets that it names stay.',
      path,
      answer: 'FightDeleted',
      answerExamples: answers.fightDeleted,
      refusals: ['FORBIDDEN', 'FIGHT_NOT_FOUND']
    })
  }, ({ bearer, params: { id } }) => fights.deleteFight(bearer, id))

  app.post<InFight>('/fights/:id/ready', {
    schema: operation({
      id: 'ready',
      tag: 'fights',
      summary: 'Mark the seat as ready',
      description:
        'Only for a seat of a fight with `readyCheck`. The fight starts when all seats are ready. If a seat is ' +
        'left, all seats must do this again.',
      path,
      answer: 'FightAnswer',
      answerExamples: answers.fightAnswer,
      refusals: [
        'FORBIDDEN', 'FIGHT_NOT_FOUND', 'FIGHT_NOT_OPEN', 'NOT_ASKED', 'VERSION_CONFLICT', 'OVER_BUDGET',
        'SETUP_REFUSED'
      ]
    })
  }, async ({ bearer, params: { id } }) => ({ fight: await fights.ready(bearer, id) }))

  app.post<InFight>('/fights/:id/decline', {
    schema: operation({
      id: 'declineChallenge',
      tag: 'fights',
      summary: 'Decline a challenge',
      description:
        'The fight is cancelled. Only for the account that a seat is reserved for or, in a rematch, the holder of ' +
        'the old seat\'s token.',
      path,
      answer: 'FightAnswer',
      answerExamples: answers.fightAnswer,
      refusals: ['FORBIDDEN', 'FIGHT_NOT_FOUND', 'FIGHT_NOT_OPEN', 'VERSION_CONFLICT']
    })
  }, async ({ bearer, params: { id } }) => ({ fight: await fights.declineChallenge(bearer, id) }))

  app.post<InFight>('/fights/:id/rematch', {
    schema: operation({
      id: 'rematch',
      tag: 'fights',
      summary: 'Create or join the rematch of a finished fight',
      description:
        'Same settings, only for its host and its seats. The first call creates the rematch. Each call seats the ' +
        'caller\'s fighters again, with the same equipment. The other seats call this themselves, or join with ' +
        'other fighters. A repeated call gets its own answer again. A caller that left the rematch is seated ' +
        'again. If the rematch was declined or cancelled, the next call creates a new one.',
      path,
      status: 201,
      isPlaced: true,
      answer: 'FightRematched',
      answerExamples: answers.rematched,
      refusals: [
        'FORBIDDEN', 'FIGHT_NOT_FOUND', 'FIGHT_NOT_FINISHED', 'FIGHT_FULL', 'ALREADY_SEATED', 'VERSION_CONFLICT',
        'OVER_BUDGET', 'SETUP_REFUSED', 'FIGHT_FROZEN'
      ]
    })
  }, async (request, reply) => {
    const rematched = await fights.rematch(request.bearer, request.params.id, callerOf(request.bearer, request.ip))
    return reply.code(201).header('location', `/v1/fights/${rematched.fight.id}`).send(rematched)
  })

  app.post<InFight>('/fights/:id/client-seed', {
    schema: operation({
      id: 'setClientSeed',
      tag: 'fights',
      summary: 'Set a share of the dice seed',
      description: 'Only for a seat, before the fight starts.',
      path,
      body: schemas.setClientSeed,
      bodyExamples: requests.setClientSeed,
      answer: 'FightAnswer',
      answerExamples: answers.fightAnswer,
      refusals: ['FORBIDDEN', 'FIGHT_NOT_FOUND', 'FIGHT_NOT_OPEN', 'TOO_MANY_CHANGES', 'VERSION_CONFLICT']
    })
  }, async ({ bearer, params: { id }, body }) => ({ fight: await fights.setClientSeed(bearer, id, readSeed(body)) }))

  app.post<InFight>('/fights/:id/tokens', {
    schema: operation({
      id: 'reissueToken',
      tag: 'fights',
      summary: 'Reissue the token of a seat or of the host',
      description:
        'Only for the host: its own token, or that of a seat without an account that its own requests filled. The ' +
        'old token is void. In a running fight, the new seat token can neither read nor replace the seat\'s ' +
        'earlier sealed answers, standing orders and advance answers. They stay in effect.',
      path,
      body: schemas.reissueToken,
      bodyExamples: requests.reissueToken,
      answer: 'TokenReissued',
      answerExamples: answers.tokenReissued,
      refusals: ['FORBIDDEN', 'FIGHT_NOT_FOUND', 'NOT_FOUND', 'TOO_MANY_CHANGES', 'VERSION_CONFLICT']
    })
  }, ({ bearer, params: { id }, body }) => fights.reissueToken(bearer, id, readReissue(body ?? {})))
}
