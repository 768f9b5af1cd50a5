import type { ErrorCode, PaidPlan, PlanChangeKind, PlanKey } from '@repurpose/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ChangeTerms } from '../payments/payments.port.js';

export type OfferStatus = 'shown' | 'running' | 'done' | 'refused';

@Entity('plan_change_offer')
export class PlanChangeOffer {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { name: 'user_id' }) accountId: string;
  @Column('text') subscriptionId: string;
  @Column('text') kind: PlanChangeKind;
  @Column('text', { name: 'from_plan' }) from: PaidPlan;
  @Column('text', { name: 'to_plan' }) to: PaidPlan;
  @Column('integer') dueCents: number;
  @Column('text') currency: string;
  @Column('timestamptz') proratedAt: Date | null;
  @Column('timestamptz') renewsAt: Date;
  @Column('integer') renewalCents: number;
  @Column('text') withdrawnPlan: PlanKey | null;
  @Column('timestamptz') withdrawnAt: Date | null;
  @Column('text') status: OfferStatus;
  @Column('text') errorCode: ErrorCode | null;
  @Column('timestamptz') runningUntil: Date | null;
  @Column('timestamptz') expiresAt: Date;
}

export function termsOf(offer: PlanChangeOffer): ChangeTerms {
  const { kind, from, to, dueCents, currency, proratedAt, renewsAt, renewalCents } = offer;
  const { withdrawnPlan: plan, withdrawnAt: at } = offer;
  const withdraws = plan && at && { plan, at };
  return { kind, from, to, dueCents, currency, proratedAt, renewsAt, renewalCents, withdraws };
}
