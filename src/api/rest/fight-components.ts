import { PRESETS } from '../../fights/clocks/clock-settings.js'
import { only } from '../../referee/lean.js'
import type { Ruleset } from '../../referee/ruleset.js'
import { ENDINGS } from '../../referee/state.js'
import { type Fields, flag, listOf, moment, objectOf, orNull, ref, refOrNull, type Schema, text, whole, word } from '../../referee/schema-parts.js'
import { component, duration, oneFor } from './component.js'
import { LEAN_FIGHT } from './lean.js'

/** The named schemas of fights and their seats. What a ruleset shows in them it describes itself. */

const seat = whole('The seat.')
const token = text('The token, to be sent as `Authorization: Bearer <token>`.')
const nullSchema: Schema = { type: 'null' }

/** One of several shapes, or null. */
const anyOrNull = (shapes: readonly Schema[], description: string): Schema => ({ anyOf: [...shapes, nullSchema], description })

const clock = component('Clock', 'What the clock of a fight is set to.', {
  preset: word([...PRESETS, null], 'The preset that it was made from; null: none.'),
  perDecision: orNull(duration('The time for each decision; null: it has banks.')),
  bank: orNull(duration('The time of a seat for the whole fight; null: each decision has its own.')),
  increment: orNull(duration('What every bank is given at the beginning of a turn.')),
  lag: duration('How much of each answer\'s time is not counted, for its way.'),
  timeoutsInARow: whole('So many time-outs in a row concede the fight; 0: none do.'),
  timeoutsInAll: whole('So many time-outs in all concede the fight; 0: none do.')
})

const seatClock = component('SeatClock', 'The clock of a seat as it stands now.', {
  remaining: orNull(duration('What is in its bank; null: there are no banks.')),
  running: flag('Whether it runs: the seat is asked.'),
  timeoutsInARow: whole('How many decisions it has let pass since its last answer.'),
  timeoutsInAll: whole('How many it has let pass in all.')
})

const seatComponent = (rulesets: readonly Ruleset[]): Schema => component('Seat', 'A place in a fight.', {
  number: whole('Its number, from 1.'),
  name: orNull(text('What its player is called.')),
  team: orNull(text('Its team, in styles that have teams.')),
  taken: flag('Whether somebody sits there.'),
  bot: orNull(text('The house bot that plays it.')),
  account: refOrNull('Account', 'The account that sits there; null: whoever plays it holds its token alone.'),
  reservedFor: refOrNull('Account', 'The account that alone may take it; null: it waits for no account.'),
  inviteOnly: flag('Whether it is, or was, taken with an invite alone; in a rematch with the old seat\'s token too.'),
  ready: flag('Whether its player has said that the fight may begin.'),
  tokenRenewedAt: orNull(moment('When the host last made its token anew; null: never. In a running fight the new token does not see what the seat had sealed.')),
  fighter: anyOrNull(rulesets.map(({ schemas }) => schemas.fighter), 'What it brings, once it is taken, unless it is hidden.'),
  clock: refOrNull('SeatClock', 'Its clock; null: the fight has none, or has not started.')
})

const pending = component('Pending', 'An open decision, as far as everybody may know of it.', {
  seat: orNull(whole('The seat that is asked; null: the host.')),
  kind: text('The kind of decision.'),
  window: orNull(text('The reaction window, where it is one.')),
  answered: flag('Whether the answer is in, sealed.'),
  deadline: orNull(moment('When the fallback is taken; null: never.'))
})

const fightFields = (rulesets: readonly Ruleset[]): Fields => ({
  id: text('Names the fight.'),
  ruleset: objectOf({ id: text('The ruleset\'s id.'), version: text('Its version.') }, 'What is played.'),
  style: text('The style of combat.'),
  status: word(['OPEN', 'RUNNING', 'FINISHED', 'CANCELLED'], 'How far the fight is.'),
  pacing: word(['AUTO', 'MANUAL'], 'Who moves it on.'),
  visibility: word(['PUBLIC', 'PRIVATE'], 'Who may see it: everybody, or (PRIVATE) the holders of one of its tokens or of an invite to it, and the accounts that host it, sit in it or are waited for.'),
  clock: refOrNull('Clock', 'What the clock is set to; null: there is none.'),
  hideFighters: flag('Whether nobody but its own seat sees a fighter before the fight begins.'),
  readyCheck: flag('Whether the fight begins only when every seat says that it is ready.'),
  rematchOf: orNull(text('The fight that is fought again; null: none is.')),
  rematch: orNull(text('The newest rematch of a finished fight, whatever became of it: its `status` says; null: there is none.')),
  cancelReason: word(['CALLED_OFF', 'DECLINED', 'ABANDONED', null], 'Why it was cancelled. CALLED_OFF: its host cancelled it. DECLINED: somebody whom a seat waited for declined. ABANDONED: nothing happened in it for as long as this server keeps such fights; it may have been running. null: it was not cancelled.'),
  turn: whole('The turn, from 1; 0 before the first.'),
  version: whole('The number of its last event.'),
  seats: listOf(ref('Seat'), 'The seats, by number.'),
  pending: listOf(ref('Pending'), 'The open decisions: who is asked, never what was answered.'),
  decisions: listOf(ref('Decision'), 'What the bearer itself is asked.'),
  orders: anyOrNull(rulesets.map(({ ordersSchema }) => ({ ...ordersSchema })), 'The bearer\'s own standing orders; null: none.'),
  game: anyOrNull(rulesets.map(({ schemas }) => schemas.view), 'The game\'s own picture; null until the fight has started.'),
  diceCommitment: text('SHA-256 of the dice\'s seed.'),
  diceSeed: orNull(text('The dice\'s seed; null until the fight is finished.')),
  result: refOrNull('Result', 'How it ended; null: it has not.'),
  frozen: orNull(text('Why it is played no further here, and shown without what its own rules would say of it; null: it is not.')),
  createdAt: moment('When it was created.'),
  startedAt: orNull(moment('When it started.')),
  finishedAt: orNull(moment('When it ended.')),
  archivedAt: orNull(moment('When it was archived: its record stands for its log, and its events can be read no more. null: it was not.'))
})

