import { advance } from '../api/controls.routes.js';
import { checkCard } from '../engine/cards.js';
import type { SandboxContext } from '../engine/sandbox-context.js';
import { changePrice, planEnd, payOpenInvoices, releaseSchedule } from '../engine/subscriptions.js';
import type { PortalRecord, ScheduleRecord, SubscriptionRecord } from '../records.js';
import { StripeFault } from '../stripe-fault.js';

/** Upgrades now with proration, and schedules downgrades for the end of the period, as portals usually do. */
function switchPlan(context: SandboxContext, subscription: SubscriptionRecord, to: string): void {
  const { state } = context;
  const [before, after] = [state.prices.get(subscription.price), state.prices.get(to)];
  if (!before || !after) return;
  releaseSchedule(context, subscription);
  if (after.unitAmount >= before.unitAmount) {
    changePrice(context, subscription, { to, proration: 'invoice', whenDeclined: 'refuse' });
    return;
  }
  const schedule: ScheduleRecord = {
    ...{ id: state.id('sub_sched'), subscription: subscription.id, customer: subscription.customer },
    ...{ status: 'active', nextPrice: to, created: state.now() },
  };
  state.schedules.set(schedule.id, schedule);
  subscription.schedule = schedule.id;
}

function changeCard(context: SandboxContext, portal: PortalRecord, number: string): string {
  const answer = checkCard({ number, expiry: '12/99', cvc: '123' }, context.state.now());
  if (answer.outcome === 'refused') return answer.message;
  const customer = context.state.customers.get(portal.customer);
  if (customer) customer.card = answer.card;
  const live = context.liveSubscription(portal.customer);
  if (live && !answer.card.failsLater) payOpenInvoices(context, live);
  return '';
}

function act(context: SandboxContext, subscription: SubscriptionRecord, name: string, value: string): void {
  if (name === 'switch') switchPlan(context, subscription, value);
  else if (name === 'cancel' || name === 'resume') {
    releaseSchedule(context, subscription);
    const cancelAt = name === 'cancel' ? subscription.periodEnd : null;
    planEnd(context, subscription, { cancelAtPeriodEnd: false, cancelAt });
  } else return;
  context.publishSubscription('updated', subscription);
}

/** Runs a button of the portal. Returns the message to show if it failed. */
export function portalAction(
  context: SandboxContext,
  portal: PortalRecord,
  action: string,
  card: string,
): string {
  const [name = '', value = ''] = action.split(/:(.*)/s);
  try {
    if (name === 'advance') advance(context, 1);
    else if (name === 'card') return changeCard(context, portal, card);
    else {
      const live = context.liveSubscription(portal.customer);
      if (live) act(context, live, name, value);
    }
    return '';
  } catch (error) {
    if (error instanceof StripeFault) return error.message;
    throw error;
  }
}
