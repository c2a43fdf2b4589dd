import type { FastifyInstance } from 'fastify'
import { callerOf } from '../../accounts/place-of.js'
import { Refused } from '../../fights/refused.js'
import { neededBody } from '../inputs/check.js'
import { readFighter } from '../inputs/fights.js'
import { ranges, readWhole, schemaOf } from '../inputs/numbers.js'
import { publicUrlOf } from '../public-url.js'
import { listRulesets, rulesetView } from '../rulesets.js'
import type { Services } from '../services.js'
import { viewerView } from '../viewer.js'
import { scrollSet, validateFighter } from '../inputs/schemas.js'
import { cacheForever, sendEntityTag } from './entity-tag.js'
import type { Examples } from './examples.js'
import { operation } from './operation.js'
import { queryOf, textOf } from './request.js'

/** The links that `/v1` lists. */
const LINKS = {
  fights: '/v1/fights',
  decisions: '/v1/decisions',
  viewer: '/v1/viewer',
  accounts: '/v1/accounts',
  keys: '/v1/keys',
  rulesets: '/v1/rulesets',
  scrollSets: '/v1/scroll-sets',
  openapi: '/v1/openapi.json',
  docs: '/docs',
  errors: '/errors',
  graphql: '/graphql',
  live: '/graphql/live'
}

/** Routes of the viewer, rulesets, fighters and scroll sets. */
export const referenceRoutes = (
  app: FastifyInstance,
  { fights, rulesets, scrollSets }: Services,
  { requests, answers }: Examples
): void => {
  app.get('/viewer', {
    schema: operation({
      id: 'readViewer',
      tag: 'fights',
      summary: 'Read who the caller is',
      description: 'What the token stands for, and its scopes.',
      answer: 'Viewer',
      answerExamples: answers.viewers,
      refusals: []
    })
  }, async request => viewerView(request.bearer))

  app.get('', {
    schema: operation({
      id: 'readIndex',
      tag: 'rulesets',
      summary: 'List the addresses of the API',
      description: 'The addresses of lists, documents and live channels, by name.',
      answer: 'Index',
      answerExamples: { index: { links: LINKS } },
      refusals: []
    })
  }, async () => ({
    links: Object.fromEntries(Object.entries(LINKS).map(([name, path]) => [name, publicUrlOf(app.server) + path]))
  }))

  app.get('/rulesets', {
    schema: operation({
      id: 'listRulesets',
      tag: 'rulesets',
      summary: 'List the rulesets that this server can play',
      description: 'Each with its version. `/v1/rulesets/{id}` has the rest.',
      answer: 'Rulesets',
      answerExamples: answers.rulesets,
      refusals: []
    })
  }, async () => ({ rulesets: listRulesets(rulesets) }))

  app.get<{ readonly Params: { readonly id: string } }>('/rulesets/:id', {
    schema: operation({
      id: 'readRuleset',
      tag: 'rulesets',
      summary: 'Read a ruleset',
      description:
        'All that a client needs to explain the game: charts, styles, terms, and a JSON Schema for each kind of ' +
        'choice.',
      path: { id: { type: 'string', description: 'The ruleset\'s id, such as pit-fighter.' } },
      answer: 'Ruleset',
      answerExamples: answers.ruleset,
      refusals: ['NOT_FOUND']
    })
  }, async request => rulesetView(rulesets, request.params.id))

  app.post('/fighters/validate', {
    schema: operation({
      id: 'validateFighter',
      tag: 'rulesets',
      summary: 'Check a fighter and list its faults',
      description: 'Checks it against a style and a scroll set. Nothing is created.',
      body: validateFighter,
      bodyExamples: requests.validateFighter,
      answer: 'FighterVerdict',
      answerExamples: answers.verdicts,
      refusals: ['SETUP_REFUSED']
    })
  }, ({ body }) => fights.validateFighter(readFighter(body)))

  app.get('/scroll-sets', {
    schema: operation({
      id: 'listScrollSets',
      tag: 'rulesets',
      summary: 'List the published scroll sets, ordered by name',
      description: 'A page of large sets can hold fewer than `first`. `more` says whether there are others.',
      query: {
        first: schemaOf(ranges.scrollSets, 'Page size.'),
        after: { type: 'string', description: 'Cursor: `endCursor` of the previous page.' }
      },
      answer: 'ScrollSetPage',
      answerExamples: answers.scrollSets,
      refusals: []
    })
  }, request => {
    const { first, after } = queryOf(request)
    return scrollSets.list(readWhole(first, 'first', ranges.scrollSets), textOf(after, 'after'))
  })

  app.post('/scroll-sets', {
    schema: operation({
      id: 'publishScrollSet',
      tag: 'rulesets',
      summary: 'Publish a custom scroll set',
      description:
        'A set never changes, and any fight may name it. Publishing the same content again gets the same answer. ' +
        'Several sets may have the same name. The name alone means the first of them; `{ name, hash }` selects ' +
        'one. Names that begin with `house` are reserved.',
      body: scrollSet,
      ...requests.publishScrollSet && { bodyExamples: requests.publishScrollSet },
      status: 201,
      isPlaced: true,
      answer: 'ScrollSet',
      answerExamples: answers.scrollSet,
      refusals: ['OVER_BUDGET', 'SCROLLS_REFUSED']
    })
  }, async (request, reply) => {
    const set = await scrollSets.publish(neededBody(scrollSet, request.body), callerOf(request.bearer, request.ip))
    return reply.code(201).header('location', `/v1/scroll-sets/${set.name}?hash=${set.hash}`).send(set)
  })

  app.get<{ readonly Params: { readonly name: string } }>('/scroll-sets/:name', {
    schema: operation({
      id: 'readScrollSet',
      tag: 'rulesets',
      summary: 'Read a published scroll set',
      description:
        'A set never changes: its name and hash always identify the same content. With the hash in the query, a ' +
        'client may cache it permanently.',
      isTagged: true,
      path: { name: { type: 'string', description: 'Its name.' } },
      query: {
        hash: {
          type: 'string',
          description: '`sha256:` and 64 hex digits. Default: the first set that was published with this name.'
        }
      },
      answer: 'ScrollSet',
      answerExamples: answers.scrollSet,
      refusals: ['NOT_FOUND']
    })
  }, async (request, reply) => {
    const hash = textOf(queryOf(request)['hash'], 'hash')
    const set = await scrollSets.find(request.params.name, hash)
    if (set === null) {
      throw new Refused(
        'NOT_FOUND',
        'No scroll set has this name and hash. GET /v1/scroll-sets lists the published sets.'
      )
    }
    const isKnown = sendEntityTag(request, reply, set.hash)
    if (hash !== null) cacheForever(reply, 'public')
    return isKnown ? reply.code(304).send() : set
  })
}
