import { isJsonObject } from '../../referee/json.js'
import { omitNulls } from '../../referee/left-out.js'
import scrollSetSchema from './data/scroll-set.schema.json' with { type: 'json' }
import { type SchemaFault, checkBy } from './schema.js'
import { type Move, type ScrollSet, readMove } from './scroll.js'
import { OBSERVE, WEAPONS } from './vocabulary.js'

const checkShape = checkBy(scrollSetSchema)

/** Null counts as left out, unless the schema allows null. */
export const setWithoutNulls = (set: unknown): unknown => omitNulls(scrollSetSchema, set)

/** A type's name may have 40 characters. A far longer one is refused at once: each fault would repeat it. */
const LONGEST_TYPE = 100

/**
 * Every fault of a scroll set, each with its path. Empty if the set is valid. Section 2.2.
 * A part with the wrong shape does not stop the checks of the other parts.
 */
export const scrollSetFaults = (set: unknown): readonly SchemaFault[] => {
  const scrolls = entriesOf(fieldOf(set, 'scrolls'))
  if (scrolls.some(([type]) => type.length > LONGEST_TYPE)) return [{ path: '/scrolls', message: 'must have type names of 40 characters at most' }]
  const shape = checkShape(set)
  const isSound = soundnessOf(shape)
  return [...shape.map(inWords), ...scrolls.flatMap(([type, scroll]) => scrollFaults(type, scroll, isSound))]
}

export const isScrollSet = (set: unknown): set is ScrollSet => checkShape(set).length === 0

/** Whether the value at a path, and everything below it, has the right shape. */
type IsSound = (path: string) => boolean

const soundnessOf = (faults: readonly SchemaFault[]): IsSound => {
  const unsound = new Set<string>()
  for (const { path } of faults) {
    for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) unsound.add(path.slice(0, end))
  }
  return path => !unsound.has(path)
}

const fieldOf = (value: unknown, name: string): unknown => isJsonObject(value) ? value[name] : undefined
const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] => isJsonObject(value) ? Object.entries(value) : []
const listOf = (value: unknown): readonly unknown[] => Array.isArray(value) ? value : []
const isMove = (move: unknown, isSound: boolean): move is Move => isSound && isJsonObject(move)

const scrollFaults = (type: string, scroll: unknown, isSound: IsSound): readonly SchemaFault[] => {
  const path = `/scrolls/${type}`
  const own = fieldOf(scroll, 'type')
  const moves = listOf(fieldOf(scroll, 'moves'))
  const names = moves.map(move => fieldOf(move, 'name'))
  return [
    ...when(typeof own === 'string' && own !== type, `${path}/type`, `must be ${type}, the key of the scroll`),
    ...names.flatMap((name, index) => when(typeof name === 'string' && names.indexOf(name) < index, `${path}/moves/${index}/name`, `${String(name)} appears twice`)),
    ...moves.flatMap((move, index) => isMove(move, isSound(`${path}/moves/${index}`)) ? moveFaults(move, `${path}/moves/${index}`) : []),
    ...moves.length > 0 ? observeFaults(moves, `${path}/moves`) : [],
    ...weaponFaults(scroll, path, isSound)
  ]
}

const observeFaults = (moves: readonly unknown[], path: string): readonly SchemaFault[] => {
  const observe = moves.find(move => fieldOf(move, 'name') === OBSERVE)
  const [speed, steps] = [fieldOf(observe, 'speed'), fieldOf(observe, 'path')]
  return [
    ...when(observe === undefined, path, `must have a move ${OBSERVE}`),
    ...when(observe !== undefined && (speed !== 'SLOW' || steps !== ''), path, `${OBSERVE} must be slow and have an empty path`)
  ]
}

const weaponFaults = (scroll: unknown, path: string, isSound: IsSound): readonly SchemaFault[] => {
  if (!isSound(`${path}/special`) || !isSound(`${path}/weapons`)) return []
  const special = listOf(fieldOf(scroll, 'special'))
  const weapons = listOf(fieldOf(scroll, 'weapons'))
  return [
    ...weapons.flatMap(weapon => when(!special.includes(weapon), `${path}/special`, `must contain ${String(weapon)}, which is in weapons`)),
    ...WEAPONS.flatMap(weapon => when(special.includes(weapon) && !weapons.includes(weapon), `${path}/weapons`, `must contain ${weapon}, which is in special`))
  ]
}

const moveFaults = (move: Move, path: string): readonly SchemaFault[] => {
  const { path: steps, arrows } = readMove(move)
  const bearings = arrows.map(arrow => arrow.bearing)
  return [
    ...when(new Set(bearings).size < bearings.length, `${path}/facings`, 'names a side twice'),
    ...when(steps.at(-1)?.flown === true, `${path}/path`, 'may not end in a hex that is flown over (R50)')
  ]
}

const when = (fault: boolean, path: string, message: string): readonly SchemaFault[] => fault ? [{ path, message }] : []

/** Descriptions of the schema's patterns, by field. */
const PATTERNS: Readonly<Record<string, string>> = {
  name: 'must be 1 to 64 letters, digits, dots, dashes and underscores, a letter or digit first',
  type: 'must be capital letters, digits and underscores, a letter first, 40 at most',
  path: 'must be empty or up to ten steps, F FR BR B BL FL, separated by spaces; ^ before a step that is flown over',
  facings: 'must be one to six sides, F FR BR B BL FL, separated by spaces; ! after a red one'
}

const inWords = ({ path, message }: SchemaFault): SchemaFault => {
  const wanted = PATTERNS[path.split('/').at(-1) ?? '']
  return wanted !== undefined && message.startsWith('must match pattern') ? { path, message: wanted } : { path, message }
}
