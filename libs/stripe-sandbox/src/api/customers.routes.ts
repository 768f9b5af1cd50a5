import { Router } from 'express';
import { expireCheckout } from '../engine/checkout.js';
import type { SandboxContext } from '../engine/sandbox-context.js';
import { endSubscription } from '../engine/subscriptions.js';
import { allowOnly, integer, metadata, requiredText, text } from '../params.js';
import type { CustomerRecord } from '../records.js';
import { customerShape, priceShape } from '../shapes.js';
import type { SandboxState } from '../state.js';
import { missing } from '../stripe-fault.js';
import { listPage, paramsOf } from './protocol.js';

/** @throws StripeFault `resource_missing` for an unknown or deleted customer */
export function customerParam(state: SandboxState, id: string): CustomerRecord {
  const customer = state.customers.get(id);
  if (!customer || customer.isDeleted) throw missing('customer', id, 'customer');
  return customer;
}

export function customerRoutes(context: SandboxContext): Router {
  const { state } = context;
  const router = Router();
  router.post('/customers', (_request, response) => {
    const params = paramsOf(response);
    allowOnly(params, ['email', 'name', 'metadata']);
    const customer: CustomerRecord = {
      ...{ id: state.id('cus'), email: text(params, 'email') ?? null, name: text(params, 'name') ?? null },
      ...{ metadata: metadata(params), created: state.now(), isDeleted: false, card: null },
    };
    state.customers.set(customer.id, customer);
    response.json(customerShape(customer));
  });
  router.get('/customers', (_request, response) => {
    const params = paramsOf(response);
    allowOnly(params, ['email', 'limit', 'starting_after']);
    const email = text(params, 'email');
    const rows = [...state.customers.values()].filter(
      (each) => !each.isDeleted && (!email || each.email === email),
    );
    response.json(listPage(rows, params, '/v1/customers', customerShape));
  });
  router.get('/customers/:id', (request, response) => {
    response.json(customerShape(state.customers.existing(request.params.id)));
  });
  router.post('/customers/:id', (request, response) => {
    const params = paramsOf(response);
    allowOnly(params, ['balance']);
    const customer = state.customers.existing(request.params.id);
    customer.balance = integer(params, 'balance') ?? customer.balance ?? 0;
    response.json(customerShape(customer));
  });
  router.delete('/customers/:id', (request, response) => {
    const customer = state.customers.existing(request.params.id);
    const live = context.liveSubscription(customer.id);
    if (live) endSubscription(context, live);
    for (const session of state.sessions.values())
      if (session.customer === customer.id && session.status === 'open') expireCheckout(context, session);
    customer.isDeleted = true;
    response.json(customerShape(customer));
  });
  return router;
}

export function priceRoutes({ state }: SandboxContext): Router {
  const router = Router();
  router.post('/prices', (_request, response) => {
    const params = paramsOf(response);
    allowOnly(params, ['currency', 'unit_amount', 'recurring', 'product', 'nickname']);
    const price = {
      ...{ id: state.id('price'), productId: requiredText(params, 'product'), created: state.now() },
      ...{ name: text(params, 'nickname') ?? 'Price', unitAmount: integer(params, 'unit_amount') ?? 0 },
    };
    state.prices.set(price.id, price);
    response.json(priceShape(price));
  });
  router.get('/prices', (_request, response) => {
    response.json(listPage([...state.prices.values()], paramsOf(response), '/v1/prices', priceShape));
  });
  router.get('/prices/:id', (request, response) => {
    response.json(priceShape(state.prices.existing(request.params.id)));
  });
  return router;
}
