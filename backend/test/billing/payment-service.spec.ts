import type { ErrorBody } from '@repurpose/contract';
import { signedUp } from '../harness/client.js';
import { query } from '../harness/database.js';
import { startProduct, type OwnProduct } from '../harness/product.js';
import { testServices } from '../harness/test-services.js';
import { until } from '../harness/until.js';
import { control, openCheckout, PRICES, subscribe, userOf } from './paying.js';

const CANNOT = 'The payment service cannot be reached. Nothing was changed. Please try again.';
let product: OwnProduct;

beforeAll(async () => {
  product = await startProduct({ withSandbox: true });
});
afterAll(() => product.stop());

interface Told {
  attempts: number;
  delivered: boolean;
}

async function setDatabase(isOpen: boolean): Promise<void> {
  const name = new URL(product.databaseUrl).pathname.slice(1);
  await query(
    testServices.adminDatabaseUrl(),
    `ALTER DATABASE "${name}" WITH ALLOW_CONNECTIONS ${String(isOpen)}`,
  );
  const end = 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1';
  if (!isOpen) await query(testServices.adminDatabaseUrl(), end, [name]);
}

it('takes the plan back at the end of a period after the portal cancelled it', async () => {
  const { client } = await signedUp(product.url);
  await subscribe(client, product.sandboxUrl);
  const { body } = await client.post<{ url: string }>('/api/create-portal-session');
  await fetch(body.url, { method: 'POST', body: new URLSearchParams({ action: 'cancel' }) });
  expect(await userOf(client)).toMatchObject({ plan: 'pro' });
  await control(product.sandboxUrl, 'advance', { months: 1 });
  await until('the plan free', async () => (await userOf(client)).plan === 'free');
  expect(await userOf(client)).toMatchObject({ transformationsLeft: 5 });
});

it('applies a payment once that was told while the database was down', async () => {
  const { client, user } = await signedUp(product.url);
  const sessionId = await openCheckout(client, PRICES.pro);
  const events = async () => (await (await fetch(`${product.sandboxUrl}/_sandbox/events`)).json()) as Told[];
  const undelivered = async () => (await events()).filter((event) => !event.delivered);
  await until('quiet', async () => (await undelivered()).length === 0);
  await setDatabase(false);
  await control(product.sandboxUrl, `sessions/${sessionId}/pay`);
  await until('three events refused twice', async () => {
    const refused = (await undelivered()).filter((event) => event.attempts >= 2);
    return refused.length === 3;
  });
  await setDatabase(true);
  await until('the plan', async () => (await userOf(client)).plan === 'pro');
  await until('every event taken', async () => (await undelivered()).length === 0);
  expect(await userOf(client)).toMatchObject({ plan: 'pro', transformationsLeft: 50 });
  const grants = `SELECT 1 FROM credit_entry WHERE user_id = $1 AND kind = 'grant' AND reason LIKE 'pro%'`;
  expect(await query(product.databaseUrl, grants, [user.id])).toHaveLength(1);
});

it('changes nothing, says so with 502, and serves everything else while the payment service is gone', async () => {
  const fresh = await signedUp(product.url);
  const { client } = await signedUp(product.url);
  await subscribe(client, product.sandboxUrl);
  await product.sandbox?.kill();
  const answers = await Promise.all([
    fresh.client.post<ErrorBody>('/api/create-checkout-session', { priceId: PRICES.pro }),
    client.post<ErrorBody>('/api/create-checkout-session', { priceId: PRICES.agency }),
    client.post<ErrorBody>('/api/create-portal-session'),
    client.get<ErrorBody>('/api/session-status?session_id=cs_test_1'),
  ]);
  for (const answer of answers) expect(answer).toMatchObject({ status: 502, body: { message: CANNOT } });
  expect(await userOf(fresh.client)).toMatchObject({ plan: 'free', stripeCustomerId: null });
  expect(await userOf(client)).toMatchObject({ plan: 'pro', transformationsLeft: 50 });
});
