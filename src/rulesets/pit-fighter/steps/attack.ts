import { ATTACK_RULES, compareLocations } from '../attack-kinds.js'
import { CONTEST_DIE } from '../abilities/rerolling.js'
import { attackShares, attackVerdict } from '../contest.js'
import { dealDamage, rollDamage } from '../damage.js'
import { bash, disarm, driveAway, ensnare } from '../striking.js'
import { type PitTable, ask, happen } from '../pit-table.js'
import { opensWindow } from '../reacting.js'
import { type AttackFrame, fighterOf } from '../state.js'
import type { Location } from '../vocabulary.js'

/** Section 6: an attack goes from the sealed locations over the roll-off and the damage to what it does. */
export const resolveAttack = (table: PitTable, frame: AttackFrame): void => {
  switch (frame.stage) {
    case 'AIMING':
      aim(table, frame)
      return
    case 'ROLLING':
      rollOff(table, frame)
      return
    case 'ROLLED':
      judge(table, frame)
      return
    case 'HIT':
      strike(table, frame)
      return
    case 'DAMAGE_ROLLED':
      if (!holds(table, frame, 'AFTER_DAMAGE_ROLL')) dealDamage(table, frame)
      return
    case 'DEALT':
      afterDamage(table, frame)
  }
}

const endAttack = (table: PitTable, { seat, target }: AttackFrame): void => happen(table, { type: 'AttackEnded', rule: '6.0', seat, target })

/** Whether a window is held now: it opens once, and only where somebody has something to use. */
const holds = (table: PitTable, frame: AttackFrame, window: NonNullable<AttackFrame['held']>): boolean =>
  frame.held !== window && opensWindow(table, window, '6.7')

/** Rule 6.2: both seal a hit location, and both are shown together. */
const aim = (table: PitTable, frame: AttackFrame): void => {
  const { seat, target } = frame
  if (table.state.asked.length === 0) {
    for (const asked of [seat, target].sort((a, b) => a - b)) ask(table, asked, 'HIT_LOCATION', { attacker: seat, target }, false)
    return
  }
  const aimed = sealedLocation(table, seat)
  const guess = sealedLocation(table, target)
  const outcome = compareLocations(aimed, guess)
  happen(table, { type: 'LocationsRevealed', rule: '6.2', ruling: 'R18', seat, target, aim: aimed, guess, outcome })
  if (outcome === 'MISS') endAttack(table, frame)
}

const sealedLocation = ({ prepared: pit, state }: PitTable, seat: number): Location => {
  const sealed = state.asked.find(ask => ask.seat === seat)?.answer?.['location']
  const location = pit.locations.find(location => location === sealed)
  if (!location) throw new Error(`Seat ${seat} has sealed no location`)
  return location
}

/** Rules 6.3 and 8.42: bonuses are declared, then both roll, the attacker first. */
const rollOff = (table: PitTable, frame: AttackFrame): void => {
  const { before } = ATTACK_RULES[frame.kind]
  if (before && holds(table, frame, before)) return
  const { seat, target } = frame
  const dice = [seat, target].map((_seat, offset) => table.roll(CONTEST_DIE, offset))
  const rolls = [seat, target].map((roller, index) => ({ seat: roller, value: dice[index]?.value ?? 0, rerolled: false }))
  happen(table, { type: 'AttackRolled', rule: '6.3', seat, target, dice, shares: attackShares(table.prepared, table.state, frame, rolls) })
}

const judge = (table: PitTable, frame: AttackFrame): void => {
  if (holds(table, frame, ATTACK_RULES[frame.kind].after)) return
  const { seat, target } = frame
  const shares = attackShares(table.prepared, table.state, frame, frame.rolls ?? [])
  const { hits, natural } = attackVerdict(frame, shares)
  const body = { rule: natural === null ? '6.3' : '6.4', seat, target, shares, natural }
  if (hits) {
    happen(table, { type: 'AttackHit', ...body })
  } else {
    happen(table, { type: 'AttackMissed', ...body })
    endAttack(table, frame)
  }
}

const strike = (table: PitTable, frame: AttackFrame): void => {
  switch (ATTACK_RULES[frame.kind].onHit) {
    case 'DAMAGE':
      if (!holds(table, frame, 'BEFORE_DAMAGE')) rollDamage(table, frame)
      return
    case 'ENSNARE':
      ensnare(table, frame)
      break
    case 'DISARM':
      disarm(table, frame)
      break
    case 'BASH':
      bash(table, frame)
  }
  endAttack(table, frame)
}

/** Rule 6.5 and ruling R68: at 0 or less the target is out, unless it spends what it has; then (R63) an Ogre drives it. */
const afterDamage = (table: PitTable, frame: AttackFrame): void => {
  const target = fighterOf(table.state, frame.target)
  if (!target.takenOut && target.wounds <= 0) {
    if (holds(table, frame, 'WHEN_TAKEN_OUT')) return
    happen(table, { type: 'FighterTakenOut', rule: '6.5', seat: frame.target, by: frame.seat, cause: 'WOUNDS', dead: false, trophy: false })
  }
  driveAway(table, frame)
  endAttack(table, frame)
}
