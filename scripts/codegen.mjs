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

const common = {
  useTypeImports: true,
  immutableTypes: true,
  scalars: { JSON: 'unknown', Hex: 'readonly [number, number]', DateTime: 'string', Duration: 'string', ID: 'string' },
  defaultScalarType: 'unknown'
}

// The source type of each GraphQL type: a view of the use cases, or a model that the API creates from one.
const views = '../../fights/views.js'
const models = './models.js'
const mapped = {
  Fight: `${views}#FightView`,
  Seat: `${views}#SeatView`,
  Pending: `${views}#PendingView`,
  ChoiceAccepted: `${models}#Accepted`,
  ChoiceRefused: `${models}#Refusal`,
  FightConnection: `${models}#FightNodes`,
  FightEventConnection: `${models}#EventNodes`,
  ScrollSetConnection: `${models}#ScrollSetNodes`,
  ScrollSet: '../../fights/scroll-sets.js#ScrollSetView',
  CreateFightPayload: '../../fights/use-cases.js#FightCreated',
  JoinFightPayload: '../../fights/use-cases.js#FightJoined',
  FightPayload: `${models}#FightOnly`,
  Viewer: '../viewer.js#ViewerView',
  Account: '../../accounts/use-cases.js#AccountView',
  ApiKey: '../../accounts/use-cases.js#KeyView',
  CreateAccountPayload: '../../accounts/use-cases.js#AccountCreated',
  CreateKeyPayload: '../../accounts/use-cases.js#KeyCreated',
  PitFight: `${models}#GameModel`,
  OtherGame: `${models}#GameModel`,
  AttackOdds: `${models}#OddsModel`,
  FightEventPage: `${models}#FightNewsModel`,
  Lagged: `${models}#FightNewsModel`,
  DecisionOpened: `${models}#DecisionChangeModel`,
  DecisionClosed: `${models}#DecisionChangeModel`,
  FightListed: `${models}#LobbyChangeModel`,
  FightUnlisted: `${models}#LobbyChangeModel`
}
const schema = parse(readFileSync(schemaFile, 'utf8'))
for (const { kind, name, interfaces } of schema.definitions) {
  if (kind !== 'ObjectTypeDefinition') continue
  if (interfaces.some(({ name }) => name.value === 'Decision')) mapped[name.value] = `${views}#DecisionView`
  if (interfaces.some(({ name }) => name.value === 'FightEvent')) mapped[name.value] = `${models}#EventModel`
}
const code = await codegen({
  filename: out,
  schema,
  documents: [],
  config: {},
  plugins: [
    { typescript: { ...common, enumsAsTypes: true } },
    {
      resolvers: {
        ...common,
        contextType: 'mercurius#MercuriusContext',
        mappers: mapped,
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
