import type { FastifyInstance } from 'fastify'
import {
  createAccount,
  createKey,
  readAccount,
  readAccountQuery,
  readGrace,
  readKey,
  rotateKey
} from '../inputs/accounts.js'
import type { Schema } from '../inputs/schemas.js'
import type { Services } from '../services.js'
import { accountAnswers as answers, accountRequests as requests } from './account-examples.js'
import { operation } from './operation.js'
import { type InFight as WithId, queryOf, textOf } from './request.js'

const accountPath: Readonly<Record<string, Schema>> = { id: { type: 'string', description: 'The account\'s id.' } }
const keyPath: Readonly<Record<string, Schema>> = { id: { type: 'string', description: 'The key\'s id.' } }

/** Routes of accounts and keys. */
export const accountRoutes = (app: FastifyInstance, { accounts }: Services): void => {
  app.post('/accounts', {
    schema: operation({
      id: 'createAccount',
      tag: 'accounts',
      summary: 'Create an account',
      description:
        'The answer holds the first key, which is shown only once. If the server does not allow open registration, ' +
        'only the operator may do this.',
      body: createAccount,
      bodyExamples: requests.createAccount,
      status: 201,
      isPlaced: true,
      answer: 'AccountCreated',
      answerExamples: answers.accountCreated,
      refusals: ['FORBIDDEN', 'NAME_TAKEN', 'NAME_REFUSED']
    })
  }, async (request, reply) => {
    const created = await accounts.create(request.bearer, readAccount(request.body), request.ip)
    return reply.code(201).header('location', `/v1/accounts/${created.account.id}`).send(created)
  })

  app.get('/accounts', {
    schema: operation({
      id: 'findAccount',
      tag: 'accounts',
      summary: 'Find an account by its name',
      description: 'Its public data. Names that look alike count as the same name.',
      query: { name: { type: 'string', description: 'Its name. Case and Unicode form are ignored.' } },
      answer: 'Account',
      answerExamples: answers.account,
      refusals: ['NOT_FOUND']
    })
  }, request => accounts.account(readAccountQuery(null, textOf(queryOf(request)['name'], 'name'))))

  app.get<WithId>('/accounts/:id', {
    schema: operation({
      id: 'readAccount',
      tag: 'accounts',
      summary: 'Read the public data of an account',
      description: 'Its id and its name.',
      path: accountPath,
      answer: 'Account',
      answerExamples: answers.account,
      refusals: ['NOT_FOUND']
    })
  }, request => accounts.account({ id: request.params.id }))

  app.delete<WithId>('/accounts/:id', {
    schema: operation({
      id: 'closeAccount',
      tag: 'accounts',
      summary: 'Close an account',
      description: 'Only for the operator. Its keys become void, and its name stays reserved.',
      path: accountPath,
      answer: 'AccountAnswer',
      answerExamples: answers.closedAccount,
      refusals: ['FORBIDDEN', 'NOT_FOUND']
    })
  }, async request => ({ account: await accounts.close(request.bearer, request.params.id) }))

  app.get('/keys', {
    schema: operation({
      id: 'listKeys',
      tag: 'accounts',
      summary: 'List the valid keys of an account',
      description: 'Needs a key with the scope `keys`.',
      query: {
        account: {
          type: 'string',
          description: 'Account id or name. Default: the caller\'s account. Only the operator may name another account.'
        }
      },
      answer: 'Keys',
      answerExamples: answers.keys,
      refusals: ['FORBIDDEN', 'NOT_FOUND']
    })
  }, async request => ({ keys: await accounts.keys(request.bearer, textOf(queryOf(request)['account'], 'account')) }))

  app.post('/keys', {
    schema: operation({
      id: 'createKey',
      tag: 'accounts',
      summary: 'Create another key for the account',
      description:
        'Needs a key with the scope `keys`. The new key can only have scopes of the key that is sent. It is shown ' +
        'only once.',
      body: createKey,
      bodyExamples: requests.createKey,
      status: 201,
      isPlaced: true,
      answer: 'KeyCreated',
      answerExamples: answers.keyCreated,
      refusals: ['FORBIDDEN', 'NOT_FOUND', 'TOO_MANY_KEYS']
    })
  }, async (request, reply) => reply.code(201).header('location', '/v1/keys').send(await accounts.createKey(
    request.bearer,
    readKey(request.body)
  )))

  app.post<WithId>('/keys/:id/rotate', {
    schema: operation({
      id: 'rotateKey',
      tag: 'accounts',
      summary: 'Replace a key with a new one',
      description:
        'Needs a key with the scope `keys`. The old key stays valid for the grace period, so that clients can ' +
        'switch.',
      path: keyPath,
      body: rotateKey,
      bodyExamples: requests.rotateKey,
      status: 201,
      isPlaced: true,
      answer: 'KeyCreated',
      answerExamples: answers.keyCreated,
      refusals: ['FORBIDDEN', 'NOT_FOUND', 'TOO_MANY_KEYS']
    })
  }, async (request, reply) => reply.code(201).header('location', '/v1/keys').send(await accounts.rotateKey(
    request.bearer,
    request.params.id,
    readGrace(request.body ?? {})
  )))

  app.delete<WithId>('/keys/:id', {
    schema: operation({
      id: 'revokeKey',
      tag: 'accounts',
      summary: 'Revoke a key',
      description:
        'Needs a key with the scope `keys`. The key is void at once. Sockets and streams that were opened with it ' +
        'are closed.',
      path: keyPath,
      answer: 'KeyAnswer',
      answerExamples: answers.revokedKey,
      refusals: ['FORBIDDEN', 'NOT_FOUND']
    })
  }, async request => ({ key: await accounts.revokeKey(request.bearer, request.params.id) }))
}
