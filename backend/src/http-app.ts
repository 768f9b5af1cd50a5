import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { RequestHandler } from 'express';
import { Logger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { AppModule } from './app.module.js';
import type { Env } from './config/env.js';
import { isBelowApi } from './http/api-path.js';
import { limitConnections } from './http/connections.js';
import { ContractPipe } from './http/contract.pipe.js';
import {
  refuseCrossSite,
  refuseBadBodies,
  refuseWrongContentType,
  useJsonBodies,
  refuseWrongMethod,
  refuseAmbiguousTarget,
} from './http/request-checks.js';
import { earlyErrorHandler, ErrorFilter } from './http/error.filter.js';
import type { InlineHashes } from './http/inline-hashes.js';
import { servePages } from './http/pages.js';
import { requestId } from './http/request-id.js';
import { timeRequests } from './metrics/request-metrics.js';
import { serveOpenApi } from './modules/v1/open-api.js';
import { traceRequests } from './tracing/trace-requests.js';
import { contentSecurityPolicy, securityHeaders } from './http/security-headers.js';
import { sessions } from './http/session/session.middleware.js';

const apiHeaders: RequestHandler = (req, res, next) => {
  requestId(req, res);
  res.setHeader('Cache-Control', 'no-store');
  res.vary('Origin, Sec-Fetch-Site');
  next();
};

const forApi =
  (middleware: RequestHandler): RequestHandler =>
  (req, res, next) =>
    isBelowApi(req.originalUrl) ? middleware(req, res, next) : next();

export async function createHttpApp(env: Env, pagesDir: string): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.of(env, pagesDir), {
    bodyParser: false,
    bufferLogs: true,
    abortOnError: false,
  });
  app.useLogger(app.get(Logger));
  app.set('trust proxy', env.TRUST_PROXY);
  app.set('query parser', 'simple');
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(timeRequests);
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT) app.use(traceRequests);
  app.use(securityHeaders(env));
  app.use(refuseAmbiguousTarget);
  for (const middleware of [
    apiHeaders,
    refuseWrongMethod,
    refuseCrossSite(env.APP_URL),
    refuseWrongContentType,
  ]) {
    app.use(forApi(middleware));
  }
  useJsonBodies(app);
  app.use(forApi(refuseBadBodies));
  app.use(forApi(sessions(env, app.get(DataSource))));
  const prices = { pro: env.STRIPE_PRICE_PRO, agency: env.STRIPE_PRICE_AGENCY };
  const policyOf = (hashes: InlineHashes) => contentSecurityPolicy(env, hashes);
  serveOpenApi(app, env.APP_URL);
  app.use(servePages(pagesDir, { appUrl: env.APP_URL, prices, policyOf }));
  app.use(earlyErrorHandler);
  app.useGlobalPipes(new ContractPipe());
  app.useGlobalFilters(new ErrorFilter());
  limitConnections(app.getHttpServer());
  return app;
}
