import type { PlanChange, PlanKey } from '@repurpose/contract';
import { planChangeView } from './plan-change-notice.js';

const at = '2026-12-22T12:00:00.000Z';

it.each<[PlanKey, Omit<PlanChange, 'at'>, string, string]>([
  [
    'pro',
    { plan: 'free', reason: 'planned' },
    'Your Pro plan ends on December 22, 2026. You will be on Free then.',
    'Keep Pro',
  ],
  [
    'agency',
    { plan: 'pro', reason: 'planned' },
    'Your Agency plan changes to Pro on December 22, 2026.',
    'Keep Agency',
  ],
  [
    'pro',
    { plan: 'free', reason: 'unpaid' },
    'Your last payment failed. Update your card by December 22, 2026 to keep Pro.',
    'Update card',
  ],
])('%s that becomes %j by itself is told: %s', (plan, change, text, label) => {
  expect(planChangeView(plan, { ...change, at })).toMatchObject({ text, action: { label } });
});
