import type { ErrorBody } from '@repurpose/contract';
import { signedUp } from '../harness/client.js';
import { query } from '../harness/database.js';
import { startProduct, type OwnProduct } from '../harness/product.js';
import { stage } from '../harness/stage.js';
import { until } from '../harness/until.js';
import { control, openCheckout, PRICES, subscribe, userOf } from './paying.js';

const CANNOT = 'The payment service cannot be reached. Nothing was changed. Please try again.';
let product: OwnProduct;

beforeAll(async () => {
  product = await startProduct({ withSandbox: true });
});
afterAll(() => product.stop());

/** Nobody reaches the product's database until `open`. */
async function setDatabase(isOpen: boolean): Promise<void> {
  const name = new URL(product.databaseUrl).pathname.slice(1);
  await query(stage.adminDatabaseUrl(), `ALTER DATABASE "${name}" WITH ALLOW_CONNECTIONS ${String(isOpen)}`);
  const end = 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1';
  if (!isOpen) await query(stage.adminDatabaseUrl(), end, [name]);
}

it('applies a payment once that was told while the database was down', async () => {
  const { client } = await signedUp(product.url);
  const sessionId = await openCheckout(client, PRICES.pro);
  await setDatabase(false);
  await control(product.sandboxUrl, `sessions/${sessionId}/pay`);
  const events = `${product.sandboxUrl}/_sandbox/events`;
  const told = async () => (await (await fetch(events)).json()) as { attempts: number; delivered: boolean }[];
  await until('two refused deliveries', async () => (await told()).every((event) => event.attempts >= 2));
  expect((await told()).some((event) => event.delivered)).toBe(false);
  await setDatabase(true);
  await until('the plan', async () => (await userOf(client)).plan === 'pro');
  await until('every event taken', async () => (await told()).every((event) => event.delivered));
  expect(await userOf(client)).toMatchObject({ plan: 'pro', transformationsLeft: 50 });
  const grants = `SELECT 1 FROM credit_entry e JOIN app_user u ON u.id = e.user_id WHERE e.kind = 'grant' AND e.reason LIKE 'pro%'`;
  expect(await query(product.databaseUrl, grants)).toHaveLength(1);
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
