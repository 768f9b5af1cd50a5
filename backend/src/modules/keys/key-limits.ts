import { Inject, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { Redis } from 'ioredis';
import { SETTINGS } from '../../config/settings.js';
import { REDIS } from '../../database/redis.module.js';
import { RateLimit, type RateState } from '../../http/rate-limits.js';
import type { KeyHolder } from './api-keys.repository.js';

const { apiPerKey, apiPerAccount } = SETTINGS.rateLimits;
const POLICY = [
  `"key";q=${apiPerKey.points};w=${apiPerKey.seconds}`,
  `"account";q=${apiPerAccount.points};w=${apiPerAccount.seconds}`,
].join(', ');

/** Per key and account, with headers (draft-ietf-httpapi-ratelimit-headers). */
@Injectable()
export class KeyLimits {
  private readonly perKey = new RateLimit(this.redis, SETTINGS.rateLimits.apiPerKey);
  private readonly perAccount = new RateLimit(this.redis, SETTINGS.rateLimits.apiPerAccount);

  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  async take({ id, accountId }: Pick<KeyHolder, 'id' | 'accountId'>, response: Response): Promise<void> {
    const states: string[] = [];
    const note = (name: string) => (state: RateState) => void states.push(describe(name, state));
    try {
      await this.perKey.take(id, note('key'));
      try {
        await this.perAccount.take(accountId, note('account'));
      } catch (refusal) {
        await this.perKey.giveBack(id);
        throw refusal;
      }
    } finally {
      response.setHeader('RateLimit-Policy', POLICY);
      if (states.length > 0) response.setHeader('RateLimit', states.join(', '));
    }
  }
}

const describe = (name: string, { left, resetSeconds }: RateState): string =>
  `"${name}";r=${left};t=${resetSeconds}`;
