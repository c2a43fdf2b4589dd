import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Attributes, type Context, context, type ContextManager, propagation, ROOT_CONTEXT, type Span, type SpanContext, type SpanOptions, SpanStatusCode, trace, TraceFlags, type TextMapPropagator,
  type Tracer
} from '@opentelemetry/api'

/** A span as an SDK would export it. */
export interface Exported {
  readonly name: string
  readonly kind: number | undefined
  readonly above: string | undefined
  readonly traceId: string
  readonly attributes: Attributes
  readonly failed: boolean
}

/** An SDK of a few lines, for the whole process: keeps what it is given, in the order in which it ended. */
export const loadTracing = (): { readonly ended: Exported[] } => {
  const ended: Exported[] = []
  let started = 0

  const open = (name: string, { kind, attributes = {} }: SpanOptions, above: Context): Span => {
    const parent = trace.getSpanContext(above)
    const spanContext: SpanContext = { traceId: parent?.traceId ?? String(++started).padStart(32, '0'), spanId: name, traceFlags: TraceFlags.SAMPLED }
    const known: Attributes = { ...attributes }
    let failed = false
    const span: Span = {
      spanContext: () => spanContext,
      setAttribute (key, value) {
        known[key] = value
        return span
      },
      setAttributes: () => span,
      addEvent: () => span,
      addLink: () => span,
      addLinks: () => span,
      setStatus ({ code }) {
        failed = code === SpanStatusCode.ERROR
        return span
      },
      updateName: () => span,
      end () { ended.push({ name, kind, above: parent?.spanId, traceId: spanContext.traceId, attributes: known, failed }) },
      isRecording: () => true,
      recordException () {}
    }
    return span
  }

  const tracer: Tracer = {
    startSpan: (name, options = {}, above = context.active()) => open(name, options, above),
    startActiveSpan (name: string, ...more: readonly unknown[]) {
      const work = more.at(-1) as (span: Span) => never
      const options = more.length > 1 ? more[0] as SpanOptions : {}
      const span = open(name, options, context.active())
      return context.with(trace.setSpan(context.active(), span), work, undefined, span)
    }
  }
  const storage = new AsyncLocalStorage<Context>()
  const manager: ContextManager = {
    active: () => storage.getStore() ?? ROOT_CONTEXT,
    with: (active, work, self, ...given) => storage.run(active, () => work.call(self, ...given)),
    bind: (_active, target) => target,
    enable: () => manager,
    disable: () => manager
  }
  const propagator: TextMapPropagator = {
    inject () {},
    extract (above, carrier, getter) {
      const [, traceId, spanId] = /^00-(\w{32})-(\w{16})-01$/.exec(String(getter.get(carrier, 'traceparent'))) ?? []
      return traceId === undefined || spanId === undefined ? above : trace.setSpanContext(above, { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true })
    },
    fields: () => ['traceparent']
  }
  context.setGlobalContextManager(manager)
  propagation.setGlobalPropagator(propagator)
  trace.setGlobalTracerProvider({ getTracer: () => tracer })
  return { ended }
}
