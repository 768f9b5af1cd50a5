import { createHmac } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { ENV, type Env } from './config/env.js';

type SecurityEvent =
  | 'login-failed'
  | 'login-locked'
  | 'password-changed'
  | 'password-reset'
  | 'address-changed'
  | 'plan-changed'
  | 'account-deleted'
  | 'identity-ended';

/** The account's id, or the address tried. Only a keyed hash is logged. */
interface Subject {
  userId?: string;
  account?: string;
}

@Injectable()
export class SecurityLog {
  private readonly logger = new Logger('Security');

  constructor(@Inject(ENV) private readonly env: Pick<Env, 'SESSION_SECRET'>) {}

  write(event: SecurityEvent, { userId, account }: Subject, details: Record<string, string> = {}): void {
    const subject = {
      ...(userId !== undefined && { userHash: this.hashOf(userId) }),
      ...(account !== undefined && { accountHash: this.hashOf(account) }),
    };
    this.logger.log({ msg: `security: ${event}`, event, ...subject, ...details });
  }

  private hashOf(text: string): string {
    const hmac = createHmac('sha256', this.env.SESSION_SECRET).update(`security log ${text}`);
    return hmac.digest('base64url').slice(0, 22);
  }
}
