import { TEST_CARDS } from '../engine/cards.js';
import type { PriceRecord } from '../records.js';
import { dollars, escaped, renderPage } from './page.js';

/** Pays by fetch, so that the click counts even if the whole window is redirected. */
const SCRIPT = `
const form = document.querySelector('form'), pay = document.querySelector('#pay'), alertLine = document.querySelector('#alert');
const confirmation = document.querySelector('#confirmation');
const say = (text, field) => {
  alertLine.textContent = ''; alertLine.textContent = text;
  for (const input of form.querySelectorAll('input')) {
    input.removeAttribute('aria-invalid'); input.removeAttribute('aria-describedby');
    if (input.name === field) { input.setAttribute('aria-invalid', 'true'); input.setAttribute('aria-describedby', 'alert'); input.focus(); }
  }
};
const show = (part) => { form.hidden = part !== form; confirmation.hidden = part !== confirmation; };
const busy = (is) => { for (const b of document.querySelectorAll('button')) b.disabled = is; pay.textContent = is ? 'Subscribing...' : 'Subscribe'; };
const done = (url) => {
  const link = document.querySelector('#done a'); link.href = url;
  show(null); document.querySelector('#done').hidden = false;
  // When embedded, the product reacts to the message. Otherwise the window is redirected.
  if (window.parent === window) { location.href = url; return; }
  tell({ type: 'complete', returnUrl: url });
  setTimeout(() => { window.top.location.href = url; }, 2000);
};
async function send(confirmed) {
  busy(true); say('');
  try {
    const card = Object.fromEntries(new FormData(form));
    const response = await fetch(location.pathname + '/pay', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ ...card, confirmed }) });
    const answer = await response.json();
    busy(false);
    if (answer.status === 'complete') return done(answer.returnUrl);
    const asks = answer.status === 'requires_action';
    show(asks ? confirmation : form);
    if (asks) return confirmation.querySelector('button').focus();
    say(answer.message || 'The payment could not be made. Nothing was charged.', answer.field);
  } catch (error) { busy(false); show(form); say('The payment service cannot be reached. Nothing was charged. Please try again.'); }
}
// Typed at its end, a number is grouped as on the card.
const group = (input, pattern, between) => {
  if (input.selectionStart === input.value.length) input.value = input.value.replace(/\\D/g, '').replace(pattern, '$1' + between);
};
form.addEventListener('input', ({ target, inputType = '' }) => {
  say('', null);
  if (inputType.startsWith('delete')) return;
  if (target.name === 'number') group(target, /(\\d{4})(?=\\d)/g, ' ');
  if (target.name === 'expiry') group(target, /^(\\d\\d)(?=\\d)/, ' / ');
});
form.addEventListener('submit', (event) => { event.preventDefault(); send(null); });
for (const chip of document.querySelectorAll('[data-card]')) chip.addEventListener('click', () => {
  say('', null); form.number.value = chip.dataset.card; form.expiry.value = '12 / 34'; form.cvc.value = '123'; pay.focus();
});
document.querySelector('#confirm').addEventListener('click', () => send(true));
document.querySelector('#refuse').addEventListener('click', () => send(false));
`;

const chips = TEST_CARDS.map(
  ({ number, label }) => `<button type="button" data-card="${number}" title="${number}">${label}</button>`,
).join('');

/** The payment form of an open session. Only the origin `appUrl` receives the outcome. */
export function checkoutPage(
  price: PriceRecord,
  email: string | null,
  nonce: string,
  appUrl: string,
): string {
  const body = `<h1>Subscribe to ${escaped(price.name)}</h1>
<p class="soft sum">${dollars(price.unitAmount)} per month${email === null ? '' : `<br>${escaped(email)}`}</p>
<form class="card" novalidate>
<p class="soft">Fill in a test card:</p><div class="cards" role="group" aria-label="Test cards">${chips}</div>
<label for="number">Card number</label>
<input id="number" name="number" inputmode="numeric" autocomplete="off" placeholder="4242 4242 4242 4242">
<div class="pair"><div><label for="expiry">Expiration</label>
<input id="expiry" name="expiry" inputmode="numeric" autocomplete="off" placeholder="12 / 34"></div>
<div><label for="cvc">CVC</label><input id="cvc" name="cvc" inputmode="numeric" autocomplete="off" placeholder="123"></div></div>
<p role="alert" id="alert"></p>
<button class="main" id="pay" type="submit">Subscribe</button></form>
<section class="card" id="confirmation" hidden><h2>Confirm this payment</h2>
<p>The test bank asks you to confirm ${dollars(price.unitAmount)} for ${escaped(price.name)}.</p>
<div class="row"><button class="strong" id="confirm" type="button">Confirm payment</button>
<button id="refuse" type="button">Refuse payment</button></div></section>
<section class="card" id="done" hidden><h2 class="good">Paid with a test card</h2>
<p><a href="#" target="_top">Continue to Repurpose</a></p></section>`;
  return renderPage({ title: 'Test checkout', nonce, body, framedBy: appUrl, script: SCRIPT });
}

/** Shown when the session cannot be paid any more. */
export function closedCheckoutPage(status: 'complete' | 'expired', nonce: string, appUrl: string): string {
  const text =
    status === 'complete'
      ? 'This checkout is already paid.'
      : 'This checkout has expired. Please start again from the pricing page.';
  const title = status === 'complete' ? 'Payment received' : 'Checkout expired';
  return renderPage({
    title,
    nonce,
    framedBy: appUrl,
    body: `<section class="card"><h1>${title}</h1><p>${text}</p></section>`,
  });
}
