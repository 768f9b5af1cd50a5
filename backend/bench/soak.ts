/* Memory and the number of Redis keys must not grow over many transforms. */
import { Redis } from 'ioredis';
import { closedLoop, openTable, readMetrics } from './measure.ts';
import { send, signUp } from './people.ts';
import type { BenchOptions } from './programs.ts';
import { prose } from './writing.ts';

const CALLERS = 20;
const ROUNDS = 10;

export async function bench({ startProduct, transforms }: BenchOptions): Promise<void> {
  const product = await startProduct();
  const users = await signUp(product.url, product.databaseUrl, CALLERS);
  const redis = new Redis(product.redisUrl);
  const print = openTable('Soak: transforms by the built-in writer, two formats each');
  const requests = transforms / ROUNDS;
  let made = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const bodies = Array.from({ length: 50 }, (_, i) =>
      JSON.stringify({ content: `${prose(150)} Number ${made + i}.`, formats: ['twitter', 'summary'] }),
    );
    const { p50, failed } = await closedLoop({
      callers: CALLERS,
      requests,
      call: (i, caller) =>
        send(`${product.url}/api/transform`, {
          method: 'POST',
          headers: users[caller]?.headers ?? {},
          body: bodies[i % bodies.length] ?? '',
        }),
    });
    made += requests;
    const api = await readMetrics(product.metricsPort);
    const worker = await readMetrics(product.workerPort);
    print({
      transforms: made,
      p50,
      failed,
      'api MB': api.megabytes,
      'worker MB': worker.megabytes,
      'Redis keys': await redis.dbsize(),
    });
  }
  redis.disconnect();
}
