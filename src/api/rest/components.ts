import { PRESETS } from '../../fights/clocks/clock-settings.js'
import type { Ruleset } from '../../referee/ruleset.js'
import { ENDINGS } from '../../referee/state.js'
import { choiceEnvelope, DECISION_ID, type Schema, setOrders } from '../inputs/schemas.js'
import { REFUSALS } from '../../fights/refused.js'
import { accountComponents, scopeList } from './account-components.js'
import { component, flag, listOf, moment, objectOf, orNull, plain, ref, refOrNull, text, whole } from './schema-parts.js'

/** The named schemas of the OpenAPI document: what REST answers, and what it takes as choices. */

const seat = whole('The seat.')
const seatOrHost = orNull(whole('The seat; null: the host.'))
const moreAfter = {
  endCursor: orNull(text('What to send as `after` for the next page; null: the page is empty.')),
  more: flag('Whether there is more after this page.')
}

const duration = (description: string): Schema => ({ type: 'string', format: 'duration', description: `${description} An ISO 8601 duration.` })

export const answerComponents: readonly Schema[] = [
  component('Clock', 'What the clock of a fight is set to.', {
    preset: { enum: [...PRESETS, null], description: 'The preset that it was made from.' },
    perDecision: orNull(duration('The time for each decision; null: it has banks.')),
    bank: orNull(duration('The time of a seat for the whole fight; null: each decision has its own.')),
    increment: orNull(duration('What every bank is given at the beginning of a turn.')),
    lag: duration('How much of each answer\'s time is not counted, for its way.'),
    timeoutsInARow: whole('So many time-outs in a row concede the fight; 0: none do.'),
    timeoutsInAll: whole('So many time-outs in all concede the fight; 0: none do.')
  }),
  component('SeatClock', 'The clock of a seat as it stands now.', {
    remaining: orNull(duration('What is in its bank; null: there are no banks.')),
    running: flag('Whether it runs: the seat is asked.'),
    timeoutsInARow: whole('How many decisions it has let pass since its last answer.'),
    timeoutsInAll: whole('How many it has let pass in all.')
  }),
  component('Seat', 'A place in a fight.', {
    number: whole('Its number, from 1.'),
    name: orNull(text('What its player is called.')),
    team: orNull(text('Its team, in styles that have teams.')),
    taken: flag('Whether somebody sits there.'),
    bot: orNull(text('The house bot that plays it.')),
    account: { ...refOrNull('Account'), description: 'The account that sits there; null: whoever plays it bears its token alone.' },
    reservedFor: { ...refOrNull('Account'), description: 'The account that alone may take it; null: it waits for no account.' },
    inviteOnly: flag('Whether it is, or was, taken with an invite alone; in a rematch with the old seat\'s token too.'),
    ready: flag('Whether its player has said that the fight may begin.'),
    fighter: orNull(plain('What it brings, once it is taken, unless it is hidden.')),
    clock: { ...refOrNull('SeatClock'), description: 'Its clock; null: the fight has none, or has not started.' }
  }),
  component('Pending', 'One who is asked: all that everybody may know of an open decision.', {
    seat: seatOrHost,
    kind: text('What kind of thing is asked.'),
    window: orNull(text('The reaction window, where it is one.')),
    answered: flag('Whether the answer is in, sealed.'),
    deadline: orNull(moment('When the fallback is taken; null: never.'))
  }),
  component('Decision', 'What is put to a seat or to the host: these fields, and beside them those of its kind.', {
    id: { type: 'string', pattern: DECISION_ID, description: 'Names the decision for good; a choice names it.' },
    kind: text('What kind of thing is asked.'),
    fightId: text('The fight.'),
    rulesetId: text('The ruleset that the kind belongs to.'),
    seat: seatOrHost,
    sealed: flag('Whether the answer stays secret until the last is in.'),
    answered: flag('Whether a sealed answer is in; it can still be replaced.'),
    openedAt: moment('When it was put.'),
    deadline: orNull(moment('When the fallback is taken; null: never.')),
    remaining: orNull(duration('How long until then.')),
    fallback: plain('The answer that is taken when none comes in time.'),
    options: listOf(plain('A choice but for the decision\'s id.'), 'Every legal answer.')
  }, true),
  component('Fight', 'A fight as the bearer may see it.', {
    id: text('Names the fight.'),
    ruleset: { type: 'object', required: ['id', 'version'], properties: { id: text('The ruleset\'s id.'), version: text('Its version.') }, description: 'What is played.' },
    style: text('The style of combat.'),
    status: { type: 'string', enum: ['OPEN', 'RUNNING', 'FINISHED', 'CANCELLED'], description: 'How far the fight is.' },
    pacing: { type: 'string', enum: ['AUTO', 'MANUAL'], description: 'Who moves it on.' },
    visibility: { type: 'string', enum: ['PUBLIC', 'PRIVATE'], description: 'Who may see it: everybody, or (PRIVATE) who bears one of its tokens or an invite to it, and the accounts that host it, sit in it or are waited for.' },
    clock: { ...refOrNull('Clock'), description: 'What the clock is set to; null: there is none.' },
    hideFighters: flag('Whether nobody but its own seat sees a fighter before the fight begins.'),
    readyCheck: flag('Whether the fight begins only when every seat says that it is ready.'),
    rematchOf: orNull(text('The fight that is fought again; null: none is.')),
    rematch: orNull(text('The newest rematch of a finished fight, whatever became of it: its `status` says; null: there is none.')),
    cancelReason: { enum: ['CALLED_OFF', 'DECLINED', null], description: 'Why it was cancelled: its host called it off, or somebody whom a seat waited for declined; null: it was not.' },
    turn: whole('The turn, from 1; 0 before the first.'),
    version: whole('The number of its last event.'),
    seats: listOf(ref('Seat'), 'The seats, by number.'),
    pending: listOf(ref('Pending'), 'Who is asked; never what was answered.'),
    decisions: listOf(ref('Decision'), 'What the bearer itself is asked.'),
    orders: orNull(plain('The bearer\'s own standing orders; null: none.')),
    game: orNull(plain('The game\'s own picture; null until the fight has started.')),
    diceCommitment: text('SHA-256 of the dice\'s seed.'),
    diceSeed: orNull(text('The dice\'s seed; null until the fight is finished.')),
    result: { anyOf: [ref('Result'), { type: 'null' }], description: 'How it ended.' },
    frozen: orNull(text('Why it is played no further here, and shown without what its own rules would say of it; null: it is not.')),
    createdAt: moment('When it was created.'),
    startedAt: orNull(moment('When it started.')),
    finishedAt: orNull(moment('When it ended.'))
  }),
  component('Result', 'How a fight ended.', {
    winners: listOf(seat, 'The seats that won; none: a draw.'),
    reason: text('Why it ended.'),
    ended: orNull(listOf(ref('SeatEnding'), 'How it ended for each seat that did not win, by number; null: the server does not have the rules of the fight.'))
  }),
  component('SeatEnding', 'How a fight ended for a seat that did not win.', {
    seat,
    how: { enum: ENDINGS, description: 'STANDING: its fighter stands. TAKEN_OUT: it was taken out. CONCEDED: the seat gave up. TIMED_OUT: it let so many decisions pass that its clock gave up for it.' }
  }),
  component('Event', 'What happened, as the bearer may see it.', {
    seq: whole('Its number in the fight, from 1, without gaps.'),
    type: text('What happened, by name.'),
    turn: whole('The turn.'),
    phase: text('The phase.'),
    at: moment('When it happened.'),
    rule: orNull(text('The section of the rulebook that was followed.')),
    ruling: orNull(text('The ruling that was applied.')),
    seat: orNull(whole('Whom it is about.')),
    text: text('It as one plain sentence.'),
    figures: plain('All its fields, as a record has them.')
  }),
  component('EventPage', 'Events of a fight, in order.', {
    events: listOf(ref('Event'), 'The events.'),
    lastSeq: whole('The number to ask on after.'),
    totalCount: whole('How many events the fight has by now.'),
    more: flag('Whether there are more already.')
  }),
  component('FightPage', 'A page of fights, the newest first.', { fights: listOf(ref('Fight'), 'The fights.'), ...moreAfter }),
  component('Decisions', 'What the bearer is asked now.', { decisions: listOf(ref('Decision'), 'The decisions.') }),
  component('FightAnswer', 'The fight as it is now.', { fight: ref('Fight') }),
  component('SeatToken', 'The token of a seat.', { seat, token: text('To be sent as `Authorization: Bearer <token>`.') }),
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
  component('InviteMade', 'An invite.', { seat: orNull(whole('The seat that it is for; null: any that waits for no account.')), invite: text('To be borne as a token is, or sent as `invite` of a join.') }),
  component('TokenReissued', 'A new token.', { seat: seatOrHost, token: text('The token.') }),
  component('ChoiceAccepted', 'A choice was accepted; it is stored for good.', {
    fight: ref('Fight'),
    acceptedAt: moment('When it was accepted.'),
    events: listOf(ref('Event'), 'What followed, as far as the bearer may see it.'),
    next: listOf(ref('Decision'), 'What the bearer is asked now.')
  }),
  component('Record', 'A fight as a record that anybody can fight again.', { format: { const: 'lanista.fight-record/1', description: 'The format of the record.' } }, true),
  component('Viewer', 'Who the bearer is.', {
    kind: { type: 'string', enum: ['PUBLIC', 'HOST', 'SEAT', 'INVITE', 'ACCOUNT', 'ADMIN'], description: 'What the bearer is.' },
    fightId: orNull(text('The fight that the token belongs to.')),
    seat: orNull(whole('The bearer\'s seat in it, or the one that it is invited to.')),
    account: refOrNull('Account'),
    scopes: scopeList('What its key is good for; a token of a fight has none.')
  }),
  ...accountComponents,
  component('AttackOdds', 'The exact chances of an attack, each from 0 to 1, if nobody reacts.', {
    attack: { type: 'object', required: ['kind', 'target'], properties: { kind: text('Its kind.'), target: seat, location: text('The location that it names.') }, description: 'The attack.' },
    attackModifier: orNull(whole('What is added to the attacker\'s roll; null: such an attack knows no modifiers.')),
    defenceModifier: orNull(whole('What is added to the defender\'s roll; null likewise.')),
    hit: { type: 'number', description: 'Of a hit.' },
    damage: listOf(objectOf({ damage: whole('The damage.'), chance: { type: 'number', description: 'Of just that much.' } }), 'Of each damage that is possible, the least first.'),
    criticals: listOf(objectOf({ result: text('The result.'), chance: { type: 'number', description: 'Of it.' } }), 'Of each critical result that is possible.'),
    takenOut: { type: 'number', description: 'Of the target going down.' }
  }),
  component('FighterVerdict', 'Whether a fighter may fight.', {
    valid: flag('Whether it may.'),
    faults: listOf(objectOf({ message: text('What is wrong.'), rule: orNull(text('The section of the rulebook that says so.')) }), 'All that is wrong with it.')
  }),
  component('Ruleset', 'A game that can be played here.', {
    id: text('Its id.'),
    version: text('Its version.'),
    game: plain('All that a client needs to explain the game.'),
    choiceSchemas: plain('A JSON Schema for the fields of each kind of choice, by kind.')
  }),
  component('ScrollSet', 'A published set of scrolls.', {
    name: text('Its name.'),
    hash: text('`sha256:` and 64 hex digits.'),
    provenance: text('Where its figures come from.'),
    types: listOf(text('A type.'), 'The types of fighter it holds.'),
    scrolls: plain('The scrolls by type, in the notation of the fight record.'),
    publishedAt: orNull(moment('When it was published; null: it is part of the program.'))
  }),
  component('ScrollSetPage', 'A page of scroll sets, by name.', { scrollSets: listOf(ref('ScrollSet'), 'The sets.'), ...moreAfter }),
  component('Problem', 'A request that was refused; nothing has changed.', {
    type: text('Names the kind of problem, relative to the server.'),
    title: text('The kind of problem, the same for every occurrence.'),
    status: whole('The HTTP status.'),
    detail: text('What is wrong, as one plain sentence.'),
    code: { type: 'string', enum: [...REFUSALS], description: 'Why, by name.' },
    rule: orNull(text('The section of the rulebook that forbids it.')),
    decision: refOrNull('Decision'),
    fight: refOrNull('Fight'),
    faults: listOf(ref('Fault'), 'All that is wrong with what was sent, where it was read to its end.')
  }, false, { requestId: text('Of an INTERNAL_ERROR: what the request is called in the logs of the server, as in the header X-Request-Id.') }),
  component('Fault', 'One of the faults of what was sent.', { path: text('Where, as a JSON pointer; empty: the whole.'), message: text('What is wrong there.') })
]

