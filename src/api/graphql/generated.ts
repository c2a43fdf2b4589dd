// Made from schema.graphql by npm run codegen: change that file, not this one.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { FightView, SeatView, PendingView, DecisionView } from '../../fights/views.js';
import type { Accepted, Refusal, FightNodes, EventNodes, ScrollSetNodes, FightOnly, GameModel, OddsModel, FightNewsModel, DecisionChangeModel, LobbyChangeModel, EventModel } from './models.js';
import type { ScrollSetView } from '../../fights/scroll-sets.js';
import type { FightCreated, FightJoined } from '../../fights/use-cases.js';
import type { ViewerView } from '../viewer.js';
import type { AccountView, KeyView, AccountCreated, KeyCreated } from '../../accounts/use-cases.js';
import type { MercuriusContext } from 'mercurius';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A hex as `[q, r]`: axial coordinates of flat-topped hexes, whole numbers. */
  Hex: { input: readonly [number, number]; output: readonly [number, number]; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
  /** A point in time: ISO 8601, in UTC. */
  DateTime: { input: string; output: string; }
  /** A length of time: an ISO 8601 duration. */
  Duration: { input: string; output: string; }
};

/** Reads. Each answer holds only what the caller may see. */
export type Query = {
  readonly __typename?: 'Query';
  /** The caller that the token stands for. */
  readonly viewer: Viewer;
  /** One account, by id or by name. Give exactly one of the two. */
  readonly account?: Maybe<Account>;
  /** The valid keys of the caller's account. Needs a key with the scope `keys`. */
  readonly keys: ReadonlyArray<ApiKey>;
  /** One fight. A private fight that the caller may not see is answered as not found. */
  readonly fight?: Maybe<Fight>;
  /** Public fights, newest first. */
  readonly fights: FightConnection;
  /** The caller's open decisions, in all its fights or in one. */
  readonly decisions: ReadonlyArray<Decision>;
  /** The rulesets that this server can play. */
  readonly rulesets: ReadonlyArray<RulesetRef>;
  /** One ruleset, with all that a client needs to explain the game. */
  readonly ruleset: Ruleset;
  /** The exact odds of an attack that the caller's seat could make now, if nobody reacts. Needs a seat. */
  readonly odds: AttackOdds;
  /** Checks a fighter against a style and a scroll set, and lists all its faults. Nothing is created. */
  readonly validateFighter: FighterVerdict;
  /** The published scroll sets, ordered by name. A page of large sets can hold fewer than `first`. */
  readonly scrollSets: ScrollSetConnection;
  /** One published scroll set. Null if no set has this name and hash. */
  readonly scrollSet?: Maybe<ScrollSet>;
};


/** Reads. Each answer holds only what the caller may see. */
export type QueryAccountArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
};


/** Reads. Each answer holds only what the caller may see. */
export type QueryKeysArgs = {
  account?: InputMaybe<Scalars['ID']['input']>;
};


