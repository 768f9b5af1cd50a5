import type { InvoiceLine, InvoiceRecord } from './records.js';

type StripeObject = Record<string, unknown>;
const base = { livemode: false };

const lineShape = (
  invoiceId: string,
  subscription: string,
  line: InvoiceLine,
  index: number,
): StripeObject => ({
  ...base,
  ...{ id: `il_${invoiceId.slice(3)}_${index}`, object: 'line_item', amount: line.amount, currency: 'usd' },
  ...{ description: line.description, invoice: invoiceId, subscription, quantity: 1, metadata: {} },
  ...{ period: { start: line.periodStart, end: line.periodEnd }, discounts: [], taxes: [] },
  pricing: { type: 'price_details', price_details: { price: line.price } },
  parent: {
    type: 'subscription_item_details',
    subscription_item_details: { subscription, proration: line.isProration },
  },
});

/** Sum of the lines in US cents; negative: a credit. */
export const invoiceTotal = (lines: readonly InvoiceLine[]): number =>
  lines.reduce((sum, line) => sum + line.amount, 0);

/** The total plus the customer's balance, never below zero; the rest remains as a credit. */
export const amountDue = ({ lines, startingBalance = 0 }: InvoiceRecord): number =>
  Math.max(0, invoiceTotal(lines) + startingBalance);

export function invoiceShape(invoice: InvoiceRecord): StripeObject {
  const total = invoiceTotal(invoice.lines);
  const due = amountDue(invoice);
  const isPaid = invoice.status === 'paid';
  const data = invoice.lines.map((line, index) => lineShape(invoice.id, invoice.subscription, line, index));
  return {
    ...base,
    ...{ id: invoice.id, object: 'invoice', number: invoice.number, status: invoice.status, currency: 'usd' },
    ...{ customer: invoice.customer, billing_reason: invoice.billingReason, created: invoice.created },
    ...{ amount_due: due, amount_paid: isPaid ? due : 0, amount_remaining: isPaid ? 0 : due },
    starting_balance: invoice.startingBalance ?? 0,
    ending_balance: invoice.endingBalance ?? null,
    ...{ subtotal: total, total, attempted: invoice.attemptCount > 0, attempt_count: invoice.attemptCount },
    collection_method: 'charge_automatically',
    hosted_invoice_url: null,
    invoice_pdf: null,
    metadata: {},
    ...{ lines: { object: 'list', data, has_more: false, url: `/v1/invoices/${invoice.id}/lines` } },
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: invoice.subscription, metadata: {} },
    },
    period_start: invoice.lines[0]?.periodStart ?? null,
    period_end: invoice.lines[0]?.periodEnd ?? null,
  };
}
