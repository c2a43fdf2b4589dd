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
  /** A moment, as ISO 8601 in UTC. */
  DateTime: { input: string; output: string; }
  /** A length of time, as an ISO 8601 duration. */
  Duration: { input: string; output: string; }
};

/** What everybody may read, as far as the bearer of the token may see it. */
export type Query = {
  readonly __typename?: 'Query';
  /** Who the bearer of the token is. */
  readonly viewer: Viewer;
  /** An account, by its id or its name. */
  readonly account?: Maybe<Account>;
  /** The keys of the account that are good. Takes a key with the scope keys. */
  readonly keys: ReadonlyArray<ApiKey>;
  /** One fight. A private one that the bearer has no part in is answered as if there were none. */
  readonly fight?: Maybe<Fight>;
  /** Fights that everybody may see, the newest first. */
  readonly fights: FightConnection;
  /** What the bearer is asked now, over all its fights or in one. */
  readonly decisions: ReadonlyArray<Decision>;
  /** The games that can be played here. */
  readonly rulesets: ReadonlyArray<RulesetRef>;
  /** A game that can be played here, with all that a client needs to explain it. */
  readonly ruleset: Ruleset;
  /** The exact odds of an attack that the bearer's seat could make from where it stands, if nobody reacts. For a seat. */
  readonly odds: AttackOdds;
  /** Whether a fighter may fight in a style and by a scroll set, and all that is wrong with it. Nothing is created. */
  readonly validateFighter: FighterVerdict;
  /** The published scroll sets, by name. A page ends early where its sets are large. */
  readonly scrollSets: ScrollSetConnection;
  /** One published scroll set; null: there is none of that name and hash. */
  readonly scrollSet?: Maybe<ScrollSet>;
};


/** What everybody may read, as far as the bearer of the token may see it. */
export type QueryAccountArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
};


/** What everybody may read, as far as the bearer of the token may see it. */
export type QueryKeysArgs = {
  account?: InputMaybe<Scalars['ID']['input']>;
};


/** What everybody may read, as far as the bearer of the token may see it. */
export type QueryFightArgs = {
  id: Scalars['ID']['input'];
};


/** What everybody may read, as far as the bearer of the token may see it. */
export type QueryFightsArgs = {
  filter?: InputMaybe<FightFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** What everybody may read, as far as the bearer of the token may see it. */
export type QueryDecisionsArgs = {
  fightId?: InputMaybe<Scalars['ID']['input']>;
  wait?: InputMaybe<Scalars['Int']['input']>;
};


/** What everybody may read, as far as the bearer of the token may see it. */
export type QueryRulesetArgs = {
  id?: InputMaybe<Scalars['String']['input']>;
};


/** What everybody may read, as far as the bearer of the token may see it. */
export type QueryOddsArgs = {
  fightId: Scalars['ID']['input'];
  attack: AttackInput;
  aim?: InputMaybe<Location>;
  guess?: InputMaybe<Location>;
};


/** What everybody may read, as far as the bearer of the token may see it. */
export type QueryValidateFighterArgs = {
  input: ValidateFighterInput;
};


/** What everybody may read, as far as the bearer of the token may see it. */
export type QueryScrollSetsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** What everybody may read, as far as the bearer of the token may see it. */
export type QueryScrollSetArgs = {
  name: Scalars['String']['input'];
  hash?: InputMaybe<Scalars['String']['input']>;
};

/** What changes fights. One mutation a request. */
export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Creates a fight. It starts at once if every seat brings a fighter. Whoever creates it is its host: by the host's token, and an account (scope host) by its key too. */
  readonly createFight: CreateFightPayload;
  /** Takes an open seat with a fighter. The fight starts when the last seat is taken. A private fight is joined with an invite, or another token of it, such as the host's. An account (scope play) has one seat of a fight at most, and plays it by its key too. */
  readonly joinFight: JoinFightPayload;
  /** Deletes a fight, whatever its status. For the operator. Its log, its record and its tokens are gone with it; its rematches and scroll sets stay. */
  readonly deleteFight: DeleteFightPayload;
  /** Leaves a fight that has not started. The seat is open again and its token is void. For the seat itself and the host. */
  readonly leaveFight: FightPayload;
  /** Cancels a fight that has not started. For the host. */
  readonly cancelFight: FightPayload;
  /** Says that the fight may begin, which it does with the last who says so. For a seat of a fight with `readyCheck`. */
  readonly ready: FightPayload;
  /** Declines a challenge: the fight is cancelled. For whom a seat waits: its account, or in a rematch the bearer of the old seat's token. */
  readonly declineChallenge: FightPayload;
  /** Fights a finished fight again on the same terms. For its host and its seats: the first call makes the rematch, and each seats the bearer's fighters again, as they were armed then. The others come by a call of their own, or take the seat otherwise armed with joinFight. A repeat gets its own answer, and who left the rematch is seated anew; once it is declined or cancelled, the next call makes the next. */
  readonly rematch: RematchPayload;
  /** Gives the bearer's share of the dice's seed, while the fight has not started. For a seat. */
  readonly setClientSeed: FightPayload;
  /** Makes an invite, which shows the fight as the public sees it, a private one too, and takes a seat. For the host, while the fight has not started. */
  readonly createInvite: CreateInvitePayload;
  /** Makes a new token for the host or for a seat that the host's own requests filled and in which no account sits; the old one is void. In a running fight the new token of a seat neither sees nor replaces what the seat had sealed, ordered or said in advance. For the host. */
  readonly reissueToken: ReissueTokenPayload;
  /** Answers PLACE_FIGHTER: where a fighter begins, and which way it faces. */
  readonly placeFighter: ChoiceResult;
  /** Answers PICK_MOVE. Sealed: nobody sees the move until it is carried out. */
  readonly submitMove: ChoiceResult;
  /** Answers INTERRUPT: whether to act before the candidate does. Sealed until all who are asked have answered. */
  readonly answerInterrupt: ChoiceResult;
  /** Answers CARRY_OUT_MOVE: which way to face at the end, and whether to take an extra hex. */
  readonly carryOutMove: ChoiceResult;
  /** Answers ADJUST_FACING: a turn by one side after all have moved. */
  readonly adjustFacing: ChoiceResult;
  /** Answers ATTACK: whom to attack and how, or nobody. */
  readonly chooseAttack: ChoiceResult;
  /** Answers HIT_LOCATION. Sealed until attacker and target have answered. */
  readonly submitHitLocation: ChoiceResult;
  /** Answers REACT: what to use in this window, or nothing. */
  readonly react: ChoiceResult;
  /** Answers RECOVER: what to take back for a counter, or nothing. Sealed until all who are asked have answered. */
  readonly recover: ChoiceResult;
  /** Spends a counter of Adrenalin for +10 to a characteristic until the End Phase, whenever the fight waits for anybody. It answers no decision. */
  readonly spendAdrenalin: ChoiceResult;
  /** Gives the fight up. It answers no decision. */
  readonly concede: ChoiceResult;
  /** Any choice of any ruleset, as an object: `{ decision, kind, … }` with the fields of its kind, as REST takes it and a record holds it. */
  readonly submitChoice: ChoiceResult;
  /** Publishes a scroll set of the caller's own: it never changes again, and any fight may name it. The same content again gives the same answer. */
  readonly publishScrollSet: PublishScrollSetPayload;
  /** Gives the bearer's seat standing orders: what it answers whenever it is asked, until it says otherwise. What is asked now and they answer is answered at once. */
  readonly setOrders: FightPayload;
  /** Creates an account. The answer shows its first key, which is shown never again. Where the server does not let everybody, it is for the operator. */
  readonly createAccount: CreateAccountPayload;
  /** Closes an account: its keys are void from then on, and nobody else gets its name. For the operator. */
  readonly closeAccount: AccountPayload;
  /** Makes another key for the account. Takes a key with the scope keys; the new one gets no scope that this one has not. It is shown once. */
  readonly createKey: CreateKeyPayload;
  /** Makes a new key in the place of an old one, which stays good for a while. Takes a key with the scope keys. */
  readonly rotateKey: CreateKeyPayload;
  /** Revokes a key: it is void at once; sockets and streams that were opened with it are closed. Takes a key with the scope keys. */
  readonly revokeKey: KeyPayload;
  /** Lets a fight with MANUAL pacing go on to its next phase. For the host. */
  readonly advancePhase: FightPayload;
};


/** What changes fights. One mutation a request. */
export type MutationCreateFightArgs = {
  input: CreateFightInput;
};


/** What changes fights. One mutation a request. */
export type MutationJoinFightArgs = {
  input: JoinFightInput;
};


/** What changes fights. One mutation a request. */
export type MutationDeleteFightArgs = {
  input: DeleteFightInput;
};


/** What changes fights. One mutation a request. */
export type MutationLeaveFightArgs = {
  input: LeaveFightInput;
};


/** What changes fights. One mutation a request. */
export type MutationCancelFightArgs = {
  input: CancelFightInput;
};


/** What changes fights. One mutation a request. */
export type MutationReadyArgs = {
  input: ReadyInput;
};


/** What changes fights. One mutation a request. */
export type MutationDeclineChallengeArgs = {
  input: DeclineChallengeInput;
};


/** What changes fights. One mutation a request. */
export type MutationRematchArgs = {
  input: RematchInput;
};


/** What changes fights. One mutation a request. */
export type MutationSetClientSeedArgs = {
  input: SetClientSeedInput;
};


/** What changes fights. One mutation a request. */
export type MutationCreateInviteArgs = {
  input: CreateInviteInput;
};


/** What changes fights. One mutation a request. */
export type MutationReissueTokenArgs = {
  input: ReissueTokenInput;
};


/** What changes fights. One mutation a request. */
export type MutationPlaceFighterArgs = {
  input: PlaceFighterInput;
};


/** What changes fights. One mutation a request. */
export type MutationSubmitMoveArgs = {
  input: SubmitMoveInput;
};


/** What changes fights. One mutation a request. */
export type MutationAnswerInterruptArgs = {
  input: AnswerInterruptInput;
};


/** What changes fights. One mutation a request. */
export type MutationCarryOutMoveArgs = {
  input: CarryOutMoveInput;
};


/** What changes fights. One mutation a request. */
export type MutationAdjustFacingArgs = {
  input: AdjustFacingInput;
};


/** What changes fights. One mutation a request. */
export type MutationChooseAttackArgs = {
  input: ChooseAttackInput;
};


/** What changes fights. One mutation a request. */
export type MutationSubmitHitLocationArgs = {
  input: SubmitHitLocationInput;
};


/** What changes fights. One mutation a request. */
export type MutationReactArgs = {
  input: ReactInput;
};


/** What changes fights. One mutation a request. */
export type MutationRecoverArgs = {
  input: RecoverInput;
};


/** What changes fights. One mutation a request. */
export type MutationSpendAdrenalinArgs = {
  input: SpendAdrenalinInput;
};


/** What changes fights. One mutation a request. */
export type MutationConcedeArgs = {
  input: ConcedeInput;
};


/** What changes fights. One mutation a request. */
export type MutationSubmitChoiceArgs = {
  fightId: Scalars['ID']['input'];
  choice: Scalars['JSON']['input'];
  wait?: InputMaybe<Scalars['Int']['input']>;
};


/** What changes fights. One mutation a request. */
export type MutationPublishScrollSetArgs = {
  input: PublishScrollSetInput;
};


/** What changes fights. One mutation a request. */
export type MutationSetOrdersArgs = {
  input: SetOrdersInput;
};


/** What changes fights. One mutation a request. */
export type MutationCreateAccountArgs = {
  input: CreateAccountInput;
};


/** What changes fights. One mutation a request. */
export type MutationCloseAccountArgs = {
  input: CloseAccountInput;
};


/** What changes fights. One mutation a request. */
export type MutationCreateKeyArgs = {
  input: CreateKeyInput;
};


/** What changes fights. One mutation a request. */
export type MutationRotateKeyArgs = {
  input: RotateKeyInput;
};


/** What changes fights. One mutation a request. */
export type MutationRevokeKeyArgs = {
  input: RevokeKeyInput;
};


/** What changes fights. One mutation a request. */
export type MutationAdvancePhaseArgs = {
  input: AdvancePhaseInput;
};

/** What is told as it happens, over WebSocket at /graphql/live by the protocol graphql-transport-ws. docs/live.md shows how. */
export type Subscription = {
  readonly __typename?: 'Subscription';
  /** Every event of a fight once and in order: those that are missing first, then each as it happens. It ends with the fight. */
  readonly fightEvents: FightEvents;
  /** What the bearer is asked now, over all its fights, then each decision as it is put or closed. */
  readonly decisions: DecisionChange;
  /** The newest 200 public fights that can be joined and fit; then each as it comes, changes or goes. */
  readonly lobby: LobbyChange;
};


