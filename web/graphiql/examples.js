// The tabs that GraphiQL opens with, in the order of a first fight. The page fills in $fight, $decision and the token of seat 1
// (current-fight.js). A test runs them all in this order.

export const examples = [
  {
    query: `# 1. A duel against a house bot. The other tabs are about this fight: they use its id and the token of seat 1.
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
`
  },
  {
    query: `# 2. What is seat 1 asked?
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
`
  },
  {
    query: `# 3. Answer PLACE_FIGHTER with one of its hexes. The reply says what is asked next.
mutation Place($decision: ID!) {
  placeFighter(input: { decisionId: $decision, hex: [0, -5], facing: S, wait: 5 }) {
    ... on ChoiceAccepted { events { seq text } next { id kind } }
    ... on ChoiceRefused { code message rule }
  }
}
`
  },
  {
    query: `# 4. Answer PICK_MOVE. It stays sealed until the move is carried out.
mutation Pick($decision: ID!) {
  submitMove(input: { decisionId: $decision, move: "Advance", wait: 5 }) {
    ... on ChoiceAccepted { events { seq text } next { id kind } }
    ... on ChoiceRefused { code message rule decision { ... on PickMoveDecision { moves { name legal reason } } } }
  }
}
`
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
`
  }
]
