import { untilHealthy, type ServerProcess } from '../../../scripts/services/product.ts';
import { type Client, signedUp } from '../harness/client.js';
import { OpenAiServer } from '../harness/openai-server.js';
import type { OwnProduct } from '../harness/product.js';
import { transform } from '../harness/transforms.js';
import { atRest, signUpUsers, delivered, load, slowly, startWith } from './load.js';
import { MemoryLimit } from './memory-limit.js';

/* The kernel ends a process that exceeds its container's limit (F37). */
const LEFT_MIB = 8;
const provider = new OpenAiServer();
let product: OwnProduct;
let charged = 0;
beforeAll(async () => {
  await provider.start();
  product = await startWith(provider);
});
beforeEach(() => slowly(provider, 1_000));
afterAll(async () => {
  await product?.stop();
  await provider.stop();
});

/** The limit is too low for a hundred requests. The first one loads the threads. */
async function startLimited(server: ServerProcess, first: Client): Promise<MemoryLimit> {
  await server.stop();
  const limit = new MemoryLimit(server.name);
  limit.hold(server.start());
  await untilHealthy(`${product.url}/api/health/ready`, product.api);
  expect((await transform(first, { formats: ['summary'] })).status).toBe(200);
  charged += 1;
  limit.leave(LEFT_MIB);
  return limit;
}

async function untilKilled(server: ServerProcess, limit: MemoryLimit): Promise<void> {
  await server.exited();
  expect(server.child?.signalCode).toBe('SIGKILL');
  limit.remove();
}

it('a worker out of memory under a hundred requests: the next one delivers them, each charged once', async () => {
  const clients = await signUpUsers(product);
  const limit = await startLimited(product.worker, (await signedUp(product.url)).client);
  const answers = load(clients);
  await untilKilled(product.worker, limit);
  product.worker.start();
  const served = delivered(await answers);
  charged += served;
  expect(await atRest(product.databaseUrl)).toEqual({ broken: [], charged });
});

it('an api out of memory under a hundred requests: what it had accepted is settled all the same', async () => {
  const clients = await signUpUsers(product);
  const limit = await startLimited(product.api, (await signedUp(product.url)).client);
  const answers = load(clients);
  await untilKilled(product.api, limit);
  await answers;
  await product.restartApi();
  const rest = await atRest(product.databaseUrl);
  expect(rest.broken).toEqual([]);
  expect(rest.charged).toBeGreaterThan(charged);
});
