import { monthsAfter } from '../cycle.js';
import type { SandboxContext } from '../engine/sandbox-context.js';
import { fullPeriodLine, prorationDate, prorationLines } from '../engine/invoices.js';
import { isToEnd } from '../engine/subscriptions.js';
import { amountDue, invoiceShape } from '../invoice-shape.js';
import * as read from '../params.js';
import type { InvoiceLine, InvoiceRecord, SubscriptionRecord } from '../records.js';
import { invalid, missing } from '../stripe-fault.js';
import { PRORATIONS } from './subscriptions.routes.js';

const PREVIEW = ['customer', 'subscription', 'subscription_details', 'preview_mode'];
const DETAILS = ['items', 'proration_behavior', 'proration_date', 'cancel_at', 'cancel_at_period_end'];

/** The subscription after the previewed change. */
function changed(subscription: SubscriptionRecord, details: read.Params): SubscriptionRecord {
  const [item] = read.rows(details, 'items');
  if (item && item['id'] !== subscription.itemId)
    throw invalid(`No such subscription item: '${String(item['id'])}'`, 'subscription_details[items][0][id]');
  const isStaying = details['cancel_at'] === '' || details['cancel_at_period_end'] === 'false';
  return {
    ...subscription,
    price: item ? read.requiredText(item, 'price') : subscription.price,
    ...(isStaying && { cancelAt: null, cancelAtPeriodEnd: false }),
  };
}

/** The next whole period. @throws StripeFault `invoice_upcoming_none` when the subscription ends before it */
function renewalLine(context: SandboxContext, after: SubscriptionRecord): InvoiceLine {
  if (after.status === 'canceled' || isToEnd(after))
    throw invalid('No upcoming invoices for this subscription.', 'subscription', 'invoice_upcoming_none');
  const periodEnd = monthsAfter(after.anchor, after.cycle + 2);
  return fullPeriodLine(context.state, { ...after, periodStart: after.periodEnd, periodEnd });
}

interface Previewed {
  lines: InvoiceLine[];
  /** Set when the lines are prorated. */
  proratedAt?: number;
}

/** `next`: the cost of a change now (`always_invoice`) or with the renewal. `recurring`: a renewal alone. */
function previewedLines(
  context: SandboxContext,
  subscription: SubscriptionRecord,
  params: read.Params,
): Previewed {
  const details = read.group(params, 'subscription_details');
  read.allowOnly(details, DETAILS);
  const after = changed(subscription, details);
  const mode = read.oneOf(params, 'preview_mode', ['next', 'recurring'] as const);
  if (mode === 'recurring') return { lines: [renewalLine(context, after)] };
  const behavior = read.oneOf(details, 'proration_behavior', PRORATIONS) ?? 'create_prorations';
  const asked = read.integer(details, 'proration_date');
  if (behavior === 'none' && asked !== undefined)
    throw invalid('You cannot pass a proration date without prorations.', 'proration_date');
  if (behavior === 'none' || after.price === subscription.price)
    return { lines: [renewalLine(context, after)] };
  const proratedAt = prorationDate(context.state, subscription, asked);
  const prorations = prorationLines(context.state, subscription, after.price, proratedAt);
  const rest = behavior === 'always_invoice' ? [] : [renewalLine(context, after)];
  return { lines: [...prorations, ...rest], proratedAt };
}

/** `POST /v1/invoices/create_preview`: the cost of a change to a running subscription. */
export function invoicePreview(context: SandboxContext, params: read.Params): Record<string, unknown> {
  const { state } = context;
  read.allowOnly(params, PREVIEW);
  const id = read.requiredText(params, 'subscription');
  const subscription = state.subscriptions.get(id);
  if (!subscription) throw missing('subscription', id, 'subscription');
  const { lines, proratedAt } = previewedLines(context, subscription, params);
  const draft: InvoiceRecord = {
    ...{ id: state.id('upcoming_in'), number: '', customer: subscription.customer, subscription: id },
    ...{ billingReason: 'subscription_update', status: 'open', lines, created: state.now(), attemptCount: 0 },
    startingBalance: state.customers.get(subscription.customer)?.balance ?? 0,
  };
  const details = { subscription: id, metadata: {}, subscription_proration_date: proratedAt };
  return {
    ...invoiceShape(draft),
    ...{ status: 'draft', number: null, billing_reason: 'upcoming', amount_remaining: amountDue(draft) },
    parent: { type: 'subscription_details', quote_details: null, subscription_details: details },
  };
}
