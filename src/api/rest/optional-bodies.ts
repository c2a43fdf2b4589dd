import type { SwaggerTransformObject } from '@fastify/swagger'

/** Marks optional bodies in the document: Fastify's plugin marks every body as required. */
export const withOptionalBodies: SwaggerTransformObject = given => {
  if (!('openapiObject' in given)) return given.swaggerObject
  const { openapiObject } = given
  for (const methods of Object.values(openapiObject.paths ?? {})) {
    for (const operation of Object.values(methods ?? {})) {
      if (isObject(operation) &&
      mayBeMissing(operation['requestBody'])) operation['requestBody'].required = false
    }
  }
  return openapiObject
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

interface Body { required: boolean }

/** An object without required fields. */
const mayBeMissing = (body: unknown): body is Body => {
  const json = isObject(body) && isObject(body['content']) ? body['content']['application/json'] : null
  const schema = isObject(json) ? json['schema'] : null
  return isObject(schema) &&
    schema['type'] === 'object' &&
    !['required', 'oneOf', 'anyOf'].some(keyword => keyword in schema)
}
