import { didYouMean } from './did-you-mean.js'

/** An error of a JSON Schema validator. `data`: the invalid value, if the validator provides it. */
interface Fault { readonly keyword: string, readonly params: Readonly<Record<string, unknown>>, readonly message?: string | undefined, readonly data?: unknown }

/** Describes the error in words that follow the name of the value. */
export const describeSchemaFault = ({ keyword, params, message, data }: Fault): string => {
  const { limit } = params
  switch (keyword) {
    case 'type': return `must be ${typesOf(params['type'])}`
    case 'required': return `lacks the field "${String(params['missingProperty'])}"`
    case 'additionalProperties': return `has an unknown field: "${String(params['additionalProperty'])}"`
    case 'enum': return `must be one of ${listOf(params['allowedValues']).map(value => typeof value === 'string' ? value : JSON.stringify(value)).join(', ')}${didYouMean(data, listOf(params['allowedValues']))}`
    case 'minimum': return `must be ${limit} or more`
    case 'maximum': return `must be ${limit} or less`
    case 'minItems': return `must have ${limit} ${limit === 1 ? 'entry' : 'entries'} or more`
    case 'maxItems': return `may have ${limit} entries at most`
    case 'minProperties': return `must have ${limit} ${limit === 1 ? 'field' : 'fields'} or more`
    case 'minLength': return `must have ${limit} ${limit === 1 ? 'character' : 'characters'} or more`
    case 'maxLength': return `may have ${limit} characters at most`
    case 'uniqueItems': return 'must not have duplicate entries'
    default: return message ?? 'is invalid'
  }
}

const TYPES: Readonly<Record<string, string>> = { string: 'a string', integer: 'a whole number', number: 'a number', boolean: 'true or false', array: 'a list', object: 'an object' }

/** Validators name several types in a list, or in one text with commas. */
const typesOf = (types: unknown): string => {
  const names = (typeof types === 'string' ? types.split(',') : listOf(types).map(String)).map(name => TYPES[name] ?? name)
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
}

const listOf = (value: unknown): readonly unknown[] => Array.isArray(value) ? value : []
