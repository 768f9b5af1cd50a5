import { Router } from 'express';
import type { Desk } from '../engine/desk.js';
import { prorationLines } from '../engine/invoices.js';
import * as read from '../params.js';
import type { InvoiceRecord, PortalRecord } from '../records.js';
import { invoiceShape } from '../invoice-shape.js';
import { portalShape } from '../shapes.js';
import { missing } from '../stripe-fault.js';
import { customerParam } from './customers.routes.js';
import { listPage, paramsOf } from './protocol.js';

/** What changing the price now would cost, without doing it. */
function preview(desk: Desk, params: read.Params): Record<string, unknown> {
  const { state } = desk;
  read.allowOnly(params, ['customer', 'subscription', 'subscription_details']);
  const id = read.requiredText(params, 'subscription');
  const subscription = state.subscriptions.get(id);
  if (!subscription) throw missing('subscription', id, 'subscription');
  const item = read.rows(read.group(params, 'subscription_details'), 'items')[0] ?? {};
  const lines = prorationLines(state, subscription, read.requiredText(item, 'price'));
  const draft: InvoiceRecord = {
    ...{ id: state.id('upcoming_in'), number: '', customer: subscription.customer, subscription: id },
    ...{ billingReason: 'subscription_update', status: 'open', lines, created: state.now(), attemptCount: 0 },
  };
  return { ...invoiceShape(draft), status: 'draft', number: null };
}

/** `/v1/invoices` (list, retrieve, preview of a proration) and `/v1/billing_portal/sessions`. */
export function invoiceRoutes(desk: Desk, origin: () => string): Router {
  const { state } = desk;
  const router = Router();
  router.post('/invoices/create_preview', (_request, response) => {
    response.json(preview(desk, paramsOf(response)));
  });
  router.get('/invoices', (_request, response) => {
    const params = paramsOf(response);
    read.allowOnly(params, ['customer', 'subscription', 'limit', 'starting_after']);
    const customer = read.text(params, 'customer');
    const rows = [...state.invoices.values()].filter((each) => !customer || each.customer === customer);
    response.json(listPage(rows, params, '/v1/invoices', invoiceShape));
  });
  router.get('/invoices/:id', (request, response) => {
    const invoice = state.invoices.get(request.params.id);
    if (!invoice) throw missing('invoice', request.params.id);
    response.json(invoiceShape(invoice));
  });
  router.post('/billing_portal/sessions', (_request, response) => {
    const params = paramsOf(response);
    read.allowOnly(params, ['customer', 'return_url']);
    const portal: PortalRecord = {
      ...{ id: state.id('bps'), secret: state.id('test').slice(5), created: state.now() },
      customer: customerParam(state, read.requiredText(params, 'customer')).id,
      returnUrl: read.text(params, 'return_url') ?? '',
    };
    state.portals.set(portal.id, portal);
    response.json(portalShape(portal, `${origin()}/portal/${portal.id}_${portal.secret}`));
  });
  return router;
}
