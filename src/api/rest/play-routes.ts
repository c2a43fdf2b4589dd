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

/** The seconds of a long poll. */
const waitOf = (request: { readonly query: unknown }): number =>
  readWhole(queryOf(request)['wait'], 'wait', ranges.wait)

/** Routes of decisions, choices, events and records. */
export const playRoutes = (
  app: FastifyInstance,
  { fights, rulesets, readChoice, live, rates }: Services,
  { requests, answers }: Examples
): void => {
  const showDecision = (view: View) => (decision: DecisionView): object => view === 'FULL'
    ? decision
    : leanDecisions([decision], rulesets)[0] ?? decision
  const decisionsFor = async (request: FastifyRequest, reply: FastifyReply, id: string | null): Promise<object> => {
    const show = showDecision(viewOf(request, 'FULL'))
    return { decisions: (await fights.decisions(request.bearer, id, waitOf(request), whileConnected(reply))).map(show) }
  }
  const asked = {
    query: { ...waitQuery, ...viewQuery('FULL') },
    answer: 'Decisions',
    answerExamples: answers.decisions
  }

  app.get('/decisions', {
    config: { isForAsked: true },
    schema: operation({
      id: 'listDecisions',
      tag: 'play',
      summary: 'List the caller\'s open decisions in all its fights',
      description:
        'With `Accept: text/event-stream`, the answer is a stream: `opened` with each new decision, and `closed` ' +
        'with its `id` when it needs no answer any more.',
      ...asked,
      stream: 'Server-sent events `opened` and `closed`, and `end` when no more can follow.',
      refusals: []
    })
  }, async (request, reply) => {
    const { bearer } = request
    if (wantsEventStream(request)) {
      if (bearer.kind === 'PUBLIC') {
        throw new Refused(
          'UNAUTHENTICATED',
          'A token is needed: only seats and hosts have decisions. Send the header "Authorization: Bearer <token>".'
        )
      }
      const show = showDecision(viewOf(request, 'FULL'))
      return streamEvents(request, reply, live, signal => sendDecisions(
        fights.watchDecisions(bearer, signal),
        live.closing,
        show
      ))
    }
    return decisionsFor(request, reply, null)
  })

  app.get<InFight>('/fights/:id/decisions', {
    config: { isForAsked: true },
    schema: operation({
      id: 'listDecisionsOfFight',
      tag: 'play',
      summary: 'List the caller\'s open decisions in one fight',
      description: '`wait` holds the answer until the caller is asked something or the fight is over.',
      path,
      ...asked,
      refusals: ['FIGHT_NOT_FOUND', 'FIGHT_FROZEN']
    })
  }, (request, reply) => decisionsFor(request, reply, request.params.id))

  app.post<InFight>('/fights/:id/choices', {
    config: { isForAsked: true },
    errorHandler: (error, request, reply) => answerError(error, request, reply, queryOf(request)['view'] === 'FULL'
      ? undefined
      : leanProblem(rulesets)),
    schema: operation({
      id: 'choose',
      tag: 'play',
      summary: 'Answer a decision',
      description:
        'A fight record holds choices as the same objects. `wait` holds the answer until the caller is asked again ' +
        'or the fight is over.',
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
    const accepted = await fights.choose(
      request.bearer,
      request.params.id,
      readChoice(request.body, keyOf(request)),
      waitOf(request),
      whileConnected(reply),
      request.arrivedAt
    )
    return view === 'FULL' ? accepted : leanAccepted(accepted, rulesets)
  })

  app.put<InFight>('/fights/:id/orders', {
    schema: operation({
      id: 'setOrders',
      tag: 'play',
      summary: 'Set standing orders',
      description:
        'Only for a seat: answers that the server gives for it, until they are changed. An open decision that the ' +
        'orders answer is answered at once. Only the seat itself sees them, in `orders` of the fight.',
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
      summary: 'Advance a fight with MANUAL pacing to its next phase',
      description: 'Only for the host. A repeat with the same `from` changes nothing.',
      path,
      body: schemas.advancePhase,
      bodyExamples: requests.advancePhase,
      answer: 'FightAnswer',
      answerExamples: answers.fightAnswer,
      refusals: [
        'FORBIDDEN',
        'FIGHT_NOT_FOUND',
        'NOT_ASKED',
        'VERSION_CONFLICT',
        'FIGHT_FINISHED',
        'FIGHT_FROZEN',
        'FIGHT_ARCHIVED'
      ]
    })
  }, async ({ bearer, params: { id }, body }) => ({ fight: await fights.advance(bearer, id, readAdvance(body)) }))

  app.get<InFight>('/fights/:id/events', {
    schema: operation({
      id: 'listEvents',
      tag: 'play',
      summary: 'List the events of a fight, in order',
      description:
        'All callers see the same numbers. Secret fields of an event are left out. With `Accept: ' +
        'text/event-stream`, the answer is a stream of events, with their number as id. `Last-Event-ID` resumes ' +
        'it. See docs/live.md.',
      path,
      query: {
        after: schemaOf(ranges.afterSeq, 'Only events after this number.'),
        first: schemaOf(ranges.events, 'Page size.'),
        ...waitQuery
      },
      answer: 'EventPage',
      answerExamples: answers.events,
      stream:
        'Server-sent events: each `data` is one event. `lagged` is sent to a reader that is too far behind, `end` ' +
        'when the fight is over.',
      empty: { 204: 'Only for a stream: the fight is over, and there are no further events.' },
      refusals: ['FIGHT_NOT_FOUND', 'FIGHT_FROZEN', 'FIGHT_ARCHIVED']
    })
  }, async (request, reply) => {
    const { after, first } = queryOf(request)
    if (wantsEventStream(request)) {
      const { bearer, params: { id } } = request
      const afterSeq = readWhole(resumeAfter(request, after), 'after', ranges.afterSeq)
      const { status, version, archivedAt } = await fights.fight(bearer, id)
      // 204 is the only answer that stops a browser from reconnecting.
      if ((status === 'CANCELLED' || status === 'FINISHED') && afterSeq >= version) return reply.code(204).send()
      if (archivedAt !== null) throw archivedLog(id)
      return streamEvents(request, reply, live, signal => sendEvents(
        fights.watch(bearer, id, afterSeq, signal),
        live.closing
      ))
    }
    const afterSeq = readWhole(after, 'after', ranges.afterSeq)
    const page = await fights.events(
      request.bearer,
      request.params.id,
      afterSeq,
      readWhole(first, 'first', ranges.events),
      waitOf(request),
      whileConnected(reply)
    )
    await chargeTo(rates, request.bearer, request.ip, reply)(costOfEvents(page.events.length))
    return page
  })

  app.get<InFight>('/fights/:id/odds', {
    schema: operation({
      id: 'readOdds',
      tag: 'play',
      summary: 'Read the exact odds of an attack that the caller could make now',
      description:
        'Only for a seat, from its current position. The chances of a hit, of each damage, of each critical ' +
        'result, and that the target is taken out, if nobody reacts.',
      path,
      query: {
        kind: { type: 'string', description: 'The kind of the attack, such as NORMAL.' },
        target: { type: 'integer', minimum: 1, description: 'The seat that is attacked.' },
        location: { type: 'string', description: 'The location that the attack names. Only for a throwing knife.' },
        aim: {
          type: 'string',
          description: 'The location that the attacker chooses. Default: all are equally likely.'
        },
        guess: { type: 'string', description: 'The location that the target chooses. Default: all are equally likely.' }
      },
      needed: ['kind', 'target'],
      answer: 'AttackOdds',
      answerExamples: answers.odds,
      refusals: ['FORBIDDEN', 'FIGHT_NOT_FOUND', 'ILLEGAL_CHOICE', 'FIGHT_FINISHED', 'FIGHT_FROZEN']
    })
  }, request => {
    const { kind, target, location, ...guesses } = queryOf(request)
    const seat = typeof target === 'string' && /^\d{1,4}$/.test(target) ? Number(target) : target
    return fights.odds(request.bearer, request.params.id, readOdds({
      attack: {
        kind,
        target: seat,
        ...location === undefined
          ? {}
          : { location }
      },
      ...guesses
    }))
  })

  app.get<InFight>('/fights/:id/record', {
    config: { cost: RECORD_COST },
    schema: operation({
      id: 'readRecord',
      tag: 'play',
      summary: 'Read the fight as a record that anybody can replay',
      description: 'While the fight runs, the record ends before the first choice that the caller may not see yet.',
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
