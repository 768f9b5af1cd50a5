import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@repurpose/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type FindOperator, Raw } from 'typeorm';
import { SETTINGS } from '../../../config/settings.js';
import { lockAccount } from '../credits/grants.js';
import type { ChangeTerms } from '../payments/payments.port.js';
import { PlanChangeOffer } from './plan-change-offer.entity.js';

const { offerMs, offerKeptMs, retryMs, leaseMs } = SETTINGS.billing.planChange;
const inMs = (ms: number): string => `now() + ${ms} * interval '1 ms'`;
const until = (ms: number): FindOperator<Date> => Raw((column) => `${column} <= ${inMs(ms)}`);
const after = (ms: number): FindOperator<Date> => Raw((column) => `${column} > ${inMs(ms)}`);

export interface LeasedOffer {
  offer: PlanChangeOffer;
  /** `mine`: this call makes the change. `theirs`: another call is making it. `closed`: done or refused. */
  state: 'mine' | 'theirs' | 'closed';
  /** An earlier call may have made the change without receiving the response. */
  isRepeat: boolean;
}

@Injectable()
export class PlanChangeOfferRepository {
  constructor(private readonly db: DataSource) {}

  async insert(accountId: string, subscriptionId: string, terms: ChangeTerms): Promise<PlanChangeOffer> {
    const id = randomUUID();
    const { withdraws, ...columns } = terms;
    await this.db.manager.delete(PlanChangeOffer, [
      { accountId, status: 'shown', expiresAt: until(0) },
      { accountId, expiresAt: until(-offerKeptMs) },
    ]);
    await this.db.manager.insert(PlanChangeOffer, {
      ...{ id, accountId, subscriptionId, ...columns, expiresAt: () => inMs(offerMs) },
      ...{ withdrawnPlan: withdraws?.plan ?? null, withdrawnAt: withdraws?.at ?? null },
    });
    return this.db.manager.findOneByOrFail(PlanChangeOffer, { id });
  }

  lease(accountId: string, id: string): Promise<LeasedOffer | null> {
    return this.db.transaction(async (tx) => {
      await lockAccount(tx, accountId);
      const offer = await tx.findOneBy(PlanChangeOffer, { id, accountId });
      if (!offer) return null;
      if (offer.status === 'done' || offer.status === 'refused')
        return { offer, state: 'closed', isRepeat: true };
      const running = { accountId, status: 'running', runningUntil: after(0) } as const;
      if (await tx.existsBy(PlanChangeOffer, running)) return { offer, state: 'theirs', isRepeat: true };
      if (!(await this.start(tx, id))) return null;
      // Other previews were computed before this change.
      await tx.delete(PlanChangeOffer, { accountId, status: 'shown' });
      return { offer, state: 'mine', isRepeat: offer.status === 'running' };
    });
  }

  async close(id: string, errorCode: ErrorCode | null): Promise<void> {
    const status = errorCode === null ? 'done' : 'refused';
    const change = { status, errorCode, runningUntil: null } as const;
    await this.db.manager.update(PlanChangeOffer, { id, status: 'running' }, change);
  }

  async release(id: string): Promise<void> {
    const change = { runningUntil: () => 'now()' };
    await this.db.manager.update(PlanChangeOffer, { id, status: 'running' }, change);
  }

  private async start(tx: EntityManager, id: string): Promise<boolean> {
    const startable = [
      { id, expiresAt: after(0) },
      { id, status: 'running', expiresAt: after(-retryMs) },
    ];
    const change = { status: 'running', runningUntil: () => inMs(leaseMs) } as const;
    return (await tx.update(PlanChangeOffer, startable, change)).affected !== 0;
  }
}
