// npm run lint:openapi: checks the OpenAPI document with two linters and their recommended rules.
import { createConfig, lintFromString } from '@redocly/openapi-core'
import core from '@stoplight/spectral-core'
import rulesets from '@stoplight/spectral-rulesets'
import { buildApp } from '../src/app.js'
import { readConfig } from '../src/config.js'

// PGlite alone does not keep a process alive while it is waited for.
const alive = setInterval(() => {}, 1000)
const app = await buildApp({ ...readConfig({ LOG_LEVEL: 'silent' }), database: { kind: 'embedded', folder: null } })
const source = (await app.inject('/v1/openapi.json')).payload
await app.close()
clearInterval(alive)

const redocly = async () => {
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config: await createConfig({ extends: ['recommended'] }) })
  return problems.map(({ severity, ruleId, message, location: [place] }) => `Redocly ${severity}: ${ruleId}: ${message} (${place?.pointer ?? '#'})`)
}

const spectral = async () => {
  const linter = new core.Spectral()
  linter.setRuleset({ extends: [[rulesets.oas, 'recommended']] })
  const problems = await linter.run(source)
  return problems.map(({ code, message, path }) => `Spectral: ${code}: ${message} (#/${path.join('/')})`)
}

const findings = [...await redocly(), ...await spectral()]
for (const finding of findings) console.log(finding)
console.log(`${findings.length} findings in ${Math.round(source.length / 1000)} kB`)
process.exit(findings.length === 0 ? 0 : 1)
