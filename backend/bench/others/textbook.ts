/*
 * The same job the textbook way: NestJS, @nestjs/bull with `job.finished()`, sessions in Postgres, a pessimistic lock
 * for the credit, rows for outputs. No checks, versions, stream, idempotency or recovery.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/lib/packages.ts';
import { startPostgres } from '../../../scripts/services/postgres.ts';
import { makeDatabase } from '../../../scripts/services/product.ts';
import { startRedis } from '../../../scripts/services/redis.ts';
import { send } from '../people.ts';
import { startProgram } from '../programs.ts';

export interface Textbook {
  url: string;
  cookies: string[];
  stop(): Promise<void>;
}

/** On a Postgres that syncs to disk. */
export async function startTextbook(providerUrl: string, users: number): Promise<Textbook> {
  // Node strips types but not decorators.
  execFileSync(process.execPath, ['scripts/compile.ts', 'backend/bench/textbook'], { cwd: ROOT });
  const dir = mkdtempSync(join(tmpdir(), 'repurpose-textbook-'));
  const postgres = await startPostgres({ dir: join(dir, 'postgres'), isDurable: true });
  await makeDatabase(postgres.url('postgres'), 'textbook');
  const redis = await startRedis();
  const start = (ROLE: string, ready: RegExp) => {
    const env = {
      ROLE,
      PROVIDER_URL: providerUrl,
      DATABASE_URL: postgres.url('textbook'),
      REDIS_URL: redis.url,
    };
    return startProgram('textbook/dist/main.js', env, ready);
  };
  const api = await start('api', /^http\S+$/m);
  const worker = await start('worker', /^ready$/m);
  const cookies: string[] = [];
  for (let user = 0; user < users; user += 1)
    cookies.push((await send(`${api.line}/register`, { method: 'POST' })).cookie);
  return {
    url: api.line,
    cookies,
    stop: async () => {
      await Promise.all([api.stop(), worker.stop()]);
      await Promise.all([postgres.stop(), redis.stop()]);
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
