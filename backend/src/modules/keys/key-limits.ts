import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { SETTINGS } from '../../config/settings.js';
import { RateLimits, type RateState } from '../../http/rate-limits.js';
import type { KeyHolder } from './api-keys.repository.js';

const { apiPerKey, apiPerAccount } = SETTINGS.rateLimits;
const POLICY = [
  `"key";q=${apiPerKey.points};w=${apiPerKey.seconds}`,
  `"account";q=${apiPerAccount.points};w=${apiPerAccount.seconds}`,
].join(', ');

/** Per key and account, with headers (draft-ietf-httpapi-ratelimit-headers). */
@Injectable()
export class KeyLimits {
  constructor(private readonly limits: RateLimits) {}

  async take({ id, accountId }: Pick<KeyHolder, 'id' | 'accountId'>, response: Response): Promise<void> {
    const states: string[] = [];
    const note = (name: string) => (state: RateState) => void states.push(describe(name, state));
    try {
      await this.limits.of('apiPerKey').take(id, note('key'));
      try {
        await this.limits.of('apiPerAccount').take(accountId, note('account'));
      } catch (refusal) {
        await this.limits.of('apiPerKey').giveBack(id);
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
