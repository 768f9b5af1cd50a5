import { Redis } from 'ioredis';
import { endChild } from '../../../scripts/services/processes.ts';
import { startRedis } from '../../../scripts/services/redis.ts';
import { PASSWORD, signedUp } from '../harness/client.js';
import { OpenAiServer } from '../harness/openai-server.js';
import type { OwnProduct } from '../harness/product.js';
import { creditsOf, transform, type Failure } from '../harness/transforms.js';
import { until } from '../harness/until.js';
import { atRest, callsReach, signUpUsers, delivered, load, LOAD, slowly, startWith } from './load.js';

const provider = new OpenAiServer();
let product: OwnProduct;
beforeAll(async () => {
  await provider.start();
  product = await startWith(provider);
});
beforeEach(() => {
  slowly(provider, 1_000);
  provider.calls.length = 0;
});
afterEach(async () => expect((await atRest(product.databaseUrl)).broken).toEqual([]));
afterAll(async () => {
  await product?.stop();
  await product?.redis.stop();
  await provider.stop();
});

const isWritten = async (): Promise<boolean> => {
  const { client } = await signedUp(product.url);
  return (await transform(client, { formats: ['summary'] })).status === 200;
};

it('Redis killed under a hundred requests and started again empty: each is delivered, or refused uncharged', async () => {
  const answers = load(await signUpUsers(product));
  await callsReach(provider, LOAD / 2);
  await endChild(product.redis.child, 'SIGKILL');
  product.redis = await startRedis({ port: product.redis.port });
  delivered(await answers);
  await until('a transform', isWritten);
});

it('Redis dead: login, account and credits work, transforms are refused uncharged', async () => {
  const { client, user } = await signedUp(product.url);
  await endChild(product.redis.child, 'SIGKILL');
  const login = await client.post('/api/login', { email: user.email, password: PASSWORD });
  const refused = await transform<Failure>(client);
  expect([login.status, refused.status, refused.body.code]).toEqual([200, 503, 'QUEUE_UNAVAILABLE']);
  expect(refused.headers.get('retry-after')).not.toBeNull();
  expect([await creditsOf(client), product.api.isRunning, product.worker.isRunning]).toEqual([5, true, true]);
  product.redis = await startRedis({ port: product.redis.port });
  await until('a transform', isWritten);
});

it('Redis frozen: new transforms are refused, running ones are delivered', async () => {
  const [running, refused] = [await signedUp(product.url), await signedUp(product.url)];
  const started = transform(running.client, { formats: ['summary'] });
  await callsReach(provider, 1);
  product.redis.child.kill('SIGSTOP');
  try {
    const answer = await transform<Failure>(refused.client);
    expect([answer.status, await creditsOf(refused.client)]).toEqual([503, 5]);
    expect((await started).status).toBe(200);
  } finally {
    product.redis.child.kill('SIGCONT');
  }
  await until('a transform', isWritten);
});

it.each([
  ['full', 'maxmemory', '1', '0'],
  ['read-only for want of replicas', 'min-replicas-to-write', '1', '0'],
])(
  'Redis %s: transforms are refused uncharged, and accepted when it is well again',
  async (_name, option, bad, good) => {
    const admin = new Redis(product.redisUrl);
    const { client } = await signedUp(product.url);
    await admin.config('SET', option, bad);
    try {
      const { status, body } = await transform<Failure>(client);
      expect([status, body.code, await creditsOf(client)]).toEqual([503, 'QUEUE_UNAVAILABLE', 5]);
    } finally {
      await admin.config('SET', option, good);
      await admin.quit();
    }
    await until('a transform', isWritten);
  },
);
