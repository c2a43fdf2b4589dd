import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refused } from '../../fights/refused.js'
import { archivedLog } from '../../fights/loading/archived.js'
import type { DecisionView } from '../../fights/views.js'
import { answerError } from '../answer-error.js'
import { costOfEvents, RECORD_COST } from '../heavy-costs.js'
import { readAdvance, readOdds, readOrders } from '../inputs/fights.js'
import { ranges, readWhole, schemaOf } from '../inputs/numbers.js'
import * as schemas from '../inputs/schemas.js'
import { resumeAfter, streamEvents, sendDecisions, sendEvents, wantsEventStream } from '../live/event-stream.js'
import { chargeTo } from '../count-request.js'
import type { Services } from '../services.js'
import { whileConnected } from '../while-connected.js'
import type { Examples } from './examples.js'
import { operation } from './operation.js'
import { sendEntityTag } from './entity-tag.js'
import { choiceBody, ordersBody } from './play-components.js'
import { leanAccepted, leanDecisions, leanProblem, type View } from './lean.js'
import { fightPath, type InFight, keyOf, queryOf, viewOf, viewQuery, waitQuery } from './request.js'
import { sendPieces } from './send-pieces.js'

const path = fightPath

/** The seconds to hold an answer. */
const waitOf = (request: { readonly query: unknown }): number => readWhole(queryOf(request)['wait'], 'wait', ranges.wait)

