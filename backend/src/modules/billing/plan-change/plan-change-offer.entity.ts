import type { ErrorCode, PaidPlan, PlanChangeKind, PlanKey } from '@repurpose/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ChangeTerms } from '../payments/payments.port.js';

export type OfferStatus = 'shown' | 'running' | 'done' | 'refused';

@Entity('plan_change_offer')
export class PlanChangeOffer {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ name: 'user_id', type: 'uuid' })
  accountId: string;

  @Column({ name: 'subscription_id', type: 'text' })
  subscriptionId: string;

  @Column({ type: 'text' })
  kind: PlanChangeKind;

  @Column({ name: 'from_plan', type: 'text' })
  from: PaidPlan;

  @Column({ name: 'to_plan', type: 'text' })
  to: PaidPlan;

  @Column({ name: 'due_cents', type: 'integer' })
  dueCents: number;

  @Column({ type: 'text' })
  currency: string;

  @Column({ name: 'prorated_at', type: 'timestamptz', nullable: true })
  proratedAt: Date | null;

  @Column({ name: 'renews_at', type: 'timestamptz' })
  renewsAt: Date;

  @Column({ name: 'renewal_cents', type: 'integer' })
  renewalCents: number;

  @Column({ name: 'withdrawn_plan', type: 'text', nullable: true })
  withdrawnPlan: PlanKey | null;

  @Column({ name: 'withdrawn_at', type: 'timestamptz', nullable: true })
  withdrawnAt: Date | null;

  @Column({ type: 'text' })
  status: OfferStatus;

  @Column({ name: 'error_code', type: 'text', nullable: true })
  errorCode: ErrorCode | null;

  @Column({ name: 'running_until', type: 'timestamptz', nullable: true })
  runningUntil: Date | null;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;
}

export function termsOf(offer: PlanChangeOffer): ChangeTerms {
  const { kind, from, to, dueCents, currency, proratedAt, renewsAt, renewalCents } = offer;
  const { withdrawnPlan: plan, withdrawnAt: at } = offer;
  const withdraws = plan && at && { plan, at };
  return { kind, from, to, dueCents, currency, proratedAt, renewsAt, renewalCents, withdraws };
}
