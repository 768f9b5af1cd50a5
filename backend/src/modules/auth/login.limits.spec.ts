import { Redis } from 'ioredis';
import { SETTINGS } from '../../config/settings.js';
import { RateLimits } from '../../http/rate-limits.js';
import { SecurityLog } from '../../security-log.js';
import { LoginLimits } from './login.limits.js';

it('registrations are counted by network, whatever its address', async () => {
  const away = { lazyConnect: true, enableOfflineQueue: false, retryStrategy: () => null };
  const redis = new Redis('redis://127.0.0.1:1', away);
  const limits = new LoginLimits(new RateLimits(redis), new SecurityLog({ SESSION_SECRET: 'secret' }));
  const { points } = SETTINGS.rateLimits.registerPerNetworkAndDay;
  for (let at = 0; at < points; at += 1) await limits.takeRegistration(`203.0.113.${at % 250}`);
  await expect(limits.takeRegistration('203.0.113.254')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  await limits.takeRegistration('203.0.114.1');
  redis.disconnect();
});
