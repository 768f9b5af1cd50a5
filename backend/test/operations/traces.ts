import { Redis } from 'ioredis';
import type { OwnProduct } from '../harness/product.js';
import { until } from '../harness/until.js';

export const metricsPort = (product: OwnProduct, part: 'api' | 'worker'): Promise<string> =>
  until(`the metrics of the ${part}`, () =>
    Promise.resolve(product[part].lines.join('\n').match(/metrics are served on port (\d+)/)?.[1]),
  );

export async function metricsOf(product: OwnProduct, part: 'api' | 'worker'): Promise<string> {
  return (await fetch(`http://127.0.0.1:${await metricsPort(product, part)}/metrics`)).text();
}

export async function redisContents(url: string): Promise<string> {
  const redis = new Redis(url);
  const readers: Record<string, (key: string) => Promise<unknown>> = {
    string: (key) => redis.get(key),
    hash: (key) => redis.hgetall(key),
    list: (key) => redis.lrange(key, 0, -1),
    set: (key) => redis.smembers(key),
    zset: (key) => redis.zrange(key, 0, -1),
    stream: (key) => redis.xrange(key, '-', '+'),
  };
  try {
    const entries = (await redis.keys('*')).map(async (key) => {
      const value = await readers[await redis.type(key)]?.(key);
      return `${key} ${JSON.stringify(value)}`;
    });
    return (await Promise.all(entries)).join('\n');
  } finally {
    await redis.quit();
  }
}
