import { PLANS, type PaidPlan, type PlanChangeKind } from '@repurpose/contract';
import type { RunningSubscription } from './payments.port.js';

/** What choosing a plan means for a subscription that runs. */
export function kindOfChange(
  { plan: from }: Pick<RunningSubscription, 'plan'>,
  to: PaidPlan,
): PlanChangeKind {
  if (from === to) return 'keep';
  return PLANS[to].priceCents > PLANS[from].priceCents ? 'upgrade' : 'downgrade';
}
