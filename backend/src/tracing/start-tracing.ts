import type { Env } from '../config/env.js';
import { SETTINGS } from '../config/settings.js';
import { spanIds } from './tracing.js';

/** Loads the SDK only with an endpoint. Without a collector only spans are lost. */
export async function startTracing(
  env: Pick<Env, 'OTEL_EXPORTER_OTLP_ENDPOINT'>,
  service: string,
  warn: (message: string) => void,
): Promise<() => Promise<void>> {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return () => Promise.resolve();
  const [api, contexts, exporters, resources, sdk] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace'),
  ]);
  const quiet = (): void => undefined;
  api.diag.setLogger(
    {
      error: (message) => warn(`traces: ${message}`),
      warn: quiet,
      info: quiet,
      debug: quiet,
      verbose: quiet,
    },
    api.DiagLogLevel.ERROR,
  );
  const exporter = new exporters.OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: SETTINGS.tracing.exportMs,
  });
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': service }),
    idGenerator: spanIds,
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter,
        scheduledDelayMillis: SETTINGS.tracing.everyMs,
        exportTimeoutMillis: SETTINGS.tracing.exportMs,
      }),
    ],
  });
  api.context.setGlobalContextManager(new contexts.AsyncLocalStorageContextManager().enable());
  api.trace.setGlobalTracerProvider(provider);
  return async () => {
    await provider
      .shutdown()
      .catch((error: unknown) => warn(`traces: the last ones were not sent: ${String(error)}`));
  };
}
