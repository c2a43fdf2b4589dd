import type { Schema } from '../inputs/schemas.js'

/** What schemas of answers are made of. */

export const text = (description: string): Schema => ({ type: 'string', description })
export const whole = (description: string): Schema => ({ type: 'integer', description })
export const flag = (description: string): Schema => ({ type: 'boolean', description })
export const moment = (description: string): Schema => ({ type: 'string', format: 'date-time', description })
export const plain = (description: string): Schema => ({ type: 'object', additionalProperties: true, description })
export const listOf = (items: Schema, description: string): Schema => ({ type: 'array', items, description })
export const orNull = (schema: Schema): Schema => ({ ...schema, type: [schema['type'], 'null'] })
export const ref = (name: string): Schema => ({ $ref: `${name}#` })
export const refOrNull = (name: string): Schema => ({ anyOf: [ref(name), { type: 'null' }] })

export const objectOf = (properties: Readonly<Record<string, Schema>>): Schema => ({ type: 'object', required: Object.keys(properties), properties, additionalProperties: false })

/** All properties are always there; `open`: others may stand beside them. */
export const component = (name: string, description: string, properties: Readonly<Record<string, Schema>>, open = false, optional: Readonly<Record<string, Schema>> = {}): Schema =>
  ({ $id: name, type: 'object', description, required: Object.keys(properties), properties: { ...properties, ...optional }, additionalProperties: open })
