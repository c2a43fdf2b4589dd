import { FAST_DICE, HMAC_DICE, type DiceSource, type RolledDie, UNMIXED_FAST_DICE } from './dice.js'
import { isJsonObject, isWholeNumber, insteadOf, type JsonObject } from './json.js'
import { faulty, malformed, read, type Read } from './replay-fault.js'

/** Reads the dice of a record. Seeded dice may leave the ledger out. */
export const parseDice = (dice: unknown): Read<DiceSource> => {
  if (!isJsonObject(dice)) return malformed(`dice: { "source": "scripted" or "seeded", … } is needed${insteadOf(dice)}`)
  const { source, algorithm } = dice
  if (source === 'scripted') return parseScripted(dice)
  if (source !== 'seeded') return malformed(`dice.source: "scripted" or "seeded" is needed${insteadOf(source)}`)
  if (algorithm === HMAC_DICE) return parseHmac(dice)
  if (algorithm === FAST_DICE || algorithm === UNMIXED_FAST_DICE) return parseFast(dice, algorithm)
  return malformed(`dice.algorithm: "${HMAC_DICE}", "${FAST_DICE}" or "${UNMIXED_FAST_DICE}" is needed${insteadOf(algorithm)}`)
}

const parseScripted = ({ rolls }: JsonObject): Read<DiceSource> => {
  const ledger = parseRolls(rolls)
  return ledger.ok ? read({ source: 'scripted', rolls: ledger.value }) : ledger
}

const parseHmac = ({ fight, serverSeed, clientSeeds, rolls }: JsonObject): Read<DiceSource> => {
  if (typeof fight !== 'string') return malformed(`dice.fight: a string is needed${insteadOf(fight)}`)
  if (!isHex(serverSeed) || serverSeed.length !== 64) return malformed('dice.serverSeed: 64 hex digits are needed')
  if (!Array.isArray(clientSeeds) || !clientSeeds.every(isClientSeed)) return malformed('dice.clientSeeds: a list of hex strings or nulls, one a seat, is needed')
  const ledger = parseLedger(rolls)
  return ledger.ok ? read({ source: 'seeded', algorithm: HMAC_DICE, fight, serverSeed, clientSeeds, ...ledger.value }) : ledger
}

const parseFast = ({ seed, rolls }: JsonObject, algorithm: typeof FAST_DICE | typeof UNMIXED_FAST_DICE): Read<DiceSource> => {
  if (!isWholeNumber(seed)) return malformed(`dice.seed: a whole number is needed${insteadOf(seed)}`)
  const ledger = parseLedger(rolls)
  return ledger.ok ? read({ source: 'seeded', algorithm, seed, ...ledger.value }) : ledger
}

const parseLedger = (rolls: unknown): Read<{ readonly rolls?: readonly RolledDie[] }> => {
  if (rolls === undefined) return read({})
  const ledger = parseRolls(rolls)
  return ledger.ok ? read({ rolls: ledger.value }) : ledger
}

const parseRolls = (rolls: unknown): Read<readonly RolledDie[]> => {
  if (!Array.isArray(rolls)) return malformed(`dice.rolls: a list of { "sides", "value" } is needed${insteadOf(rolls)}`)
  if (rolls.every(isDie)) return read(rolls)
  const index = rolls.findIndex(die => !isDie(die))
  return faulty('dice', index, `die ${index}: { "sides", "value" }, whole numbers from 1, are needed${insteadOf(rolls[index])}`)
}

const isDie = (value: unknown): value is RolledDie =>
  isJsonObject(value) && isFromOne(value['sides']) && isFromOne(value['value'])

const isFromOne = (value: unknown): boolean => isWholeNumber(value) && value >= 1
const isHex = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]*$/i.test(value)
const isClientSeed = (value: unknown): value is string | null => value === null || isHex(value)