const leanFight = (rulesets: readonly Ruleset[]): Schema => component('LeanFight', 'What changes of a fight while it is fought, as its viewer may see it.', {
  view: { type: 'string', const: 'LEAN', description: 'A fight in full has no such field.' },
  ...only(fightFields(rulesets), LEAN_FIGHT),
  terms: orNull(text('The hash of what stays the same, to be read at /v1/fights/{id}/terms; null until the fight has started.')),
  clocks: { anyOf: [listOf(refOrNull('SeatClock'), 'By seat.'), nullSchema], description: 'The clocks of the seats, by number; null: the fight has no clock. One is null until the fight has started.' },
  game: anyOrNull(rulesets.map(({ schemas }) => schemas.leanView), 'The game\'s own picture without its terms; null until the fight has started.')
})

export const moreAfter = {
  endCursor: orNull(text('What to send as `after` for the next page; null: the page is empty.')),
  more: flag('Whether there is more after this page.')
}

export const fightComponents = (rulesets: readonly Ruleset[]): readonly Schema[] => [
  clock,
  seatClock,
  seatComponent(rulesets),
  pending,
  component('Fight', 'A fight as its viewer may see it.', fightFields(rulesets)),
  leanFight(rulesets),
  { $id: 'AnyFight', anyOf: [ref('LeanFight'), ref('Fight')], description: 'A fight as the query asks for it: LEAN, with the field `view`, or FULL.' },
  component('FightTerms', 'What stays the same while a fight is fought.', {
    hash: text('SHA-256 in base64url: `terms` of a lean fight. Equal terms have equal hashes.'),
    terms: oneFor(rulesets.map(({ schemas }) => schemas.terms), 'The terms.')
  }),
  component('Result', 'How a fight ended.', {
    winners: listOf(seat, 'The seats that won; none: a draw.'),
    reason: text('Why it ended.'),
    ended: { anyOf: [listOf(ref('SeatEnding'), 'The seats that did not win.'), nullSchema], description: 'How it ended for each seat that did not win, by number; null: the server does not have the rules of the fight.' }
  }),
  component('SeatEnding', 'How a fight ended for a seat that did not win.', {
    seat,
    how: word(ENDINGS, 'STANDING: its fighter stands. TAKEN_OUT: it was taken out. CONCEDED: the seat gave up. TIMED_OUT: it let so many decisions pass that its clock gave up for it.')
  }),
  component('FightPage', 'A page of fights, the newest first.', { fights: listOf(ref('Fight'), 'The fights.'), ...moreAfter }),
  component('FightDeleted', 'The fight that is gone.', { fightId: text('Its id.') }),
  component('FightAnswer', 'The fight as it is now.', { fight: ref('Fight') }),
  component('SeatToken', 'The token of a seat.', { seat, token }),
  component('FightCreated', 'A new fight, and the tokens to it.', {
    fight: ref('Fight'),
    hostToken: text('The host\'s token.'),
    seatTokens: listOf(ref('SeatToken'), 'The tokens of the seats that are taken and not played by a house bot.')
  }),
  component('FightRematched', 'A rematch, and what the bearer has in it.', {
    fight: ref('Fight'),
    hostToken: orNull(text('Its host\'s token; null: the bearer is not its host.')),
    seatTokens: listOf(ref('SeatToken'), 'The tokens of the seats that the bearer\'s calls have filled.')
  }),
  component('FightJoined', 'A seat that was taken, and the token to it.', { fight: ref('Fight'), seat, token: text('Its token.') }),
  component('InviteMade', 'An invite.', { seat: orNull(whole('The seat that it is for; null: any that waits for no account.')), invite: text('The invite, to be sent as a token is, or as `invite` of a join.') }),
  component('TokenReissued', 'A new token.', { seat: orNull(whole('The seat; null: the host.')), token })
]
