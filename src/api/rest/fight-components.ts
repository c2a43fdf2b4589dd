import { PRESETS } from '../../fights/clocks/clock-settings.js'
import { only } from '../../referee/lean.js'
import type { Ruleset } from '../../referee/ruleset.js'
import { ENDINGS } from '../../referee/state.js'
import {
  type Fields,
  flag,
  listOf,
  moment,
  objectOf,
  orNull,
  ref,
  refOrNull,
  type Schema,
  text,
  whole,
  word
} from '../../referee/schema-parts.js'
import { component, duration, oneFor } from './component.js'
import { LEAN_FIGHT } from './lean.js'

/** The named schemas of fights and seats. Rulesets describe their own parts. */

const seat = whole('The seat.')
const token = text('The token. Send it as `Authorization: Bearer <token>`.')
const nullSchema: Schema = { type: 'null' }

/** One of several schemas, or null. */
const anyOrNull = (shapes: readonly Schema[], description: string): Schema => ({
  anyOf: [...shapes, nullSchema],
  description
})

const clock = component('Clock', 'The clock settings of a fight.', {
  preset: word([...PRESETS, null], 'The preset that it was created from. Null if there was none.'),
  perDecision: orNull(duration('The time for each decision. Null if the clock uses banks.')),
  bank: orNull(duration('The bank: total time of a seat in the fight. Null if each decision has its own time.')),
  increment: orNull(duration('Time added to every bank at the beginning of a turn.')),
  lag: duration('Network allowance: time of each answer that is not counted.'),
  timeoutsInARow: whole('A seat concedes after this number of consecutive time-outs. 0 means never.'),
  timeoutsInAll: whole('A seat concedes after this number of time-outs in total. 0 means never.')
})

const seatClock = component('SeatClock', 'The clock of a seat now.', {
  remaining: orNull(duration('The time left in its bank. Null if the clock uses no banks.')),
  running: flag('Whether it is running, because the seat is asked.'),
  timeoutsInARow: whole('How many consecutive decisions timed out since the seat\'s last answer.'),
  timeoutsInAll: whole('How many decisions timed out in total.')
})

const seatComponent = (rulesets: readonly Ruleset[]): Schema => component('Seat', 'A seat in a fight.', {
  number: whole('Its number, from 1.'),
  name: orNull(text('The name of its player.')),
  team: orNull(text('Its team, in styles that have teams.')),
  taken: flag('Whether it is taken.'),
  bot: orNull(text('The house bot that plays it. Null if a client plays it.')),
  account: refOrNull('Account', 'The account that has the seat. Null if it is played only with the seat\'s token.'),
  reservedFor: refOrNull(
    'Account',
    'The account that the seat is reserved for. Null if it is not reserved for an account.'
  ),
  inviteOnly: flag('Whether the seat can only be taken with an invite or, in a rematch, with the old seat\'s token.'),
  ready: flag('Whether the seat is ready.'),
  tokenRenewedAt: orNull(moment(
    'When the host last reissued its token. Null if never. In a running fight the new token does not see what the ' +
    'seat had sealed.'
  )),
  fighter: anyOrNull(
    rulesets.map(({ schemas }) => schemas.fighter),
    'Its fighter. Null if the seat is open or the fighter is hidden.'
  ),
  clock: refOrNull('SeatClock', 'Its clock. Null if the fight has no clock or has not started.')
})

const pending = component('Pending', 'The public part of an open decision.', {
  seat: orNull(whole('The seat that is asked. Null if the host is asked.')),
  kind: text('The kind of decision.'),
  window: orNull(text('The reaction window, if the decision is one.')),
  answered: flag('Whether the answer is in, sealed.'),
  deadline: orNull(moment('When the fallback is taken. Null if never.'))
})

const fightFields = (rulesets: readonly Ruleset[]): Fields => ({
  id: text('The fight\'s id.'),
  ruleset: objectOf({ id: text('The ruleset\'s id.'), version: text('Its version.') }, 'The ruleset and its version.'),
  style: text('The style of combat.'),
  status: word(['OPEN', 'RUNNING', 'FINISHED', 'CANCELLED'], 'The status of the fight.'),
  pacing: word(['AUTO', 'MANUAL'], 'Who advances the fight.'),
  visibility: word(
    ['PUBLIC', 'PRIVATE'],
    'Who may read the fight. PUBLIC: everybody. PRIVATE: holders of its tokens and invites, and accounts that are ' +
    'its host, have a seat or are invited.'
  ),
  clock: refOrNull('Clock', 'The clock settings. Null if there is no clock.'),
  hideFighters: flag('Whether only its own seat sees a fighter before the fight begins.'),
  readyCheck: flag('Whether the fight begins only when every seat is ready.'),
  rematchOf: orNull(text('The fight that this one is a rematch of. Null if it is not a rematch.')),
  rematch: orNull(text('The newest rematch of a finished fight, in any status. Null if there is none.')),
  cancelReason: word(
    ['CALLED_OFF', 'DECLINED', 'ABANDONED', null],
    'Why it was cancelled. CALLED_OFF: its host cancelled it. DECLINED: the account or player that a seat was ' +
    'reserved for declined. ABANDONED: it was inactive for longer than this server keeps such fights; it may have ' +
    'been running. Null if it was not cancelled.'
  ),
  turn: whole('The current turn, from 1. It is 0 before the first turn.'),
  version: whole('The number of the fight\'s last event.'),
  seats: listOf(ref('Seat'), 'The seats, by number.'),
  pending: listOf(ref('Pending'), 'The open decisions: who is asked and the kind. Answers are never shown here.'),
  decisions: listOf(ref('Decision'), 'The caller\'s own open decisions.'),
  orders: anyOrNull(
    rulesets.map(({ ordersSchema }) => ({ ...ordersSchema })),
    'The caller\'s own standing orders. Null if there are none.'
  ),
  game: anyOrNull(
    rulesets.map(({ schemas }) => schemas.view),
    'The state of the game, in the ruleset\'s own form. Null until the fight has started.'
  ),
  diceCommitment: text('SHA-256 of the dice seed.'),
  diceSeed: orNull(text('The dice seed. Null until the fight is finished.')),
  result: refOrNull('Result', 'How it ended. Null until then.'),
  frozen: orNull(text(
    'Why this server has frozen the fight and shows it without what its ruleset adds. Null if it is not frozen.'
  )),
  createdAt: moment('When it was created.'),
  startedAt: orNull(moment('When it started. Null while it is open.')),
  finishedAt: orNull(moment('When it ended. Null until then.')),
  archivedAt: orNull(moment(
    'When it was archived. From then on its record can be read, but not its events. Null if it is not archived.'
  ))
})

