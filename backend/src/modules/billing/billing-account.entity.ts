import type { PlanKey } from '@repurpose/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** `creditsLeft` is the sum of the account's `credit_entry` rows. */
@Entity('billing_account')
export class BillingAccount {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  accountId: string;

  @Column({ type: 'text' })
  plan: PlanKey;

  @Column({ name: 'stripe_customer_id', type: 'text', nullable: true })
  stripeCustomerId: string | null;

  @Column({ name: 'stripe_subscription_id', type: 'text', nullable: true })
  stripeSubscriptionId: string | null;

  @Column({ name: 'subscription_status', type: 'text', nullable: true })
  subscriptionStatus: string | null;

  @Column({ name: 'remaining', type: 'integer' })
  creditsLeft: number;

  @Column({ name: 'anchor_at', type: 'timestamptz' })
  anchorAt: Date;

  @Column({ name: 'period_start', type: 'timestamptz' })
  periodStart: Date;

  @Column({ name: 'period_ends_at', type: 'timestamptz' })
  periodEndsAt: Date;

  @Column({ name: 'next_plan', type: 'text', nullable: true })
  plannedPlan: PlanKey | null;

  @Column({ name: 'next_plan_at', type: 'timestamptz', nullable: true })
  plannedPlanAt: Date | null;

  /** After a failed payment. Kept until one succeeds, so that the grace is given once. */
  @Column({ name: 'grace_ends_at', type: 'timestamptz', nullable: true })
  graceEndsAt: Date | null;

  /** Null: on Agency, or never was. Set by a trigger. */
  @Column({ name: 'team_ended_at', type: 'timestamptz', nullable: true })
  teamEndedAt: Date | null;

  @Column({ name: 'synced_at', type: 'timestamptz', nullable: true })
  syncedAt: Date | null;

  /** Of the last fetch written. Older fetches are dropped. */
  @Column({ name: 'sync_ticket', type: 'bigint' })
  syncTicket: string;

  @Column({ name: 'checkout_session_id', type: 'text', nullable: true })
  checkoutSessionId: string | null;
}
