import { MESSAGES, isUnlimited, type User, LIMITS } from '@repurpose/contract';

/** From 5 credits down to 0; never for Agency. */
export function creditNoticeOf({
  plan,
  transformationsLeft,
}: Pick<User, 'plan' | 'transformationsLeft'>): string | null {
  if (isUnlimited(plan)) return null;
  if (transformationsLeft <= 0) return MESSAGES.transform.noCredits;
  return transformationsLeft <= LIMITS.lowCredits ? MESSAGES.transform.lowCredits(transformationsLeft) : null;
}
