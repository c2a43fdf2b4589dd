import type { RefusedCode } from '../fights/refused.js'

export interface RefusalKind {
  readonly status: number
  /** What problem details call it: the same for every occurrence. */
  readonly title: string
  /** When it is answered, for docs/errors.md. */
  readonly description: string
  /** Whether GraphQL answers it to a choice as data (`ChoiceRefused`), not as an error. */
  readonly ofChoices: boolean
}

const kind = (status: number, title: string, description: string): RefusalKind => ({ status, title, description, ofChoices: false })
const ofChoices = (status: number, title: string, description: string): RefusalKind => ({ status, title, description, ofChoices: true })

/** Every way in which the API says no. Codes are added, never renamed; docs/errors.md says the same in words. */
export const refusalKinds: Readonly<Record<RefusedCode, RefusalKind>> = {
  BAD_REQUEST: kind(400, 'Malformed request', 'The request cannot be read: malformed JSON, an unknown field or query parameter, a wrong type, a document over the limits. The message names the place.'),
  PERSISTED_QUERY_NOT_SUPPORTED: kind(400, 'Persisted queries are not supported', 'The GraphQL request names a persisted query by its hash. Send the text of the query.'),
  UNAUTHENTICATED: kind(401, 'Not authenticated', 'A token is needed, or the one that was sent proves nothing: malformed, unknown, or void since it was reissued or renewed, or its seat was left.'),
  FORBIDDEN: kind(403, 'Not allowed', 'The bearer may not do this: another seat\'s decision, something that only the host may do, a seat that waits for somebody else.'),
  FIGHT_NOT_FOUND: kind(404, 'No such fight', 'There is no fight of that id that the bearer may see.'),
  NOT_FOUND: kind(404, 'Not found', 'There is nothing else of that name: a route, a ruleset, a scroll set, an account, a key.'),
  METHOD_NOT_ALLOWED: kind(405, 'Method not allowed', 'The address takes other methods: the header `Allow` names them.'),
  NOT_ACCEPTABLE: kind(406, 'Not acceptable', 'The header `Accept` allows none of the media types that the address answers with.'),
  ALREADY_ANSWERED: ofChoices(409, 'Already answered', 'Another answer to the decision is in. A sealed one that is still open can be replaced with `replace: true`, unless the seat\'s token was renewed since.'),
  DECISION_SUPERSEDED: ofChoices(409, 'Decision no longer open', 'The fight has gone on without this answer. What is asked now stands in `decisions`.'),
  VERSION_CONFLICT: ofChoices(409, 'Conflict', 'The fight was changed by others at the same moment, again and again, or is not in the phase that an advance names. Read it and try again.'),
  FIGHT_FULL: kind(409, 'No seat is open', 'Every seat, or the seat asked for, is taken.'),
  FIGHT_FINISHED: ofChoices(409, 'The fight is over', 'The fight has ended or was cancelled; nothing can be chosen any more.'),
  FIGHT_NOT_OPEN: kind(409, 'The fight is not open', 'Only an open fight can be joined, left, cancelled, given client seeds or invited to.'),
  FIGHT_NOT_FINISHED: kind(409, 'The fight is not over', 'Only a fight that was fought to its end can be fought again.'),
  FIGHT_FROZEN: ofChoices(409, 'The fight is held', 'It is played by rules that this server does not have, or its log and its state do not agree under those it has: it is played no further here. One that is over can be read all the same.'),
  ALREADY_SEATED: kind(409, 'Already seated', 'The account has a seat in the fight, and may have one.'),
  NAME_TAKEN: kind(409, 'Name taken', 'There is an account of that name, or of one that people would take for it: other case, other form, look-alike letters.'),
  TOO_MANY_KEYS: kind(409, 'Too many keys', 'The account has as many keys as it may have. Revoke one first.'),
  TOO_MANY_CHANGES: kind(409, 'Too many changes', 'Tokens, seats, client seeds or invites of the fight were changed some hundred times, and stay as they are. It can still be joined, begin and be cancelled.'),
  OVER_BUDGET: ofChoices(409, 'Over budget', 'An account or an address has as many open fights, running fights, seats of house bots or bytes of content as it may have, or a decision was answered otherwise too often, or a choice repeated under too many idempotency keys. `budget` names the limit and what makes room.'),
  FIGHT_ARCHIVED: ofChoices(410, 'The fight is archived', 'The fight is over, and only its record is kept: `GET /v1/fights/{id}/record`, or `record` of the fight in GraphQL. Its events are gone, and so are the keys of its choices: the record says which were accepted.'),
  BODY_TOO_LARGE: kind(413, 'Body too large', 'A request body may have 64 KiB.'),
  UNSUPPORTED_MEDIA_TYPE: kind(415, 'Unsupported media type', 'A body is JSON in UTF-8, with `content-type: application/json`, and not compressed.'),
  NOT_ASKED: ofChoices(422, 'Not asked', 'The bearer is not asked this decision, or not this kind of thing.'),
  ILLEGAL_CHOICE: ofChoices(422, 'Illegal choice', 'The answer is well formed and not among the legal ones. `rule` names the section that forbids it, `decision` holds the options.'),
  SETUP_REFUSED: kind(422, 'Set-up refused', 'The fight or the fighter cannot be had like this: bonus points, style, arena, scrolls. `rule` names the section.'),
  SCROLLS_REFUSED: kind(422, 'Scroll set refused', 'The scroll set cannot be published. `faults` names every fault with its path.'),
  ORDERS_REFUSED: kind(422, 'Standing orders refused', 'The standing orders hold an unknown word or an invalid value. `faults` names every fault with its path.'),
  NAME_REFUSED: kind(422, 'Name refused', 'An account cannot be called that: too short or too long, characters that cannot be seen, scripts mixed in one word, or kept for the service.'),
  KEY_REUSED: ofChoices(422, 'Idempotency key reused', 'The same idempotency key came with another request before.'),
  RATE_LIMITED: kind(429, 'Too many requests', 'Wait for the seconds in the header `Retry-After`.'),
  INTERNAL_ERROR: kind(500, 'Internal error', 'A fault of the server. It is logged. A choice, or anything with an idempotency key, is safe to send again: it is done once.'),
  UNAVAILABLE: kind(503, 'Not available now', 'The server cannot have something in time: a connection to its database, the turn of a record or a long page, or the keys of the issuer of a token. Send the same request again after the seconds in `Retry-After`.')
}

/** The codes that GraphQL's enum `RefusalCode` holds. */
export const choiceRefusals: readonly string[] = Object.entries(refusalKinds).filter(([, { ofChoices }]) => ofChoices).map(([code]) => code)
