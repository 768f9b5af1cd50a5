import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDatabase } from '../../../scripts/services/product.ts';
import { startPostgres } from '../../../scripts/services/postgres.ts';
import { endChild } from '../../../scripts/services/processes.ts';
import { signedUp } from '../harness/client.js';
import { query } from '../harness/database.js';
import { OpenAiServer } from '../harness/openai-server.js';
import type { OwnProduct } from '../harness/product.js';
import { transform } from '../harness/transforms.js';
import { until } from '../harness/until.js';
import { atRest, callsReach, signUpUsers, load, LOAD, slowly, startWith, tally } from './load.js';

/* Postgres on its own disk. Needs root. */
const provider = new OpenAiServer();
const dir = mkdtempSync(join(tmpdir(), 'repurpose-disk-'));
const disk = join(dir, 'postgres');
const ballast = join(disk, 'ballast');
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let product: OwnProduct;
const start = (port?: number) =>
  startPostgres({ dir: disk, isDurable: true, ...(port === undefined ? {} : { port }) });
beforeAll(async () => {
  await provider.start();
  mkdirSync(disk);
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=300m,mode=755', 'tmpfs', disk]);
  postgres = await start();
  await makeDatabase(postgres.url('postgres'), 'disk');
  product = await startWith(provider, { databaseUrl: postgres.url('disk') });
});
afterAll(async () => {
  await product?.stop();
  await postgres?.stop();
  await provider.stop();
  execFileSync('umount', ['-l', disk]);
  rmSync(dir, { recursive: true, force: true });
});

function fill(): void {
  const { status } = spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=64k'], { stdio: 'ignore' });
  if (status !== 1) throw new Error(`dd ends with 1 when nothing is left, not with ${status}`);
}

it('the disk of Postgres is full under a hundred requests: refused, nothing is lost, well again with room', async () => {
  slowly(provider, 1_000);
  const { client } = await signedUp(product.url);
  const answers = load(await signUpUsers(product));
  await callsReach(provider, LOAD / 4);
  fill();
  // Pages of existing rows have space. The write-ahead log has none once its last file is full.
  await until('a refusal', async () => {
    await query(
      postgres.url('disk'),
      `SELECT pg_logical_emit_message(false, 'fill', repeat('x', 1000000))`,
    ).catch(() => undefined);
    return (await transform(client, { formats: ['summary'] })).status === 503;
  });
  const outcomes = tally(await answers);
  expect(
    Object.keys(outcomes).filter((status) => !['200', '500', '502', '503', '504'].includes(status)),
  ).toEqual([]);
  expect([product.api.isRunning, product.worker.isRunning]).toEqual([true, true]);

  rmSync(ballast);
  if (postgres.child.exitCode !== null) postgres = await start(postgres.port);
  await until('a transform', async () => {
    const { client: another } = await signedUp(product.url).catch(() => ({ client }));
    return (await transform(another, { formats: ['summary'] })).status === 200;
  });
  expect((await atRest(product.databaseUrl)).broken).toEqual([]);
  await endChild(postgres.child, 'SIGQUIT');
  postgres = await start(postgres.port);
  await until('the end of the recovery', () =>
    query(postgres.url('disk'), 'SELECT 1').then(
      () => true,
      () => false,
    ),
  );
  expect((await atRest(product.databaseUrl)).broken).toEqual([]);
});
