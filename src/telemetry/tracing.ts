/** Spans by the OpenTelemetry API. They cost almost nothing until an SDK is loaded with the server. */
import {
  type Attributes,
  type Context,
  context,
  propagation,
  type Span,
  SpanKind,
  type SpanOptions,
  SpanStatusCode,
  trace
} from '@opentelemetry/api'
import type { FastifyInstance } from 'fastify'
import { Refused } from '../fights/refused.js'

const tracer = trace.getTracer('lanista')

declare module 'fastify' {
  interface FastifyRequest {
    /** The trace context of the request. */
    tracing: Context | null
  }
}

/**
 * Creates a span for each request, as a child of the caller's span if there is one. Work for the request gets child
 * spans.
 */
export const traceRequests = (app: FastifyInstance): void => {
  app.decorateRequest('tracing', null)
  app.addHook('onRequest', (request, reply, done) => {
    const { id, method, headers, routeOptions: { url: route = 'none' } } = request
    const above = propagation.extract(context.active(), headers)
    const attributes = { 'http.request.method': method, 'http.route': route, 'lanista.request_id': id }
    const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, above)
    // Called in all cases: answered, streamed to the end, or disconnected.
    reply.raw.once('close', () => {
      span.setAttribute('http.response.status_code', reply.statusCode)
      if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    })
    request.tracing = trace.setSpan(above, span)
    context.with(request.tracing, done)
  })
  // Body events are not in the context of the request.
  app.addHook('preValidation', ({ tracing }, _reply, done) => tracing ? context.with(tracing, done) : done())
}

/** Wraps use cases: each call gets a span. */
export const traceUseCases = <T extends object>(of: string, useCases: T): T =>
  spanned(of, useCases, SpanKind.INTERNAL, {})

/**
 * Wraps a store: each statement gets a child span with its name, without text or parameters. Sweeps create no traces.
 */
export const traceStatements = <T extends object>(store: T): T =>
  spanned('store', store, SpanKind.CLIENT, { 'db.system.name': 'postgresql' })

type Method = (...given: readonly unknown[]) => unknown

const spanned = <T extends object>(of: string, methods: T, kind: SpanKind, attributes: Attributes): T =>
  Object.fromEntries(Object.entries(methods).map(([name, method]) =>
    [name, typeof method === 'function' ? inSpan(`${of}.${name}`, method as Method, kind, attributes) : method])) as T

const inSpan = (name: string, method: Method, kind: SpanKind, attributes: Attributes): Method => (...given) =>
  kind === SpanKind.CLIENT && !trace.getActiveSpan()
    ? method(...given)
    : callInSpan(name, method, given, { kind, attributes })

const callInSpan = (name: string, method: Method, given: readonly unknown[], options: SpanOptions): unknown =>
  tracer.startActiveSpan(name, options, span => {
    const result = method(...given)
    // Calls that are not promises need no span.
    if (!span.isRecording() || !(result instanceof Promise)) return result
    return result.then(value => end(span, value), fault => { throw fail(span, fault) })
  })

const end = <T>(span: Span, result: T): T => {
  span.end()
  return result
}

/** A refusal is not an error. A fault is recorded by its name, because its message may quote the request. */
const fail = (span: Span, fault: unknown): unknown => {
  const isRefusal = fault instanceof Refused
  span.setAttribute(isRefusal ? 'lanista.refusal' : 'error.type', isRefusal
    ? fault.code
    : fault instanceof Error ? fault.name : 'unknown')
  if (!isRefusal) span.setStatus({ code: SpanStatusCode.ERROR })
  return end(span, fault)
}
