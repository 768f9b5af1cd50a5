/* npm run bench [-- PART… [--quick|--long]]: prints Markdown tables, and writes the figures to bench/latest.json. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchOptions, BenchProduct, Topology } from './programs.ts';
import { tables } from './measure.ts';
import { ensureBuilt } from '../../scripts/lib/nx.ts';
import { ROOT } from '../../scripts/lib/packages.ts';
import { startPostgres } from '../../scripts/services/postgres.ts';
import { freePort } from '../../scripts/services/processes.ts';
import {
  apiEntry,
  type Env,
  makeDatabase,
  migrate,
  ServerProcess,
  startProcesses,
  startSandbox,
  untilHealthy,
  workerEntry,
} from '../../scripts/services/product.ts';
import { startRedis } from '../../scripts/services/redis.ts';
import { productEnv } from '../../scripts/services/test-fixture.ts';

const dir = mkdtempSync(join(tmpdir(), 'repurpose-bench-'));
const stops: (() => Promise<void>)[] = [];

/** On ports of their own. */
async function startMore(env: Env, { apis, workers }: Topology) {
  const servers: ServerProcess[] = [];
  const urls: string[] = [];
  for (let more = 1; more < apis; more += 1) {
    const port = await freePort();
    const own = { ...env, PORT: String(port), METRICS_PORT: String(await freePort()) };
    const server = new ServerProcess('api', apiEntry, own).start();
    await untilHealthy(`http://127.0.0.1:${port}/api/health/ready`, server);
    servers.push(server);
    urls.push(`http://localhost:${port}`);
  }
  for (let more = 1; more < workers; more += 1) {
    const own = { ...env, METRICS_PORT: String(await freePort()) };
    servers.push(new ServerProcess('worker', workerEntry, own).start());
  }
  return { servers, urls };
}

/** Its Postgres syncs to disk, as in production. */
async function startProduct(extra: Env = {}, topology = { apis: 1, workers: 1 }): Promise<BenchProduct> {
  const postgres = await startPostgres({ dir: join(dir, `postgres-${stops.length}`), isDurable: true });
  await makeDatabase(postgres.url('postgres'), 'bench');
  const redis = await startRedis();
  const [port, metricsPort, workerPort] = [await freePort(), await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const databaseUrl = postgres.url('bench');
  const sandbox = await startSandbox({ env: { PATH: process.env.PATH }, appUrl: url });
  const env = productEnv({
    ...{ port, databaseUrl, redisUrl: redis.url, sandboxUrl: sandbox.url },
    extra: { LOG_LEVEL: 'warn', METRICS_PORT: String(metricsPort), ...extra },
  });
  await migrate(env);
  const { api, worker } = await startProcesses(env, undefined, { METRICS_PORT: String(workerPort) });
  const more = await startMore(env, topology);
  const stop = async (): Promise<void> => {
    await Promise.all([api, worker, sandbox.server, ...more.servers].map((server) => server.stop()));
    await Promise.all([postgres.stop(), redis.stop()]);
  };
  stops.push(stop);
  return { url, urls: [url, ...more.urls], databaseUrl, metricsPort, workerPort, redisUrl: redis.url, stop };
}

const words = process.argv.slice(2);
const isQuick = words.includes('--quick');
/** An hour shows leaks that ten thousand transforms hide. */
const transforms = isQuick ? 200 : words.includes('--long') ? 100_000 : 10_000;

const PARTS = [
  ...['writing', 'text', 'gate', 'http', 'keys', 'membership'],
  ...['uploads', 'library', 'events', 'matrix', 'soak'],
];

/** Imported when it runs: it loads the built backend. */
async function benchPart(part: string): Promise<void> {
  const { bench } = (await import(`./${part}.ts`)) as { bench: (options: BenchOptions) => Promise<void> };
  await bench({ startProduct, isQuick, transforms });
}

function readParts(): string[] {
  const parts = words.filter((word) => !['--quick', '--long'].includes(word));
  if (parts.every((part) => PARTS.includes(part))) return parts;
  console.error(`usage: npm run bench -- [${PARTS.join('] [')}] [--quick|--long]`);
  process.exit(2);
}

const parts = readParts();
await ensureBuilt();
const machine = { cores: cpus().length, model: cpus()[0]?.model.trim(), node: process.version };
console.log(
  `${machine.cores} cores (${machine.model}), load ${loadavg()[0]?.toFixed(1)}, Node ${machine.node}`,
);
if (isQuick) console.log('--quick: shows that the benchmarks run; its figures mean little.');
try {
  for (const part of parts.length > 0 ? PARTS.filter((each) => parts.includes(each)) : PARTS)
    await benchPart(part);
  mkdirSync(join(ROOT, 'bench'), { recursive: true });
  const report = { at: new Date().toISOString(), machine, isQuick, tables };
  writeFileSync(join(ROOT, 'bench/latest.json'), JSON.stringify(report, null, 2));
} finally {
  await Promise.all(stops.map((stop) => stop()));
  rmSync(dir, { recursive: true, force: true });
}
