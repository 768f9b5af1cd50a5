import { OpenAiServer } from '../harness/openai-server.js';
import type { OwnProduct } from '../harness/product.js';
import { signedUp } from '../harness/client.js';
import { creditsOf, transform, type Failure } from '../harness/transforms.js';
import { atRest, callsReach, crowd, load, LOAD, slowly, startWith, tally } from './load.js';

const provider = new OpenAiServer();
let product: OwnProduct;
let charged = 0;
beforeAll(async () => {
  await provider.start();
  product = await startWith(provider);
});
beforeEach(() => {
  slowly(provider, 300);
  provider.calls.length = 0;
});
afterAll(async () => {
  await product?.stop();
  await provider.stop();
});

/** Everything holds, and what was answered 200 since the last time is what was charged. */
async function expectAccounts(delivered: number): Promise<void> {
  const rest = await atRest(product.databaseUrl);
  expect([rest.broken, rest.charged - charged]).toEqual([[], delivered]);
  charged = rest.charged;
}

describe('under a hundred requests', () => {
  it('a worker killed at three points and started again: every request is delivered, nothing is written twice', async () => {
    const answers = load(await crowd(product));
    for (const calls of [1, LOAD / 2, LOAD]) {
      await callsReach(provider, calls);
      await product.worker.kill();
      product.worker.start();
    }
    const outcomes = tally(await answers);
    // Three kills of one job are one more than its queue forgives.
    expect(Object.keys(outcomes).filter((status) => !['200', '502'].includes(status))).toEqual([]);
    expect(outcomes['200']).toBeGreaterThanOrEqual(LOAD / 2);
    await expectAccounts(outcomes['200'] ?? 0);
  });

  it('a worker told to stop: it ends what it began, each call is made once, the next worker does the rest', async () => {
    const answers = load(await crowd(product));
    await callsReach(provider, 20);
    await product.worker.stop();
    product.worker.start();
    expect(tally(await answers)).toEqual({ 200: LOAD });
    expect(provider.calls).toHaveLength((LOAD / 4) * 7);
    await expectAccounts(LOAD);
  });

  it('an api told to stop: everybody is answered, and it ends by itself', async () => {
    const answers = load(await crowd(product));
    await callsReach(provider, LOAD);
    product.api.child?.kill('SIGTERM');
    expect([tally(await answers), await product.api.exited()]).toEqual([{ 200: LOAD }, 0]);
    await product.restartApi();
    await expectAccounts(LOAD);
  });

  it('an api killed: what it had accepted is settled all the same', async () => {
    const answers = load(await crowd(product));
    await callsReach(provider, LOAD);
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
