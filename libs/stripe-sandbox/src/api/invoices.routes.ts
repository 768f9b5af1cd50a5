import { Router } from 'express';
import type { SandboxContext } from '../engine/sandbox-context.js';
import * as read from '../params.js';
import type { PortalRecord } from '../records.js';
import { invoiceShape } from '../invoice-shape.js';
import { portalShape } from '../shapes.js';
import { invoicePreview } from './invoice-preview.js';
import { customerParam } from './customers.routes.js';
import { listPage, paramsOf } from './protocol.js';

export function invoiceRoutes(context: SandboxContext, origin: () => string): Router {
  const { state } = context;
  const router = Router();
  router.post('/invoices/create_preview', (_request, response) => {
    response.json(invoicePreview(context, paramsOf(response)));
  });
  router.get('/invoices', (_request, response) => {
    const params = paramsOf(response);
    read.allowOnly(params, ['customer', 'subscription', 'limit', 'starting_after']);
    const customer = read.text(params, 'customer');
    const rows = [...state.invoices.values()].filter((each) => !customer || each.customer === customer);
    response.json(listPage(rows, params, '/v1/invoices', invoiceShape));
  });
  router.get('/invoices/:id', (request, response) => {
    response.json(invoiceShape(state.invoices.existing(request.params.id)));
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
