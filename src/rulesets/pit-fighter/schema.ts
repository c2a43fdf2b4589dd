import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import { describeSchemaFault } from '../../referee/schema-fault.js'

/** A fault that a JSON Schema found: where, as a JSON pointer, and what. */
export interface SchemaFault { readonly path: string, readonly message: string }

/** Gives a check for the first schema: all faults that a value has. */
export const checkBy = (schema: object, ...others: readonly object[]): (value: unknown) => readonly SchemaFault[] => {
  // Compiled at first use: every process and thread loads the rules, and few of them check all kinds of values.
  let compiled: ReturnType<typeof compile> | undefined
  return value => {
    const validate = compiled ??= compile(schema, others)
    return validate(value) ? [] : (validate.errors ?? []).map(faultOf)
  }
}

/** A test checks the schemas against the meta-schema, whose compilation takes a second. */
const compile = (schema: object, others: readonly object[]) => {
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, strictTypes: false, strictRequired: false, verbose: true, validateSchema: false, meta: false })
  for (const other of others) ajv.addSchema(other)
  return ajv.compile(schema)
}

const faultOf = (error: ErrorObject): SchemaFault => ({ path: error.instancePath, message: describeSchemaFault(error) })
