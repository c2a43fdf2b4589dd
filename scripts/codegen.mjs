// schema.graphql -> resolver types; with --check it writes nothing and fails when the file is stale
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parse } from 'graphql'
import { codegen } from '@graphql-codegen/core'
import * as typescript from '@graphql-codegen/typescript'
import * as resolvers from '@graphql-codegen/typescript-resolvers'

const schemaFile = 'schema.graphql'
const out = 'src/api/graphql/generated.ts'

if (!existsSync(schemaFile)) {
  console.error(`codegen: no ${schemaFile} yet, nothing to do`)
  process.exit(0)
}

const common = { useTypeImports: true, scalars: { JSON: 'unknown' } }
const code = await codegen({
  filename: out,
  schema: parse(readFileSync(schemaFile, 'utf8')),
  documents: [],
  config: {},
  plugins: [
    { typescript: { ...common, enumsAsTypes: true } },
    {
      resolvers: {
        ...common,
        contextType: 'mercurius#MercuriusContext',
        makeResolverTypeCallable: true,
        internalResolversPrefix: '' // mercurius wants resolveType, not __resolveType
      }
    }
  ],
  pluginMap: { typescript, resolvers }
})
const text = `// Made from ${schemaFile} by npm run codegen: change that file, not this one.\n${code}`

if (!process.argv.includes('--check')) {
  mkdirSync(dirname(out), { recursive: true })
  writeFileSync(out, text)
} else if (!existsSync(out) || readFileSync(out, 'utf8') !== text) {
  console.error(`${out} is stale: run npm run codegen`)
  process.exit(1)
}
