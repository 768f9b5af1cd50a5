import { Router } from 'express';
import type { SandboxContext } from '../engine/sandbox-context.js';
import { priceOf } from '../engine/invoices.js';
import { releaseSchedule } from '../engine/subscriptions.js';
import * as read from '../params.js';
import type { ScheduleRecord } from '../records.js';
import { scheduleShape } from '../shapes.js';
import { invalid, missing } from '../stripe-fault.js';
import { paramsOf } from './protocol.js';

/** The price of the second phase. Only one change, at the end of the current period, is supported. */
function plannedPrice(context: SandboxContext, schedule: ScheduleRecord, params: read.Params): string {
  read.allowOnly(params, ['phases', 'end_behavior', 'proration_behavior', 'metadata']);
  const subscription = context.state.subscriptions.get(schedule.subscription);
  const [current, next, ...more] = read.rows(params, 'phases');
  if (!subscription || !current || !next || more.length > 0)
    throw invalid('This sandbox plans two phases: the current period and what follows.', 'phases');
  const ends = read.integer(current, 'end_date');
  if (read.integer(current, 'start_date') !== subscription.periodStart || ends !== subscription.periodEnd)
    throw invalid('The current phase must keep the dates of the current period.', 'phases[0][start_date]');
  const item = read.rows(next, 'items')[0] ?? {};
  return priceOf(context.state, read.requiredText(item, 'price'), 'phases[1][items][0][price]').id;
}

/** Schedules and releases a change of price at the end of the period. */
export function scheduleRoutes(context: SandboxContext): Router {
  const { state } = context;
  const router = Router();
  router.post('/subscription_schedules', (_request, response) => {
    const params = paramsOf(response);
    read.allowOnly(params, ['from_subscription']);
    const id = read.requiredText(params, 'from_subscription');
    const subscription = state.subscriptions.get(id);
    if (!subscription || subscription.status === 'canceled')
      throw missing('subscription', id, 'from_subscription');
    if (subscription.schedule !== null)
      throw invalid(
        'You cannot migrate a subscription that is already attached to a schedule.',
        'from_subscription',
      );
    const schedule: ScheduleRecord = {
      ...{ id: state.id('sub_sched'), subscription: subscription.id, customer: subscription.customer },
      ...{ status: 'active', nextPrice: null, created: state.now() },
    };
    state.schedules.set(schedule.id, schedule);
    subscription.schedule = schedule.id;
    response.json(scheduleShape(state, schedule));
  });
  router.get('/subscription_schedules/:id', (request, response) => {
    response.json(scheduleShape(state, state.schedules.existing(request.params.id)));
  });
  router.post('/subscription_schedules/:id', (request, response) => {
    const schedule = state.schedules.existing(request.params.id);
    schedule.nextPrice = plannedPrice(context, schedule, paramsOf(response));
    const subscription = state.subscriptions.get(schedule.subscription);
    if (subscription) context.publishSubscription('updated', subscription);
    response.json(scheduleShape(state, schedule));
  });
  router.post('/subscription_schedules/:id/release', (request, response) => {
    const schedule = state.schedules.existing(request.params.id);
    const subscription = state.subscriptions.get(schedule.subscription);
    if (subscription && schedule.status === 'active') {
      releaseSchedule(context, subscription);
      context.publishSubscription('updated', subscription);
    }
    response.json(scheduleShape(state, schedule));
  });
  return router;
}
