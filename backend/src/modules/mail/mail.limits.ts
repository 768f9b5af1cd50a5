import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { SETTINGS } from '../../config/settings.js';
import { REDIS } from '../../database/redis.module.js';
import { AppError } from '../../errors/app-error.js';
import { addressKey, RateLimit } from '../../http/rate-limits.js';

@Injectable()
export class MailLimits {
  private readonly perAddress: RateLimit;
  private readonly perIp: RateLimit;

  constructor(@Inject(REDIS) redis: Redis) {
    const { mailPerAddress, mailPerIp } = SETTINGS.rateLimits;
    this.perAddress = new RateLimit(redis, 'mail-address', mailPerAddress, 'TOO_MANY_MAILS');
    this.perIp = new RateLimit(redis, 'mail-ip', mailPerIp, 'TOO_MANY_REQUESTS');
  }

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
