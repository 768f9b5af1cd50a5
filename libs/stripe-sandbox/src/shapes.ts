import type {
  CustomerRecord,
  EventRecord,
  PortalRecord,
  PriceRecord,
  ScheduleRecord,
  SessionRecord,
  SubscriptionRecord,
} from './records.js';
import type { SandboxState } from './state.js';

/** The only API version supported: that of the pinned SDK. */
export const API_VERSION = '2026-10-28.endive';

type StripeObject = Record<string, unknown>;
const base = { livemode: false };

export function customerShape(customer: CustomerRecord): StripeObject {
  if (customer.isDeleted) return { id: customer.id, object: 'customer', deleted: true };
  const { id, email, name, metadata, created } = customer;
  const settings = {
    custom_fields: null,
    default_payment_method: null,
    footer: null,
    rendering_options: null,
  };
  return {
    ...base,
    ...{ id, object: 'customer', email, name, metadata, created, currency: 'usd', phone: null },
    balance: customer.balance ?? 0,
    ...{ address: null, shipping: null, description: null, delinquent: false, default_source: null },
    discount: null,
    tax_exempt: 'none',
    preferred_locales: [],
    invoice_settings: settings,
    test_clock: null,
  };
}

export function priceShape(price: PriceRecord): StripeObject {
  const recurring = {
    interval: 'month',
    interval_count: 1,
    meter: null,
    usage_type: 'licensed',
    trial_period_days: null,
  };
  return {
    ...base,
    ...{ id: price.id, object: 'price', active: true, billing_scheme: 'per_unit', created: price.created },
    ...{ currency: 'usd', custom_unit_amount: null, lookup_key: null, metadata: {}, nickname: price.name },
    product: price.productId,
    recurring,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    type: 'recurring',
    transform_quantity: null,
    unit_amount: price.unitAmount,
    unit_amount_decimal: String(price.unitAmount),
  };
}

/** A session in the API's format. The client secret is included only on creation and while it is open. */
export function sessionShape(state: SandboxState, session: SessionRecord): StripeObject {
  const price = state.prices.get(session.price);
  const customer = state.customers.get(session.customer);
  const details = {
    address: null,
    email: customer?.email ?? null,
    name: null,
    phone: null,
    tax_exempt: 'none',
  };
  const isPaid = session.status === 'complete';
  return {
    ...base,
    ...{ id: session.id, object: 'checkout.session', mode: 'subscription', ui_mode: 'embedded_page' },
    ...{ status: session.status, payment_status: isPaid ? 'paid' : 'unpaid', url: null, submit_type: null },
    client_secret: session.status === 'open' ? session.clientSecret : null,
    return_url: session.returnUrl,
    ...{ customer: session.customer, customer_email: null, customer_details: { ...details, tax_ids: [] } },
    subscription: session.subscription,
    invoice: session.invoice,
    payment_intent: null,
    setup_intent: null,
    client_reference_id: session.clientReferenceId,
    metadata: session.metadata,
    locale: null,
    currency: 'usd',
    ...{ amount_subtotal: price?.unitAmount ?? null, amount_total: price?.unitAmount ?? null },
    ...{ created: session.created, expires_at: session.expiresAt, payment_method_types: ['card'] },
    ...{ allow_promotion_codes: null, redirect_on_completion: 'always', success_url: null, cancel_url: null },
  };
}

export function subscriptionShape(state: SandboxState, subscription: SubscriptionRecord): StripeObject {
  const price = state.prices.get(subscription.price);
  const item = {
    ...{ id: subscription.itemId, object: 'subscription_item', created: subscription.created, metadata: {} },
    ...{ subscription: subscription.id, price: price ? priceShape(price) : null, quantity: 1, discounts: [] },
    current_period_start: subscription.periodStart,
    current_period_end: subscription.periodEnd,
    tax_rates: [],
  };
  const url = `/v1/subscription_items?subscription=${subscription.id}`;
  return {
    ...base,
    id: subscription.id,
    object: 'subscription',
    status: subscription.status,
    created: subscription.created,
    ...{ customer: subscription.customer, currency: 'usd', collection_method: 'charge_automatically' },
    ...{ items: { object: 'list', data: [item], has_more: false, url }, metadata: subscription.metadata },
    billing_cycle_anchor: subscription.anchor,
    start_date: subscription.created,
    trial_start: null,
    trial_end: null,
    ...{ cancel_at_period_end: subscription.cancelAtPeriodEnd, canceled_at: subscription.canceledAt },
    cancel_at: subscription.cancelAtPeriodEnd ? subscription.periodEnd : subscription.cancelAt,
    ended_at: subscription.endedAt,
    latest_invoice: subscription.latestInvoice,
    schedule: subscription.schedule,
    pause_collection: null,
    ...{ default_payment_method: null, pending_update: null, pending_setup_intent: null, discounts: [] },
  };
}

export function scheduleShape(state: SandboxState, schedule: ScheduleRecord): StripeObject {
  const subscription = state.subscriptions.get(schedule.subscription);
  const phase = (price: string, start: number, end: number | null) => ({
    items: [{ price, quantity: 1, discounts: [], metadata: {}, tax_rates: [] }],
    ...{ start_date: start, end_date: end, proration_behavior: 'none', metadata: {} },
  });
  const current = subscription && phase(subscription.price, subscription.periodStart, subscription.periodEnd);
  const next = subscription && schedule.nextPrice && phase(schedule.nextPrice, subscription.periodEnd, null);
  const isActive = schedule.status === 'active';
  const span = current && { start_date: current.start_date, end_date: current.end_date };
  return {
    ...base,
    id: schedule.id,
    object: 'subscription_schedule',
    status: schedule.status,
    created: schedule.created,
    ...{ customer: schedule.customer, subscription: isActive ? schedule.subscription : null },
    ...{ released_subscription: schedule.status === 'released' ? schedule.subscription : null },
    phases: [current, next].filter(Boolean),
    current_phase: isActive ? span : null,
    end_behavior: 'release',
    metadata: {},
  };
}

export function portalShape(portal: PortalRecord, url: string): StripeObject {
  return {
    ...base,
    id: portal.id,
    object: 'billing_portal.session',
    configuration: 'bpc_sandbox',
    created: portal.created,
    customer: portal.customer,
    flow: null,
    locale: null,
    on_behalf_of: null,
    return_url: portal.returnUrl,
    url,
  };
}

export function eventShape(event: EventRecord): StripeObject {
  return {
    ...base,
    ...{ id: event.id, object: 'event', type: event.type, created: event.created, api_version: API_VERSION },
    ...{ data: { object: event.object }, pending_webhooks: event.isDelivered ? 0 : 1 },
    request: { id: null, idempotency_key: null },
  };
}
