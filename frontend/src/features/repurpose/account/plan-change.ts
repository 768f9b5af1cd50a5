import { type PlanChange, PLANS, type PlanKey } from '@repurpose/contract';
import { longDay } from '../../../shared/dates.js';

/** `keep`: withdraws the change; `pay`: opens the billing portal. */
export function planChangeView(plan: PlanKey, change: PlanChange) {
  const { name } = PLANS[plan];
  const day = longDay(change.at);
  if (change.reason === 'unpaid')
    return {
      text: `Your last payment failed. Update your card by ${day} to keep ${name}.`,
      action: { does: 'pay' as const, label: 'Update card' },
    };
  const text =
    change.plan === 'free'
      ? `Your ${name} plan ends on ${day}. You will be on ${PLANS.free.name} then.`
      : `Your ${name} plan changes to ${PLANS[change.plan].name} on ${day}.`;
  return { text, action: { does: 'keep' as const, label: `Keep ${name}` } };
}
