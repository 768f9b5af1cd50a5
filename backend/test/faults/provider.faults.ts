import { setTimeout as delay } from 'node:timers/promises';
import { signedUp } from '../harness/client.js';
import { query } from '../harness/database.js';
import { OpenAiServer } from '../harness/openai-server.js';
import type { OwnProduct } from '../harness/product.js';
import { creditsOf, transform } from '../harness/transforms.js';
import { until } from '../harness/until.js';
import { atRest, callsReach, signUpUsers, delivered, load, slowly, startWith } from './load.js';

const provider = new OpenAiServer();
let product: OwnProduct;
beforeAll(async () => {
  await provider.start();
  product = await startWith(provider);
});
beforeEach(() => {
  slowly(provider, 100);
  provider.calls.length = 0;
});
afterEach(async () => expect((await atRest(product.databaseUrl)).broken).toEqual([]));
afterAll(async () => {
  await product?.stop();
  await provider.stop();
});

const failedAtWriter = async (): Promise<number> =>
  (
    await query(
      product.databaseUrl,
      `SELECT 1 FROM output WHERE status = 'failed' AND error_code LIKE 'WRITER%'`,
    )
  ).length;

it('the provider takes forty calls a second and refuses the rest: a hundred requests wait, none fails', async () => {
  let room = 10;
  let at = performance.now();
  provider.behave = () => {
    const now = performance.now();
    room = Math.min(10, room + ((now - at) * 40) / 1_000);
    at = now;
    if (room < 1) return { status: 429, headers: { 'retry-after-ms': '200' } };
    room -= 1;
    return 'ok';
  };
  delivered(await load(await signUpUsers(product)));
  expect(await failedAtWriter()).toBe(0);
});

it('the provider fails one call in five: the calls are made again, every request is delivered', async () => {
  provider.behave = async () => {
    await delay(50);
    return provider.calls.length % 5 === 0 ? { status: 500 } : 'ok';
  };
  delivered(await load(await signUpUsers(product)));
});

it('answers that drip, never come or never end: cut, uncharged, and no other request waits for them', async () => {
  provider.behave = (format) => {
    if (format === 'twitter') return 'drip';
    if (format === 'email') return 'endless';
    return format === 'linkedin' ? 'hang' : 'ok';
  };
  const [client, other] = [(await signedUp(product.url)).client, (await signedUp(product.url)).client];
  const bad = Promise.all(
    ['twitter', 'email', 'linkedin'].map(
      async (format) => (await transform(client, { formats: [format] })).status,
    ),
  );
  await callsReach(provider, 3);
  expect((await transform(other, { formats: ['summary'] })).status).toBe(200);
  expect([await bad, await creditsOf(client)]).toEqual([[504, 502, 504], 5]);
});

it('nobody takes the connection: 503 uncharged, then without a call until the provider is back', async () => {
  const { client } = await signedUp(product.url);
  await provider.stop();
  const refused = await transform(client, { formats: ['summary'] });
  expect([refused.status, await creditsOf(client)]).toEqual([503, 5]);
  await until('the circuit to open', async () => {
    await transform(client, { formats: ['summary'] });
    return product.worker.lines.some((line) => line.includes('provider was not reached recently'));
  });
  expect(await creditsOf(client)).toBe(5);
  await provider.start();
  await until('a transform', async () => (await transform(client, { formats: ['summary'] })).status === 200);
});