/** What is asked, answered and told in a fight. */
export const playRoutes = (app: FastifyInstance, { fights, rulesets, readChoice, live, rates }: Services, { requests, answers }: Examples): void => {
  const showDecision = (view: View) => (decision: DecisionView): object => view === 'FULL' ? decision : leanDecisions([decision], rulesets)[0] ?? decision
  const decisionsFor = async (request: FastifyRequest, reply: FastifyReply, id: string | null): Promise<object> => {
    const show = showDecision(viewOf(request, 'FULL'))
    return { decisions: (await fights.decisions(request.bearer, id, waitOf(request), whileConnected(reply))).map(show) }
  }
  const asked = { query: { ...waitQuery, ...viewQuery('FULL') }, answer: 'Decisions', answerExamples: answers.decisions }

  app.get('/decisions', {
    config: { isForAsked: true },
    schema: operation({
      id: 'listDecisions',
      tag: 'play',
      summary: 'What the bearer is asked now, over all its fights',
      description: 'With `Accept: text/event-stream` as a stream: `opened` with each decision as it is put, `closed` with its `id` when it needs no answer any more.',
      ...asked,
      stream: 'Server-sent events `opened` and `closed`; `end` when nothing more can come.',
      refusals: []
    })
  }, async (request, reply) => {
    const { bearer } = request
    if (wantsEventStream(request)) {
      if (bearer.kind === 'PUBLIC') throw new Refused('UNAUTHENTICATED', 'Send a token: decisions are put to seats and hosts.')
      const show = showDecision(viewOf(request, 'FULL'))
      return streamEvents(request, reply, live, signal => sendDecisions(fights.watchDecisions(bearer, signal), live.closing, show))
    }
    return decisionsFor(request, reply, null)
  })

  app.get<InFight>('/fights/:id/decisions', {
    config: { isForAsked: true },
    schema: operation({ id: 'listDecisionsOfFight', tag: 'play', summary: 'What the bearer is asked now, in one fight', description: '`wait` holds the answer until the bearer is asked or the fight is over.', path, ...asked, refusals: ['FIGHT_NOT_FOUND', 'FIGHT_FROZEN'] })
  }, (request, reply) => decisionsFor(request, reply, request.params.id))

  app.post<InFight>('/fights/:id/choices', {
    config: { isForAsked: true },
    errorHandler: (error, request, reply) => answerError(error, request, reply, queryOf(request)['view'] === 'FULL' ? undefined : leanProblem(rulesets)),
    schema: operation({
      id: 'choose',
      tag: 'play',
      summary: 'Answer a decision',
      description: 'The choices of a fight record are the same objects. `wait` holds the answer until the bearer is asked again or the fight is over.',
      path,
      query: { ...waitQuery, ...viewQuery('LEAN') },
      body: choiceBody([...rulesets.values()]),
      bodyExamples: requests.choose,
      takesKey: true,
      answer: 'ChoiceAccepted',
      answerExamples: answers.accepted,
      isChoice: true,
      refusals: [
        'FORBIDDEN', 'FIGHT_NOT_FOUND', 'NOT_ASKED', 'ILLEGAL_CHOICE', 'ALREADY_ANSWERED', 'DECISION_SUPERSEDED', 'VERSION_CONFLICT', 'KEY_REUSED', 'FIGHT_FINISHED',
        'FIGHT_FROZEN', 'FIGHT_ARCHIVED', 'OVER_BUDGET'
      ]
    })
  }, async (request, reply) => {
    const view = viewOf(request, 'LEAN')
    const accepted = await fights.choose(request.bearer, request.params.id, readChoice(request.body, keyOf(request)), waitOf(request), whileConnected(reply), request.arrivedAt)
    return view === 'FULL' ? accepted : leanAccepted(accepted, rulesets)
  })

  app.put<InFight>('/fights/:id/orders', {
    schema: operation({
      id: 'setOrders',
      tag: 'play',
      summary: 'Give standing orders',
      description: 'For a seat: what it answers whenever it is asked, until it says otherwise. What is asked now and they answer is answered at once. Nobody else is shown them; its own stand in `orders` of the fight.',
      path,
      body: ordersBody([...rulesets.values()]),
      bodyExamples: requests.setOrders,
      answer: 'FightAnswer',
      answerExamples: answers.fightAnswer,
      refusals: ['FORBIDDEN', 'FIGHT_NOT_FOUND', 'ORDERS_REFUSED', 'VERSION_CONFLICT', 'FIGHT_FINISHED', 'FIGHT_FROZEN']
    })
  }, async ({ bearer, params: { id }, body }) => ({ fight: await fights.setOrders(bearer, id, readOrders(body)) }))

  app.post<InFight>('/fights/:id/advance', {
    schema: operation({
      id: 'advancePhase',
      tag: 'play',
      summary: 'Let a fight with MANUAL pacing go on to its next phase',
      description: 'For the host. A repeat for the same `from` changes nothing.',
      path,
      body: schemas.advancePhase,
      bodyExamples: requests.advancePhase,
      answer: 'FightAnswer',
      answerExamples: answers.fightAnswer,
      refusals: ['FORBIDDEN', 'FIGHT_NOT_FOUND', 'NOT_ASKED', 'VERSION_CONFLICT', 'FIGHT_FINISHED', 'FIGHT_FROZEN', 'FIGHT_ARCHIVED']
    })
  }, async ({ bearer, params: { id }, body }) => ({ fight: await fights.advance(bearer, id, readAdvance(body)) }))

  app.get<InFight>('/fights/:id/events', {
    schema: operation({
      id: 'listEvents',
      tag: 'play',
      summary: 'What happened in a fight, in order',
      description: 'Everybody sees the same numbers; what is secret in an event is withheld from it. With `Accept: text/event-stream` as a stream, each event as it happens, its number as the id; `Last-Event-ID` resumes. docs/live.md tells more.',
      path,
      query: {
        after: schemaOf(ranges.afterSeq, 'Those after this number.'),
        first: schemaOf(ranges.events, 'At most so many.'),
        ...waitQuery
      },
      answer: 'EventPage',
      answerExamples: answers.events,
      stream: 'Server-sent events: each `data` is one event; `lagged` where the reader fell too far behind; `end` with the fight.',
      empty: { 204: 'For a stream: the fight is over, and all was seen.' },
      refusals: ['FIGHT_NOT_FOUND', 'FIGHT_FROZEN', 'FIGHT_ARCHIVED']
    })
  }, async (request, reply) => {
    const { after, first } = queryOf(request)
    if (wantsEventStream(request)) {
      const { bearer, params: { id } } = request
      const afterSeq = readWhole(resumeAfter(request, after), 'after', ranges.afterSeq)
      const { status, version, archivedAt } = await fights.fight(bearer, id)
      // The one answer that tells a browser not to come again.
      if ((status === 'CANCELLED' || status === 'FINISHED') && afterSeq >= version) return reply.code(204).send()
      if (archivedAt !== null) throw archivedLog(id)
      return streamEvents(request, reply, live, signal => sendEvents(fights.watch(bearer, id, afterSeq, signal), live.closing))
    }
    const afterSeq = readWhole(after, 'after', ranges.afterSeq)
    const page = await fights.events(request.bearer, request.params.id, afterSeq, readWhole(first, 'first', ranges.events), waitOf(request), whileConnected(reply))
    await chargeTo(rates, request.bearer, request.ip, reply)(costOfEvents(page.events.length))
    return page
  })

  app.get<InFight>('/fights/:id/odds', {
    schema: operation({
      id: 'readOdds',
      tag: 'play',
      summary: 'The exact odds of an attack that the bearer could make now',
      description: 'For a seat, from where it stands. Of hit, of each damage and critical result and of the target going down, if nobody reacts.',
      path,
      query: {
        kind: { type: 'string', description: 'The kind of the attack, such as NORMAL.' },
        target: { type: 'integer', minimum: 1, description: 'The seat that is attacked.' },
        location: { type: 'string', description: 'The location that is named with it; only for a throwing knife.' },
        aim: { type: 'string', description: 'The location that the attacker chooses; left out: all alike.' },
        guess: { type: 'string', description: 'The location that the target chooses; left out: all alike.' }
      },
      needed: ['kind', 'target'],
      answer: 'AttackOdds',
      answerExamples: answers.odds,
      refusals: ['FORBIDDEN', 'FIGHT_NOT_FOUND', 'ILLEGAL_CHOICE', 'FIGHT_FINISHED', 'FIGHT_FROZEN']
    })
  }, request => {
    const { kind, target, location, ...guesses } = queryOf(request)
    const seat = typeof target === 'string' && /^\d{1,4}$/.test(target) ? Number(target) : target
    return fights.odds(request.bearer, request.params.id, readOdds({ attack: { kind, target: seat, ...location === undefined ? {} : { location } }, ...guesses }))
  })

  app.get<InFight>('/fights/:id/record', {
    config: { cost: RECORD_COST },
    schema: operation({
      id: 'readRecord',
      tag: 'play',
      summary: 'The fight as a record that anybody can fight again',
      description: 'While the fight runs it ends before the first choice that the bearer may not see yet.',
      path,
      isTagged: true,
      answer: 'Record',
      answerExamples: answers.record,
      refusals: ['FIGHT_NOT_FOUND', 'FIGHT_FROZEN']
    })
  }, async (request, reply) => {
    const { hash, pieces } = await fights.recordText(request.bearer, request.params.id)
    return hash !== null && sendEntityTag(request, reply, hash) ? reply.code(304).send() : sendPieces(reply, pieces)
  })
}
