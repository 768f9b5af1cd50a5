import { PLAN_KEYS, PLANS } from '@repurpose/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { BillingAccount } from '../billing-account.entity.js';

/** The `quotas` of the SQL functions: credits by plan; null: unlimited. */
export const QUOTAS = JSON.stringify(
  Object.fromEntries(PLAN_KEYS.map((plan) => [plan, PLANS[plan].monthlyCredits])),
);

export type CreditAccount = Pick<BillingAccount, 'plan' | 'creditsLeft' | 'periodEndsAt'>;

export interface HeldFor {
  actorId: string | null;
  workspaceId: string | null;
}

@Injectable()
export class CreditsRepository {
  constructor(private readonly db: DataSource) {}

  /** Raw: three columns, batched per event-loop turn, read after every transform. */
  async findAccounts(accountIds: string[]): Promise<Map<string, CreditAccount>> {
    const rows = await this.db.query<(CreditAccount & { accountId: string })[]>(
      `SELECT user_id AS "accountId", plan, remaining AS "creditsLeft", period_ends_at AS "periodEndsAt"
         FROM billing_account WHERE user_id = ANY($1)`,
      [accountIds],
    );
    return new Map(rows.map(({ accountId, ...account }) => [accountId, account]));
  }

  /** False: no credit is left, or the period is over. Raw: a stored function, shared with admission. */
  async hold(
    tx: EntityManager,
    accountId: string,
    { holderId, actorId, workspaceId }: HeldFor & { holderId: string },
    now: Date,
  ): Promise<boolean> {
    const held = await tx.query<unknown[]>(
      'SELECT 1 FROM hold_transformation_credit($1, $2, $3, $4, $5, $6) WHERE held_plan IS NOT NULL',
      [accountId, holderId, now, QUOTAS, actorId, workspaceId],
    );
    return held.length > 0;
  }
}
