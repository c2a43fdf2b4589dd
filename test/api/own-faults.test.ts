import { GraphQLError } from 'graphql'
import t from 'tap'
import { listErrors } from '../../src/api/graphql/errors.js'
import { asRefused, problemOf } from '../../src/api/problem.js'

const address = 'connect ECONNREFUSED 192.0.2.1:5432'
const faults: readonly Error[] = [
  new Error(address),
  // What a socket throws that found no one at any address of a name.
  new AggregateError([new Error(address)]),
  Object.assign(new Error(address), { statusCode: 500 })
]

for (const fault of faults) {
  t.test(`a fault of ours is logged and says nothing of itself: ${fault.constructor.name}`, async t => {
    const logged: object[] = []
    const log = { error: (details: object) => { logged.push(details) } }
    const [told] = listErrors([new GraphQLError(fault.message, { originalError: fault, path: ['fight'] })], { id: 'a request', log })
    t.match(told, { extensions: { code: 'INTERNAL_ERROR', requestId: 'a request' } })
    t.notMatch(told?.message, /192\.0\.2\.1/)
    t.strictSame(logged, [{ err: fault }])
    t.match(problemOf(asRefused(fault), '', 'a request'), { code: 'INTERNAL_ERROR', requestId: 'a request' })
    t.notMatch(asRefused(fault).message, /192\.0\.2\.1/)
  })
}
