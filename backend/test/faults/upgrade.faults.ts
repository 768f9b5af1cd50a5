import { apiEntry, migrate, ServerProcess, workerEntry } from '../../../scripts/services/product.ts';
import { freePort } from '../../../scripts/services/processes.ts';
import { startRedis, type Redis } from '../../../scripts/services/redis.ts';
import { productEnv } from '../../../scripts/services/test-fixture.ts';
import { Balancer } from '../harness/balancer.js';
import { bareDatabase } from '../harness/database.js';
import { OpenAiServer } from '../harness/openai-server.js';
import { testServices } from '../harness/test-services.js';
import { until } from '../harness/until.js';
import { allServed, atRest, signUpUsers, load, modelEnv, type Outcome, outcome, slowly } from './load.js';
import { olderVersion, type OlderVersion } from './older-version.js';

/* As in docs/operations/recover.md: migrate first, then one process after the other, under load. */
const USERS_AT_ONCE = 8;
/** The older version may need packages of its own. */
const BUILD_MS = 600_000;
const provider = new OpenAiServer();
const running = new Set<ServerProcess>();
let older: OlderVersion;
let redis: Redis;
let balancer: Balancer;
let env: Record<string, string | undefined>;
let ports: number[];
beforeAll(async () => {
  older = olderVersion();
  await provider.start();
  redis = await startRedis();
  const databaseUrl = await bareDatabase();
  ports = await Promise.all(Array.from({ length: 4 }, () => freePort()));
  balancer = await new Balancer(ports.map((port) => `http://localhost:${port}`)).start();
  const port = Number(new URL(balancer.url).port);
  const sandboxUrl = testServices.sandboxUrl();
  env = productEnv({ port, databaseUrl, redisUrl: redis.url, sandboxUrl, extra: modelEnv(provider) });
}, BUILD_MS);
afterAll(async () => {
  await balancer?.stop();
  await Promise.all([...running].map((server) => server.kill()));
  await redis?.stop();
  await provider.stop();
  older?.remove();
});

function start(name: string, entry: string, port?: number): ServerProcess {
  const server = new ServerProcess(name, entry, port ? { ...env, PORT: String(port) } : { ...env }).start();
  running.add(server);
  return server;
}

/** As an orchestrator does. Waits until the balancer has stopped using it. */
async function replaced(server: ServerProcess, readyAfter: number): Promise<void> {
  const who = `${server.name} ${server.env['PORT']}`;
  balancer.note(`SIGTERM to ${who}`);
  server.child?.kill('SIGTERM');
  expect([server.name, await server.exited()]).toEqual([server.name, 0]);
  balancer.note(`${who} ended`);
  running.delete(server);
  await until(`${readyAfter} ready`, () => Promise.resolve(balancer.has(readyAfter)));
}

async function loadUntil(isOver: () => boolean): Promise<{ written: Outcome[]; read: Outcome[] }> {
  const written: Outcome[] = [];
  const read: Outcome[] = [];
  while (!isOver()) {
    const clients = await signUpUsers(balancer, USERS_AT_ONCE);
    written.push(...(await load(clients)));
    for (const path of ['/api/user', '/api/transformations?limit=20'])
      read.push(...(await Promise.all(clients.map((client) => outcome(client.get(path))))));
  }
  return { written, read };
}

it('a version older by a migration is replaced process by process under load: none fails, each is charged once', async () => {
  slowly(provider, 500);
  const oldMigrate = start('older migrate', older.entry('migrate.js'));
  expect([await oldMigrate.exited(), oldMigrate.lines.slice(-3)]).toEqual([0, expect.anything()]);
  running.delete(oldMigrate);
  const old = [0, 1].map((i) => ({
    api: start('older api', older.entry('main.js'), ports[i]),
    worker: start('older worker', older.entry('worker.js')),
  }));
  await until('the older version', () => Promise.resolve(balancer.has(2)));
  let isOver = false;
  const answers = loadUntil(() => isOver);
  await until('load', () => Promise.resolve(provider.calls.length > 0));

  await migrate(env);
  for (const [i, { api, worker }] of old.entries()) {
    start('worker', workerEntry);
    start('api', apiEntry, ports[2 + i]);
    await until('the new api', () => Promise.resolve(balancer.has(3)));
    await replaced(api, 2);
    await replaced(worker, 2);
  }
  const before = provider.calls.length;
  await until('the new version at work', () =>
    Promise.resolve(provider.calls.length > before + USERS_AT_ONCE),
  );
  isOver = true;
  const { written, read } = await answers;
  allServed(balancer, written, read);
  expect(await atRest(env['DATABASE_URL'] ?? '')).toEqual({ broken: [], charged: written.length });
});
