import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import { Refused } from '../../fights/refused.js'
import { omitNulls } from '../../referee/left-out.js'
import { describeSchemaFault } from '../../referee/schema-fault.js'
import type { Schema } from './schemas.js'

// Not strict, because rulesets bring their own schemas.
const ajv = new Ajv({ strict: false, addUsedSchema: false, verbose: true })

/** `/seats/0/bot` as `seats[0].bot`. */
const place = (pointer: string): string =>
  pointer.split('/').slice(1).map(step => /^\d+$/.test(step) ? `[${step}]` : `.${step}`).join('').replace(/^\./, '')

const faultOf = (error: ErrorObject | undefined, root: string): string => {
  const where = place(error?.instancePath ?? '') || root
  if (error?.keyword === 'additionalProperties') return `${where}: unknown field "${String(error.params['additionalProperty'])}".`
  return `${where}: ${error ? describeSchemaFault(error) : 'is malformed'}.`
}

/** If a value may have several types, the error of its own type is the most useful one. */
const nearest = (errors: readonly ErrorObject[]): ErrorObject | undefined =>
  errors.find(({ keyword }) => keyword !== 'type' && keyword !== 'anyOf') ?? errors[0]

const fieldsOf = ({ required }: Schema): string => (Array.isArray(required)
  ? required
  : []).map(field => `"${String(field)}"`).join(', ')

/** The sent body. Throws BAD_REQUEST with the required fields if it is missing. */
export const neededBody = (schema: Schema, sent: unknown): unknown => {
  if (sent === undefined) {
    throw new Refused('BAD_REQUEST', `The body is missing: send a JSON object with ${fieldsOf(schema)}.`)
  }
  return sent
}

/**
 * Creates a check of one schema. It throws BAD_REQUEST with the place of the first fault. Null counts as omitted,
 * unless the schema allows null. `root` names the whole value.
 */
export const checkOf = <T>(schema: Schema, root: string): ((value: unknown) => T) => {
  // Compiled at first use, so that the server starts faster.
  let compiled: ValidateFunction<T> | undefined
  return sent => {
    const validate = compiled ??= ajv.compile<T>({ ...schema })
    const value = omitNulls(schema, neededBody(schema, sent))
    if (!validate(value)) throw new Refused('BAD_REQUEST', faultOf(nearest(validate.errors ?? []), root))
    return value
  }
}

/** Fields as clients send them. Null counts as omitted. */
export type Sent<T> = { readonly [field in keyof T]: T[field] | null }

type Given<T> = { readonly [field in keyof T]: Exclude<T[field], null> }

/** Without the fields that are null. */
export const given = <T extends object>(fields: T): Given<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)) as Given<T>
