import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDatabase } from '../../../scripts/services/product.ts';
import { startPostgres } from '../../../scripts/services/postgres.ts';
import { type Client, signedUp } from '../harness/client.js';
import { TcpProxy } from '../harness/tcp-proxy.js';
import { OpenAiServer } from '../harness/openai-server.js';
import type { OwnProduct } from '../harness/product.js';
import { transform } from '../harness/transforms.js';
import { until } from '../harness/until.js';
import { atRest, callsReach, signUpUsers, load, LOAD, slowly, startWith, tally } from './load.js';

const provider = new OpenAiServer();
const dir = mkdtempSync(join(tmpdir(), 'repurpose-network-'));
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let line: TcpProxy;
let product: OwnProduct;
let direct = '';
beforeAll(async () => {
  await provider.start();
  postgres = await startPostgres({ dir: join(dir, 'postgres'), isDurable: true });
  await makeDatabase(postgres.url('postgres'), 'network');
  direct = postgres.url('network');
  line = await new TcpProxy(postgres.port).start();
  product = await startWith(provider, { databaseUrl: line.by(direct) });
});
beforeEach(() => {
  slowly(provider, 1_000);
  provider.calls.length = 0;
});
afterEach(async () => {
  expect((await atRest(direct)).broken).toEqual([]);
  expect([product.api.isRunning, product.worker.isRunning]).toEqual([true, true]);
});
afterAll(async () => {
  await product?.stop();
  await line?.stop();
  await postgres?.stop();
  await provider.stop();
  rmSync(dir, { recursive: true, force: true });
});

const isWritten = async (client: Client): Promise<boolean> =>
  (await transform(client, { formats: ['summary'] })).status === 200;
const ANSWERS = ['200', '500', '502', '503', '504'];

it('every word of Postgres is half a second late: whoever is served is served in full, nobody else is charged', async () => {
  const clients = await signUpUsers(product);
  line.delayMs = 250;
  const outcomes = await load(clients);
  line.delayMs = 0;
  expect(Object.keys(tally(outcomes)).filter((status) => !['200', '503', '504'].includes(status))).toEqual(
    [],
  );
  const { charged } = await atRest(direct);
  expect(charged).toBeGreaterThanOrEqual(outcomes.filter((status) => status === 200).length);
  const [client] = clients;
  await until('a transform', () => isWritten(client as Client));
});

it('the line to Postgres goes silent under a hundred requests: each is answered, and all is well when it speaks again', async () => {
  const clients = await signUpUsers(product);
  const answers = load(clients);
  await callsReach(provider, LOAD / 4);
  line.isSilent = true;
  const late = await transform(clients[0] as Client);
  expect(late.status).toBe(503);
  const readiness = await fetch(`${product.url}/api/health/ready`);
  expect(readiness.status).toBe(503);
  line.isSilent = false;
  expect(Object.keys(tally(await answers)).filter((status) => !ANSWERS.includes(status))).toEqual([]);
  await until('readiness', async () => (await fetch(`${product.url}/api/health/ready`)).status === 200);
  const { client } = await signedUp(product.url);
  await until('a transform', () => isWritten(client));
});
