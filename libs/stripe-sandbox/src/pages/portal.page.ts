import { TEST_CARDS } from '../engine/cards.js';
import { isToEnd } from '../engine/subscriptions.js';
import type { SandboxContext } from '../engine/sandbox-context.js';
import type { InvoiceRecord, PortalRecord, SubscriptionRecord } from '../records.js';
import { amountDue } from '../invoice-shape.js';
import { dollars, escaped, longDate, renderPage } from './page.js';

const STATUS: Record<string, string> = {
  past_due: 'The last payment failed. Please change your card.',
  unpaid: 'Your invoices are unpaid. Please change your card.',
  paused: 'Your subscription is paused.',
};

const button = (action: string, label: string, value = '', look = ''): string =>
  `<button type="submit" ${look && `class="${look}"`} name="action" value="${escaped(value === '' ? action : `${action}:${value}`)}">${escaped(label)}</button>`;

function whatComes(context: SandboxContext, subscription: SubscriptionRecord): string {
  const { state } = context;
  const end = longDate(subscription.periodEnd);
  if (STATUS[subscription.status]) return STATUS[subscription.status] ?? '';
  if (isToEnd(subscription)) return `Your plan ends on ${end}.`;
  const planned =
    subscription.schedule === null ? null : state.schedules.get(subscription.schedule)?.nextPrice;
  if (planned) return `Your plan changes to ${state.prices.get(planned)?.name ?? planned} on ${end}.`;
  return `Your plan renews on ${end}.`;
}

function planCard(context: SandboxContext, subscription: SubscriptionRecord | undefined): string {
  if (!subscription)
    return '<section class="card"><h2>Current plan</h2><p>You have no active plan.</p></section>';
  const price = context.state.prices.get(subscription.price);
  const others = [...context.state.prices.values()].filter((each) => each.id !== subscription.price);
  const cancel = isToEnd(subscription)
    ? button('resume', "Don't cancel plan", '', 'strong')
    : button('cancel', 'Cancel plan');
  return `<section class="card"><h2>Current plan</h2>
<p><strong>${escaped(price?.name ?? '')}</strong> <span class="soft sum">${dollars(price?.unitAmount ?? 0)} per month</span></p>
<p role="status">${escaped(whatComes(context, subscription))}</p>
<form method="post" class="row">${others.map((each) => button('switch', `Switch to ${each.name}`, each.id)).join('')}${cancel}</form>
</section>`;
}

function paymentCard(context: SandboxContext, portal: PortalRecord): string {
  const card = context.state.customers.get(portal.customer)?.card;
  const options = TEST_CARDS.filter((each) => each.outcome === 'accepted')
    .map(({ number, label }) => `<option value="${number}">${number} (${label.toLowerCase()})</option>`)
    .join('');
  return `<section class="card"><h2>Payment method</h2>
<p>${card ? `Test card ending in <span class="sum">${card.last4}</span>` : 'No card on file.'}</p>
<form method="post"><label for="card">Change to a test card</label><select id="card" name="card">${options}</select>
<p></p>${button('card', 'Save card')}</form></section>`;
}

const invoiceRow = (invoice: InvoiceRecord): string =>
  `<tr><td>${longDate(invoice.created)}</td><td>${invoice.number}</td><td>${invoice.status}</td>` +
  `<td class="sum">${dollars(amountDue(invoice))}</td></tr>`;

function invoicesCard(context: SandboxContext, portal: PortalRecord): string {
  const theirs = [...context.state.invoices.values()]
    .filter((each) => each.customer === portal.customer)
    .reverse();
  if (theirs.length === 0) return '';
  return `<section class="card"><h2>Invoices</h2><table><thead><tr><th scope="col">Date</th><th scope="col">Number</th>
<th scope="col">Status</th><th scope="col">Amount</th></tr></thead><tbody>${theirs.map(invoiceRow).join('')}</tbody></table></section>`;
}

/** A customer's billing portal: plan, card, invoices, and the test clock. */
export function portalPage(
  context: SandboxContext,
  portal: PortalRecord,
  nonce: string,
  alert: string,
): string {
  const back = /^https?:\/\//.test(portal.returnUrl)
    ? `<p><a href="${escaped(portal.returnUrl)}">Return to Repurpose</a></p>`
    : '';
  const clock = `<section class="card"><h2>Test clock</h2><p>Billing's today is <strong>${longDate(context.state.now())}</strong>.</p>
<form method="post">${button('advance', 'Advance one month')}</form></section>`;
  const email = context.state.customers.get(portal.customer)?.email;
  const body = `<h1>Manage billing</h1>${email ? `<p class="soft">${escaped(email)}</p>` : ''}${back}
<p role="alert">${escaped(alert)}</p>${planCard(context, context.liveSubscription(portal.customer))}
${paymentCard(context, portal)}${invoicesCard(context, portal)}${clock}`;
  return renderPage({ title: 'Manage billing (test mode)', nonce, body });
}
