/** Random requests, mostly valid, made by walking the OpenAPI document. */
import { type Json, objectAt } from '../support/api-clients.js'
import { namedValue, type Sources } from './named-values.js'
import { oddValue, oneIn, someOf, word } from './odd-values.js'

export interface Route {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly operation: Json
}

export interface RestRequest {
  readonly route: Route
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

export const routesOf = (document: Json): readonly Route[] => Object.entries(objectAt(document, 'paths')).flatMap(([path, methods]) =>
  Object.entries(objectAt(methods)).map(([method, operation]) => ({ id: String(objectAt(operation)['operationId']), method: method.toUpperCase(), path, operation: objectAt(operation) })))

const ODDS_OF_AN_ODD_VALUE = 25

export const randomRequest = (document: Json, route: Route, sources: Sources): RestRequest => {
  const { chance } = sources
  sources.touched.add(`REST ${route.id}`)
  const parameters = listOf(route.operation['parameters'])
  const valueOf = ({ name, schema }: Json): string => textOf(oneIn(chance, ODDS_OF_AN_ODD_VALUE) ? oddValue(chance) : schemaValue(document, sources, objectAt(schema), String(name), route.id))
  const within = (place: string): readonly Json[] => parameters.filter(parameter => parameter['in'] === place)
  const path = within('path').reduce((path, parameter) => path.replace(`{${String(parameter['name'])}}`, encode(valueOf(parameter))), route.path)
  const query = within('query').filter(() => oneIn(chance, 3)).map(parameter => `${String(parameter['name'])}=${encode(valueOf(parameter))}`)
  const keys = within('header').filter(() => oneIn(chance, 4)).map(parameter => [String(parameter['name']).toLowerCase(), headerOf(valueOf(parameter))] as const)
  return { route, url: `${path}${query.length === 0 ? '' : `?${query.join('&')}`}`, headers: Object.fromEntries(keys), body: bodyOf(document, route, sources) }
}

const bodyOf = (document: Json, route: Route, sources: Sources): unknown => {
  if (!('requestBody' in route.operation)) return undefined
  const { chance, aim: { answer, decision } } = sources
  if (oneIn(chance, 40)) return oddValue(chance)
  if (route.id === 'choose' && decision && !oneIn(chance, 4)) return { ...answer, decision: decision.id, ...oneIn(chance, 5) && { replace: true }, ...oneIn(chance, 5) && { idempotencyKey: `key ${chance(30)}` } }
  const { schema, examples, example } = objectAt(route.operation, 'requestBody', 'content', 'application/json')
  const shown = [...Object.values(examples ?? {}).map(each => objectAt(each)['value']), ...example === undefined ? [] : [example]]
  return shown.length > 0 && oneIn(chance, 3) ? changed(someOf(chance, shown), sources) : schemaValue(document, sources, objectAt(schema), '', route.id)
}

/** An example with one odd value somewhere in it, now and then. */
const changed = (example: unknown, { chance }: Sources): unknown => {
  if (typeof example !== 'object' || example === null || oneIn(chance, 2)) return example
  const names = Object.keys(example)
  const name = names[chance(Math.max(1, names.length))]
  return name === undefined ? example : { ...example, [name]: oddValue(chance) }
}

const schemaValue = (document: Json, sources: Sources, schema: Json, name: string, within: string): unknown => {
  const { chance } = sources
  if (oneIn(chance, ODDS_OF_AN_ODD_VALUE)) return oddValue(chance)
  const { $ref: reference, const: only, enum: values, oneOf, anyOf, type, properties, required, items, minimum, maximum } = schema
  if (typeof reference === 'string') return schemaValue(document, sources, objectAt(document, ...reference.split('/').slice(1)), name, within)
  const known = namedValue(sources, name, within)
  if (known !== undefined) return known
  if (only !== undefined) return only
  if (Array.isArray(values)) return someOf(chance, values)
  const alternatives = listOf(oneOf ?? anyOf)
  if (alternatives.length > 0) return schemaValue(document, sources, someOf(chance, alternatives), name, within)
  switch (Array.isArray(type) ? someOf(chance, type) : type) {
    case 'null': return null
    case 'boolean': return oneIn(chance, 2)
    case 'integer':
    case 'number': return Number(minimum ?? 0) + chance(Math.min(40, Number(maximum ?? 40) - Number(minimum ?? 0) + 1))
    case 'array': return Array.from({ length: chance(4) }, () => schemaValue(document, sources, objectAt(items ?? {}), name, within))
    case 'object': {
      const wanted = Array.isArray(required) ? required : []
      const fields = Object.entries(properties ?? {}).filter(([field]) => wanted.includes(field) || oneIn(chance, 3))
      return Object.fromEntries([...fields.map(([field, of]) => [field, schemaValue(document, sources, objectAt(of), field, within)]), ...oneIn(chance, 60) ? [['colour', oddValue(chance)]] : []])
    }
    default: return word(chance)
  }
}

const listOf = (value: unknown): readonly Json[] => Array.isArray(value) ? value.map(item => objectAt(item)) : []
const textOf = (value: unknown): string => typeof value === 'string' ? value : JSON.stringify(value) ?? ''
const headerOf = (text: string): string => text.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 500)
/** Half a surrogate pair cannot be written into an address. */
const encode = (text: string): string => encodeURIComponent(text.slice(0, 500).replaceAll(/[\ud800-\udfff]/g, '?'))
