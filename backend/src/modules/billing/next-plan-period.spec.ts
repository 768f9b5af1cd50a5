import type { PlanKey } from '@repurpose/contract';
import { fc } from '@repurpose/testing';
import type { Subscription } from './payments/payments.port.js';
import { nextPlanPeriod } from './next-plan-period.js';

const instants = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
const lengths = fc.integer({ min: 1, max: 40 * 86_400_000 });
const after = (from: Date, lengthMs: number) => new Date(from.getTime() + lengthMs);

function planBy(graceEndsAt: Date | null, subscription: Subscription | null, now: Date): PlanKey {
  if (!subscription?.plan) return 'free';
  if (!['active', 'trialing', 'past_due'].includes(subscription.status)) return 'free';
  if (graceEndsAt && graceEndsAt <= now) return 'free';
  const { plannedChange, plan } = subscription;
  return plannedChange && plannedChange.at <= now ? plannedChange.plan : plan;
}

it('never begins before the present period, and never ends before it begins, whatever is reported when', () => {
  const accounts = fc
    .record({
      ...{ plan: fc.constantFrom('free', 'pro', 'agency'), periodStart: instants, lengthMs: lengths },
      graceEndsAt: fc.option(instants),
    })
    .map(({ lengthMs, ...row }) => ({
      ...row,
      anchorAt: row.periodStart,
      periodEndsAt: after(row.periodStart, lengthMs),
    }));
  const changes = fc.record({ plan: fc.constantFrom('free' as const, 'pro' as const), at: instants });
  const subscriptions: fc.Arbitrary<Subscription | null> = fc.option(
    fc
      .record({
        status: fc.constantFrom(
          'active',
          'trialing',
          'past_due',
          'unpaid',
          'canceled',
          'paused',
          'incomplete',
        ),
        plan: fc.constantFrom('pro', 'agency', null),
        periodStart: instants,
        endedAt: fc.option(instants),
        lengthMs: lengths,
        plannedChange: fc.option(changes),
      })
      .map(({ lengthMs, ...row }) => ({
        ...{
          ...row,
          id: 'sub_1',
          itemId: 'si_1',
          scheduleId: null,
          cancelField: null,
          anchorAt: row.periodStart,
        },
        periodEndsAt: after(row.periodStart, lengthMs),
      })),
  );
  fc.assert(
    fc.property(accounts, subscriptions, instants, (account, subscription, now) => {
      const next = nextPlanPeriod(account, subscription, now);
      expect(next?.plan ?? 'free').toBe(planBy(account.graceEndsAt, subscription, now));
      if (next === null) return;
      expect(next.periodStart.getTime()).toBeGreaterThanOrEqual(account.periodStart.getTime());
      expect(next.periodEndsAt.getTime()).toBeGreaterThan(next.periodStart.getTime());
    }),
    { numRuns: 100 },
  );
});
