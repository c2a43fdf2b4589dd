import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import { tellSchemaFault } from '../../referee/schema-fault.js'

/** A fault that a JSON Schema found: where, as a JSON pointer, and what. */
export interface SchemaFault { readonly path: string, readonly message: string }

/** Reads schemas once and gives a check for the first: all faults that a value has. */
export const checkBy = (schema: object, ...others: readonly object[]): (value: unknown) => readonly SchemaFault[] => {
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, strictTypes: false, strictRequired: false, verbose: true })
  for (const other of others) ajv.addSchema(other)
  const validate = ajv.compile(schema)
  return value => validate(value) ? [] : (validate.errors ?? []).map(faultOf)
}

const faultOf = (error: ErrorObject): SchemaFault => ({ path: error.instancePath, message: tellSchemaFault(error) })
