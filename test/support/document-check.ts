import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { Json } from './api-clients.js'

export const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
export const at = (value: unknown, ...path: readonly string[]): unknown => path.reduce((found, step) => isJson(found) ? found[step] : undefined, value)

const PLACE = 'document#/'
const absolute = (reference: unknown): string => String(reference).replace(/^#\//, PLACE)

/** A union whose branches a tag tells apart, by the values of the tag. */
interface Union { readonly tag: string, readonly branches: Json }

/**
 * The document with a keyword of our own, the number of a union, in the place of each union that a tag tells apart: so
 * that a test file compiles the few branches that it sees. `oneOf` would compile them all.
 */
const prepare = (value: unknown, unions: Union[]): unknown => {
  if (Array.isArray(value)) return value.map(item => prepare(item, unions))
  if (!isJson(value)) return value
  const { $ref, discriminator, oneOf, ...rest } = value
  const fields = mapped(rest, field => prepare(field, unions))
  if (typeof $ref === 'string') return { ...fields, $ref: absolute($ref) }
  const union = isJson(discriminator) ? byMapping(discriminator) : Array.isArray(oneOf) ? byConst(fields, oneOf.map(branch => prepare(branch, unions))) : null
  if (union) return { byTag: unions.push(union) - 1 }
  return Array.isArray(oneOf) ? { ...fields, oneOf: oneOf.map(branch => prepare(branch, unions)) } : fields
}

const byMapping = ({ propertyName, mapping }: Json): Union => ({ tag: String(propertyName), branches: mapped(mapping, reference => ({ $ref: absolute(reference) })) })

const byConst = (beside: Json, branches: readonly unknown[]): Union | null => {
  const tag = ['type', 'kind'].find(tag => branches.every(branch => valueOf(branch, tag) !== null))
  return tag === undefined ? null : { tag, branches: Object.fromEntries(branches.map(branch => [valueOf(branch, tag), closed(beside, branch)])) }
}

/** The one value that a branch allows its tag. */
const valueOf = (branch: unknown, tag: string): string | null => {
  const [value, ...others] = listOf(at(branch, 'properties', tag, 'enum'))
  return typeof value === 'string' && others.length === 0 ? value : null
}

const mapped = (of: unknown, change: (value: unknown) => unknown): Json => Object.fromEntries(Object.entries(isJson(of) ? of : {}).map(([name, value]) => [name, change(value)]))

/** A branch with the properties beside the union; no other properties are allowed. */
const closed = (beside: Json, branch: unknown): Json => ({
  type: 'object',
  required: [...listOf(beside['required']), ...listOf(at(branch, 'required'))],
  properties: { ...mapped(beside['properties'], same => same), ...mapped(at(branch, 'properties'), same => same) },
  additionalProperties: false
})

const listOf = (value: unknown): readonly unknown[] => Array.isArray(value) ? value : []

/** The faults of a value by the schema at a place of the document; `null`: none. */
export type Check = (pointer: readonly string[], value: unknown) => string | null

/** The faults that the last union found. */
let inside = ''

const told = ({ errors }: Pick<ValidateFunction, 'errors'>): string => (errors ?? []).slice(0, 5).map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`).join('; ')

/** Checks values by the schemas of an OpenAPI document. */
export const checkBy = (document: Json): Check => {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, code: { optimize: false } })
  formats.default(ajv)
  const unions: Union[] = []
  const whole = mapped(prepare(document, unions), same => same)
  const branches = new Map<string, ValidateFunction>()
  ajv.addKeyword({
    keyword: 'byTag',
    compile: (number: number) => data => {
      const { tag = '', branches: schemas = {} } = unions[number] ?? {}
      const value = String(at(data, tag))
      const name = `${number} ${value}`
      const schema = schemas[value]
      const validate = branches.get(name) ?? (isJson(schema) ? ajv.compile(schema) : null)
      if (!validate) return false
      branches.set(name, validate)
      if (validate(data)) return true
      inside = told(validate)
      return false
    }
  })
  ajv.addSchema({ ...whole, $id: 'document' })
  const compiled = new Map<string, ValidateFunction>()
  return (path, value) => {
    const pointer = path.map(step => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')
    const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `${PLACE}${pointer}` })
    compiled.set(pointer, validate)
    inside = ''
    return validate(value) ? null : `${told(validate)} ${inside}`
  }
}