/** Reads. Each answer holds only what the caller may see. */
export type QueryFightArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Each answer holds only what the caller may see. */
export type QueryFightsArgs = {
  filter?: InputMaybe<FightFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** Reads. Each answer holds only what the caller may see. */
export type QueryDecisionsArgs = {
  fightId?: InputMaybe<Scalars['ID']['input']>;
  wait?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Each answer holds only what the caller may see. */
export type QueryRulesetArgs = {
  id?: InputMaybe<Scalars['String']['input']>;
};


/** Reads. Each answer holds only what the caller may see. */
export type QueryOddsArgs = {
  fightId: Scalars['ID']['input'];
  attack: AttackInput;
  aim?: InputMaybe<Location>;
  guess?: InputMaybe<Location>;
};


/** Reads. Each answer holds only what the caller may see. */
export type QueryValidateFighterArgs = {
  input: ValidateFighterInput;
};


/** Reads. Each answer holds only what the caller may see. */
export type QueryScrollSetsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** Reads. Each answer holds only what the caller may see. */
export type QueryScrollSetArgs = {
  name: Scalars['String']['input'];
  hash?: InputMaybe<Scalars['String']['input']>;
};

/** Changes. A request may hold one mutation. */
export type Mutation = {
  readonly __typename?: 'Mutation';
  /**
   * Creates a fight. It starts at once if every seat has a fighter.
   * The caller becomes the host and gets the host token. An account (scope `host`) may also act as host with its key.
   */
  readonly createFight: CreateFightPayload;
  /**
   * Takes an open seat with a fighter. The fight starts when the last seat is taken.
   * A private fight needs an invite or another token of the fight, for example the host token.
   * An account (scope `play`) has at most one seat in a fight, and may also play it with its key.
   */
  readonly joinFight: JoinFightPayload;
  /**
   * Deletes a fight in any status. Only for the operator. Its log, record and tokens are deleted too.
   * Its rematches and scroll sets stay.
   */
  readonly deleteFight: DeleteFightPayload;
  /**
   * Leaves a fight that has not started. The seat is open again and its token is void.
   * Only for the seat itself and the host.
   */
  readonly leaveFight: FightPayload;
  /** Cancels a fight that has not started. Only for the host. */
  readonly cancelFight: FightPayload;
  /**
   * Marks the caller's seat as ready. The fight begins when all seats are ready.
   * Only for a seat of a fight with `readyCheck`.
   */
  readonly ready: FightPayload;
  /**
   * Declines a challenge: the fight is cancelled.
   * Only for the account that a seat is reserved for or, in a rematch, the holder of the old seat's token.
   */
  readonly declineChallenge: FightPayload;
  /**
   * Creates or joins the rematch of a finished fight, with the same settings. Only for its host and its seats.
   * The first call creates the rematch. Each call seats the caller's fighters again, with the same equipment.
   * The other seats call `rematch` themselves, or join with other fighters by `joinFight`.
   * A repeated call gets its own answer again. A caller that left the rematch is seated again.
   * If the rematch was declined or cancelled, the next call creates a new one.
   */
  readonly rematch: RematchPayload;
  /** Sets the caller's share of the dice seed, before the fight starts. Only for a seat. */
  readonly setClientSeed: FightPayload;
  /**
   * Creates an invite. Its holder may read the fight as the public sees it, even a private one, and may take a seat.
   * Only for the host, before the fight starts.
   */
  readonly createInvite: CreateInvitePayload;
  /**
   * Creates a new token for the host, or for a seat without an account that the host's own requests filled.
   * The old token is void.
   * In a running fight, the new seat token can neither read nor replace the seat's earlier sealed answers, standing
   * orders and advance answers. Only for the host.
   */
  readonly reissueToken: ReissueTokenPayload;
  /** Answers PLACE_FIGHTER: the fighter's first hex and facing. */
  readonly placeFighter: ChoiceResult;
  /** Answers PICK_MOVE. The answer is sealed: nobody sees the move until it is carried out. */
  readonly submitMove: ChoiceResult;
  /** Answers INTERRUPT: whether to act before the candidate. Sealed until all asked seats have answered. */
  readonly answerInterrupt: ChoiceResult;
  /** Answers CARRY_OUT_MOVE: the facing at the end, and whether to buy an extra hex. */
  readonly carryOutMove: ChoiceResult;
  /** Answers ADJUST_FACING: a turn by one side after all have moved. */
  readonly adjustFacing: ChoiceResult;
  /** Answers ATTACK: the target and the kind of attack, or no attack. */
  readonly chooseAttack: ChoiceResult;
  /** Answers HIT_LOCATION. Sealed until the attacker and the target have answered. */
  readonly submitHitLocation: ChoiceResult;
  /** Answers REACT: what to use in this window, or nothing. */
  readonly react: ChoiceResult;
  /**
   * Answers RECOVER: the points to recover for a counter of Adrenalin, or nothing.
   * Sealed until all asked seats have answered.
   */
  readonly recover: ChoiceResult;
  /**
   * Spends a counter of Adrenalin for +10 to a characteristic until the End Phase.
   * Allowed whenever the fight waits for an answer. It answers no decision.
   */
  readonly spendAdrenalin: ChoiceResult;
  /** Concedes the fight. It answers no decision. */
  readonly concede: ChoiceResult;
  /**
   * Sends any choice of any ruleset, as the JSON object that REST takes: `{ decision, kind, … }` with the fields of its
   * kind.
   */
  readonly submitChoice: ChoiceResult;
  /**
   * Publishes a custom scroll set. It never changes, and any fight may name it.
   * Publishing the same content again gets the same answer.
   */
  readonly publishScrollSet: PublishScrollSetPayload;
  /**
   * Sets the standing orders of the caller's seat: answers that the server gives for it, until they are changed.
   * An open decision that the orders answer is answered at once.
   */
  readonly setOrders: FightPayload;
  /**
   * Creates an account. The answer holds its first key, which is shown only once.
   * If the server does not allow open registration, only the operator may do this.
   */
  readonly createAccount: CreateAccountPayload;
  /** Closes an account. Its keys become void, and its name stays reserved. Only for the operator. */
  readonly closeAccount: AccountPayload;
  /**
   * Creates another key for the account. Needs a key with the scope `keys`.
   * The new key can only have scopes of the key that is sent. It is shown only once.
   */
  readonly createKey: CreateKeyPayload;
  /**
   * Creates a new key that replaces an old one. The old key stays valid for the grace period.
   * Needs a key with the scope `keys`.
   */
  readonly rotateKey: CreateKeyPayload;
  /** Revokes a key at once. Sockets and streams that were opened with it are closed. Needs a key with the scope `keys`. */
  readonly revokeKey: KeyPayload;
  /** Advances a fight with MANUAL pacing to its next phase. Only for the host. */
  readonly advancePhase: FightPayload;
};


/** Changes. A request may hold one mutation. */
export type MutationCreateFightArgs = {
  input: CreateFightInput;
};


/** Changes. A request may hold one mutation. */
export type MutationJoinFightArgs = {
  input: JoinFightInput;
};


/** Changes. A request may hold one mutation. */
export type MutationDeleteFightArgs = {
  input: DeleteFightInput;
};


/** Changes. A request may hold one mutation. */
export type MutationLeaveFightArgs = {
  input: LeaveFightInput;
};


/** Changes. A request may hold one mutation. */
export type MutationCancelFightArgs = {
  input: CancelFightInput;
};


/** Changes. A request may hold one mutation. */
export type MutationReadyArgs = {
  input: ReadyInput;
};


/** Changes. A request may hold one mutation. */
export type MutationDeclineChallengeArgs = {
  input: DeclineChallengeInput;
};


/** Changes. A request may hold one mutation. */
export type MutationRematchArgs = {
  input: RematchInput;
};


/** Changes. A request may hold one mutation. */
export type MutationSetClientSeedArgs = {
  input: SetClientSeedInput;
};


/** Changes. A request may hold one mutation. */
export type MutationCreateInviteArgs = {
  input: CreateInviteInput;
};


/** Changes. A request may hold one mutation. */
export type MutationReissueTokenArgs = {
  input: ReissueTokenInput;
};


/** Changes. A request may hold one mutation. */
export type MutationPlaceFighterArgs = {
  input: PlaceFighterInput;
};


/** Changes. A request may hold one mutation. */
export type MutationSubmitMoveArgs = {
  input: SubmitMoveInput;
};


/** Changes. A request may hold one mutation. */
export type MutationAnswerInterruptArgs = {
  input: AnswerInterruptInput;
};


/** Changes. A request may hold one mutation. */
export type MutationCarryOutMoveArgs = {
  input: CarryOutMoveInput;
};


/** Changes. A request may hold one mutation. */
export type MutationAdjustFacingArgs = {
  input: AdjustFacingInput;
};


/** Changes. A request may hold one mutation. */
export type MutationChooseAttackArgs = {
  input: ChooseAttackInput;
};


/** Changes. A request may hold one mutation. */
export type MutationSubmitHitLocationArgs = {
  input: SubmitHitLocationInput;
};


/** Changes. A request may hold one mutation. */
export type MutationReactArgs = {
  input: ReactInput;
};


/** Changes. A request may hold one mutation. */
export type MutationRecoverArgs = {
  input: RecoverInput;
};


/** Changes. A request may hold one mutation. */
export type MutationSpendAdrenalinArgs = {
  input: SpendAdrenalinInput;
};


/** Changes. A request may hold one mutation. */
export type MutationConcedeArgs = {
  input: ConcedeInput;
};


/** Changes. A request may hold one mutation. */
export type MutationSubmitChoiceArgs = {
  fightId: Scalars['ID']['input'];
  choice: Scalars['JSON']['input'];
  wait?: InputMaybe<Scalars['Int']['input']>;
};


/** Changes. A request may hold one mutation. */
export type MutationPublishScrollSetArgs = {
  input: PublishScrollSetInput;
};


/** Changes. A request may hold one mutation. */
export type MutationSetOrdersArgs = {
  input: SetOrdersInput;
};


/** Changes. A request may hold one mutation. */
export type MutationCreateAccountArgs = {
  input: CreateAccountInput;
};


/** Changes. A request may hold one mutation. */
export type MutationCloseAccountArgs = {
  input: CloseAccountInput;
};


/** Changes. A request may hold one mutation. */
export type MutationCreateKeyArgs = {
  input: CreateKeyInput;
};


/** Changes. A request may hold one mutation. */
export type MutationRotateKeyArgs = {
  input: RotateKeyInput;
};


/** Changes. A request may hold one mutation. */
export type MutationRevokeKeyArgs = {
  input: RevokeKeyInput;
};


/** Changes. A request may hold one mutation. */
export type MutationAdvancePhaseArgs = {
  input: AdvancePhaseInput;
};

/** Live updates over WebSocket at /graphql/live, with the protocol graphql-transport-ws. See docs/live.md. */
export type Subscription = {
  readonly __typename?: 'Subscription';
  /**
   * Every event of a fight once and in order: first the missed events, then each new one.
   * It completes when the fight is over.
   */
  readonly fightEvents: FightEvents;
  /** The caller's open decisions in all its fights, then each decision that is opened or closed. */
  readonly decisions: DecisionChange;
  /** The newest 200 public fights that can be joined and match the filter, then each change of this list. */
  readonly lobby: LobbyChange;
};


/** Live updates over WebSocket at /graphql/live, with the protocol graphql-transport-ws. See docs/live.md. */
export type SubscriptionFightEventsArgs = {
  fightId: Scalars['ID']['input'];
  afterSeq?: InputMaybe<Scalars['Int']['input']>;
};


/** Live updates over WebSocket at /graphql/live, with the protocol graphql-transport-ws. See docs/live.md. */
export type SubscriptionLobbyArgs = {
  filter?: InputMaybe<LobbyFilter>;
};

/** What a reader of a fight's events receives. */
export type FightEvents = FightEventPage | Lagged;

/** The next events of a fight. */
export type FightEventPage = {
  readonly __typename?: 'FightEventPage';
  /** The events, in order. */
  readonly events: ReadonlyArray<FightEvent>;
  /** The number of the last event. */
  readonly lastSeq: Scalars['Int']['output'];
  /** Whether more events exist already. */
  readonly more: Scalars['Boolean']['output'];
};

/** Last message to a reader that is too far behind. Subscribe again to resume. */
export type Lagged = {
  readonly __typename?: 'Lagged';
  /** Send this number as `afterSeq` to resume. */
  readonly afterSeq: Scalars['Int']['output'];
};

/** A change of the caller's open decisions. */
export type DecisionChange = DecisionOpened | DecisionClosed;

/** The caller was asked a decision, or its deadline was moved. */
export type DecisionOpened = {
  readonly __typename?: 'DecisionOpened';
  /** The decision. */
  readonly decision: Decision;
};

/** A decision is no longer open: it was answered, or the fight advanced without the answer. */
export type DecisionClosed = {
  readonly __typename?: 'DecisionClosed';
  /** The decision's id. */
  readonly id: Scalars['ID']['output'];
  /** The fight's id. */
  readonly fightId: Scalars['ID']['output'];
};

/** A change of the list of fights that can be joined. */
export type LobbyChange = FightListed | FightUnlisted;

/** A fight that can be joined is new or has changed. */
export type FightListed = {
  readonly __typename?: 'FightListed';
  /** The fight. */
  readonly fight: Fight;
};

/** A fight can no longer be joined, is no longer among the newest, or no longer matches the filter. */
export type FightUnlisted = {
  readonly __typename?: 'FightUnlisted';
  /** The fight's id. */
  readonly fightId: Scalars['ID']['output'];
};

/** An object with an id. */
export type Node = {
  /** Permanent id; opaque. */
  readonly id: Scalars['ID']['output'];
};

/** The caller that a token stands for. */
export type Viewer = {
  readonly __typename?: 'Viewer';
  /** The kind of caller. */
  readonly kind: ViewerKind;
  /** The fight that the token belongs to. Null if it belongs to no fight. */
  readonly fightId?: Maybe<Scalars['ID']['output']>;
  /** The caller's seat in that fight, or the seat that its invite is for. Null if there is no seat. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** The fight that the token belongs to, as the caller may see it. Null if it belongs to no fight. */
  readonly fight?: Maybe<Fight>;
  /** The account that the key belongs to. Null if the token is not a key. */
  readonly account?: Maybe<Account>;
  /** The scopes of the key. Empty for a token of a fight. */
  readonly scopes: ReadonlyArray<Scope>;
};

/** The public data of an account. */
export type Account = {
  readonly __typename?: 'Account';
  /** Its id. */
  readonly id: Scalars['ID']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
};

/** A key of an account, without its secret. */
export type ApiKey = {
  readonly __typename?: 'ApiKey';
  /** The key's id. It is not secret. */
  readonly id: Scalars['ID']['output'];
  /** The id of the account that owns it. */
  readonly accountId: Scalars['ID']['output'];
  /** What the key may be used for. */
  readonly scopes: ReadonlyArray<Scope>;
  /** A label that the account chose. */
  readonly label?: Maybe<Scalars['String']['output']>;
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The key is void from this time on. Null if it is valid until it is revoked. */
  readonly endsAt?: Maybe<Scalars['DateTime']['output']>;
};

/** What a key may be used for. */
export type Scope =
  /** Take seats and answer their decisions. */
  | 'play'
  /** Create fights and act as their host. */
  | 'host'
  /** Manage the keys of its account. */
  | 'keys'
  /** Act as the operator. */
  | 'admin';

/** An account to create. */
export type CreateAccountInput = {
  /** Its public name: 2 to 32 letters, digits, spaces and . _ - '. */
  readonly name: Scalars['String']['input'];
  /** Label of the first key. */
  readonly label?: InputMaybe<Scalars['String']['input']>;
};

/** A new account, and its first key. */
export type CreateAccountPayload = {
  readonly __typename?: 'CreateAccountPayload';
  /** The account. */
  readonly account: Account;
  /** Its first key. */
  readonly key: ApiKey;
  /** The key itself. Send it as `Authorization: Bearer <token>`. It is shown only once. */
  readonly token: Scalars['String']['output'];
};

/** An account to close. */
export type CloseAccountInput = {
  /** The account. */
  readonly id: Scalars['ID']['input'];
};

/** The account after the request. */
export type AccountPayload = {
  readonly __typename?: 'AccountPayload';
  /** The account. */
  readonly account: Account;
};

/** A key to create. */
export type CreateKeyInput = {
  /** Account id or name. Default: the caller's account. Only the operator may name another account. */
  readonly account?: InputMaybe<Scalars['ID']['input']>;
  /** What the key may be used for. Only scopes of the key that is sent are allowed. */
  readonly scopes: ReadonlyArray<Scope>;
  /** A label that the account chose. */
  readonly label?: InputMaybe<Scalars['String']['input']>;
};

/** A new key. */
export type CreateKeyPayload = {
  readonly __typename?: 'CreateKeyPayload';
  /** The key. */
  readonly key: ApiKey;
  /** The key itself. Send it as `Authorization: Bearer <token>`. It is shown only once. */
  readonly token: Scalars['String']['output'];
};

/** A key to replace with a new one. */
export type RotateKeyInput = {
  /** The old key. */
  readonly id: Scalars['ID']['input'];
  /** How long the old key stays valid, at most P7D. Default: PT1H. */
  readonly grace?: InputMaybe<Scalars['Duration']['input']>;
};

/** A key to revoke. */
export type RevokeKeyInput = {
  /** The key. */
  readonly id: Scalars['ID']['input'];
};

/** The key after the request. */
export type KeyPayload = {
  readonly __typename?: 'KeyPayload';
  /** The key. */
  readonly key: ApiKey;
};

/** The kinds of callers. */
export type ViewerKind =
  /** The public: no token was sent. */
  | 'PUBLIC'
  /** The host of a fight. */
  | 'HOST'
  /** A seat of a fight. */
  | 'SEAT'
  /** The holder of an invite to a fight. */
  | 'INVITE'
  /** An account that uses one of its keys. */
  | 'ACCOUNT'
  /** The operator of the server. */
  | 'ADMIN';

/** Which fights to list. An omitted field does not filter. */
export type FightFilter = {
  /** Only with this status. */
  readonly status?: InputMaybe<FightStatus>;
  /** Only of this ruleset, by its id. */
  readonly ruleset?: InputMaybe<Scalars['String']['input']>;
  /** Only of this style of combat. */
  readonly style?: InputMaybe<Scalars['String']['input']>;
  /** Only with a clock of this kind. */
  readonly clock?: InputMaybe<ClockKind>;
  /** Only with a clock that starts from this preset. */
  readonly preset?: InputMaybe<ClockPreset>;
  /** Only with this number of seats, taken or open, 1 to 64. */
  readonly seats?: InputMaybe<Scalars['Int']['input']>;
  /** Only with (true) or without (false) a house bot in a seat. */
  readonly withBot?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only with this pacing. */
  readonly pacing?: InputMaybe<Pacing>;
  /** Only with (true) or without (false) an open seat that is not reserved. */
  readonly hasOpenSeat?: InputMaybe<Scalars['Boolean']['input']>;
  /** If true: only open fights in which a seat is reserved for the caller's account, including private ones. */
  readonly invited?: InputMaybe<Scalars['Boolean']['input']>;
  /** If true: only fights in which the caller's account is host or has a seat, including private ones. */
  readonly mine?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Which fights to report. An omitted field does not filter. */
export type LobbyFilter = {
  /** Only of this ruleset, by its id. */
  readonly ruleset?: InputMaybe<Scalars['String']['input']>;
  /** Only of this style of combat. */
  readonly style?: InputMaybe<Scalars['String']['input']>;
  /** Only with a clock of this kind. */
  readonly clock?: InputMaybe<ClockKind>;
  /** Only with a clock that starts from this preset. */
  readonly preset?: InputMaybe<ClockPreset>;
  /** Only with this number of seats, taken or open, 1 to 64. */
  readonly seats?: InputMaybe<Scalars['Int']['input']>;
  /** Only with (true) or without (false) a house bot in a seat. */
  readonly withBot?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only with this pacing. */
  readonly pacing?: InputMaybe<Pacing>;
};

/** What a clock limits. */
export type ClockKind =
  /** Nothing: there is no clock. */
  | 'NONE'
  /** The time of each decision. */
  | 'PER_DECISION'
  /** The total time of a seat in the fight. It counts while the seat is asked. */
  | 'BANK';

/** A page of fights. */
export type FightConnection = {
  readonly __typename?: 'FightConnection';
  /** The fights. */
  readonly nodes: ReadonlyArray<Fight>;
  /** Whether there are more, and where the next page begins. */
  readonly pageInfo: PageInfo;
};

/** Position in a list. */
export type PageInfo = {
  readonly __typename?: 'PageInfo';
  /** Send this as `after` to get the next page. Null if the page is empty. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether more items follow this page. */
  readonly hasNextPage: Scalars['Boolean']['output'];
};

/** A fight, as far as the caller may see it. */
export type Fight = Node & {
  readonly __typename?: 'Fight';
  /** The fight's id; opaque. */
  readonly id: Scalars['ID']['output'];
  /** The ruleset and its version. */
  readonly ruleset: RulesetRef;
  /** The style of combat: which fighters may take part, and how the fight ends. */
  readonly style: Scalars['String']['output'];
  /** The status of the fight. */
  readonly status: FightStatus;
  /** Who advances the fight. */
  readonly pacing: Pacing;
  /** Who may read the fight. */
  readonly visibility: Visibility;
  /** The clock settings. Null if there is no clock and no time limit. */
  readonly clock?: Maybe<Clock>;
  /** Whether only its own seat sees a fighter before the fight begins. */
  readonly hideFighters: Scalars['Boolean']['output'];
  /** Whether the fight begins only when every seat is ready. */
  readonly readyCheck: Scalars['Boolean']['output'];
  /** The fight that this one is a rematch of. Null if it is not a rematch. */
  readonly rematchOf?: Maybe<Scalars['ID']['output']>;
  /** The newest rematch of a finished fight, in any status. Null if there is none. */
  readonly rematch?: Maybe<Scalars['ID']['output']>;
  /** Why it was cancelled. Null if it was not cancelled. */
  readonly cancelReason?: Maybe<CancelReason>;
  /** The current turn, from 1. It is 0 before the first turn. */
  readonly turn: Scalars['Int']['output'];
  /** The number of the fight's last event. */
  readonly version: Scalars['Int']['output'];
  /** The seats, by number. */
  readonly seats: ReadonlyArray<Seat>;
  /** The open decisions: who is asked and the kind. Answers are never shown here. */
  readonly pending: ReadonlyArray<Pending>;
  /** The caller's own open decisions. */
  readonly decisions: ReadonlyArray<Decision>;
  /** The caller's own standing orders. Null if there are none. They are shown to nobody else. */
  readonly orders?: Maybe<Scalars['JSON']['output']>;
  /** The state of the game, in the ruleset's own form. Null until the fight has started. */
  readonly game?: Maybe<Game>;
  /** The events, in order. All callers see the same numbers. Secret fields of an event are left out. */
  readonly events: FightEventConnection;
  /** SHA-256 of the dice seed. It is shown before any seat sets its share of the seed. */
  readonly diceCommitment: Scalars['String']['output'];
  /** The dice seed, to verify the dice against the commitment. Null until the fight is finished. */
  readonly diceSeed?: Maybe<Scalars['String']['output']>;
  /** How the fight ended. Null until then. */
  readonly result?: Maybe<Result>;
  /** Why this server has frozen the fight and shows it without what its ruleset adds. Null if it is not frozen. */
  readonly frozen?: Maybe<Scalars['String']['output']>;
  /** The fight as a record that anybody can replay, up to the first choice that the caller may not see yet. */
  readonly record: Scalars['JSON']['output'];
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it started. Null while it is open. */
  readonly startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it ended. Null until then. */
  readonly finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was archived. From then on its `record` can be read, but not its `events`. Null if it is not archived. */
  readonly archivedAt?: Maybe<Scalars['DateTime']['output']>;
};


/** A fight, as far as the caller may see it. */
export type FightEventsArgs = {
  afterSeq?: InputMaybe<Scalars['Int']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** The status of a fight. */
export type FightStatus =
  /** It has not started. It can be joined, left and cancelled. */
  | 'OPEN'
  /** It is running. */
  | 'RUNNING'
  /** It is over. */
  | 'FINISHED'
  /** It was cancelled. */
  | 'CANCELLED';

/** Who advances a fight from phase to phase. */
export type Pacing =
  /** The server advances it as soon as all answers are in. */
  | 'AUTO'
  /** It waits before each phase until its host advances it. */
  | 'MANUAL';

/** Who may read a fight. */
export type Visibility =
  /** Everybody. The fight is listed. */
  | 'PUBLIC'
  /**
   * Holders of its tokens and invites, and accounts that are its host, have a seat or are invited.
   * For all others the fight does not exist.
   */
  | 'PRIVATE';

/** Why a fight was cancelled. */
export type CancelReason =
  /** Its host cancelled it. */
  | 'CALLED_OFF'
  /** The account or player that a seat was reserved for declined. */
  | 'DECLINED'
  /** It was inactive for longer than this server keeps such fights. It may have been running. */
  | 'ABANDONED';

/** A ruleset and its version. */
export type RulesetRef = {
  readonly __typename?: 'RulesetRef';
  /** The ruleset's id. */
  readonly id: Scalars['String']['output'];
  /** Its version. Versions can differ in their rules. */
  readonly version: Scalars['String']['output'];
};

/** A seat in a fight. */
export type Seat = {
  readonly __typename?: 'Seat';
  /** Its number, from 1. The player of seat 1 counts as the oldest. */
  readonly number: Scalars['Int']['output'];
  /** The name of its player. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Its team, in styles that have teams. */
  readonly team?: Maybe<Scalars['String']['output']>;
  /** Whether it is taken. */
  readonly taken: Scalars['Boolean']['output'];
  /** The house bot that plays it. Null if a client plays it. */
  readonly bot?: Maybe<Scalars['String']['output']>;
  /** The account that has the seat. Null if it is played only with the seat's token. */
  readonly account?: Maybe<Account>;
  /** The account that the seat is reserved for. Null if it is not reserved for an account. */
  readonly reservedFor?: Maybe<Account>;
  /** Whether the seat can only be taken with an invite or, in a rematch, with the old seat's token. */
  readonly inviteOnly: Scalars['Boolean']['output'];
  /** Whether the seat is ready. */
  readonly ready: Scalars['Boolean']['output'];
  /**
   * When the host last reissued its token. Null if never.
   * In a running fight the new token does not see what the seat had sealed.
   */
  readonly tokenRenewedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its fighter, as in the record. Null if the seat is open or the fighter is hidden. */
  readonly fighter?: Maybe<Scalars['JSON']['output']>;
  /** Its clock. Null if the fight has no clock or has not started. */
  readonly clock?: Maybe<SeatClock>;
};

/** The clock settings of a fight. When a decision times out, its fallback is taken and the log records it. */
export type Clock = {
  readonly __typename?: 'Clock';
  /** The preset that it was created from. */
  readonly preset?: Maybe<ClockPreset>;
  /** The time for each decision. Null if the clock uses banks. */
  readonly perDecision?: Maybe<Scalars['Duration']['output']>;
  /** The bank: total time of a seat, counted only while the seat is asked. Null if each decision has its own time. */
  readonly bank?: Maybe<Scalars['Duration']['output']>;
  /** Time added to every bank at the beginning of a turn. */
  readonly increment?: Maybe<Scalars['Duration']['output']>;
  /** Network allowance: time of each answer that is not counted. */
  readonly lag: Scalars['Duration']['output'];
  /** A seat concedes after this number of consecutive time-outs. 0 means never. */
  readonly timeoutsInARow: Scalars['Int']['output'];
  /** A seat concedes after this number of time-outs in total. 0 means never. */
  readonly timeoutsInAll: Scalars['Int']['output'];
};

/** The clock of a seat now. */
export type SeatClock = {
  readonly __typename?: 'SeatClock';
  /** The time left in its bank. Null if the clock uses no banks. */
  readonly remaining?: Maybe<Scalars['Duration']['output']>;
  /** Whether it is running, because the seat is asked. */
  readonly running: Scalars['Boolean']['output'];
  /** How many consecutive decisions timed out since the seat's last answer. */
  readonly timeoutsInARow: Scalars['Int']['output'];
  /** How many decisions timed out in total. */
  readonly timeoutsInAll: Scalars['Int']['output'];
};

/** Proven clock settings. One turn of a duel is 6 answers of a seat, or 11 with reactions. */
export type ClockPreset =
  /** For programs: 20 seconds, plus 2 a turn. */
  | 'BOT'
  /** For people who play in one session: 3 minutes, plus 12 seconds a turn. */
  | 'BLITZ'
  /** For correspondence play: 7 days, plus one day a turn. */
  | 'DAILY';

/** The clock of a new fight. Empty means a bank of PT5M and PT30S a turn. */
export type ClockInput = {
  /** Preset whose values are used for omitted fields. */
  readonly preset?: InputMaybe<ClockPreset>;
  /** The time for each decision, in place of a bank. */
  readonly perDecision?: InputMaybe<Scalars['Duration']['input']>;
  /** The bank: total time of a seat, counted only while the seat is asked. */
  readonly bank?: InputMaybe<Scalars['Duration']['input']>;
  /** Time added to every bank at the beginning of a turn. */
  readonly increment?: InputMaybe<Scalars['Duration']['input']>;
  /** Network allowance: time of each answer that is not counted. */
  readonly lag?: InputMaybe<Scalars['Duration']['input']>;
  /** A seat concedes after this number of consecutive time-outs. 0 means never. */
  readonly timeoutsInARow?: InputMaybe<Scalars['Int']['input']>;
  /** A seat concedes after this number of time-outs in total. 0 means never. */
  readonly timeoutsInAll?: InputMaybe<Scalars['Int']['input']>;
};

/** The public part of an open decision. */
export type Pending = {
  readonly __typename?: 'Pending';
  /** The seat that is asked. Null if the host is asked. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** The kind of decision. Each ruleset has its own kinds: see the query `ruleset`. */
  readonly kind: Scalars['String']['output'];
  /** The reaction window, if the decision is one. */
  readonly window?: Maybe<Scalars['String']['output']>;
  /** Whether a sealed answer is in and the fight waits for other seats. */
  readonly answered: Scalars['Boolean']['output'];
  /** When the fallback is taken. Null if never. */
  readonly deadline?: Maybe<Scalars['DateTime']['output']>;
};

/** How a fight ended. */
export type Result = {
  readonly __typename?: 'Result';
  /** The seats that won. Empty for a draw. */
  readonly winners: ReadonlyArray<Scalars['Int']['output']>;
  /** Why it ended. */
  readonly reason: Scalars['String']['output'];
  /**
   * How it ended for each seat that did not win, by seat number.
   * Null if this server does not have the fight's ruleset version.
   */
  readonly ended?: Maybe<ReadonlyArray<SeatEnding>>;
};

/** How a fight ended for a seat that did not win. */
export type SeatEnding = {
  readonly __typename?: 'SeatEnding';
  /** The seat. */
  readonly seat: Scalars['Int']['output'];
  /** How it ended. */
  readonly how: Ending;
};

/** How a fight ended for a seat. */
export type Ending =
  /** Its fighter was still standing: another side won, or the turn limit was reached. */
  | 'STANDING'
  /** Its fighter was taken out. */
  | 'TAKEN_OUT'
  /** It conceded. */
  | 'CONCEDED'
  /** It conceded by its clock, after too many time-outs. */
  | 'TIMED_OUT';

/** The state of a game, by ruleset. */
export type Game = PitFight | OtherGame;

/** The state of a ruleset that has no type of its own in this schema. */
export type OtherGame = {
  readonly __typename?: 'OtherGame';
  /** Its fields. */
  readonly fields: Scalars['JSON']['output'];
};

/** A question to a seat or to the host. REST has the same fields. */
export type Decision = {
  /** Permanent id of the decision. A choice sends it as `decision`. */
  readonly id: Scalars['ID']['output'];
  /** The kind of decision. Each ruleset has its own kinds: see the query `ruleset`. */
  readonly kind: Scalars['String']['output'];
  /** The fight's id. */
  readonly fightId: Scalars['ID']['output'];
  /** The id of the ruleset that the kind belongs to. */
  readonly rulesetId: Scalars['String']['output'];
  /** The fight. */
  readonly fight: Fight;
  /** The seat that is asked. Null if the host is asked. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** Whether the answer stays secret until all asked seats have answered. */
  readonly sealed: Scalars['Boolean']['output'];
  /** Whether a sealed answer is in. It can still be replaced. */
  readonly answered: Scalars['Boolean']['output'];
  /** When it was asked. */
  readonly openedAt: Scalars['DateTime']['output'];
  /** When the fallback is taken. Null if never. */
  readonly deadline?: Maybe<Scalars['DateTime']['output']>;
  /** Time left until `deadline`. */
  readonly remaining?: Maybe<Scalars['Duration']['output']>;
  /** The answer that is taken if none arrives in time. */
  readonly fallback: Scalars['JSON']['output'];
  /** Every legal answer, as `submitChoice` takes it, without the decision's id. */
  readonly options: ReadonlyArray<Scalars['JSON']['output']>;
};

/** A decision of a ruleset or kind that has no type of its own in this schema. */
export type OtherDecision = Decision & {
  readonly __typename?: 'OtherDecision';
  /** Permanent id of the decision. A choice sends it as `decision`. */
  readonly id: Scalars['ID']['output'];
  /** The kind of decision. Each ruleset has its own kinds: see the query `ruleset`. */
  readonly kind: Scalars['String']['output'];
  /** The fight's id. */
  readonly fightId: Scalars['ID']['output'];
  /** The id of the ruleset that the kind belongs to. */
  readonly rulesetId: Scalars['String']['output'];
  /** The fight. */
  readonly fight: Fight;
  /** The seat that is asked. Null if the host is asked. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** Whether the answer stays secret until all asked seats have answered. */
  readonly sealed: Scalars['Boolean']['output'];
  /** Whether a sealed answer is in. It can still be replaced. */
  readonly answered: Scalars['Boolean']['output'];
  /** When it was asked. */
  readonly openedAt: Scalars['DateTime']['output'];
  /** When the fallback is taken. Null if never. */
  readonly deadline?: Maybe<Scalars['DateTime']['output']>;
  /** Time left until `deadline`. */
  readonly remaining?: Maybe<Scalars['Duration']['output']>;
  /** The answer that is taken if none arrives in time. */
  readonly fallback: Scalars['JSON']['output'];
  /** Every legal answer, as `submitChoice` takes it, without the decision's id. */
  readonly options: ReadonlyArray<Scalars['JSON']['output']>;
  /** The fields of its kind. */
  readonly detail: Scalars['JSON']['output'];
};

/** PLACE_FIGHTER: the fighter's first hex and facing. Answered by `placeFighter`. */
export type PlaceFighterDecision = Decision & {
  readonly __typename?: 'PlaceFighterDecision';
  /** Permanent id of the decision. A choice sends it as `decision`. */
  readonly id: Scalars['ID']['output'];
  /** The kind of decision. Each ruleset has its own kinds: see the query `ruleset`. */
  readonly kind: Scalars['String']['output'];
  /** The fight's id. */
  readonly fightId: Scalars['ID']['output'];
  /** The id of the ruleset that the kind belongs to. */
  readonly rulesetId: Scalars['String']['output'];
  /** The fight. */
  readonly fight: Fight;
  /** The seat that is asked. Null if the host is asked. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** Whether the answer stays secret until all asked seats have answered. */
  readonly sealed: Scalars['Boolean']['output'];
  /** Whether a sealed answer is in. It can still be replaced. */
  readonly answered: Scalars['Boolean']['output'];
  /** When it was asked. */
  readonly openedAt: Scalars['DateTime']['output'];
  /** When the fallback is taken. Null if never. */
  readonly deadline?: Maybe<Scalars['DateTime']['output']>;
  /** Time left until `deadline`. */
  readonly remaining?: Maybe<Scalars['Duration']['output']>;
  /** The answer that is taken if none arrives in time. */
  readonly fallback: Scalars['JSON']['output'];
  /** Every legal answer, as `submitChoice` takes it, without the decision's id. */
  readonly options: ReadonlyArray<Scalars['JSON']['output']>;
  /** The hexes that the fighter may be placed in. */
  readonly hexes: ReadonlyArray<Scalars['Hex']['output']>;
  /** The sides it may face. */
  readonly facings: ReadonlyArray<HexSide>;
};

/** PICK_MOVE: the move of this turn, sealed. Answered by `submitMove`. */
export type PickMoveDecision = Decision & {
  readonly __typename?: 'PickMoveDecision';
  /** Permanent id of the decision. A choice sends it as `decision`. */
  readonly id: Scalars['ID']['output'];
  /** The kind of decision. Each ruleset has its own kinds: see the query `ruleset`. */
  readonly kind: Scalars['String']['output'];
  /** The fight's id. */
  readonly fightId: Scalars['ID']['output'];
  /** The id of the ruleset that the kind belongs to. */
  readonly rulesetId: Scalars['String']['output'];
  /** The fight. */
  readonly fight: Fight;
  /** The seat that is asked. Null if the host is asked. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** Whether the answer stays secret until all asked seats have answered. */
  readonly sealed: Scalars['Boolean']['output'];
  /** Whether a sealed answer is in. It can still be replaced. */
  readonly answered: Scalars['Boolean']['output'];
  /** When it was asked. */
  readonly openedAt: Scalars['DateTime']['output'];
  /** When the fallback is taken. Null if never. */
  readonly deadline?: Maybe<Scalars['DateTime']['output']>;
  /** Time left until `deadline`. */
  readonly remaining?: Maybe<Scalars['Duration']['output']>;
  /** The answer that is taken if none arrives in time. */
  readonly fallback: Scalars['JSON']['output'];
  /** Every legal answer, as `submitChoice` takes it, without the decision's id. */
  readonly options: ReadonlyArray<Scalars['JSON']['output']>;
  /** Every move of the fighter's scroll, with the reason if it is not legal. */
  readonly moves: ReadonlyArray<MoveOption>;
};

/** INTERRUPT: whether to act before the candidate, sealed. Answered by `answerInterrupt`. */
export type InterruptDecision = Decision & {
  readonly __typename?: 'InterruptDecision';
  /** Permanent id of the decision. A choice sends it as `decision`. */
  readonly id: Scalars['ID']['output'];
  /** The kind of decision. Each ruleset has its own kinds: see the query `ruleset`. */
  readonly kind: Scalars['String']['output'];
  /** The fight's id. */
  readonly fightId: Scalars['ID']['output'];
  /** The id of the ruleset that the kind belongs to. */
  readonly rulesetId: Scalars['String']['output'];
  /** The fight. */
  readonly fight: Fight;
  /** The seat that is asked. Null if the host is asked. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** Whether the answer stays secret until all asked seats have answered. */
  readonly sealed: Scalars['Boolean']['output'];
  /** Whether a sealed answer is in. It can still be replaced. */
  readonly answered: Scalars['Boolean']['output'];
  /** When it was asked. */
  readonly openedAt: Scalars['DateTime']['output'];
  /** When the fallback is taken. Null if never. */
  readonly deadline?: Maybe<Scalars['DateTime']['output']>;
  /** Time left until `deadline`. */
  readonly remaining?: Maybe<Scalars['Duration']['output']>;
  /** The answer that is taken if none arrives in time. */
  readonly fallback: Scalars['JSON']['output'];
  /** Every legal answer, as `submitChoice` takes it, without the decision's id. */
  readonly options: ReadonlyArray<Scalars['JSON']['output']>;
  /** What can be interrupted. */
  readonly of: ActionKind;
  /** The seat that is to act now. */
  readonly candidate: Scalars['Int']['output'];
  /** The caller's own move, if moves are interrupted. */
  readonly ownMove?: Maybe<MoveOption>;
  /** The seats that have not acted yet, in order. */
  readonly stillToAct: ReadonlyArray<Scalars['Int']['output']>;
};

/** CARRY_OUT_MOVE: the facing at the end of the move. Answered by `carryOutMove`. */
export type CarryOutMoveDecision = Decision & {
  readonly __typename?: 'CarryOutMoveDecision';
  /** Permanent id of the decision. A choice sends it as `decision`. */
  readonly id: Scalars['ID']['output'];
  /** The kind of decision. Each ruleset has its own kinds: see the query `ruleset`. */
  readonly kind: Scalars['String']['output'];
  /** The fight's id. */
  readonly fightId: Scalars['ID']['output'];
  /** The id of the ruleset that the kind belongs to. */
  readonly rulesetId: Scalars['String']['output'];
  /** The fight. */
  readonly fight: Fight;
  /** The seat that is asked. Null if the host is asked. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** Whether the answer stays secret until all asked seats have answered. */
  readonly sealed: Scalars['Boolean']['output'];
  /** Whether a sealed answer is in. It can still be replaced. */
  readonly answered: Scalars['Boolean']['output'];
  /** When it was asked. */
  readonly openedAt: Scalars['DateTime']['output'];
  /** When the fallback is taken. Null if never. */
  readonly deadline?: Maybe<Scalars['DateTime']['output']>;
  /** Time left until `deadline`. */
  readonly remaining?: Maybe<Scalars['Duration']['output']>;
  /** The answer that is taken if none arrives in time. */
  readonly fallback: Scalars['JSON']['output'];
  /** Every legal answer, as `submitChoice` takes it, without the decision's id. */
  readonly options: ReadonlyArray<Scalars['JSON']['output']>;
  /** The move. */
  readonly move: MoveOption;
  /** The sides that the fighter may face at the end. */
  readonly facingOptions: ReadonlyArray<FacingOption>;
  /** Whether a counter of Adrenalin may be spent on one hex straight ahead before the move. */
  readonly mayTakeExtraHex: Scalars['Boolean']['output'];
};

/** ADJUST_FACING: a turn by one side after all have moved. Answered by `adjustFacing`. */
export type AdjustFacingDecision = Decision & {
  readonly __typename?: 'AdjustFacingDecision';
  /** Permanent id of the decision. A choice sends it as `decision`. */
  readonly id: Scalars['ID']['output'];
  /** The kind of decision. Each ruleset has its own kinds: see the query `ruleset`. */
  readonly kind: Scalars['String']['output'];
  /** The fight's id. */
  readonly fightId: Scalars['ID']['output'];
  /** The id of the ruleset that the kind belongs to. */
  readonly rulesetId: Scalars['String']['output'];
  /** The fight. */
  readonly fight: Fight;
  /** The seat that is asked. Null if the host is asked. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** Whether the answer stays secret until all asked seats have answered. */
  readonly sealed: Scalars['Boolean']['output'];
  /** Whether a sealed answer is in. It can still be replaced. */
  readonly answered: Scalars['Boolean']['output'];
  /** When it was asked. */
  readonly openedAt: Scalars['DateTime']['output'];
  /** When the fallback is taken. Null if never. */
  readonly deadline?: Maybe<Scalars['DateTime']['output']>;
  /** Time left until `deadline`. */
  readonly remaining?: Maybe<Scalars['Duration']['output']>;
  /** The answer that is taken if none arrives in time. */
  readonly fallback: Scalars['JSON']['output'];
  /** Every legal answer, as `submitChoice` takes it, without the decision's id. */
  readonly options: ReadonlyArray<Scalars['JSON']['output']>;
  /** The turns, and the facing after each. */
  readonly turnOptions: ReadonlyArray<TurnOption>;
};

/** ATTACK: the target and the kind of attack. Answered by `chooseAttack`. */
export type AttackDecision = Decision & {
  readonly __typename?: 'AttackDecision';
  /** Permanent id of the decision. A choice sends it as `decision`. */
  readonly id: Scalars['ID']['output'];
  /** The kind of decision. Each ruleset has its own kinds: see the query `ruleset`. */
  readonly kind: Scalars['String']['output'];
  /** The fight's id. */
  readonly fightId: Scalars['ID']['output'];
  /** The id of the ruleset that the kind belongs to. */
  readonly rulesetId: Scalars['String']['output'];
  /** The fight. */
  readonly fight: Fight;
  /** The seat that is asked. Null if the host is asked. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** Whether the answer stays secret until all asked seats have answered. */
  readonly sealed: Scalars['Boolean']['output'];
  /** Whether a sealed answer is in. It can still be replaced. */
  readonly answered: Scalars['Boolean']['output'];
  /** When it was asked. */
  readonly openedAt: Scalars['DateTime']['output'];
  /** When the fallback is taken. Null if never. */
  readonly deadline?: Maybe<Scalars['DateTime']['output']>;
  /** Time left until `deadline`. */
  readonly remaining?: Maybe<Scalars['Duration']['output']>;
  /** The answer that is taken if none arrives in time. */
  readonly fallback: Scalars['JSON']['output'];
  /** Every legal answer, as `submitChoice` takes it, without the decision's id. */
  readonly options: ReadonlyArray<Scalars['JSON']['output']>;
  /** The legal attacks. No attack is a legal answer too. */
  readonly attacks: ReadonlyArray<AttackOption>;
};

/** HIT_LOCATION: the location that is aimed at or guarded, sealed. Answered by `submitHitLocation`. */
export type HitLocationDecision = Decision & {
  readonly __typename?: 'HitLocationDecision';
  /** Permanent id of the decision. A choice sends it as `decision`. */
  readonly id: Scalars['ID']['output'];
  /** The kind of decision. Each ruleset has its own kinds: see the query `ruleset`. */
  readonly kind: Scalars['String']['output'];
  /** The fight's id. */
  readonly fightId: Scalars['ID']['output'];
  /** The id of the ruleset that the kind belongs to. */
  readonly rulesetId: Scalars['String']['output'];
  /** The fight. */
  readonly fight: Fight;
  /** The seat that is asked. Null if the host is asked. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** Whether the answer stays secret until all asked seats have answered. */
  readonly sealed: Scalars['Boolean']['output'];
  /** Whether a sealed answer is in. It can still be replaced. */
  readonly answered: Scalars['Boolean']['output'];
  /** When it was asked. */
  readonly openedAt: Scalars['DateTime']['output'];
  /** When the fallback is taken. Null if never. */
  readonly deadline?: Maybe<Scalars['DateTime']['output']>;
  /** Time left until `deadline`. */
  readonly remaining?: Maybe<Scalars['Duration']['output']>;
  /** The answer that is taken if none arrives in time. */
  readonly fallback: Scalars['JSON']['output'];
  /** Every legal answer, as `submitChoice` takes it, without the decision's id. */
  readonly options: ReadonlyArray<Scalars['JSON']['output']>;
  /** The attacking seat. */
  readonly attacker: Scalars['Int']['output'];
  /** The seat under attack. */
  readonly target: Scalars['Int']['output'];
  /** The kind of attack. */
  readonly attackKind: AttackKind;
  /** The locations of the target's scroll. */
  readonly locations: ReadonlyArray<LocationOption>;
};

/** REACT: what to use in a window. Answered by `react`. */
export type ReactDecision = Decision & {
  readonly __typename?: 'ReactDecision';
  /** Permanent id of the decision. A choice sends it as `decision`. */
  readonly id: Scalars['ID']['output'];
  /** The kind of decision. Each ruleset has its own kinds: see the query `ruleset`. */
  readonly kind: Scalars['String']['output'];
  /** The fight's id. */
  readonly fightId: Scalars['ID']['output'];
  /** The id of the ruleset that the kind belongs to. */
  readonly rulesetId: Scalars['String']['output'];
  /** The fight. */
  readonly fight: Fight;
  /** The seat that is asked. Null if the host is asked. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** Whether the answer stays secret until all asked seats have answered. */
  readonly sealed: Scalars['Boolean']['output'];
  /** Whether a sealed answer is in. It can still be replaced. */
  readonly answered: Scalars['Boolean']['output'];
  /** When it was asked. */
  readonly openedAt: Scalars['DateTime']['output'];
  /** When the fallback is taken. Null if never. */
  readonly deadline?: Maybe<Scalars['DateTime']['output']>;
  /** Time left until `deadline`. */
  readonly remaining?: Maybe<Scalars['Duration']['output']>;
  /** The answer that is taken if none arrives in time. */
  readonly fallback: Scalars['JSON']['output'];
  /** Every legal answer, as `submitChoice` takes it, without the decision's id. */
  readonly options: ReadonlyArray<Scalars['JSON']['output']>;
  /** The window that is open. */
  readonly window: ReactionWindow;
  /** Whether the caller is losing with the current dice. */
  readonly losing: Scalars['Boolean']['output'];
  /** What the caller may use. */
  readonly uses: ReadonlyArray<ReactionUse>;
  /** The dice rolled so far. */
  readonly rolls: ReadonlyArray<Roll>;
};

/** RECOVER: the points to recover for a counter of Adrenalin, sealed. Answered by `recover`. */
export type RecoverDecision = Decision & {
  readonly __typename?: 'RecoverDecision';
  /** Permanent id of the decision. A choice sends it as `decision`. */
  readonly id: Scalars['ID']['output'];
  /** The kind of decision. Each ruleset has its own kinds: see the query `ruleset`. */
  readonly kind: Scalars['String']['output'];
  /** The fight's id. */
  readonly fightId: Scalars['ID']['output'];
  /** The id of the ruleset that the kind belongs to. */
  readonly rulesetId: Scalars['String']['output'];
  /** The fight. */
  readonly fight: Fight;
  /** The seat that is asked. Null if the host is asked. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** Whether the answer stays secret until all asked seats have answered. */
  readonly sealed: Scalars['Boolean']['output'];
  /** Whether a sealed answer is in. It can still be replaced. */
  readonly answered: Scalars['Boolean']['output'];
  /** When it was asked. */
  readonly openedAt: Scalars['DateTime']['output'];
  /** When the fallback is taken. Null if never. */
  readonly deadline?: Maybe<Scalars['DateTime']['output']>;
  /** Time left until `deadline`. */
  readonly remaining?: Maybe<Scalars['Duration']['output']>;
  /** The answer that is taken if none arrives in time. */
  readonly fallback: Scalars['JSON']['output'];
  /** Every legal answer, as `submitChoice` takes it, without the decision's id. */
  readonly options: ReadonlyArray<Scalars['JSON']['output']>;
  /** The points lost, by characteristic. */
  readonly reduced: ReadonlyArray<ReducedCharacteristic>;
  /** The total points that may be recovered. */
  readonly points: Scalars['Int']['output'];
  /** The counters of Adrenalin that the caller has. */
  readonly counters: Scalars['Int']['output'];
};

/** ADVANCE: the host of a fight with MANUAL pacing advances it. Answered by `advancePhase`. */
export type AdvanceDecision = Decision & {
  readonly __typename?: 'AdvanceDecision';
  /** Permanent id of the decision. A choice sends it as `decision`. */
  readonly id: Scalars['ID']['output'];
  /** The kind of decision. Each ruleset has its own kinds: see the query `ruleset`. */
  readonly kind: Scalars['String']['output'];
  /** The fight's id. */
  readonly fightId: Scalars['ID']['output'];
  /** The id of the ruleset that the kind belongs to. */
  readonly rulesetId: Scalars['String']['output'];
  /** The fight. */
  readonly fight: Fight;
  /** The seat that is asked. Null if the host is asked. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** Whether the answer stays secret until all asked seats have answered. */
  readonly sealed: Scalars['Boolean']['output'];
  /** Whether a sealed answer is in. It can still be replaced. */
  readonly answered: Scalars['Boolean']['output'];
  /** When it was asked. */
  readonly openedAt: Scalars['DateTime']['output'];
  /** When the fallback is taken. Null if never. */
  readonly deadline?: Maybe<Scalars['DateTime']['output']>;
  /** Time left until `deadline`. */
  readonly remaining?: Maybe<Scalars['Duration']['output']>;
  /** The answer that is taken if none arrives in time. */
  readonly fallback: Scalars['JSON']['output'];
  /** Every legal answer, as `submitChoice` takes it, without the decision's id. */
  readonly options: ReadonlyArray<Scalars['JSON']['output']>;
  /** The phase that begins next. Null if the ruleset does not name it. */
  readonly next?: Maybe<Scalars['String']['output']>;
};

/**
 * An event of a fight, as far as the caller may see it.
 * REST has the same fields; it has those of the specific types within `figures`.
 */
export type FightEvent = {
  /** Its number in the fight, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The type of event. */
  readonly type: Scalars['String']['output'];
  /** The turn it happened in. It is 0 before the first turn. */
  readonly turn: Scalars['Int']['output'];
  /** The phase it happened in. */
  readonly phase: Scalars['String']['output'];
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** The section of the rulebook that was applied. */
  readonly rule?: Maybe<Scalars['String']['output']>;
  /** The ruling that was applied, where the rulebook is not clear. */
  readonly ruling?: Maybe<Scalars['String']['output']>;
  /** The seat that it is about. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** The event as one sentence. */
  readonly text: Scalars['String']['output'];
  /** All its fields, as in a record. They hold everything that `text` says. */
  readonly figures: Scalars['JSON']['output'];
};

/** A page of events. */
export type FightEventConnection = {
  readonly __typename?: 'FightEventConnection';
  /** The events. */
  readonly nodes: ReadonlyArray<FightEvent>;
  /** Send this number as `after` to read on. */
  readonly lastSeq: Scalars['Int']['output'];
  /** The number of events in the fight now. */
  readonly totalCount: Scalars['Int']['output'];
  /** Whether there are more, and where the next page begins. */
  readonly pageInfo: PageInfo;
};

/** An event that has no type of its own in this schema. */
export type OtherEvent = FightEvent & {
  readonly __typename?: 'OtherEvent';
  /** Its number in the fight, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The type of event. */
  readonly type: Scalars['String']['output'];
  /** The turn it happened in. It is 0 before the first turn. */
  readonly turn: Scalars['Int']['output'];
  /** The phase it happened in. */
  readonly phase: Scalars['String']['output'];
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** The section of the rulebook that was applied. */
  readonly rule?: Maybe<Scalars['String']['output']>;
  /** The ruling that was applied, where the rulebook is not clear. */
  readonly ruling?: Maybe<Scalars['String']['output']>;
  /** The seat that it is about. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** The event as one sentence. */
  readonly text: Scalars['String']['output'];
  /** All its fields, as in a record. They hold everything that `text` says. */
  readonly figures: Scalars['JSON']['output'];
};

/** A phase began: `phase`. */
export type PhaseBegan = FightEvent & {
  readonly __typename?: 'PhaseBegan';
  /** Its number in the fight, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The type of event. */
  readonly type: Scalars['String']['output'];
  /** The turn it happened in. It is 0 before the first turn. */
  readonly turn: Scalars['Int']['output'];
  /** The phase it happened in. */
  readonly phase: Scalars['String']['output'];
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** The section of the rulebook that was applied. */
  readonly rule?: Maybe<Scalars['String']['output']>;
  /** The ruling that was applied, where the rulebook is not clear. */
  readonly ruling?: Maybe<Scalars['String']['output']>;
  /** The seat that it is about. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** The event as one sentence. */
  readonly text: Scalars['String']['output'];
  /** All its fields, as in a record. They hold everything that `text` says. */
  readonly figures: Scalars['JSON']['output'];
};

/** A fighter was placed. */
export type FighterPlaced = FightEvent & {
  readonly __typename?: 'FighterPlaced';
  /** Its number in the fight, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The type of event. */
  readonly type: Scalars['String']['output'];
  /** The turn it happened in. It is 0 before the first turn. */
  readonly turn: Scalars['Int']['output'];
  /** The phase it happened in. */
  readonly phase: Scalars['String']['output'];
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** The section of the rulebook that was applied. */
  readonly rule?: Maybe<Scalars['String']['output']>;
  /** The ruling that was applied, where the rulebook is not clear. */
  readonly ruling?: Maybe<Scalars['String']['output']>;
  /** The seat that it is about. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** The event as one sentence. */
  readonly text: Scalars['String']['output'];
  /** All its fields, as in a record. They hold everything that `text` says. */
  readonly figures: Scalars['JSON']['output'];
  /** The place. */
  readonly hex: Scalars['Hex']['output'];
  /** The side it faces. */
  readonly facing: HexSide;
};

/** A fighter moved one hex. */
export type FighterMoved = FightEvent & {
  readonly __typename?: 'FighterMoved';
  /** Its number in the fight, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The type of event. */
  readonly type: Scalars['String']['output'];
  /** The turn it happened in. It is 0 before the first turn. */
  readonly turn: Scalars['Int']['output'];
  /** The phase it happened in. */
  readonly phase: Scalars['String']['output'];
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** The section of the rulebook that was applied. */
  readonly rule?: Maybe<Scalars['String']['output']>;
  /** The ruling that was applied, where the rulebook is not clear. */
  readonly ruling?: Maybe<Scalars['String']['output']>;
  /** The seat that it is about. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** The event as one sentence. */
  readonly text: Scalars['String']['output'];
  /** All its fields, as in a record. They hold everything that `text` says. */
  readonly figures: Scalars['JSON']['output'];
  /** The hex it left. */
  readonly from: Scalars['Hex']['output'];
  /** The hex it entered. */
  readonly to: Scalars['Hex']['output'];
  /** Whether the hex was bought with a counter of Adrenalin. */
  readonly extraHex: Scalars['Boolean']['output'];
};

/** A move ended, completed or stopped. */
export type MoveCarriedOut = FightEvent & {
  readonly __typename?: 'MoveCarriedOut';
  /** Its number in the fight, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The type of event. */
  readonly type: Scalars['String']['output'];
  /** The turn it happened in. It is 0 before the first turn. */
  readonly turn: Scalars['Int']['output'];
  /** The phase it happened in. */
  readonly phase: Scalars['String']['output'];
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** The section of the rulebook that was applied. */
  readonly rule?: Maybe<Scalars['String']['output']>;
  /** The ruling that was applied, where the rulebook is not clear. */
  readonly ruling?: Maybe<Scalars['String']['output']>;
  /** The seat that it is about. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** The event as one sentence. */
  readonly text: Scalars['String']['output'];
  /** All its fields, as in a record. They hold everything that `text` says. */
  readonly figures: Scalars['JSON']['output'];
  /** How it ended. */
  readonly end: MoveEnd;
  /** The fighter's hex after the move. */
  readonly hex: Scalars['Hex']['output'];
  /** The side it faces after the move. */
  readonly facing: HexSide;
  /** Whether it has the mighty-blow bonus this turn. */
  readonly mightyBlow: Scalars['Boolean']['output'];
};

/** A push-off is decided. */
export type PushOffResolved = FightEvent & {
  readonly __typename?: 'PushOffResolved';
  /** Its number in the fight, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The type of event. */
  readonly type: Scalars['String']['output'];
  /** The turn it happened in. It is 0 before the first turn. */
  readonly turn: Scalars['Int']['output'];
  /** The phase it happened in. */
  readonly phase: Scalars['String']['output'];
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** The section of the rulebook that was applied. */
  readonly rule?: Maybe<Scalars['String']['output']>;
  /** The ruling that was applied, where the rulebook is not clear. */
  readonly ruling?: Maybe<Scalars['String']['output']>;
  /** The seat that it is about. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** The event as one sentence. */
  readonly text: Scalars['String']['output'];
  /** All its fields, as in a record. They hold everything that `text` says. */
  readonly figures: Scalars['JSON']['output'];
  /** The seat that moved in. */
  readonly mover: Scalars['Int']['output'];
  /** The seat that lost. */
  readonly loser: Scalars['Int']['output'];
  /** The parts of each side's total. */
  readonly shares: ReadonlyArray<Share>;
  /** The hex that the loser was pushed to. Null if it was not pushed. */
  readonly pushedTo?: Maybe<Scalars['Hex']['output']>;
  /** Whether the loser could not be pushed back. */
  readonly blocked: Scalars['Boolean']['output'];
};

/** Attacker and defender rolled. */
export type AttackRolled = FightEvent & {
  readonly __typename?: 'AttackRolled';
  /** Its number in the fight, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The type of event. */
  readonly type: Scalars['String']['output'];
  /** The turn it happened in. It is 0 before the first turn. */
  readonly turn: Scalars['Int']['output'];
  /** The phase it happened in. */
  readonly phase: Scalars['String']['output'];
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** The section of the rulebook that was applied. */
  readonly rule?: Maybe<Scalars['String']['output']>;
  /** The ruling that was applied, where the rulebook is not clear. */
  readonly ruling?: Maybe<Scalars['String']['output']>;
  /** The seat that it is about. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** The event as one sentence. */
  readonly text: Scalars['String']['output'];
  /** All its fields, as in a record. They hold everything that `text` says. */
  readonly figures: Scalars['JSON']['output'];
  /** The seat under attack. */
  readonly target: Scalars['Int']['output'];
  /** The dice that were rolled. */
  readonly dice: ReadonlyArray<Die>;
  /** The parts of each side's total, attacker first. */
  readonly shares: ReadonlyArray<Share>;
};

/** A blow did damage. */
export type DamageDealt = FightEvent & {
  readonly __typename?: 'DamageDealt';
  /** Its number in the fight, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The type of event. */
  readonly type: Scalars['String']['output'];
  /** The turn it happened in. It is 0 before the first turn. */
  readonly turn: Scalars['Int']['output'];
  /** The phase it happened in. */
  readonly phase: Scalars['String']['output'];
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** The section of the rulebook that was applied. */
  readonly rule?: Maybe<Scalars['String']['output']>;
  /** The ruling that was applied, where the rulebook is not clear. */
  readonly ruling?: Maybe<Scalars['String']['output']>;
  /** The seat that it is about. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** The event as one sentence. */
  readonly text: Scalars['String']['output'];
  /** All its fields, as in a record. They hold everything that `text` says. */
  readonly figures: Scalars['JSON']['output'];
  /** The seat that was hit. */
  readonly target: Scalars['Int']['output'];
  /** The place. */
  readonly location: Location;
  /** The results of the dice. */
  readonly rolled: Scalars['Int']['output'];
  /** The modifiers that were added. */
  readonly bonus: Scalars['Int']['output'];
  /** The points that armour subtracted. */
  readonly armour: Scalars['Int']['output'];
  /** The damage after armour. */
  readonly damage: Scalars['Int']['output'];
  /** The Wounds that are left. */
  readonly wounds: Scalars['Int']['output'];
};

/** A critical chart was consulted: its effects on `seat`. */
export type CriticalSuffered = FightEvent & {
  readonly __typename?: 'CriticalSuffered';
  /** Its number in the fight, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The type of event. */
  readonly type: Scalars['String']['output'];
  /** The turn it happened in. It is 0 before the first turn. */
  readonly turn: Scalars['Int']['output'];
  /** The phase it happened in. */
  readonly phase: Scalars['String']['output'];
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** The section of the rulebook that was applied. */
  readonly rule?: Maybe<Scalars['String']['output']>;
  /** The ruling that was applied, where the rulebook is not clear. */
  readonly ruling?: Maybe<Scalars['String']['output']>;
  /** The seat that it is about. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** The event as one sentence. */
  readonly text: Scalars['String']['output'];
  /** All its fields, as in a record. They hold everything that `text` says. */
  readonly figures: Scalars['JSON']['output'];
  /** The seat that hit. Null if no seat did. */
  readonly by?: Maybe<Scalars['Int']['output']>;
  /** The location that was hit. */
  readonly location: Location;
  /** The damage that was looked up. */
  readonly damage: Scalars['Int']['output'];
  /** The chart's result. */
  readonly result: Scalars['String']['output'];
  /** The effects of the result. */
  readonly effects: ReadonlyArray<Effect>;
};

/** A fighter was taken out. */
export type FighterTakenOut = FightEvent & {
  readonly __typename?: 'FighterTakenOut';
  /** Its number in the fight, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The type of event. */
  readonly type: Scalars['String']['output'];
  /** The turn it happened in. It is 0 before the first turn. */
  readonly turn: Scalars['Int']['output'];
  /** The phase it happened in. */
  readonly phase: Scalars['String']['output'];
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** The section of the rulebook that was applied. */
  readonly rule?: Maybe<Scalars['String']['output']>;
  /** The ruling that was applied, where the rulebook is not clear. */
  readonly ruling?: Maybe<Scalars['String']['output']>;
  /** The seat that it is about. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** The event as one sentence. */
  readonly text: Scalars['String']['output'];
  /** All its fields, as in a record. They hold everything that `text` says. */
  readonly figures: Scalars['JSON']['output'];
  /** The seat that is credited. Null if none is. */
  readonly by?: Maybe<Scalars['Int']['output']>;
  /** What took it out. */
  readonly cause: Scalars['String']['output'];
  /** Whether it is dead. */
  readonly dead: Scalars['Boolean']['output'];
};

/** The fight is over. */
export type FightEnded = FightEvent & {
  readonly __typename?: 'FightEnded';
  /** Its number in the fight, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The type of event. */
  readonly type: Scalars['String']['output'];
  /** The turn it happened in. It is 0 before the first turn. */
  readonly turn: Scalars['Int']['output'];
  /** The phase it happened in. */
  readonly phase: Scalars['String']['output'];
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** The section of the rulebook that was applied. */
  readonly rule?: Maybe<Scalars['String']['output']>;
  /** The ruling that was applied, where the rulebook is not clear. */
  readonly ruling?: Maybe<Scalars['String']['output']>;
  /** The seat that it is about. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** The event as one sentence. */
  readonly text: Scalars['String']['output'];
  /** All its fields, as in a record. They hold everything that `text` says. */
  readonly figures: Scalars['JSON']['output'];
  /** The seats that won. Empty for a draw. */
  readonly winners: ReadonlyArray<Scalars['Int']['output']>;
  /** Why it ended. */
  readonly reason: Scalars['String']['output'];
};

/** A side of a hex, clockwise. A facing is one of them. */
export type HexSide =
  /** Towards [0, -1]. */
  | 'N'
  /** Towards [1, -1]. */
  | 'NE'
  /** Towards [1, 0]. */
  | 'SE'
  /** Towards [0, 1]. */
  | 'S'
  /** Towards [-1, 1]. */
  | 'SW'
  /** Towards [-1, 0]. */
  | 'NW';

/** Actions that fighters take in order and may interrupt. */
export type ActionKind =
  /** Carrying out moves. */
  | 'MOVE'
  /** Attacking. */
  | 'ATTACK';

/** How fast a move is. */
export type Speed =
  /** A slow move. It forbids a fast move in the next turn. */
  | 'SLOW'
  /** A normal move. */
  | 'NORMAL'
  /** A fast move. It is not allowed after a slow move or an attack. */
  | 'FAST';

/** A turn by one side. */
export type Turn =
  /** Counter-clockwise. */
  | 'LEFT'
  /** Clockwise. */
  | 'RIGHT';

/** A side of a body. */
export type BodySide =
  /** The left one. */
  | 'LEFT'
  /** The right one. */
  | 'RIGHT';

/** A kind of attack. */
export type AttackKind =
  /** A blow with the fighter's arms. */
  | 'NORMAL'
  /** A javelin, in close combat or thrown. */
  | 'JAVELIN'
  /** A net, thrown at two hexes. */
  | 'NET'
  /** An attempt to disarm, by skill. */
  | 'DISARM'
  /** A blow with the shield, by skill. */
  | 'SHIELD_BASH'
  /** A throwing knife, by skill. */
  | 'THROWING_KNIFE';

/** A location of a body that a blow can hit. */
export type Location =
  /** The head. */
  | 'HEAD'
  /** The body. */
  | 'BODY'
  /** Both arms as one location. */
  | 'ARMS'
  /** The left arm, in fights with separate arms. */
  | 'LEFT_ARM'
  /** The right arm, in fights with separate arms. */
  | 'RIGHT_ARM'
  /** The groin. */
  | 'GROIN'
  /** The legs. */
  | 'LEGS';

/** When seats may react. */
export type ReactionWindow =
  /** Before attacker and defender roll. */
  | 'BEFORE_ATTACK_ROLL'
  /** After they have rolled. */
  | 'AFTER_ATTACK_ROLL'
  /** After both sides of a push-off or a shield bash have rolled. */
  | 'AFTER_PUSH_ROLL'
  /** After a hit, before the dice for its damage. */
  | 'BEFORE_DAMAGE'
  /** After the dice for damage. */
  | 'AFTER_DAMAGE_ROLL'
  /** When damage would take a fighter out. */
  | 'WHEN_TAKEN_OUT';

/** A characteristic of a fighter. */
export type Characteristic =
  /** Weapon Skill. */
  | 'WS'
  /** Strength. */
  | 'S'
  /** Toughness. */
  | 'T'
  /** Initiative. */
  | 'I'
  /** Wounds. */
  | 'W';

/** A skill, by the table of section 8.42. */
export type Skill =
  /** Turns one hex side after all others have moved. */
  | 'ADJUST_FACING'
  /** Re-rolls its die when attacking. */
  | 'ATTACK_MASTER'
  /** Halves the target's armour. */
  | 'AVOID_ARMOUR'
  /** Adds 1 to damage dice. */
  | 'BRUISER'
  /** Adds 5 to Weapon Skill against a lower Initiative. */
  | 'COUNTER'
  /** Re-rolls its die when defending. */
  | 'DEFENCE_MASTER'
  /** Adds 5 to Weapon Skill, once against each opponent. */
  | 'DIRTY_FIGHTER'
  /** Disarms instead of an attack. */
  | 'DISARM'
  /** Attacks a second time at half Initiative and Weapon Skill. */
  | 'EXTRA_ATTACK'
  /** Adds 5 to Initiative in the order of moves. */
  | 'FAST_REACTIONS'
  /** Adds a D20 for a mighty blow instead of a D10. */
  | 'HAYMAKER'
  /** Adds 5 to Initiative in the order of attacks. */
  | 'LIGHTNING_STRIKE'
  /** Re-rolls any one of its dice, once a fight. */
  | 'QUICK_WITTED'
  /** Drives an opponent back with the shield instead of an attack. */
  | 'SHIELD_BASH'
  /** Re-rolls its die in push-offs and shield bashes. */
  | 'SHOULDER_CHARGE'
  /** Adds 10 to Weapon Skill for one attack, once a fight. */
  | 'SIGNATURE_ATTACK'
  /** Throws a knife instead of an attack, once a fight. */
  | 'THROWING_KNIFE'
  /** Adds 10 to a damage roll, once a fight. */
  | 'VITAL_STRIKE';

/** A title that a fighter may have. */
export type Title =
  /** The Pit King: 30 bonus points. */
  | 'PIT_KING';

/** A phase of a pit fight. */
export type PitFightPhase =
  /** Fighters are placed (turn 0). */
  | 'SET_UP'
  /** Moves are picked, sealed. */
  | 'PICK_MOVES'
  /** Moves are carried out, the lowest Initiative first. */
  | 'CARRY_OUT_MOVES'
  /** Attacks are resolved, the lowest Initiative first. */
  | 'RESOLVE_ATTACKS'
  /** Recovery, blood loss, and the end of temporary effects. */
  | 'END_PHASE';

/** How a move ended. */
export type MoveEnd =
  /** Completed as the scroll says. */
  | 'COMPLETED'
  /** Stopped at a wall or the edge. */
  | 'STOPPED'
  /** Stopped by a push-off. */
  | 'PUSH_OFF';

/** An injury or other condition of a fighter. */
export type EffectKind =
  /** An arm is hurt. */
  | 'ARM_HURT'
  /** A finger is lost. */
  | 'FINGER_LOST'
  /** An arm is broken. */
  | 'ARM_BROKEN'
  /** An arm is chopped off. */
  | 'ARM_LOST'
  /** A leg is hurt. */
  | 'LEG_HURT'
  /** A kneecap is smashed. */
  | 'KNEECAP'
  /** A leg is broken. */
  | 'LEG_BROKEN'
  /** A leg is chopped off. */
  | 'LEG_LOST'
  /** Stunned by a blow to the groin. */
  | 'GROIN_STUNNED'
  /** On the floor: only a slow move next turn. */
  | 'FLOORED'
  /** Emasculated: it bleeds. */
  | 'EMASCULATED'
  /** A rib is broken. */
  | 'RIB_BROKEN'
  /** A bleeding wound. */
  | 'BLEEDING'
  /** Disembowelled: it bleeds, and makes no fast moves. */
  | 'DISEMBOWELLED'
  /** Stunned by a blow to the head: no attack. */
  | 'HEAD_STUNNED'
  /** A scar. */
  | 'SCAR'
  /** An ear is lost. */
  | 'EAR_LOST'
  /** An eye is lost. */
  | 'EYE_LOST'
  /** Held by a net. */
  | 'ENSNARED'
  /** Disarmed: half Weapon Skill until it takes Observe. */
  | 'DISARMED'
  /** Knocked to the ground: half Weapon Skill, and only Observe. */
  | 'KNOCKED_DOWN'
  /** Characteristics halved for the turn. */
  | 'HALVED';

/** A move of a scroll, from the fighter's current hex and facing. */
export type MoveOption = {
  readonly __typename?: 'MoveOption';
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** How fast it is. */
  readonly speed: Speed;
  /** Whether it may be picked. */
  readonly legal: Scalars['Boolean']['output'];
  /** Why it may not be picked. Null if it may. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** The hexes of its path, ending with the last one. */
  readonly path: ReadonlyArray<Scalars['Hex']['output']>;
  /** The hex where it ends. */
  readonly end: Scalars['Hex']['output'];
  /** The sides that the fighter may face at the end. */
  readonly facings: ReadonlyArray<FacingOption>;
};

/** A side to turn to at the end of a move. */
export type FacingOption = {
  readonly __typename?: 'FacingOption';
  /** The side. */
  readonly facing: HexSide;
  /** Whether it is a red arrow, which gives the mighty-blow bonus. */
  readonly mightyBlow: Scalars['Boolean']['output'];
  /** The best chance to hit an enemy from there, if nobody else moves. It is 0 if no enemy is in reach. */
  readonly hitOdds: Scalars['Float']['output'];
  /** The best chance of an enemy to hit the fighter there. */
  readonly exposure: Scalars['Float']['output'];
  /** Distance in hexes from the hex in front of it to the nearest enemy. Null if no enemy is on the board. */
  readonly gap?: Maybe<Scalars['Int']['output']>;
};

/** A turn by at most one side. */
export type TurnOption = {
  readonly __typename?: 'TurnOption';
  /** The turn. Null for no turn. */
  readonly turn?: Maybe<Turn>;
  /** The side that the fighter faces after it. */
  readonly facing: HexSide;
  /** The best chance to hit an enemy from there, if nobody else moves. It is 0 if no enemy is in reach. */
  readonly hitOdds: Scalars['Float']['output'];
  /** The best chance of an enemy to hit the fighter there. */
  readonly exposure: Scalars['Float']['output'];
  /** Distance in hexes from the hex in front of it to the nearest enemy. Null if no enemy is on the board. */
  readonly gap?: Maybe<Scalars['Int']['output']>;
};

/** A legal attack. */
export type AttackOption = {
  readonly __typename?: 'AttackOption';
  /** Its kind. */
  readonly kind: AttackKind;
  /** The seat that is attacked. */
  readonly target: Scalars['Int']['output'];
  /** The location, if it is chosen with the attack. Otherwise null. */
  readonly location?: Maybe<Location>;
  /** The modifier of the attacker's roll. Null if this kind of attack has no modifiers. */
  readonly attackModifier?: Maybe<Scalars['Int']['output']>;
  /** The modifier of the defender's roll. Null if this kind of attack has no modifiers. */
  readonly defenceModifier?: Maybe<Scalars['Int']['output']>;
  /** The chance to hit, 0 to 1, if both locations are equally likely and nobody reacts. */
  readonly hitOdds: Scalars['Float']['output'];
};

/** A location of the target's scroll. */
export type LocationOption = {
  readonly __typename?: 'LocationOption';
  /** The location. */
  readonly location: Location;
  /** Its armour. */
  readonly armour: Scalars['Int']['output'];
  /** The locations next to it: an attack there needs a roll-off. */
  readonly adjacent: ReadonlyArray<Location>;
};

/** What may be used in a window: a counter of Adrenalin or a skill. */
export type Reaction = {
  readonly __typename?: 'Reaction';
  /** The characteristic that a counter of Adrenalin raises. */
  readonly adrenalin?: Maybe<Characteristic>;
  /** The skill. */
  readonly skill?: Maybe<Skill>;
  /** The die that Quick Witted re-rolls, by its index among the dice of this damage. */
  readonly die?: Maybe<Scalars['Int']['output']>;
};

/** A skill or characteristic that may be used now. */
export type ReactionUse = {
  readonly __typename?: 'ReactionUse';
  /** The name. */
  readonly use: Reaction;
  /** Whether it could still change the outcome. */
  readonly canChangeOutcome: Scalars['Boolean']['output'];
};

/** A die that was rolled. */
export type Roll = {
  readonly __typename?: 'Roll';
  /** The seat that rolled it. */
  readonly seat: Scalars['Int']['output'];
  /** The number of its sides. */
  readonly sides: Scalars['Int']['output'];
  /** Its result. */
  readonly value: Scalars['Int']['output'];
  /** The total that it is part of, if any. */
  readonly total?: Maybe<Scalars['Int']['output']>;
};

/** A characteristic that has lost points. */
export type ReducedCharacteristic = {
  readonly __typename?: 'ReducedCharacteristic';
  /** The characteristic. */
  readonly characteristic: Characteristic;
  /** The points lost. */
  readonly lost: Scalars['Int']['output'];
};

/** Values of all five characteristics. */
export type StartingCharacteristics = {
  readonly __typename?: 'StartingCharacteristics';
  /** Weapon Skill. */
  readonly WS: Scalars['Int']['output'];
  /** Strength. */
  readonly S: Scalars['Int']['output'];
  /** Toughness. */
  readonly T: Scalars['Int']['output'];
  /** Initiative. */
  readonly I: Scalars['Int']['output'];
  /** Wounds. */
  readonly W: Scalars['Int']['output'];
};

/** Values of the four characteristics that are added to dice rolls. */
export type Characteristics = {
  readonly __typename?: 'Characteristics';
  /** Weapon Skill. */
  readonly WS: Scalars['Int']['output'];
  /** Strength. */
  readonly S: Scalars['Int']['output'];
  /** Toughness. */
  readonly T: Scalars['Int']['output'];
  /** Initiative. */
  readonly I: Scalars['Int']['output'];
};

/** The state of a pit fight. */
export type PitFight = {
  readonly __typename?: 'PitFight';
  /** The phase. */
  readonly phase: PitFightPhase;
  /** The style of combat in full. */
  readonly style: Style;
  /** The options of the fight. */
  readonly options: PitFightOptions;
  /** The pit. */
  readonly arena: Arena;
  /** The scroll set in use. */
  readonly scrolls: ScrollSetRef;
  /** The fighters, by seat. */
  readonly fighters: ReadonlyArray<Fighter>;
};

/** The options of a pit fight. */
export type PitFightOptions = {
  readonly __typename?: 'PitFightOptions';
  /** The turn after which the fight ends. Null if there is no limit. */
  readonly turnLimit?: Maybe<Scalars['Int']['output']>;
  /** The fight ends after this number of consecutive turns in which nobody is moved, hit or asked to attack. */
  readonly idleTurnLimit: Scalars['Int']['output'];
  /** Whether the left and the right arm are separate locations. */
  readonly separateArms: Scalars['Boolean']['output'];
  /** Who advances the fight. */
  readonly pacing: Pacing;
};

/** The pit as hexes. */
export type Arena = {
  readonly __typename?: 'Arena';
  /** Its radius around [0, 0]. Null if it has another shape. */
  readonly radius?: Maybe<Scalars['Int']['output']>;
  /** Its hexes, walls included. */
  readonly hexes: ReadonlyArray<Scalars['Hex']['output']>;
  /** The hexes that are walls. */
  readonly walls: ReadonlyArray<Scalars['Hex']['output']>;
};

/** The permanent identity of a scroll set. */
export type ScrollSetRef = {
  readonly __typename?: 'ScrollSetRef';
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** `sha256:` and 64 hex digits. */
  readonly hash: Scalars['String']['output'];
};

/** The public data of a fighter. */
export type Fighter = {
  readonly __typename?: 'Fighter';
  /** Its seat. */
  readonly seat: Scalars['Int']['output'];
  /** Its scroll. */
  readonly type: Scalars['String']['output'];
  /** Its title. */
  readonly title?: Maybe<Title>;
  /** Its skills. */
  readonly skills: ReadonlyArray<Skill>;
  /** Its hex. Null if it is not placed yet, or out. */
  readonly at?: Maybe<Scalars['Hex']['output']>;
  /** The side it faces. Null if it is not placed yet, or out. */
  readonly facing?: Maybe<HexSide>;
  /** Its Wounds, including active bonuses. */
  readonly wounds: Scalars['Int']['output'];
  /** Its values at the start. */
  readonly starting: StartingCharacteristics;
  /** Its current values. */
  readonly characteristics: Characteristics;
  /** The modifier of its attack rolls from its injuries. */
  readonly attackModifier: Scalars['Int']['output'];
  /** The modifier of its defence rolls from its injuries. */
  readonly defenceModifier: Scalars['Int']['output'];
  /** Whether it has the mighty-blow bonus this turn. */
  readonly mightyBlow: Scalars['Boolean']['output'];
  /** Its injuries and other conditions. */
  readonly effects: ReadonlyArray<Effect>;
  /** Whether it is out. */
  readonly takenOut: Scalars['Boolean']['output'];
  /** Whether it is dead. */
  readonly dead: Scalars['Boolean']['output'];
  /** The total damage that it has inflicted. */
  readonly damageInflicted: Scalars['Int']['output'];
  /** One entry per counter of Adrenalin: the turn at whose end it expires. */
  readonly adrenalin: ReadonlyArray<Scalars['Int']['output']>;
  /** The move it picked last turn. */
  readonly lastMove: Scalars['String']['output'];
  /** Whether it may pick a fast move. */
  readonly mayPickFast: Scalars['Boolean']['output'];
  /** The move of this turn, once it is revealed. The caller sees its own move at once. */
  readonly move?: Maybe<Scalars['String']['output']>;
};

/** An injury or other condition of a fighter. */
export type Effect = {
  readonly __typename?: 'Effect';
  /** The name. */
  readonly kind: EffectKind;
  /** The turn at whose End Phase it ends. Null if it lasts for the rest of the fight. */
  readonly ends?: Maybe<Scalars['Int']['output']>;
  /** The seat that inflicted it. Null if no seat did. */
  readonly by?: Maybe<Scalars['Int']['output']>;
  /** Which ear or eye. */
  readonly side?: Maybe<BodySide>;
  /** The length of a scar in inches. */
  readonly inches?: Maybe<Scalars['Int']['output']>;
  /** How often an ensnared fighter has tried to get free. */
  readonly tries?: Maybe<Scalars['Int']['output']>;
};

/** One side of a contest, and the parts of its total. */
export type Share = {
  readonly __typename?: 'Share';
  /** The seat. */
  readonly seat: Scalars['Int']['output'];
  /** The result of its die. */
  readonly die: Scalars['Int']['output'];
  /** The value of the characteristic, with its bonuses. */
  readonly skill: Scalars['Int']['output'];
  /** The modifiers. */
  readonly modifier: Scalars['Int']['output'];
  /** The total. */
  readonly total: Scalars['Int']['output'];
};

/** A die that was rolled. */
export type Die = {
  readonly __typename?: 'Die';
  /** Its index among all dice of the fight, from 0. */
  readonly index: Scalars['Int']['output'];
  /** The number of its sides. */
  readonly sides: Scalars['Int']['output'];
  /** Its result. */
  readonly value: Scalars['Int']['output'];
};

/** An answer to PLACE_FIGHTER. */
export type PlaceFighterInput = {
  /** The decision that is answered. */
  readonly decisionId: Scalars['ID']['input'];
  /** The hex to begin in. */
  readonly hex: Scalars['Hex']['input'];
  /** The side it faces. */
  readonly facing: HexSide;
  /** Set true to replace a sealed answer while the decision is open. */
  readonly replace?: InputMaybe<Scalars['Boolean']['input']>;
  /** Idempotency key. A repeat with the same key gets the first answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Long poll: seconds to wait until the caller is asked something or the fight is over, 0 to 25. */
  readonly wait?: InputMaybe<Scalars['Int']['input']>;
};

/** An answer to PICK_MOVE. */
export type SubmitMoveInput = {
  /** The decision that is answered. */
  readonly decisionId: Scalars['ID']['input'];
  /** The move's name on the fighter's scroll. */
  readonly move: Scalars['String']['input'];
  /** Advance answer to CARRY_OUT_MOVE of this move, used if it is legal then. If omitted, the seat is asked. */
  readonly carryOut?: InputMaybe<CarryOutInput>;
  /** Advance answer to every INTERRUPT of this turn, for moves and attacks. If omitted, the seat is asked. */
  readonly interrupt?: InputMaybe<Scalars['Boolean']['input']>;
  /** Set true to replace a sealed answer while the decision is open. */
  readonly replace?: InputMaybe<Scalars['Boolean']['input']>;
  /** Idempotency key. A repeat with the same key gets the first answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Long poll: seconds to wait until the caller is asked something or the fight is over, 0 to 25. */
  readonly wait?: InputMaybe<Scalars['Int']['input']>;
};

/** An answer to INTERRUPT. */
export type AnswerInterruptInput = {
  /** The decision that is answered. */
  readonly decisionId: Scalars['ID']['input'];
  /** Whether to act first. */
  readonly interrupt: Scalars['Boolean']['input'];
  /** Set true to replace a sealed answer while the decision is open. */
  readonly replace?: InputMaybe<Scalars['Boolean']['input']>;
  /** Idempotency key. A repeat with the same key gets the first answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Long poll: seconds to wait until the caller is asked something or the fight is over, 0 to 25. */
  readonly wait?: InputMaybe<Scalars['Int']['input']>;
};

/** An answer to CARRY_OUT_MOVE. */
export type CarryOutMoveInput = {
  /** The decision that is answered. */
  readonly decisionId: Scalars['ID']['input'];
  /** The side to face at the end. It may be omitted if the move has one arrow. */
  readonly facing?: InputMaybe<HexSide>;
  /** Whether to spend a counter of Adrenalin on one hex straight ahead before the move. */
  readonly extraHex?: InputMaybe<Scalars['Boolean']['input']>;
  /** Set true to replace a sealed answer while the decision is open. */
  readonly replace?: InputMaybe<Scalars['Boolean']['input']>;
  /** Idempotency key. A repeat with the same key gets the first answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Long poll: seconds to wait until the caller is asked something or the fight is over, 0 to 25. */
  readonly wait?: InputMaybe<Scalars['Int']['input']>;
};

/** An answer to ADJUST_FACING. */
export type AdjustFacingInput = {
  /** The decision that is answered. */
  readonly decisionId: Scalars['ID']['input'];
  /** The turn. Null for no turn. */
  readonly turn?: InputMaybe<Turn>;
  /** Set true to replace a sealed answer while the decision is open. */
  readonly replace?: InputMaybe<Scalars['Boolean']['input']>;
  /** Idempotency key. A repeat with the same key gets the first answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Long poll: seconds to wait until the caller is asked something or the fight is over, 0 to 25. */
  readonly wait?: InputMaybe<Scalars['Int']['input']>;
};

/** An answer to ATTACK. */
export type ChooseAttackInput = {
  /** The decision that is answered. */
  readonly decisionId: Scalars['ID']['input'];
  /** The attack. Null for no attack. */
  readonly attack?: InputMaybe<AttackInput>;
  /** Advance answer to HIT_LOCATION of this attack. If omitted, the seat is asked. */
  readonly location?: InputMaybe<Location>;
  /** Set true to replace a sealed answer while the decision is open. */
  readonly replace?: InputMaybe<Scalars['Boolean']['input']>;
  /** Idempotency key. A repeat with the same key gets the first answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Long poll: seconds to wait until the caller is asked something or the fight is over, 0 to 25. */
  readonly wait?: InputMaybe<Scalars['Int']['input']>;
};

/** An answer to HIT_LOCATION. */
export type SubmitHitLocationInput = {
  /** The decision that is answered. */
  readonly decisionId: Scalars['ID']['input'];
  /** The location that is aimed at, or guarded. */
  readonly location: Location;
  /** Set true to replace a sealed answer while the decision is open. */
  readonly replace?: InputMaybe<Scalars['Boolean']['input']>;
  /** Idempotency key. A repeat with the same key gets the first answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Long poll: seconds to wait until the caller is asked something or the fight is over, 0 to 25. */
  readonly wait?: InputMaybe<Scalars['Int']['input']>;
};

/** An answer to REACT. */
export type ReactInput = {
  /** The decision that is answered. */
  readonly decisionId: Scalars['ID']['input'];
  /** What to use. Null to use nothing. */
  readonly use?: InputMaybe<ReactionInput>;
  /** Set true to replace a sealed answer while the decision is open. */
  readonly replace?: InputMaybe<Scalars['Boolean']['input']>;
  /** Idempotency key. A repeat with the same key gets the first answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Long poll: seconds to wait until the caller is asked something or the fight is over, 0 to 25. */
  readonly wait?: InputMaybe<Scalars['Int']['input']>;
};

/** An answer to RECOVER. */
export type RecoverInput = {
  /** The decision that is answered. */
  readonly decisionId: Scalars['ID']['input'];
  /** The points to recover by characteristic, at most 5 in total. Null to recover nothing. */
  readonly recover?: InputMaybe<RecoveryInput>;
  /** Set true to replace a sealed answer while the decision is open. */
  readonly replace?: InputMaybe<Scalars['Boolean']['input']>;
  /** Idempotency key. A repeat with the same key gets the first answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Long poll: seconds to wait until the caller is asked something or the fight is over, 0 to 25. */
  readonly wait?: InputMaybe<Scalars['Int']['input']>;
};

/** A counter of Adrenalin to spend. */
export type SpendAdrenalinInput = {
  /** The fight. */
  readonly fightId: Scalars['ID']['input'];
  /** The caller's seat in the fight. */
  readonly seat: Scalars['Int']['input'];
  /** The characteristic that rises by 10. */
  readonly characteristic: Characteristic;
  /** Idempotency key, chosen by the client, new for every choice. A repeat with the same key gets the first answer. */
  readonly idempotencyKey: Scalars['String']['input'];
  /** Long poll: seconds to wait until the caller is asked something or the fight is over, 0 to 25. */
  readonly wait?: InputMaybe<Scalars['Int']['input']>;
};

/** A fight to concede. */
export type ConcedeInput = {
  /** The fight. */
  readonly fightId: Scalars['ID']['input'];
  /** The caller's seat in the fight. */
  readonly seat: Scalars['Int']['input'];
  /** Idempotency key, chosen by the client, new for every choice. A repeat with the same key gets the first answer. */
  readonly idempotencyKey: Scalars['String']['input'];
  /** Long poll: seconds to wait until the caller is asked something or the fight is over, 0 to 25. */
  readonly wait?: InputMaybe<Scalars['Int']['input']>;
};

/** How a move ends. */
export type CarryOutInput = {
  /** The side to face at the end. It may be omitted if the move has one arrow. */
  readonly facing?: InputMaybe<HexSide>;
  /** Spends a counter of Adrenalin on one hex straight ahead before the move. */
  readonly extraHex?: InputMaybe<Scalars['Boolean']['input']>;
};

/** An attack to make. */
export type AttackInput = {
  /** Its kind. */
  readonly kind: AttackKind;
  /** The seat to attack. */
  readonly target: Scalars['Int']['input'];
  /** The location; only for a throwing knife. */
  readonly location?: InputMaybe<Location>;
};

/** What to use in a window: either `adrenalin`, or `skill` (Quick Witted with `die`). */
export type ReactionInput = {
  /** The characteristic that a counter of Adrenalin raises. */
  readonly adrenalin?: InputMaybe<Characteristic>;
  /** The skill. */
  readonly skill?: InputMaybe<Skill>;
  /** The die that Quick Witted re-rolls, by its index among the dice of this damage. */
  readonly die?: InputMaybe<Scalars['Int']['input']>;
};

/** Points by characteristic. */
export type RecoveryInput = {
  /** Weapon Skill. */
  readonly WS?: InputMaybe<Scalars['Int']['input']>;
  /** Strength. */
  readonly S?: InputMaybe<Scalars['Int']['input']>;
  /** Toughness. */
  readonly T?: InputMaybe<Scalars['Int']['input']>;
  /** Initiative. */
  readonly I?: InputMaybe<Scalars['Int']['input']>;
  /** Wounds. */
  readonly W?: InputMaybe<Scalars['Int']['input']>;
};

/** A fighter to fight with. */
export type FighterInput = {
  /** The type of its scroll: CHAOS, EMPIRE, ORC, UNDEAD … or another type of the scroll set. */
  readonly type: Scalars['String']['input'];
  /** The bonus points; they must all be spent. Default: spread evenly, with the remainder in the order WS S T I W. */
  readonly bonus?: InputMaybe<BonusInput>;
  /** Its title. */
  readonly title?: InputMaybe<Title>;
  /** Its skills. */
  readonly skills?: InputMaybe<ReadonlyArray<Skill>>;
  /** The seats that it hates. */
  readonly hates?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
};

/** Bonus points by characteristic. */
export type BonusInput = {
  /** Weapon Skill. */
  readonly WS?: InputMaybe<Scalars['Int']['input']>;
  /** Strength. */
  readonly S?: InputMaybe<Scalars['Int']['input']>;
  /** Toughness. */
  readonly T?: InputMaybe<Scalars['Int']['input']>;
  /** Initiative. */
  readonly I?: InputMaybe<Scalars['Int']['input']>;
  /** Wounds. */
  readonly W?: InputMaybe<Scalars['Int']['input']>;
};

/** A seat of a new fight. */
export type SeatInput = {
  /** The name of its player. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Its team, in styles that have teams. Default: a team that has room, when the seat is taken. */
  readonly team?: InputMaybe<Scalars['String']['input']>;
  /** Its fighter. If omitted, the seat is open and can be joined. */
  readonly fighter?: InputMaybe<FighterInput>;
  /**
   * Reserves the seat for an account, by name or id; the account brings the fighter.
   * Together with `fighter`: the caller's own account, which takes the seat (scope `play`).
   */
  readonly account?: InputMaybe<Scalars['String']['input']>;
  /**
   * Whether the seat can only be taken with an invite.
   * It then has no `account`, and the invited player brings the fighter. Default: false.
   */
  readonly inviteOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** A house bot that the server plays, by name: `random` or `greedy`. More may be added. */
  readonly bot?: InputMaybe<Scalars['String']['input']>;
  /** The seat's share of the dice seed: 64 hex digits. */
  readonly clientSeed?: InputMaybe<Scalars['String']['input']>;
};

/** The options of a pit fight. */
export type OptionsInput = {
  /** The turn after which the fight ends. Null for no limit. Default: 100. */
  readonly turnLimit?: InputMaybe<Scalars['Int']['input']>;
  /**
   * The fight ends after this number of consecutive turns in which nobody is moved, hit or asked to attack, 1 to 200.
   * Default: 200.
   */
  readonly idleTurnLimit?: InputMaybe<Scalars['Int']['input']>;
  /** Whether the left and the right arm are separate locations. Default: false. */
  readonly separateArms?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A custom style of combat. */
export type StyleInput = {
  /** Its name: capital letters, digits and underscores. Names from the rulebook are not allowed. */
  readonly name: Scalars['String']['input'];
  /** The groups of fighters that may fight. */
  readonly groups: ReadonlyArray<FighterGroup>;
  /** The titles that may fight. */
  readonly titles: ReadonlyArray<Title>;
  /** The sides of the fight. */
  readonly sides: Sides;
  /** The condition that ends the fight, unless it ends earlier. */
  readonly end: StyleEnd;
};

/** A fighter to check, with the style and the scroll set. */
export type ValidateFighterInput = {
  /** The ruleset's id. */
  readonly ruleset?: InputMaybe<Scalars['String']['input']>;
  /** The style of combat. Default: FREE. */
  readonly style?: InputMaybe<Scalars['String']['input']>;
  /** A custom style, in place of `style`. */
  readonly ownStyle?: InputMaybe<StyleInput>;
  /** The scroll set: its name, `{ name, hash }`, or a whole set. Default: the house set. */
  readonly scrolls?: InputMaybe<Scalars['JSON']['input']>;
  /** The fighter, with the fields of FighterInput. Invalid values are reported as faults. */
  readonly fighter: Scalars['JSON']['input'];
};

/** Whether a fighter may fight. */
export type FighterVerdict = {
  readonly __typename?: 'FighterVerdict';
  /** Whether the fighter is valid. */
  readonly valid: Scalars['Boolean']['output'];
  /** All its faults. */
  readonly faults: ReadonlyArray<FighterFault>;
};

/** A fault of a fighter. */
export type FighterFault = {
  readonly __typename?: 'FighterFault';
  /** The name. */
  readonly message: Scalars['String']['output'];
  /** The section of the rulebook that forbids it. */
  readonly rule?: Maybe<Scalars['String']['output']>;
};

/** The exact chances of an attack, each from 0 to 1, if nobody reacts. */
export type AttackOdds = {
  readonly __typename?: 'AttackOdds';
  /** The attack. */
  readonly attack: Attack;
  /** The modifier of the attacker's roll. Null if this kind of attack has no modifiers. */
  readonly attackModifier?: Maybe<Scalars['Int']['output']>;
  /** The modifier of the defender's roll. Null if this kind of attack has no modifiers. */
  readonly defenceModifier?: Maybe<Scalars['Int']['output']>;
  /** The chance of a hit. */
  readonly hit: Scalars['Float']['output'];
  /** The chance of each possible damage, lowest first. */
  readonly damage: ReadonlyArray<DamageChance>;
  /** The chance of each possible critical result. */
  readonly criticals: ReadonlyArray<CriticalChance>;
  /** The chance that the target is taken out: by Wounds, by the critical result, or by its last leg or eye. */
  readonly takenOut: Scalars['Float']['output'];
};

/** An attack. */
export type Attack = {
  readonly __typename?: 'Attack';
  /** Its kind. */
  readonly kind: AttackKind;
  /** The seat that is attacked. */
  readonly target: Scalars['Int']['output'];
  /** The location that the attack names. Null if it names none. */
  readonly location?: Maybe<Location>;
};

/** The chance of one amount of damage. */
export type DamageChance = {
  readonly __typename?: 'DamageChance';
  /** The damage, after armour. */
  readonly damage: Scalars['Int']['output'];
  /** The chance of exactly this damage. */
  readonly chance: Scalars['Float']['output'];
};

/** The chance of a critical result. */
export type CriticalChance = {
  readonly __typename?: 'CriticalChance';
  /** The result on the chart. */
  readonly result: Scalars['String']['output'];
  /** Its chance. */
  readonly chance: Scalars['Float']['output'];
};

/** A style of combat: which fighters may take part, on which sides, and when the fight ends. */
export type Style = {
  readonly __typename?: 'Style';
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** The groups of fighters that may fight. */
  readonly groups: ReadonlyArray<FighterGroup>;
  /** The titles that may fight. */
  readonly titles: ReadonlyArray<Title>;
  /** The sides of the fight. */
  readonly sides: Sides;
  /** The condition that ends the fight, unless it ends earlier. */
  readonly end: StyleEnd;
};

/** A group of fighters that a style allows or not. */
export type FighterGroup =
  /** The four of the first rulebook. */
  | 'CLASSIC'
  /** The Skink and the Witch Elf. */
  | 'PURSUER'
  /** The Troll Slayer. */
  | 'TROLL_SLAYER'
  /** The Ogre. */
  | 'OGRE';

/** How the seats of a fight stand to each other. */
export type Sides =
  /** Every seat for itself. */
  | 'EACH_ALONE'
  /** One against three, in two teams. */
  | 'ONE_AGAINST_THREE'
  /** Teams of equal size. */
  | 'EQUAL_TEAMS';

/** When a fight is over. */
export type StyleEnd =
  /** When half of the fighters are out. */
  | 'HALF_OUT'
  /** When only one side is standing. */
  | 'ONE_SIDE_STANDING';

/** A fight to create. Two seats with a fighter each are enough. */
export type CreateFightInput = {
  /** The ruleset's id. */
  readonly ruleset?: InputMaybe<Scalars['String']['input']>;
  /** The style of combat: CORE, FREE … Default: FREE. */
  readonly style?: InputMaybe<Scalars['String']['input']>;
  /**
   * A custom style, in place of `style`.
   * REST and records also take it in `style`: a GraphQL input cannot have two types.
   */
  readonly ownStyle?: InputMaybe<StyleInput>;
  /** The scroll set: its name, `{ name, hash }`, or a whole set. Default: the house set. */
  readonly scrolls?: InputMaybe<Scalars['JSON']['input']>;
  /** The options. */
  readonly options?: InputMaybe<OptionsInput>;
  /** The pit: `{ radius }` or `{ hexes }`, either with `walls`. Default: a pit that fits the number of seats. */
  readonly arena?: InputMaybe<Scalars['JSON']['input']>;
  /** A start position in mid-fight, as in a record. */
  readonly situation?: InputMaybe<Scalars['JSON']['input']>;
  /** Who advances the fight. Default: AUTO. */
  readonly pacing?: InputMaybe<Pacing>;
  /** Who may read the fight. Default: PUBLIC. */
  readonly visibility?: InputMaybe<Visibility>;
  /** The clock. Default: no clock. */
  readonly clock?: InputMaybe<ClockInput>;
  /** Whether only its own seat sees a fighter before the fight begins. Default: false. */
  readonly hideFighters?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the fight begins only when every seat is ready. Default: false. */
  readonly readyCheck?: InputMaybe<Scalars['Boolean']['input']>;
  /** The seats. The player of the first seat counts as the oldest. */
  readonly seats: ReadonlyArray<SeatInput>;
  /** Idempotency key. A repeat with the same key gets the same fight and tokens. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A new fight and its tokens. */
export type CreateFightPayload = {
  readonly __typename?: 'CreateFightPayload';
  /** The fight. */
  readonly fight: Fight;
  /** The host's token. */
  readonly hostToken: Scalars['String']['output'];
  /** The tokens of the taken seats that are not played by a house bot. */
  readonly seatTokens: ReadonlyArray<SeatToken>;
};

/** The token of a seat. */
export type SeatToken = {
  readonly __typename?: 'SeatToken';
  /** The seat. */
  readonly seat: Scalars['Int']['output'];
  /** Its token. Send it as `Authorization: Bearer <token>`. */
  readonly token: Scalars['String']['output'];
};

/** The fight that the rematch repeats. */
export type RematchInput = {
  /** The fight. */
  readonly fightId: Scalars['ID']['input'];
};

/** A rematch, and the caller's tokens in it. */
export type RematchPayload = {
  readonly __typename?: 'RematchPayload';
  /** The rematch. */
  readonly fight: Fight;
  /** Its host token. Null if the caller is not its host. */
  readonly hostToken?: Maybe<Scalars['String']['output']>;
  /** The tokens of the seats that the caller's requests filled. */
  readonly seatTokens: ReadonlyArray<SeatToken>;
};

/** A seat to take. */
export type JoinFightInput = {
  /** The fight. */
  readonly fightId: Scalars['ID']['input'];
  /** The seat. Default: the seat that is reserved for the caller, or else the first that it may take. */
  readonly seat?: InputMaybe<Scalars['Int']['input']>;
  /** The name of its player. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Its team, in styles that have teams. Default: a team that has room, when the seat is taken. */
  readonly team?: InputMaybe<Scalars['String']['input']>;
  /** Its fighter. */
  readonly fighter: FighterInput;
  /**
   * An invite to the fight, if the request has another token.
   * If that token is an account's key, the account gets the seat.
   */
  readonly invite?: InputMaybe<Scalars['String']['input']>;
  /** The seat's share of the dice seed: 64 hex digits. */
  readonly clientSeed?: InputMaybe<Scalars['String']['input']>;
  /** Idempotency key. A repeat with the same key gets the same seat and token. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A seat that was taken, and its token. */
export type JoinFightPayload = {
  readonly __typename?: 'JoinFightPayload';
  /** The fight. */
  readonly fight: Fight;
  /** The seat. */
  readonly seat: Scalars['Int']['output'];
  /** Its token. Send it as `Authorization: Bearer <token>`. */
  readonly token: Scalars['String']['output'];
};

/** A fight to delete. */
export type DeleteFightInput = {
  /** The fight. */
  readonly fightId: Scalars['ID']['input'];
};

/** The deleted fight. */
export type DeleteFightPayload = {
  readonly __typename?: 'DeleteFightPayload';
  /** Its id. */
  readonly fightId: Scalars['ID']['output'];
};

/** A seat to leave. */
export type LeaveFightInput = {
  /** The fight. */
  readonly fightId: Scalars['ID']['input'];
  /** The seat. */
  readonly seat: Scalars['Int']['input'];
};

/** A fight to cancel. */
export type CancelFightInput = {
  /** The fight. */
  readonly fightId: Scalars['ID']['input'];
};

/** A fight that the caller is ready for. */
export type ReadyInput = {
  /** The fight. */
  readonly fightId: Scalars['ID']['input'];
};

/** A challenge to decline. */
export type DeclineChallengeInput = {
  /** The fight. */
  readonly fightId: Scalars['ID']['input'];
};

/** A share of the dice seed. */
export type SetClientSeedInput = {
  /** The fight. */
  readonly fightId: Scalars['ID']['input'];
  /** 64 hex digits. Null removes the share. */
  readonly clientSeed?: InputMaybe<Scalars['String']['input']>;
};

/** The seat and fight that an invite is for. */
export type CreateInviteInput = {
  /** The fight. */
  readonly fightId: Scalars['ID']['input'];
  /** The seat. Null or omitted: any seat that is not reserved for an account. */
  readonly seat?: InputMaybe<Scalars['Int']['input']>;
  /** Whether to make all earlier invites of the fight void. Default: false. */
  readonly renew?: InputMaybe<Scalars['Boolean']['input']>;
};

/** An invite. It stays the same until it is renewed. */
export type CreateInvitePayload = {
  readonly __typename?: 'CreateInvitePayload';
  /** The seat that it is for. Null: any seat that is not reserved for an account. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** Send it as the token of a request, or as `invite` of a join. */
  readonly invite: Scalars['String']['output'];
};

/** Which token to reissue. */
export type ReissueTokenInput = {
  /** The fight. */
  readonly fightId: Scalars['ID']['input'];
  /** The seat. Null or omitted: the host. */
  readonly seat?: InputMaybe<Scalars['Int']['input']>;
};

/** A new token. */
export type ReissueTokenPayload = {
  readonly __typename?: 'ReissueTokenPayload';
  /** The seat. Null if it is the host token. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** The token. */
  readonly token: Scalars['String']['output'];
};

/** Standing orders for a seat. They replace the earlier ones. */
export type SetOrdersInput = {
  /** The fight. */
  readonly fightId: Scalars['ID']['input'];
  /**
   * The orders, as the ruleset defines them, for example `{ "interrupt": "NEVER" }`. See docs/clients.md.
   * Null or omitted: none.
   */
  readonly orders?: InputMaybe<Scalars['JSON']['input']>;
};

/** The turn and phase that the host saw. A repeated request has no effect. */
export type AdvancePhaseInput = {
  /** The fight. */
  readonly fightId: Scalars['ID']['input'];
  /** The turn and phase to advance from. */
  readonly from: TurnPhaseInput;
  /** Whether to answer open decisions with their fallback first. Default: false. */
  readonly overMissing?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A turn and a phase. */
export type TurnPhaseInput = {
  /** The turn. */
  readonly turn: Scalars['Int']['input'];
  /** The phase. */
  readonly phase: Scalars['String']['input'];
  /** The fight's version. Needed if the host uses `overMissing` more than once in a phase. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

/** The fight after the request. */
export type FightPayload = {
  readonly __typename?: 'FightPayload';
  /** The fight. */
  readonly fight: Fight;
};

/** The result of a choice. */
export type ChoiceResult = ChoiceAccepted | ChoiceRefused;

/** A choice was accepted and stored permanently. */
export type ChoiceAccepted = {
  readonly __typename?: 'ChoiceAccepted';
  /** The fight after the choice. Never null: the type is nullable so that one selection fits both results. */
  readonly fight?: Maybe<Fight>;
  /** When it was accepted. */
  readonly acceptedAt: Scalars['DateTime']['output'];
  /** The events that followed, as far as the caller may see them. */
  readonly events: ReadonlyArray<FightEvent>;
  /** The caller's open decisions now. */
  readonly next: ReadonlyArray<Decision>;
};

/** A choice was refused. Nothing has changed. */
export type ChoiceRefused = {
  readonly __typename?: 'ChoiceRefused';
  /** The code of the refusal. */
  readonly code: RefusalCode;
  /** The reason, as one sentence. */
  readonly message: Scalars['String']['output'];
  /** The section of the rulebook that forbids it. */
  readonly rule?: Maybe<Scalars['String']['output']>;
  /** The decision with its legal options. Null if the choice was about no decision. */
  readonly decision?: Maybe<Decision>;
  /** The current fight. */
  readonly fight?: Maybe<Fight>;
  /** The limit that the choice would exceed. Null unless the code is OVER_BUDGET. */
  readonly budget?: Maybe<Budget>;
};

/** A storage limit that a request would exceed. */
export type Budget = {
  readonly __typename?: 'Budget';
  /** What is limited. */
  readonly name: BudgetName;
  /** The maximum at one time. */
  readonly limit: Scalars['Int']['output'];
  /** What the limit applies to. */
  readonly per: BudgetScope;
  /** One sentence that says how to get below the limit. */
  readonly freedBy: Scalars['String']['output'];
};

/** The storage limits. */
export type BudgetName =
  /** Fights that have not begun. */
  | 'OPEN_FIGHTS'
  /** Fights that have begun and are not over. */
  | 'RUNNING_FIGHTS'
  /** Seats of house bots in fights that have begun and are not over. */
  | 'BOT_SEATS'
  /** Bytes of the input of unfinished fights, and of scroll sets. */
  | 'CONTENT_BYTES'
  /** How many times a sealed answer is replaced. */
  | 'REPLACEMENTS'
  /** Idempotency keys that are kept for one choice. */
  | 'KEYS';

/** What a limit applies to. */
export type BudgetScope =
  /** One account. */
  | 'ACCOUNT'
  /** One network address, for callers without an account. */
  | 'ADDRESS'
  /** One decision. */
  | 'DECISION'
  /** One choice. */
  | 'CHOICE';

/** Why a choice is refused. docs/errors.md lists all codes. */
export type RefusalCode =
  /** The caller is not asked this. */
  | 'NOT_ASKED'
  /** The answer is not among the legal options. */
  | 'ILLEGAL_CHOICE'
  /** The decision already has another answer. */
  | 'ALREADY_ANSWERED'
  /** The fight has advanced: the decision is no longer open. */
  | 'DECISION_SUPERSEDED'
  /** Another change came first. Read the fight and try again. */
  | 'VERSION_CONFLICT'
  /** The idempotency key was used for another request. */
  | 'KEY_REUSED'
  /** A storage limit is reached: `budget` names it. */
  | 'OVER_BUDGET'
  /** The fight is over. */
  | 'FIGHT_FINISHED'
  /** The fight is over and archived: its record says which choices were accepted. */
  | 'FIGHT_ARCHIVED'
  /** The fight is frozen, because its log and its state do not agree or its rules are missing here. */
  | 'FIGHT_FROZEN';

/** A ruleset that this server can play. */
export type Ruleset = {
  readonly __typename?: 'Ruleset';
  /** Its id. */
  readonly id: Scalars['String']['output'];
  /** Its version. */
  readonly version: Scalars['String']['output'];
  /** All that a client needs to explain the game: styles, skills, locations, charts … */
  readonly game: Scalars['JSON']['output'];
  /** A JSON Schema for the fields of each kind of choice, by kind. */
  readonly choiceSchemas: Scalars['JSON']['output'];
};

/** A page of scroll sets. */
export type ScrollSetConnection = {
  readonly __typename?: 'ScrollSetConnection';
  /** The sets. */
  readonly nodes: ReadonlyArray<ScrollSet>;
  /** Whether there are more, and where the next page begins. */
  readonly pageInfo: PageInfo;
};

/** A published set of scrolls: one for each type of fighter. */
export type ScrollSet = {
  readonly __typename?: 'ScrollSet';
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** `sha256:` and 64 hex digits: the hash of its canonical JSON. */
  readonly hash: Scalars['String']['output'];
  /** The source of its values. */
  readonly provenance: Scalars['String']['output'];
  /** The types of fighter in it. */
  readonly types: ReadonlyArray<Scalars['String']['output']>;
  /** The scrolls by type, in the notation of the fight record. */
  readonly scrolls: Scalars['JSON']['output'];
  /** When it was published. Null if it is part of the program. */
  readonly publishedAt?: Maybe<Scalars['DateTime']['output']>;
};

/**
 * A scroll set to publish. Several sets may have the same name.
 * The name alone means the first of them; `{ name, hash }` selects one.
 */
export type PublishScrollSetInput = {
  /**
   * The whole set: `{ name, provenance, scrolls }`, in the notation of the fight record.
   * Names that begin with `house` are reserved.
   */
  readonly set: Scalars['JSON']['input'];
};

/** A published set. */
export type PublishScrollSetPayload = {
  readonly __typename?: 'PublishScrollSetPayload';
  /** The set. */
  readonly scrollSet: ScrollSet;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  FightEvents:
    | ( FightNewsModel )
    | ( FightNewsModel )
  ;
  DecisionChange:
    | ( DecisionChangeModel )
    | ( DecisionChangeModel )
  ;
  LobbyChange:
    | ( LobbyChangeModel )
    | ( LobbyChangeModel )
  ;
  Game:
    | ( GameModel )
    | ( GameModel )
  ;
  ChoiceResult:
    | ( Accepted )
    | ( Refusal )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Node: ( FightView );
  Decision:
    | ( DecisionView )
    | ( DecisionView )
    | ( DecisionView )
    | ( DecisionView )
    | ( DecisionView )
    | ( DecisionView )
    | ( DecisionView )
    | ( DecisionView )
    | ( DecisionView )
    | ( DecisionView )
    | ( DecisionView )
  ;
  FightEvent:
    | ( EventModel )
    | ( EventModel )
    | ( EventModel )
    | ( EventModel )
    | ( EventModel )
    | ( EventModel )
    | ( EventModel )
    | ( EventModel )
    | ( EventModel )
    | ( EventModel )
    | ( EventModel )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Hex: ResolverTypeWrapper<Scalars['Hex']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Duration: ResolverTypeWrapper<Scalars['Duration']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  FightEvents: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['FightEvents']>;
  FightEventPage: ResolverTypeWrapper<FightNewsModel>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Lagged: ResolverTypeWrapper<FightNewsModel>;
  DecisionChange: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DecisionChange']>;
  DecisionOpened: ResolverTypeWrapper<DecisionChangeModel>;
  DecisionClosed: ResolverTypeWrapper<DecisionChangeModel>;
  LobbyChange: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LobbyChange']>;
  FightListed: ResolverTypeWrapper<LobbyChangeModel>;
  FightUnlisted: ResolverTypeWrapper<LobbyChangeModel>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  Viewer: ResolverTypeWrapper<ViewerView>;
  Account: ResolverTypeWrapper<AccountView>;
  ApiKey: ResolverTypeWrapper<KeyView>;
  Scope: Scope;
  CreateAccountInput: CreateAccountInput;
  CreateAccountPayload: ResolverTypeWrapper<AccountCreated>;
  CloseAccountInput: CloseAccountInput;
  AccountPayload: ResolverTypeWrapper<Omit<AccountPayload, 'account'> & { account: ResolversTypes['Account'] }>;
  CreateKeyInput: CreateKeyInput;
  CreateKeyPayload: ResolverTypeWrapper<KeyCreated>;
  RotateKeyInput: RotateKeyInput;
  RevokeKeyInput: RevokeKeyInput;
  KeyPayload: ResolverTypeWrapper<Omit<KeyPayload, 'key'> & { key: ResolversTypes['ApiKey'] }>;
  ViewerKind: ViewerKind;
  FightFilter: FightFilter;
  LobbyFilter: LobbyFilter;
  ClockKind: ClockKind;
  FightConnection: ResolverTypeWrapper<FightNodes>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Fight: ResolverTypeWrapper<FightView>;
  FightStatus: FightStatus;
  Pacing: Pacing;
  Visibility: Visibility;
  CancelReason: CancelReason;
  RulesetRef: ResolverTypeWrapper<RulesetRef>;
  Seat: ResolverTypeWrapper<SeatView>;
  Clock: ResolverTypeWrapper<Clock>;
  SeatClock: ResolverTypeWrapper<SeatClock>;
  ClockPreset: ClockPreset;
  ClockInput: ClockInput;
  Pending: ResolverTypeWrapper<PendingView>;
  Result: ResolverTypeWrapper<Result>;
  SeatEnding: ResolverTypeWrapper<SeatEnding>;
  Ending: Ending;
  Game: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['Game']>;
  OtherGame: ResolverTypeWrapper<GameModel>;
  Decision: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Decision']>;
  OtherDecision: ResolverTypeWrapper<DecisionView>;
  PlaceFighterDecision: ResolverTypeWrapper<DecisionView>;
  PickMoveDecision: ResolverTypeWrapper<DecisionView>;
  InterruptDecision: ResolverTypeWrapper<DecisionView>;
  CarryOutMoveDecision: ResolverTypeWrapper<DecisionView>;
  AdjustFacingDecision: ResolverTypeWrapper<DecisionView>;
  AttackDecision: ResolverTypeWrapper<DecisionView>;
  HitLocationDecision: ResolverTypeWrapper<DecisionView>;
  ReactDecision: ResolverTypeWrapper<DecisionView>;
  RecoverDecision: ResolverTypeWrapper<DecisionView>;
  AdvanceDecision: ResolverTypeWrapper<DecisionView>;
  FightEvent: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['FightEvent']>;
  FightEventConnection: ResolverTypeWrapper<EventNodes>;
  OtherEvent: ResolverTypeWrapper<EventModel>;
  PhaseBegan: ResolverTypeWrapper<EventModel>;
  FighterPlaced: ResolverTypeWrapper<EventModel>;
  FighterMoved: ResolverTypeWrapper<EventModel>;
  MoveCarriedOut: ResolverTypeWrapper<EventModel>;
  PushOffResolved: ResolverTypeWrapper<EventModel>;
  AttackRolled: ResolverTypeWrapper<EventModel>;
  DamageDealt: ResolverTypeWrapper<EventModel>;
  CriticalSuffered: ResolverTypeWrapper<EventModel>;
  FighterTakenOut: ResolverTypeWrapper<EventModel>;
  FightEnded: ResolverTypeWrapper<EventModel>;
  HexSide: HexSide;
  ActionKind: ActionKind;
  Speed: Speed;
  Turn: Turn;
  BodySide: BodySide;
  AttackKind: AttackKind;
  Location: Location;
  ReactionWindow: ReactionWindow;
  Characteristic: Characteristic;
  Skill: Skill;
  Title: Title;
  PitFightPhase: PitFightPhase;
  MoveEnd: MoveEnd;
  EffectKind: EffectKind;
  MoveOption: ResolverTypeWrapper<MoveOption>;
  FacingOption: ResolverTypeWrapper<FacingOption>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  TurnOption: ResolverTypeWrapper<TurnOption>;
  AttackOption: ResolverTypeWrapper<AttackOption>;
  LocationOption: ResolverTypeWrapper<LocationOption>;
  Reaction: ResolverTypeWrapper<Reaction>;
  ReactionUse: ResolverTypeWrapper<ReactionUse>;
  Roll: ResolverTypeWrapper<Roll>;
  ReducedCharacteristic: ResolverTypeWrapper<ReducedCharacteristic>;
  StartingCharacteristics: ResolverTypeWrapper<StartingCharacteristics>;
  Characteristics: ResolverTypeWrapper<Characteristics>;
  PitFight: ResolverTypeWrapper<GameModel>;
  PitFightOptions: ResolverTypeWrapper<PitFightOptions>;
  Arena: ResolverTypeWrapper<Arena>;
  ScrollSetRef: ResolverTypeWrapper<ScrollSetRef>;
  Fighter: ResolverTypeWrapper<Fighter>;
  Effect: ResolverTypeWrapper<Effect>;
  Share: ResolverTypeWrapper<Share>;
  Die: ResolverTypeWrapper<Die>;
  PlaceFighterInput: PlaceFighterInput;
  SubmitMoveInput: SubmitMoveInput;
  AnswerInterruptInput: AnswerInterruptInput;
  CarryOutMoveInput: CarryOutMoveInput;
  AdjustFacingInput: AdjustFacingInput;
  ChooseAttackInput: ChooseAttackInput;
  SubmitHitLocationInput: SubmitHitLocationInput;
  ReactInput: ReactInput;
  RecoverInput: RecoverInput;
  SpendAdrenalinInput: SpendAdrenalinInput;
  ConcedeInput: ConcedeInput;
  CarryOutInput: CarryOutInput;
  AttackInput: AttackInput;
  ReactionInput: ReactionInput;
  RecoveryInput: RecoveryInput;
  FighterInput: FighterInput;
  BonusInput: BonusInput;
  SeatInput: SeatInput;
  OptionsInput: OptionsInput;
  StyleInput: StyleInput;
  ValidateFighterInput: ValidateFighterInput;
  FighterVerdict: ResolverTypeWrapper<FighterVerdict>;
  FighterFault: ResolverTypeWrapper<FighterFault>;
  AttackOdds: ResolverTypeWrapper<OddsModel>;
  Attack: ResolverTypeWrapper<Attack>;
  DamageChance: ResolverTypeWrapper<DamageChance>;
  CriticalChance: ResolverTypeWrapper<CriticalChance>;
  Style: ResolverTypeWrapper<Style>;
  FighterGroup: FighterGroup;
  Sides: Sides;
  StyleEnd: StyleEnd;
  CreateFightInput: CreateFightInput;
  CreateFightPayload: ResolverTypeWrapper<FightCreated>;
  SeatToken: ResolverTypeWrapper<SeatToken>;
  RematchInput: RematchInput;
  RematchPayload: ResolverTypeWrapper<Omit<RematchPayload, 'fight'> & { fight: ResolversTypes['Fight'] }>;
  JoinFightInput: JoinFightInput;
  JoinFightPayload: ResolverTypeWrapper<FightJoined>;
  DeleteFightInput: DeleteFightInput;
  DeleteFightPayload: ResolverTypeWrapper<DeleteFightPayload>;
  LeaveFightInput: LeaveFightInput;
  CancelFightInput: CancelFightInput;
  ReadyInput: ReadyInput;
  DeclineChallengeInput: DeclineChallengeInput;
  SetClientSeedInput: SetClientSeedInput;
  CreateInviteInput: CreateInviteInput;
  CreateInvitePayload: ResolverTypeWrapper<CreateInvitePayload>;
  ReissueTokenInput: ReissueTokenInput;
  ReissueTokenPayload: ResolverTypeWrapper<ReissueTokenPayload>;
  SetOrdersInput: SetOrdersInput;
  AdvancePhaseInput: AdvancePhaseInput;
  TurnPhaseInput: TurnPhaseInput;
  FightPayload: ResolverTypeWrapper<FightOnly>;
  ChoiceResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChoiceResult']>;
  ChoiceAccepted: ResolverTypeWrapper<Accepted>;
  ChoiceRefused: ResolverTypeWrapper<Refusal>;
  Budget: ResolverTypeWrapper<Budget>;
  BudgetName: BudgetName;
  BudgetScope: BudgetScope;
  RefusalCode: RefusalCode;
  Ruleset: ResolverTypeWrapper<Ruleset>;
  ScrollSetConnection: ResolverTypeWrapper<ScrollSetNodes>;
  ScrollSet: ResolverTypeWrapper<ScrollSetView>;
  PublishScrollSetInput: PublishScrollSetInput;
  PublishScrollSetPayload: ResolverTypeWrapper<Omit<PublishScrollSetPayload, 'scrollSet'> & { scrollSet: ResolversTypes['ScrollSet'] }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Hex: Scalars['Hex']['output'];
  JSON: Scalars['JSON']['output'];
  DateTime: Scalars['DateTime']['output'];
  Duration: Scalars['Duration']['output'];
  Query: Record<PropertyKey, never>;
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  Mutation: Record<PropertyKey, never>;
  Subscription: Record<PropertyKey, never>;
  FightEvents: ResolversUnionTypes<ResolversParentTypes>['FightEvents'];
  FightEventPage: FightNewsModel;
  Boolean: Scalars['Boolean']['output'];
  Lagged: FightNewsModel;
  DecisionChange: ResolversUnionTypes<ResolversParentTypes>['DecisionChange'];
  DecisionOpened: DecisionChangeModel;
  DecisionClosed: DecisionChangeModel;
  LobbyChange: ResolversUnionTypes<ResolversParentTypes>['LobbyChange'];
  FightListed: LobbyChangeModel;
  FightUnlisted: LobbyChangeModel;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  Viewer: ViewerView;
  Account: AccountView;
  ApiKey: KeyView;
  CreateAccountInput: CreateAccountInput;
  CreateAccountPayload: AccountCreated;
  CloseAccountInput: CloseAccountInput;
  AccountPayload: Omit<AccountPayload, 'account'> & { account: ResolversParentTypes['Account'] };
  CreateKeyInput: CreateKeyInput;
  CreateKeyPayload: KeyCreated;
  RotateKeyInput: RotateKeyInput;
  RevokeKeyInput: RevokeKeyInput;
  KeyPayload: Omit<KeyPayload, 'key'> & { key: ResolversParentTypes['ApiKey'] };
  FightFilter: FightFilter;
  LobbyFilter: LobbyFilter;
  FightConnection: FightNodes;
  PageInfo: PageInfo;
  Fight: FightView;
  RulesetRef: RulesetRef;
  Seat: SeatView;
  Clock: Clock;
  SeatClock: SeatClock;
  ClockInput: ClockInput;
  Pending: PendingView;
  Result: Result;
  SeatEnding: SeatEnding;
  Game: ResolversUnionTypes<ResolversParentTypes>['Game'];
  OtherGame: GameModel;
  Decision: ResolversInterfaceTypes<ResolversParentTypes>['Decision'];
  OtherDecision: DecisionView;
  PlaceFighterDecision: DecisionView;
  PickMoveDecision: DecisionView;
  InterruptDecision: DecisionView;
  CarryOutMoveDecision: DecisionView;
  AdjustFacingDecision: DecisionView;
  AttackDecision: DecisionView;
  HitLocationDecision: DecisionView;
  ReactDecision: DecisionView;
  RecoverDecision: DecisionView;
  AdvanceDecision: DecisionView;
  FightEvent: ResolversInterfaceTypes<ResolversParentTypes>['FightEvent'];
  FightEventConnection: EventNodes;
  OtherEvent: EventModel;
  PhaseBegan: EventModel;
  FighterPlaced: EventModel;
  FighterMoved: EventModel;
  MoveCarriedOut: EventModel;
  PushOffResolved: EventModel;
  AttackRolled: EventModel;
  DamageDealt: EventModel;
  CriticalSuffered: EventModel;
  FighterTakenOut: EventModel;
  FightEnded: EventModel;
  MoveOption: MoveOption;
  FacingOption: FacingOption;
  Float: Scalars['Float']['output'];
  TurnOption: TurnOption;
  AttackOption: AttackOption;
  LocationOption: LocationOption;
  Reaction: Reaction;
  ReactionUse: ReactionUse;
  Roll: Roll;
  ReducedCharacteristic: ReducedCharacteristic;
  StartingCharacteristics: StartingCharacteristics;
  Characteristics: Characteristics;
  PitFight: GameModel;
  PitFightOptions: PitFightOptions;
  Arena: Arena;
  ScrollSetRef: ScrollSetRef;
  Fighter: Fighter;
  Effect: Effect;
  Share: Share;
  Die: Die;
  PlaceFighterInput: PlaceFighterInput;
  SubmitMoveInput: SubmitMoveInput;
  AnswerInterruptInput: AnswerInterruptInput;
  CarryOutMoveInput: CarryOutMoveInput;
  AdjustFacingInput: AdjustFacingInput;
  ChooseAttackInput: ChooseAttackInput;
  SubmitHitLocationInput: SubmitHitLocationInput;
  ReactInput: ReactInput;
  RecoverInput: RecoverInput;
  SpendAdrenalinInput: SpendAdrenalinInput;
  ConcedeInput: ConcedeInput;
  CarryOutInput: CarryOutInput;
  AttackInput: AttackInput;
  ReactionInput: ReactionInput;
  RecoveryInput: RecoveryInput;
  FighterInput: FighterInput;
  BonusInput: BonusInput;
  SeatInput: SeatInput;
  OptionsInput: OptionsInput;
  StyleInput: StyleInput;
  ValidateFighterInput: ValidateFighterInput;
  FighterVerdict: FighterVerdict;
  FighterFault: FighterFault;
  AttackOdds: OddsModel;
  Attack: Attack;
  DamageChance: DamageChance;
  CriticalChance: CriticalChance;
  Style: Style;
  CreateFightInput: CreateFightInput;
  CreateFightPayload: FightCreated;
  SeatToken: SeatToken;
  RematchInput: RematchInput;
  RematchPayload: Omit<RematchPayload, 'fight'> & { fight: ResolversParentTypes['Fight'] };
  JoinFightInput: JoinFightInput;
  JoinFightPayload: FightJoined;
  DeleteFightInput: DeleteFightInput;
  DeleteFightPayload: DeleteFightPayload;
  LeaveFightInput: LeaveFightInput;
  CancelFightInput: CancelFightInput;
  ReadyInput: ReadyInput;
  DeclineChallengeInput: DeclineChallengeInput;
  SetClientSeedInput: SetClientSeedInput;
  CreateInviteInput: CreateInviteInput;
  CreateInvitePayload: CreateInvitePayload;
  ReissueTokenInput: ReissueTokenInput;
  ReissueTokenPayload: ReissueTokenPayload;
  SetOrdersInput: SetOrdersInput;
  AdvancePhaseInput: AdvancePhaseInput;
  TurnPhaseInput: TurnPhaseInput;
  FightPayload: FightOnly;
  ChoiceResult: ResolversUnionTypes<ResolversParentTypes>['ChoiceResult'];
  ChoiceAccepted: Accepted;
  ChoiceRefused: Refusal;
  Budget: Budget;
  Ruleset: Ruleset;
  ScrollSetConnection: ScrollSetNodes;
  ScrollSet: ScrollSetView;
  PublishScrollSetInput: PublishScrollSetInput;
  PublishScrollSetPayload: Omit<PublishScrollSetPayload, 'scrollSet'> & { scrollSet: ResolversParentTypes['ScrollSet'] };
};

export interface HexScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Hex'], any> {
  name: 'Hex';
}

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DurationScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Duration'], any> {
  name: 'Duration';
}

export type QueryResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType, Partial<QueryAccountArgs>>;
  keys?: Resolver<ReadonlyArray<ResolversTypes['ApiKey']>, ParentType, ContextType, Partial<QueryKeysArgs>>;
  fight?: Resolver<Maybe<ResolversTypes['Fight']>, ParentType, ContextType, RequireFields<QueryFightArgs, 'id'>>;
  fights?: Resolver<ResolversTypes['FightConnection'], ParentType, ContextType, RequireFields<QueryFightsArgs, 'first'>>;
  decisions?: Resolver<ReadonlyArray<ResolversTypes['Decision']>, ParentType, ContextType, RequireFields<QueryDecisionsArgs, 'wait'>>;
  rulesets?: Resolver<ReadonlyArray<ResolversTypes['RulesetRef']>, ParentType, ContextType>;
  ruleset?: Resolver<ResolversTypes['Ruleset'], ParentType, ContextType, RequireFields<QueryRulesetArgs, 'id'>>;
  odds?: Resolver<ResolversTypes['AttackOdds'], ParentType, ContextType, RequireFields<QueryOddsArgs, 'fightId' | 'attack'>>;
  validateFighter?: Resolver<ResolversTypes['FighterVerdict'], ParentType, ContextType, RequireFields<QueryValidateFighterArgs, 'input'>>;
  scrollSets?: Resolver<ResolversTypes['ScrollSetConnection'], ParentType, ContextType, RequireFields<QueryScrollSetsArgs, 'first'>>;
  scrollSet?: Resolver<Maybe<ResolversTypes['ScrollSet']>, ParentType, ContextType, RequireFields<QueryScrollSetArgs, 'name'>>;
};

export type MutationResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createFight?: Resolver<ResolversTypes['CreateFightPayload'], ParentType, ContextType, RequireFields<MutationCreateFightArgs, 'input'>>;
  joinFight?: Resolver<ResolversTypes['JoinFightPayload'], ParentType, ContextType, RequireFields<MutationJoinFightArgs, 'input'>>;
  deleteFight?: Resolver<ResolversTypes['DeleteFightPayload'], ParentType, ContextType, RequireFields<MutationDeleteFightArgs, 'input'>>;
  leaveFight?: Resolver<ResolversTypes['FightPayload'], ParentType, ContextType, RequireFields<MutationLeaveFightArgs, 'input'>>;
  cancelFight?: Resolver<ResolversTypes['FightPayload'], ParentType, ContextType, RequireFields<MutationCancelFightArgs, 'input'>>;
  ready?: Resolver<ResolversTypes['FightPayload'], ParentType, ContextType, RequireFields<MutationReadyArgs, 'input'>>;
  declineChallenge?: Resolver<ResolversTypes['FightPayload'], ParentType, ContextType, RequireFields<MutationDeclineChallengeArgs, 'input'>>;
  rematch?: Resolver<ResolversTypes['RematchPayload'], ParentType, ContextType, RequireFields<MutationRematchArgs, 'input'>>;
  setClientSeed?: Resolver<ResolversTypes['FightPayload'], ParentType, ContextType, RequireFields<MutationSetClientSeedArgs, 'input'>>;
  createInvite?: Resolver<ResolversTypes['CreateInvitePayload'], ParentType, ContextType, RequireFields<MutationCreateInviteArgs, 'input'>>;
  reissueToken?: Resolver<ResolversTypes['ReissueTokenPayload'], ParentType, ContextType, RequireFields<MutationReissueTokenArgs, 'input'>>;
  placeFighter?: Resolver<ResolversTypes['ChoiceResult'], ParentType, ContextType, RequireFields<MutationPlaceFighterArgs, 'input'>>;
  submitMove?: Resolver<ResolversTypes['ChoiceResult'], ParentType, ContextType, RequireFields<MutationSubmitMoveArgs, 'input'>>;
  answerInterrupt?: Resolver<ResolversTypes['ChoiceResult'], ParentType, ContextType, RequireFields<MutationAnswerInterruptArgs, 'input'>>;
  carryOutMove?: Resolver<ResolversTypes['ChoiceResult'], ParentType, ContextType, RequireFields<MutationCarryOutMoveArgs, 'input'>>;
  adjustFacing?: Resolver<ResolversTypes['ChoiceResult'], ParentType, ContextType, RequireFields<MutationAdjustFacingArgs, 'input'>>;
  chooseAttack?: Resolver<ResolversTypes['ChoiceResult'], ParentType, ContextType, RequireFields<MutationChooseAttackArgs, 'input'>>;
  submitHitLocation?: Resolver<ResolversTypes['ChoiceResult'], ParentType, ContextType, RequireFields<MutationSubmitHitLocationArgs, 'input'>>;
  react?: Resolver<ResolversTypes['ChoiceResult'], ParentType, ContextType, RequireFields<MutationReactArgs, 'input'>>;
  recover?: Resolver<ResolversTypes['ChoiceResult'], ParentType, ContextType, RequireFields<MutationRecoverArgs, 'input'>>;
  spendAdrenalin?: Resolver<ResolversTypes['ChoiceResult'], ParentType, ContextType, RequireFields<MutationSpendAdrenalinArgs, 'input'>>;
  concede?: Resolver<ResolversTypes['ChoiceResult'], ParentType, ContextType, RequireFields<MutationConcedeArgs, 'input'>>;
  submitChoice?: Resolver<ResolversTypes['ChoiceResult'], ParentType, ContextType, RequireFields<MutationSubmitChoiceArgs, 'fightId' | 'choice' | 'wait'>>;
  publishScrollSet?: Resolver<ResolversTypes['PublishScrollSetPayload'], ParentType, ContextType, RequireFields<MutationPublishScrollSetArgs, 'input'>>;
  setOrders?: Resolver<ResolversTypes['FightPayload'], ParentType, ContextType, RequireFields<MutationSetOrdersArgs, 'input'>>;
  createAccount?: Resolver<ResolversTypes['CreateAccountPayload'], ParentType, ContextType, RequireFields<MutationCreateAccountArgs, 'input'>>;
  closeAccount?: Resolver<ResolversTypes['AccountPayload'], ParentType, ContextType, RequireFields<MutationCloseAccountArgs, 'input'>>;
  createKey?: Resolver<ResolversTypes['CreateKeyPayload'], ParentType, ContextType, RequireFields<MutationCreateKeyArgs, 'input'>>;
  rotateKey?: Resolver<ResolversTypes['CreateKeyPayload'], ParentType, ContextType, RequireFields<MutationRotateKeyArgs, 'input'>>;
  revokeKey?: Resolver<ResolversTypes['KeyPayload'], ParentType, ContextType, RequireFields<MutationRevokeKeyArgs, 'input'>>;
  advancePhase?: Resolver<ResolversTypes['FightPayload'], ParentType, ContextType, RequireFields<MutationAdvancePhaseArgs, 'input'>>;
};

export type SubscriptionResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  fightEvents?: SubscriptionResolver<ResolversTypes['FightEvents'], "fightEvents", ParentType, ContextType, RequireFields<SubscriptionFightEventsArgs, 'fightId' | 'afterSeq'>>;
  decisions?: SubscriptionResolver<ResolversTypes['DecisionChange'], "decisions", ParentType, ContextType>;
  lobby?: SubscriptionResolver<ResolversTypes['LobbyChange'], "lobby", ParentType, ContextType, Partial<SubscriptionLobbyArgs>>;
};

export type FightEventsResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['FightEvents'] = ResolversParentTypes['FightEvents']> = {
  resolveType: TypeResolveFn<'FightEventPage' | 'Lagged', ParentType, ContextType>;
};

export type FightEventPageResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['FightEventPage'] = ResolversParentTypes['FightEventPage']> = {
  events?: Resolver<ReadonlyArray<ResolversTypes['FightEvent']>, ParentType, ContextType>;
  lastSeq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  more?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LaggedResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['Lagged'] = ResolversParentTypes['Lagged']> = {
  afterSeq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DecisionChangeResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['DecisionChange'] = ResolversParentTypes['DecisionChange']> = {
  resolveType: TypeResolveFn<'DecisionOpened' | 'DecisionClosed', ParentType, ContextType>;
};

export type DecisionOpenedResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['DecisionOpened'] = ResolversParentTypes['DecisionOpened']> = {
  decision?: Resolver<ResolversTypes['Decision'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DecisionClosedResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['DecisionClosed'] = ResolversParentTypes['DecisionClosed']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fightId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LobbyChangeResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['LobbyChange'] = ResolversParentTypes['LobbyChange']> = {
  resolveType: TypeResolveFn<'FightListed' | 'FightUnlisted', ParentType, ContextType>;
};

export type FightListedResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['FightListed'] = ResolversParentTypes['FightListed']> = {
  fight?: Resolver<ResolversTypes['Fight'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FightUnlistedResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['FightUnlisted'] = ResolversParentTypes['FightUnlisted']> = {
  fightId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NodeResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  resolveType: TypeResolveFn<'Fight', ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  kind?: Resolver<ResolversTypes['ViewerKind'], ParentType, ContextType>;
  fightId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fight?: Resolver<Maybe<ResolversTypes['Fight']>, ParentType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  scopes?: Resolver<ReadonlyArray<ResolversTypes['Scope']>, ParentType, ContextType>;
};

export type AccountResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['Account'] = ResolversParentTypes['Account']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ApiKeyResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['ApiKey'] = ResolversParentTypes['ApiKey']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  accountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  scopes?: Resolver<ReadonlyArray<ResolversTypes['Scope']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CreateAccountPayloadResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['CreateAccountPayload'] = ResolversParentTypes['CreateAccountPayload']> = {
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ApiKey'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AccountPayloadResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['AccountPayload'] = ResolversParentTypes['AccountPayload']> = {
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
};

export type CreateKeyPayloadResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['CreateKeyPayload'] = ResolversParentTypes['CreateKeyPayload']> = {
  key?: Resolver<ResolversTypes['ApiKey'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KeyPayloadResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['KeyPayload'] = ResolversParentTypes['KeyPayload']> = {
  key?: Resolver<ResolversTypes['ApiKey'], ParentType, ContextType>;
};

export type FightConnectionResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['FightConnection'] = ResolversParentTypes['FightConnection']> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Fight']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FightResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['Fight'] = ResolversParentTypes['Fight']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ruleset?: Resolver<ResolversTypes['RulesetRef'], ParentType, ContextType>;
  style?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['FightStatus'], ParentType, ContextType>;
  pacing?: Resolver<ResolversTypes['Pacing'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['Visibility'], ParentType, ContextType>;
  clock?: Resolver<Maybe<ResolversTypes['Clock']>, ParentType, ContextType>;
  hideFighters?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  readyCheck?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rematchOf?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  rematch?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  cancelReason?: Resolver<Maybe<ResolversTypes['CancelReason']>, ParentType, ContextType>;
  turn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seats?: Resolver<ReadonlyArray<ResolversTypes['Seat']>, ParentType, ContextType>;
  pending?: Resolver<ReadonlyArray<ResolversTypes['Pending']>, ParentType, ContextType>;
  decisions?: Resolver<ReadonlyArray<ResolversTypes['Decision']>, ParentType, ContextType>;
  orders?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  game?: Resolver<Maybe<ResolversTypes['Game']>, ParentType, ContextType>;
  events?: Resolver<ResolversTypes['FightEventConnection'], ParentType, ContextType, RequireFields<FightEventsArgs, 'afterSeq' | 'first'>>;
  diceCommitment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  diceSeed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['Result']>, ParentType, ContextType>;
  frozen?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  record?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  archivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RulesetRefResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['RulesetRef'] = ResolversParentTypes['RulesetRef']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SeatResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['Seat'] = ResolversParentTypes['Seat']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  team?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taken?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  bot?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  reservedFor?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  inviteOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ready?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tokenRenewedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fighter?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  clock?: Resolver<Maybe<ResolversTypes['SeatClock']>, ParentType, ContextType>;
};

export type ClockResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['Clock'] = ResolversParentTypes['Clock']> = {
  preset?: Resolver<Maybe<ResolversTypes['ClockPreset']>, ParentType, ContextType>;
  perDecision?: Resolver<Maybe<ResolversTypes['Duration']>, ParentType, ContextType>;
  bank?: Resolver<Maybe<ResolversTypes['Duration']>, ParentType, ContextType>;
  increment?: Resolver<Maybe<ResolversTypes['Duration']>, ParentType, ContextType>;
  lag?: Resolver<ResolversTypes['Duration'], ParentType, ContextType>;
  timeoutsInARow?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  timeoutsInAll?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SeatClockResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['SeatClock'] = ResolversParentTypes['SeatClock']> = {
  remaining?: Resolver<Maybe<ResolversTypes['Duration']>, ParentType, ContextType>;
  running?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  timeoutsInARow?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  timeoutsInAll?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PendingResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['Pending'] = ResolversParentTypes['Pending']> = {
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  window?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deadline?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ResultResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['Result'] = ResolversParentTypes['Result']> = {
  winners?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ended?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SeatEnding']>>, ParentType, ContextType>;
};

export type SeatEndingResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['SeatEnding'] = ResolversParentTypes['SeatEnding']> = {
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  how?: Resolver<ResolversTypes['Ending'], ParentType, ContextType>;
};

export type GameResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['Game'] = ResolversParentTypes['Game']> = {
  resolveType: TypeResolveFn<'PitFight' | 'OtherGame', ParentType, ContextType>;
};

export type OtherGameResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['OtherGame'] = ResolversParentTypes['OtherGame']> = {
  fields?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DecisionResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['Decision'] = ResolversParentTypes['Decision']> = {
  resolveType: TypeResolveFn<'OtherDecision' | 'PlaceFighterDecision' | 'PickMoveDecision' | 'InterruptDecision' | 'CarryOutMoveDecision' | 'AdjustFacingDecision' | 'AttackDecision' | 'HitLocationDecision' | 'ReactDecision' | 'RecoverDecision' | 'AdvanceDecision', ParentType, ContextType>;
};

export type OtherDecisionResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['OtherDecision'] = ResolversParentTypes['OtherDecision']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fightId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rulesetId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fight?: Resolver<ResolversTypes['Fight'], ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sealed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  answered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deadline?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  remaining?: Resolver<Maybe<ResolversTypes['Duration']>, ParentType, ContextType>;
  fallback?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['JSON']>, ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlaceFighterDecisionResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['PlaceFighterDecision'] = ResolversParentTypes['PlaceFighterDecision']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fightId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rulesetId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fight?: Resolver<ResolversTypes['Fight'], ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sealed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  answered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deadline?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  remaining?: Resolver<Maybe<ResolversTypes['Duration']>, ParentType, ContextType>;
  fallback?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['JSON']>, ParentType, ContextType>;
  hexes?: Resolver<ReadonlyArray<ResolversTypes['Hex']>, ParentType, ContextType>;
  facings?: Resolver<ReadonlyArray<ResolversTypes['HexSide']>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PickMoveDecisionResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['PickMoveDecision'] = ResolversParentTypes['PickMoveDecision']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fightId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rulesetId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fight?: Resolver<ResolversTypes['Fight'], ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sealed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  answered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deadline?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  remaining?: Resolver<Maybe<ResolversTypes['Duration']>, ParentType, ContextType>;
  fallback?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['JSON']>, ParentType, ContextType>;
  moves?: Resolver<ReadonlyArray<ResolversTypes['MoveOption']>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InterruptDecisionResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['InterruptDecision'] = ResolversParentTypes['InterruptDecision']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fightId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rulesetId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fight?: Resolver<ResolversTypes['Fight'], ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sealed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  answered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deadline?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  remaining?: Resolver<Maybe<ResolversTypes['Duration']>, ParentType, ContextType>;
  fallback?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['JSON']>, ParentType, ContextType>;
  of?: Resolver<ResolversTypes['ActionKind'], ParentType, ContextType>;
  candidate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ownMove?: Resolver<Maybe<ResolversTypes['MoveOption']>, ParentType, ContextType>;
  stillToAct?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CarryOutMoveDecisionResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['CarryOutMoveDecision'] = ResolversParentTypes['CarryOutMoveDecision']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fightId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rulesetId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fight?: Resolver<ResolversTypes['Fight'], ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sealed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  answered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deadline?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  remaining?: Resolver<Maybe<ResolversTypes['Duration']>, ParentType, ContextType>;
  fallback?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['JSON']>, ParentType, ContextType>;
  move?: Resolver<ResolversTypes['MoveOption'], ParentType, ContextType>;
  facingOptions?: Resolver<ReadonlyArray<ResolversTypes['FacingOption']>, ParentType, ContextType>;
  mayTakeExtraHex?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdjustFacingDecisionResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['AdjustFacingDecision'] = ResolversParentTypes['AdjustFacingDecision']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fightId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rulesetId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fight?: Resolver<ResolversTypes['Fight'], ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sealed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  answered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deadline?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  remaining?: Resolver<Maybe<ResolversTypes['Duration']>, ParentType, ContextType>;
  fallback?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['JSON']>, ParentType, ContextType>;
  turnOptions?: Resolver<ReadonlyArray<ResolversTypes['TurnOption']>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttackDecisionResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['AttackDecision'] = ResolversParentTypes['AttackDecision']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fightId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rulesetId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fight?: Resolver<ResolversTypes['Fight'], ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sealed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  answered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deadline?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  remaining?: Resolver<Maybe<ResolversTypes['Duration']>, ParentType, ContextType>;
  fallback?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['JSON']>, ParentType, ContextType>;
  attacks?: Resolver<ReadonlyArray<ResolversTypes['AttackOption']>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HitLocationDecisionResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['HitLocationDecision'] = ResolversParentTypes['HitLocationDecision']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fightId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rulesetId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fight?: Resolver<ResolversTypes['Fight'], ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sealed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  answered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deadline?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  remaining?: Resolver<Maybe<ResolversTypes['Duration']>, ParentType, ContextType>;
  fallback?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['JSON']>, ParentType, ContextType>;
  attacker?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  attackKind?: Resolver<ResolversTypes['AttackKind'], ParentType, ContextType>;
  locations?: Resolver<ReadonlyArray<ResolversTypes['LocationOption']>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReactDecisionResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['ReactDecision'] = ResolversParentTypes['ReactDecision']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fightId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rulesetId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fight?: Resolver<ResolversTypes['Fight'], ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sealed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  answered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deadline?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  remaining?: Resolver<Maybe<ResolversTypes['Duration']>, ParentType, ContextType>;
  fallback?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['JSON']>, ParentType, ContextType>;
  window?: Resolver<ResolversTypes['ReactionWindow'], ParentType, ContextType>;
  losing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  uses?: Resolver<ReadonlyArray<ResolversTypes['ReactionUse']>, ParentType, ContextType>;
  rolls?: Resolver<ReadonlyArray<ResolversTypes['Roll']>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RecoverDecisionResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['RecoverDecision'] = ResolversParentTypes['RecoverDecision']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fightId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rulesetId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fight?: Resolver<ResolversTypes['Fight'], ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sealed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  answered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deadline?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  remaining?: Resolver<Maybe<ResolversTypes['Duration']>, ParentType, ContextType>;
  fallback?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['JSON']>, ParentType, ContextType>;
  reduced?: Resolver<ReadonlyArray<ResolversTypes['ReducedCharacteristic']>, ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  counters?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdvanceDecisionResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['AdvanceDecision'] = ResolversParentTypes['AdvanceDecision']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fightId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rulesetId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fight?: Resolver<ResolversTypes['Fight'], ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sealed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  answered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deadline?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  remaining?: Resolver<Maybe<ResolversTypes['Duration']>, ParentType, ContextType>;
  fallback?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['JSON']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FightEventResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['FightEvent'] = ResolversParentTypes['FightEvent']> = {
  resolveType: TypeResolveFn<'OtherEvent' | 'PhaseBegan' | 'FighterPlaced' | 'FighterMoved' | 'MoveCarriedOut' | 'PushOffResolved' | 'AttackRolled' | 'DamageDealt' | 'CriticalSuffered' | 'FighterTakenOut' | 'FightEnded', ParentType, ContextType>;
};

export type FightEventConnectionResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['FightEventConnection'] = ResolversParentTypes['FightEventConnection']> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['FightEvent']>, ParentType, ContextType>;
  lastSeq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type OtherEventResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['OtherEvent'] = ResolversParentTypes['OtherEvent']> = {
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  turn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ruling?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PhaseBeganResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['PhaseBegan'] = ResolversParentTypes['PhaseBegan']> = {
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  turn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ruling?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FighterPlacedResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['FighterPlaced'] = ResolversParentTypes['FighterPlaced']> = {
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  turn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ruling?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  hex?: Resolver<ResolversTypes['Hex'], ParentType, ContextType>;
  facing?: Resolver<ResolversTypes['HexSide'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FighterMovedResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['FighterMoved'] = ResolversParentTypes['FighterMoved']> = {
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  turn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ruling?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Hex'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Hex'], ParentType, ContextType>;
  extraHex?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MoveCarriedOutResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['MoveCarriedOut'] = ResolversParentTypes['MoveCarriedOut']> = {
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  turn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ruling?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['MoveEnd'], ParentType, ContextType>;
  hex?: Resolver<ResolversTypes['Hex'], ParentType, ContextType>;
  facing?: Resolver<ResolversTypes['HexSide'], ParentType, ContextType>;
  mightyBlow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PushOffResolvedResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['PushOffResolved'] = ResolversParentTypes['PushOffResolved']> = {
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  turn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ruling?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  mover?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  loser?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shares?: Resolver<ReadonlyArray<ResolversTypes['Share']>, ParentType, ContextType>;
  pushedTo?: Resolver<Maybe<ResolversTypes['Hex']>, ParentType, ContextType>;
  blocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttackRolledResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['AttackRolled'] = ResolversParentTypes['AttackRolled']> = {
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  turn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ruling?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dice?: Resolver<ReadonlyArray<ResolversTypes['Die']>, ParentType, ContextType>;
  shares?: Resolver<ReadonlyArray<ResolversTypes['Share']>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DamageDealtResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['DamageDealt'] = ResolversParentTypes['DamageDealt']> = {
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  turn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ruling?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['Location'], ParentType, ContextType>;
  rolled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bonus?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  armour?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  damage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wounds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CriticalSufferedResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['CriticalSuffered'] = ResolversParentTypes['CriticalSuffered']> = {
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  turn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ruling?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  location?: Resolver<ResolversTypes['Location'], ParentType, ContextType>;
  damage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  result?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  effects?: Resolver<ReadonlyArray<ResolversTypes['Effect']>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FighterTakenOutResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['FighterTakenOut'] = ResolversParentTypes['FighterTakenOut']> = {
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  turn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ruling?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  cause?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FightEndedResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['FightEnded'] = ResolversParentTypes['FightEnded']> = {
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  turn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ruling?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  winners?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MoveOptionResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['MoveOption'] = ResolversParentTypes['MoveOption']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  speed?: Resolver<ResolversTypes['Speed'], ParentType, ContextType>;
  legal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<ReadonlyArray<ResolversTypes['Hex']>, ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Hex'], ParentType, ContextType>;
  facings?: Resolver<ReadonlyArray<ResolversTypes['FacingOption']>, ParentType, ContextType>;
};

export type FacingOptionResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['FacingOption'] = ResolversParentTypes['FacingOption']> = {
  facing?: Resolver<ResolversTypes['HexSide'], ParentType, ContextType>;
  mightyBlow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hitOdds?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  exposure?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  gap?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TurnOptionResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['TurnOption'] = ResolversParentTypes['TurnOption']> = {
  turn?: Resolver<Maybe<ResolversTypes['Turn']>, ParentType, ContextType>;
  facing?: Resolver<ResolversTypes['HexSide'], ParentType, ContextType>;
  hitOdds?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  exposure?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  gap?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AttackOptionResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['AttackOption'] = ResolversParentTypes['AttackOption']> = {
  kind?: Resolver<ResolversTypes['AttackKind'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  attackModifier?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  defenceModifier?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hitOdds?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type LocationOptionResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['LocationOption'] = ResolversParentTypes['LocationOption']> = {
  location?: Resolver<ResolversTypes['Location'], ParentType, ContextType>;
  armour?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  adjacent?: Resolver<ReadonlyArray<ResolversTypes['Location']>, ParentType, ContextType>;
};

export type ReactionResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['Reaction'] = ResolversParentTypes['Reaction']> = {
  adrenalin?: Resolver<Maybe<ResolversTypes['Characteristic']>, ParentType, ContextType>;
  skill?: Resolver<Maybe<ResolversTypes['Skill']>, ParentType, ContextType>;
  die?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ReactionUseResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['ReactionUse'] = ResolversParentTypes['ReactionUse']> = {
  use?: Resolver<ResolversTypes['Reaction'], ParentType, ContextType>;
  canChangeOutcome?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RollResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['Roll'] = ResolversParentTypes['Roll']> = {
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sides?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ReducedCharacteristicResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['ReducedCharacteristic'] = ResolversParentTypes['ReducedCharacteristic']> = {
  characteristic?: Resolver<ResolversTypes['Characteristic'], ParentType, ContextType>;
  lost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StartingCharacteristicsResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['StartingCharacteristics'] = ResolversParentTypes['StartingCharacteristics']> = {
  WS?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  S?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  T?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  I?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  W?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CharacteristicsResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['Characteristics'] = ResolversParentTypes['Characteristics']> = {
  WS?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  S?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  T?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  I?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PitFightResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['PitFight'] = ResolversParentTypes['PitFight']> = {
  phase?: Resolver<ResolversTypes['PitFightPhase'], ParentType, ContextType>;
  style?: Resolver<ResolversTypes['Style'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['PitFightOptions'], ParentType, ContextType>;
  arena?: Resolver<ResolversTypes['Arena'], ParentType, ContextType>;
  scrolls?: Resolver<ResolversTypes['ScrollSetRef'], ParentType, ContextType>;
  fighters?: Resolver<ReadonlyArray<ResolversTypes['Fighter']>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PitFightOptionsResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['PitFightOptions'] = ResolversParentTypes['PitFightOptions']> = {
  turnLimit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  idleTurnLimit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  separateArms?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pacing?: Resolver<ResolversTypes['Pacing'], ParentType, ContextType>;
};

export type ArenaResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['Arena'] = ResolversParentTypes['Arena']> = {
  radius?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hexes?: Resolver<ReadonlyArray<ResolversTypes['Hex']>, ParentType, ContextType>;
  walls?: Resolver<ReadonlyArray<ResolversTypes['Hex']>, ParentType, ContextType>;
};

export type ScrollSetRefResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['ScrollSetRef'] = ResolversParentTypes['ScrollSetRef']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FighterResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['Fighter'] = ResolversParentTypes['Fighter']> = {
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['Title']>, ParentType, ContextType>;
  skills?: Resolver<ReadonlyArray<ResolversTypes['Skill']>, ParentType, ContextType>;
  at?: Resolver<Maybe<ResolversTypes['Hex']>, ParentType, ContextType>;
  facing?: Resolver<Maybe<ResolversTypes['HexSide']>, ParentType, ContextType>;
  wounds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  starting?: Resolver<ResolversTypes['StartingCharacteristics'], ParentType, ContextType>;
  characteristics?: Resolver<ResolversTypes['Characteristics'], ParentType, ContextType>;
  attackModifier?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  defenceModifier?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mightyBlow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  effects?: Resolver<ReadonlyArray<ResolversTypes['Effect']>, ParentType, ContextType>;
  takenOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  dead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  damageInflicted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  adrenalin?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  lastMove?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mayPickFast?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  move?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EffectResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['Effect'] = ResolversParentTypes['Effect']> = {
  kind?: Resolver<ResolversTypes['EffectKind'], ParentType, ContextType>;
  ends?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  side?: Resolver<Maybe<ResolversTypes['BodySide']>, ParentType, ContextType>;
  inches?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  tries?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ShareResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['Share'] = ResolversParentTypes['Share']> = {
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  die?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skill?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  modifier?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DieResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['Die'] = ResolversParentTypes['Die']> = {
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sides?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FighterVerdictResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['FighterVerdict'] = ResolversParentTypes['FighterVerdict']> = {
  valid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  faults?: Resolver<ReadonlyArray<ResolversTypes['FighterFault']>, ParentType, ContextType>;
};

export type FighterFaultResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['FighterFault'] = ResolversParentTypes['FighterFault']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AttackOddsResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['AttackOdds'] = ResolversParentTypes['AttackOdds']> = {
  attack?: Resolver<ResolversTypes['Attack'], ParentType, ContextType>;
  attackModifier?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  defenceModifier?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hit?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  damage?: Resolver<ReadonlyArray<ResolversTypes['DamageChance']>, ParentType, ContextType>;
  criticals?: Resolver<ReadonlyArray<ResolversTypes['CriticalChance']>, ParentType, ContextType>;
  takenOut?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type AttackResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['Attack'] = ResolversParentTypes['Attack']> = {
  kind?: Resolver<ResolversTypes['AttackKind'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
};

export type DamageChanceResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['DamageChance'] = ResolversParentTypes['DamageChance']> = {
  damage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  chance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CriticalChanceResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['CriticalChance'] = ResolversParentTypes['CriticalChance']> = {
  result?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  chance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type StyleResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['Style'] = ResolversParentTypes['Style']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  groups?: Resolver<ReadonlyArray<ResolversTypes['FighterGroup']>, ParentType, ContextType>;
  titles?: Resolver<ReadonlyArray<ResolversTypes['Title']>, ParentType, ContextType>;
  sides?: Resolver<ResolversTypes['Sides'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['StyleEnd'], ParentType, ContextType>;
};

export type CreateFightPayloadResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['CreateFightPayload'] = ResolversParentTypes['CreateFightPayload']> = {
  fight?: Resolver<ResolversTypes['Fight'], ParentType, ContextType>;
  hostToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seatTokens?: Resolver<ReadonlyArray<ResolversTypes['SeatToken']>, ParentType, ContextType>;
};

export type SeatTokenResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['SeatToken'] = ResolversParentTypes['SeatToken']> = {
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RematchPayloadResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['RematchPayload'] = ResolversParentTypes['RematchPayload']> = {
  fight?: Resolver<ResolversTypes['Fight'], ParentType, ContextType>;
  hostToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seatTokens?: Resolver<ReadonlyArray<ResolversTypes['SeatToken']>, ParentType, ContextType>;
};

export type JoinFightPayloadResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['JoinFightPayload'] = ResolversParentTypes['JoinFightPayload']> = {
  fight?: Resolver<ResolversTypes['Fight'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeleteFightPayloadResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['DeleteFightPayload'] = ResolversParentTypes['DeleteFightPayload']> = {
  fightId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CreateInvitePayloadResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['CreateInvitePayload'] = ResolversParentTypes['CreateInvitePayload']> = {
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  invite?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReissueTokenPayloadResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['ReissueTokenPayload'] = ResolversParentTypes['ReissueTokenPayload']> = {
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FightPayloadResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['FightPayload'] = ResolversParentTypes['FightPayload']> = {
  fight?: Resolver<ResolversTypes['Fight'], ParentType, ContextType>;
};

export type ChoiceResultResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['ChoiceResult'] = ResolversParentTypes['ChoiceResult']> = {
  resolveType: TypeResolveFn<'ChoiceAccepted' | 'ChoiceRefused', ParentType, ContextType>;
};

export type ChoiceAcceptedResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['ChoiceAccepted'] = ResolversParentTypes['ChoiceAccepted']> = {
  fight?: Resolver<Maybe<ResolversTypes['Fight']>, ParentType, ContextType>;
  acceptedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  events?: Resolver<ReadonlyArray<ResolversTypes['FightEvent']>, ParentType, ContextType>;
  next?: Resolver<ReadonlyArray<ResolversTypes['Decision']>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChoiceRefusedResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['ChoiceRefused'] = ResolversParentTypes['ChoiceRefused']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['Decision']>, ParentType, ContextType>;
  fight?: Resolver<Maybe<ResolversTypes['Fight']>, ParentType, ContextType>;
  budget?: Resolver<Maybe<ResolversTypes['Budget']>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BudgetResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['Budget'] = ResolversParentTypes['Budget']> = {
  name?: Resolver<ResolversTypes['BudgetName'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  per?: Resolver<ResolversTypes['BudgetScope'], ParentType, ContextType>;
  freedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RulesetResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['Ruleset'] = ResolversParentTypes['Ruleset']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  game?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  choiceSchemas?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type ScrollSetConnectionResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['ScrollSetConnection'] = ResolversParentTypes['ScrollSetConnection']> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ScrollSet']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ScrollSetResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['ScrollSet'] = ResolversParentTypes['ScrollSet']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provenance?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  types?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  scrolls?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PublishScrollSetPayloadResolvers<ContextType = MercuriusContext, ParentType extends ResolversParentTypes['PublishScrollSetPayload'] = ResolversParentTypes['PublishScrollSetPayload']> = {
  scrollSet?: Resolver<ResolversTypes['ScrollSet'], ParentType, ContextType>;
};

export type Resolvers<ContextType = MercuriusContext> = {
  Hex?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Duration?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  FightEvents?: FightEventsResolvers<ContextType>;
  FightEventPage?: FightEventPageResolvers<ContextType>;
  Lagged?: LaggedResolvers<ContextType>;
  DecisionChange?: DecisionChangeResolvers<ContextType>;
  DecisionOpened?: DecisionOpenedResolvers<ContextType>;
  DecisionClosed?: DecisionClosedResolvers<ContextType>;
  LobbyChange?: LobbyChangeResolvers<ContextType>;
  FightListed?: FightListedResolvers<ContextType>;
  FightUnlisted?: FightUnlistedResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  Account?: AccountResolvers<ContextType>;
  ApiKey?: ApiKeyResolvers<ContextType>;
  CreateAccountPayload?: CreateAccountPayloadResolvers<ContextType>;
  AccountPayload?: AccountPayloadResolvers<ContextType>;
  CreateKeyPayload?: CreateKeyPayloadResolvers<ContextType>;
  KeyPayload?: KeyPayloadResolvers<ContextType>;
  FightConnection?: FightConnectionResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Fight?: FightResolvers<ContextType>;
  RulesetRef?: RulesetRefResolvers<ContextType>;
  Seat?: SeatResolvers<ContextType>;
  Clock?: ClockResolvers<ContextType>;
  SeatClock?: SeatClockResolvers<ContextType>;
  Pending?: PendingResolvers<ContextType>;
  Result?: ResultResolvers<ContextType>;
  SeatEnding?: SeatEndingResolvers<ContextType>;
  Game?: GameResolvers<ContextType>;
  OtherGame?: OtherGameResolvers<ContextType>;
  Decision?: DecisionResolvers<ContextType>;
  OtherDecision?: OtherDecisionResolvers<ContextType>;
  PlaceFighterDecision?: PlaceFighterDecisionResolvers<ContextType>;
  PickMoveDecision?: PickMoveDecisionResolvers<ContextType>;
  InterruptDecision?: InterruptDecisionResolvers<ContextType>;
  CarryOutMoveDecision?: CarryOutMoveDecisionResolvers<ContextType>;
  AdjustFacingDecision?: AdjustFacingDecisionResolvers<ContextType>;
  AttackDecision?: AttackDecisionResolvers<ContextType>;
  HitLocationDecision?: HitLocationDecisionResolvers<ContextType>;
  ReactDecision?: ReactDecisionResolvers<ContextType>;
  RecoverDecision?: RecoverDecisionResolvers<ContextType>;
  AdvanceDecision?: AdvanceDecisionResolvers<ContextType>;
  FightEvent?: FightEventResolvers<ContextType>;
  FightEventConnection?: FightEventConnectionResolvers<ContextType>;
  OtherEvent?: OtherEventResolvers<ContextType>;
  PhaseBegan?: PhaseBeganResolvers<ContextType>;
  FighterPlaced?: FighterPlacedResolvers<ContextType>;
  FighterMoved?: FighterMovedResolvers<ContextType>;
  MoveCarriedOut?: MoveCarriedOutResolvers<ContextType>;
  PushOffResolved?: PushOffResolvedResolvers<ContextType>;
  AttackRolled?: AttackRolledResolvers<ContextType>;
  DamageDealt?: DamageDealtResolvers<ContextType>;
  CriticalSuffered?: CriticalSufferedResolvers<ContextType>;
  FighterTakenOut?: FighterTakenOutResolvers<ContextType>;
  FightEnded?: FightEndedResolvers<ContextType>;
  MoveOption?: MoveOptionResolvers<ContextType>;
  FacingOption?: FacingOptionResolvers<ContextType>;
  TurnOption?: TurnOptionResolvers<ContextType>;
  AttackOption?: AttackOptionResolvers<ContextType>;
  LocationOption?: LocationOptionResolvers<ContextType>;
  Reaction?: ReactionResolvers<ContextType>;
  ReactionUse?: ReactionUseResolvers<ContextType>;
  Roll?: RollResolvers<ContextType>;
  ReducedCharacteristic?: ReducedCharacteristicResolvers<ContextType>;
  StartingCharacteristics?: StartingCharacteristicsResolvers<ContextType>;
  Characteristics?: CharacteristicsResolvers<ContextType>;
  PitFight?: PitFightResolvers<ContextType>;
  PitFightOptions?: PitFightOptionsResolvers<ContextType>;
  Arena?: ArenaResolvers<ContextType>;
  ScrollSetRef?: ScrollSetRefResolvers<ContextType>;
  Fighter?: FighterResolvers<ContextType>;
  Effect?: EffectResolvers<ContextType>;
  Share?: ShareResolvers<ContextType>;
  Die?: DieResolvers<ContextType>;
  FighterVerdict?: FighterVerdictResolvers<ContextType>;
  FighterFault?: FighterFaultResolvers<ContextType>;
  AttackOdds?: AttackOddsResolvers<ContextType>;
  Attack?: AttackResolvers<ContextType>;
  DamageChance?: DamageChanceResolvers<ContextType>;
  CriticalChance?: CriticalChanceResolvers<ContextType>;
  Style?: StyleResolvers<ContextType>;
  CreateFightPayload?: CreateFightPayloadResolvers<ContextType>;
  SeatToken?: SeatTokenResolvers<ContextType>;
  RematchPayload?: RematchPayloadResolvers<ContextType>;
  JoinFightPayload?: JoinFightPayloadResolvers<ContextType>;
  DeleteFightPayload?: DeleteFightPayloadResolvers<ContextType>;
  CreateInvitePayload?: CreateInvitePayloadResolvers<ContextType>;
  ReissueTokenPayload?: ReissueTokenPayloadResolvers<ContextType>;
  FightPayload?: FightPayloadResolvers<ContextType>;
  ChoiceResult?: ChoiceResultResolvers<ContextType>;
  ChoiceAccepted?: ChoiceAcceptedResolvers<ContextType>;
  ChoiceRefused?: ChoiceRefusedResolvers<ContextType>;
  Budget?: BudgetResolvers<ContextType>;
  Ruleset?: RulesetResolvers<ContextType>;
  ScrollSetConnection?: ScrollSetConnectionResolvers<ContextType>;
  ScrollSet?: ScrollSetResolvers<ContextType>;
  PublishScrollSetPayload?: PublishScrollSetPayloadResolvers<ContextType>;
};

