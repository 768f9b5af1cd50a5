import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { SETTINGS } from '../../config/settings.js';
import { REDIS } from '../../database/redis.module.js';
import { AppError } from '../../errors/app-error.js';
import { SecurityLog } from '../../security-log.js';
import { addressKey, networkKey, RateLimit } from '../../http/rate-limits.js';

const { rateLimits } = SETTINGS;

/** Failures count per account and address, so that no one can lock the owner out, and per address for all accounts. */
@Injectable()
export class LoginLimits {
  private readonly perAccount: RateLimit;
  private readonly perAddress: RateLimit;
  private readonly perDay: RateLimit;
  private readonly perAddressOnceAttacked: RateLimit;
  private readonly registrations: RateLimit;
  private readonly registrationsPerNetwork: RateLimit;
  private readonly identity: RateLimit;

  constructor(
    @Inject(REDIS) redis: Redis,
    private readonly log: SecurityLog,
  ) {
    const { loginPerAccountAndIp, loginPerIp, registerPerIp, identityPerIp } = rateLimits;
    const { loginPerAccountAndDay, loginPerIpOnceAttacked } = rateLimits;
    this.perAccount = new RateLimit(redis, 'login-account', loginPerAccountAndIp, 'TOO_MANY_LOGINS');
    this.perAddress = new RateLimit(redis, 'login-address', loginPerIp, 'TOO_MANY_LOGINS');
    this.perDay = new RateLimit(redis, 'login-day', loginPerAccountAndDay, 'TOO_MANY_LOGINS');
    this.perAddressOnceAttacked = new RateLimit(
      redis,
      'login-attacked',
      loginPerIpOnceAttacked,
      'TOO_MANY_LOGINS',
    );
    this.registrations = new RateLimit(redis, 'register', registerPerIp, 'TOO_MANY_REQUESTS');
    this.registrationsPerNetwork = new RateLimit(
      redis,
      'register-network',
      rateLimits.registerPerNetworkAndDay,
      'TOO_MANY_REQUESTS',
    );
    this.identity = new RateLimit(redis, 'identity', identityPerIp, 'TOO_MANY_REQUESTS');
  }

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
