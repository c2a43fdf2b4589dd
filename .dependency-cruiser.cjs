// The architecture as rules. Imports point to the rules of the game:
// server -> app -> api, store, bus, bots, telemetry -> fights and the other use cases -> referee <- rulesets
/** The rooms of src/fights, each above those before it. */
const rooms = ['clocks', 'notify', 'loading', 'views', 'streams', 'play', 'lobby']
const useCases = '^src/(fights|accounts|tournaments|campaigns|ratings)/'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'referee-imports-only-itself',
      severity: 'error',
      comment: 'The referee knows no game, no server, no store and no file.',
      from: { path: '^src/referee/' },
      to: { path: '^(src/(?!referee/)|test/|examples/|bench/)' }
    },
    {
      name: 'rulesets-import-only-the-referee',
      severity: 'error',
      comment: 'A ruleset stands on the referee\'s contract and its own data.',
      from: { path: '^src/rulesets/' },
      to: { path: '^(src/(?!referee/|rulesets/)|test/|examples/|bench/)' }
    },
    {
      name: 'rules-use-no-node',
      severity: 'error',
      comment: 'No clock, no files, no crypto: all a rule needs is in its arguments.',
      from: { path: '^src/(referee|rulesets)/' },
      to: { dependencyTypes: ['core'] }
    },
    {
      name: 'rules-packages',
      severity: 'error',
      comment: 'Four pure packages; widen this only by a decision record.',
      from: { path: '^src/(referee|rulesets)/' },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-bundled', 'npm-no-pkg', 'npm-unknown'],
        pathNot: 'node_modules/(@noble/hashes|ajv|leven|pure-rand)/'
      }
    },
    {
      name: 'one-door',
      severity: 'error',
      comment: 'A ruleset is entered by its index.ts.',
      from: { path: '^src/(?!rulesets/)' },
      to: { path: '^src/rulesets/[^/]+/', pathNot: '^src/rulesets/[^/]+/index[.]ts$' }
    },
    {
      name: 'one-door-for-rulesets-too',
      severity: 'error',
      comment: 'A ruleset that builds on another one enters it by its index.ts as well.',
      from: { path: '^src/rulesets/([^/]+)/' },
      to: { path: '^src/rulesets/[^/]+/', pathNot: ['^src/rulesets/[^/]+/index[.]ts$', '^src/rulesets/$1/'] }
    },
    {
      name: 'phases-stand-alone',
      severity: 'error',
      comment: 'A phase never calls a phase: the table in phases/index.ts orders them, what they share is a step.',
      from: { path: '^src/rulesets/[^/]+/phases/', pathNot: '/phases/index[.]ts$' },
      to: { path: '^src/rulesets/[^/]+/phases/' }
    },
    {
      name: 'steps-know-no-phase',
      severity: 'error',
      comment: 'Steps are written once and used by phases, never the other way round.',
      from: { path: '^src/rulesets/[^/]+/steps/' },
      to: { path: '^src/rulesets/[^/]+/phases/' }
    },
    ...rooms.slice(0, -1).map((room, index) => ({
      name: `fights-${room}-stands-below`,
      severity: 'error',
      comment: 'What opens fights stands on what moves them on, that on what shows them; nothing calls back up.',
      from: { path: `^src/fights/${room}/` },
      to: { path: `^src/fights/(${rooms.slice(index + 1).join('|')})/` }
    })),
    {
      name: 'use-cases-own-their-ports',
      severity: 'error',
      comment: 'Use cases name what they need; storage, news, bots, transport and settings are handed in.',
      from: { path: useCases },
      to: { path: '^src/(api|store|bus|bots|identity|telemetry|cli|rulesets)/|^src/(app|server|config)[.]ts$|^src/config/' }
    },
    {
      name: 'api-calls-use-cases',
      severity: 'error',
      comment: 'A resolver or route reads input, calls one use case and returns a view: no storage, no news behind its back.',
      from: { path: '^src/api/' },
      to: { path: '^src/(store|bus|bots|identity|telemetry|cli)/|^src/(app|server)[.]ts$' }
    },
    {
      name: 'adapters-stand-apart',
      severity: 'error',
      comment: 'Store, bus, bots, identity and telemetry implement ports of the use cases and do not know each other.',
      from: { path: '^src/(store|bus|bots|identity|telemetry)/' },
      to: { path: '^src/(store|bus|bots|identity|telemetry|api|cli)/|^src/(app|server)[.]ts$', pathNot: '^src/$1/' }
    },
    {
      name: 'store-and-bus-know-no-game',
      severity: 'error',
      comment: 'Fights of every ruleset are stored and announced alike.',
      from: { path: '^src/(store|bus)/' },
      to: { path: '^src/rulesets/' }
    },
    {
      name: 'bound-in-one-place',
      severity: 'error',
      comment: 'Only app.ts and the command line choose which adapter stands behind a port.',
      from: { path: '^src/', pathNot: '^src/(app[.]ts$|cli/|store/|bus/|bots/|identity/|telemetry/)' },
      to: { path: '^src/(store|bus|bots|identity|telemetry)/' }
    },
    {
      name: 'app-is-below-its-starters',
      severity: 'error',
      comment: 'The server and the command line start the app, never the other way round.',
      from: { path: '^src/', pathNot: '^src/(server[.]ts$|cli/)' },
      to: { path: '^src/server[.]ts$|^src/cli/' }
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Types included.',
      from: {},
      to: { circular: true }
    },
    {
      name: 'no-orphans',
      severity: 'error',
      comment: 'A file that nobody imports and that imports nothing is left over.',
      from: { orphan: true, path: '^src/' },
      to: {}
    },
    {
      name: 'src-not-to-test',
      severity: 'error',
      comment: 'What is shipped does not lean on tests, examples or benchmarks.',
      from: { path: '^src/' },
      to: { path: '^(test|examples|bench|scripts)/' }
    },
    {
      name: 'src-not-to-dev-dependencies',
      severity: 'error',
      comment: 'They are not there once the package is installed.',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] }
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'Every import leads somewhere.',
      from: {},
      to: { couldNotResolve: true }
    }
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|[.]dist-|[.]tap)' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default', 'types'] }
  }
}
