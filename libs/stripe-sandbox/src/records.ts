/** The sandbox's state; `shapes.ts` converts it to Stripe's objects. Instants are Unix seconds. */
export interface CardRecord {
  last4: string;
  brand: string;
  /** Charges after the first one are refused (test card 0341). */
  failsLater: boolean;
}
export interface CustomerRecord {
  id: string;
  email: string | null;
  name: string | null;
  metadata: Record<string, string>;
  created: number;
  isDeleted: boolean;
  /** US cents: negative is a credit for the next invoices, positive a debt. */
  balance?: number;
  card: CardRecord | null;
}
export interface PriceRecord {
  id: string;
  productId: string;
  name: string;
  /** US cents per month. */
  unitAmount: number;
  created: number;
}
export interface SessionRecord {
  id: string;
  clientSecret: string;
  customer: string;
  price: string;
  returnUrl: string;
  clientReferenceId: string | null;
  metadata: Record<string, string>;
  subscriptionMetadata: Record<string, string>;
  status: 'open' | 'complete' | 'expired';
  subscription: string | null;
  invoice: string | null;
  created: number;
  expiresAt: number;
}
export type SubscriptionStatus = 'active' | 'past_due' | 'unpaid' | 'canceled' | 'paused' | 'incomplete';
export interface SubscriptionRecord {
  id: string;
  itemId: string;
  customer: string;
  price: string;
  status: SubscriptionStatus;
  created: number;
  /** Start of the first period, from which every later period is counted. */
  anchor: number;
  /** Whole months between the anchor and the start of the current period. */
  cycle: number;
  periodStart: number;
  periodEnd: number;
  cancelAtPeriodEnd: boolean;
  /** Set by the portal, which does not set the flag above (Stripe's flexible billing). */
  cancelAt: number | null;
  canceledAt: number | null;
  endedAt: number | null;
  latestInvoice: string | null;
  schedule: string | null;
  metadata: Record<string, string>;
}
export interface ScheduleRecord {
  id: string;
  subscription: string;
  customer: string;
  status: 'active' | 'released' | 'canceled';
  /** The price from the next period on; null: no change scheduled yet. */
  nextPrice: string | null;
  created: number;
}
export interface InvoiceLine {
  description: string;
  /** US cents, negative for a credit. */
  amount: number;
  price: string;
  isProration: boolean;
  periodStart: number;
  periodEnd: number;
}
export interface InvoiceRecord {
  id: string;
  number: string;
  customer: string;
  subscription: string;
  billingReason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  status: 'paid' | 'open' | 'void';
  lines: InvoiceLine[];
  /** The customer's balance before and after the invoice. */
  startingBalance?: number;
  endingBalance?: number;
  created: number;
  attemptCount: number;
}
export interface PortalRecord {
  id: string;
  secret: string;
  customer: string;
  returnUrl: string;
  created: number;
}
export interface EventRecord {
  id: string;
  type: string;
  created: number;
  object: Record<string, unknown>;
  isDelivered: boolean;
  attempts: number;
}
export interface ReplayRecord {
  fingerprint: string;
  status: number;
  body: string;
}
