import type { Ruleset } from '../referee/ruleset.js'
import { pitFighter } from './pit-fighter/index.js'

/** The rulesets of the service by id. The first is the default. */
export const RULESETS: ReadonlyMap<string, Ruleset> = new Map<string, Ruleset>([[pitFighter.id, pitFighter]])
