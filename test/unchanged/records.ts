import fc from 'fast-check'
import { hashOf } from '../../src/fights/canonical.js'
import type { FightRecord } from '../../src/referee/record.js'
import { STYLES } from '../../src/rulesets/pit-fighter/style.js'
import { plans } from '../support/random-fights.js'
import { playFight } from '../support/random-play.js'
import { playToRecord, recordOf } from '../support/refight.js'

/** A finished record without its events, and the hash of those. */
export interface KeptRecord { readonly record: FightRecord, readonly events: string }

export const RECORDS = 300
const SEED = 2026
const CHOICES_AT_MOST = 1500
const STYLES_IN_TURN: readonly string[] = [...Object.keys(STYLES), 'OWN_MELEE', 'OWN_TEAMS']

/** Fights random fights of every style in turn, and keeps those that end. */
export const makeRecords = (): readonly KeptRecord[] => {
  const kept: KeptRecord[] = []
  for (const [index, plan] of fc.sample(plans, { seed: SEED, numRuns: RECORDS * 3 }).entries()) {
    if (kept.length === RECORDS) break
    const style = STYLES_IN_TURN[index % STYLES_IN_TURN.length] ?? 'FREE'
    const fight = playFight({ ...plan, style }, () => {}, CHOICES_AT_MOST)
    playToRecord(fight)
    if (!fight.match.state().result) continue
    const { events, ...record } = recordOf(fight, index % 2 === 0) as FightRecord
    kept.push({ record, events: hashOf(events) })
  }
  return kept
}
