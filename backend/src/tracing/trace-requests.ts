import { context, SpanStatusCode, trace } from '@opentelemetry/api';
import type { RequestHandler } from 'express';
import { isBelowApi, routeOf } from '../http/api-path.js';
import { requestId } from '../http/request-id.js';
import { startCallSpan } from './tracing.js';

export const traceRequests: RequestHandler = (req, res, next) => {
  if (!isBelowApi(req.originalUrl)) return next();
  const span = startCallSpan(requestId(req, res), req.method);
  res.once('close', () => {
    const route = routeOf(req);
    span.updateName(`${req.method} ${route}`);
    span.setAttributes({
      'http.request.method': req.method,
      'http.route': route,
      'http.response.status_code': res.statusCode,
    });
    if (res.statusCode >= 500 || !res.writableFinished) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
  context.with(trace.setSpan(context.active(), span), next);
};
