import { setTimeout as delay } from 'node:timers/promises';
import { apiEntry, ServerProcess, untilHealthy } from '../../../scripts/services/product.ts';
import { freePort } from '../../../scripts/services/processes.ts';
import { Balancer } from '../harness/balancer.js';
import { OpenAiServer } from '../harness/openai-server.js';
import type { OwnProduct } from '../harness/product.js';
import { until } from '../harness/until.js';
import {
  allServed,
  atRest,
  callsReach,
  signUpUsers,
  load,
  LOAD,
  type Outcome,
  outcome,
  slowly,
  startWith,
} from './load.js';

/* A rolling restart fails no request. */
const provider = new OpenAiServer();
let product: OwnProduct;
let second: ServerProcess;
let balancer: Balancer;
beforeAll(async () => {
  await provider.start();
  product = await startWith(provider);
  const port = await freePort();
  second = new ServerProcess('second api', apiEntry, { ...product.api.env, PORT: String(port) }).start();
  await untilHealthy(`http://localhost:${port}/api/health/ready`, second);
  balancer = await new Balancer([product.url, `http://localhost:${port}`]).start();
  await until('two processes', () => Promise.resolve(balancer.has(2)));
});
afterAll(async () => {
  await balancer?.stop();
  await second?.stop();
  await product?.stop();
  await provider.stop();
});

it('two api processes, one after the other restarted under a hundred requests: none fails', async () => {
  slowly(provider, 1_000);
  const clients = await signUpUsers(balancer);
  let isOver = false;
  const reads: Outcome[] = [];
  const reading = Promise.all(
    clients.slice(0, 5).map(async (client) => {
      while (!isOver) {
        reads.push(await outcome(client.get('/api/user')));
        await delay(20);
      }
    }),
  );
  const answers = load(clients);
  await callsReach(provider, LOAD / 4);
  for (const api of [product.api, second]) {
    balancer.note(`SIGTERM to the one at ${api.env['PORT']}`);
    api.child?.kill('SIGTERM');
    expect(await api.exited()).toBe(0);
    balancer.note('it ended');
    api.start();
    await until('both processes', () => Promise.resolve(balancer.has(2)));
  }
  const outcomes = await answers;
  isOver = true;
  await reading;
  allServed(balancer, outcomes, reads);
  const { broken, charged } = await atRest(product.databaseUrl);
  expect([broken, charged]).toEqual([[], LOAD]);
});