/** What is told as it happens, over WebSocket at /graphql/live by the protocol graphql-transport-ws. docs/live.md shows how. */
export type SubscriptionFightEventsArgs = {
  fightId: Scalars['ID']['input'];
  afterSeq?: InputMaybe<Scalars['Int']['input']>;
};


/** What is told as it happens, over WebSocket at /graphql/live by the protocol graphql-transport-ws. docs/live.md shows how. */
export type SubscriptionLobbyArgs = {
  filter?: InputMaybe<LobbyFilter>;
};

/** What whoever watches a fight is told. */
export type FightEvents = FightEventPage | Lagged;

/** The next events of a fight. */
export type FightEventPage = {
  readonly __typename?: 'FightEventPage';
  /** The events, in order. */
  readonly events: ReadonlyArray<FightEvent>;
  /** The number of the last. */
  readonly lastSeq: Scalars['Int']['output'];
  /** Whether there are more already. */
  readonly more: Scalars['Boolean']['output'];
};

/** The last word to a reader that fell too far behind. Subscribe again to resume. */
export type Lagged = {
  readonly __typename?: 'Lagged';
  /** The number to resume after. */
  readonly afterSeq: Scalars['Int']['output'];
};

/** What changed in what the bearer is asked. */
export type DecisionChange = DecisionOpened | DecisionClosed;

/** A decision was put to the bearer, or its deadline was moved. */
export type DecisionOpened = {
  readonly __typename?: 'DecisionOpened';
  /** The decision. */
  readonly decision: Decision;
};

/** A decision needs no answer any more: it was answered, or the fight went on. */
export type DecisionClosed = {
  readonly __typename?: 'DecisionClosed';
  /** The decision's id. */
  readonly id: Scalars['ID']['output'];
  /** The fight's id. */
  readonly fightId: Scalars['ID']['output'];
};

/** What changed in what can be joined. */
export type LobbyChange = FightListed | FightUnlisted;

/** A fight can be joined; or it could already, and looks otherwise now. */
export type FightListed = {
  readonly __typename?: 'FightListed';
  /** The fight. */
  readonly fight: Fight;
};

/** A fight cannot be joined any more, is no longer among the newest, or does not fit the filter any more. */
export type FightUnlisted = {
  readonly __typename?: 'FightUnlisted';
  /** The fight's id. */
  readonly fightId: Scalars['ID']['output'];
};

/** Something with an id of its own. */
export type Node = {
  /** Names it for good; opaque. */
  readonly id: Scalars['ID']['output'];
};

/** Who a token stands for. */
export type Viewer = {
  readonly __typename?: 'Viewer';
  /** What the bearer is. */
  readonly kind: ViewerKind;
  /** The fight that the token belongs to; null: it belongs to none. */
  readonly fightId?: Maybe<Scalars['ID']['output']>;
  /** The bearer's seat in that fight, or the one that it is invited to; null: it is none. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** The fight that the token belongs to, as the bearer sees it; null: it belongs to none. */
  readonly fight?: Maybe<Fight>;
  /** The account that the key belongs to; null: it is no key. */
  readonly account?: Maybe<Account>;
  /** What the key is good for; a token of a fight has none. */
  readonly scopes: ReadonlyArray<Scope>;
};

/** An account, as everybody may see it. */
export type Account = {
  readonly __typename?: 'Account';
  /** Its id. */
  readonly id: Scalars['ID']['output'];
  /** What it is called. */
  readonly name: Scalars['String']['output'];
};

/** A key, as its account sees it. */
export type ApiKey = {
  readonly __typename?: 'ApiKey';
  /** Names the key; not secret. */
  readonly id: Scalars['ID']['output'];
  /** Whose it is. */
  readonly accountId: Scalars['ID']['output'];
  /** What it is good for. */
  readonly scopes: ReadonlyArray<Scope>;
  /** What the account calls it. */
  readonly label?: Maybe<Scalars['String']['output']>;
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** From then on it is void; null: until it is revoked. */
  readonly endsAt?: Maybe<Scalars['DateTime']['output']>;
};

/** What a key may be good for. */
export type Scope =
  /** To take seats and answer for them. */
  | 'play'
  /** To create fights and be their host. */
  | 'host'
  /** To see to the keys of its account. */
  | 'keys'
  /** To do what the operator may. */
  | 'admin';

/** An account to create. */
export type CreateAccountInput = {
  /** What everybody knows it by: 2 to 32 letters, digits, spaces and . _ - '. */
  readonly name: Scalars['String']['input'];
  /** What the account calls its first key. */
  readonly label?: InputMaybe<Scalars['String']['input']>;
};

/** A new account, and its first key. */
export type CreateAccountPayload = {
  readonly __typename?: 'CreateAccountPayload';
  /** The account. */
  readonly account: Account;
  /** Its first key. */
  readonly key: ApiKey;
  /** The key itself, to be sent as `Authorization: Bearer <token>`. Shown once. */
  readonly token: Scalars['String']['output'];
};

/** An account to close. */
export type CloseAccountInput = {
  /** The account. */
  readonly id: Scalars['ID']['input'];
};

/** The account as it is now. */
export type AccountPayload = {
  readonly __typename?: 'AccountPayload';
  /** The account. */
  readonly account: Account;
};

/** A key to make. */
export type CreateKeyInput = {
  /** Whose key it is, by id or name; left out: the bearer's. Another's is for the operator. */
  readonly account?: InputMaybe<Scalars['ID']['input']>;
  /** What it is good for; no more than the key that is sent. */
  readonly scopes: ReadonlyArray<Scope>;
  /** What the account calls it. */
  readonly label?: InputMaybe<Scalars['String']['input']>;
};

/** A new key. */
export type CreateKeyPayload = {
  readonly __typename?: 'CreateKeyPayload';
  /** The key. */
  readonly key: ApiKey;
  /** The key itself, to be sent as `Authorization: Bearer <token>`. Shown once. */
  readonly token: Scalars['String']['output'];
};

/** A key to put a new one in the place of. */
export type RotateKeyInput = {
  /** The old key. */
  readonly id: Scalars['ID']['input'];
  /** How long it stays good, at most P7D; left out: PT1H. */
  readonly grace?: InputMaybe<Scalars['Duration']['input']>;
};

/** A key to revoke. */
export type RevokeKeyInput = {
  /** The key. */
  readonly id: Scalars['ID']['input'];
};

/** The key as it is now. */
export type KeyPayload = {
  readonly __typename?: 'KeyPayload';
  /** The key. */
  readonly key: ApiKey;
};

/** What the bearer of a request may be. */
export type ViewerKind =
  /** Anybody: no token was sent. */
  | 'PUBLIC'
  /** The host of a fight. */
  | 'HOST'
  /** A seat of a fight. */
  | 'SEAT'
  /** Somebody who is invited to a fight. */
  | 'INVITE'
  /** An account, by one of its keys. */
  | 'ACCOUNT'
  /** The operator of the server. */
  | 'ADMIN';

/** Which fights to list. Fields that are left out do not count. */
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
  /** Only with so many seats, taken or not, 1 to 64. */
  readonly seats?: InputMaybe<Scalars['Int']['input']>;
  /** Only with (true) or without (false) a house bot in a seat. */
  readonly withBot?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only with this pacing. */
  readonly pacing?: InputMaybe<Pacing>;
  /** Only with (true) or without (false) a seat that anybody may take. */
  readonly hasOpenSeat?: InputMaybe<Scalars['Boolean']['input']>;
  /** True: only open fights, private ones too, in which a seat waits for the account of the bearer. */
  readonly invited?: InputMaybe<Scalars['Boolean']['input']>;
  /** True: only fights, private ones too, in which the account of the bearer has part, as host or in a seat. */
  readonly mine?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Which fights to be told of. Fields that are left out do not count. */
export type LobbyFilter = {
  /** Only of this ruleset, by its id. */
  readonly ruleset?: InputMaybe<Scalars['String']['input']>;
  /** Only of this style of combat. */
  readonly style?: InputMaybe<Scalars['String']['input']>;
  /** Only with a clock of this kind. */
  readonly clock?: InputMaybe<ClockKind>;
  /** Only with a clock that starts from this preset. */
  readonly preset?: InputMaybe<ClockPreset>;
  /** Only with so many seats, taken or not, 1 to 64. */
  readonly seats?: InputMaybe<Scalars['Int']['input']>;
  /** Only with (true) or without (false) a house bot in a seat. */
  readonly withBot?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only with this pacing. */
  readonly pacing?: InputMaybe<Pacing>;
};

/** What a clock counts. */
export type ClockKind =
  /** Nothing: there is no clock. */
  | 'NONE'
  /** Each decision by itself. */
  | 'PER_DECISION'
  /** A seat's whole fight, as long as the seat is asked. */
  | 'BANK';

/** A page of fights. */
export type FightConnection = {
  readonly __typename?: 'FightConnection';
  /** The fights. */
  readonly nodes: ReadonlyArray<Fight>;
  /** Whether there are more, and how to ask for them. */
  readonly pageInfo: PageInfo;
};

/** Whether a list goes on, and where. */
export type PageInfo = {
  readonly __typename?: 'PageInfo';
  /** What to send as `after` for the next page; null: the page is empty. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether there is more after this page. */
  readonly hasNextPage: Scalars['Boolean']['output'];
};

/** A fight as the bearer may see it. */
export type Fight = Node & {
  readonly __typename?: 'Fight';
  /** Names the fight; opaque. */
  readonly id: Scalars['ID']['output'];
  /** What is played, and in which version. */
  readonly ruleset: RulesetRef;
  /** The style of combat: who may fight together, and how it ends. */
  readonly style: Scalars['String']['output'];
  /** How far the fight is. */
  readonly status: FightStatus;
  /** Who moves it on. */
  readonly pacing: Pacing;
  /** Who may see it. */
  readonly visibility: Visibility;
  /** What the clock is set to; null: there is none, and everybody has all the time there is. */
  readonly clock?: Maybe<Clock>;
  /** Whether nobody but its own seat sees a fighter before the fight begins. */
  readonly hideFighters: Scalars['Boolean']['output'];
  /** Whether the fight begins only when every seat says that it is ready. */
  readonly readyCheck: Scalars['Boolean']['output'];
  /** The fight that is fought again; null: none is. */
  readonly rematchOf?: Maybe<Scalars['ID']['output']>;
  /** The newest rematch of a finished fight, whatever became of it: its `status` says; null: there is none. */
  readonly rematch?: Maybe<Scalars['ID']['output']>;
  /** Why it was cancelled; null: it was not. */
  readonly cancelReason?: Maybe<CancelReason>;
  /** The turn, from 1; 0 before the first. */
  readonly turn: Scalars['Int']['output'];
  /** The number of the fight's last event. */
  readonly version: Scalars['Int']['output'];
  /** The seats, by number. */
  readonly seats: ReadonlyArray<Seat>;
  /** Who is asked, and what kind of thing; never what was answered. */
  readonly pending: ReadonlyArray<Pending>;
  /** What the bearer itself is asked. */
  readonly decisions: ReadonlyArray<Decision>;
  /** The bearer's own standing orders; null: none. Nobody else is shown them. */
  readonly orders?: Maybe<Scalars['JSON']['output']>;
  /** The game's own picture of the fight; null until it has started. */
  readonly game?: Maybe<Game>;
  /** What happened, in order. Everybody sees the same numbers; what is secret in an event is withheld from it. */
  readonly events: FightEventConnection;
  /** SHA-256 of the dice's seed, shown before anybody gives a share to it. */
  readonly diceCommitment: Scalars['String']['output'];
  /** The dice's seed, to check them against the commitment; null until the fight is finished. */
  readonly diceSeed?: Maybe<Scalars['String']['output']>;
  /** How the fight ended; null while it has not. */
  readonly result?: Maybe<Result>;
  /** Why it is played no further here, and shown without what its own rules would say of it; null: it is not. */
  readonly frozen?: Maybe<Scalars['String']['output']>;
  /** The fight as a record that anybody can fight again, up to the first choice that the bearer may not see yet. */
  readonly record: Scalars['JSON']['output'];
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it started; null while it is open. */
  readonly startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it ended; null while it has not. */
  readonly finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was archived: its `record` stands for its log, and its `events` can be read no more. null: it was not. */
  readonly archivedAt?: Maybe<Scalars['DateTime']['output']>;
};


