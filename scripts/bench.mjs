/* npm run bench [-- writing|gate|http|uploads|library|matrix…] [--quick]: Markdown tables of what the product costs, on this machine, now. */
import { cpus, loadavg, tmpdir } from 'node:os';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDependencies } from './dependencies.mjs';

const PARTS = ['writing', 'gate', 'http', 'uploads', 'library', 'matrix'];
const words = process.argv.slice(2);
const isQuick = words.includes('--quick');
const wanted = words.filter((word) => PARTS.includes(word));
const unknown = words.filter((word) => !PARTS.includes(word) && word !== '--quick');
if (unknown.length > 0) {
  console.error(`usage: npm run bench -- [${PARTS.join('] [')}] [--quick]`);
  process.exit(2);
}
const wants = (part) => wanted.length === 0 || wanted.includes(part);

ensureDependencies();
const { ensureBuilt } = await import('./build.mjs');
await ensureBuilt();
const { makeDatabase, migrate, startProcesses, startSandbox } = await import('./product.mjs');
const { freePort, startPostgres, startRedis } = await import('./services.mjs');
const { productEnv } = await import('./test-stage.mjs');

const dir = mkdtempSync(join(tmpdir(), 'repurpose-bench-'));
const stops = [];

/** A product with a database of its own on a Postgres that syncs to disk, as in production; the api's metrics on `metricsPort`. */
async function startProduct(extra = {}) {
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
  const stop = async () => {
    await Promise.all([api.stop(), worker.stop(), sandbox.server.stop()]);
    await Promise.all([postgres.stop(), redis.stop()]);
  };
  stops.push(stop);
  return { url, databaseUrl: env.DATABASE_URL, metricsPort, stop };
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
  if (wants('matrix'))
    await (await import('../backend/bench/matrix.mjs')).benchMatrix({ startProduct, isQuick });
} finally {
  await Promise.all(stops.map((stop) => stop()));
  rmSync(dir, { recursive: true, force: true });
}
