/** Spans by the API of OpenTelemetry. Nobody takes them until an SDK is loaded beside the server; then they cost something, and say where time goes. */
import { type Attributes, type Context, context, propagation, type Span, SpanKind, type SpanOptions, SpanStatusCode, trace } from '@opentelemetry/api'
import type { FastifyInstance } from 'fastify'
import { Refused } from '../fights/refused.js'

const tracer = trace.getTracer('lanista')

declare module 'fastify' {
  interface FastifyRequest {
    /** What the request's own span is above. */
    tracing: Context | null
  }
}

/** A span a request, below that of the caller if it names one. What follows of a request is below it. */
export const traceRequests = (app: FastifyInstance): void => {
  app.decorateRequest('tracing', null)
  app.addHook('onRequest', (request, reply, done) => {
    const { id, method, headers, routeOptions: { url: route = 'none' } } = request
    const above = propagation.extract(context.active(), headers)
    const attributes = { 'http.request.method': method, 'http.route': route, 'lanista.request_id': id }
    const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, above)
    // However it ends: answered, streamed to its end, or with a client that has gone.
    reply.raw.once('close', () => {
      span.setAttribute('http.response.status_code', reply.statusCode)
      if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    })
    request.tracing = trace.setSpan(above, span)
    context.with(request.tracing, done)
  })
  // A body comes in by events of its own, which know nothing of the request.
  app.addHook('preValidation', ({ tracing }, _reply, done) => tracing ? context.with(tracing, done) : done())
}

/** Use cases, each call a span. */
export const traceUseCases = <T extends object>(of: string, useCases: T): T => spanned(of, useCases, SpanKind.INTERNAL, {})

/** A store, each statement a span below what it is for: its name, and nothing of what it says or of what goes into it. Sweeps make no traces of their own. */
export const traceStatements = <T extends object>(store: T): T => spanned('store', store, SpanKind.CLIENT, { 'db.system.name': 'postgresql' })

type Method = (...given: readonly unknown[]) => unknown

const spanned = <T extends object>(of: string, methods: T, kind: SpanKind, attributes: Attributes): T => Object.fromEntries(Object.entries(methods).map(([name, method]) =>
  [name, typeof method === 'function' ? inSpan(`${of}.${name}`, method as Method, kind, attributes) : method])) as T

const inSpan = (name: string, method: Method, kind: SpanKind, attributes: Attributes): Method => (...given) =>
  kind === SpanKind.CLIENT && !trace.getActiveSpan() ? method(...given) : callInSpan(name, method, given, { kind, attributes })

const callInSpan = (name: string, method: Method, given: readonly unknown[], options: SpanOptions): unknown => tracer.startActiveSpan(name, options, span => {
  const result = method(...given)
  // A span that nobody ends goes nowhere: what waits for nothing needs none.
  if (!span.isRecording() || !(result instanceof Promise)) return result
  return result.then(value => end(span, value), fault => { throw fail(span, fault) })
})

const end = <T>(span: Span, result: T): T => {
  span.end()
  return result
}

/** A refusal is an answer; a fault is told by its kind, for its message may quote what was sent. */
const fail = (span: Span, fault: unknown): unknown => {
  const isRefusal = fault instanceof Refused
  span.setAttribute(isRefusal ? 'lanista.refusal' : 'error.type', isRefusal ? fault.code : fault instanceof Error ? fault.name : 'unknown')
  if (!isRefusal) span.setStatus({ code: SpanStatusCode.ERROR })
  return end(span, fault)
}