/** A fight as the bearer may see it. */
export type FightEventsArgs = {
  afterSeq?: InputMaybe<Scalars['Int']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** How far a fight is. */
export type FightStatus =
  /** Seats are open: it can be joined, left and cancelled. */
  | 'OPEN'
  /** It is being fought. */
  | 'RUNNING'
  /** It is over. */
  | 'FINISHED'
  /** It was given up before it started. */
  | 'CANCELLED';

/** Who moves a fight on from phase to phase. */
export type Pacing =
  /** It goes on as soon as all answers are in. */
  | 'AUTO'
  /** It waits before each phase until its host lets it go on. */
  | 'MANUAL';

/** Who may see a fight. */
export type Visibility =
  /** Everybody; it is listed. */
  | 'PUBLIC'
  /** Those who hold one of its tokens or an invite, and the accounts that host it, have a seat or are invited. For all others the fight does not exist. */
  | 'PRIVATE';

/** Why a fight was cancelled. */
export type CancelReason =
  /** Its host called it off. */
  | 'CALLED_OFF'
  /** Somebody whom a seat waited for declined. */
  | 'DECLINED'
  /** Nothing happened in it for as long as this server keeps such fights. It may have been running. */
  | 'ABANDONED';

/** Names a ruleset and its version. */
export type RulesetRef = {
  readonly __typename?: 'RulesetRef';
  /** The ruleset's id. */
  readonly id: Scalars['String']['output'];
  /** Its version: other versions may rule otherwise. */
  readonly version: Scalars['String']['output'];
};

/** A place in a fight. */
export type Seat = {
  readonly __typename?: 'Seat';
  /** Its number, from 1; the player of seat 1 counts as the oldest. */
  readonly number: Scalars['Int']['output'];
  /** What its player is called. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Its team, in styles that have teams. */
  readonly team?: Maybe<Scalars['String']['output']>;
  /** Whether somebody sits there. */
  readonly taken: Scalars['Boolean']['output'];
  /** The house bot that plays it; null: it is played by a client. */
  readonly bot?: Maybe<Scalars['String']['output']>;
  /** The account that sits there; null: whoever plays it bears its token alone. */
  readonly account?: Maybe<Account>;
  /** The account that alone may take it; null: it waits for no account. */
  readonly reservedFor?: Maybe<Account>;
  /** Whether it is, or was, taken with an invite alone; in a rematch with the old seat's token too. */
  readonly inviteOnly: Scalars['Boolean']['output'];
  /** Whether its player has said that the fight may begin. */
  readonly ready: Scalars['Boolean']['output'];
  /** When the host last made its token anew; null: never. In a running fight the new token does not see what the seat had sealed. */
  readonly tokenRenewedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it brings, once it is taken, unless it is hidden: the object of the record. */
  readonly fighter?: Maybe<Scalars['JSON']['output']>;
  /** Its clock; null: the fight has none, or has not started. */
  readonly clock?: Maybe<SeatClock>;
};

/** What the clock of a fight is set to. When the time of a decision is up, its fallback is taken and the log says so. */
export type Clock = {
  readonly __typename?: 'Clock';
  /** The preset that it was made from. */
  readonly preset?: Maybe<ClockPreset>;
  /** The time for each decision; null: it has banks. */
  readonly perDecision?: Maybe<Scalars['Duration']['output']>;
  /** The time of a seat for the whole fight, running only while it is asked; null: each decision has its own. */
  readonly bank?: Maybe<Scalars['Duration']['output']>;
  /** What every bank is given at the beginning of a turn. */
  readonly increment?: Maybe<Scalars['Duration']['output']>;
  /** How much of each answer's time is not counted, for its way. */
  readonly lag: Scalars['Duration']['output'];
  /** So many time-outs in a row concede the fight; 0: none do. */
  readonly timeoutsInARow: Scalars['Int']['output'];
  /** So many time-outs in all concede the fight; 0: none do. */
  readonly timeoutsInAll: Scalars['Int']['output'];
};

/** The clock of a seat as it stands now. */
export type SeatClock = {
  readonly __typename?: 'SeatClock';
  /** What is in its bank; null: there are no banks. */
  readonly remaining?: Maybe<Scalars['Duration']['output']>;
  /** Whether it runs: the seat is asked. */
  readonly running: Scalars['Boolean']['output'];
  /** How many decisions it has let pass since its last answer. */
  readonly timeoutsInARow: Scalars['Int']['output'];
  /** How many it has let pass in all. */
  readonly timeoutsInAll: Scalars['Int']['output'];
};

/** A clock that others have found good. One turn of a duel is 6 answers of a seat, or 11 with reactions. */
export type ClockPreset =
  /** For programs: 20 seconds, and 2 a turn. */
  | 'BOT'
  /** For people at their screens: 3 minutes, and 12 seconds a turn. */
  | 'BLITZ'
  /** For who plays now and then: 7 days, and one a turn. */
  | 'DAILY';

/** The clock of a new fight. Empty: a bank of PT5M and PT30S a turn. */
export type ClockInput = {
  /** Where the other fields start from. */
  readonly preset?: InputMaybe<ClockPreset>;
  /** A time for each decision, in place of a bank. */
  readonly perDecision?: InputMaybe<Scalars['Duration']['input']>;
  /** The time of a seat for the whole fight; it runs only while the seat is asked. */
  readonly bank?: InputMaybe<Scalars['Duration']['input']>;
  /** What every bank is given at the beginning of a turn. */
  readonly increment?: InputMaybe<Scalars['Duration']['input']>;
  /** How much of each answer's time is not counted, for its way. */
  readonly lag?: InputMaybe<Scalars['Duration']['input']>;
  /** So many time-outs in a row concede the fight; 0: none do. */
  readonly timeoutsInARow?: InputMaybe<Scalars['Int']['input']>;
  /** So many time-outs in all concede the fight; 0: none do. */
  readonly timeoutsInAll?: InputMaybe<Scalars['Int']['input']>;
};

/** One who is asked: all that everybody may know of an open decision. */
export type Pending = {
  readonly __typename?: 'Pending';
  /** Who is asked; null: the host. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** What kind of thing is asked. Each ruleset has its own kinds; `ruleset` lists them. */
  readonly kind: Scalars['String']['output'];
  /** The reaction window, where it is one. */
  readonly window?: Maybe<Scalars['String']['output']>;
  /** Whether the answer is in, sealed, and others are waited for. */
  readonly answered: Scalars['Boolean']['output'];
  /** When the fallback is taken; null: never. */
  readonly deadline?: Maybe<Scalars['DateTime']['output']>;
};

/** How a fight ended. */
export type Result = {
  readonly __typename?: 'Result';
  /** The seats that won; none: a draw. */
  readonly winners: ReadonlyArray<Scalars['Int']['output']>;
  /** Why it ended. */
  readonly reason: Scalars['String']['output'];
  /** How it ended for each seat that did not win, by number; null: the server does not have the rules of the fight. */
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
  /** Its fighter stands: it lost by what others did, or by the turn limit. */
  | 'STANDING'
  /** Its fighter was taken out. */
  | 'TAKEN_OUT'
  /** It gave up. */
  | 'CONCEDED'
  /** It let so many decisions pass that its clock gave up for it. */
  | 'TIMED_OUT';

/** The game's own picture of a fight, by ruleset. */
export type Game = PitFight | OtherGame;

/** The picture of a ruleset that has no type of its own here. */
export type OtherGame = {
  readonly __typename?: 'OtherGame';
  /** Its fields. */
  readonly fields: Scalars['JSON']['output'];
};

/** What is put to a seat or to the host. The same fields come over REST. */
export type Decision = {
  /** Names the decision for good; a choice names it. */
  readonly id: Scalars['ID']['output'];
  /** What kind of thing is asked. Each ruleset has its own kinds; `ruleset` lists them. */
  readonly kind: Scalars['String']['output'];
  /** The fight's id. */
  readonly fightId: Scalars['ID']['output'];
  /** The id of the ruleset that the kind belongs to. */
  readonly rulesetId: Scalars['String']['output'];
  /** The fight. */
  readonly fight: Fight;
  /** Who is asked; null: the host. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** Whether the answer stays secret until the last is in. */
  readonly sealed: Scalars['Boolean']['output'];
  /** Whether a sealed answer is in; it can still be replaced. */
  readonly answered: Scalars['Boolean']['output'];
  /** When it was put. */
  readonly openedAt: Scalars['DateTime']['output'];
  /** When the fallback is taken; null: never. */
  readonly deadline?: Maybe<Scalars['DateTime']['output']>;
  /** How long until then. */
  readonly remaining?: Maybe<Scalars['Duration']['output']>;
  /** The answer that is taken when none comes in time. */
  readonly fallback: Scalars['JSON']['output'];
  /** Every legal answer, as `submitChoice` takes it but for the decision's id. */
  readonly options: ReadonlyArray<Scalars['JSON']['output']>;
};

/** A decision of a ruleset or kind that has no type of its own here. */
export type OtherDecision = Decision & {
  readonly __typename?: 'OtherDecision';
  /** Names the decision for good; a choice names it. */
  readonly id: Scalars['ID']['output'];
  /** What kind of thing is asked. Each ruleset has its own kinds; `ruleset` lists them. */
  readonly kind: Scalars['String']['output'];
  /** The fight's id. */
  readonly fightId: Scalars['ID']['output'];
  /** The id of the ruleset that the kind belongs to. */
  readonly rulesetId: Scalars['String']['output'];
  /** The fight. */
  readonly fight: Fight;
  /** Who is asked; null: the host. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** Whether the answer stays secret until the last is in. */
  readonly sealed: Scalars['Boolean']['output'];
  /** Whether a sealed answer is in; it can still be replaced. */
  readonly answered: Scalars['Boolean']['output'];
  /** When it was put. */
  readonly openedAt: Scalars['DateTime']['output'];
  /** When the fallback is taken; null: never. */
  readonly deadline?: Maybe<Scalars['DateTime']['output']>;
  /** How long until then. */
  readonly remaining?: Maybe<Scalars['Duration']['output']>;
  /** The answer that is taken when none comes in time. */
  readonly fallback: Scalars['JSON']['output'];
  /** Every legal answer, as `submitChoice` takes it but for the decision's id. */
  readonly options: ReadonlyArray<Scalars['JSON']['output']>;
  /** The fields of its kind. */
  readonly detail: Scalars['JSON']['output'];
};

/** PLACE_FIGHTER: where a fighter begins. Answered by `placeFighter`. */
export type PlaceFighterDecision = Decision & {
  readonly __typename?: 'PlaceFighterDecision';
  /** Names the decision for good; a choice names it. */
  readonly id: Scalars['ID']['output'];
  /** What kind of thing is asked. Each ruleset has its own kinds; `ruleset` lists them. */
  readonly kind: Scalars['String']['output'];
  /** The fight's id. */
  readonly fightId: Scalars['ID']['output'];
  /** The id of the ruleset that the kind belongs to. */
  readonly rulesetId: Scalars['String']['output'];
  /** The fight. */
  readonly fight: Fight;
  /** Who is asked; null: the host. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** Whether the answer stays secret until the last is in. */
  readonly sealed: Scalars['Boolean']['output'];
  /** Whether a sealed answer is in; it can still be replaced. */
  readonly answered: Scalars['Boolean']['output'];
  /** When it was put. */
  readonly openedAt: Scalars['DateTime']['output'];
  /** When the fallback is taken; null: never. */
  readonly deadline?: Maybe<Scalars['DateTime']['output']>;
  /** How long until then. */
  readonly remaining?: Maybe<Scalars['Duration']['output']>;
  /** The answer that is taken when none comes in time. */
  readonly fallback: Scalars['JSON']['output'];
  /** Every legal answer, as `submitChoice` takes it but for the decision's id. */
  readonly options: ReadonlyArray<Scalars['JSON']['output']>;
  /** The hexes it may be placed in. */
  readonly hexes: ReadonlyArray<Scalars['Hex']['output']>;
  /** The sides it may face. */
  readonly facings: ReadonlyArray<HexSide>;
};

/** PICK_MOVE: the move of this turn, sealed. Answered by `submitMove`. */
export type PickMoveDecision = Decision & {
  readonly __typename?: 'PickMoveDecision';
  /** Names the decision for good; a choice names it. */
  readonly id: Scalars['ID']['output'];
  /** What kind of thing is asked. Each ruleset has its own kinds; `ruleset` lists them. */
  readonly kind: Scalars['String']['output'];
  /** The fight's id. */
  readonly fightId: Scalars['ID']['output'];
  /** The id of the ruleset that the kind belongs to. */
  readonly rulesetId: Scalars['String']['output'];
  /** The fight. */
  readonly fight: Fight;
  /** Who is asked; null: the host. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** Whether the answer stays secret until the last is in. */
  readonly sealed: Scalars['Boolean']['output'];
  /** Whether a sealed answer is in; it can still be replaced. */
  readonly answered: Scalars['Boolean']['output'];
  /** When it was put. */
  readonly openedAt: Scalars['DateTime']['output'];
  /** When the fallback is taken; null: never. */
  readonly deadline?: Maybe<Scalars['DateTime']['output']>;
  /** How long until then. */
  readonly remaining?: Maybe<Scalars['Duration']['output']>;
  /** The answer that is taken when none comes in time. */
  readonly fallback: Scalars['JSON']['output'];
  /** Every legal answer, as `submitChoice` takes it but for the decision's id. */
  readonly options: ReadonlyArray<Scalars['JSON']['output']>;
  /** Every move of the fighter's scroll: legal, or why not. */
  readonly moves: ReadonlyArray<MoveOption>;
};

/** INTERRUPT: whether to act before the candidate, sealed. Answered by `answerInterrupt`. */
export type InterruptDecision = Decision & {
  readonly __typename?: 'InterruptDecision';
  /** Names the decision for good; a choice names it. */
  readonly id: Scalars['ID']['output'];
  /** What kind of thing is asked. Each ruleset has its own kinds; `ruleset` lists them. */
  readonly kind: Scalars['String']['output'];
  /** The fight's id. */
  readonly fightId: Scalars['ID']['output'];
  /** The id of the ruleset that the kind belongs to. */
  readonly rulesetId: Scalars['String']['output'];
  /** The fight. */
  readonly fight: Fight;
  /** Who is asked; null: the host. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** Whether the answer stays secret until the last is in. */
  readonly sealed: Scalars['Boolean']['output'];
  /** Whether a sealed answer is in; it can still be replaced. */
  readonly answered: Scalars['Boolean']['output'];
  /** When it was put. */
  readonly openedAt: Scalars['DateTime']['output'];
  /** When the fallback is taken; null: never. */
  readonly deadline?: Maybe<Scalars['DateTime']['output']>;
  /** How long until then. */
  readonly remaining?: Maybe<Scalars['Duration']['output']>;
  /** The answer that is taken when none comes in time. */
  readonly fallback: Scalars['JSON']['output'];
  /** Every legal answer, as `submitChoice` takes it but for the decision's id. */
  readonly options: ReadonlyArray<Scalars['JSON']['output']>;
  /** What would be interrupted. */
  readonly of: ActionKind;
  /** The seat that is to act now. */
  readonly candidate: Scalars['Int']['output'];
  /** The bearer's own move, where moves are interrupted. */
  readonly ownMove?: Maybe<MoveOption>;
  /** The seats that are still to act, in order. */
  readonly stillToAct: ReadonlyArray<Scalars['Int']['output']>;
};

/** CARRY_OUT_MOVE: how the move ends. Answered by `carryOutMove`. */
export type CarryOutMoveDecision = Decision & {
  readonly __typename?: 'CarryOutMoveDecision';
  /** Names the decision for good; a choice names it. */
  readonly id: Scalars['ID']['output'];
  /** What kind of thing is asked. Each ruleset has its own kinds; `ruleset` lists them. */
  readonly kind: Scalars['String']['output'];
  /** The fight's id. */
  readonly fightId: Scalars['ID']['output'];
  /** The id of the ruleset that the kind belongs to. */
  readonly rulesetId: Scalars['String']['output'];
  /** The fight. */
  readonly fight: Fight;
  /** Who is asked; null: the host. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** Whether the answer stays secret until the last is in. */
  readonly sealed: Scalars['Boolean']['output'];
  /** Whether a sealed answer is in; it can still be replaced. */
  readonly answered: Scalars['Boolean']['output'];
  /** When it was put. */
  readonly openedAt: Scalars['DateTime']['output'];
  /** When the fallback is taken; null: never. */
  readonly deadline?: Maybe<Scalars['DateTime']['output']>;
  /** How long until then. */
  readonly remaining?: Maybe<Scalars['Duration']['output']>;
  /** The answer that is taken when none comes in time. */
  readonly fallback: Scalars['JSON']['output'];
  /** Every legal answer, as `submitChoice` takes it but for the decision's id. */
  readonly options: ReadonlyArray<Scalars['JSON']['output']>;
  /** The move. */
  readonly move: MoveOption;
  /** The sides it may turn to at the end. */
  readonly facingOptions: ReadonlyArray<FacingOption>;
  /** Whether a counter of Adrenalin may buy one more hex straight ahead first. */
  readonly mayTakeExtraHex: Scalars['Boolean']['output'];
};

/** ADJUST_FACING: a turn by one side after all have moved. Answered by `adjustFacing`. */
export type AdjustFacingDecision = Decision & {
  readonly __typename?: 'AdjustFacingDecision';
  /** Names the decision for good; a choice names it. */
  readonly id: Scalars['ID']['output'];
  /** What kind of thing is asked. Each ruleset has its own kinds; `ruleset` lists them. */
  readonly kind: Scalars['String']['output'];
  /** The fight's id. */
  readonly fightId: Scalars['ID']['output'];
  /** The id of the ruleset that the kind belongs to. */
  readonly rulesetId: Scalars['String']['output'];
  /** The fight. */
  readonly fight: Fight;
  /** Who is asked; null: the host. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** Whether the answer stays secret until the last is in. */
  readonly sealed: Scalars['Boolean']['output'];
  /** Whether a sealed answer is in; it can still be replaced. */
  readonly answered: Scalars['Boolean']['output'];
  /** When it was put. */
  readonly openedAt: Scalars['DateTime']['output'];
  /** When the fallback is taken; null: never. */
  readonly deadline?: Maybe<Scalars['DateTime']['output']>;
  /** How long until then. */
  readonly remaining?: Maybe<Scalars['Duration']['output']>;
  /** The answer that is taken when none comes in time. */
  readonly fallback: Scalars['JSON']['output'];
  /** Every legal answer, as `submitChoice` takes it but for the decision's id. */
  readonly options: ReadonlyArray<Scalars['JSON']['output']>;
  /** The turns, and where each leads. */
  readonly turnOptions: ReadonlyArray<TurnOption>;
};

/** ATTACK: whom to attack, and how. Answered by `chooseAttack`. */
export type AttackDecision = Decision & {
  readonly __typename?: 'AttackDecision';
  /** Names the decision for good; a choice names it. */
  readonly id: Scalars['ID']['output'];
  /** What kind of thing is asked. Each ruleset has its own kinds; `ruleset` lists them. */
  readonly kind: Scalars['String']['output'];
  /** The fight's id. */
  readonly fightId: Scalars['ID']['output'];
  /** The id of the ruleset that the kind belongs to. */
  readonly rulesetId: Scalars['String']['output'];
  /** The fight. */
  readonly fight: Fight;
  /** Who is asked; null: the host. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** Whether the answer stays secret until the last is in. */
  readonly sealed: Scalars['Boolean']['output'];
  /** Whether a sealed answer is in; it can still be replaced. */
  readonly answered: Scalars['Boolean']['output'];
  /** When it was put. */
  readonly openedAt: Scalars['DateTime']['output'];
  /** When the fallback is taken; null: never. */
  readonly deadline?: Maybe<Scalars['DateTime']['output']>;
  /** How long until then. */
  readonly remaining?: Maybe<Scalars['Duration']['output']>;
  /** The answer that is taken when none comes in time. */
  readonly fallback: Scalars['JSON']['output'];
  /** Every legal answer, as `submitChoice` takes it but for the decision's id. */
  readonly options: ReadonlyArray<Scalars['JSON']['output']>;
  /** The attacks that may be made; to make none is an answer too. */
  readonly attacks: ReadonlyArray<AttackOption>;
};

/** HIT_LOCATION: where the blow falls, or is awaited, sealed. Answered by `submitHitLocation`. */
export type HitLocationDecision = Decision & {
  readonly __typename?: 'HitLocationDecision';
  /** Names the decision for good; a choice names it. */
  readonly id: Scalars['ID']['output'];
  /** What kind of thing is asked. Each ruleset has its own kinds; `ruleset` lists them. */
  readonly kind: Scalars['String']['output'];
  /** The fight's id. */
  readonly fightId: Scalars['ID']['output'];
  /** The id of the ruleset that the kind belongs to. */
  readonly rulesetId: Scalars['String']['output'];
  /** The fight. */
  readonly fight: Fight;
  /** Who is asked; null: the host. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** Whether the answer stays secret until the last is in. */
  readonly sealed: Scalars['Boolean']['output'];
  /** Whether a sealed answer is in; it can still be replaced. */
  readonly answered: Scalars['Boolean']['output'];
  /** When it was put. */
  readonly openedAt: Scalars['DateTime']['output'];
  /** When the fallback is taken; null: never. */
  readonly deadline?: Maybe<Scalars['DateTime']['output']>;
  /** How long until then. */
  readonly remaining?: Maybe<Scalars['Duration']['output']>;
  /** The answer that is taken when none comes in time. */
  readonly fallback: Scalars['JSON']['output'];
  /** Every legal answer, as `submitChoice` takes it but for the decision's id. */
  readonly options: ReadonlyArray<Scalars['JSON']['output']>;
  /** The attacking seat. */
  readonly attacker: Scalars['Int']['output'];
  /** The seat under attack. */
  readonly target: Scalars['Int']['output'];
  /** What it is attacked with. */
  readonly attackKind: AttackKind;
  /** The locations of the target's scroll. */
  readonly locations: ReadonlyArray<LocationOption>;
};

/** REACT: what to use in a window. Answered by `react`. */
export type ReactDecision = Decision & {
  readonly __typename?: 'ReactDecision';
  /** Names the decision for good; a choice names it. */
  readonly id: Scalars['ID']['output'];
  /** What kind of thing is asked. Each ruleset has its own kinds; `ruleset` lists them. */
  readonly kind: Scalars['String']['output'];
  /** The fight's id. */
  readonly fightId: Scalars['ID']['output'];
  /** The id of the ruleset that the kind belongs to. */
  readonly rulesetId: Scalars['String']['output'];
  /** The fight. */
  readonly fight: Fight;
  /** Who is asked; null: the host. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** Whether the answer stays secret until the last is in. */
  readonly sealed: Scalars['Boolean']['output'];
  /** Whether a sealed answer is in; it can still be replaced. */
  readonly answered: Scalars['Boolean']['output'];
  /** When it was put. */
  readonly openedAt: Scalars['DateTime']['output'];
  /** When the fallback is taken; null: never. */
  readonly deadline?: Maybe<Scalars['DateTime']['output']>;
  /** How long until then. */
  readonly remaining?: Maybe<Scalars['Duration']['output']>;
  /** The answer that is taken when none comes in time. */
  readonly fallback: Scalars['JSON']['output'];
  /** Every legal answer, as `submitChoice` takes it but for the decision's id. */
  readonly options: ReadonlyArray<Scalars['JSON']['output']>;
  /** The window that is open. */
  readonly window: ReactionWindow;
  /** Whether the bearer is losing as the dice lie. */
  readonly losing: Scalars['Boolean']['output'];
  /** What the bearer may use. */
  readonly uses: ReadonlyArray<ReactionUse>;
  /** The dice that lie on the table. */
  readonly rolls: ReadonlyArray<Roll>;
};

/** RECOVER: what to take back for a counter, sealed. Answered by `recover`. */
export type RecoverDecision = Decision & {
  readonly __typename?: 'RecoverDecision';
  /** Names the decision for good; a choice names it. */
  readonly id: Scalars['ID']['output'];
  /** What kind of thing is asked. Each ruleset has its own kinds; `ruleset` lists them. */
  readonly kind: Scalars['String']['output'];
  /** The fight's id. */
  readonly fightId: Scalars['ID']['output'];
  /** The id of the ruleset that the kind belongs to. */
  readonly rulesetId: Scalars['String']['output'];
  /** The fight. */
  readonly fight: Fight;
  /** Who is asked; null: the host. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** Whether the answer stays secret until the last is in. */
  readonly sealed: Scalars['Boolean']['output'];
  /** Whether a sealed answer is in; it can still be replaced. */
  readonly answered: Scalars['Boolean']['output'];
  /** When it was put. */
  readonly openedAt: Scalars['DateTime']['output'];
  /** When the fallback is taken; null: never. */
  readonly deadline?: Maybe<Scalars['DateTime']['output']>;
  /** How long until then. */
  readonly remaining?: Maybe<Scalars['Duration']['output']>;
  /** The answer that is taken when none comes in time. */
  readonly fallback: Scalars['JSON']['output'];
  /** Every legal answer, as `submitChoice` takes it but for the decision's id. */
  readonly options: ReadonlyArray<Scalars['JSON']['output']>;
  /** What was lost, by characteristic. */
  readonly reduced: ReadonlyArray<ReducedCharacteristic>;
  /** The points that may be taken back, in all. */
  readonly points: Scalars['Int']['output'];
  /** The counters that the bearer holds. */
  readonly counters: Scalars['Int']['output'];
};

/** ADVANCE: the host of a fight with MANUAL pacing lets it go on. Answered by `advancePhase`. */
export type AdvanceDecision = Decision & {
  readonly __typename?: 'AdvanceDecision';
  /** Names the decision for good; a choice names it. */
  readonly id: Scalars['ID']['output'];
  /** What kind of thing is asked. Each ruleset has its own kinds; `ruleset` lists them. */
  readonly kind: Scalars['String']['output'];
  /** The fight's id. */
  readonly fightId: Scalars['ID']['output'];
  /** The id of the ruleset that the kind belongs to. */
  readonly rulesetId: Scalars['String']['output'];
  /** The fight. */
  readonly fight: Fight;
  /** Who is asked; null: the host. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** Whether the answer stays secret until the last is in. */
  readonly sealed: Scalars['Boolean']['output'];
  /** Whether a sealed answer is in; it can still be replaced. */
  readonly answered: Scalars['Boolean']['output'];
  /** When it was put. */
  readonly openedAt: Scalars['DateTime']['output'];
  /** When the fallback is taken; null: never. */
  readonly deadline?: Maybe<Scalars['DateTime']['output']>;
  /** How long until then. */
  readonly remaining?: Maybe<Scalars['Duration']['output']>;
  /** The answer that is taken when none comes in time. */
  readonly fallback: Scalars['JSON']['output'];
  /** Every legal answer, as `submitChoice` takes it but for the decision's id. */
  readonly options: ReadonlyArray<Scalars['JSON']['output']>;
  /** The phase that begins then; null: the ruleset does not say. */
  readonly next?: Maybe<Scalars['String']['output']>;
};

/** What happened in a fight, as the bearer may see it. The same fields come over REST, those of the own types within `figures`. */
export type FightEvent = {
  /** Its number in the fight, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, by name. */
  readonly type: Scalars['String']['output'];
  /** The turn it happened in; 0 before the first. */
  readonly turn: Scalars['Int']['output'];
  /** The phase it happened in. */
  readonly phase: Scalars['String']['output'];
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** The section of the rulebook that was followed. */
  readonly rule?: Maybe<Scalars['String']['output']>;
  /** The ruling that was applied, where the rulebook leaves it open. */
  readonly ruling?: Maybe<Scalars['String']['output']>;
  /** Whom it is about. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** It as one plain sentence. */
  readonly text: Scalars['String']['output'];
  /** All its fields, as a record has them; everything in `text` stands here too. */
  readonly figures: Scalars['JSON']['output'];
};

/** A page of events. */
export type FightEventConnection = {
  readonly __typename?: 'FightEventConnection';
  /** The events. */
  readonly nodes: ReadonlyArray<FightEvent>;
  /** The number to ask on after. */
  readonly lastSeq: Scalars['Int']['output'];
  /** How many events the fight has by now. */
  readonly totalCount: Scalars['Int']['output'];
  /** Whether there are more, and how to ask for them. */
  readonly pageInfo: PageInfo;
};

/** An event that has no type of its own here. */
export type OtherEvent = FightEvent & {
  readonly __typename?: 'OtherEvent';
  /** Its number in the fight, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, by name. */
  readonly type: Scalars['String']['output'];
  /** The turn it happened in; 0 before the first. */
  readonly turn: Scalars['Int']['output'];
  /** The phase it happened in. */
  readonly phase: Scalars['String']['output'];
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** The section of the rulebook that was followed. */
  readonly rule?: Maybe<Scalars['String']['output']>;
  /** The ruling that was applied, where the rulebook leaves it open. */
  readonly ruling?: Maybe<Scalars['String']['output']>;
  /** Whom it is about. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** It as one plain sentence. */
  readonly text: Scalars['String']['output'];
  /** All its fields, as a record has them; everything in `text` stands here too. */
  readonly figures: Scalars['JSON']['output'];
};

/** A phase began: `phase`. */
export type PhaseBegan = FightEvent & {
  readonly __typename?: 'PhaseBegan';
  /** Its number in the fight, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, by name. */
  readonly type: Scalars['String']['output'];
  /** The turn it happened in; 0 before the first. */
  readonly turn: Scalars['Int']['output'];
  /** The phase it happened in. */
  readonly phase: Scalars['String']['output'];
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** The section of the rulebook that was followed. */
  readonly rule?: Maybe<Scalars['String']['output']>;
  /** The ruling that was applied, where the rulebook leaves it open. */
  readonly ruling?: Maybe<Scalars['String']['output']>;
  /** Whom it is about. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** It as one plain sentence. */
  readonly text: Scalars['String']['output'];
  /** All its fields, as a record has them; everything in `text` stands here too. */
  readonly figures: Scalars['JSON']['output'];
};

/** A fighter was placed. */
export type FighterPlaced = FightEvent & {
  readonly __typename?: 'FighterPlaced';
  /** Its number in the fight, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, by name. */
  readonly type: Scalars['String']['output'];
  /** The turn it happened in; 0 before the first. */
  readonly turn: Scalars['Int']['output'];
  /** The phase it happened in. */
  readonly phase: Scalars['String']['output'];
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** The section of the rulebook that was followed. */
  readonly rule?: Maybe<Scalars['String']['output']>;
  /** The ruling that was applied, where the rulebook leaves it open. */
  readonly ruling?: Maybe<Scalars['String']['output']>;
  /** Whom it is about. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** It as one plain sentence. */
  readonly text: Scalars['String']['output'];
  /** All its fields, as a record has them; everything in `text` stands here too. */
  readonly figures: Scalars['JSON']['output'];
  /** Where. */
  readonly hex: Scalars['Hex']['output'];
  /** Which way it faces. */
  readonly facing: HexSide;
};

/** A fighter went one hex on its way. */
export type FighterMoved = FightEvent & {
  readonly __typename?: 'FighterMoved';
  /** Its number in the fight, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, by name. */
  readonly type: Scalars['String']['output'];
  /** The turn it happened in; 0 before the first. */
  readonly turn: Scalars['Int']['output'];
  /** The phase it happened in. */
  readonly phase: Scalars['String']['output'];
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** The section of the rulebook that was followed. */
  readonly rule?: Maybe<Scalars['String']['output']>;
  /** The ruling that was applied, where the rulebook leaves it open. */
  readonly ruling?: Maybe<Scalars['String']['output']>;
  /** Whom it is about. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** It as one plain sentence. */
  readonly text: Scalars['String']['output'];
  /** All its fields, as a record has them; everything in `text` stands here too. */
  readonly figures: Scalars['JSON']['output'];
  /** The hex it left. */
  readonly from: Scalars['Hex']['output'];
  /** The hex it entered. */
  readonly to: Scalars['Hex']['output'];
  /** Whether the hex was bought with a counter of Adrenalin. */
  readonly extraHex: Scalars['Boolean']['output'];
};

/** A move was carried out, as far as it came. */
export type MoveCarriedOut = FightEvent & {
  readonly __typename?: 'MoveCarriedOut';
  /** Its number in the fight, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, by name. */
  readonly type: Scalars['String']['output'];
  /** The turn it happened in; 0 before the first. */
  readonly turn: Scalars['Int']['output'];
  /** The phase it happened in. */
  readonly phase: Scalars['String']['output'];
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** The section of the rulebook that was followed. */
  readonly rule?: Maybe<Scalars['String']['output']>;
  /** The ruling that was applied, where the rulebook leaves it open. */
  readonly ruling?: Maybe<Scalars['String']['output']>;
  /** Whom it is about. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** It as one plain sentence. */
  readonly text: Scalars['String']['output'];
  /** All its fields, as a record has them; everything in `text` stands here too. */
  readonly figures: Scalars['JSON']['output'];
  /** How it ended. */
  readonly end: MoveEnd;
  /** Where the fighter stands then. */
  readonly hex: Scalars['Hex']['output'];
  /** Which way it faces then. */
  readonly facing: HexSide;
  /** Whether it has the mighty-blow bonus this turn. */
  readonly mightyBlow: Scalars['Boolean']['output'];
};

/** A push-off is decided. */
export type PushOffResolved = FightEvent & {
  readonly __typename?: 'PushOffResolved';
  /** Its number in the fight, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, by name. */
  readonly type: Scalars['String']['output'];
  /** The turn it happened in; 0 before the first. */
  readonly turn: Scalars['Int']['output'];
  /** The phase it happened in. */
  readonly phase: Scalars['String']['output'];
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** The section of the rulebook that was followed. */
  readonly rule?: Maybe<Scalars['String']['output']>;
  /** The ruling that was applied, where the rulebook leaves it open. */
  readonly ruling?: Maybe<Scalars['String']['output']>;
  /** Whom it is about. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** It as one plain sentence. */
  readonly text: Scalars['String']['output'];
  /** All its fields, as a record has them; everything in `text` stands here too. */
  readonly figures: Scalars['JSON']['output'];
  /** The seat that moved in. */
  readonly mover: Scalars['Int']['output'];
  /** The seat that lost. */
  readonly loser: Scalars['Int']['output'];
  /** What each side's total was made of. */
  readonly shares: ReadonlyArray<Share>;
  /** Where the loser was pushed to; null: it was not pushed. */
  readonly pushedTo?: Maybe<Scalars['Hex']['output']>;
  /** Whether the loser could not give way. */
  readonly blocked: Scalars['Boolean']['output'];
};

/** Attacker and defender rolled. */
export type AttackRolled = FightEvent & {
  readonly __typename?: 'AttackRolled';
  /** Its number in the fight, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, by name. */
  readonly type: Scalars['String']['output'];
  /** The turn it happened in; 0 before the first. */
  readonly turn: Scalars['Int']['output'];
  /** The phase it happened in. */
  readonly phase: Scalars['String']['output'];
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** The section of the rulebook that was followed. */
  readonly rule?: Maybe<Scalars['String']['output']>;
  /** The ruling that was applied, where the rulebook leaves it open. */
  readonly ruling?: Maybe<Scalars['String']['output']>;
  /** Whom it is about. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** It as one plain sentence. */
  readonly text: Scalars['String']['output'];
  /** All its fields, as a record has them; everything in `text` stands here too. */
  readonly figures: Scalars['JSON']['output'];
  /** The seat under attack. */
  readonly target: Scalars['Int']['output'];
  /** The dice as they fell. */
  readonly dice: ReadonlyArray<Die>;
  /** What each side's total was made of; attacker first. */
  readonly shares: ReadonlyArray<Share>;
};

/** A blow did damage. */
export type DamageDealt = FightEvent & {
  readonly __typename?: 'DamageDealt';
  /** Its number in the fight, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, by name. */
  readonly type: Scalars['String']['output'];
  /** The turn it happened in; 0 before the first. */
  readonly turn: Scalars['Int']['output'];
  /** The phase it happened in. */
  readonly phase: Scalars['String']['output'];
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** The section of the rulebook that was followed. */
  readonly rule?: Maybe<Scalars['String']['output']>;
  /** The ruling that was applied, where the rulebook leaves it open. */
  readonly ruling?: Maybe<Scalars['String']['output']>;
  /** Whom it is about. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** It as one plain sentence. */
  readonly text: Scalars['String']['output'];
  /** All its fields, as a record has them; everything in `text` stands here too. */
  readonly figures: Scalars['JSON']['output'];
  /** The seat that was hit. */
  readonly target: Scalars['Int']['output'];
  /** Where. */
  readonly location: Location;
  /** What the dice showed. */
  readonly rolled: Scalars['Int']['output'];
  /** What was added. */
  readonly bonus: Scalars['Int']['output'];
  /** What armour took off. */
  readonly armour: Scalars['Int']['output'];
  /** The damage. */
  readonly damage: Scalars['Int']['output'];
  /** The Wounds that are left. */
  readonly wounds: Scalars['Int']['output'];
};

/** Damage was looked up on a critical chart: what it did to `seat`. */
export type CriticalSuffered = FightEvent & {
  readonly __typename?: 'CriticalSuffered';
  /** Its number in the fight, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, by name. */
  readonly type: Scalars['String']['output'];
  /** The turn it happened in; 0 before the first. */
  readonly turn: Scalars['Int']['output'];
  /** The phase it happened in. */
  readonly phase: Scalars['String']['output'];
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** The section of the rulebook that was followed. */
  readonly rule?: Maybe<Scalars['String']['output']>;
  /** The ruling that was applied, where the rulebook leaves it open. */
  readonly ruling?: Maybe<Scalars['String']['output']>;
  /** Whom it is about. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** It as one plain sentence. */
  readonly text: Scalars['String']['output'];
  /** All its fields, as a record has them; everything in `text` stands here too. */
  readonly figures: Scalars['JSON']['output'];
  /** The seat that hit; null: nobody. */
  readonly by?: Maybe<Scalars['Int']['output']>;
  /** The location that was hit. */
  readonly location: Location;
  /** The damage that was looked up. */
  readonly damage: Scalars['Int']['output'];
  /** The chart's result. */
  readonly result: Scalars['String']['output'];
  /** The effects that it has. */
  readonly effects: ReadonlyArray<Effect>;
};

/** A fighter was taken out. */
export type FighterTakenOut = FightEvent & {
  readonly __typename?: 'FighterTakenOut';
  /** Its number in the fight, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, by name. */
  readonly type: Scalars['String']['output'];
  /** The turn it happened in; 0 before the first. */
  readonly turn: Scalars['Int']['output'];
  /** The phase it happened in. */
  readonly phase: Scalars['String']['output'];
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** The section of the rulebook that was followed. */
  readonly rule?: Maybe<Scalars['String']['output']>;
  /** The ruling that was applied, where the rulebook leaves it open. */
  readonly ruling?: Maybe<Scalars['String']['output']>;
  /** Whom it is about. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** It as one plain sentence. */
  readonly text: Scalars['String']['output'];
  /** All its fields, as a record has them; everything in `text` stands here too. */
  readonly figures: Scalars['JSON']['output'];
  /** Who is credited; null: nobody. */
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
  /** What happened, by name. */
  readonly type: Scalars['String']['output'];
  /** The turn it happened in; 0 before the first. */
  readonly turn: Scalars['Int']['output'];
  /** The phase it happened in. */
  readonly phase: Scalars['String']['output'];
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** The section of the rulebook that was followed. */
  readonly rule?: Maybe<Scalars['String']['output']>;
  /** The ruling that was applied, where the rulebook leaves it open. */
  readonly ruling?: Maybe<Scalars['String']['output']>;
  /** Whom it is about. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** It as one plain sentence. */
  readonly text: Scalars['String']['output'];
  /** All its fields, as a record has them; everything in `text` stands here too. */
  readonly figures: Scalars['JSON']['output'];
  /** The seats that won; none: a draw. */
  readonly winners: ReadonlyArray<Scalars['Int']['output']>;
  /** Why it ended. */
  readonly reason: Scalars['String']['output'];
};

/** A side of a hex, clockwise; a facing is one of them. */
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

/** What fighters do one after the other, and may interrupt. */
export type ActionKind =
  /** Carrying out moves. */
  | 'MOVE'
  /** Attacking. */
  | 'ATTACK';

/** How fast a move is. */
export type Speed =
  /** Bars a fast move in the next turn. */
  | 'SLOW'
  /** Neither. */
  | 'NORMAL'
  /** Barred after a slow move or an attack. */
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
  /** A javelin, thrust or thrown. */
  | 'JAVELIN'
  /** A net, thrown over two hexes. */
  | 'NET'
  /** A try to disarm, by skill. */
  | 'DISARM'
  /** A blow with the shield, by skill. */
  | 'SHIELD_BASH'
  /** A throwing knife, by skill. */
  | 'THROWING_KNIFE';

/** Where a blow falls. */
export type Location =
  /** The head. */
  | 'HEAD'
  /** The body. */
  | 'BODY'
  /** Both arms, taken as one. */
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

/** A title that a fighter may bear. */
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
  /** Recovery, blood loss, and what wears off. */
  | 'END_PHASE';

/** How a move ended. */
export type MoveEnd =
  /** As it stands on the scroll. */
  | 'COMPLETED'
  /** At a wall or the edge. */
  | 'STOPPED'
  /** By a push-off. */
  | 'PUSH_OFF';

/** What a fighter may suffer from. */
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

/** A move of a scroll, as it would go from where the fighter stands. */
export type MoveOption = {
  readonly __typename?: 'MoveOption';
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** How fast it is. */
  readonly speed: Speed;
  /** Whether it may be picked. */
  readonly legal: Scalars['Boolean']['output'];
  /** Why not; null: it may. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** The hexes it leads through, the last where it ends. */
  readonly path: ReadonlyArray<Scalars['Hex']['output']>;
  /** Where it ends. */
  readonly end: Scalars['Hex']['output'];
  /** The sides it may turn to at the end. */
  readonly facings: ReadonlyArray<FacingOption>;
};

/** A side to turn to at the end of a move. */
export type FacingOption = {
  readonly __typename?: 'FacingOption';
  /** The side. */
  readonly facing: HexSide;
  /** Whether it is a red arrow: a mighty blow. */
  readonly mightyBlow: Scalars['Boolean']['output'];
  /** The best chance to hit an enemy from there, if all stay where they are now; 0: none is in reach. */
  readonly hitOdds: Scalars['Float']['output'];
  /** The best chance of an enemy to hit it there. */
  readonly exposure: Scalars['Float']['output'];
  /** Hexes from the hex before it to the nearest enemy; null: none is on the board. */
  readonly gap?: Maybe<Scalars['Int']['output']>;
};

/** A turn by at most one side. */
export type TurnOption = {
  readonly __typename?: 'TurnOption';
  /** The turn; null: none. */
  readonly turn?: Maybe<Turn>;
  /** The side that is faced then. */
  readonly facing: HexSide;
  /** The best chance to hit an enemy from there, if all stay where they are now; 0: none is in reach. */
  readonly hitOdds: Scalars['Float']['output'];
  /** The best chance of an enemy to hit it there. */
  readonly exposure: Scalars['Float']['output'];
  /** Hexes from the hex before it to the nearest enemy; null: none is on the board. */
  readonly gap?: Maybe<Scalars['Int']['output']>;
};

/** An attack that may be made. */
export type AttackOption = {
  readonly __typename?: 'AttackOption';
  /** Its kind. */
  readonly kind: AttackKind;
  /** The seat that is attacked. */
  readonly target: Scalars['Int']['output'];
  /** The location, where it is chosen with the attack; else null. */
  readonly location?: Maybe<Location>;
  /** What is added to the attacker's roll; null: such an attack knows no modifiers. */
  readonly attackModifier?: Maybe<Scalars['Int']['output']>;
  /** What is added to the defender's roll; null likewise. */
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

/** Something that may be used now. */
export type ReactionUse = {
  readonly __typename?: 'ReactionUse';
  /** What. */
  readonly use: Reaction;
  /** Whether it could still change the outcome. */
  readonly canChangeOutcome: Scalars['Boolean']['output'];
};

/** A die on the table. */
export type Roll = {
  readonly __typename?: 'Roll';
  /** The seat that rolled it. */
  readonly seat: Scalars['Int']['output'];
  /** Its sides. */
  readonly sides: Scalars['Int']['output'];
  /** What it shows. */
  readonly value: Scalars['Int']['output'];
  /** The total it is part of, where it has one. */
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

/** Values of the four characteristics that dice are added to. */
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

/** The picture of a pit fight. */
export type PitFight = {
  readonly __typename?: 'PitFight';
  /** The phase. */
  readonly phase: PitFightPhase;
  /** The style of combat in full. */
  readonly style: Style;
  /** What was agreed. */
  readonly options: PitFightOptions;
  /** The pit. */
  readonly arena: Arena;
  /** The scroll set that is fought with. */
  readonly scrolls: ScrollSetRef;
  /** The fighters, by seat. */
  readonly fighters: ReadonlyArray<Fighter>;
};

/** What was agreed for a pit fight. */
export type PitFightOptions = {
  readonly __typename?: 'PitFightOptions';
  /** The turn after which the fight ends; null: none. */
  readonly turnLimit?: Maybe<Scalars['Int']['output']>;
  /** So many turns in a row in which nobody is moved, hit or asked to attack end the fight. */
  readonly idleTurnLimit: Scalars['Int']['output'];
  /** Whether left and right arm are locations of their own. */
  readonly separateArms: Scalars['Boolean']['output'];
  /** Who moves the fight on. */
  readonly pacing: Pacing;
};

/** The pit as hexes. */
export type Arena = {
  readonly __typename?: 'Arena';
  /** Its radius around [0, 0]; null: it is of another shape. */
  readonly radius?: Maybe<Scalars['Int']['output']>;
  /** Its hexes, walls included. */
  readonly hexes: ReadonlyArray<Scalars['Hex']['output']>;
  /** The hexes that are walls. */
  readonly walls: ReadonlyArray<Scalars['Hex']['output']>;
};

/** Names a scroll set for good. */
export type ScrollSetRef = {
  readonly __typename?: 'ScrollSetRef';
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** `sha256:` and 64 hex digits. */
  readonly hash: Scalars['String']['output'];
};

/** A fighter as everybody may see it. */
export type Fighter = {
  readonly __typename?: 'Fighter';
  /** Its seat. */
  readonly seat: Scalars['Int']['output'];
  /** The scroll it fights by. */
  readonly type: Scalars['String']['output'];
  /** Its title. */
  readonly title?: Maybe<Title>;
  /** Its skills. */
  readonly skills: ReadonlyArray<Skill>;
  /** Where it stands; null: not placed yet, or out. */
  readonly at?: Maybe<Scalars['Hex']['output']>;
  /** The side it faces; null likewise. */
  readonly facing?: Maybe<HexSide>;
  /** Its Wounds, with bonuses that have not worn off. */
  readonly wounds: Scalars['Int']['output'];
  /** What it started with. */
  readonly starting: StartingCharacteristics;
  /** What counts now. */
  readonly characteristics: Characteristics;
  /** What its injuries add to its attack rolls. */
  readonly attackModifier: Scalars['Int']['output'];
  /** What its injuries add to its defence rolls. */
  readonly defenceModifier: Scalars['Int']['output'];
  /** Whether it has the mighty-blow bonus this turn. */
  readonly mightyBlow: Scalars['Boolean']['output'];
  /** What it suffers from. */
  readonly effects: ReadonlyArray<Effect>;
  /** Whether it is out. */
  readonly takenOut: Scalars['Boolean']['output'];
  /** Whether it is dead. */
  readonly dead: Scalars['Boolean']['output'];
  /** The damage it has inflicted in all. */
  readonly damageInflicted: Scalars['Int']['output'];
  /** The turns at whose end its counters of Adrenalin lapse. */
  readonly adrenalin: ReadonlyArray<Scalars['Int']['output']>;
  /** The move it picked last turn. */
  readonly lastMove: Scalars['String']['output'];
  /** Whether it may pick a fast move. */
  readonly mayPickFast: Scalars['Boolean']['output'];
  /** This turn's move, once it is shown; the bearer's own at once. */
  readonly move?: Maybe<Scalars['String']['output']>;
};

/** Something that a fighter suffers from. */
export type Effect = {
  readonly __typename?: 'Effect';
  /** What. */
  readonly kind: EffectKind;
  /** The turn at whose End Phase it goes; null: it lasts the fight. */
  readonly ends?: Maybe<Scalars['Int']['output']>;
  /** Who inflicted it; null: nobody. */
  readonly by?: Maybe<Scalars['Int']['output']>;
  /** Which ear or eye. */
  readonly side?: Maybe<BodySide>;
  /** The length of a scar in inches. */
  readonly inches?: Maybe<Scalars['Int']['output']>;
  /** How often an ensnared fighter has tried to get free. */
  readonly tries?: Maybe<Scalars['Int']['output']>;
};

/** One side of a contest, and what its total is made of. */
export type Share = {
  readonly __typename?: 'Share';
  /** The seat. */
  readonly seat: Scalars['Int']['output'];
  /** What its die shows. */
  readonly die: Scalars['Int']['output'];
  /** The characteristic that counts, with its bonuses. */
  readonly skill: Scalars['Int']['output'];
  /** The modifiers. */
  readonly modifier: Scalars['Int']['output'];
  /** The total. */
  readonly total: Scalars['Int']['output'];
};

/** A die as it fell. */
export type Die = {
  readonly __typename?: 'Die';
  /** Its place among all dice of the fight, from 0. */
  readonly index: Scalars['Int']['output'];
  /** Its sides. */
  readonly sides: Scalars['Int']['output'];
  /** What it shows. */
  readonly value: Scalars['Int']['output'];
};

/** An answer to PLACE_FIGHTER. */
export type PlaceFighterInput = {
  /** The decision that is answered. */
  readonly decisionId: Scalars['ID']['input'];
  /** Where it begins. */
  readonly hex: Scalars['Hex']['input'];
  /** Which way it faces. */
  readonly facing: HexSide;
  /** Allows another answer to a sealed decision that is still open. */
  readonly replace?: InputMaybe<Scalars['Boolean']['input']>;
  /** A repeat with the same key gets the first answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Seconds to hold the answer until the bearer is asked something or the fight is over, 0 to 25. */
  readonly wait?: InputMaybe<Scalars['Int']['input']>;
};

/** An answer to PICK_MOVE. */
export type SubmitMoveInput = {
  /** The decision that is answered. */
  readonly decisionId: Scalars['ID']['input'];
  /** The move's name on the fighter's scroll. */
  readonly move: Scalars['String']['input'];
  /** Answers in advance how the move ends, if that is open to it by then; left out: the seat is asked. */
  readonly carryOut?: InputMaybe<CarryOutInput>;
  /** Answers in advance every INTERRUPT of the turn, of moves and of attacks; left out: the seat is asked. */
  readonly interrupt?: InputMaybe<Scalars['Boolean']['input']>;
  /** Allows another answer to a sealed decision that is still open. */
  readonly replace?: InputMaybe<Scalars['Boolean']['input']>;
  /** A repeat with the same key gets the first answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Seconds to hold the answer until the bearer is asked something or the fight is over, 0 to 25. */
  readonly wait?: InputMaybe<Scalars['Int']['input']>;
};

/** An answer to INTERRUPT. */
export type AnswerInterruptInput = {
  /** The decision that is answered. */
  readonly decisionId: Scalars['ID']['input'];
  /** Whether to act first. */
  readonly interrupt: Scalars['Boolean']['input'];
  /** Allows another answer to a sealed decision that is still open. */
  readonly replace?: InputMaybe<Scalars['Boolean']['input']>;
  /** A repeat with the same key gets the first answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Seconds to hold the answer until the bearer is asked something or the fight is over, 0 to 25. */
  readonly wait?: InputMaybe<Scalars['Int']['input']>;
};

/** An answer to CARRY_OUT_MOVE. */
export type CarryOutMoveInput = {
  /** The decision that is answered. */
  readonly decisionId: Scalars['ID']['input'];
  /** The side to face at the end; may be left out where the move has one arrow. */
  readonly facing?: InputMaybe<HexSide>;
  /** Whether to go one hex straight ahead first, for a counter of Adrenalin. */
  readonly extraHex?: InputMaybe<Scalars['Boolean']['input']>;
  /** Allows another answer to a sealed decision that is still open. */
  readonly replace?: InputMaybe<Scalars['Boolean']['input']>;
  /** A repeat with the same key gets the first answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Seconds to hold the answer until the bearer is asked something or the fight is over, 0 to 25. */
  readonly wait?: InputMaybe<Scalars['Int']['input']>;
};

/** An answer to ADJUST_FACING. */
export type AdjustFacingInput = {
  /** The decision that is answered. */
  readonly decisionId: Scalars['ID']['input'];
  /** The turn; null: none. */
  readonly turn?: InputMaybe<Turn>;
  /** Allows another answer to a sealed decision that is still open. */
  readonly replace?: InputMaybe<Scalars['Boolean']['input']>;
  /** A repeat with the same key gets the first answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Seconds to hold the answer until the bearer is asked something or the fight is over, 0 to 25. */
  readonly wait?: InputMaybe<Scalars['Int']['input']>;
};

/** An answer to ATTACK. */
export type ChooseAttackInput = {
  /** The decision that is answered. */
  readonly decisionId: Scalars['ID']['input'];
  /** The attack; null: none. */
  readonly attack?: InputMaybe<AttackInput>;
  /** Answers in advance the HIT_LOCATION of this attack; left out: the seat is asked. */
  readonly location?: InputMaybe<Location>;
  /** Allows another answer to a sealed decision that is still open. */
  readonly replace?: InputMaybe<Scalars['Boolean']['input']>;
  /** A repeat with the same key gets the first answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Seconds to hold the answer until the bearer is asked something or the fight is over, 0 to 25. */
  readonly wait?: InputMaybe<Scalars['Int']['input']>;
};

/** An answer to HIT_LOCATION. */
export type SubmitHitLocationInput = {
  /** The decision that is answered. */
  readonly decisionId: Scalars['ID']['input'];
  /** The location that is aimed at, or guarded. */
  readonly location: Location;
  /** Allows another answer to a sealed decision that is still open. */
  readonly replace?: InputMaybe<Scalars['Boolean']['input']>;
  /** A repeat with the same key gets the first answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Seconds to hold the answer until the bearer is asked something or the fight is over, 0 to 25. */
  readonly wait?: InputMaybe<Scalars['Int']['input']>;
};

/** An answer to REACT. */
export type ReactInput = {
  /** The decision that is answered. */
  readonly decisionId: Scalars['ID']['input'];
  /** What to use; null: nothing. */
  readonly use?: InputMaybe<ReactionInput>;
  /** Allows another answer to a sealed decision that is still open. */
  readonly replace?: InputMaybe<Scalars['Boolean']['input']>;
  /** A repeat with the same key gets the first answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Seconds to hold the answer until the bearer is asked something or the fight is over, 0 to 25. */
  readonly wait?: InputMaybe<Scalars['Int']['input']>;
};

/** An answer to RECOVER. */
export type RecoverInput = {
  /** The decision that is answered. */
  readonly decisionId: Scalars['ID']['input'];
  /** The points to take back by characteristic, 5 in all at most; null: none. */
  readonly recover?: InputMaybe<RecoveryInput>;
  /** Allows another answer to a sealed decision that is still open. */
  readonly replace?: InputMaybe<Scalars['Boolean']['input']>;
  /** A repeat with the same key gets the first answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Seconds to hold the answer until the bearer is asked something or the fight is over, 0 to 25. */
  readonly wait?: InputMaybe<Scalars['Int']['input']>;
};

/** A counter of Adrenalin to spend. */
export type SpendAdrenalinInput = {
  /** The fight. */
  readonly fightId: Scalars['ID']['input'];
  /** The bearer's seat in it. */
  readonly seat: Scalars['Int']['input'];
  /** The characteristic that rises by 10. */
  readonly characteristic: Characteristic;
  /** Chosen by the client, new for every choice: a repeat with the same key gets the first answer. */
  readonly idempotencyKey: Scalars['String']['input'];
  /** Seconds to hold the answer until the bearer is asked something or the fight is over, 0 to 25. */
  readonly wait?: InputMaybe<Scalars['Int']['input']>;
};

/** A fight to give up. */
export type ConcedeInput = {
  /** The fight. */
  readonly fightId: Scalars['ID']['input'];
  /** The bearer's seat in it. */
  readonly seat: Scalars['Int']['input'];
  /** Chosen by the client, new for every choice: a repeat with the same key gets the first answer. */
  readonly idempotencyKey: Scalars['String']['input'];
  /** Seconds to hold the answer until the bearer is asked something or the fight is over, 0 to 25. */
  readonly wait?: InputMaybe<Scalars['Int']['input']>;
};

/** How a move ends. */
export type CarryOutInput = {
  /** The side to face at the end; may be left out where the move bears one arrow. */
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
  /** The scroll it fights by: CHAOS, EMPIRE, ORC, UNDEAD … or another of the set. */
  readonly type: Scalars['String']['input'];
  /** The bonus points, all of them; left out: spread evenly, what is left over in the order WS S T I W. */
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
  /** What its player is called. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Its team, in styles that have teams; left out: one that has room, once a fighter sits there. */
  readonly team?: InputMaybe<Scalars['String']['input']>;
  /** Its fighter; left out: the seat is open and can be joined. */
  readonly fighter?: InputMaybe<FighterInput>;
  /** The account, by name or id, that alone may take the seat, and brings the fighter. With a fighter: the bearer's own, which then sits there (scope `play`). */
  readonly account?: InputMaybe<Scalars['String']['input']>;
  /** Whether the seat is taken with an invite alone, so that it has no `account`; whoever is invited brings the fighter; left out: no. */
  readonly inviteOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** A house bot that the server plays, by name: `random` or `greedy`. More may be added. */
  readonly bot?: InputMaybe<Scalars['String']['input']>;
  /** The seat's share of the dice's seed: 64 hex digits. */
  readonly clientSeed?: InputMaybe<Scalars['String']['input']>;
};

/** What was agreed for a pit fight. */
export type OptionsInput = {
  /** The turn after which the fight ends; null: none; left out: 100. */
  readonly turnLimit?: InputMaybe<Scalars['Int']['input']>;
  /** So many turns in a row in which nobody is moved, hit or asked to attack end the fight: 1 to 200; left out: 200. */
  readonly idleTurnLimit?: InputMaybe<Scalars['Int']['input']>;
  /** Whether left and right arm are locations of their own; left out: no. */
  readonly separateArms?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A style of combat of the caller's own. */
export type StyleInput = {
  /** What it is called: capital letters, digits and underscores; none of the rulebook's names. */
  readonly name: Scalars['String']['input'];
  /** The groups of fighters that may fight. */
  readonly groups: ReadonlyArray<FighterGroup>;
  /** The titles that may fight. */
  readonly titles: ReadonlyArray<Title>;
  /** How the seats stand to each other. */
  readonly sides: Sides;
  /** When it is over, if not before. */
  readonly end: StyleEnd;
};

/** A fighter to look at, and what it would fight in. */
export type ValidateFighterInput = {
  /** The ruleset's id. */
  readonly ruleset?: InputMaybe<Scalars['String']['input']>;
  /** The style of combat; left out: FREE. */
  readonly style?: InputMaybe<Scalars['String']['input']>;
  /** A style of the caller's own, in place of `style`. */
  readonly ownStyle?: InputMaybe<StyleInput>;
  /** The scroll set: its name, `{ name, hash }`, or a whole set; left out: the house's. */
  readonly scrolls?: InputMaybe<Scalars['JSON']['input']>;
  /** The fighter, with the fields of FighterInput; it may be wrong in any way. */
  readonly fighter: Scalars['JSON']['input'];
};

/** Whether a fighter may fight. */
export type FighterVerdict = {
  readonly __typename?: 'FighterVerdict';
  /** Whether it may. */
  readonly valid: Scalars['Boolean']['output'];
  /** All that is wrong with it. */
  readonly faults: ReadonlyArray<FighterFault>;
};

/** Something that is wrong with a fighter. */
export type FighterFault = {
  readonly __typename?: 'FighterFault';
  /** What. */
  readonly message: Scalars['String']['output'];
  /** The section of the rulebook that says so. */
  readonly rule?: Maybe<Scalars['String']['output']>;
};

/** The exact chances of an attack, each from 0 to 1, if nobody reacts. */
export type AttackOdds = {
  readonly __typename?: 'AttackOdds';
  /** The attack. */
  readonly attack: Attack;
  /** What is added to the attacker's roll; null: such an attack knows no modifiers. */
  readonly attackModifier?: Maybe<Scalars['Int']['output']>;
  /** What is added to the defender's roll; null likewise. */
  readonly defenceModifier?: Maybe<Scalars['Int']['output']>;
  /** Of a hit. */
  readonly hit: Scalars['Float']['output'];
  /** Of each damage that is possible, the least first. */
  readonly damage: ReadonlyArray<DamageChance>;
  /** Of each critical result that is possible. */
  readonly criticals: ReadonlyArray<CriticalChance>;
  /** Of the target going down: by its Wounds, by the critical result, by its last leg or eye. */
  readonly takenOut: Scalars['Float']['output'];
};

/** An attack. */
export type Attack = {
  readonly __typename?: 'Attack';
  /** Its kind. */
  readonly kind: AttackKind;
  /** The seat that is attacked. */
  readonly target: Scalars['Int']['output'];
  /** The location that it names; null: it names none. */
  readonly location?: Maybe<Location>;
};

/** The chance of some damage. */
export type DamageChance = {
  readonly __typename?: 'DamageChance';
  /** The damage, after armour. */
  readonly damage: Scalars['Int']['output'];
  /** The chance of just that much. */
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

/** A style of combat: who may fight, on which sides, and to what end. */
export type Style = {
  readonly __typename?: 'Style';
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** The groups of fighters that may fight. */
  readonly groups: ReadonlyArray<FighterGroup>;
  /** The titles that may fight. */
  readonly titles: ReadonlyArray<Title>;
  /** How the seats stand to each other. */
  readonly sides: Sides;
  /** When it is over, if not before. */
  readonly end: StyleEnd;
};

/** A group of fighters that styles let in or not. */
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
  /** Each for itself. */
  | 'EACH_ALONE'
  /** One against three, in two teams. */
  | 'ONE_AGAINST_THREE'
  /** Teams of one size. */
  | 'EQUAL_TEAMS';

/** When a fight is over. */
export type StyleEnd =
  /** As soon as half of the fighters are out. */
  | 'HALF_OUT'
  /** When one side alone stands. */
  | 'ONE_SIDE_STANDING';

/** A fight to create. Two seats with a fighter each are a whole fight. */
export type CreateFightInput = {
  /** The ruleset's id. */
  readonly ruleset?: InputMaybe<Scalars['String']['input']>;
  /** The style of combat: CORE, FREE …; left out: FREE. */
  readonly style?: InputMaybe<Scalars['String']['input']>;
  /** A style of the caller's own, in place of `style`. (REST and records have it in `style` too: GraphQL knows no input of two types.) */
  readonly ownStyle?: InputMaybe<StyleInput>;
  /** The scroll set: its name, `{ name, hash }`, or a whole set; left out: the house's. */
  readonly scrolls?: InputMaybe<Scalars['JSON']['input']>;
  /** What is agreed. */
  readonly options?: InputMaybe<OptionsInput>;
  /** The pit: `{ radius }` or `{ hexes }`, either with `walls`; left out: one that fits the number of seats. */
  readonly arena?: InputMaybe<Scalars['JSON']['input']>;
  /** A start in mid-fight, as a record has it. */
  readonly situation?: InputMaybe<Scalars['JSON']['input']>;
  /** Who moves the fight on; left out: AUTO. */
  readonly pacing?: InputMaybe<Pacing>;
  /** Who may see the fight; left out: PUBLIC. */
  readonly visibility?: InputMaybe<Visibility>;
  /** The clock; left out: none. */
  readonly clock?: InputMaybe<ClockInput>;
  /** Whether nobody but its own seat sees a fighter before the fight begins; left out: no. */
  readonly hideFighters?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the fight begins only when every seat says that it is ready; left out: no. */
  readonly readyCheck?: InputMaybe<Scalars['Boolean']['input']>;
  /** The seats, that of the oldest player first. */
  readonly seats: ReadonlyArray<SeatInput>;
  /** A repeat with the same key gets the same fight and tokens. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A new fight, and the tokens to it. */
export type CreateFightPayload = {
  readonly __typename?: 'CreateFightPayload';
  /** The fight. */
  readonly fight: Fight;
  /** The host's token. */
  readonly hostToken: Scalars['String']['output'];
  /** The tokens of the seats that are taken and not played by a house bot. */
  readonly seatTokens: ReadonlyArray<SeatToken>;
};

/** The token of a seat. */
export type SeatToken = {
  readonly __typename?: 'SeatToken';
  /** The seat. */
  readonly seat: Scalars['Int']['output'];
  /** Its token, to be sent as `Authorization: Bearer <token>`. */
  readonly token: Scalars['String']['output'];
};

/** The fight to fight again. */
export type RematchInput = {
  /** The fight. */
  readonly fightId: Scalars['ID']['input'];
};

/** A rematch, and what the bearer has in it. */
export type RematchPayload = {
  readonly __typename?: 'RematchPayload';
  /** The fight that fights it again. */
  readonly fight: Fight;
  /** Its host's token; null: the bearer is not its host. */
  readonly hostToken?: Maybe<Scalars['String']['output']>;
  /** The tokens of the seats that the bearer's calls have filled. */
  readonly seatTokens: ReadonlyArray<SeatToken>;
};

/** A seat to take. */
export type JoinFightInput = {
  /** The fight. */
  readonly fightId: Scalars['ID']['input'];
  /** The seat; left out: the one that waits for the bearer, or else the first that it may take. */
  readonly seat?: InputMaybe<Scalars['Int']['input']>;
  /** What its player is called. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Its team, in styles that have teams; left out: one that has room, once a fighter sits there. */
  readonly team?: InputMaybe<Scalars['String']['input']>;
  /** Its fighter. */
  readonly fighter: FighterInput;
  /** An invite of the fight, where the request has another token. The seat is then the account's, if it is an account's key. */
  readonly invite?: InputMaybe<Scalars['String']['input']>;
  /** The seat's share of the dice's seed: 64 hex digits. */
  readonly clientSeed?: InputMaybe<Scalars['String']['input']>;
  /** A repeat with the same key gets the same seat and token. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A seat that was taken, and the token to it. */
export type JoinFightPayload = {
  readonly __typename?: 'JoinFightPayload';
  /** The fight. */
  readonly fight: Fight;
  /** The seat. */
  readonly seat: Scalars['Int']['output'];
  /** Its token, to be sent as `Authorization: Bearer <token>`. */
  readonly token: Scalars['String']['output'];
};

/** Names a fight to delete. */
export type DeleteFightInput = {
  /** The fight. */
  readonly fightId: Scalars['ID']['input'];
};

/** The fight that is gone. */
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

/** A fight that may begin. */
export type ReadyInput = {
  /** The fight. */
  readonly fightId: Scalars['ID']['input'];
};

/** A challenge to decline. */
export type DeclineChallengeInput = {
  /** The fight. */
  readonly fightId: Scalars['ID']['input'];
};

/** A share of the dice's seed. */
export type SetClientSeedInput = {
  /** The fight. */
  readonly fightId: Scalars['ID']['input'];
  /** 64 hex digits; null: none. */
  readonly clientSeed?: InputMaybe<Scalars['String']['input']>;
};

/** What an invite is for. */
export type CreateInviteInput = {
  /** The fight. */
  readonly fightId: Scalars['ID']['input'];
  /** The seat; null or left out: any that waits for no account. */
  readonly seat?: InputMaybe<Scalars['Int']['input']>;
  /** Whether all invites of the fight that were made before are void; left out: no. */
  readonly renew?: InputMaybe<Scalars['Boolean']['input']>;
};

/** An invite: the same again until it is renewed. */
export type CreateInvitePayload = {
  readonly __typename?: 'CreateInvitePayload';
  /** The seat that it is for; null: any that waits for no account. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** To be borne as a token is, or sent as `invite` of a join. */
  readonly invite: Scalars['String']['output'];
};

/** Whose token to make anew. */
export type ReissueTokenInput = {
  /** The fight. */
  readonly fightId: Scalars['ID']['input'];
  /** The seat; null or left out: the host itself. */
  readonly seat?: InputMaybe<Scalars['Int']['input']>;
};

/** A new token. */
export type ReissueTokenPayload = {
  readonly __typename?: 'ReissueTokenPayload';
  /** Whose it is; null: the host's. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** The token. */
  readonly token: Scalars['String']['output'];
};

/** Standing orders for a seat, in place of those it had. */
export type SetOrdersInput = {
  /** The fight. */
  readonly fightId: Scalars['ID']['input'];
  /** The orders in the ruleset's words: `{ "interrupt": "NEVER" }`; docs/clients.md has them all. Null or left out: none. */
  readonly orders?: InputMaybe<Scalars['JSON']['input']>;
};

/** Where the host saw the fight, so that a double click goes on once. */
export type AdvancePhaseInput = {
  /** The fight. */
  readonly fightId: Scalars['ID']['input'];
  /** The turn and phase that it goes on from. */
  readonly from: TurnPhaseInput;
  /** Whether what is still open is answered with its fallback first; left out: no. */
  readonly overMissing?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A turn and a phase. */
export type TurnPhaseInput = {
  /** The turn. */
  readonly turn: Scalars['Int']['input'];
  /** The phase. */
  readonly phase: Scalars['String']['input'];
  /** The fight's version, for a host who goes over missing seats more than once in a phase. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

/** The fight as it is now. */
export type FightPayload = {
  readonly __typename?: 'FightPayload';
  /** The fight. */
  readonly fight: Fight;
};

/** What became of a choice. */
export type ChoiceResult = ChoiceAccepted | ChoiceRefused;

/** A choice was accepted; it is stored for good. */
export type ChoiceAccepted = {
  readonly __typename?: 'ChoiceAccepted';
  /** The fight after it: always there, and nullable only so that one selection may hold it for both results. */
  readonly fight?: Maybe<Fight>;
  /** When it was accepted. */
  readonly acceptedAt: Scalars['DateTime']['output'];
  /** What followed, as far as the bearer may see it. */
  readonly events: ReadonlyArray<FightEvent>;
  /** What the bearer is asked now. */
  readonly next: ReadonlyArray<Decision>;
};

/** A choice was refused; nothing has changed. */
export type ChoiceRefused = {
  readonly __typename?: 'ChoiceRefused';
  /** Why, by name. */
  readonly code: RefusalCode;
  /** Why, as one plain sentence. */
  readonly message: Scalars['String']['output'];
  /** The section of the rulebook that forbids it. */
  readonly rule?: Maybe<Scalars['String']['output']>;
  /** The decision as it stands, with its legal options; null: the choice was about none. */
  readonly decision?: Maybe<Decision>;
  /** The fight as it stands. */
  readonly fight?: Maybe<Fight>;
  /** The limit that the choice would exceed; null: the code is not OVER_BUDGET. */
  readonly budget?: Maybe<Budget>;
};

/** A limit of what is stored, which a request would exceed. */
export type Budget = {
  readonly __typename?: 'Budget';
  /** What is limited. */
  readonly name: BudgetName;
  /** How much there may be at one time. */
  readonly limit: Scalars['Int']['output'];
  /** What the limit holds for. */
  readonly per: BudgetScope;
  /** One sentence that says how to get below the limit. */
  readonly freedBy: Scalars['String']['output'];
};

/** What is limited for those who store it. */
export type BudgetName =
  /** Fights that have not begun. */
  | 'OPEN_FIGHTS'
  /** Fights that have begun and are not over. */
  | 'RUNNING_FIGHTS'
  /** Seats of house bots in fights that have begun and are not over. */
  | 'BOT_SEATS'
  /** Bytes of what unfinished fights were made of, and of scroll sets. */
  | 'CONTENT_BYTES'
  /** How many times a sealed answer is replaced. */
  | 'REPLACEMENTS'
  /** Idempotency keys that are kept for one choice. */
  | 'KEYS';

/** What a limit holds for. */
export type BudgetScope =
  /** One account. */
  | 'ACCOUNT'
  /** One address, for those without an account. */
  | 'ADDRESS'
  /** One decision. */
  | 'DECISION'
  /** One choice. */
  | 'CHOICE';

/** Why a choice is refused. The whole table, with what else may be answered, is docs/errors.md. */
export type RefusalCode =
  /** Nobody asked the bearer this. */
  | 'NOT_ASKED'
  /** It is not among the options. */
  | 'ILLEGAL_CHOICE'
  /** Another answer is in already. */
  | 'ALREADY_ANSWERED'
  /** The fight has gone on: the decision is no longer open. */
  | 'DECISION_SUPERSEDED'
  /** Somebody else's change came first: read the fight and try again. */
  | 'VERSION_CONFLICT'
  /** The idempotency key belongs to another request. */
  | 'KEY_REUSED'
  /** More is stored than may be: `budget` names the limit. */
  | 'OVER_BUDGET'
  /** The fight is over. */
  | 'FIGHT_FINISHED'
  /** The fight is over and archived: its record says which choices were accepted. */
  | 'FIGHT_ARCHIVED'
  /** The fight is held, because its log and its state do not agree. */
  | 'FIGHT_FROZEN';

/** A game that can be played here. */
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
  /** Whether there are more, and how to ask for them. */
  readonly pageInfo: PageInfo;
};

/** A published set of scrolls: one for each type of fighter. */
export type ScrollSet = {
  readonly __typename?: 'ScrollSet';
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** `sha256:` and 64 hex digits, over its canonical text. */
  readonly hash: Scalars['String']['output'];
  /** Where its figures come from. */
  readonly provenance: Scalars['String']['output'];
  /** The types of fighter it holds. */
  readonly types: ReadonlyArray<Scalars['String']['output']>;
  /** The scrolls by type, in the notation of the fight record. */
  readonly scrolls: Scalars['JSON']['output'];
  /** When it was published; null: it is part of the program. */
  readonly publishedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A scroll set to publish. Several may bear one name: the name alone means the first of them, `{ name, hash }` any. */
export type PublishScrollSetInput = {
  /** The whole set: `{ name, provenance, scrolls }`, in the notation of the fight record. Names that begin with `house` are the house's. */
  readonly set: Scalars['JSON']['input'];
};

/** A set that is published. */
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

