import type { SessionRecord } from '../records.js';
import { invalid } from '../stripe-fault.js';
import { checkCard, type CardForm } from './cards.js';
import type { SandboxContext } from './sandbox-context.js';
import { startSubscription } from './subscriptions.js';

export type PaymentAnswer =
  | { status: 'complete'; returnUrl: string }
  | { status: 'requires_action' }
  /** `field`: the form field concerned. */
  | { status: 'declined'; message: string; field?: keyof CardForm }
  | { status: 'expired'; message: string };

/** Pays an open session. A card that needs confirmation is charged only if `isConfirmed`. */
export function payCheckout(
  context: SandboxContext,
  session: SessionRecord,
  form: CardForm,
  isConfirmed: boolean | null,
): PaymentAnswer {
  if (session.status === 'complete') return completed(session);
  if (session.status === 'expired')
    return { status: 'expired', message: 'This checkout has expired. Please start again.' };
  const answer = checkCard(form, context.state.now());
  if (answer.outcome === 'refused')
    return { status: 'declined', message: answer.message, field: answer.field };
  if (answer.outcome === 'needs_confirmation' && isConfirmed === null) return { status: 'requires_action' };
  if (isConfirmed === false)
    return { status: 'declined', message: 'The payment was not confirmed. Nothing was charged.' };
  const customer = context.state.customers.get(session.customer);
  if (customer) customer.card = answer.card;
  const subscription = startSubscription(context, session);
  session.status = 'complete';
  session.subscription = subscription.id;
  session.invoice = subscription.latestInvoice;
  context.publishSession('completed', session);
  return completed(session);
}

const completed = (session: SessionRecord): PaymentAnswer => ({
  status: 'complete',
  returnUrl: session.returnUrl.replaceAll('{CHECKOUT_SESSION_ID}', session.id),
});

/** @throws StripeFault 400 unless the session is open */
export function expireCheckout(context: SandboxContext, session: SessionRecord): void {
  if (session.status !== 'open')
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    );
  session.status = 'expired';
  context.publishSession('expired', session);
}
