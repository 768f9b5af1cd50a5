import type { PlanKey } from '@repurpose/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** `creditsLeft` is the sum of the account's `credit_entry` rows. */
@Entity('billing_account')
export class BillingAccount {
  @PrimaryColumn('uuid', { name: 'user_id' }) accountId: string;
  @Column('text') plan: PlanKey;
  @Column('text') stripeCustomerId: string | null;
  @Column('text') stripeSubscriptionId: string | null;
  @Column('text') subscriptionStatus: string | null;
  @Column('integer', { name: 'remaining' }) creditsLeft: number;
  @Column('timestamptz') anchorAt: Date;
  @Column('timestamptz') periodStart: Date;
  @Column('timestamptz') periodEndsAt: Date;
  @Column('text', { name: 'next_plan' }) plannedPlan: PlanKey | null;
  @Column('timestamptz', { name: 'next_plan_at' }) plannedPlanAt: Date | null;

  /** After a failed payment. Kept while the same subscription is past due, so that the grace is not extended. */
  @Column('timestamptz') graceEndsAt: Date | null;

  /** Null: on Agency, or never was. Set by a trigger. */
  @Column('timestamptz') teamEndedAt: Date | null;
  @Column('timestamptz') syncedAt: Date | null;

  /** Of the last fetch written. Older fetches are dropped. */
  @Column('bigint') syncTicket: string;
  @Column('text') checkoutSessionId: string | null;
}
