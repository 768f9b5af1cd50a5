/* npm run bench [-- writing|gate|http|uploads|library|events|matrix|soak…] [--quick|--long]: Markdown tables of what the product costs, on this machine, now.
   The same figures go to bench/latest.json. */
import { cpus, loadavg, tmpdir } from 'node:os';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDependencies, ROOT } from './dependencies.mjs';

const PARTS = ['writing', 'gate', 'http', 'uploads', 'library', 'events', 'matrix', 'soak'];
const words = process.argv.slice(2);
const isQuick = words.includes('--quick');
// An hour of soaking shows a leak that ten thousand transforms hide; it is asked for.
const soaked = isQuick ? 200 : words.includes('--long') ? 100_000 : 10_000;
const wanted = words.filter((word) => PARTS.includes(word));
const unknown = words.filter((word) => ![...PARTS, '--quick', '--long'].includes(word));
if (unknown.length > 0) {
  console.error(`usage: npm run bench -- [${PARTS.join('] [')}] [--quick|--long]`);
  process.exit(2);
}
const wants = (part) => wanted.length === 0 || wanted.includes(part);

ensureDependencies();
const { ensureBuilt } = await import('./build.mjs');
await ensureBuilt();
const product = await import('./product.mjs');
const {
  apiEntry,
  makeDatabase,
  migrate,
  ServerProcess,
  startProcesses,
  startSandbox,
  untilHealthy,
  workerEntry,
} = product;
const { freePort, startPostgres, startRedis } = await import('./services.mjs');
const { productEnv } = await import('./test-stage.mjs');

const dir = mkdtempSync(join(tmpdir(), 'repurpose-bench-'));
const stops = [];

/** Further processes of a product that runs: apis at ports of their own, workers. */
async function startMore(env, { apis, workers }) {
  const servers = [];
  const urls = [];
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

/**
 * A product with a database of its own on a Postgres that syncs to disk, as in production; the first api's metrics on
 * `metricsPort`. Stop it, or the end of the benchmarks does.
 */
async function startProduct(extra = {}, topology = { apis: 1, workers: 1 }) {
  const postgres = await startPostgres({ dir: join(dir, `postgres-${stops.length}`), isDurable: true });
  await makeDatabase(postgres.url('postgres'), 'bench');
  const redis = await startRedis();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const [metricsPort, workerPort] = [await freePort(), await freePort()];
  const sandbox = await startSandbox({ env: { PATH: process.env.PATH }, appUrl: url });
  const env = productEnv({
    ...{ port, databaseUrl: postgres.url('bench'), redisUrl: redis.url, sandboxUrl: sandbox.url },
    extra: { LOG_LEVEL: 'warn', METRICS_PORT: String(metricsPort), ...extra },
  });
  await migrate(env);
  const { api, worker } = await startProcesses(env, undefined, { METRICS_PORT: String(workerPort) });
  const more = await startMore(env, topology);
  const stop = async () => {
    await Promise.all([api, worker, sandbox.server, ...more.servers].map((server) => server.stop()));
    await Promise.all([postgres.stop(), redis.stop()]);
  };
  stops.push(stop);
  return {
    url,
    urls: [url, ...more.urls],
    databaseUrl: env.DATABASE_URL,
    metricsPort,
    workerPort,
    redisUrl: redis.url,
    stop,
  };
}

console.log(
  `${cpus().length} cores (${cpus()[0]?.model.trim()}), load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`,
);
if (isQuick) console.log('--quick: proves that the benchmarks run; its figures say little.');
try {
  if (wants('writing')) await (await import('../backend/bench/writing.mjs')).benchWriting({ isQuick });
  if (wants('gate')) await (await import('../backend/bench/gate.mjs')).benchGate({ isQuick });
  if (wants('http')) {
    const { benchHttp } = await import('../backend/bench/http.mjs');
    await benchHttp({ product: await startProduct(), isQuick });
  }
  if (wants('uploads'))
    await (await import('../backend/bench/uploads.mjs')).benchUploads({ startProduct, isQuick });
  if (wants('library')) {
    const { benchLibrary } = await import('../backend/bench/library.mjs');
    await benchLibrary({ product: await startProduct(), isQuick });
  }
  if (wants('events'))
    await (await import('../backend/bench/events.mjs')).benchEvents({ startProduct, isQuick });
  if (wants('matrix'))
    await (await import('../backend/bench/matrix.mjs')).benchMatrix({ startProduct, isQuick });
  if (wants('soak')) {
    const { benchSoak } = await import('../backend/bench/soak.mjs');
    await benchSoak({ product: await startProduct(), transforms: soaked });
  }
  const { tables } = await import('../backend/bench/measure.mjs');
  const machine = { cores: cpus().length, model: cpus()[0]?.model.trim(), node: process.version };
  mkdirSync(join(ROOT, 'bench'), { recursive: true });
  const file = join(ROOT, 'bench/latest.json');
  writeFileSync(file, JSON.stringify({ at: new Date().toISOString(), machine, isQuick, tables }, null, 2));
} finally {
  await Promise.all(stops.map((stop) => stop()));
  rmSync(dir, { recursive: true, force: true });
}
