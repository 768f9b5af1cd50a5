import { Router } from 'express';
import { expireCheckout } from '../engine/checkout.js';
import type { SandboxContext } from '../engine/sandbox-context.js';
import { priceOf } from '../engine/invoices.js';
import * as read from '../params.js';
import type { SessionRecord } from '../records.js';
import { sessionShape } from '../shapes.js';
import { invalid } from '../stripe-fault.js';
import { customerParam } from './customers.routes.js';
import { listPage, paramsOf } from './protocol.js';

const KNOWN = [
  ...['mode', 'ui_mode', 'return_url', 'customer', 'client_reference_id', 'line_items', 'metadata'],
  ...['subscription_data', 'expires_at', 'redirect_on_completion'],
];
const UI_MODES = ['embedded_page', 'hosted_page', 'elements', 'form'] as const;
const DAY = 86_400;

function newSession(context: SandboxContext, params: read.Params): SessionRecord {
  const { state } = context;
  read.allowOnly(params, KNOWN);
  const mode = read.oneOf(params, 'mode', ['subscription', 'payment', 'setup'] as const);
  const uiMode = read.oneOf(params, 'ui_mode', UI_MODES);
  if (mode !== 'subscription' || uiMode !== 'embedded_page')
    throw invalid('This sandbox sells subscriptions on an embedded page only.', 'mode');
  const returnUrl = read.text(params, 'return_url');
  if (!returnUrl) throw invalid('You must provide `return_url` with ui_mode `embedded_page`.', 'return_url');
  const items = read.rows(params, 'line_items');
  const item = items[0];
  if (!item || items.length > 1) throw invalid('This sandbox sells one price at a time.', 'line_items');
  const customer = customerParam(state, read.requiredText(params, 'customer'));
  const price = priceOf(state, read.requiredText(item, 'price'), 'line_items[0][price]');
  const now = state.now();
  const expiresAt = read.integer(params, 'expires_at') ?? now + DAY;
  if (expiresAt < now + 1_800 || expiresAt > now + DAY + 60)
    throw invalid(
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from now.',
      'expires_at',
    );
  const id = state.id('cs_test');
  return {
    ...{ id, clientSecret: `${id}_secret_${state.id('x').slice(2)}`, customer: customer.id, price: price.id },
    ...{ returnUrl, clientReferenceId: read.text(params, 'client_reference_id') ?? null },
    ...{ metadata: read.metadata(params), status: 'open', subscription: null, invoice: null },
    subscriptionMetadata: read.metadata(read.group(params, 'subscription_data')),
    ...{ created: now, expiresAt },
  };
}

export function checkoutRoutes(context: SandboxContext): Router {
  const { state } = context;
  const router = Router();
  router.post('/checkout/sessions', (_request, response) => {
    const session = newSession(context, paramsOf(response));
    state.sessions.set(session.id, session);
    response.json(sessionShape(state, session));
  });
  router.get('/checkout/sessions', (_request, response) => {
    const params = paramsOf(response);
    read.allowOnly(params, ['customer', 'status', 'limit', 'starting_after']);
    const [customer, status] = [read.text(params, 'customer'), read.text(params, 'status')];
    const rows = [...state.sessions.values()].filter(
      (each) => (!customer || each.customer === customer) && (!status || each.status === status),
    );
    response.json(listPage(rows, params, '/v1/checkout/sessions', (each) => sessionShape(state, each)));
  });
  router.get('/checkout/sessions/:id', (request, response) => {
    response.json(sessionShape(state, state.sessions.existing(request.params.id)));
  });
  router.post('/checkout/sessions/:id/expire', (request, response) => {
    const session = state.sessions.existing(request.params.id);
    expireCheckout(context, session);
    response.json(sessionShape(state, session));
  });
  return router;
}
