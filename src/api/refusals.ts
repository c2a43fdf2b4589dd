import type { RefusedCode } from '../fights/refused.js'

export interface RefusalKind {
  readonly status: number
  /** The title in problem details, the same for every occurrence. */
  readonly title: string
  /** When it occurs, for docs/errors.md. */
  readonly description: string
  /** Whether GraphQL returns it for a choice as data (`ChoiceRefused`), not as an error. */
  readonly ofChoices: boolean
}

const kind = (status: number, title: string, description: string): RefusalKind => ({
  status,
  title,
  description,
  ofChoices: false
})
const ofChoices = (status: number, title: string, description: string): RefusalKind => ({
  status,
  title,
  description,
  ofChoices: true
})

/** All refusals of the API. Codes are added, never renamed. docs/errors.md has the same table. */
export const refusalKinds: Readonly<Record<RefusedCode, RefusalKind>> = {
  BAD_REQUEST: kind(
    400,
    'Malformed request',
    'The request is malformed: malformed JSON, an unknown field or query parameter, a wrong type, or a document ' +
    'over the limits. The message names the place.'
  ),
  PERSISTED_QUERY_NOT_SUPPORTED: kind(
    400,
    'Persisted queries are not supported',
    'The GraphQL request names a persisted query by its hash. Send the text of the query.'
  ),
  UNAUTHENTICATED: kind(
    401,
    'Not authenticated',
    'A token is needed, or the token is not valid: it is malformed, unknown, reissued or renewed, or its seat was left.'
  ),
  FORBIDDEN: kind(
    403,
    'Not allowed',
    'The caller may not do this. Examples: another seat\'s decision, an action for the host only, a seat that is ' +
    'reserved for another account.'
  ),
  FIGHT_NOT_FOUND: kind(404, 'No such fight', 'No fight with this id exists, or the caller may not see it.'),
  NOT_FOUND: kind(404, 'Not found', 'The route, ruleset, scroll set, account or key does not exist.'),
  METHOD_NOT_ALLOWED: kind(
    405,
    'Method not allowed',
    'The path does not support the method. The header `Allow` names the supported methods.'
  ),
  NOT_ACCEPTABLE: kind(406, 'Not acceptable', 'The header `Accept` allows none of the media types of this path.'),
  ALREADY_ANSWERED: ofChoices(
    409,
    'Already answered',
    'The decision already has another answer. A sealed answer to an open decision can be replaced with `replace: ' +
    'true`, unless the seat\'s token was reissued since.'
  ),
  DECISION_SUPERSEDED: ofChoices(
    409,
    'Decision no longer open',
    'The fight has advanced without this answer. `decisions` lists what is asked now.'
  ),
  VERSION_CONFLICT: ofChoices(
    409,
    'Conflict',
    'The fight was changed by other requests at the same time, or it is not in the phase that an advance names. ' +
    'Read the fight and try again.'
  ),
  FIGHT_FULL: kind(409, 'No seat is open', 'All seats are taken, or the requested seat is.'),
  FIGHT_FINISHED: ofChoices(
    409,
    'The fight is over',
    'The fight has ended or was cancelled. It takes no more choices.'
  ),
  FIGHT_NOT_OPEN: kind(
    409,
    'The fight is not open',
    'Only an open fight can be joined, left or cancelled. Client seeds and invites also need an open fight.'
  ),
  FIGHT_NOT_FINISHED: kind(409, 'The fight is not over', 'A rematch needs a finished fight.'),
  FIGHT_FROZEN: ofChoices(
    409,
    'The fight is frozen',
    'The fight is frozen on this server: its ruleset version is missing here, or its log and its state do not ' +
    'agree. A finished fight can still be read.'
  ),
  ALREADY_SEATED: kind(409, 'Already seated', 'The account already has a seat in the fight. Only one is allowed.'),
  NAME_TAKEN: kind(
    409,
    'Name taken',
    'The name is in use, or it looks like a name in use: case, Unicode form and look-alike letters are ignored.'
  ),
  TOO_MANY_KEYS: kind(409, 'Too many keys', 'The account has the maximum number of keys. Revoke one first.'),
  TOO_MANY_CHANGES: kind(
    409,
    'Too many changes',
    'Tokens, seats, client seeds or invites of the fight were changed too often and cannot be changed any more. ' +
    'The fight can still be joined, started and cancelled.'
  ),
  OVER_BUDGET: ofChoices(
    409,
    'Over budget',
    'A storage limit is reached: open fights, running fights, bot seats or bytes of content of an account or ' +
    'address, replacements of an answer, or idempotency keys of a choice. `budget` names the limit and how to get ' +
    'below it.'
  ),
  FIGHT_ARCHIVED: ofChoices(
    410,
    'The fight is archived',
    'The fight is over, and only its record is stored: `GET /v1/fights/{id}/record`, or `record` of the fight in ' +
    'GraphQL. Its events and idempotency keys were deleted. The record lists the accepted choices.'
  ),
  BODY_TOO_LARGE: kind(413, 'Body too large', 'The request body is larger than 64 KiB.'),
  UNSUPPORTED_MEDIA_TYPE: kind(
    415,
    'Unsupported media type',
    'The body must be uncompressed JSON in UTF-8, with `content-type: application/json`.'
  ),
  NOT_ASKED: ofChoices(422, 'Not asked', 'The caller is not asked this decision, or not this kind of decision.'),
  ILLEGAL_CHOICE: ofChoices(
    422,
    'Illegal choice',
    'The answer is well formed but not legal. `rule` names the section that forbids it, and `decision` has the ' +
    'legal options.'
  ),
  SETUP_REFUSED: kind(
    422,
    'Set-up refused',
    'The settings of the fight or the fighter are invalid, for example bonus points, style, arena or scrolls. ' +
    '`rule` names the section.'
  ),
  SCROLLS_REFUSED: kind(
    422,
    'Scroll set refused',
    'The scroll set is invalid. `faults` names every fault with its path.'
  ),
  ORDERS_REFUSED: kind(
    422,
    'Standing orders refused',
    'The standing orders hold an unknown word or an invalid value. `faults` names every fault with its path.'
  ),
  NAME_REFUSED: kind(
    422,
    'Name refused',
    'The account name is not allowed: it is too short or too long, has invisible characters, mixes scripts in one ' +
    'word, or is reserved.'
  ),
  KEY_REUSED: ofChoices(422, 'Idempotency key reused', 'The idempotency key was already used for another request.'),
  RATE_LIMITED: kind(
    429,
    'Too many requests',
    'Too many requests were sent. Wait for the number of seconds in the header `Retry-After`.'
  ),
  INTERNAL_ERROR: kind(
    500,
    'Internal error',
    'The server failed and logged the fault. A choice, or a request with an idempotency key, can safely be sent ' +
    'again: it takes effect once.'
  ),
  UNAVAILABLE: kind(
    503,
    'Temporarily unavailable',
    'A resource was not available in time: a database connection, a slot for a record or a long page, or the keys ' +
    'of a token issuer. Send the same request again after the number of seconds in `Retry-After`.'
  )
}

/** The codes of the GraphQL enum `RefusalCode`. */
export const choiceRefusals: readonly string[] = Object.entries(refusalKinds).filter(([, { ofChoices }]) => ofChoices).map(([code]) => code)
