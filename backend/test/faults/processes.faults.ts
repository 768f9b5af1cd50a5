import { OpenAiServer } from '../harness/openai-server.js';
import type { OwnProduct } from '../harness/product.js';
import { signedUp } from '../harness/client.js';
import { creditsOf, transform, type Failure } from '../harness/transforms.js';
import { query } from '../harness/database.js';
import { atRest, callsReach, signUpUsers, delivered, load, LOAD, slowly, startWith } from './load.js';

const provider = new OpenAiServer();
let product: OwnProduct;
let charged = 0;
let startedAt = new Date();
beforeAll(async () => {
  await provider.start();
  product = await startWith(provider);
});
beforeEach(() => {
  slowly(provider, 3_000);
  provider.calls.length = 0;
  startedAt = new Date();
});
afterAll(async () => {
  await product?.stop();
  await provider.stop();
});

async function expectAccounts(delivered: number): Promise<void> {
  const rest = await atRest(product.databaseUrl);
  expect([rest.broken, rest.charged - charged]).toEqual([[], delivered]);
  charged = rest.charged;
}

async function writtenTwice(): Promise<number> {
  const [row] = await query<{ outputs: number }>(
    product.databaseUrl,
    `SELECT count(*)::int AS outputs FROM output WHERE status = 'succeeded' AND updated_at >= $1`,
    [startedAt],
  );
  return provider.calls.length - (row?.outputs ?? 0);
}

describe('under a hundred requests', () => {
  it('a worker killed twice and started again: every request is delivered, nothing is written twice', async () => {
    const answers = load(await signUpUsers(product));
    for (const calls of [LOAD / 4, LOAD / 2]) {
      await callsReach(provider, calls);
      await product.worker.kill();
      product.worker.start();
    }
    // A third kill of the same job would exceed the queue's limit.
    await expectAccounts(delivered(await answers));
  });

  it('a worker told to stop: it ends what it began, each call is made once, the next worker does the rest', async () => {
    const answers = load(await signUpUsers(product));
    await callsReach(provider, 20);
    await product.worker.stop();
    product.worker.start();
    await expectAccounts(delivered(await answers));
    expect(await writtenTwice()).toBe(0);
  });

  it('an api told to stop: everybody is answered, and it ends by itself', async () => {
    const answers = load(await signUpUsers(product));
    await callsReach(provider, LOAD / 2);
    product.api.child?.kill('SIGTERM');
    const outcomes = await answers;
    expect(await product.api.exited()).toBe(0);
    await product.restartApi();
    await expectAccounts(delivered(outcomes.filter((outcome) => typeof outcome === 'number')));
  });

  it('an api killed: what it had accepted is settled all the same', async () => {
    const answers = load(await signUpUsers(product));
    await callsReach(provider, LOAD / 2);
    await product.api.kill();
    await answers;
    await product.restartApi();
    const { broken, charged: now } = await atRest(product.databaseUrl);
    expect(broken).toEqual([]);
    expect(now - charged).toBeGreaterThan(0);
    charged = now;
  });
});

it('a job that kills its worker every time ends, uncharged', async () => {
  const { client } = await signedUp(product.url);
  provider.behave = () => 'hang';
  const answer = transform<Failure>(client, { formats: ['summary'] });
  for (let kills = 1; kills <= 3; kills += 1) {
    await callsReach(provider, kills);
    await product.worker.kill();
    product.worker.start();
  }
  const { status, body } = await answer;
  expect([status, body.code, await creditsOf(client)]).toEqual([502, 'WRITER_FAILED', 5]);
  await expectAccounts(0);
});