const leanFight = (rulesets: readonly Ruleset[]): Schema =>
  component('LeanFight', 'The part of a fight that changes while it runs, as far as the caller may see it.', {
    view: { type: 'string', const: 'LEAN', description: 'Only a lean fight has this field.' },
    ...only(fightFields(rulesets), LEAN_FIGHT),
    terms: orNull(text(
      'The hash of the terms: the part that never changes, read at /v1/fights/{id}/terms. Null until the fight has ' +
    'started.'
    )),
    clocks: {
      anyOf: [listOf(refOrNull('SeatClock'), 'By seat.'), nullSchema],
      description:
      'The clocks of the seats, by number. Null if the fight has no clock. An entry is null until the fight has ' +
      'started.'
    },
    game: anyOrNull(
      rulesets.map(({ schemas }) => schemas.leanView),
      'The state of the game without its terms. Null until the fight has started.'
    )
  })

export const moreAfter = {
  endCursor: orNull(text('Send this as `after` to get the next page. Null if the page is empty.')),
  more: flag('Whether more items follow this page.')
}

export const fightComponents = (rulesets: readonly Ruleset[]): readonly Schema[] => [
  clock,
  seatClock,
  seatComponent(rulesets),
  pending,
  component('Fight', 'A fight, as far as the caller may see it.', fightFields(rulesets)),
  leanFight(rulesets),
  {
    $id: 'AnyFight',
    anyOf: [ref('LeanFight'), ref('Fight')],
    description: 'A fight in the requested view: LEAN, with the field `view`, or FULL.'
  },
  component('FightTerms', 'The part of a fight that never changes while it runs.', {
    hash: text('SHA-256 in base64url: `terms` of a lean fight. Equal terms have equal hashes.'),
    terms: oneFor(rulesets.map(({ schemas }) => schemas.terms), 'The terms.')
  }),
  component('Result', 'How a fight ended.', {
    winners: listOf(seat, 'The seats that won. Empty for a draw.'),
    reason: text('Why it ended.'),
    ended: {
      anyOf: [listOf(ref('SeatEnding'), 'The seats that did not win.'), nullSchema],
      description:
        'How it ended for each seat that did not win, by seat number. Null if this server does not have the ' +
        'fight\'s ruleset version.'
    }
  }),
  component('SeatEnding', 'How a fight ended for a seat that did not win.', {
    seat,
    how: word(
      ENDINGS,
      'STANDING: its fighter was still standing. TAKEN_OUT: its fighter was taken out. CONCEDED: the seat ' +
      'conceded. TIMED_OUT: it conceded by its clock, after too many time-outs.'
    )
  }),
  component('FightPage', 'A page of fights, newest first.', {
    fights: listOf(ref('Fight'), 'The fights.'),
    ...moreAfter
  }),
  component('FightDeleted', 'The deleted fight.', { fightId: text('Its id.') }),
  component('FightAnswer', 'The fight after the request.', { fight: ref('Fight') }),
  component('SeatToken', 'The token of a seat.', { seat, token }),
  component('FightCreated', 'A new fight and its tokens.', {
    fight: ref('Fight'),
    hostToken: text('The host token.'),
    seatTokens: listOf(ref('SeatToken'), 'The tokens of the taken seats that are not played by a house bot.')
  }),
  component('FightRematched', 'A rematch, and the caller\'s tokens in it.', {
    fight: ref('Fight'),
    hostToken: orNull(text('Its host token. Null if the caller is not its host.')),
    seatTokens: listOf(ref('SeatToken'), 'The tokens of the seats that the caller\'s requests filled.')
  }),
  component(
    'FightJoined',
    'A seat that was taken, and its token.',
    { fight: ref('Fight'), seat, token: text('Its token.') }
  ),
  component('InviteMade', 'An invite.', {
    seat: orNull(whole('The seat that it is for. Null: any seat that is not reserved for an account.')),
    invite: text('The invite. Send it as the token of a request, or as `invite` of a join.')
  }),
  component('TokenReissued', 'A new token.', { seat: orNull(whole('The seat. Null for the host.')), token })
]
