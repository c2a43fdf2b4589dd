import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { pageRules, type Policy } from '../browser-rules.js'

const { resolve } = createRequire(import.meta.url)
const ofPackage = (name: string, file: string): string => join(dirname(resolve(`${name}/package.json`)), file)
const ours = (file: string): string => fileURLToPath(new URL(`../../../web/graphiql/${file}`, import.meta.url))

const SCRIPT = 'text/javascript; charset=utf-8'

/** Everything is loaded from this server. */
const files = {
  '/graphiql': { path: ours('index.html'), type: 'text/html; charset=utf-8' },
  '/graphiql/main.js': { path: ours('main.js'), type: SCRIPT },
  '/graphiql/current-fight.js': { path: ours('current-fight.js'), type: SCRIPT },
  '/graphiql/examples.js': { path: ours('examples.js'), type: SCRIPT },
  '/graphiql/react.js': { path: ofPackage('react', 'umd/react.production.min.js'), type: SCRIPT },
  '/graphiql/react-dom.js': { path: ofPackage('react-dom', 'umd/react-dom.production.min.js'), type: SCRIPT },
  '/graphiql/graphiql.js': { path: ofPackage('graphiql', 'graphiql.min.js'), type: SCRIPT },
  '/graphiql/graphiql.css': { path: ofPackage('graphiql', 'graphiql.min.css'), type: 'text/css; charset=utf-8' }
}

/** GraphiQL adds inline styles, and its style sheet embeds its fonts. */
const POLICY: Policy = {
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'font-src': ['data:'],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"]
}

/** GraphiQL at /graphiql, with examples. */
export const graphiqlPage = (app: FastifyInstance): void => {
  for (const [url, { path, type }] of Object.entries(files)) {
    app.get(url, pageRules(POLICY), async (_, reply) => reply
      .headers({ 'content-type': type, 'cache-control': 'max-age=3600' })
      .send(await readFile(path)))
  }
}
