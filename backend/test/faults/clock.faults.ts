import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureProgram } from '../../../scripts/lib/packages.ts';
import { Client, PASSWORD, signedUp } from '../harness/client.js';
import { query } from '../harness/database.js';
import { OpenAiServer } from '../harness/openai-server.js';
import type { OwnProduct } from '../harness/product.js';
import { creditsOf, transform } from '../harness/transforms.js';
import { atRest, callsReach, signUpUsers, delivered, load, LOAD, slowly, startWith } from './load.js';

/* The wall clock of api and worker jumps. Postgres' does not. */
const dir = mkdtempSync(join(tmpdir(), 'repurpose-clock-'));
const clock = join(dir, 'clock');
const jump = (by: string): void => writeFileSync(clock, by);
const provider = new OpenAiServer();
let product: OwnProduct;
beforeAll(async () => {
  jump('+0');
  await provider.start();
  await ensureProgram('faketime', ['faketime'], 'install libfaketime');
  const [library = ''] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1');
  const env = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: clock,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
  product = await startWith(provider, { env });
});
beforeEach(() => {
  jump('+0');
  provider.calls.length = 0;
});
afterAll(async () => {
  await product?.stop();
  await provider.stop();
  rmSync(dir, { recursive: true, force: true });
});

it.each(['+1h', '-1h'])('%s under a hundred requests: each is delivered and charged once', async (by) => {
  slowly(provider, 2_000);
  const before = (await atRest(product.databaseUrl)).charged;
  const answers = load(await signUpUsers(product));
  await callsReach(provider, LOAD / 2);
  jump(by);
  const served = delivered(await answers);
  const { broken, charged } = await atRest(product.databaseUrl);
  expect([broken, charged - before]).toEqual([[], served]);
});

it('forty days ahead and back: a new month once, nobody’s credits are lost, sessions end and come back', async () => {
  slowly(provider, 50);
  const { client, user } = await signedUp(product.url);
  expect((await transform(client, { formats: ['summary'] })).status).toBe(200);
  const grants = async (): Promise<number> =>
    (
      await query(product.databaseUrl, `SELECT 1 FROM credit_entry WHERE user_id = $1 AND kind = 'grant'`, [
        user.id,
      ])
    ).length;
  jump('+40d');
  expect((await client.get('/api/user')).status).toBe(401);
  const back = new Client(product.url);
  await back.post('/api/login', { email: user.email, password: PASSWORD });
  expect(await creditsOf(back)).toBe(5);
  expect((await transform(back, { formats: ['summary'] })).status).toBe(200);
  expect([await grants(), await creditsOf(back)]).toEqual([2, 4]);
  jump('+0');
  expect([(await transform(back, { formats: ['summary'] })).status, await creditsOf(back)]).toEqual([200, 3]);
  expect([await grants(), (await atRest(product.databaseUrl)).broken]).toEqual([2, []]);
});