/** PICK_MOVE as PickMoveChoice. */
const choiceName = (kind: string): string => `${kind.split('_').map(word => word.charAt(0) + word.slice(1).toLowerCase()).join('')}Choice`

const fieldsOf = (schema: Readonly<Record<string, unknown>>): { readonly properties: object, readonly required: readonly unknown[] } => {
  const { properties, required } = schema
  return { properties: typeof properties === 'object' && properties !== null ? properties : {}, required: Array.isArray(required) ? required : [] }
}

/** One schema a kind of choice, as a body has it: the fields of the kind beside those of every choice. */
export const choiceComponents = ({ choiceSchemas }: Pick<Ruleset, 'choiceSchemas'>): readonly Schema[] =>
  Object.entries(choiceSchemas).map(([kind, schema]) => {
    const { properties, required } = fieldsOf({ ...schema })
    return {
      $id: choiceName(kind),
      type: 'object',
      description: `An answer of the kind ${kind}.`,
      required: ['kind', ...required],
      additionalProperties: false,
      properties: { ...choiceEnvelope, ...properties, kind: { const: kind, description: 'The kind of the choice.' } }
    }
  })

/** A body that is one of them, told apart by `kind`. */
/** Standing orders of any of the rulesets. */
export const ordersBody = (rulesets: readonly Pick<Ruleset, 'ordersSchema'>[]): Schema =>
  ({ ...setOrders, properties: { orders: { anyOf: [...rulesets.map(({ ordersSchema }) => ({ ...ordersSchema })), { type: 'null' }] } } })

export const choiceBody = ({ choiceSchemas }: Pick<Ruleset, 'choiceSchemas'>): Schema => ({
  type: 'object',
  discriminator: {
    propertyName: 'kind',
    mapping: Object.fromEntries(Object.keys(choiceSchemas).map(kind => [kind, `#/components/schemas/${choiceName(kind)}`]))
  },
  oneOf: Object.keys(choiceSchemas).map(kind => ref(choiceName(kind)))
})
