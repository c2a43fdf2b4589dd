import neostandard from 'neostandard'

const rulesWantTheirArguments = 'The rules are a function of their arguments: take it from the state or the caller.'
const impure = [
  'Date', 'process', 'performance', 'crypto', 'console', 'fetch',
  'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'
]

export default [
  ...neostandard({
    ts: true,
    ignores: ['dist', '.dist-*', '.coverage', '.tests', 'web/vendor', 'src/api/graphql/generated.ts']
  }),
  {
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      // Warnings: they are printed and do not fail the run.
      complexity: ['warn', { max: 12, variant: 'modified' }],
      '@stylistic/max-len': ['warn', { code: 120 }]
    }
  },
  {
    files: ['src/referee/**', 'src/rulesets/**'],
    rules: {
      'no-restricted-globals': ['error', ...impure.map(name => ({ name, message: rulesWantTheirArguments })),
        { name: 'globalThis', message: rulesWantTheirArguments }],
      'no-restricted-properties': ['error',
        { object: 'Math', property: 'random', message: 'Draw from the dice in the state.' }],
      'no-restricted-imports': ['error', { patterns: [{ group: ['node:*'], message: rulesWantTheirArguments }] }]
    }
  }
]
