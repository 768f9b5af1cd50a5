import { Redis } from 'ioredis';
import { ipKey, networkKey, RateLimit } from './rate-limits.js';

describe('the address that limits are counted by', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8::7', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    [undefined, ''],
  ])('%s counts as %s', (ip, key) => {
    expect(ipKey(ip)).toBe(key);
  });
});

it.each([
  ['203.0.113.9', '203.0.113'],
  ['::ffff:203.0.113.77', '203.0.113'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
  [undefined, ''],
])('%s is of the network %s', (ip, key) => {
  expect(networkKey(ip)).toBe(key);
});

describe('a limit whose Redis is away', () => {
  it('counts by itself', async () => {
    const redis = new Redis('redis://127.0.0.1:1', {
      lazyConnect: true,
      enableOfflineQueue: false,
      retryStrategy: () => null,
    });
    const limit = new RateLimit(redis, { name: 'spec', points: 2, seconds: 60, code: 'TOO_MANY_LOGINS' });
    await limit.take('a');
    await limit.take('a');
    await expect(limit.take('a')).rejects.toMatchObject({ code: 'TOO_MANY_LOGINS', status: 429 });
    await limit.take('b');
    await limit.giveBack('a');
    await limit.forget('a');
    await limit.take('a');
    redis.disconnect();
  });
});
