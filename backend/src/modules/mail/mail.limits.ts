import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { SETTINGS } from '../../config/settings.js';
import { REDIS } from '../../database/redis.module.js';
import { AppError } from '../../errors/app-error.js';
import { addressKey, RateLimit } from '../../http/rate-limits.js';

@Injectable()
export class MailLimits {
  private readonly perAddress = new RateLimit(this.redis, SETTINGS.rateLimits.mailPerAddress);
  private readonly perIp = new RateLimit(this.redis, SETTINGS.rateLimits.mailPerIp);

  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  takeAddress(address: string): Promise<void> {
    return this.perAddress.take(address);
  }

  async tryAddress(address: string): Promise<boolean> {
    try {
      await this.takeAddress(address);
      return true;
    } catch (refusal) {
      if (refusal instanceof AppError && refusal.code === 'TOO_MANY_MAILS') return false;
      throw refusal;
    }
  }

  takeIp(ip: string | undefined): Promise<void> {
    return this.perIp.take(addressKey(ip));
  }
}
