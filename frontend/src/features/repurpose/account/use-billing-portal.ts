import { MESSAGES, type User } from '@repurpose/contract';
import { isApiFailure, messageOf } from '../../../shared/api/failure.js';
import { useToast } from '../../../shared/toasts/toasts.slice.js';
import { repurposeApi } from '../repurpose.api.js';

export function useBillingPortal(user: Pick<User, 'stripeCustomerId'>) {
  const [createPortalSession, { isLoading }] = repurposeApi.useCreatePortalSessionMutation();
  const toast = useToast();
  const { billing } = MESSAGES;
  const fail = (description: string) =>
    toast({ title: billing.portalFailedTitle, description, variant: 'destructive' });

  async function open(): Promise<void> {
    if (!user.stripeCustomerId)
      return toast({
        title: billing.noSubscriptionTitle,
        description: billing.noSubscription,
        variant: 'destructive',
      });
    try {
      const answer = await createPortalSession().unwrap();
      if (answer?.url) window.location.assign(answer.url);
      else fail(billing.portalUrlMissing);
    } catch (cause) {
      if (!isApiFailure(cause)) throw cause;
      fail(billing.portalFailed(messageOf(cause)));
    }
  }
  return { open, isBusy: isLoading };
}
