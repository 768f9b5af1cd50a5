import { monthsAfter } from '../cycle.js';
import { invoiceTotal } from '../invoice-shape.js';
import type { SessionRecord, SubscriptionRecord } from '../records.js';
import { declined, invalid } from '../stripe-fault.js';
import type { SandboxContext } from './sandbox-context.js';
import { fileInvoice, fullPeriodLine, priceOf, prorationDate, prorationLines } from './invoices.js';

/** Starts a subscription that a checkout session sold, and pays its first period. */
export function startSubscription(context: SandboxContext, session: SessionRecord): SubscriptionRecord {
  const { state } = context;
  const now = state.now();
  const subscription: SubscriptionRecord = {
    ...{ id: state.id('sub'), itemId: state.id('si'), customer: session.customer, price: session.price },
    status: 'active',
    created: now,
    anchor: now,
    cycle: 0,
    periodStart: now,
    periodEnd: monthsAfter(now, 1),
    ...{ cancelAtPeriodEnd: false, cancelAt: null, canceledAt: null, endedAt: null },
    ...{ latestInvoice: null, schedule: null },
    metadata: session.subscriptionMetadata,
  };
  state.subscriptions.set(subscription.id, subscription);
  const lines = [fullPeriodLine(state, subscription)];
  const invoice = fileInvoice(state, subscription, {
    billingReason: 'subscription_create',
    status: 'paid',
    lines,
  });
  context.publishSubscription('created', subscription);
  context.publishInvoice('paid', invoice);
  return subscription;
}

export interface PriceChange {
  to: string;
  /** `invoice` charges the difference now, `none` charges nothing. */
  proration: 'invoice' | 'none';
  /** Unix seconds; absent: now. */
  prorationDate?: number | undefined;
  /** `refuse` (Stripe's `error_if_incomplete`) changes nothing; `keep` leaves the invoice unpaid. */
  whenDeclined: 'refuse' | 'keep';
}

/** Changes the price now. */
export function changePrice(
  context: SandboxContext,
  subscription: SubscriptionRecord,
  change: PriceChange,
): void {
  const { state } = context;
  const { to, proration, whenDeclined } = change;
  priceOf(state, to, 'items[0][price]');
  if (subscription.status === 'canceled')
    throw invalid('A canceled subscription can only update its metadata.');
  const at = prorationDate(state, subscription, change.prorationDate);
  if (subscription.price === to) return;
  if (proration === 'none') {
    subscription.price = to;
    return;
  }
  const lines = prorationLines(state, subscription, to, at);
  const customer = state.customers.get(subscription.customer);
  const isDue = invoiceTotal(lines) + (customer?.balance ?? 0) > 0;
  const isDeclined = isDue && customer?.card?.failsLater === true;
  if (isDeclined && whenDeclined === 'refuse') throw declined();
  subscription.price = to;
  const status = isDeclined ? 'open' : 'paid';
  const invoice = fileInvoice(state, subscription, { billingReason: 'subscription_update', status, lines });
  if (isDeclined) subscription.status = 'past_due';
  context.publishInvoice(isDeclined ? 'payment_failed' : 'paid', invoice);
}

type Cancellation = Pick<SubscriptionRecord, 'cancelAtPeriodEnd' | 'cancelAt'>;

/** Schedules or withdraws the end of a subscription. */
export function planEnd(
  context: SandboxContext,
  subscription: SubscriptionRecord,
  to: Partial<Cancellation>,
): void {
  Object.assign(subscription, to);
  subscription.canceledAt = isToEnd(subscription) ? context.state.now() : null;
}

/** Whether the subscription ends with its period. Dates within a period are not supported. */
export const isToEnd = ({ cancelAtPeriodEnd, cancelAt, periodEnd }: SubscriptionRecord): boolean =>
  cancelAtPeriodEnd || (cancelAt !== null && cancelAt <= periodEnd);

/** Ends a subscription now, without a refund. */
export function endSubscription(
  context: SandboxContext,
  subscription: SubscriptionRecord,
  at = context.state.now(),
): void {
  subscription.status = 'canceled';
  subscription.endedAt = at;
  subscription.canceledAt ??= at;
  releaseSchedule(context, subscription);
  context.publishSubscription('deleted', subscription);
}

/** Withdraws a scheduled change of price. */
export function releaseSchedule(context: SandboxContext, subscription: SubscriptionRecord): void {
  const schedule =
    subscription.schedule === null ? undefined : context.state.schedules.get(subscription.schedule);
  if (schedule) schedule.status = 'released';
  subscription.schedule = null;
}

/** Begins the next period: applies a scheduled price, charges, and becomes past due when the card is declined. */
function renew(context: SandboxContext, subscription: SubscriptionRecord): void {
  const { state } = context;
  const planned =
    subscription.schedule === null ? undefined : state.schedules.get(subscription.schedule)?.nextPrice;
  if (planned) {
    subscription.price = planned;
    releaseSchedule(context, subscription);
  }
  subscription.cycle += 1;
  subscription.periodStart = subscription.periodEnd;
  subscription.periodEnd = monthsAfter(subscription.anchor, subscription.cycle + 1);
  const isPaid = state.customers.get(subscription.customer)?.card?.failsLater !== true;
  const lines = [fullPeriodLine(state, subscription)];
  const status = isPaid ? 'paid' : 'open';
  const invoice = fileInvoice(state, subscription, { billingReason: 'subscription_cycle', status, lines });
  subscription.status = isPaid ? 'active' : 'past_due';
  context.publishSubscription('updated', subscription);
  context.publishInvoice(isPaid ? 'paid' : 'payment_failed', invoice);
}

/** Pays the open invoices of a past-due subscription, as a new card would. */
export function payOpenInvoices(context: SandboxContext, subscription: SubscriptionRecord): void {
  const open = [...context.state.invoices.values()].filter(
    (invoice) => invoice.subscription === subscription.id && invoice.status === 'open',
  );
  for (const invoice of open) {
    invoice.status = 'paid';
    invoice.attemptCount += 1;
    context.publishInvoice('paid', invoice);
  }
  if (subscription.status !== 'past_due' && subscription.status !== 'unpaid') return;
  subscription.status = 'active';
  context.publishSubscription('updated', subscription);
}

function passPeriodEnd(context: SandboxContext, subscription: SubscriptionRecord): void {
  const isGivenUp = subscription.status === 'past_due' || subscription.status === 'unpaid';
  if (isToEnd(subscription) || isGivenUp) endSubscription(context, subscription, subscription.periodEnd);
  else renew(context, subscription);
}

/** Runs everything that is due, in order of time. */
export function runDue(context: SandboxContext): void {
  const { state } = context;
  for (;;) {
    const due = [...state.subscriptions.values()]
      .filter(
        (each) => ['active', 'past_due', 'unpaid'].includes(each.status) && each.periodEnd <= state.now(),
      )
      .sort((a, b) => a.periodEnd - b.periodEnd)[0];
    if (!due) break;
    passPeriodEnd(context, due);
  }
  for (const session of state.sessions.values()) {
    if (session.status !== 'open' || session.expiresAt > state.now()) continue;
    session.status = 'expired';
    context.publishSession('expired', session);
  }
}
