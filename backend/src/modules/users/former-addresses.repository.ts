import { createHmac } from 'node:crypto';
import { PLAN_KEYS, PLANS } from '@repurpose/contract';
import { Inject, Injectable } from '@nestjs/common';
import { In, LessThanOrEqual, type EntityManager } from 'typeorm';
import { ENV, type Env } from '../../config/env.js';
import { FormerAddress } from './former-address.entity.js';

const COUNTED_PLANS = PLAN_KEYS.filter((plan) => PLANS[plan].monthlyCredits !== null);

/** Prevents a second grant by deleting or changing an address and registering it again. */
@Injectable()
export class FormerAddressesRepository {
  constructor(@Inject(ENV) private readonly env: Pick<Env, 'SESSION_SECRET' | 'SESSION_SECRET_PREVIOUS'>) {}

  /** Locks the account's row. Raw: an insert from a select. */
  async keep(tx: EntityManager, userId: string, email: string, now = new Date()): Promise<void> {
    await tx.delete(FormerAddress, { periodEndsAt: LessThanOrEqual(now) });
    await tx.query(
      `INSERT INTO former_address (address_hash, remaining, anchor_at, period_start, period_ends_at)
       SELECT $1, remaining, anchor_at, period_start, period_ends_at
         FROM billing_account WHERE user_id = $2 AND plan = ANY($3) AND period_ends_at > $4 FOR UPDATE
       ON CONFLICT (address_hash) DO UPDATE SET remaining = least(former_address.remaining, excluded.remaining)`,
      [this.hashOf(email, this.env.SESSION_SECRET), userId, COUNTED_PLANS, now],
    );
  }

  find(tx: EntityManager, email: string, now: Date): Promise<FormerAddress | null> {
    const secrets = [this.env.SESSION_SECRET, this.env.SESSION_SECRET_PREVIOUS].filter(
      (secret) => secret !== undefined,
    );
    const hashes = secrets.map((secret) => this.hashOf(email, secret));
    return tx
      .createQueryBuilder(FormerAddress, 'former')
      .where({ addressHash: In(hashes) })
      .andWhere('former.periodEndsAt > :now', { now })
      .orderBy('former.creditsLeft')
      .getOne();
  }

  /** Tags (`ada+news@`) reach the same mailbox. */
  private hashOf(email: string, secret: string): string {
    const folded = email.replace(/\+[^@]*(?=@[^@]*$)/, '');
    return createHmac('sha256', secret).update(`former address ${folded}`).digest('base64url');
  }
}
