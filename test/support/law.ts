import fc from 'fast-check'
import t from 'tap'
import { type Plan, plans } from './random-fights.js'

/** How much longer than usual the laws are tried: `LAW_TIMES=20 npx tap test/rulesets` for a night of it. */
const TIMES = Number(process.env['LAW_TIMES'] ?? 1)
/** Another start for the same. */
const SEED = Number(process.env['LAW_SEED'] ?? 586)

/**
 * A law holds if `check` throws for none of so many random fights. Every law has fights of its own, the same each time.
 */
export const law = (title: string, fights: number, check: (plan: Plan) => void, over: Partial<Plan> = {}): void => {
  t.test(title, async t => {
    const seed = [...title].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1e6, SEED)
    fc.assert(fc.property(plans, plan => check({ ...plan, ...over })), { seed, numRuns: fights * TIMES })
    t.pass(`${fights} fights`)
  })
}

export const demand = (holds: boolean, otherwise: () => string): void => {
  if (!holds) throw new Error(otherwise())
}

/** Freezes a value of plain JSON, all the way down, and says so. */
export const deepFreeze = <T>(value: T, seen: WeakSet<object> = new WeakSet()): T => {
  if (typeof value !== 'object' || value === null || seen.has(value)) return value
  seen.add(value)
  Object.freeze(value)
  for (const key of Reflect.ownKeys(value)) deepFreeze(Reflect.get(value, key), seen)
  return value
}

/** The path of a value that JSON cannot hold: `undefined`, NaN, -0, a function, a class. `null`: none. */
export const unlikeJson = (value: unknown, path = ''): string | null => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? null : `${path} is ${Object.is(value, -0) ? '-0' : value}`
  if (typeof value !== 'object') return `${path} is ${typeof value}`
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== Array.prototype) return `${path} is no plain object`
  for (const key of Reflect.ownKeys(value)) {
    if (Array.isArray(value) && key === 'length') continue
    const fault = unlikeJson(Reflect.get(value, key), `${path}.${String(key)}`)
    if (fault !== null) return fault
  }
  return null
}
