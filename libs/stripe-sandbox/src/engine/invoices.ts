import { remainingShare } from '../cycle.js';
import { invoiceTotal } from '../invoice-shape.js';
import type { InvoiceLine, InvoiceRecord, SubscriptionRecord } from '../records.js';
import { invalid } from '../stripe-fault.js';
import type { PriceRecord } from '../records.js';
import type { SandboxState } from '../state.js';

export function priceOf(state: SandboxState, id: string, param = 'price'): PriceRecord {
  const price = state.prices.get(id);
  if (!price) throw invalid(`No such price: '${id}'`, param, 'resource_missing');
  return price;
}

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

export function fullPeriodLine(state: SandboxState, subscription: SubscriptionRecord): InvoiceLine {
  const price = priceOf(state, subscription.price);
  return {
    description: `1 × ${price.name} (at ${dollars(price.unitAmount)} / month)`,
    amount: price.unitAmount,
    ...{ price: price.id, isProration: false },
    ...{ periodStart: subscription.periodStart, periodEnd: subscription.periodEnd },
  };
}

/** The proration date: now, or the requested instant. @throws StripeFault outside the period */
export function prorationDate(
  state: SandboxState,
  { periodStart, periodEnd }: SubscriptionRecord,
  asked?: number,
): number {
  if (asked !== undefined && (asked < periodStart || asked > periodEnd))
    throw invalid(
      `Invalid proration date ${asked}: it must be within the current period of the subscription.`,
      'proration_date',
    );
  return asked ?? Math.max(state.now(), periodStart);
}

/** Lines of a price change: a credit for the rest of the period at the old price, a charge at the new one. */
export function prorationLines(
  state: SandboxState,
  subscription: SubscriptionRecord,
  to: string,
  at: number,
): InvoiceLine[] {
  const share = remainingShare(subscription.periodStart, subscription.periodEnd, at);
  const [before, after] = [priceOf(state, subscription.price), priceOf(state, to)];
  const common = { isProration: true, periodStart: at, periodEnd: subscription.periodEnd };
  return [
    {
      ...common,
      ...{ description: `Unused time on ${before.name}`, amount: -Math.round(before.unitAmount * share) },
      price: before.id,
    },
    {
      ...common,
      ...{ description: `Remaining time on ${after.name}`, amount: Math.round(after.unitAmount * share) },
      price: after.id,
    },
  ];
}

/** Applies the customer's balance to an invoice; the rest of a credit remains. */
function applyBalance(state: SandboxState, invoice: InvoiceRecord): void {
  const customer = state.customers.get(invoice.customer);
  if (!customer) return;
  invoice.startingBalance = customer.balance ?? 0;
  invoice.endingBalance = Math.min(0, invoiceTotal(invoice.lines) + invoice.startingBalance);
  customer.balance = invoice.endingBalance;
}

/** Adds an invoice as the latest of a subscription. */
export function fileInvoice(
  state: SandboxState,
  subscription: SubscriptionRecord,
  invoice: Pick<InvoiceRecord, 'billingReason' | 'status' | 'lines'>,
): InvoiceRecord {
  const filed: InvoiceRecord = {
    ...invoice,
    ...{ id: state.id('in'), number: `TEST-${String(state.invoices.size + 1).padStart(4, '0')}` },
    ...{ customer: subscription.customer, subscription: subscription.id },
    ...{ created: state.now(), attemptCount: 1 },
  };
  applyBalance(state, filed);
  state.invoices.set(filed.id, filed);
  subscription.latestInvoice = filed.id;
  return filed;
}
