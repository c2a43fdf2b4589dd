/** Builders for the JSON Schemas of rulesets and the API. */

/** A JSON Schema. */
export interface Schema { readonly [keyword: string]: unknown }

/** The schemas of an object's fields, by name. */
export type Fields = Readonly<Record<string, Schema>>

export const text = (description: string): Schema => ({ type: 'string', description })
export const whole = (description: string): Schema => ({ type: 'integer', description })
export const decimal = (description: string): Schema => ({ type: 'number', description })
export const flag = (description: string): Schema => ({ type: 'boolean', description })
export const moment = (description: string): Schema => ({ type: 'string', format: 'date-time', description })
export const plain = (description: string): Schema => ({ type: 'object', additionalProperties: true, description })
export const word = (words: readonly (string | null)[], description: string): Schema => ({ type: words.includes(null) ? ['string', 'null'] : 'string', enum: words, description })
export const listOf = (items: Schema, description: string): Schema => ({ type: 'array', items, description })
export const mapOf = (values: Schema, description: string): Schema => ({ type: 'object', additionalProperties: values, description })
export const orNull = (schema: Schema): Schema => ({ ...schema, type: [schema['type'], 'null'], ...Array.isArray(schema['enum']) && { enum: [...schema['enum'], null] } })

/** A reference to a named schema. */
export const ref = (name: string): Schema => ({ $ref: `${name}#` })
export const refOrNull = (name: string, description?: string): Schema => ({ anyOf: [ref(name), { type: 'null' }], ...description !== undefined && { description } })

/** An object with exactly these fields. All are required except those in `optional`. */
export const objectOf = (fields: Fields, description?: string, optional: readonly string[] = []): Schema => ({
  type: 'object',
  ...description !== undefined && { description },
  additionalProperties: false,
  required: Object.keys(fields).filter(name => !optional.includes(name)),
  properties: fields
})
