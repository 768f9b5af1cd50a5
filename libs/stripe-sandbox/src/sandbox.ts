import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import express, { type Express, type RequestHandler } from 'express';
import { checkoutRoutes } from './api/checkout.routes.js';
import { FaultInjector, controlRoutes } from './api/controls.routes.js';
import { customerRoutes, priceRoutes } from './api/customers.routes.js';
import { invoiceRoutes } from './api/invoices.routes.js';
import { idempotentReplay, stripeErrors, stripeProtocol } from './api/protocol.js';
import { scheduleRoutes } from './api/schedules.routes.js';
import { subscriptionRoutes } from './api/subscriptions.routes.js';
import { WebhookSender } from './engine/webhook-sender.js';
import { SandboxContext } from './engine/sandbox-context.js';
import { runDue } from './engine/subscriptions.js';
import { pageRoutes } from './pages/pages.routes.js';
import { SandboxState } from './state.js';
import { missing } from './stripe-fault.js';

export interface SandboxOptions {
  /** 0: any free port. */
  port: number;
  /** Default 127.0.0.1; a container needs 0.0.0.0. */
  host?: string;
  /** Destination of events; null: none. */
  webhookUrl: string | null;
  webhookSecret: string;
  /** Default `sk_test_sandbox`. */
  secretKey?: string;
  /** Price ids of the two paid plans. */
  prices: { pro: string; agency: string };
  /** The only origin that may embed the checkout page. */
  appUrl: string;
  /** A JSON file that survives restarts; absent: state is lost at the end. */
  stateFile?: string | null;
  retryDelaysMs?: readonly number[];
}

export interface StripeSandbox {
  /** `http://127.0.0.1:PORT`, the value for `STRIPE_API_BASE`. */
  url: string;
  close(): Promise<void>;
}

const RETRY_DELAYS_MS = [200, 500, 1_000, 2_000, 5_000];
const CLOCK_TICK_MS = 5_000;

function sellPrices(state: SandboxState, prices: SandboxOptions['prices']): void {
  const sold = [
    { id: prices.pro, productId: 'prod_pro', name: 'Pro', unitAmount: 4_900 },
    { id: prices.agency, productId: 'prod_agency', name: 'Agency', unitAmount: 19_900 },
  ];
  for (const price of sold) state.prices.set(price.id, { ...price, created: state.now() });
}

/** Saves a call's changes before the response is sent. */
const saveBeforeAnswer =
  (state: SandboxState): RequestHandler =>
  (request, response, next) => {
    const end = response.end.bind(response) as (...rest: unknown[]) => typeof response;
    if (request.method !== 'GET')
      response.end = (...rest: unknown[]) => {
        state.save();
        return end(...rest);
      };
    next();
  };

function application(context: SandboxContext, options: SandboxOptions, origin: () => string): Express {
  const { state } = context;
  const faultInjector = new FaultInjector();
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(saveBeforeAnswer(state));
  app.get('/health', (_request, response) => void response.json({ status: 'ready' }));
  app.use('/_sandbox', controlRoutes(context, faultInjector));
  app.use('/v1', faultInjector.middleware, ...stripeProtocol(options.secretKey ?? 'sk_test_sandbox'));
  app.use('/v1', idempotentReplay(state), (_request, _response, next) => {
    runDue(context);
    next();
  });
  app.use(
    '/v1',
    customerRoutes(context),
    checkoutRoutes(context),
    subscriptionRoutes(context),
    scheduleRoutes(context),
  );
  app.use('/v1', priceRoutes(context), invoiceRoutes(context, origin));
  app.use(pageRoutes(context, options.appUrl));
  app.use((request) => {
    throw missing('resource', `${request.method} ${request.path}`);
  });
  app.use(stripeErrors);
  return app;
}

/** Starts a local server with Stripe's protocol, for development and tests. */
export async function startStripeSandbox(options: SandboxOptions): Promise<StripeSandbox> {
  const state = new SandboxState(options.stateFile ?? null);
  sellPrices(state, options.prices);
  const webhooks = new WebhookSender(state, {
    ...{ url: options.webhookUrl, secret: options.webhookSecret },
    retryDelaysMs: options.retryDelaysMs ?? RETRY_DELAYS_MS,
  });
  const context = new SandboxContext(state, webhooks);
  const host = options.host ?? '127.0.0.1';
  let url = '';
  const server = application(context, options, () => url).listen(options.port, host);
  // the client closes idle connections: a request never meets one that is just being closed
  server.keepAliveTimeout = 0;
  await once(server, 'listening');
  url = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${(server.address() as AddressInfo).port}`;
  webhooks.sendPending();
  const tick = setInterval(() => runDue(context), CLOCK_TICK_MS);
  return {
    url,
    close: async () => {
      clearInterval(tick);
      server.close();
      server.closeAllConnections();
      await webhooks.close();
      state.save();
    },
  };
}
