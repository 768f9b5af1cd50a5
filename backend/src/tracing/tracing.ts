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

const tracer = trace.getTracer('repurpose');
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

function traceIdOf(requestId: string | null): string | null {
  return requestId !== null && UUID.test(requestId) ? requestId.replaceAll('-', '') : null;
}

/** The worker can attach spans without further data. */
const firstSpanIdOf = (traceId: string): string => traceId.slice(16);

/** The SDK asks for ids while it creates the span. */
let next: string | null = null;

export const spanIds = {
  generateTraceId: (): string => next ?? randomBytes(16).toString('hex'),
  generateSpanId: (): string => (next ? firstSpanIdOf(next) : randomBytes(8).toString('hex')),
};

export function startCallSpan(requestId: string, name: string): Span {
  next = traceIdOf(requestId);
  try {
    return tracer.startSpan(name, { root: true });
  } finally {
    next = null;
  }
}

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

/** Only an error's name: messages may quote user content. */
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

export function traceParent(span: Span): Record<string, string> {
  const { traceId, spanId, traceFlags } = span.spanContext();
  if ((traceFlags & TraceFlags.SAMPLED) === 0) return {};
  return { traceparent: `00-${traceId}-${spanId}-01` };
}
