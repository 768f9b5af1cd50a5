import type { CheckoutResponse, User } from '@repurpose/contract';
import { until } from '../harness/until.js';
import type { Client } from '../harness/client.js';
import { SANDBOX_KEYS } from '../../../scripts/services/product.ts';

export const PRICES = {
  pro: String(SANDBOX_KEYS['STRIPE_PRICE_PRO']),
  agency: String(SANDBOX_KEYS['STRIPE_PRICE_AGENCY']),
};

export async function control<T = unknown>(sandboxUrl: string, path: string, body: object = {}): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  return (await fetch(`${sandboxUrl}/_sandbox/${path}`, init)).json() as Promise<T>;
}

export async function openCheckout(client: Client, priceId: string): Promise<string> {
  const answer = await client.post<CheckoutResponse>('/api/create-checkout-session', { priceId });
  if (answer.status !== 200) throw new Error(`checkout answered ${answer.status}: ${answer.text}`);
  return String(answer.body.clientSecret).split('_secret_')[0] ?? '';
}

export async function userOf(client: Client): Promise<User> {
  return (await client.get<User>('/api/user')).body;
}

export async function subscribe(client: Client, sandboxUrl: string, priceId = PRICES.pro): Promise<User> {
  const sessionId = await openCheckout(client, priceId);
  await control(sandboxUrl, `sessions/${sessionId}/pay`);
  const plan = priceId === PRICES.pro ? 'pro' : 'agency';
  return until(`the plan ${plan}`, async () => {
    const user = await userOf(client);
    return user.plan === plan ? user : null;
  });
}
