/* Many transforms, one after the other: whether the memory of api and worker and the keys of Redis stay what they were. */
import { Redis } from 'ioredis';
import { closedLoop, openTable, readMetrics } from './measure.mjs';
import { send, signUp } from './people.mjs';
import { prose } from './writing.mjs';

const CALLERS = 20;
const ROUNDS = 10;

/** Prints a line for each tenth of the `transforms`; the first tenth warms up. */
export async function benchSoak({ product, transforms }) {
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
          headers: users[caller].headers,
          body: bodies[i % bodies.length],
        }),
    });
    made += requests;
    const [api, worker] = await Promise.all([product.metricsPort, product.workerPort].map(readMetrics));
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
