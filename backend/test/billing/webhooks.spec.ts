import type { ErrorBody } from '@repurpose/contract';
import Stripe from 'stripe';
import { SANDBOX_KEYS } from '../../../scripts/services/product.ts';
import { Client } from '../harness/client.js';
import { query } from '../harness/database.js';
import { sharedProduct } from '../harness/product.js';

const product = sharedProduct();
const secret = String(SANDBOX_KEYS['STRIPE_WEBHOOK_SECRET']);
const PATH = '/api/webhooks/stripe';
const seconds = (ago: number) => Math.floor(Date.now() / 1000) - ago;

let count = 0;
const event = (over: object = {}) => ({
  ...{
    id: `evt_http_${process.pid}_${(count += 1)}`,
    object: 'event',
    type: 'customer.subscription.updated',
  },
  ...{ livemode: false, created: seconds(0), data: { object: { customer: 'cus_of_nobody' } }, ...over },
});
const sign = (payload: string, over: { secret?: string; timestamp?: number; scheme?: string } = {}) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, ...over });
const deliver = (payload: string, signature?: string) => {
  const own = signature === undefined ? {} : { 'stripe-signature': signature };
  const headers = { 'content-type': 'application/json', ...own };
  return new Client(product.url).send<ErrorBody>('POST', PATH, { headers, body: payload });
};
const kept = (id: string) =>
  query<{ error: string | null }>(product.databaseUrl, 'SELECT error FROM webhook_event WHERE id = $1', [id]);

it('keeps a signed event of an unknown customer for later', async () => {
  const parked = event();
  const payload = JSON.stringify(parked);
  expect(await deliver(payload, sign(payload))).toMatchObject({ status: 200, body: { received: true } });
  expect(await deliver(payload, sign(payload))).toMatchObject({ status: 200 });
  expect(await kept(parked.id)).toEqual([{ error: 'unknown customer' }]);
});

it('acknowledges and forgets a type it does not know', async () => {
  const other = event({ type: 'something.new' });
  const payload = JSON.stringify(other);
  expect(await deliver(payload, sign(payload))).toMatchObject({ status: 200 });
  expect(await kept(other.id)).toEqual([]);
});

it.each<[string, (payload: string) => { sent?: string; signature?: string }]>([
  ['no signature', () => ({})],
  ['a garbled signature', () => ({ signature: 'v1=none' })],
  ['another secret', (payload) => ({ signature: sign(payload, { secret: 'whsec_other' }) })],
  ['a signature 6 minutes old', (payload) => ({ signature: sign(payload, { timestamp: seconds(360) }) })],
  ['the scheme v0 only', (payload) => ({ signature: sign(payload, { scheme: 'v0' }) })],
  [
    'a body written again',
    (payload) => ({ signature: sign(payload), sent: JSON.stringify(JSON.parse(payload), null, 1) }),
  ],
])('refuses %s, without effect', async (_name, make) => {
  const forged = event();
  const payload = JSON.stringify(forged);
  const { sent = payload, signature } = make(payload);
  expect(await deliver(sent, signature)).toMatchObject({ status: 400, body: { code: 'WEBHOOK_SIGNATURE' } });
  expect(await kept(forged.id)).toEqual([]);
});

it('takes a signature that is almost five minutes old', async () => {
  const payload = JSON.stringify(event());
  expect(await deliver(payload, sign(payload, { timestamp: seconds(240) }))).toMatchObject({ status: 200 });
});

it('refuses an event of the live mode', async () => {
  const live = event({ livemode: true });
  const payload = JSON.stringify(live);
  expect(await deliver(payload, sign(payload))).toMatchObject({
    status: 400,
    body: { code: 'WEBHOOK_MODE' },
  });
  expect(await kept(live.id)).toEqual([]);
});

it('refuses more than a megabyte', async () => {
  const payload = JSON.stringify(event({ padding: 'x'.repeat(1_200_000) }));
  expect(await deliver(payload, sign(payload))).toMatchObject({ status: 413 });
});

it('reads only what is posted', async () => {
  expect(await new Client(product.url).get(PATH)).toMatchObject({ status: 405 });
});
