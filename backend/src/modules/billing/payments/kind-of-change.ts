import { PLANS, type PaidPlan, type PlanChangeKind } from '@repurpose/contract';
import type { RunningSubscription } from './payments.port.js';

export function kindOfChange(
  { plan: from }: Pick<RunningSubscription, 'plan'>,
  to: PaidPlan,
): PlanChangeKind {
  if (from === to) return 'keep';
  return PLANS[to].priceCents > PLANS[from].priceCents ? 'upgrade' : 'downgrade';
}
