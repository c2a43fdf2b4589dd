import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { pageRules } from '../browser-rules.js'
import { refusalKinds } from '../refusals.js'

const STYLE =
  'body { font: 1rem/1.5 system-ui, sans-serif; max-width: 44rem; margin: 3rem auto; padding: 0 1rem } dt { ' +
  'font-weight: bold; margin-top: 1rem }'

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${STYLE}</style>
${body}
</html>
`

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const landing = (publicUrl: string): string => page('Lanista', `<h1>Lanista</h1>
<p>A referee for pit fights: it asks, players answer.</p>
<ul>
<li><a href="${publicUrl}/graphiql">GraphiQL</a>: try the GraphQL API at <code>${publicUrl}/graphql</code>
<li><a href="${publicUrl}/docs">REST</a> at <code>${publicUrl}/v1</code>, <a href="${publicUrl}/v1/openapi.json">its OpenAPI document</a>
<li><a href="${publicUrl}/errors">Errors</a>: what may be refused, and why
<li><a href="${publicUrl}/healthz">healthz</a>, <a href="${publicUrl}/readyz">readyz</a>
</ul>`)

const errors = page('Lanista: errors', `<h1>Errors</h1>
<dl>
${Object.entries(refusalKinds).map(([code, { status, title, description }]) =>
  `<dt id="${code.toLowerCase()}">${status} ${code}: ${escape(title)}<dd>${escape(description)}`).join('\n')}
</dl>`)

/** The only style of these pages. */
const rules = pageRules({ 'style-src': [`'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`] })

/** The landing page at /, and the page that problem details link to. */
export const landingPages = (app: FastifyInstance, publicUrl: string): void => {
  const found = landing(escape(publicUrl))
  app.get('/', rules, async (_, reply) => reply.type('text/html').send(found))
  app.get('/errors', rules, async (_, reply) => reply.type('text/html').send(errors))
}
