import { type Decision, type Fight, OUT_OF_DATE, type Player, WAIT } from './api.js'
import { Problem } from './rest-player.js'

/** Sends a request to the GraphQL API. Throws refusals. */
export const graphql = async <T>(server: string, query: string, variables: object, token?: string): Promise<T> => {
  const response = await fetch(new URL('/graphql', server), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ query, variables })
  })
  const { data, errors } = await response.json() as {
    readonly data: T,
    readonly errors?: readonly { readonly message: string, readonly extensions: { readonly code: string } }[]
  }
  const [error] = errors ?? []
  if (error) throw new Problem(error.extensions.code, error.message)
  return data
}

/** The mutation that answers each kind of decision, and the type of its input. */
const MUTATIONS: Readonly<Record<string, readonly [mutation: string, input: string]>> = {
  PLACE_FIGHTER: ['placeFighter', 'PlaceFighterInput'],
  PICK_MOVE: ['submitMove', 'SubmitMoveInput'],
  INTERRUPT: ['answerInterrupt', 'AnswerInterruptInput'],
  CARRY_OUT_MOVE: ['carryOutMove', 'CarryOutMoveInput'],
  ADJUST_FACING: ['adjustFacing', 'AdjustFacingInput'],
  ATTACK: ['chooseAttack', 'ChooseAttackInput'],
  HIT_LOCATION: ['submitHitLocation', 'SubmitHitLocationInput'],
  REACT: ['react', 'ReactInput'],
  RECOVER: ['recover', 'RecoverInput']
}

const DECISION = `
fragment Asked on Decision {
  id kind seat fallback
  ... on PickMoveDecision { moves { name speed legal end facings { facing mightyBlow } } }
  ... on CarryOutMoveDecision { facingOptions { facing mightyBlow } move { end } }
  ... on AdjustFacingDecision { turnOptions { turn facing } }
  ... on AttackDecision { attacks { kind target location hitOdds } }
  ... on HitLocationDecision { attacker target locations { location armour } }
  ... on ReactDecision { losing uses { canChangeOutcome use { adrenalin skill die } } }
  ... on RecoverDecision { reduced { characteristic lost } points }
}`

const FIGHT = `query Fight($id: ID!) {
  fight(id: $id) {
    id status
    seats { number name }
    game { ... on PitFight { fighters { seat at facing takenOut } } }
    result { winners reason }
  }
}`

const DECISIONS = `query Decisions($id: ID!, $wait: Int!) { decisions(fightId: $id, wait: $wait) { ...Asked } }${DECISION}`

const answerDocument = (mutation: string, input: string): string => `mutation Answer($input: ${input}!) {
  result: ${mutation}(input: $input) {
    __typename
    ... on ChoiceAccepted { next { ...Asked } }
    ... on ChoiceRefused { code message }
  }
}${DECISION}`

type Result =
  | { readonly __typename: 'ChoiceAccepted', readonly next: readonly Decision[] }
  | { readonly __typename: 'ChoiceRefused', readonly code: string, readonly message: string }

/** A player who plays over GraphQL. */
export const graphqlPlayer = (server: string, fightId: string, seat: number, token: string): Player => ({
  seat,
  async fight () {
    const { fight } = await graphql<{ readonly fight: Fight }>(server, FIGHT, { id: fightId }, token)
    return fight
  },
  async decisions () {
    const { decisions } = await graphql<{ readonly decisions: readonly Decision[] }>(
      server,
      DECISIONS,
      { id: fightId, wait: WAIT },
      token
    )
    return decisions
  },
  async answer (decision, { kind, ...fields }) {
    const [mutation, type] = MUTATIONS[kind] ?? []
    if (mutation === undefined || type === undefined) throw new Error(`No mutation answers ${kind}`)
    const input = { ...fields, decisionId: decision.id, wait: WAIT }
    const { result } = await graphql<{ readonly result: Result }>(
      server,
      answerDocument(mutation, type),
      { input },
      token
    )
    if (result.__typename === 'ChoiceAccepted') return result.next
    if (OUT_OF_DATE.includes(result.code)) return null
    throw new Problem(result.code, result.message)
  }
})
