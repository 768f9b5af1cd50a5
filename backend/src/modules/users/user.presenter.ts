import type { User } from '@repurpose/contract';
import type { BillingView } from '../billing/billing-accounts.service.js';
import type { UserEntity } from './user.entity.js';

/** The part of an account that its owner is shown. */
export type UserSummary = Pick<UserEntity, 'id' | 'email' | 'username' | 'profileImageUrl'>;

/** What a user is shown of themselves: the contract's fields, nothing else. */
export function presentUser(user: UserSummary, billing: BillingView): User {
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
