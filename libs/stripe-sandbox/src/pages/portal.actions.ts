import { advance } from '../api/controls.routes.js';
import { checkCard } from '../engine/cards.js';
import type { Desk } from '../engine/desk.js';
import { changePrice, planEnd, payOpenInvoices, releaseSchedule } from '../engine/subscriptions.js';
import type { PortalRecord, ScheduleRecord, SubscriptionRecord } from '../records.js';
import { StripeFault } from '../stripe-fault.js';

/**
 * Upgrades now with proration, and schedules downgrades for the end of the period, as portals are usually configured.
 */
function switchPlan(desk: Desk, subscription: SubscriptionRecord, to: string): void {
  const { state } = desk;
  const [before, after] = [state.prices.get(subscription.price), state.prices.get(to)];
  if (!before || !after) return;
  releaseSchedule(desk, subscription);
  if (after.unitAmount >= before.unitAmount) {
    changePrice(desk, subscription, { to, proration: 'invoice', whenDeclined: 'refuse' });
    return;
  }
  const schedule: ScheduleRecord = {
    ...{ id: state.id('sub_sched'), subscription: subscription.id, customer: subscription.customer },
    ...{ status: 'active', nextPrice: to, created: state.now() },
  };
  state.schedules.set(schedule.id, schedule);
  subscription.schedule = schedule.id;
}

function changeCard(desk: Desk, portal: PortalRecord, number: string): string {
  const answer = checkCard({ number, expiry: '12/99', cvc: '123' }, desk.state.now());
  if (answer.outcome === 'refused') return answer.message;
  const customer = desk.state.customers.get(portal.customer);
  if (customer) customer.card = answer.card;
  const live = desk.liveSubscription(portal.customer);
  if (live && !answer.card.failsLater) payOpenInvoices(desk, live);
  return '';
}

function act(desk: Desk, subscription: SubscriptionRecord, name: string, value: string): void {
  if (name === 'switch') switchPlan(desk, subscription, value);
  else if (name === 'cancel' || name === 'resume') {
    releaseSchedule(desk, subscription);
    const cancelAt = name === 'cancel' ? subscription.periodEnd : null;
    planEnd(desk, subscription, { cancelAtPeriodEnd: false, cancelAt });
  } else return;
  desk.tellSubscription('updated', subscription);
}

/** Runs a button of the portal. Returns the message to show if it failed. */
export function portalAction(desk: Desk, portal: PortalRecord, action: string, card: string): string {
  const [name = '', value = ''] = action.split(/:(.*)/s);
  try {
    if (name === 'advance') advance(desk, 1);
    else if (name === 'card') return changeCard(desk, portal, card);
    else {
      const live = desk.liveSubscription(portal.customer);
      if (live) act(desk, live, name, value);
    }
    return '';
  } catch (error) {
    if (error instanceof StripeFault) return error.message;
    throw error;
  }
}
