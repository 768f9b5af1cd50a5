import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDatabase } from '../../../scripts/services/product.ts';
import { debianPostgres, startPostgres } from '../../../scripts/services/postgres.ts';
import { Client, PASSWORD, signedUp } from '../harness/client.js';
import { OpenAiServer } from '../harness/openai-server.js';
import type { OwnProduct } from '../harness/product.js';
import { creditsOf, transform } from '../harness/transforms.js';
import { atRest, callsReach, signUpUsers, load, LOAD, slowly, startWith } from './load.js';

const provider = new OpenAiServer();
const dir = mkdtempSync(join(tmpdir(), 'repurpose-backup-'));
const products: OwnProduct[] = [];
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let programs: string;
beforeAll(async () => {
  programs = await debianPostgres();
  postgres = await startPostgres({ dir: join(dir, 'postgres'), isDurable: false, programs });
  await makeDatabase(postgres.url('postgres'), 'before');
  await makeDatabase(postgres.url('postgres'), 'after');
  await provider.start();
});
afterAll(async () => {
  for (const product of products) await product.stop();
  await postgres?.stop();
  await provider.stop();
  rmSync(dir, { recursive: true, force: true });
});

it('a dump made under a hundred requests, restored into an empty database: the product starts on it and all holds', async () => {
  slowly(provider, 1_000);
  const old = await startWith(provider, { databaseUrl: postgres.url('before') });
  products.push(old);
  const { client, user } = await signedUp(old.url);
  expect((await transform(client, { formats: ['summary'] })).status).toBe(200);
  const answers = load(await signUpUsers(old));
  await callsReach(provider, LOAD / 2);
  const dump = join(dir, 'repurpose.dump');
  execFileSync(join(programs, 'pg_dump'), ['--format=custom', `--file=${dump}`, postgres.url('before')]);
  await answers;
  await old.stop();

  execFileSync(join(programs, 'pg_restore'), ['--no-owner', `--dbname=${postgres.url('after')}`, dump]);
  const restored = await startWith(provider, { databaseUrl: postgres.url('after') });
  products.push(restored);
  const back = new Client(restored.url);
  const login = await back.post('/api/login', { email: user.email, password: PASSWORD });
  expect([login.status, await creditsOf(back)]).toEqual([200, 4]);
  expect((await atRest(restored.databaseUrl)).broken).toEqual([]);
  expect((await transform(back, { formats: ['summary'] })).status).toBe(200);
});
