import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { ErrorCode, PaidPlan, PlanChangePreview, PlanChangeResult } from '@repurpose/contract';
import { Inject, Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { SETTINGS } from '../../../config/settings.js';
import { AppError } from '../../../errors/app-error.js';
import { BillingAccountsService } from '../billing-accounts.service.js';
import {
  PAYMENTS,
  type ChangeTerms,
  type PaymentsPort,
  type RunningSubscription,
  type Subscription,
  isEntitled,
  kindOfChange,
} from '../payments/payments.port.js';
import { termsOf, type PlanChangeOffer } from './plan-change-offer.entity.js';
import { PlanChangeOfferRepository, type LeasedOffer } from './plan-change-offer.repository.js';
import { PlanSyncService } from '../plan-sync.service.js';

const { waitMs, pollMs } = SETTINGS.billing.planChange;
/** Nothing has changed, and confirming again would not help. */
const FINAL: ReadonlySet<ErrorCode> = new Set(['PLAN_CHANGE_OUTDATED', 'PAYMENT_DECLINED']);

@Injectable()
export class PlanChangeService {
  constructor(
    private readonly accounts: BillingAccountsService,
    private readonly offers: PlanChangeOfferRepository,
    private readonly sync: PlanSyncService,
    @Inject(PAYMENTS) private readonly payments: PaymentsPort,
  ) {}

  /** Changes nothing. @throws AppError ALREADY_ON_PLAN, PLAN_CHANGE_PLANNED, PAYMENT_OVERDUE, PAYMENTS_UNAVAILABLE */
  async preview(accountId: string, running: RunningSubscription, plan: PaidPlan): Promise<PlanChangePreview> {
    refuseImpossible(running, plan);
    const terms = await this.payments.previewChange(running, plan, null);
    return toPreview(await this.offers.insert(accountId, running.id, terms));
  }

  /** Idempotent. @throws AppError PLAN_CHANGE_OUTDATED, PAYMENT_DECLINED, PLAN_CHANGE_UNCERTAIN */
  async confirm(accountId: string, token: string): Promise<PlanChangeResult> {
    const { offer, state, isRepeat } = await this.leased(accountId, token);
    if (state === 'mine') {
      await this.run(offer, isRepeat);
      await this.offers.close(offer.id, null);
      const { stripeCustomerId } = await this.accounts.get(accountId);
      if (stripeCustomerId !== null) await this.sync.trySync(stripeCustomerId);
    } else if (offer.errorCode !== null) throw new AppError(offer.errorCode);
    return toResult(offer);
  }

  private async leased(accountId: string, token: string): Promise<LeasedOffer> {
    const deadline = Date.now() + waitMs;
    for (;;) {
      const leased = isUUID(token, 'loose') ? await this.offers.lease(accountId, token) : null;
      if (!leased) throw new AppError('PLAN_CHANGE_OUTDATED');
      if (leased.state !== 'theirs') return leased;
      if (Date.now() > deadline) throw new AppError('UNAVAILABLE', { retryAfterSeconds: 2 });
      await delay(pollMs);
    }
  }

  private async run(offer: PlanChangeOffer, isRepeat: boolean): Promise<void> {
    try {
      const subscription = await this.currentOf(offer.accountId);
      if (isRepeat && isMade(subscription, offer)) return;
      await this.change(await this.asShown(subscription, offer), offer);
    } catch (error) {
      const isFinal = error instanceof AppError && FINAL.has(error.code);
      if (isFinal) await this.offers.close(offer.id, error.code);
      else await this.offers.release(offer.id);
      throw error;
    }
  }

  private async asShown(
    subscription: Subscription | null,
    offer: PlanChangeOffer,
  ): Promise<RunningSubscription> {
    const isKnown = subscription?.id === offer.subscriptionId && isEntitled(subscription);
    if (!isKnown || subscription.plan !== offer.from) throw new AppError('PLAN_CHANGE_OUTDATED');
    const fresh = await this.payments.previewChange(subscription, offer.to, offer.proratedAt);
    if (!isSame(fresh, termsOf(offer))) throw new AppError('PLAN_CHANGE_OUTDATED');
    return subscription;
  }

  /** If the response is lost, checks whether the plan has changed. */
  private async change(subscription: RunningSubscription, offer: PlanChangeOffer): Promise<void> {
    try {
      await this.payments.changePlan(subscription, termsOf(offer), offer.id);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'PAYMENTS_UNAVAILABLE') throw error;
      const present = await this.currentOf(offer.accountId).catch((lookup: unknown) => {
        throw new AppError('PLAN_CHANGE_UNCERTAIN', { cause: new AggregateError([error, lookup]) });
      });
      if (!isMade(present, offer)) throw new AppError('PLAN_CHANGE_UNCERTAIN', { cause: error });
    }
  }

  private async currentOf(accountId: string): Promise<Subscription | null> {
    const { stripeCustomerId } = await this.accounts.get(accountId);
    return stripeCustomerId === null ? null : this.payments.currentSubscription(stripeCustomerId);
  }
}

function refuseImpossible(running: RunningSubscription, plan: PaidPlan): void {
  const kind = kindOfChange(running, plan);
  if (kind === 'keep' && running.plannedChange === null) throw new AppError('ALREADY_ON_PLAN');
  if (kind === 'downgrade' && running.plannedChange?.plan === plan) throw new AppError('PLAN_CHANGE_PLANNED');
  // It would credit the unused part of an unpaid month.
  if (kind === 'upgrade' && running.status === 'past_due') throw new AppError('PAYMENT_OVERDUE');
}

function isMade(subscription: Subscription | null, { kind, to, subscriptionId }: PlanChangeOffer): boolean {
  if (subscription?.id !== subscriptionId) return false;
  if (kind === 'downgrade') return subscription.plannedChange?.plan === to;
  return subscription.plan === to && subscription.plannedChange === null;
}

const isSame = (fresh: ChangeTerms, shown: ChangeTerms): boolean =>
  isDeepStrictEqual({ ...fresh, proratedAt: null }, { ...shown, proratedAt: null });

function toPreview(offer: PlanChangeOffer): PlanChangePreview {
  const { kind, from, to, currency, renewalCents, withdrawnPlan, withdrawnAt } = offer;
  return {
    ...{ token: offer.id, expiresAt: offer.expiresAt.toISOString(), kind, from, to },
    ...{ dueTodayCents: offer.dueCents, currency },
    ...{ renewsAt: offer.renewsAt.toISOString(), renewalCents },
    withdraws: withdrawnPlan && withdrawnAt && { plan: withdrawnPlan, at: withdrawnAt.toISOString() },
  };
}

function toResult({ kind, to, dueCents, currency, renewsAt }: PlanChangeOffer): PlanChangeResult {
  const begins = kind === 'downgrade' ? renewsAt.toISOString() : null;
  return { plan: to, kind, paidCents: dueCents, currency, begins };
}
