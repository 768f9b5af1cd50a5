import type { InvoiceRecord, SessionRecord, SubscriptionRecord } from '../records.js';
import { invoiceShape } from '../invoice-shape.js';
import { sessionShape, subscriptionShape } from '../shapes.js';
import type { SandboxState } from '../state.js';
import type { WebhookSender } from './webhook-sender.js';

/** State and webhook delivery, which every action of the sandbox needs. */
export class SandboxContext {
  constructor(
    readonly state: SandboxState,
    readonly webhooks: WebhookSender,
  ) {}

  publishSubscription(
    change: 'created' | 'updated' | 'deleted' | 'paused',
    subscription: SubscriptionRecord,
  ): void {
    this.webhooks.publish(`customer.subscription.${change}`, subscriptionShape(this.state, subscription));
  }

  publishInvoice(change: 'created' | 'paid' | 'payment_failed', invoice: InvoiceRecord): void {
    this.webhooks.publish(`invoice.${change}`, invoiceShape(invoice));
  }

  publishSession(change: 'completed' | 'expired', session: SessionRecord): void {
    this.webhooks.publish(`checkout.session.${change}`, sessionShape(this.state, session));
  }

  /** The newest subscription of a customer that has not ended. */
  liveSubscription(customer: string): SubscriptionRecord | undefined {
    const theirs = [...this.state.subscriptions.values()].filter((each) => each.customer === customer);
    return theirs.reverse().find((each) => each.status !== 'canceled');
  }
}
