import type { InvoiceRecord, SessionRecord, SubscriptionRecord } from '../records.js';
import { invoiceShape } from '../invoice-shape.js';
import { sessionShape, subscriptionShape } from '../shapes.js';
import type { SandboxState } from '../state.js';
import type { Courier } from './courier.js';

/** What every action of the sandbox needs: its state and the courier that sends webhooks. */
export class Desk {
  constructor(
    readonly state: SandboxState,
    readonly courier: Courier,
  ) {}

  tellSubscription(
    change: 'created' | 'updated' | 'deleted' | 'paused',
    subscription: SubscriptionRecord,
  ): void {
    this.courier.publish(`customer.subscription.${change}`, subscriptionShape(this.state, subscription));
  }

  tellInvoice(change: 'created' | 'paid' | 'payment_failed', invoice: InvoiceRecord): void {
    this.courier.publish(`invoice.${change}`, invoiceShape(invoice));
  }

  tellSession(change: 'completed' | 'expired', session: SessionRecord): void {
    this.courier.publish(`checkout.session.${change}`, sessionShape(this.state, session));
  }

  /** What a customer pays for now, if anything: the newest subscription that has not ended. */
  liveSubscription(customer: string): SubscriptionRecord | undefined {
    const theirs = [...this.state.subscriptions.values()].filter((each) => each.customer === customer);
    return theirs.reverse().find((each) => each.status !== 'canceled');
  }
}
