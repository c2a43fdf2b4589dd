/**
 * Pit Fighter's own GraphQL types. Everything that is not in these tables is shown as `OtherGame`,
 * `OtherDecision` or `OtherEvent`, as are all other rulesets.
 */
export const PIT_FIGHTER = 'pit-fighter'

export const DECISION_TYPES = {
  PLACE_FIGHTER: 'PlaceFighterDecision',
  PICK_MOVE: 'PickMoveDecision',
  INTERRUPT: 'InterruptDecision',
  CARRY_OUT_MOVE: 'CarryOutMoveDecision',
  ADJUST_FACING: 'AdjustFacingDecision',
  ATTACK: 'AttackDecision',
  HIT_LOCATION: 'HitLocationDecision',
  REACT: 'ReactDecision',
  RECOVER: 'RecoverDecision',
  ADVANCE: 'AdvanceDecision'
} as const satisfies Record<string, string>

/** By the event's `type`. */
export const EVENT_TYPES = {
  PhaseBegan: 'PhaseBegan',
  FighterPlaced: 'FighterPlaced',
  FighterMoved: 'FighterMoved',
  MoveEnded: 'MoveCarriedOut',
  PushOffResolved: 'PushOffResolved',
  AttackRolled: 'AttackRolled',
  DamageDealt: 'DamageDealt',
  CriticalSuffered: 'CriticalSuffered',
  FighterTakenOut: 'FighterTakenOut',
  FightEnded: 'FightEnded'
} as const satisfies Record<string, string>

/** The mutation of each kind of choice, and the kind that it sends. */
export const CHOICE_MUTATIONS = {
  placeFighter: 'PLACE_FIGHTER',
  submitMove: 'PICK_MOVE',
  answerInterrupt: 'INTERRUPT',
  carryOutMove: 'CARRY_OUT_MOVE',
  adjustFacing: 'ADJUST_FACING',
  chooseAttack: 'ATTACK',
  submitHitLocation: 'HIT_LOCATION',
  react: 'REACT',
  recover: 'RECOVER',
  spendAdrenalin: 'SPEND_ADRENALIN',
  concede: 'CONCEDE'
} as const satisfies Record<string, string>
