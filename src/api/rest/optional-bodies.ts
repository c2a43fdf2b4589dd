import type { SwaggerTransformObject } from '@fastify/swagger'

/** The document, with bodies that may be missing described as such: Fastify's plugin takes every body for a needed one. */
export const withOptionalBodies: SwaggerTransformObject = given => {
  if (!('openapiObject' in given)) return given.swaggerObject
  const { openapiObject } = given
  for (const methods of Object.values(openapiObject.paths ?? {})) {
    for (const operation of Object.values(methods ?? {})) if (isObject(operation) && mayBeMissing(operation['requestBody'])) operation['requestBody'].required = false
  }
  return openapiObject
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

interface Body { required: boolean }

/** An object of which no field is needed. */
const mayBeMissing = (body: unknown): body is Body => {
  const json = isObject(body) && isObject(body['content']) ? body['content']['application/json'] : null
  const schema = isObject(json) ? json['schema'] : null
  return isObject(schema) && schema['type'] === 'object' && !['required', 'oneOf', 'anyOf'].some(keyword => keyword in schema)
}
