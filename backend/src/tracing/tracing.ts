import {
  type Attributes,
  context,
  type Context,
  type Span,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api';
import { randomBytes } from 'node:crypto';

/** Of the API's own package: it does nothing, at no cost, until `startTracing` was told where traces go. */
const tracer = trace.getTracer('repurpose');
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The trace of a call: its request id without the dashes, so that whoever has one has the other; null for no such id. */
export function traceIdOf(requestId: string | null): string | null {
  return requestId !== null && UUID.test(requestId) ? requestId.replaceAll('-', '') : null;
}

/** The id of a call's first span follows from its trace: the worker hangs its spans there without having been told. */
const firstSpanIdOf = (traceId: string): string => traceId.slice(16);

/** What the next first span is to be called; the SDK asks for its ids while the span is made. */
let next: string | null = null;

/** The ids of the SDK (see `startTracing`): random, but those of a first span follow from the request id. */
export const spanIds = {
  generateTraceId: (): string => next ?? randomBytes(16).toString('hex'),
  generateSpanId: (): string => (next ? firstSpanIdOf(next) : randomBytes(8).toString('hex')),
};

/** Begins the first span of a call. */
export function startCallSpan(requestId: string, name: string): Span {
  next = traceIdOf(requestId);
  try {
    return tracer.startSpan(name, { root: true });
  } finally {
    next = null;
  }
}

/** Where spans of work done for a call belong, in whatever process. */
export function callContext(requestId: string | null): Context {
  const traceId = traceIdOf(requestId);
  if (traceId === null) return context.active();
  const spanId = firstSpanIdOf(traceId);
  return trace.setSpanContext(context.active(), {
    traceId,
    spanId,
    traceFlags: TraceFlags.SAMPLED,
    isRemote: true,
  });
}

/**
 * Runs `work` in a span. Its error is noted by name only: messages may quote what users wrote. Attributes are keys
 * of tables of ours, for the same reason.
 */
export function traced<T>(
  name: string,
  attributes: Attributes,
  work: (span: Span) => Promise<T>,
  parent: Context = context.active(),
): Promise<T> {
  return tracer.startActiveSpan(name, { attributes }, parent, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      span.setStatus({
        code: SpanStatusCode.ERROR,
        message: error instanceof Error ? error.name : typeof error,
      });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** The header that tells another server which span its call belongs to; none while nothing is traced. */
export function traceParent(span: Span): Record<string, string> {
  const { traceId, spanId, traceFlags } = span.spanContext();
  if ((traceFlags & TraceFlags.SAMPLED) === 0) return {};
  return { traceparent: `00-${traceId}-${spanId}-01` };
}
