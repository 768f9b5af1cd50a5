import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../../errors/app-error.js';
import { MailOutbox } from '../../mail/mail-outbox.service.js';
import { type OneTimeToken } from '../../mail/one-time-token.entity.js';
import { OneTimeTokensService } from '../../mail/one-time-tokens.service.js';
import type { MailKind, TokenPurpose } from '../../mail/templates/mail-kinds.js';
import { ipKey, RateLimits } from '../../../http/rate-limits.js';

interface Recipient {
  userId: string;
  address: string;
}

@Injectable()
export class AccountLinks {
  constructor(
    private readonly mails: MailOutbox,
    private readonly tokens: OneTimeTokensService,
    private readonly limits: RateLimits,
  ) {}

  /** False: the address has received enough. @throws AppError TOO_MANY_REQUESTS: the caller has sent enough */
  async isAllowed(address: string, ip: string | undefined): Promise<boolean> {
    await this.limits.of('mailPerIp').take(ipKey(ip));
    return this.isAddressAllowed(address);
  }

  async isAddressAllowed(address: string): Promise<boolean> {
    try {
      await this.limits.of('mailPerAddress').take(address);
      return true;
    } catch (refusal) {
      if (refusal instanceof AppError && refusal.code === 'TOO_MANY_MAILS') return false;
      throw refusal;
    }
  }

  send(purpose: TokenPurpose, to: Recipient | null, tx?: EntityManager): Promise<void> {
    return this.mails.put({ kind: purpose, to }, tx);
  }

  notify(tx: EntityManager, kind: Exclude<MailKind, TokenPurpose>, to: Recipient): Promise<void> {
    return this.mails.put({ kind, to }, tx);
  }

  async find(purpose: TokenPurpose, token: string): Promise<OneTimeToken> {
    const link = await this.tokens.find(purpose, token);
    if (!link) throw new AppError('LINK_INVALID');
    return link;
  }

  async use(tx: EntityManager, purpose: TokenPurpose, token: string): Promise<OneTimeToken> {
    const link = await this.tokens.use(tx, purpose, token);
    if (!link) throw new AppError('LINK_INVALID');
    return link;
  }

  void(tx: EntityManager, userId: string): Promise<void> {
    return this.tokens.void(tx, userId);
  }
}
