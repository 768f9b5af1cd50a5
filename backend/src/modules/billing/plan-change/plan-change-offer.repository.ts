import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@repurpose/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SETTINGS } from '../../../config/settings.js';
import type { ChangeTerms } from '../payments/payments.port.js';
import { PlanChangeOffer } from './plan-change-offer.entity.js';

const { offerMs, offerKeptMs, retryMs, leaseMs } = SETTINGS.billing.planChange;
const inMs = (parameter: string): string => `now() + ${parameter} * interval '1 ms'`;

export interface Claim {
  offer: PlanChangeOffer;
  /** `mine`: this call makes the change. `theirs`: another call is making it. `closed`: it was made or refused. */
  state: 'mine' | 'theirs' | 'closed';
  /** An earlier call may have made the change without receiving the response. */
  isRepeat: boolean;
}

/** Claims lock the billing account: one change per user at a time. Raw: the database's clock decides about time. */
@Injectable()
export class PlanChangeOfferRepository {
  constructor(private readonly db: DataSource) {}

  async insert(userId: string, subscriptionId: string, terms: ChangeTerms): Promise<PlanChangeOffer> {
    const id = randomUUID();
    await this.db.query(
      `DELETE FROM plan_change_offer WHERE user_id = $1
          AND (status = 'shown' AND expires_at <= now() OR expires_at <= now() - $2 * interval '1 ms')`,
      [userId, offerKeptMs],
    );
    await this.db.query(
      `INSERT INTO plan_change_offer (id, user_id, subscription_id, kind, from_plan, to_plan, due_cents, currency,
         prorated_at, renews_at, renewal_cents, withdrawn_plan, withdrawn_at, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, ${inMs('$14')})`,
      [
        ...[id, userId, subscriptionId, terms.kind, terms.from, terms.to, terms.dueCents, terms.currency],
        ...[terms.proratedAt, terms.renewsAt, terms.renewalCents],
        ...[terms.withdraws?.plan ?? null, terms.withdraws?.at ?? null, offerMs],
      ],
    );
    return this.db.manager.findOneByOrFail(PlanChangeOffer, { id });
  }

  claim(userId: string, id: string): Promise<Claim | null> {
    return this.db.transaction(async (tx) => {
      await tx.query('SELECT 1 FROM billing_account WHERE user_id = $1 FOR UPDATE', [userId]);
      const offer = await tx.findOneBy(PlanChangeOffer, { id, userId });
      if (!offer) return null;
      if (offer.status === 'done' || offer.status === 'refused')
        return { offer, state: 'closed', isRepeat: true };
      if (await this.isOneRunning(tx, userId)) return { offer, state: 'theirs', isRepeat: true };
      if (!(await this.start(tx, id))) return null;
      // Other previews were computed before this change.
      await tx.query(`DELETE FROM plan_change_offer WHERE user_id = $1 AND status = 'shown'`, [userId]);
      return { offer, state: 'mine', isRepeat: offer.status === 'running' };
    });
  }

  async close(id: string, errorCode: ErrorCode | null): Promise<void> {
    await this.db.query(
      `UPDATE plan_change_offer SET status = $2, error_code = $3, running_until = NULL
        WHERE id = $1 AND status = 'running'`,
      [id, errorCode === null ? 'done' : 'refused', errorCode],
    );
  }

  /** Nothing was changed, or that is unknown: the same token may be confirmed again. */
  async release(id: string): Promise<void> {
    await this.db.query(
      `UPDATE plan_change_offer SET running_until = now() WHERE id = $1 AND status = 'running'`,
      [id],
    );
  }

  private async isOneRunning(tx: EntityManager, userId: string): Promise<boolean> {
    const running = await tx.query<unknown[]>(
      `SELECT 1 FROM plan_change_offer WHERE user_id = $1 AND status = 'running' AND running_until > now()`,
      [userId],
    );
    return running.length > 0;
  }

  private async start(tx: EntityManager, id: string): Promise<boolean> {
    const [, started] = await tx.query<[unknown, number]>(
      `UPDATE plan_change_offer SET status = 'running', running_until = ${inMs('$2')}
        WHERE id = $1 AND (expires_at > now() OR status = 'running' AND expires_at > now() - $3 * interval '1 ms')`,
      [id, leaseMs, retryMs],
    );
    return started > 0;
  }
}
