import { Router } from 'express';
import type { SandboxContext } from '../engine/sandbox-context.js';
import { changePrice, endSubscription, planEnd } from '../engine/subscriptions.js';
import * as read from '../params.js';
import type { SubscriptionRecord } from '../records.js';
import { subscriptionShape } from '../shapes.js';
import { invalid, missing } from '../stripe-fault.js';
import { listPage, paramsOf } from './protocol.js';

const UPDATE = [
  ...['items', 'cancel_at', 'cancel_at_period_end', 'proration_behavior', 'proration_date'],
  ...['payment_behavior', 'metadata'],
];
export const PRORATIONS = ['always_invoice', 'create_prorations', 'none'] as const;
const PAYMENTS = ['allow_incomplete', 'error_if_incomplete'] as const;

function updateEnd(context: SandboxContext, subscription: SubscriptionRecord, params: read.Params): void {
  const [atPeriodEnd, at] = [read.flag(params, 'cancel_at_period_end'), params['cancel_at']];
  if (atPeriodEnd !== undefined && at !== undefined)
    throw invalid('You may only specify one of these parameters: cancel_at, cancel_at_period_end.');
  if (atPeriodEnd !== undefined) planEnd(context, subscription, { cancelAtPeriodEnd: atPeriodEnd });
  if (at === '') planEnd(context, subscription, { cancelAtPeriodEnd: false, cancelAt: null });
  else if (at !== undefined)
    planEnd(context, subscription, { cancelAt: read.integer(params, 'cancel_at') ?? null });
}

function update(context: SandboxContext, subscription: SubscriptionRecord, params: read.Params): void {
  read.allowOnly(params, UPDATE);
  const proration = read.oneOf(params, 'proration_behavior', PRORATIONS);
  const payment = read.oneOf(params, 'payment_behavior', PAYMENTS);
  const item = read.rows(params, 'items')[0];
  if (item) {
    if (item['id'] !== subscription.itemId)
      throw invalid(`No such subscription item: '${String(item['id'])}'`, 'items[0][id]', 'resource_missing');
    changePrice(context, subscription, {
      to: read.requiredText(item, 'price'),
      proration: proration === 'none' ? 'none' : 'invoice',
      prorationDate: read.integer(params, 'proration_date'),
      whenDeclined: payment === 'error_if_incomplete' ? 'refuse' : 'keep',
    });
  }
  updateEnd(context, subscription, params);
  Object.assign(subscription.metadata, read.metadata(params));
  context.publishSubscription('updated', subscription);
}

/** List, retrieve, update (price, cancellation at period end), cancel. */
export function subscriptionRoutes(context: SandboxContext): Router {
  const { state } = context;
  const router = Router();
  const shape = (each: SubscriptionRecord): Record<string, unknown> => subscriptionShape(state, each);
  router.get('/subscriptions', (_request, response) => {
    const params = paramsOf(response);
    read.allowOnly(params, ['customer', 'status', 'price', 'limit', 'starting_after']);
    const [customer, status] = [read.text(params, 'customer'), read.text(params, 'status')];
    if (customer !== undefined && !state.customers.has(customer))
      throw missing('customer', customer, 'customer');
    const rows = [...state.subscriptions.values()].filter((each) => {
      const fits =
        status === undefined ? each.status !== 'canceled' : status === 'all' || each.status === status;
      return fits && (!customer || each.customer === customer);
    });
    response.json(listPage(rows, params, '/v1/subscriptions', shape));
  });
  router.get('/subscriptions/:id', (request, response) => {
    response.json(shape(state.subscriptions.existing(request.params.id)));
  });
  router.post('/subscriptions/:id', (request, response) => {
    const subscription = state.subscriptions.existing(request.params.id);
    update(context, subscription, paramsOf(response));
    response.json(shape(subscription));
  });
  router.delete('/subscriptions/:id', (request, response) => {
    const subscription = state.subscriptions.existing(request.params.id);
    if (subscription.status === 'canceled') throw missing('subscription', subscription.id);
    endSubscription(context, subscription);
    response.json(shape(subscription));
  });
  return router;
}
