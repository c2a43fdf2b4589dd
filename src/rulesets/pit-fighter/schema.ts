import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import { describeSchemaFault } from '../../referee/schema-fault.js'

/** A schema violation: its place as a JSON pointer, and a message. */
export interface SchemaFault { readonly path: string, readonly message: string }

/** Creates a check that returns all violations of the first schema. */
export const checkBy = (schema: object, ...others: readonly object[]): (value: unknown) => readonly SchemaFault[] => {
  // Compiled at first use: every process and thread loads the rules, but few use all schemas.
  let compiled: ReturnType<typeof compile> | undefined
  return value => {
    const validate = compiled ??= compile(schema, others)
    return validate(value) ? [] : (validate.errors ?? []).map(faultOf)
  }
}

/** The schemas are not validated here, since that takes a second: a test checks them against the meta-schema. */
const compile = (schema: object, others: readonly object[]) => {
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, strictTypes: false, strictRequired: false, verbose: true, validateSchema: false, meta: false })
  for (const other of others) ajv.addSchema(other)
  return ajv.compile(schema)
}

const faultOf = (error: ErrorObject): SchemaFault => ({ path: error.instancePath, message: describeSchemaFault(error) })
