// The tabs that GraphiQL opens with, in the order of a first fight. A test holds that every document fits the schema.
const authorization = JSON.stringify({ Authorization: 'Bearer paste-the-seat-token-here' }, null, 2)

export const examples = [
  {
    query: `# 1. A duel against the house. Copy fight.id, and the token of seat 1 from seatTokens.
mutation CreateDuel {
  createFight(input: {
    seats: [
      { name: "Grom", fighter: { type: "ORC" } }
      { name: "Karl", fighter: { type: "EMPIRE" }, bot: "greedy" }
    ]
  }) {
    fight { id status diceCommitment }
    hostToken
    seatTokens { seat token }
  }
}
`,
    headers: '{}'
  },
  {
    query: `# 2. What am I asked? Put the seat's token into the headers below.
query MyDecisions {
  decisions(wait: 5) {
    id
    kind
    sealed
    fallback
    ... on PlaceFighterDecision { hexes facings }
    ... on PickMoveDecision { moves { name speed legal reason end facings { facing mightyBlow } } }
    ... on AttackDecision { attacks { kind target hitOdds } }
    ... on HitLocationDecision { attacker target locations { location armour adjacent } }
    ... on ReactDecision { window losing uses { canChangeOutcome use { adrenalin skill } } }
  }
}
`,
    headers: authorization
  },
  {
    query: `# 3. Answer PLACE_FIGHTER with one of its hexes. The answer says what is asked next.
mutation Place($decision: ID!) {
  placeFighter(input: { decisionId: $decision, hex: [0, -5], facing: S, wait: 5 }) {
    ... on ChoiceAccepted { events { seq text } next { id kind } }
    ... on ChoiceRefused { code message rule }
  }
}
`,
    variables: JSON.stringify({ decision: 'fight.1' }, null, 2),
    headers: authorization
  },
  {
    query: `# 4. Answer PICK_MOVE. It stays sealed until the move is carried out.
mutation Pick($decision: ID!) {
  submitMove(input: { decisionId: $decision, move: "Advance", wait: 5 }) {
    ... on ChoiceAccepted { events { seq text } next { id kind } }
    ... on ChoiceRefused { code message rule decision { ... on PickMoveDecision { moves { name legal reason } } } }
  }
}
`,
    variables: JSON.stringify({ decision: 'fight.3' }, null, 2),
    headers: authorization
  },
  {
    query: `# 5. The fight as anybody may see it, and what happened so far.
query Watch($fight: ID!) {
  fight(id: $fight) {
    status
    turn
    pending { seat kind answered }
    game {
      ... on PitFight {
        phase
        fighters { seat type at facing wounds effects { kind } takenOut }
      }
    }
    events(afterSeq: 0) { lastSeq nodes { seq turn text rule } }
    result { winners reason }
  }
}
`,
    variables: JSON.stringify({ fight: 'paste-the-fight-id-here' }, null, 2),
    headers: '{}'
  }
]
