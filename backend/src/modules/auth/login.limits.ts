import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { SETTINGS } from '../../config/settings.js';
import { REDIS } from '../../database/redis.module.js';
import { AppError } from '../../errors/app-error.js';
import { SecurityLog } from '../../security-log.js';
import { addressKey, networkKey, RateLimit } from '../../http/rate-limits.js';

/** Failures count per account and address, so that no one can lock the owner out, and per address for all accounts. */
@Injectable()
export class LoginLimits {
  private readonly perAccount = new RateLimit(this.redis, SETTINGS.rateLimits.loginPerAccountAndIp);
  private readonly perAddress = new RateLimit(this.redis, SETTINGS.rateLimits.loginPerIp);
  private readonly perDay = new RateLimit(this.redis, SETTINGS.rateLimits.loginPerAccountAndDay);
  private readonly perAddressOnceAttacked = new RateLimit(
    this.redis,
    SETTINGS.rateLimits.loginPerIpOnceAttacked,
  );
  private readonly registrations = new RateLimit(this.redis, SETTINGS.rateLimits.registerPerIp);
  private readonly registrationsPerNetwork = new RateLimit(
    this.redis,
    SETTINGS.rateLimits.registerPerNetworkAndDay,
  );
  private readonly identity = new RateLimit(this.redis, SETTINGS.rateLimits.identityPerIp);

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly log: SecurityLog,
  ) {}

  async takeLogin(account: string, ip: string | undefined): Promise<void> {
    try {
      await this.countLogin(account, ip);
    } catch (refusal) {
      if (refusal instanceof AppError) this.log.write('login-locked', { account });
      throw refusal;
    }
  }

  noteFailure(account: string): void {
    this.log.write('login-failed', { account });
  }

  private async countLogin(account: string, ip: string | undefined): Promise<void> {
    const address = addressKey(ip);
    await this.perAccount.take(`${account} ${address}`);
    await this.perAddress.take(address);
    try {
      await this.perDay.take(account);
    } catch (refusal) {
      if (!(refusal instanceof AppError)) throw refusal;
      // Refusing all would lock out the owner.
      await this.perAddressOnceAttacked.take(`${account} ${address}`);
    }
  }

  async forgetLogin(account: string, ip: string | undefined): Promise<void> {
    const address = addressKey(ip);
    await Promise.all([
      this.perAccount.forget(`${account} ${address}`),
      this.perAddressOnceAttacked.forget(`${account} ${address}`),
      this.perAddress.giveBack(address),
      this.perDay.giveBack(account),
    ]);
  }

  async takeRegistration(ip: string | undefined): Promise<void> {
    await this.registrations.take(addressKey(ip));
    await this.registrationsPerNetwork.take(networkKey(ip));
  }

  /** Call before verifying a token. @throws AppError TOO_MANY_REQUESTS */
  takeIdentity(ip: string | undefined): Promise<void> {
    return this.identity.take(addressKey(ip));
  }
}
