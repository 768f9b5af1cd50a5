import { Injectable } from '@nestjs/common';
import { AppError } from '../../errors/app-error.js';
import { SecurityLog } from '../../security-log.js';
import { ipKey, networkKey, RateLimits } from '../../http/rate-limits.js';

/** Failures count per account and IP address, so that no one can lock the owner out; per IP address; and per account and day, after which each IP address has few. */
@Injectable()
export class LoginLimits {
  constructor(
    private readonly limits: RateLimits,
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

  /** `prove` resolves to null for wrong credentials. @throws AppError TOO_MANY_LOGINS */
  async attempt<T>(
    account: string,
    ip: string | undefined,
    prove: () => Promise<T | null>,
  ): Promise<T | null> {
    await this.takeLogin(account, ip);
    const proven = await prove();
    if (proven === null) this.log.write('login-failed', { account });
    else await this.forgetLogin(account, ip);
    return proven;
  }

  private async countLogin(account: string, ip: string | undefined): Promise<void> {
    const key = ipKey(ip);
    await this.limits.of('loginPerAccountAndIp').take(`${account} ${key}`);
    await this.limits.of('loginPerIp').take(key);
    try {
      await this.limits.of('loginPerAccountAndDay').take(account);
    } catch (refusal) {
      if (!(refusal instanceof AppError)) throw refusal;
      // Refusing all would lock out the owner.
      await this.limits.of('loginPerIpOnceAttacked').take(`${account} ${key}`);
    }
  }

  private async forgetLogin(account: string, ip: string | undefined): Promise<void> {
    const key = ipKey(ip);
    await Promise.all([
      this.limits.of('loginPerAccountAndIp').forget(`${account} ${key}`),
      this.limits.of('loginPerIpOnceAttacked').forget(`${account} ${key}`),
      this.limits.of('loginPerIp').giveBack(key),
      this.limits.of('loginPerAccountAndDay').giveBack(account),
    ]);
  }

  async takeRegistration(ip: string | undefined): Promise<void> {
    await this.limits.of('registerPerIp').take(ipKey(ip));
    await this.limits.of('registerPerNetworkAndDay').take(networkKey(ip));
  }

  /** Call before verifying a token. @throws AppError TOO_MANY_REQUESTS */
  takeIdentity(ip: string | undefined): Promise<void> {
    return this.limits.of('identityPerIp').take(ipKey(ip));
  }
}
