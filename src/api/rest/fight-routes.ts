import type { FastifyInstance } from 'fastify'
import { callerOf } from '../../accounts/place-of.js'
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

/** Fights and their seats, before they start. */
export const fightRoutes = (app: FastifyInstance, { fights, rulesets }: Services, { requests, answers }: Examples): void => {
  app.post('/fights', {
    schema: operation({
      id: 'createFight',
      tag: 'fights',
      summary: 'Create a fight',
      description: 'It starts at once if every seat brings a fighter. Whoever creates it is its host: by the host\'s token, and an account (scope `host`) by its key too.',
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
    const created = await fights.create(request.bearer, readCreate(request.body, keyOf(request)), callerOf(request.bearer, request.ip))
    return reply.code(201).header('location', `/v1/fights/${created.fight.id}`).send(created)
  })

  app.get('/fights', {
    schema: operation({
      id: 'listFights',
      tag: 'fights',
      summary: 'List fights, the newest first',
      description: 'Public ones, and with `mine` or `invited` private ones too. Filters that are given together must all fit.',
      query: {
        ...schemas.fightFilter,
        first: schemaOf(ranges.fights, 'At most so many.'),
        after: { type: 'string', description: 'Those after this place: `endCursor` of the page before.' }
      },
      answer: 'FightPage',
      answerExamples: answers.fights,
      refusals: ['FORBIDDEN']
    })
  }, request => {
    const query = queryOf(request)
    return fights.fights(request.bearer, readFilter(query), readWhole(query['first'], 'first', ranges.fights), textOf(query['after'], 'after'))
  })

  app.get<InFight>('/fights/:id', {
    schema: operation({
      id: 'readFight',
      tag: 'fights',
      summary: 'Read a fight',
      description: 'As the bearer may see it. A private one is not found without a token of it. With `If-None-Match` a fight in which nothing but clocks has gone on is not sent again.',
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
      summary: 'What stays the same while a fight is fought',
      description: 'The rest of a lean fight, once it has started. With its `hash` in the query a client may keep it for good.',
      path,
      query: { hash: { type: 'string', description: '`terms` of a lean fight; left out: as they are now.' } },
      isTagged: true,
      answer: 'FightTerms',
      answerExamples: answers.terms,
      refusals: ['FIGHT_NOT_FOUND', 'FIGHT_FROZEN', 'NOT_FOUND']
    })
  }, async (request, reply) => {
    const hash = textOf(queryOf(request)['hash'], 'hash')
    const terms = termsOf(await fights.fight(request.bearer, request.params.id), rulesets)
    if (terms === null) throw new Refused('NOT_FOUND', 'The fight shows no terms: it has not started, or is frozen.')
    if (hash !== null && hash !== terms.hash) throw new Refused('NOT_FOUND', 'The fight has no terms of that hash.')
    const isKnown = sendEntityTag(request, reply, terms.hash)
    if (hash !== null) cacheForever(reply, 'private')
    return isKnown ? reply.code(304).send() : terms
  })

  app.post<InFight>('/fights/:id/seats', {
    schema: operation({
      id: 'joinFight',
      tag: 'fights',
      summary: 'Take an open seat with a fighter',
      description: 'The fight starts when the last seat is taken. A private fight is joined with an invite, or another token of it, such as the host\'s. An account (scope `play`) has one seat of a fight at most, and plays it by its key too.',
      path,
      body: schemas.joinFight,
      bodyExamples: requests.joinFight,
      takesKey: true,
      status: 201,
      isPlaced: true,
      answer: 'FightJoined',
      answerExamples: answers.joined,
      refusals: ['UNAUTHENTICATED', 'FORBIDDEN', 'FIGHT_NOT_FOUND', 'FIGHT_FULL', 'ALREADY_SEATED', 'FIGHT_NOT_OPEN', 'VERSION_CONFLICT', 'OVER_BUDGET', 'SETUP_REFUSED', 'KEY_REUSED']
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
      summary: 'Make an invite to a seat',
      description: 'For the host, while the fight has not started. The holder of the invite sees the fight as the public does, a private one too, and may take the seat. It is the same again until it is renewed; then all invites of the fight are void.',
      path,
      body: schemas.createInvite,
      bodyExamples: requests.createInvite,
      answer: 'InviteMade',
      answerExamples: answers.invites,
      refusals: ['FORBIDDEN', 'FIGHT_NOT_FOUND', 'NOT_FOUND', 'FIGHT_FULL', 'FIGHT_NOT_OPEN', 'TOO_MANY_CHANGES', 'VERSION_CONFLICT']
    })
  }, ({ bearer, params: { id }, body }) => fights.createInvite(bearer, id, readInvite(body ?? {})))

  app.delete<{ readonly Params: { readonly id: string, readonly seat: string } }>('/fights/:id/seats/:seat', {
    schema: operation({
      id: 'leaveFight',
      tag: 'fights',
      summary: 'Leave a fight that has not started',
      description: 'The seat is open again and its token is void. For the seat itself and the host.',
      path: { ...path, seat: schemas.seatNumber },
      answer: 'FightAnswer',
      answerExamples: answers.fightAnswer,
      refusals: ['FORBIDDEN', 'FIGHT_NOT_FOUND', 'FIGHT_NOT_OPEN', 'TOO_MANY_CHANGES', 'VERSION_CONFLICT']
    })
  }, async ({ bearer, params: { id, seat } }) => {
    // A number that the schema of a body would have, written in a path.
    const number = /^\d{1,4}$/.test(seat) ? Number(seat) : seat
    return { fight: await fights.leave(bearer, id, readSeat({ seat: number })) }
  })

  app.post<InFight>('/fights/:id/cancel', {
    schema: operation({
      id: 'cancelFight',
      tag: 'fights',
      summary: 'Cancel a fight that has not started',
      description: 'For the host.',
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
      description: 'For the operator, whatever its status. Its log, its record and its tokens are gone with it. Its rematches and the scroll sets that it names stay.',
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
      summary: 'Say that the fight may begin',
      description: 'For a seat of a fight with `readyCheck`. The fight starts with the last who says so. Whoever leaves makes all say it again.',
      path,
      answer: 'FightAnswer',
      answerExamples: answers.fightAnswer,
      refusals: ['FORBIDDEN', 'FIGHT_NOT_FOUND', 'FIGHT_NOT_OPEN', 'NOT_ASKED', 'VERSION_CONFLICT', 'OVER_BUDGET', 'SETUP_REFUSED']
    })
  }, async ({ bearer, params: { id } }) => ({ fight: await fights.ready(bearer, id) }))

  app.post<InFight>('/fights/:id/decline', {
    schema: operation({
      id: 'declineChallenge',
      tag: 'fights',
      summary: 'Decline a challenge',
      description: 'The fight is cancelled. For whom a seat waits: its account, or in a rematch the bearer of the old seat\'s token.',
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
      summary: 'Fight a finished fight again',
      description: 'On the same terms, for its host and its seats. The first call makes the rematch, and each seats the bearer\'s fighters again, as they were armed then. The others come by a call of their own, or take the seat otherwise armed. A repeat gets its own answer, and who left the rematch is seated anew; once it is declined or cancelled, the next call makes the next.',
      path,
      status: 201,
      isPlaced: true,
      answer: 'FightRematched',
      answerExamples: answers.rematched,
      refusals: ['FORBIDDEN', 'FIGHT_NOT_FOUND', 'FIGHT_NOT_FINISHED', 'FIGHT_FULL', 'ALREADY_SEATED', 'VERSION_CONFLICT', 'OVER_BUDGET', 'SETUP_REFUSED', 'FIGHT_FROZEN']
    })
  }, async (request, reply) => {
    const rematched = await fights.rematch(request.bearer, request.params.id, callerOf(request.bearer, request.ip))
    return reply.code(201).header('location', `/v1/fights/${rematched.fight.id}`).send(rematched)
  })

  app.post<InFight>('/fights/:id/client-seed', {
    schema: operation({
      id: 'setClientSeed',
      tag: 'fights',
      summary: 'Give a share of the dice\'s seed',
      description: 'While the fight has not started. For a seat.',
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
      summary: 'Make a new token for a seat or for the host',
      description: 'The old one is void. For the host: its own token, or that of a seat which its own requests filled and in which no account sits. In a running fight the new token of a seat neither sees nor replaces what the seat had sealed, ordered or said in advance; all of it stands.',
      path,
      body: schemas.reissueToken,
      bodyExamples: requests.reissueToken,
      answer: 'TokenReissued',
      answerExamples: answers.tokenReissued,
      refusals: ['FORBIDDEN', 'FIGHT_NOT_FOUND', 'NOT_FOUND', 'TOO_MANY_CHANGES', 'VERSION_CONFLICT']
    })
  }, ({ bearer, params: { id }, body }) => fights.reissueToken(bearer, id, readReissue(body ?? {})))
}
