import type { User } from '@repurpose/contract';
import type { BillingView } from '../billing/billing-accounts.service.js';
import type { UserEntity } from './user.entity.js';

export function presentUser(user: UserEntity, billing: BillingView): User {
  return {
    id: user.id,
    email: user.email,
    username: user.username,
    plan: billing.plan,
    transformationsLeft: billing.remainingCredits,
    stripeCustomerId: billing.stripeCustomerId,
    profileImageUrl: user.profileImageUrl,
    creditsRenewAt: billing.creditsRenewAt.toISOString(),
    planChange: billing.planChange,
  };
}
